# Sourced by check.sh: gets what the proofs need into build/phones, and installs none of it.

got=$PWD/build/phones
mkdir -p "$got"

# The address that this machine has its Debian packages from.
mirror() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 2>/dev/null | grep -v security | head -n 1
}

# private_apt SUITE ARGUMENT...: apt-get with lists of its own, of that suite, for all processors that we build for.
private_apt() {
  local suite=$1 root=$got/apt/$1
  shift
  mkdir -p "$root/lists/partial" "$root/cache/archives/partial"
  : >"$root/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(mirror) $suite main" >"$root/sources.list"
  apt-get -o Dir::Etc::SourceList="$root/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$root/lists" \
    -o Dir::State::status="$root/status" -o Dir::Cache="$root/cache" -o APT::Architecture=amd64 \
    -o APT::Architectures::=amd64 -o APT::Architectures::=arm64 -o APT::Architectures::=armhf \
    -o APT::Sandbox::User=root -o Acquire::Languages=none "$@"
}

# unpacked NAME SUITE PACKAGE...: those packages, unpacked in build/phones/NAME. Once.
unpacked() {
  local name=$1 suite=$2 folder=$got/$1 deb
  shift 2
  [ ! -e "$folder/.complete" ] || return 0
  [ -n "$(mirror)" ] || { echo "apt knows no Debian archive here"; return 1; }
  if [ ! -e "$got/apt/$suite/.fresh" ]; then
    private_apt "$suite" update && touch "$got/apt/$suite/.fresh" || return 1
  fi
  rm -rf "$folder" && mkdir -p "$folder"
  (cd "$folder" && private_apt "$suite" download "$@") || return 1
  for deb in "$folder"/*.deb; do dpkg -x "$deb" "$folder" || return 1; done
  rm -f "$folder"/*.deb
  touch "$folder/.complete"
}

# npm_package NAME [VERSION]: in build/phones/npm/NAME. Once.
npm_package() {
  local name=$1 folder=$got/npm/$1
  [ ! -e "$folder/.complete" ] || return 0
  command -v npm >/dev/null || { echo "no npm here"; return 1; }
  rm -rf "$folder" && mkdir -p "$folder"
  (cd "$folder" && npm pack --silent "$name${2:+@$2}" >/dev/null && tar -xzf ./*.tgz --strip-components=1 && rm -f ./*.tgz) || return 1
  touch "$folder/.complete"
}
