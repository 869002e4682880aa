#!/usr/bin/env bash
# The app and its tests with a newer Qt than Debian 12's. Called by ./check qt6.8 and ./check qt6.11.
set -u
cd "$(dirname "$0")/../.." || exit 2
source platform/linux/steps.sh
source platform/linux/install.sh
source platform/phones/get.sh
source platform/linux/deb.sh

which=${1:-}
case $which in
  qt6.8) suite=trixie ;;
  qt6.11) suite=sid ;;
  *)
    cat <<'TEXT'
./check qt6.8 | qt6.11

Builds the app in a Debian 13 (Qt 6.8) or Debian sid (Qt 6.11) of its own, in build/roots, and runs its
tests there. The first time that takes some minutes and 2 GB; only root can do it.
TEXT
    [ "$which" = --help ] && exit 0 || exit 2
    ;;
esac

root=$PWD/build/roots/$suite

# What the groups of platform/linux/packages are called there.
packages() {
  sed -n 's/^\(build\|check\): //p' platform/linux/packages | tr ' ' '\n' | grep -vE '^(git|clang.*|libclang.*|mold|libbenchmark-dev|pulseaudio.*|ccache)$'
  echo qt6-svg-plugins qt6-declarative-private-dev qt6-base-private-dev libbenchmark-dev mold ccache fonts-roboto-unhinted
}

prepare() {
  debian_root "$suite" || return 1
  [ ! -e "$root/.packages" ] || return 0
  in_root "$root" apt-get update || return 1
  in_root "$root" apt-get install -y --no-install-recommends $(packages) || return 1
  in_root "$root" apt-get clean
  touch "$root/.packages"
}

# there COMMAND...: in that root, with the sources, as they are, at /source and a build folder of that Qt's own.
there() {
  mkdir -p "$root/source" "build/$which" "$root/ccache"
  unshare -m --propagation private bash -c '
    mount --bind "$PWD" "$1/source" && mount --bind "$PWD/build/$2" "$1/source/build" || exit 1
    root=$1; shift 2
    mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 1
    exec chroot "$root" env -i PATH=/usr/lib/ccache:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 CCACHE_DIR=/ccache \
      NINEFOLD_ONCE="${NINEFOLD_ONCE:-}" sh -c "cd /source && exec \"\$@\"" - "$@"' - "$root" "$which" "$@"
}

build() { there cmake --preset release && there cmake --build --preset release --target all; }
tests() { there ctest --preset release --no-tests=error -j"$(($(nproc) + 1))" "$@"; }

[ "$(id -u)" = 0 ] || { echo "check $which: only root can make a root of its own" >&2; exit 1; }
install_packages roots || exit 1
step "$which-root" prepare && step "$which" build && step "$which-tests" tests
grep -a 'tests passed' "build/check/$which-tests.log" 2>/dev/null | tail -n 1
tell_all "check $which"
exit "$failed"
