#!/usr/bin/env bash
# Makes the stores' pictures anew: from the app's own gallery, and so the same every time. usage: screenshots.sh [android | ios | all]
# android: into metadata/android, kept in the repository (F-Droid reads them there), with 256 colours each.
# ios: into fastlane/screenshots, where fastlane looks for them; not kept.
# Needs build/release/bin/ninefold, pngquant and rsvg-convert (librsvg2-bin).
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-android}
app=build/release/bin/ninefold
scenes="home-continue kakuro_cards-preview kakuro_call-called sudoku_pens-hint-pattern okudos-middle sudokids-middle"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shots LANGUAGE SIZE SCALE THEME FOLDER PREFIX: a picture of each scene, so many pixels for each point.
shots() {
  local language=$1 size=$2 scale=$3 theme=$4 folder=$5 prefix=$6 scene number=0
  mkdir -p "$folder"
  for scene in $scenes; do
    number=$((number + 1))
    QT_SCALE_FACTOR=$scale "$app" --gallery "$work/gallery" --size "$size" --theme "$theme" --language "$language" --only "$scene" >/dev/null
    pngquant --force --strip --speed 1 --output "$folder/$prefix${number}_${scene%%-*}.png" 256 "$work/gallery/$scene.png"
  done
}

# graphic LANGUAGE WORDS FILE: what Google Play shows above everything.
graphic() {
  local icon
  icon=$(sed -e 's/<svg [^>]*>/<svg x="96" y="94" width="312" height="312" viewBox="0 0 512 512">/' resources/icons/app.svg)
  cat >"$work/graphic.svg" <<TEXT
<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="500" viewBox="0 0 1024 500">
<rect width="1024" height="500" fill="#F5EFE3"/>
$icon
<text x="464" y="246" font-family="Roboto" font-weight="500" font-size="104" fill="#2A241D">Ninefold</text>
<text x="468" y="310" font-family="Roboto" font-size="34" fill="#655B4E">$2</text>
</svg>
TEXT
  mkdir -p "$(dirname "$3")"
  rsvg-convert --output "$work/graphic.png" "$work/graphic.svg"
  pngquant --force --strip --speed 1 --output "$3" 256 "$work/graphic.png"
}

if [ "$what" != ios ]; then
  for language in en:en-US de:de-DE it:it-IT; do
    images=fastlane/metadata/android/${language#*:}/images
    shots "${language%:*}" 360x720 3 light "$images/phoneScreenshots" ""
  done
  graphic en "Five board games with numbers" fastlane/metadata/android/en-US/images/featureGraphic.png
  graphic de "Fünf Brettspiele mit Zahlen" fastlane/metadata/android/de-DE/images/featureGraphic.png
  graphic it "Cinque giochi con i numeri" fastlane/metadata/android/it-IT/images/featureGraphic.png
fi
if [ "$what" != android ]; then
  for language in en:en-US de:de-DE it:it; do
    shots "${language%:*}" 430x932 3 light "fastlane/screenshots/${language#*:}" "phone-" # 1290 x 2796: 6.9 inches
    shots "${language%:*}" 1032x1376 2 light "fastlane/screenshots/${language#*:}" "tablet-" # 2064 x 2752: 13 inches
  done
fi
