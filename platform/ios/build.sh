#!/usr/bin/env bash
# Builds for a simulator, or an archive that isn't signed, into build/ios. usage: build.sh QT simulator|archive
# QT: a folder with macos and ios in it. Wants VCPKG_ROOT, and Xcode. See docs/phones.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
qt=$1 what=$2
: "${VCPKG_ROOT:?}"
case $what in
  simulator) sdk=iphonesimulator triplet=arm64-ios-simulator ;;
  archive) sdk=iphoneos triplet=arm64-ios ;;
  *) echo "build.sh: $what is neither simulator nor archive" >&2; exit 2 ;;
esac
"$VCPKG_ROOT/vcpkg" install --triplet "$triplet" --x-install-root=build/vcpkg
"$qt/ios/bin/qt-cmake" -S . -B build/ios -G Xcode -DQT_HOST_PATH="$qt/macos" -DCMAKE_OSX_SYSROOT="$sdk" \
  -DCMAKE_OSX_ARCHITECTURES=arm64 -DNINEFOLD_PACKAGES="$PWD/build/vcpkg/$triplet"
if [ "$what" = simulator ]; then
  cmake --build build/ios --config Release --target ninefold -- -sdk "$sdk" CODE_SIGNING_ALLOWED=NO
else
  xcodebuild -project build/ios/Ninefold.xcodeproj -scheme ninefold -configuration Release -sdk "$sdk" \
    -archivePath build/ios/Ninefold.xcarchive CODE_SIGNING_ALLOWED=NO archive
  (cd build/ios && zip -qry Ninefold.xcarchive.zip Ninefold.xcarchive)
fi
