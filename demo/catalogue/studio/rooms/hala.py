"""A hala tree: forked trunk on prop roots, its heads of long straps that fold and hang."""

import math
import random

from mathutils import Vector

from . import greenery, surfaces


def strap_leaf(key):
    return surfaces.leaf(key, '#7d9155' if key.endswith('2') else '#5c7847')


MATERIALS = {'leaf:hala': strap_leaf, 'leaf:hala2': strap_leaf}


def head(rnd, n=46, length=1.0, key='leaf:hala'):
    verts, faces = [], []
    for i in range(n):
        a, rise = 2.4 * i + rnd.uniform(-0.1, 0.1), 1.45 - 1.5 * i / n
        out, size = Vector((math.cos(a), math.sin(a), 0)), length * rnd.uniform(0.8, 1.1)
        side, p, lift = Vector((-math.sin(a), math.cos(a), 0)), Vector((0, 0, 0.12 * (1 - i / n))), rise
        start = len(verts)
        for j in range(7):
            w = 0.032 * (1 - (j / 6) ** 2) + 0.003
            verts += [p - side * w + Vector((0, 0, w * 0.5)), p, p + side * w + Vector((0, 0, w * 0.5))]
            p = p + (out * math.cos(lift) + Vector((0, 0, math.sin(lift)))) * size / 6
            lift -= (0.12 if j < 2 else 0.5) * rnd.uniform(0.7, 1.2)
        for j in range(6):
            for q in (0, 1):
                v = start + 3 * j + q
                faces.append((v, v + 1, v + 4, v + 3))
    return greenery.mesh('hala', verts, faces, key)


def hala(k, r, at, h=3.2, seed=5, spread=1.0):
    rnd = random.Random(seed)
    shapes = [head(rnd, key=key) for key in ('leaf:hala', 'leaf:hala2')]
    foot = Vector(at)
    fork = foot + Vector((0.1, 0, h * 0.45))
    k.tube('bark', [foot, foot.lerp(fork, 0.5) + Vector((0.06, 0, 0)), fork], [0.12, 0.1, 0.1], smooth_path=10, seg=12)
    for i in range(9):
        a, top = 0.7 * i + rnd.uniform(-0.2, 0.2), h * rnd.uniform(0.14, 0.3)
        out = Vector((math.cos(a), math.sin(a), 0)) * rnd.uniform(0.3, 0.6)
        k.tube('bark', [foot + out, foot + out * 0.45 + Vector((0, 0, top * 0.6)), foot + Vector((0.03, 0, top))], 0.028, seg=8)
    for i in range(6):
        a = 1.05 * i + rnd.uniform(-0.3, 0.3)
        reach, rise = spread * rnd.uniform(0.55, 1.15), h * rnd.uniform(0.28, 0.5)
        tip = fork + Vector((reach * math.cos(a), reach * math.sin(a), rise))
        elbow = fork + Vector((reach * 0.75 * math.cos(a), reach * 0.75 * math.sin(a), rise * 0.45))
        k.tube('bark', [fork, elbow, tip], [0.085, 0.06, 0.055], smooth_path=8, seg=10)
        for j in range(2 if i % 2 else 1):
            bend = Vector((rnd.uniform(-0.35, 0.35) * j, rnd.uniform(-0.35, 0.35) * j, -0.25 * j))
            turn, tilt = rnd.uniform(0, 6.3), rnd.uniform(-0.3, 0.3)
            greenery.stand(k, shapes[(i + j) % 2], tip + bend, turn, tilt, rnd.uniform(0.85, 1.1))
