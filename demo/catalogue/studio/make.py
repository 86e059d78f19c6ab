"""Entry point inside Blender; `render.sh` calls it with the right folders.

    blender -b --factory-startup -P make.py -- images [--only id,…] [--views hero,…] [--variants 0,1,…]
    blender -b --factory-startup -P make.py -- close-ups | glb  [--only id,…]
    blender -b --factory-startup -P make.py -- rooms | spots | guests  [--only id,…]
    blender -b --factory-startup -P make.py -- list | facts

`--only` takes ids and categories. Variant 0 is the piece as it is shown first, 1 its first other finish, and so on.
"""

import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio as S  # noqa: E402
from pieces import build, catalogue, name_of, shoot  # noqa: E402


def variants_of(piece, options):
    return [v for v in map(int, options.variants.split(',')) if v <= len(piece.get('variants', []))]


def make_images(pieces, options):
    for piece in pieces:
        for view in options.views.split(','):
            for variant in variants_of(piece, options):
                path = os.path.join(options.out, f'{name_of(piece, view, variant)}.{options.ext}')
                if options.force or not os.path.exists(path):
                    shoot(piece, path, view, variant, options)


def make_close_ups(pieces, options):
    import close_ups

    for piece in pieces:
        if options.force or not os.path.exists(os.path.join(options.out, f'{piece["id"]}.json')):
            close_ups.shoot(piece, options)


def make_models(pieces, options):
    import export_glb

    for piece in pieces:
        export_glb.export(piece, os.path.join(options.out, f'{piece["id"]}.glb'), build)


def scenes(only):
    from rooms import houses

    return [scene for scene in houses.scenes() if not only or scene['id'] in only]


def make_rooms(only, options):
    import rooms

    for scene in scenes(only):
        path = os.path.join(options.out, f'{scene["id"]}.{options.ext}')
        rooms.shoot(scene, path, options.size, options)


def make_guests(pieces, options):
    import guests

    for piece in pieces:
        if piece['id'] in guests.listed():
            guests.shoot(piece, scenes(None), options)


def find_spots(only, options):
    """Where pieces are seen in the pictures of rooms, to a JSON file that keeps what it has of other rooms."""
    import rooms

    path = os.path.join(options.out, 'spots.json')
    found = {}
    if os.path.exists(path):
        with open(path, encoding='utf-8') as file:
            found = json.load(file)
    found.update((scene['id'], rooms.places(scene)) for scene in scenes(only))
    lines = (f' {json.dumps(room)}: {json.dumps(found[room])}' for room in sorted(found))
    with open(path, 'w', encoding='utf-8') as file:
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


def sizes(pieces):
    """Width, depth and height of each piece in cm, measured on the model; splayed feet count, the floor is z = 0."""
    measured = {}
    for piece in pieces:
        S.clear()
        low, high = S.bounds(build(piece).parts)
        spans = (high.x - low.x, high.y - low.y, high.z - max(low.z, 0))
        measured[piece['id']] = {side: round(span * 100) for side, span in zip(('width', 'depth', 'height'), spans)}
    return measured


def options_from(argv):
    ask = argparse.ArgumentParser()
    ask.add_argument('what', choices=['images', 'close-ups', 'glb', 'rooms', 'spots', 'guests', 'list', 'facts'])
    ask.add_argument('--only', help='ids and categories, separated by commas')
    ask.add_argument('--out', default='.', help='folder for the results')
    ask.add_argument('--size', type=int, default=1200, help='width in pixels')
    ask.add_argument('--spp', type=int, default=64, help='samples per pixel')
    ask.add_argument('--threshold', type=float, default=0.05, help='noise at which a pixel is done')
    ask.add_argument('--views', default='hero')
    ask.add_argument('--variants', default='0')
    ask.add_argument('--ext', default='webp')
    ask.add_argument('--raw', action='store_true', help='no denoising')
    ask.add_argument('--fast', action='store_true', help='ambient occlusion for late bounces, a third cheaper')
    ask.add_argument('--quality', type=int, default=86)
    ask.add_argument('--aspect', type=float, default=1.0)
    ask.add_argument('--crop', help='left,bottom,right,top as shares of the picture: only this part, for a close look')
    ask.add_argument('--force', action='store_true', help='also what lies there already')
    return ask.parse_args(argv)


def main(argv):
    options = options_from(argv)
    only = set(options.only.split(',')) if options.only else None
    pieces = [p for p in catalogue() if not only or {p['id'], p['category']} & only]
    if options.what == 'list':
        for piece in pieces:
            print(piece['category'], piece['id'], piece['builder'], len(piece.get('variants', [])))
    elif options.what == 'facts':
        print(json.dumps(sizes(pieces)))
    elif options.what == 'images':
        make_images(pieces, options)
    elif options.what == 'close-ups':
        make_close_ups(pieces, options)
    elif options.what == 'glb':
        make_models(pieces, options)
    elif options.what == 'guests':
        make_guests(pieces, options)
    elif options.what == 'spots':
        find_spots(only, options)
    else:
        make_rooms(only, options)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :])
