#!/bin/sh
# Re-renders the demo's pictures and models from the project alone. README.md names the Debian packages.
#
#   sh render.sh piece shoreline-sofa     hero, angle, front and every finish, to demo/pictures/masters
#   sh render.sh close-ups shoreline-sofa  material, detail and size beside a door, to demo/pictures/masters
#   sh render.sh room room-living         a scene, and where its pieces are seen, to demo/rooms
#   sh render.sh guest cove-sofa          a piece that no room has, in the place of another, to demo/pictures/masters
#   sh render.sh model shoreline-sofa     models for the viewer and for phones, to demo/models
#   sh render.sh check shoreline-sofa     small quick pictures from five sides, to $BUILD/check; a close look:
#                                         SIZE=2400 CROP=.4,.3,.6,.5 (left, bottom, right, top as shares)
#   sh render.sh sizes                    width, depth and height of every piece in cm, as JSON
#   sh render.sh plan | swatches          the sample floor plan, the material swatches
#
# Several ids or a whole category: "sofa,crest-bed". What lies in $BUILD/images already is only copied,
# so an interrupted run goes on where it stopped; FORCE=1 renders all again.
set -eu
cd "$(dirname "$0")"
STUDIO=$(pwd)
DEMO=$(cd ../.. && pwd)
BUILD=${BUILD:-${TMPDIR:-/tmp}/lanai-studio}
WHAT=${1:-help}
ONLY=${2:-}
export CAT_TEX="$BUILD/textures" PYTHONDONTWRITEBYTECODE=1
# Debian's own Python has numpy and PIL; another one may come first on the PATH
PYTHON=${PYTHON:-/usr/bin/python3}

named() { [ -n "$ONLY" ] || { echo "Name a piece or a scene: sh render.sh $WHAT ID" >&2; exit 1; }; }
# what lies in $BUILD was made by the studio as it is now, or goes
fresh() { # FOLDER HASH
  [ "$(cat "$1/made-by" 2>/dev/null)" = "$2" ] || rm -rf "$1"
  mkdir -p "$1" && echo "$2" >"$1/made-by"
}
textures() { fresh "$CAT_TEX" "$(cat textures.py synthesis/*.py | sha256sum)"; }
studio() {
  # Blender's exit code does not tell of errors in a script; --python-exit-code makes it
  nice -n 19 blender -b -t "${THREADS:-1}" --factory-startup -noaudio --python-exit-code 1 -P make.py -- "$@" ${ONLY:+--only "$ONLY"} ${FORCE:+--force}
}
ids() { studio list | awk 'NF == 4 && $4 ~ /^[0-9]$/ { print $2 }'; } # of the pieces asked for
copy_pictures() { # FROM TO
  for id in $(ids); do
    for file in "$1/$id.webp" "$1/$id"-*.webp; do [ ! -e "$file" ] || cp "$file" "$2/"; done
  done
}

case $WHAT in
  piece)
    named; textures
    fresh "$BUILD/images" "$(cat ./*.py */*.py furniture.json | sha256sum)"
    studio images --out "$BUILD/images" --size 2400 --spp 6 --threshold 0
    studio images --out "$BUILD/images" --size 1600 --spp 6 --threshold 0 --views angle,front
    studio images --out "$BUILD/images" --size 1200 --spp 6 --threshold 0 --variants 1,2,3,4
    copy_pictures "$BUILD/images" "$DEMO/pictures/masters"
    # shellcheck disable=SC2046
    (cd "$DEMO/.." && node demo/note-recipes.ts $(cd "$STUDIO" && ids)) ;;
  close-ups)
    named; textures
    fresh "$BUILD/close-ups" "$(cat ./*.py */*.py furniture.json close-ups.json | sha256sum)"
    studio close-ups --out "$BUILD/close-ups" --quality 76
    # shellcheck disable=SC2046
    (cd "$DEMO/.." && node demo/note-close-ups.ts "$BUILD/close-ups" $(cd "$STUDIO" && ids)) ;;
  room)
    named; textures
    studio rooms --out "$DEMO/rooms" --size 1600 --spp 24 --threshold .05 --quality 90
    studio spots --out "$DEMO/catalogue"
    # shellcheck disable=SC2046
    (cd "$DEMO/.." && node demo/note-recipes.ts $(echo "$ONLY" | tr , ' ')) ;;
  guest)
    named; textures
    studio guests --out "$DEMO/pictures/masters" --size 800 --spp 16 --threshold .05 --quality 88
    # shellcheck disable=SC2046
    (cd "$DEMO/.." && node demo/note-recipes.ts $(cd "$STUDIO" && ids | sed 's/$/-room/')) ;;
  model)
    named; textures
    rm -rf "$BUILD/models"
    studio glb --out "$BUILD/models"
    (cd "$DEMO/.." && node demo/make-models.ts "$BUILD/models") ;;
  check)
    named; textures
    FORCE=1 studio images --out "$BUILD/check" --size "${SIZE:-400}" ${CROP:+--crop "$CROP"} --spp 6 --threshold 0 --views hero,angle,front,side,back --ext png
    echo "Look at $BUILD/check" ;;
  sizes) textures; studio facts | grep '^{' ;;
  plan) "$PYTHON" floorplan.py "$DEMO/plan" ;;
  swatches) textures; "$PYTHON" textures.py "$CAT_TEX"; "$PYTHON" swatches.py "$STUDIO/../../../web/products/swatches" ;;
  *) sed -n '2,15s/^# \{0,1\}//p' render.sh; exit 1 ;;
esac
