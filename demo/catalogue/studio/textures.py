"""Procedural textures (numpy only): tileable wood, cloth, leather, stone, rug, cane.

Every map is synthesised from spectral noise, so that it tiles without a seam
and is ours alone.  Colour maps are sRGB, height maps are linear 8-bit grey.

    python3 textures.py OUT_DIR          writes every map that is missing

`CAT_DETAIL=.25` makes the maps of wood coarser, for tests.
"""

import os
import sys
from functools import partial

import numpy as np
from PIL import Image

from synthesis.colour import hexc, lin_to_srgb, srgb_to_lin  # noqa: F401
from synthesis.surfaces import boucle, cane, leather, rug, stone, velvet, weave
from synthesis.wood import WOOD_SIZE, WOODS, wood  # noqa: F401


def save(path, rgb):
    a = (np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(a).save(path)


DETAIL = float(os.environ.get('CAT_DETAIL', 1))


def boards(name, **how):
    width, height = (int(side * DETAIL) for side in (4096, 2048))
    return partial(wood, name, width, height, **how)


MAKERS = {
    'weave': weave,
    'boucle': boucle,
    'leather': leather,
    'velvet': velvet,
    'stone': stone,
    'rug': rug,
    'cane': cane,
    'floor': boards('oak', planks=5),
    **{'wood_' + name: boards(name) for name in WOODS},
    # broad leaves of one log, for fronts
    **{'veneer_' + name: boards(name, planks=1) for name in WOODS},
}


def ensure(stem, out):
    """Makes the maps of a material where they are missing: colour and height."""
    colour_file = os.path.join(out, stem + '_col.png')
    if not os.path.exists(colour_file):
        os.makedirs(out, exist_ok=True)
        colour, height = MAKERS[stem]()
        save(os.path.join(out, stem + '_hgt.png'), np.clip(height, 0, 1))
        save(colour_file, colour)


if __name__ == '__main__':
    for each in MAKERS:
        ensure(each, sys.argv[1])
