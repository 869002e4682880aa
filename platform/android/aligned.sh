#!/usr/bin/env bash
# Whether every library in an APK can be loaded where pages have 16 KB: its segments are aligned to that, and so is its
# place in the file. usage: aligned.sh APK...
set -euo pipefail
status=0
for apk in "$@"; do
  work=$(mktemp -d)
  unzip -q "$apk" 'lib/arm64-v8a/*' 'lib/x86_64/*' -d "$work" 2>/dev/null || [ $? = 11 ]
  count=0
  while read -r library; do
    count=$((count + 1))
    smallest=$(readelf -lW "$library" | awk '$1 == "LOAD" {print strtonum($NF)}' | sort -n | head -n 1)
    if [ "${smallest:-0}" -lt 16384 ]; then
      echo "$apk: ${library#"$work"/} is aligned to $smallest"
      status=1
    fi
  done < <(find "$work" -name '*.so')
  rm -rf "$work"
  [ "$count" -gt 0 ] || { echo "$apk: there is no library in it"; status=1; }
  echo "$apk: $count libraries"
done
exit $status
