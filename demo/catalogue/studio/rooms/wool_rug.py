"""Woven wool rugs: a plain field, bands at both ends, a short fringe."""

import geo
from materials import rendered

from . import surfaces


def wool(colour):
    return lambda key: rendered.cloth(key, 'rug', colour, 0.006, 0.97, 0.3, 0.004)


MATERIALS = {
    'rug:deeprust': wool('#71402f'),
    'rug:oliveleaf': wool('#8b8560'),
    'rug:cream': wool('#d8ccb4'),
    'rug:stone': wool('#a99c84'),
    'rug:bark': wool('#4d3d30'),
    'yarn': lambda key: surfaces.matt(key, '#d8ccb4', 0.95),
}


def wool_rug(k, at, w=3.2, d=2.3, field='rug:oliveleaf', bands=('rug:cream', 'rug:deeprust'), turn=0, along='y'):
    """Bands run across the ends on `along`: 'x' (left and right) or 'y' (near and far)."""
    t = 0.013
    with k.at((at[0], at[1], 0.001), (0, 0, turn + (90 if along == 'x' else 0))):
        if along == 'x':
            w, d = d, w
        k.slab(field, geo.rounded_rect(w, d, 0.02, 3), t, bevel=0.005)
        for s in (-1, 1):
            for i, slot in enumerate(bands):
                k.box(slot, (w - 0.012, 0.09 - 0.045 * (i % 2), 0.004), (0, s * (d / 2 - 0.17 - 0.12 * i), t), bevel=0.001)
            fringe(k, w, s * d / 2, s)


def fringe(k, w, y, s, gap=0.022):
    for i in range(int(w / gap)):
        x = -w / 2 + gap * (i + 0.5)
        k.tube('yarn', [(x, y - s * 0.01, 0.006), (x + k.rnd.uniform(-0.008, 0.008), y + s * 0.06, 0.003)], 0.0035, seg=5)
