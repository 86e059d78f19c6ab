"""The pieces of the catalogue: how each is dressed, built and photographed."""

import json
import math
import os
import time

import bpy

import builders as B
import geo
import studio as S

HERE = os.path.dirname(os.path.abspath(__file__))
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


def catalogue():
    with open(os.path.join(HERE, 'furniture.json'), encoding='utf-8') as file:
        return json.load(file)


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
    return piece['id'] + tail + (f'-{piece["variants"][variant - 1]["id"]}' if variant else '')


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
    S.camera(kit.parts, aspect=options.aspect, **angles)
    near = None if options.crop else S.extent(kit.parts)
    if options.crop:
        S.crop(*map(float, options.crop.split(',')))
    built = time.time() - started
    S.cycles((options.size, int(options.size / options.aspect)), options.spp, options.threshold, fast=options.fast)
    # the fast light loses some bounces: more exposure
    took, cpu = S.render(path, not options.raw, quality=options.quality, exposure=0.20 if options.fast else 0.04, near=near)
    print(f'SHOT {os.path.basename(path)} build {built:.1f}s render {took:.1f}s (cpu {cpu:.0f}s)', flush=True)
