#!/usr/bin/env bash
# clang-tidy over the core: a folder's files are read together, so that its headers are read once, and only what has
# changed since it last passed. usage: tidy.sh
set -u
cd "$(dirname "$0")/../.." || exit 2
made=build/tidy
mkdir -p "$made"

# Files of these folders call different things by the same names; they are looked at one by one.
apart="core/challenge core/lab"

# look UNIT: nothing to say if the unit and all that it includes are as they were when it last passed.
look() {
  local unit=$1 flags="-std=c++20 -Icore -Ibuild/check/core/games/made" key stamp
  key=$(clang++-14 $flags -MM "$unit" 2>/dev/null | tr -d '\\' | tr ' ' '\n' | grep -E '\.(h|cpp|def)$' | sort -u |
    xargs cat .clang-tidy platform/linux/tidy.sh | sha256sum | cut -d' ' -f1)
  stamp=$made/$(tr / _ <<<"$unit").passed
  if [ "$(cat "$stamp" 2>/dev/null)" = "$key" ]; then return 0; fi
  clang-tidy-14 --quiet "$unit" -- $flags 2>/dev/null || return 1
  echo "$key" >"$stamp"
}

if [ "${1:-}" = --unit ]; then
  look "$2"
  exit
fi

units=()
while read -r folder; do
  files=$(ls "$folder"/*.cpp)
  if [[ " $apart " == *" $folder "* ]]; then
    for file in $files; do units+=("$file"); done
  else
    units+=("$folder")
  fi
done < <(git ls-files 'core/*.cpp' 2>/dev/null | xargs -n 1 dirname | sort -u | grep -vE '^core(/bridge)?$')

paths=()
for unit in "${units[@]}"; do
  if [ -d "$unit" ]; then
    path=$made/$(tr / _ <<<"$unit").cpp
    for file in "$unit"/*.cpp; do echo "#include \"../../$file\" // NOLINT: that is what this file is for"; done >"$path"
    paths+=("$path")
  else
    paths+=("$unit")
  fi
done

# The largest first; told as ninja tells it.
status=0 done=0
while read -r line; do
  case $line in
    "unit "*) done=$((done + 1)); echo "[$done/${#paths[@]}] ${line#unit }" ;;
    FAILED) status=1 ;;
    *) echo "$line" ;;
  esac
done < <(ls -S "${paths[@]}" | xargs -P "$(nproc)" -I{} sh -c 'bash platform/linux/tidy.sh --unit {} || echo FAILED; echo "unit {}"')
exit $status
