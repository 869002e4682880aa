#!/usr/bin/env bash
# The Debian package, in build/deb.
set -eu
cd "$(dirname "$0")/../.."
source platform/linux/steps.sh
source platform/linux/install.sh
install_packages build play
build() {
  cmake -S . -B build/deb -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O2 -DCMAKE_INSTALL_PREFIX=/usr \
    -DNINEFOLD_TESTS=OFF && cmake --build build/deb && rm -f build/deb/*.deb && (cd build/deb && cpack)
}
step deb build
ls -l build/deb/*.deb
