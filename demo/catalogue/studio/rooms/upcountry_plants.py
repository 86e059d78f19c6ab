"""Plants of the cool slopes: the tree fern, ferns in pots, protea in a vase."""

import math
import random

from mathutils import Vector

from . import greenery, surfaces

MATERIALS = {
    'leaf:fern': lambda key: surfaces.leaf(key, '#4d7038'),
    'leaf:fern2': lambda key: surfaces.leaf(key, '#6b8a47'),
    'leaf:silver': lambda key: surfaces.leaf(key, '#8a9a80'),
    'leaf:bract': lambda key: surfaces.leaf(key, '#c9806f'),
    'leaf:bract2': lambda key: surfaces.leaf(key, '#dca99a'),
    'fibre': lambda key: surfaces.matt(key, '#4c3626', 0.95),
}


def lace(rnd, length, width, rise=0.9, droop=1.5, pairs=24, key='leaf:fern'):
    """A twice feathered frond along +x: each side leaf is a small feather itself."""
    verts, faces = [], []

    def spine(t):
        a = rise - droop * t * 0.5
        return Vector((length * t * math.cos(a), 0, length * t * math.sin(a)))

    for i in range(pairs):
        t = 0.14 + 0.86 * (i + 0.5) / pairs
        p, forward = spine(t), (spine(min(1, t + 0.02)) - spine(t - 0.02)).normalized()
        size = width * (math.sin(math.pi * min(1, 0.2 + 0.78 * t)) ** 0.8) * rnd.uniform(0.9, 1.1)
        for s in (-1, 1):
            out = (Vector((0, s, 0)) + forward * 0.45).normalized()
            for j in range(7):
                u = 0.12 + 0.88 * j / 7
                q = p + out * (size * u) + Vector((0, 0, -0.3 * size * u * u))
                for way in (-1, 1):
                    tip = (out * 0.45 + forward * way).normalized()
                    greenery.strip(verts, faces, q, tip, out, size * 0.24 * (1.05 - u), size * 0.085, 0.2)
            greenery.strip(verts, faces, p, out, forward, size, 0.008, 0.3)
    greenery.ribbon(verts, faces, [spine(t / 12) for t in range(13)], 0.007 * length)
    return greenery.mesh('lace', verts, faces, key)


def crown(k, at, size, n, seed, width=0.3, rise=0.95, pairs=24):
    rnd = random.Random(seed)
    kinds = ((rise, 'leaf:fern2'), (rise - 0.25, 'leaf:fern'))
    shapes = [lace(rnd, size, size * width, rising, 1.7, pairs, key) for rising, key in kinds]
    for i in range(n):
        a = 2.4 * i + rnd.uniform(-0.25, 0.25)
        greenery.stand(k, shapes[0 if i > n * 0.6 else 1], at, a, rnd.uniform(-0.3, 0.25), rnd.uniform(0.75, 1.08))


def tree_fern(k, at, h=1.7, n=13, pr=0.2, ph=0.36, slot='plaster:umber', size=0.95, seed=3):
    """Hapuʻu: a fibrous trunk and a wide crown."""
    greenery.pot(k, at, pr, ph, slot)
    x, y, z = at
    top = z + h * 0.62
    path = [(x, y, z + ph - 0.06), (x + 0.02, y, (z + ph + top) / 2), (x, y, top)]
    k.tube('fibre', path, [0.085, 0.07, 0.075], smooth_path=16, seg=14)
    rnd = random.Random(seed)
    for _ in range(90):
        a, zz = rnd.uniform(0, 6.28), rnd.uniform(z + ph, top)
        p = Vector((x + 0.075 * math.cos(a), y + 0.075 * math.sin(a), zz))
        k.tube('fibre', [p, p + Vector((0.03 * math.cos(a), 0.03 * math.sin(a), -0.04))], 0.005, seg=4)
    crown(k, (x, y, top - 0.02), size, n, seed)


def pot_fern(k, at, size=0.42, n=26, pr=0.13, ph=0.2, slot='plaster:clay', seed=8):
    """A dense small fern that arches over its pot."""
    greenery.pot(k, at, pr, ph, slot)
    crown(k, (at[0], at[1], at[2] + ph - 0.03), size, n, seed, width=0.16, rise=1.05, pairs=16)


def fern_sprays(k, at, size=0.5, n=7, seed=5):
    """A few fronds in a vase."""
    crown(k, at, size, n, seed, width=0.22, rise=1.2, pairs=18)


def protea(k, at, n=5, h=0.34, spread=0.16, seed=2):
    """Stems with grey leaves and heads like artichokes, rose to cream; `at` is the vase's mouth."""
    rnd = random.Random(seed)
    heads = [head(rnd, 0.085, key) for key in ('leaf:bract', 'leaf:bract2')]
    leaf = leaf_mesh()
    for i in range(n):
        a = 2.4 * i + rnd.uniform(-0.3, 0.3)
        s, hh = spread * rnd.uniform(0.5, 1.1), h * rnd.uniform(0.72, 1.05)
        foot = Vector(at) - Vector((0, 0, 0.1))
        top = Vector(at) + Vector((s * math.cos(a), s * math.sin(a), hh))
        mid = foot.lerp(top, 0.55) - Vector((s * 0.2 * math.cos(a), s * 0.2 * math.sin(a), 0))
        k.tube('fibre', [foot, mid, top], 0.005, smooth_path=10, seg=6)
        greenery.stand(k, heads[i % 2], top, a, 0.35 * s / spread, rnd.uniform(0.8, 1.1))
        for j in range(9):
            t = 0.3 + 0.66 * j / 9
            p = foot.lerp(mid, t / 0.55) if t < 0.55 else mid.lerp(top, (t - 0.55) / 0.45)
            greenery.stand(k, leaf, p, 2.4 * j + a, -0.5 - rnd.uniform(0, 0.4), rnd.uniform(0.8, 1.2))


def leaf_mesh():
    verts, faces = [], []
    greenery.strip(verts, faces, Vector(), Vector((1, 0, 0)), Vector((0, 1, 0)), 0.11, 0.026, 0.1)
    return greenery.mesh('protea-leaf', verts, faces, 'leaf:silver')


def head(rnd, size, key):
    """Rings of bracts that open upwards."""
    verts, faces = [], []
    for ring in range(5):
        count, open_ = 14 - ring, 0.62 - 0.13 * ring
        for i in range(count):
            a = 6.283 * (i + 0.5 * (ring % 2)) / count + rnd.uniform(-0.06, 0.06)
            side = Vector((math.cos(a), math.sin(a), 0))
            out = (side * open_ + Vector((0, 0, 1))).normalized()
            p = side * size * (0.26 - 0.03 * ring) + Vector((0, 0, size * 0.12 * ring))
            greenery.strip(verts, faces, p, out, Vector((-side.y, side.x, 0)), size * (0.75 + 0.12 * ring), size * 0.24, -0.12)
    return greenery.mesh('protea', verts, faces, key)
