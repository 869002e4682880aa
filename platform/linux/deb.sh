# Sourced by platform/phones/check.sh: the Debian package, from nothing to a clean root that it has left again.

need_root() {
  [ "$(id -u)" = 0 ] || { echo "a root of its own can only be made by root"; return 1; }
  command -v debootstrap >/dev/null || { echo "no debootstrap here"; return 1; }
  [ -n "$(mirror)" ] || { echo "apt knows no Debian archive here"; return 1; }
}

# debian_root SUITE: a fresh Debian in build/roots/SUITE, if it isn't there.
debian_root() {
  local root=$PWD/build/roots/$1
  [ ! -e "$root/.complete" ] || return 0
  rm -rf "$root" && mkdir -p "$root"
  debootstrap --variant=minbase --include=ca-certificates "$1" "$root" "$(mirror)" || return 1
  rm -f "$root"/var/cache/apt/archives/*.deb
  touch "$root/.complete"
}

# in_root ROOT COMMAND...: with what programs expect of a system, for as long as the command takes.
in_root() {
  local root=$1
  shift
  unshare -m --propagation private bash -c '
    root=$1; shift
    mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 1
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null
    exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"' \
    - "$root" "$@"
}

# A folder's files with their sizes: what is left behind shows.
listed() { (cd "$1" && find usr etc opt var/lib/ninefold* -type f -printf '%p %s\n' 2>/dev/null | grep -vE '^(etc/resolv.conf|usr/share/(applications/mimeinfo|mime|icons/hicolor/icon-theme)|etc/ld.so.cache|usr/lib/x86_64-linux-gnu/gdk)' | sort); }

debian_package() {
  local root deb
  cmake -S . -B build/deb -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O2 -DCMAKE_INSTALL_PREFIX=/usr \
    -DNINEFOLD_TESTS=OFF || return 1
  cmake --build build/deb || return 1
  rm -f build/deb/*.deb
  (cd build/deb && cpack) || return 1
  deb=$(ls build/deb/ninefold_*.deb) || return 1
  dpkg-deb --info "$deb"
  debian_root bookworm || return 1
  root=$PWD/build/roots/deb
  rm -rf "$root" && cp -a build/roots/bookworm "$root" || return 1
  in_root "$root" apt-get update || return 1
  # What it depends on first: afterwards everything that is new is ours.
  in_root "$root" apt-get install -y --no-install-recommends \
    $(dpkg-deb --field "$deb" Depends | tr ',' '\n' | sed 's/(.*//; s/|.*//' | tr -d ' ') || return 1
  listed "$root" >build/deb/before
  cp "$deb" "$root/tmp/ninefold.deb"
  in_root "$root" apt-get install -y --no-install-recommends /tmp/ninefold.deb || return 1
  listed "$root" >build/deb/with
  in_root "$root" ninefold --demonstrate /tmp/pictures || return 1
  local pictures
  pictures=$(find "$root/tmp/pictures" -name '*.png' | wc -l)
  [ "$pictures" -gt 0 ] || { echo "it left no pictures"; return 1; }
  in_root "$root" ninefold-lab generate --seed 7 || return 1
  in_root "$root" sh -c 'cd / && for page in /usr/share/man/man6/ninefold*.gz; do zcat "$page" | grep -q "^.SH NAME" || exit 1; done' || return 1
  in_root "$root" apt-get purge -y ninefold || return 1
  listed "$root" >build/deb/after
  diff build/deb/before build/deb/after || { echo "it left something behind"; return 1; }
  echo "told: $(($(wc -c <"$deb") / 1024)) KB, $(($(wc -l <build/deb/with) - $(wc -l <build/deb/before))) files, $pictures pictures of a match, nothing left behind"
  rm -rf "$root"
}
