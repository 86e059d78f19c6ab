"""How a material looks in a viewer of models: linear colours, roughness and small maps, written as PNG files."""

import os

import numpy as np
from PIL import Image

import materials as M
import textures as T

WOOD = (1024, 512)
STONE = (512, 512)
CANE = (256, 256)
CLOTH = (384, 384)
STEMS = {'fabric': 'weave', 'boucle': 'boucle', 'velvet': 'velvet', 'leather': 'leather', 'rug': 'rug'}
ROUGHNESS = {
    'wood': 0.58,
    'veneer': 0.58,
    'floor': 0.5,
    'stone': 0.6,
    'cane': 0.7,
    'leather': 0.55,
    'velvet': 0.85,
    'cord': 0.85,
    'gloss': 0.2,
}
# viewers light from all around: with all of it, smooth tops seen at a low angle turn white
SPECULAR = {'wood': 0.4, 'veneer': 0.4, 'leather': 0.45, 'stone': 0.6, 'cane': 0.4}
BUMP = {'leather': 0.5, 'boucle': 1.6}
# how much of a cloth's lights and darks shows
CONTRAST = {'velvet': 0.4}
# how bright a map without colour is: enough to make white linen of it, not so much that its lights are lost
GREY = 0.85
# our pictures are developed softer than viewers show a model: with this much of their colour the two look alike
COLOUR = 0.8


def look_of(key, folder):
    """What glTF says of a material, its maps by name, and how many metres a map covers."""
    kind, _, var = key.partition(':')
    look = {
        'color': [1, 1, 1],
        'roughness': ROUGHNESS.get(kind, 0.93 if kind in STEMS else 0.6),
        'specular': SPECULAR.get(kind, 1),
        'tile': list(M.tile(key)),
    }
    if kind in STEMS:
        look.update(look_of_cloth(kind, var, folder))
    elif kind in ('wood', 'veneer'):
        look['map'] = scaled(f'{kind}_{var}_col', WOOD, folder)
    elif kind == 'floor':
        look['map'] = scaled('floor_col', WOOD, folder)
    elif kind == 'stone':
        look.update(map=scaled('stone_col', STONE, folder), color=linear('#6b6865') if var == 'basalt' else [1, 1, 1])
    elif kind == 'cane':
        look.update(map=scaled('cane_col', CANE, folder), alpha='BLEND')
    elif kind == 'metal':
        hexcol, roughness = M.METAL[var]
        look.update(color=linear(hexcol), metallic=0 if var == 'black' else 1, roughness=roughness)
    elif kind == 'glass':
        look.update(color=[0.95, 0.97, 0.97], roughness=0.05, alpha='BLEND', opacity=0.12)
    elif kind == 'cord':
        look['color'] = linear(M.FABRIC.get(var, '#cbb489'))
    else:
        look['color'] = linear(M.PAINT.get(var, '#e6dcc8'))
    return look


def look_of_cloth(kind, var, folder):
    stem = STEMS[kind]
    colour = np.array(linear(M.LEATHER[var] if kind == 'leather' else M.FABRIC[var]))
    look = {'map': grey(stem, CONTRAST.get(kind, 1), folder), 'color': np.minimum(colour / GREY, 1).tolist()}
    if kind == 'velvet':
        return {**look, 'sheen': (colour * 0.55 + 0.05).tolist()}
    return {**look, 'normal': normal(stem, BUMP.get(kind, 0.9), folder)}


def linear(hexcol):
    return softer(np.array(M.lin(hexcol))).tolist()


def softer(rgb):
    light = (rgb @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    return light + (rgb - light) * COLOUR


def scaled(stem, size, folder):
    a = array_of(stem, size)
    rgb = T.lin_to_srgb(softer(T.srgb_to_lin(a[..., :3])))
    return kept(np.concatenate([rgb, a[..., 3:]], -1), stem, folder)


def grey(stem, contrast, folder):
    """The map of a cloth without its colour, which a factor gives back: one map for all colours of a cloth."""
    a = T.srgb_to_lin(array_of(stem + '_col', CLOTH)[..., :3])
    a = 1 + (a / a.reshape(-1, 3).mean(0) - 1) * contrast
    return kept(T.lin_to_srgb(np.minimum(a * GREY, 1)), stem + '_grey', folder)


def normal(stem, strength, folder):
    a = array_of(stem + '_hgt', CLOTH, 'L')
    dx = (np.roll(a, -1, 1) - np.roll(a, 1, 1)) * strength
    dy = (np.roll(a, -1, 0) - np.roll(a, 1, 0)) * strength
    n = np.stack([-dx, dy, np.ones_like(a)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    return kept(n * 0.5 + 0.5, stem + '_normal', folder)


def array_of(stem, size, mode=None):
    image = Image.open(os.path.join(M.TEX_DIR, stem + '.png'))
    image = image.convert(mode) if mode else image
    return np.asarray(image.resize(size, Image.LANCZOS), dtype=float) / 255


def kept(a, name, folder):
    Image.fromarray((a * 255 + 0.5).astype('uint8')).save(os.path.join(folder, name + '.png'))
    return name
