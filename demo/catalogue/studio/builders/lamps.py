"""Lamps for scenes."""

import math

from builders.registry import piece
from builders.vessels import vase

PI = math.pi


@piece
def floor_lamp(k, h=1.55):
    k.lathe('metal', [(0, 0), (0.14, 0), (0.145, 0.006), (0.14, 0.014), (0.02, 0.02), (0.010, 0.03)], seg=48)
    k.tube('metal', [(0, 0, 0.02), (0, 0, h - 0.16)], 0.008)
    shade(k, (0, 0, h - 0.26), 0.20, 0.26)


def shade(k, loc, r=0.2, h=0.26, taper=0.72):
    x, y, z = loc
    k.lathe('shade', [(r, z), (r * taper, z + h)], (x, y, 0), seg=56)
    k.lathe('shade', [(r * 0.99, z), (r * taper * 0.99, z + h)], (x, y, 0), seg=56)
    k.lathe(
        'glow:9',
        [(0, z + h * 0.3), (0.035, z + h * 0.38), (0.04, z + h * 0.5), (0.03, z + h * 0.6), (0, z + h * 0.64)],
        (x, y, 0),
        seg=20,
    )


@piece
def table_lamp(k, h=0.5, base='ceramic'):
    vase(k, (0, 0, 0), 0.085, h * 0.5, base, neck=0.3)
    k.tube('metal', [(0, 0, h * 0.44), (0, 0, h * 0.7)], 0.005)
    shade(k, (0, 0, h * 0.56), 0.155, h * 0.44)


@piece
def pendant(k, drop=1.0, r=0.26):
    """Hangs below z = 0."""
    k.tube('metal:black', [(0, 0, 0), (0, 0, -drop)], 0.0025, seg=6)
    prof = []
    for i in range(13):
        a = PI / 2 * i / 12
        prof.append((max(0.012, r * math.sin(a)), -drop - r * 0.72 * (1 - math.cos(a))))
    k.lathe('pend', prof, seg=64)
    k.lathe('glow:3', [(r * 0.2, -drop - r * 0.45), (r * 0.22, -drop - r * 0.55), (0, -drop - r * 0.6)], seg=24)
    k.lathe('metal', [(0, -drop + 0.05), (0.018, -drop + 0.05), (0.018, -drop - 0.005), (0, -drop - 0.01)], seg=20)
