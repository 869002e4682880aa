#!/usr/bin/env bash
# Renders the app's icon into app/: app.svg to <size>.png; app-square.svg, which fills its square for systems that round
# the corners themselves, to square-<size>.png; app-adaptive.svg, where nothing is lost under a round mask of two thirds,
# to adaptive-<size>.png. Needs rsvg-convert (Debian: librsvg2-bin).
set -eu
cd "$(dirname "$0")"
mkdir -p app

render() { # picture, start of the file names, sizes
  local picture=$1 start=$2 size
  shift 2
  for size in "$@"; do
    rsvg-convert --width "$size" --height "$size" --output "app/$start$size.png" "$picture"
  done
}

render app.svg "" 48 64 72 96 128 144 192 256 512
render app-square.svg square- 180 512 1024
render app-adaptive.svg adaptive- 108 162 216 324 432
