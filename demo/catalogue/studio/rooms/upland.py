"""What one sees from three thousand feet: pasture with a fence and trees, far below the isthmus between two bays, the ridge
of West Maui in its clouds. What is far is painted and given in degrees from the eye: it takes no light."""

import math
import random

import bpy
from mathutils import Vector, noise

import materials as M

from . import greenery, surfaces

EYE = 1.2  # metres above the floor
FAR = {
    'ridge': '#8b9fae', 'foot': '#94a9ad', 'isthmus': '#a5b394', 'field': '#b9b98f', 'cane': '#8ea37f', 'slope': '#8aa06c',
    'grove': '#6f8a5d', 'cloud': '#f1f2f0', 'cloud2': '#e0e5e7', 'slope2': '#7b935c', 'shore': '#dcd8c4',
}  # fmt: skip


def painted(key):
    g = M.G(key)
    glow = g.node('ShaderNodeEmission')
    glow.inputs[0].default_value = (*M.lin(FAR[key.split(':')[1]]), 1)
    g.link(glow.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    g.mat.cycles.sample_as_light = False
    return g.mat


MATERIALS = {
    **{f'far:{name}': painted for name in FAR},
    'pasture': lambda key: surfaces.lawn(key, '#4f6b2f', '#86994b', 0.35, 9, 0.05),
    'leaf:gum': lambda key: surfaces.leaf(key, '#5f7356'),
    'leaf:gum2': lambda key: surfaces.leaf(key, '#76875f'),
    'leaf:jacaranda': lambda key: surfaces.leaf(key, '#9a8dba'),
    'leaf:jacaranda2': lambda key: surfaces.leaf(key, '#b4a8cc'),
    'gumbark': lambda key: surfaces.matt(key, '#b9aa97'),
    'fence': lambda key: surfaces.matt(key, '#8d8274'),
}


def sheet(k, key, points, far):
    """A painted cut-out: `points` in degrees (right, up) as seen from the eye, at `far` metres."""
    flat = [(far * math.tan(math.radians(a)), far, EYE + far * math.tan(math.radians(e))) for a, e in points]
    me = bpy.data.meshes.new(key)
    me.from_pydata(flat, [], [list(range(len(flat)))])
    me.materials.append(M.get(key))
    ob = greenery.stand(k, me, (0, 0, 0))
    ob.visible_diffuse = ob.visible_shadow = False


def wavy(a, b, base, height, seed, rough=1.0, n=70):
    """A line from a to b, humped in the middle."""
    line = []
    for i in range(n + 1):
        t = i / n
        hump = math.sin(math.pi * t) ** 0.8
        jag = noise.noise(Vector((t * 9 * rough, seed, 0))) * 0.34 + noise.noise(Vector((t * 24 * rough, seed, 5))) * 0.12
        line.append((a + (b - a) * t, base + height * hump * (0.85 + jag)))
    return line


def far_country(k, turn=0.0):
    def at(points):
        return [(a + turn, e) for a, e in points]

    sheet(k, 'far:ridge', at([(17, -0.25), *reversed(wavy(-19, 17, -0.1, 3.1, 2)), (-19, -0.25)]), 900)
    sheet(k, 'far:foot', at([(15, -0.3), *reversed(wavy(-14, 15, -0.15, 1.5, 7)), (-14, -0.3)]), 890)
    for i, (a, b, e, h) in enumerate(((-15, -1, 2.0, 1.3), (-5, 9, 2.3, 1.1), (5, 20, 1.5, 1.0))):
        top = wavy(a, b, e, h, 11 + i, 1.4)
        low = wavy(a, b, e, -0.35, 21 + i)
        sheet(k, 'far:cloud' if i != 1 else 'far:cloud2', at([*low, *reversed(top)]), 880 - 2 * i)
    left = [(-15, -0.18), (-9, -0.42), (-6.6, -0.8), (-8, -1.2), (-15, -1.7), (-30, -2.1)]
    right = [(42, -2.1), (20, -1.6), (9.5, -1.15), (7.5, -0.75), (9, -0.4), (15, -0.18)]
    strand = [[(a * 1.03, e - 0.02) for a, e in coast] for coast in (left, right)]
    sheet(k, 'far:shore', at([*strand[0], (-60, -4), (60, -4), *strand[1]]), 870)
    sheet(k, 'far:isthmus', at([*left, (-60, -4), (60, -4), *right]), 868)
    rnd = random.Random(4)
    for i in range(26):
        e = -rnd.uniform(0.45, 2.0)
        a, w, h = rnd.uniform(-5, 6) * (1 + 1.3 * abs(e + 0.8)), rnd.uniform(0.8, 2.4), rnd.uniform(0.035, 0.10)
        skew = rnd.uniform(-0.5, 0.5)
        field = [(a - w, e - h), (a + w, e - h), (a + w + skew, e + h), (a - w + skew, e + h)]
        sheet(k, 'far:field' if i % 3 else 'far:cane', at(field), 860 - i * 0.2)
    sheet(k, 'far:slope', at([(-62, -9), (62, -9), *reversed(wavy(-62, 62, -2.1, 0.5, 31, 3))]), 600)
    sheet(k, 'far:slope2', at([(-62, -9), (62, -9), *reversed(wavy(-62, 62, -3.1, 0.8, 47, 2))]), 560)
    for i in range(60):
        a, e = rnd.uniform(-40, 40), -rnd.uniform(1.75, 3.2)
        clump(k, a + turn, e, rnd.uniform(0.12, 0.4), rnd, 555 - i * 0.2)


def clump(k, a, e, size, rnd, far):
    top = [
        (a + size * math.cos(x / 9 * math.pi) * 1.6, e + size * 0.8 * math.sin(x / 9 * math.pi) * rnd.uniform(0.7, 1.1))
        for x in range(10)
    ]
    sheet(k, 'far:grove', top, far)


def height(x, y):
    """The pasture falls away, in soft waves."""
    swell = noise.noise(Vector((x * 0.045, y * 0.05, 1.7)))
    return -0.75 - 0.02 * y + 0.4 * swell * min(1, y / 14)


def pasture(k, reach=42, spread=46):
    nx, ny = 46, 26

    def ground(u, v):
        x, y = (u - 0.5) * 2 * spread, reach * v
        return x, y, height(x, y)

    k.surface('pasture', ground, nx, ny, sharp=180)


def fence(k, y=15, slant=0.12, x0=-26, x1=26, step=2.3):
    """Posts and two rails; it follows the ground."""
    line = []
    for i in range(int((x1 - x0) / step)):
        x = x0 + step * i
        line.append((x, y + slant * x, height(x, y + slant * x)))
    for x, fy, z in line:
        k.box('fence', (0.14, 0.14, 1.3), (x, fy, z + 0.55), (0, k.rnd.uniform(-2, 2), 0), bevel=0.02, seg=1)
    for rail in (0.55, 1.0):
        k.tube('fence', [(x, fy - 0.08, z + rail) for x, fy, z in line], 0.055, seg=6)


def tree(k, at, h, crown, keys, seed, trunk, bole=0.45, clumps=14, slim=0.7):
    """A bole, some limbs, and a crown of leafy clumps: `crown` its radius, `slim` its height by its width."""
    rnd = random.Random(seed)
    x, y = at
    foot = Vector((x, y, height(x, y) - 0.2))
    fork = foot + Vector((rnd.uniform(-0.3, 0.3), 0, h * bole))
    bend = foot.lerp(fork, 0.5) + Vector((0.08, 0, 0))
    k.tube(trunk, [foot, bend, fork], [0.025 * h, 0.018 * h, 0.015 * h], seg=10)
    shapes = [greenery.shrub_shape(rnd, 700, key) for key in keys]
    for i in range(clumps):
        a, up = 2.4 * i + rnd.uniform(-0.4, 0.4), (i + 0.5) / clumps
        reach = crown * math.sin(math.pi * (0.18 + 0.78 * up)) * rnd.uniform(0.5, 1)
        end = fork + Vector((reach * math.cos(a), reach * math.sin(a), (h * (1 - bole)) * up))
        if i % 2 == 0:
            mid = fork.lerp(end, 0.5) + Vector((0, 0, 0.03 * h))
            k.tube(trunk, [fork, mid, end], [0.014 * h, 0.009 * h, 0.004 * h], seg=6)
        size = crown * rnd.uniform(0.34, 0.52)
        ob = greenery.stand(k, shapes[i % len(shapes)], end - Vector((0, 0, size * 0.3)), rnd.uniform(0, 6.3), 0, size)
        ob.scale.z *= slim
