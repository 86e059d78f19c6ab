#!/bin/sh
# Re-renders the demo's pictures and models from the project alone. README.md names the Debian packages.
#
#   sh render.sh piece shoreline-sofa     hero, angle, front and every finish, to demo/pictures/masters
#   sh render.sh room room-living         a scene, to demo/rooms
#   sh render.sh model shoreline-sofa     models for the viewer and for phones, to demo/models
#   sh render.sh check shoreline-sofa     small quick pictures from five sides, to $BUILD/check
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
textures() { "$PYTHON" textures.py "$CAT_TEX"; }
studio() {
  # Blender's exit code does not tell of errors in a script; --python-exit-code makes it
  nice -n 19 blender -b -t "${THREADS:-1}" --factory-startup -noaudio --python-exit-code 1 -P make.py -- "$@" ${ONLY:+--only "$ONLY"} ${FORCE:+--force}
}
copy_pictures() { # of the pieces asked for: FROM TO
  for id in $(studio list | awk 'NF == 4 && $4 ~ /^[0-9]$/ { print $2 }'); do
    for file in "$1/$id.webp" "$1/$id"-*.webp; do [ ! -e "$file" ] || cp "$file" "$2/"; done
  done
}

case $WHAT in
  piece)
    named; textures
    studio images --out "$BUILD/images" --spp 28 --threshold .06 --variants 0,1,2,3,4
    studio images --out "$BUILD/images" --spp 24 --threshold .06 --views angle,front
    copy_pictures "$BUILD/images" "$DEMO/pictures/masters" ;;
  room)
    named; textures
    studio rooms --out "$DEMO/rooms" --size 1600 --spp 44 --threshold .05 --quality 90 ;;
  model)
    named; textures
    rm -rf "$BUILD/models"
    studio glb --out "$BUILD/models"
    (cd "$DEMO/.." && node demo/make-models.ts "$BUILD/models") ;;
  check)
    named; textures
    FORCE=1 studio images --out "$BUILD/check" --size 400 --spp 12 --threshold .06 --views hero,angle,front,side,back --ext png
    echo "Look at $BUILD/check" ;;
  sizes) textures; studio facts | grep '^{' ;;
  plan) "$PYTHON" floorplan.py "$DEMO/plan" ;;
  swatches) textures; "$PYTHON" swatches.py "$STUDIO/../../../web/parts/swatches" ;;
  *) sed -n '2,12s/^# \{0,1\}//p' render.sh; exit 1 ;;
esac
