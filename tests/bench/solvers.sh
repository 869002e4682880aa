#!/bin/bash
# Measures our solver beside others, in one run: thousand puzzles per CPU second, counting up to 2 solutions.
#
#   solvers.sh NINEFOLD_LAB RUN_BENCHMARK [SOLVER...] -- PUZZLES.txt...
#
# RUN_BENCHMARK is that program of the tdoku project (public: t-dillon/tdoku), built with the same compiler for the same
# instruction set; SOLVER are names that it knows (tdoku, if none is given). It measures by the wall clock; its figures
# are put right by the share of a processor that it had.
set -euo pipefail
if [ $# -lt 4 ] || [[ " $* " != *" -- "* ]]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
lab=$1 theirs=$2
shift 2
solvers=()
while [ "$1" != -- ]; do
  solvers+=("$1")
  shift
done
shift
[ ${#solvers[@]} -gt 0 ] || solvers=(tdoku)

ours() { "$lab" solve --time <"$1"; }

other() { # SOLVER FILE: puzzles per second of CPU time
  local answer times
  times=$(mktemp)
  answer=$({ TIMEFORMAT='%R %U %S'; time "$theirs" -c1 -r0 -v0 -w1 -t2 -n "$count" -s "$1" "$clean" 2>/dev/null; } \
    2>"$times")
  tail -1 "$times" | awk -v rate="$(tail -1 <<<"$answer" | awk -F, '{ print $(NF - 3) }')" \
    '{ print rate * $1 / ($2 + $3) }'
  rm -f "$times"
}

clean=$(mktemp)
trap 'rm -f "$clean"' EXIT
printf '%-24s %10s' puzzles ninefold
printf ' %10s' "${solvers[@]}"
printf ' %8s\n' 'to best'
for file in "$@"; do
  # Some of the others want dots, and to be told that puzzles may have no solution.
  { echo '# ALLOWZERO'; grep -v '^#' "$file" | cut -c1-81 | tr 0 .; } >"$clean"
  count=$(($(wc -l <"$clean") - 1))
  own=$(ours "$file")
  line=$(printf '%-24s %10.1f' "$(basename "$file" .txt)" "$(awk "BEGIN { print $own / 1000 }")")
  best=0
  for solver in "${solvers[@]}"; do
    rate=$(other "$solver" "$file")
    best=$(awk "BEGIN { print ($rate > $best ? $rate : $best) }")
    line+=$(printf ' %10.1f' "$(awk "BEGIN { print $rate / 1000 }")")
  done
  echo "$line $(awk "BEGIN { printf \"%8.2f\", $own / $best }")"
done
