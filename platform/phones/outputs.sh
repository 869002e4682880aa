#!/usr/bin/env bash
# What ninefold-lab, and ninefold-thoughts beside it, have to print alike wherever they are built. usage: outputs.sh FEW|MANY
# [EMULATOR] LAB
set -euo pipefail
cd "$(dirname "$0")/../.."
how=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

dates="20261118" seeds="1"
if [ "$how" = MANY ]; then dates="20261118 20270228" seeds="1 2 3 4 5"; fi
for date in $dates; do "$@" daily --date "$date"; done
for game in $(sed -n 's/^GAME(\(.*\))$/\1/p' core/games/games.def); do
  for seed in $seeds; do
    "$@" deal --game "$game" --seats 2 --seed "$seed"
    "$@" play --game "$game" --seats 2 --seed "$seed" >"$work/record.json"
    cat "$work/record.json"
    "$@" replay "$work/record.json"
  done
done
for grade in gentle easy tricky hard fiendish; do "$@" generate --count 2 --grade "$grade" --seed 7; done
"$@" generate --count 3 --minimal --seed 11 | tee "$work/puzzles.txt"
"$@" solve <"$work/puzzles.txt"
"$@" rate <"$work/puzzles.txt"
for record in tests/records/*.json; do "$@" replay "$record" | cmp - "${record%.json}.out" || echo "$record: not what it was"; done
"${@:1:$#-1}" "$(dirname "${!#}")/ninefold-thoughts" tests/thoughts/thoughts.txt
