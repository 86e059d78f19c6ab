"""Entry point inside Blender; `render.sh` calls it with the right folders.

    blender -b --factory-startup -P make.py -- images [--only id,…] [--views hero,…] [--variants 0,1,…]
    blender -b --factory-startup -P make.py -- glb    [--only id,…]
    blender -b --factory-startup -P make.py -- rooms  [--only id,…]
    blender -b --factory-startup -P make.py -- list | facts

`--only` takes ids and categories. Variant 0 is the piece as it is shown first, 1 its first other finish, and so on.
"""

import argparse
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

import builders as B  # noqa: E402
import geo  # noqa: E402
import studio as S  # noqa: E402

DEFAULT_SKIN = {
    'frame': 'wood:oak',
    'soft': 'fabric:linen',
    'soft2': 'fabric:sage',
    'soft3': 'fabric:oat',
    'metal': 'metal:brass',
    'top': 'wood:oak',
    'cane': 'cane',
    'backing': 'paint:ink',
    'plinth': 'paint:black',
    'cord': 'cord:paper',
    'glass': 'glass',
    'ceramic': 'paint:chalk',
    'lining': 'paint:chalk',
    'lamp': 'daylight:2.1',
    'sheet': 'fabric:snow',
    'duvet': 'fabric:snow',
    'throw': 'fabric:sage',
    'shade': 'shade',
    'pend': 'paint:chalk',
}
# degrees; `turn` turns the piece, not the camera
VIEWS = {
    'hero': {'azim': -30, 'elev': 13},
    'front': {'azim': 0, 'elev': 7},
    'angle': {'azim': 38, 'elev': 17},
    'side': {'azim': 0, 'elev': 8, 'turn': 90},
    'back': {'azim': -30, 'elev': 13, 'turn': 180},
}


def read(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as file:
        return json.load(file)


def catalogue():
    return {'products': read('furniture.json'), 'rooms': read('scenes.json')}


def skin_of(piece, variant=0):
    """Slot to material: the usual ones, those of the piece, those of its variant (1 is the first)."""
    skin = {**DEFAULT_SKIN, **piece.get('skin', {})}
    if variant and piece.get('variants'):
        skin.update(piece['variants'][variant - 1]['skin'])
    return skin


def build(piece, variant=0, lod=1.0, seed=None):
    kit = geo.Kit(piece['id'], skin_of(piece, variant), seed=seed or (sum(map(ord, piece['id'])) % 997 + 1), lod=lod)
    B.BUILDERS[piece['builder']](kit, **piece.get('args', {}))
    bpy.context.view_layer.update()
    return kit


def name_of(piece, view, variant):
    tail = '' if view == 'hero' else '-' + view
    return piece['id'] + tail + (f"-{piece['variants'][variant - 1]['id']}" if variant else '')


def shoot(piece, path, view, variant, options):
    """Sets the piece up in the studio and writes its picture."""
    started = time.time()
    S.clear()
    kit = build(piece, variant)
    angles = {**VIEWS[view], **piece.get('views', {}).get(view, {})}
    kit.root.rotation_euler.z = math.radians(angles.pop('turn', 0))
    bpy.context.view_layer.update()
    low, high = S.bounds(kit.parts)
    reach = max(0.36, (high - low).length / 2)
    S.backdrop(R=reach)
    S.lights((low + high) / 2, reach)
    long = max(high.x - low.x, high.y - low.y) / (high.z - low.z)
    margin = 1.24 - 0.07 * min(1, max(0, long - 1))
    S.camera(kit.parts, aspect=options.aspect, margin=margin, **angles)
    built = time.time() - started
    S.cycles((options.size, int(options.size / options.aspect)), options.spp, options.threshold, fast=options.fast)
    # the fast light loses some bounces: more exposure
    traced, cleaned, cpu = S.render(path, not options.raw, quality=options.quality, exposure=0.20 if options.fast else 0.04)
    name = os.path.basename(path)
    print(f'SHOT {name} build {built:.1f}s trace {traced:.1f}s (cpu {cpu:.0f}s) denoise {cleaned:.1f}s', flush=True)


def variants_of(piece, options):
    return [v for v in map(int, options.variants.split(',')) if v <= len(piece.get('variants', []))]


def make_images(pieces, options):
    for piece in pieces:
        for view in options.views.split(','):
            for variant in variants_of(piece, options):
                path = os.path.join(options.out, f'{name_of(piece, view, variant)}.{options.ext}')
                if options.force or not os.path.exists(path):
                    shoot(piece, path, view, variant, options)


def make_models(pieces, options):
    import export_glb

    for piece in pieces:
        export_glb.export(piece, os.path.join(options.out, f"{piece['id']}.glb"), build)


def make_rooms(scenes, options):
    import rooms

    for scene in scenes:
        path = os.path.join(options.out, f"{scene['id']}.{options.ext}")
        rooms.shoot(scene, path, options.size, options.spp, options.threshold, not options.raw, options.quality)


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
    ask.add_argument('what', choices=['images', 'glb', 'rooms', 'list', 'facts'])
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
    ask.add_argument('--force', action='store_true', help='also what lies there already')
    return ask.parse_args(argv)


def main(argv):
    options = options_from(argv)
    only = set(options.only.split(',')) if options.only else None
    pieces = [p for p in catalogue()['products'] if not only or {p['id'], p['category']} & only]
    scenes = [s for s in catalogue()['rooms'] if not only or s['id'] in only]
    if options.what == 'list':
        for piece in pieces:
            print(piece['category'], piece['id'], piece['builder'], len(piece.get('variants', [])))
    elif options.what == 'facts':
        print(json.dumps(sizes(pieces)))
    elif options.what == 'images':
        make_images(pieces, options)
    elif options.what == 'glb':
        make_models(pieces, options)
    else:
        make_rooms(scenes, options)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :])
