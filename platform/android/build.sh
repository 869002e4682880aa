#!/usr/bin/env bash
# Builds APK and AAB into build/android. usage: build.sh QT ABI...   QT: a folder with gcc_64 and android_* in it;
# ABI: arm64-v8a, x86_64. Wants ANDROID_SDK_ROOT, ANDROID_NDK_ROOT and VCPKG_ROOT. See docs/phones.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
qt=$1
shift
: "${ANDROID_SDK_ROOT:?}" "${ANDROID_NDK_ROOT:?}" "${VCPKG_ROOT:?}"
export ANDROID_NDK_HOME=$ANDROID_NDK_ROOT # as vcpkg calls it
[ $# -gt 0 ] || set -- arm64-v8a

# One build for each kind of processor: a package for all of them has to find SQLite and JSON for each.
for abi in "$@"; do
  case $abi in
    arm64-v8a) kit=android_arm64_v8a triplet=arm64-android ;;
    x86_64) kit=android_x86_64 triplet=x64-android ;;
    *) echo "build.sh: $abi isn't one of arm64-v8a, x86_64" >&2; exit 2 ;;
  esac
  "$VCPKG_ROOT/vcpkg" install --triplet "$triplet" --x-install-root=build/vcpkg
  "$qt/$kit/bin/qt-cmake" -S . -B "build/android-$abi" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DQT_HOST_PATH="$qt/gcc_64" -DQT_ANDROID_ABIS="$abi" -DANDROID_PLATFORM=android-28 \
    -DANDROID_SDK_ROOT="$ANDROID_SDK_ROOT" -DANDROID_NDK_ROOT="$ANDROID_NDK_ROOT" \
    -DNINEFOLD_PACKAGES="$PWD/build/vcpkg/$triplet"
  cmake --build "build/android-$abi" --target ninefold_make_apk
  cmake --build "build/android-$abi" --target ninefold_make_aab
  mkdir -p build/android
  find "build/android-$abi" -path '*outputs*' -name '*release*.apk' -exec cp {} "build/android/ninefold-$abi.apk" \;
  find "build/android-$abi" -path '*outputs*' -name '*release*.aab' -exec cp {} "build/android/ninefold-$abi.aab" \;
done
ls -l build/android
