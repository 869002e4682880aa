#!/usr/bin/env bash
# Puts every sentence that the app can say into the files of the languages, and takes out what it says no more.
# usage: update.sh LUPDATE FILE.ts...    ("cmake --build --preset debug --target languages" does it for all of them)
set -eu
lupdate=$1
shift
cd "$(dirname "$0")/../.."
core=$(mktemp -d)
trap 'rm -r "$core"' EXIT

# lupdate doesn't know how the core marks its words, nor in which context the bridge asks for them: it reads copies.
for file in $(grep -rlE --include='*.cpp' --include='*.h' 'NINEFOLD_WORDS\("' core); do
  case $file in
    core/store/*) context=Store ;;
    core/sudoku/human/* | core/sudoku/hint.cpp) context=Sudoku ;;
    *) context=Scene ;;
  esac
  sed "s/NINEFOLD_WORDS(/QT_TRANSLATE_NOOP(\"$context\", /g" "$file" >"$core/${file//\//-}"
done

for ts; do
  plurals=""
  # English needs nothing but its plurals.
  case $ts in *_en.ts) plurals=-pluralonly ;; esac
  language=${ts##*_}
  "$lupdate" -silent -no-obsolete -locations none $plurals -source-language en -target-language "${language%.ts}" \
    -I core qml core/bridge "$core" -ts "$ts"
done
