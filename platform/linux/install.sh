# Sourced by ./play and ./check, after steps.sh: installs what is missing of the groups named, and says so.
# usage: install_packages GROUP...

install_packages() {
  local here group wanted missing package run size
  here="$(dirname "${BASH_SOURCE[0]}")"
  for group in "$@"; do
    wanted="${wanted:-} $(sed -n "s/^$group: //p" "$here/packages" | tr '\n' ' ')"
  done
  missing=""
  for package in $wanted; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "This needs packages that I can't install here (no apt-get):$missing" >&2
    return 1
  fi
  run=""
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Please install these packages first, as root:$missing" >&2
      return 1
    fi
    run=sudo
  fi
  echo "Installing what is missing:$missing"
  step lists $run apt-get update || return 1
  size=$(apt-get install -y --no-install-recommends --print-uris $missing 2>/dev/null |
    awk '/^'\''/ {bytes += $3; ++all} END {printf "%d packages, %d MB", all, bytes / 1e6}')
  echo "With what they need: $size"
  step packages $run env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
}
