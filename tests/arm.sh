#!/bin/sh
# Compares the core's solver and generator on another processor, under its emulator, with this machine's, and there with
# brute force. usage: arm.sh COMPILER EMULATOR [ROUNDS]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

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
build "$1" "$work/arm" -static

rounds=${3:-300}
"$work/here" "$rounds" >"$work/here.out"
"$2" "$work/arm" "$rounds" >"$work/arm.out"
cmp "$work/here.out" "$work/arm.out"
echo "the same solver: $(head -1 "$work/arm.out"), $(($(wc -l <"$work/arm.out") - 1)) puzzles"
