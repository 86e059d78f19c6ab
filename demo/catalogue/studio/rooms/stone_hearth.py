"""A fireplace of field stone: the breast up to the roof, a timber mantel, a raised hearth, logs."""

import math

from . import shell, surfaces

MATERIALS = {
    'field:grey': lambda key: surfaces.plaster(key, '#8b847b'),
    'field:brown': lambda key: surfaces.plaster(key, '#9c8d7a'),
    'field:dark': lambda key: surfaces.plaster(key, '#736d66'),
    'field:pale': lambda key: surfaces.plaster(key, '#b0a696'),
    'field:joint': lambda key: surfaces.matt(key, '#4b4641'),
}
STONES = ('field:grey', 'field:brown', 'field:dark', 'field:grey', 'field:pale')


def rubble(k, x0, x1, z0, z1, hole=None, course=0.17):
    """Stones in loose courses on the plane y = 0; `hole`: x0, x1, top of the fire's opening."""
    z = z0
    while z < z1 - 0.02:
        h = min(course * k.rnd.uniform(0.75, 1.25), z1 - z)
        if z1 - z - h < 0.06:
            h = z1 - z
        spans = [(x0, x1)]
        if hole and z < hole[2] - 0.01:
            h = min(h, hole[2] - z)
            spans = [(x0, hole[0]), (hole[1], x1)]
        for a, b in spans:
            row(k, a, b, z, h)
        z += h


def row(k, a, b, z, h):
    x = a
    while x < b - 0.01:
        w = h * k.rnd.uniform(1.0, 2.4)
        if b - x - w < h * 0.7:
            w = b - x
        deep = k.rnd.uniform(0.07, 0.10)
        slot = STONES[k.rnd.randrange(len(STONES))]
        tip = k.rnd.uniform(-0.8, 0.8)
        k.box(slot, (w - 0.013, deep, h - 0.013), (x + w / 2, -deep / 2, z + h / 2), (tip, tip, tip), bevel=0.014, seg=3)
        x += w


def stone_hearth(k, r, x=0.0, w=1.9, depth=0.42, top=3.3, fire=(0.92, 0.72), lift=0.30, mantel=1.36):
    """`fire`: width and height of the opening, `lift` its foot above the floor."""
    inner = -shell.T
    fw, fh = fire
    with k.at((x, inner, 0)):
        for s in (-1, 1):
            side = (w - fw) / 2
            k.box('field:joint', (side, depth, top), (s * (fw + side) / 2, -depth / 2, top / 2), bevel=0)
            with k.at((s * w / 2, 0 if s > 0 else -depth, 0), (0, 0, s * 90)):
                rubble(k, -depth, 0, 0, top)
        k.box('field:joint', (fw, depth, top - lift - fh), (0, -depth / 2, (top + lift + fh) / 2), bevel=0)
        k.box('field:joint', (fw, depth, lift), (0, -depth / 2, lift / 2), bevel=0)
        k.box('paint:black', (fw, 0.02, fh), (0, -0.02, lift + fh / 2), bevel=0)
        with k.at((0, -depth, 0)):
            rubble(k, -w / 2, w / 2, lift, top, (-fw / 2, fw / 2, lift + fh))
        k.box('field:dark', (fw + 0.3, 0.13, 0.16), (0, -depth - 0.05, lift + fh + 0.08), bevel=0.012)
        hearth(k, w, depth, lift)
        k.box('mantel', (w + 0.24, 0.24, 0.15), (0, -depth - 0.13, mantel), bevel=0.012, grain='x')
        logs(k, -depth * 0.55, lift)


def hearth(k, w, depth, lift):
    with k.at((0, -depth - 0.42, 0)):
        k.box('field:joint', (w + 0.1, 0.42, lift - 0.06), (0, 0.21, (lift - 0.06) / 2), bevel=0)
        rubble(k, -w / 2 - 0.08, w / 2 + 0.08, 0, lift - 0.06, course=0.12)
    k.box('field:brown', (w + 0.26, 0.6, 0.06), (0, -depth - 0.27, lift - 0.03), bevel=0.012)


def logs(k, y, z):
    for i, (dx, dy, dz, turn) in enumerate(((-0.02, 0.03, 0.06, 4), (0.04, -0.1, 0.06, -7), (0, -0.04, 0.155, 14))):
        a = math.radians(turn)
        c, s = 0.27 * math.cos(a), 0.27 * math.sin(a)
        k.tube('bark', [(dx - c, y + dy - s, z + dz), (dx + c, y + dy + s, z + dz)], 0.055 - 0.006 * i, seg=14)
    for s in (-1, 1):
        k.box('metal:black', (0.02, 0.34, 0.02), (0.2 * s, y - 0.03, z + 0.012), bevel=0.003)
        k.box('metal:black', (0.024, 0.024, 0.24), (0.2 * s, y - 0.2, z + 0.12), bevel=0.003)
    k.box('glow:6', (0.3, 0.1, 0.05), (0, y + 0.0, z + 0.012), bevel=0.003)
