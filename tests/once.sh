#!/usr/bin/env bash
# Runs a test, unless NINEFOLD_ONCE is set and it has passed before, made of the same program, libraries, data and wishes.
# usage: once.sh STAMP PROGRAM [ARGUMENT...]
set -u
stamp=$1
shift
[ -n "${NINEFOLD_ONCE:-}" ] || exec "$@"

made_of() {
  # The program, what it is linked to of ours, the programs that tests start, and how it is called.
  local folder
  folder=$(dirname "$1")/..
  cat "$1"
  if grep -q libninefold_screens "$1"; then
    cat "$folder"/tests/screens/libninefold_screens.so "$folder"/bin/ninefold "$folder"/bin/ninefold-lab 2>/dev/null
  fi
  # All that tests read.
  find tests resources ../shared/records ../shared/rules -type f ! -name '*.cpp' ! -name '*.h' ! -name '*.png' \
    -exec sha256sum {} + 2>/dev/null | sort
  env | grep '^NINEFOLD_' | sort
  echo "$@"
}

key=$(made_of "$@" | sha256sum)
if [ "$(cat "$stamp" 2>/dev/null)" = "$key" ]; then
  echo "It has passed before, and nothing of it has changed since."
  exit 0
fi
rm -f "$stamp"
"$@"
status=$?
[ $status != 0 ] || { mkdir -p "$(dirname "$stamp")" && echo "$key" >"$stamp"; }
exit $status
