"""Material swatches (WebP) for colour pickers, cut from the same maps as the pictures.

python3 swatches.py OUT_DIR
"""

import os
import sys

import numpy as np
from PIL import Image

import materials as M
import textures as T

SIDE = 420
QUALITY = 80
CLOTH_CUT = (0, 0, 420, 420)
WOOD_CUT = (200, 300, 680, 780)
# kind of material: its map and its colours
CLOTHS = {
    'fabric': ('weave', M.FABRIC),
    'boucle': ('boucle', {name: M.FABRIC[name] for name in ('ivory', 'oat', 'fog')}),
    'leather': ('leather', M.LEATHER),
    'velvet': ('velvet', {name: M.FABRIC[name] for name in ('moss', 'plum', 'ochre')}),
}


def cut(stem, box):
    image = Image.open(os.path.join(M.TEX_DIR, stem + '_col.png')).convert('RGB')
    return image.crop(box).resize((SIDE, SIDE), Image.LANCZOS)


def tinted(stem, colour):
    """A piece of cloth in a colour, lit softly from the upper left so that it reads as a material."""
    light = T.srgb_to_lin(np.asarray(cut(stem, CLOTH_CUT), dtype=float) / 255)
    y, x = np.mgrid[0 : 1 : SIDE * 1j, 0 : 1 : SIDE * 1j]
    light *= np.array(M.lin(colour)) / M.mean_lin(stem + '_col') * (1.08 - 0.16 * (x + y) / 2)[..., None]
    return Image.fromarray((T.lin_to_srgb(light) * 255 + 0.5).astype('uint8'))


def main(out):
    os.makedirs(out, exist_ok=True)
    swatches = {f'wood-{name}': cut('wood_' + name, WOOD_CUT) for name in T.WOODS}
    for kind, (stem, colours) in CLOTHS.items():
        swatches.update({f'{kind}-{name}': tinted(stem, colour) for name, colour in colours.items()})
    for name, image in swatches.items():
        image.save(os.path.join(out, name + '.webp'), quality=QUALITY)


if __name__ == '__main__':
    main(sys.argv[1])
