#!/bin/sh
# Runs the core's solver and generator on 64-bit ARM, under qemu-user, and compares with this machine.
# Skipped (exit 77) where the cross compiler or the emulator is missing: apt install g++-aarch64-linux-gnu qemu-user
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
for tool in aarch64-linux-gnu-g++ qemu-aarch64; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: no $tool here"
    exit 77
  fi
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
build() { # COMPILER OUTPUT [OPTION...]
  compiler=$1 output=$2
  shift 2
  "$compiler" -std=c++20 -O2 -Wall -Wextra -Wconversion -Wshadow -Werror "$@" -I"$root/core" -I"$root/tests" \
    "$root"/tests/sudoku/standalone.cpp "$root"/core/sudoku/solver.cpp "$root"/core/sudoku/fill.cpp \
    "$root"/core/sudoku/generator.cpp "$root"/core/sudoku/human/*.cpp "$root"/core/grid/numbers.cpp "$root"/core/grid/cell.cpp -o "$output"
}
build "${CXX:-g++}" "$work/here"
build aarch64-linux-gnu-g++ "$work/arm" -static

rounds=${1:-300}
"$work/here" "$rounds" >"$work/here.out"
qemu-aarch64 "$work/arm" "$rounds" >"$work/arm.out"
cmp "$work/here.out" "$work/arm.out"
echo "the same on ARM: $(head -1 "$work/arm.out"), $(($(wc -l <"$work/arm.out") - 1)) puzzles"
