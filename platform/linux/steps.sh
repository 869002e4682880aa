# Sourced by ./play and ./check: runs one step after the other, shows how far each is, and remembers how it went.
# With it comes the tale of all: $summary, a line a step, and $failed.

summary=""
failed=0
begun=$SECONDS

# How far the log of a running step says it is: ninja counts its edges, ctest its tests, apt names its packages.
how_far() {
  local log=$1 last
  last=$(tail -c 3000 "$log" 2>/dev/null | tr '\r' '\n' | grep -aoE '^\[[0-9]+/[0-9]+\]' | tail -n 1 | tr -d '[]')
  if [ -z "$last" ]; then
    last=$(grep -aoE '^ *[0-9]+/[0-9]+ Test' "$log" 2>/dev/null | tail -n 1 | grep -oE '[0-9]+/[0-9]+')
    [ -z "$last" ] || last="$last $(running_tests "$log")"
  fi
  # apt unpacks each package, and then sets it up.
  if [ -z "$last" ] && grep -aq 'newly installed' "$log"; then
    last=$(awk '/newly installed/ {all = $3} /^(Unpacking|Setting up) / {++done; name = $1 == "Setting" ? $3 : $2}
                END {if (all) printf "%d/%d %s", done, 2 * all, name}' "$log")
  fi
  printf '%s' "$last"
}

# The tests that ctest has started and not yet told the end of.
running_tests() {
  awk '/^ +Start +[0-9]+: /{open[$3] = 1} /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: /{delete open[$4]}
       END {for (test in open) printf "%s ", test}' "$1" 2>/dev/null
}

# watch NAME LOG PID: until the process ends, one line that moves on a terminal; elsewhere one line every 15 seconds.
watch_step() {
  local name=$1 log=$2 pid=$3 start=$SECONDS told=0 line
  while kill -0 "$pid" 2>/dev/null; do
    line="$name $(how_far "$log") $((SECONDS - start)) s"
    if [ -t 1 ]; then
      printf '\r\033[K%.*s' "$((${COLUMNS:-80} - 1))" "$line"
    elif [ $((SECONDS - start - told)) -ge 15 ]; then
      told=$((SECONDS - start))
      printf '%s\n' "$line"
    fi
    sleep 0.5
  done
  [ ! -t 1 ] || printf '\r\033[K'
}

# step NAME COMMAND...: runs it, keeps what it says in build/check/NAME.log and shows the end of that if it fails.
step() {
  local name=$1 start=$SECONDS log=build/check/$1.log status pid
  shift
  mkdir -p build/check
  : >"$log"
  [ -t 1 ] || echo "$name ..."
  "$@" >"$log" 2>&1 &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  watch_step "$name" "$log" "$pid"
  trap - INT TERM
  status=0
  wait "$pid" || status=$?
  if [ "$status" = 0 ]; then
    note "$name" "ok       $(printf '%4d s' $((SECONDS - start)))$(grep -aoE '^told: .*' "$log" | tail -n 1 | sed 's/^told:/ /')"
  else
    failed=1
    tail -n 60 "$log"
    note "$name" "FAILED   $(printf '%4d s' $((SECONDS - start)))   see $log"
    return 1
  fi
}

skipped() { note "$1" "skipped: $2"; }

note() {
  local line
  line=$(printf '  %-11s %s' "$1" "$2")
  summary+=$line$'\n'
  echo "$line"
}

# tell_all NAME: how each step went, and in a line how all did.
tell_all() {
  echo
  printf '%s' "$summary"
  if [ "$failed" = 0 ]; then echo "$1: all is well ($((SECONDS - begun)) s)"; else echo "$1: something FAILED ($((SECONDS - begun)) s)"; fi
}
