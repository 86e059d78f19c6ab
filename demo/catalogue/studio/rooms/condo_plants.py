"""Plants of a high flat: a fiddle-leaf fig, a snake plant, an orchid."""

import math
import random

from mathutils import Vector

from . import greenery, surfaces

GREENS = {'fiddle': '#4d6b38', 'fiddle2': '#63824a', 'snake': '#4c6a4c', 'snake2': '#b5b878', 'orchid': '#f3efe9', 'lip': '#d9a441'}
MATERIALS = {f'leaf:{name}': (lambda key, c=colour: surfaces.leaf(key, c)) for name, colour in GREENS.items()}


def blade(rnd, length, width, key):
    """A fiddle: broad towards its end, waisted, cupped along the rib, its rim waved."""
    verts, faces, steps = [], [], 14
    bend = rnd.uniform(0.25, 0.6)
    for i in range(steps + 1):
        t = i / steps
        w = width * (
            0.62 * math.sin(math.pi * min(1, t * 0.96 + 0.02)) ** 0.6 + 0.5 * math.exp(-(((t - 0.68) / 0.2) ** 2)) * (1 - t) ** 0.2
        )
        for s in (-1, -0.5, 0, 0.5, 1):
            wave = 0.035 * width * math.sin(t * 17 + s * 2) * abs(s)
            verts.append(Vector((length * t, s * w / 2, -bend * length * t * t * 0.5 + abs(s) * w * 0.22 + wave)))
    for i in range(steps):
        faces += [(5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5) for j in range(4)]
    return greenery.mesh('fiddle', verts, faces, key)


def fiddle_leaf(k, at, h=1.9, n=34, seed=3, pr=0.2, ph=0.36, slot='ceramic', leaf=0.3):
    """A young tree: bare stem, one fork, leaves round the upper half."""
    rnd, foot = random.Random(seed), Vector(at)
    greenery.pot(k, at, pr, ph, slot)
    fork = foot + Vector((0.02, 0.01, ph + (h - ph) * 0.38))
    tops = (foot + Vector((0.16, 0.05, h - 0.1)), foot + Vector((-0.13, -0.06, h * 0.86)))
    k.tube(
        'bark',
        [foot + Vector((0, 0, ph - 0.06)), foot.lerp(fork, 0.6) + Vector((0.015, 0, 0)), fork],
        [0.017, 0.015, 0.013],
        smooth_path=10,
        seg=10,
    )
    shapes = [blade(rnd, leaf, leaf * 0.62, key) for key in ('leaf:fiddle', 'leaf:fiddle2', 'leaf:fiddle')]
    for top in tops:
        k.tube(
            'bark',
            [fork, fork.lerp(top, 0.5) + Vector(((top - fork).x * 0.2, 0, 0)), top],
            [0.012, 0.01, 0.007],
            smooth_path=10,
            seg=8,
        )
    for i in range(n):
        u = (i // 2 + 0.5) / (n / 2)
        p = fork.lerp(tops[i % 2], 0.12 + 0.88 * u)
        stand(
            k,
            shapes[i % 3],
            p,
            2.4 * i + rnd.uniform(-0.3, 0.3),
            0.25 - 1.15 * u**2 + rnd.uniform(-0.2, 0.2),
            rnd.uniform(0.75, 1.1) * (1 - 0.3 * u**3),
        )


def stand(k, shape, at, turn, tilt, scale):
    greenery.stand(k, shape, at, turn, tilt, scale)


def sword(rnd, h, w, key, rim=0.0):
    """An upright strip, twisted a little; `rim` is how far the pale edge stands out."""
    verts, faces, steps, twist = [], [], 16, rnd.uniform(-0.7, 0.7)
    for i in range(steps + 1):
        t = i / steps
        half = (w / 2 + rim) * min(1, 0.55 + t * 1.2) * (1 - max(0, (t - 0.6) / 0.4) ** 2.2)
        a = twist * t
        for s in (-1, 0, 1):
            verts.append(
                Vector(
                    (s * half * math.cos(a) + 0.05 * h * t * t, s * half * math.sin(a) + 0.014 * abs(s) - 0.002 * (rim > 0), h * t)
                )
            )
    for i in range(steps):
        faces += [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for j in (0, 1)]
    return greenery.mesh('sword', verts, faces, key)


def snake_plant(k, at, h=0.95, n=13, seed=5, pr=0.17, ph=0.3, slot='ceramic'):
    greenery.pot(k, at, pr, ph, slot)
    rnd = random.Random(seed)
    for i in range(n):
        a, ring = 2.4 * i, pr * 0.72 * math.sqrt((i + 0.4) / n)
        high, turn, state = (h - ph) * rnd.uniform(0.6, 1) * (1 - 0.25 * ring / pr), rnd.uniform(0, 6.3), rnd.getstate()
        p = Vector(at) + Vector((ring * math.cos(a), ring * math.sin(a), ph - 0.06))
        for key, rim, back in (('leaf:snake', 0, 0), ('leaf:snake2', 0.006, 0.004)):
            rnd.setstate(state)
            stand(k, sword(rnd, high, 0.062, key, rim), p + Vector((0, 0, -back)), turn, 0.16 * ring / pr, 1)


def petal(rnd, length, width, key):
    verts, faces, steps = [], [], 6
    for i in range(steps + 1):
        t = i / steps
        w = width * math.sin(math.pi * (0.06 + 0.92 * t)) ** 0.6
        verts += [Vector((length * t, s * w / 2, 0.12 * length * t * t - abs(s) * w * 0.08)) for s in (-1, 0, 1)]
    for i in range(steps):
        faces += [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for j in (0, 1)]
    return greenery.mesh('petal', verts, faces, key)


def flower(k, at, facing, size, shapes):
    """Five petals and a lip, turned to one side."""
    with k.at(at, (78, 0, facing)):
        for i in range(5):
            stand(k, shapes[0] if i in (1, 4) else shapes[1], (0, 0, 0.001 * i), math.pi / 2 + 2 * math.pi * i / 5, -0.1, size)
        stand(k, shapes[2], (0, 0, 0.004), -math.pi / 2, -0.5, size)


def orchid(k, at, h=0.52, stems=2, seed=2, pr=0.075, ph=0.12, slot='ceramic'):
    rnd = random.Random(seed)
    greenery.pot(k, at, pr, ph, slot)
    shapes = (petal(rnd, 1, 0.95, 'leaf:orchid'), petal(rnd, 0.9, 0.6, 'leaf:orchid'), petal(rnd, 0.5, 0.4, 'leaf:lip'))
    foot = Vector(at) + Vector((0, 0, ph - 0.02))
    for i in range(5):
        stand(k, greenery.paddle(rnd, h * 0.42, h * 0.13, 'leaf:fiddle'), foot, 2.5 * i, -0.25, 1)
    for i in range(stems):
        a = 0.4 + 2.6 * i
        out = Vector((math.cos(a), math.sin(a), 0))
        path = [
            foot,
            foot + out * 0.03 + Vector((0, 0, h * 0.5)),
            foot + out * h * 0.2 + Vector((0, 0, h * 0.8)),
            foot + out * h * 0.55 + Vector((0, 0, h * 0.74)),
        ]
        k.tube('leaf:fiddle2', path, 0.003, smooth_path=16, seg=6)
        for j in range(6):
            t = j / 5
            p = path[2].lerp(path[3], t) + Vector((0, 0, h * 0.02 - 0.03 * h * (j % 2)))
            flower(k, p, -20 + rnd.uniform(-35, 35), 0.042 * (1 - 0.3 * t), shapes)
