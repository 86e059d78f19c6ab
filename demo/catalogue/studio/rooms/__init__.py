"""Room scenes: a shell with openings, what lies outside, our pieces, decor, daylight, a level camera."""

import importlib
import math
import os
import pkgutil
import time

import bpy

import builders as B
import geo
import materials as M
import pieces as K
import studio as S

from . import develop, light, outlook, shell, spots, surfaces, view

# what scenes name with "do", and the materials that modules bring, may stand in any module of this package
MODULES = [importlib.import_module(f'{__name__}.{module.name}') for module in pkgutil.iter_modules(__path__)]

SKIN = {'skirting': 'paint:white', 'ceiling': 'wood:oak', 'post': 'wood:teak', 'battens': 'wood:walnut'}
LAMPS = ('floor_lamp', 'table_lamp', 'pendant')


def kit(name, seed, skin):
    return geo.Kit(name, {**K.DEFAULT_SKIN, **SKIN, **skin}, seed=seed)


def put(products, item):
    """Places a piece of the catalogue: {'id', 'at': [x, y(, z)], 'turn': degrees, 'variant': its id, 'skin': {}}."""
    product = dict(products[item['id']])
    product['skin'] = {**product.get('skin', {}), **item.get('skin', {})}
    names = [None] + [v['id'] for v in product.get('variants', [])]
    k = K.build(product, names.index(item.get('variant')), seed=item.get('seed'))
    x, y, *z = item['at']
    k.root.location = (x, y, z[0] if z else 0)
    k.root.rotation_euler = (0, 0, math.radians(item.get('turn', 0)))
    return k


def maker(name):
    return getattr(next((m for m in MODULES if hasattr(m, name)), B), name)


def build_parts(k, r):
    """What belongs to the house itself: {'do': maker, 'side': 'back', 'left' or 'right', …}; its maker gets the kit and the
    room, in the frame of that side: +y leads outside, z = 0 is the floor."""
    for part in r.get('parts', []):
        part = dict(part)
        make, side = maker(part.pop('do')), part.pop('side', 'back')
        with k.at(*outlook.frame(side, r['size'])):
            make(k, r, **part)


def adorn(k, thing):
    """{'do': name of a maker, 'at': place, …its arguments}."""
    thing = dict(thing)
    name = thing.pop('do')
    if name in LAMPS:
        lamp = kit(name, 3, thing.pop('skin', {}))
        lamp.root.location = thing.pop('at')
        getattr(B, name)(lamp, **thing)
        return
    at = thing.pop('at', (0, 0, 0))
    if name == 'rug':
        maker(name)(k, at=at, **thing)
    else:
        maker(name)(k, tuple(at), **thing)


def compose(r):
    """Builds the room; its pieces of the catalogue, each with its kit."""
    S.clear()
    surfaces.lay()
    for module in MODULES:
        for key, make in getattr(module, 'MATERIALS', {}).items():
            M._made[key] = make(key)
    products = {p['id']: p for p in K.catalogue()}
    k = kit('room', r.get('seed', 5), r.get('skin', {}))
    shell.build(k, r, maker)
    outlook.build(k, r)
    build_parts(k, r)
    placed = [(item, put(products, item)) for item in r['items']]
    for thing in r.get('decor', []):
        adorn(k, thing)
    light.build(r)
    view.camera(r['camera'])
    return placed


def shoot(r, path, size, options, part=None):
    """`part`: left, bottom, right, top of what is rendered, as shares of the whole picture of this width."""
    started = time.time()
    compose(r)
    built = time.time() - started
    S.cycles((size, round(size / r.get('aspect', 1.5))), options.spp, options.threshold, bounces=(4, 2, 8))
    if part:
        S.crop(*part)
    strength = 0 if options.raw else r.get('denoise', 1.2)
    took, cpu = develop.expose(path, strength, options.quality, r.get('exposure', 0))
    print(f'SHOT {os.path.basename(path)} build {built:.1f}s render {took:.1f}s (cpu {cpu:.0f}s)', flush=True)


def places(r):
    """Where its pieces are seen, as `spots.spots` says."""
    placed = compose(r)
    frame = bpy.context.scene.render
    frame.resolution_x, frame.resolution_y = 1500, round(1500 / r.get('aspect', 1.5))
    bpy.context.view_layer.update()
    return spots.spots(placed)
