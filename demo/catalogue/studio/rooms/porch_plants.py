"""Plants of a windward porch: ferns in pots and hanging baskets, ti in glazed jars."""

import math
import random

from mathutils import Vector

from . import greenery, surfaces

COLOURS = {'sword': '#6f9a4a', 'sword2': '#83a956', 'ti': '#44703a', 'ti2': '#5f8a42'}


def blade(key):
    return surfaces.leaf(key, COLOURS[key.partition(':')[2]])


MATERIALS = {f'leaf:{name}': blade for name in COLOURS}


def sword_fern(k, at, r=0.5, n=30, seed=3):
    """A tuft of arching fronds about `at`."""
    rnd = random.Random(seed)
    shapes = [
        greenery.frond(rnd, r * 1.25, rise, 1.9, 34, r * 0.17, r * 0.042, key)
        for rise, key in ((1.35, 'leaf:sword2'), (1.0, 'leaf:sword'), (0.6, 'leaf:sword'))
    ]
    for i in range(n):
        turn, tilt = 2.4 * i + rnd.uniform(-0.2, 0.2), rnd.uniform(-0.15, 0.15)
        greenery.stand(k, shapes[min(2, i * 3 // n)], at, turn, tilt, rnd.uniform(0.75, 1.1))


def potted_fern(k, at, r=0.5, pr=0.17, ph=0.24, slot='cottage:terracotta', seed=3):
    greenery.pot(k, at, pr, ph, slot)
    sword_fern(k, (at[0], at[1], at[2] + ph - 0.04), r, seed=seed)


def hanging_fern(k, at, drop=0.75, r=0.46, seed=5, slot='cottage:straw'):
    """`at` is the hook; three cords carry a basket."""
    x, y, z = at
    for i in range(3):
        a = 2.1 * i
        k.tube('cord:paper', [(x, y, z), (x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z - drop)], 0.003, seg=6)
    k.lathe(slot, [(0, -0.14), (0.09, -0.13), (0.14, -0.05), (0.155, 0), (0.14, 0), (0, -0.03)], (x, y, z - drop), seg=36)
    sword_fern(k, (x, y, z - drop - 0.02), r, 34, seed)


def ti_plant(k, at, h=1.4, canes=4, pr=0.19, ph=0.32, slot='cottage:glass', seed=7, key='leaf:ti'):
    """Canes with rosettes of long blades."""
    rnd = random.Random(seed)
    greenery.pot(k, at, pr, ph, slot)
    shapes = [greenery.paddle(rnd, 0.46, 0.115, one) for one in (key, key, 'leaf:ti2' if key == 'leaf:ti' else key)]
    for i in range(canes):
        a, top = 2.4 * i + 0.4, ph + (h - ph - 0.2) * (1 - 0.62 * i / canes)
        foot = Vector(at) + Vector((0.06 * math.cos(a), 0.06 * math.sin(a), ph - 0.05))
        tip = Vector(at) + Vector((0.15 * math.cos(a), 0.15 * math.sin(a), top))
        k.tube('bark', [foot, foot.lerp(tip, 0.5), tip], 0.012, smooth_path=6, seg=8)
        for j in range(17):
            t = j / 16
            place = tip + Vector((0, 0, 0.12 * (1 - t) - 0.10))
            tilt, size = -1.05 + 1.25 * t + rnd.uniform(-0.12, 0.12), (0.7 + 0.4 * t) * rnd.uniform(0.9, 1.1)
            greenery.stand(k, shapes[j % 3], place, 2.4 * j + a, tilt, size)
