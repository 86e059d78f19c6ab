"""Procedural textures (numpy only): tileable wood, cloth, leather, stone, rug, cane.

Every map is synthesised from spectral noise, so that it tiles without a seam
and is ours alone.  Colour maps are sRGB, height maps are linear 8-bit grey.

    python3 textures.py OUT_DIR          writes every map that is missing
"""

import os
import sys

import numpy as np
from PIL import Image

from synthesis.colour import hexc, lin_to_srgb, srgb_to_lin  # noqa: F401
from synthesis.surfaces import boucle, cane, leather, rug, stone, velvet, weave
from synthesis.wood import WOOD_SIZE, WOODS, wood  # noqa: F401


def save(path, rgb):
    a = (np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(a).save(path)


def build(out):
    os.makedirs(out, exist_ok=True)

    def want(stem):
        return not os.path.exists(os.path.join(out, stem + '_col.png'))

    def put(stem, rgb, hgt):
        save(os.path.join(out, stem + '_col.png'), rgb)
        save(os.path.join(out, stem + '_hgt.png'), np.clip(hgt, 0, 1))

    for n in WOODS:
        if want('wood_' + n):
            put('wood_' + n, *wood(n))
    for stem, fn in (
        ('weave', weave),
        ('boucle', boucle),
        ('leather', leather),
        ('velvet', velvet),
        ('stone', stone),
        ('rug', rug),
        ('cane', cane),
    ):
        if want(stem):
            put(stem, *fn())
    if want('floor'):
        put('floor', *wood('oak', planks=5))


if __name__ == '__main__':
    build(sys.argv[1])
