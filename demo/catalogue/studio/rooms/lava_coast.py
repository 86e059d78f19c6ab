"""The lava coast: covered terrace, reflecting pool, a field of old lava with naupaka and grasses, down to the sea."""

import math
import random

import bmesh
from mathutils import Vector, noise

import materials as M

from . import greenery, surfaces
from .tiles import stone_tiles


def lava_rock(key):
    g = M.G(key)
    ramp = g.node('ShaderNodeValToRGB')
    for e, colour in zip(ramp.color_ramp.elements, ('#241f1d', '#4b413a')):
        e.color = (*M.lin(colour), 1)
    g.link(g.range(g.soft_noise(1.3, 9), 0.35, 0.68, 0, 1), ramp.inputs[0])
    g.link(ramp.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(g.soft_noise(4, 8), 0.25, 1), g.p.inputs['Normal'])
    g.set(Roughness=0.9, Specular=0.15)
    return g.mat


def still_water(key):
    """Dark still water: it shows the sky, hardly moved."""
    g = M.G(key)
    g.link(g.bump(g.soft_noise(2.4, 3), 0.012, 0.5), g.p.inputs['Normal'])
    g.set(Base_Color=M.lin('#12323c'), Roughness=0.03, Specular=0.6)
    return g.mat


def grass(key):
    return surfaces.leaf(key, '#8d8449')


MATERIALS = {'lava rock': lava_rock, 'still water': still_water, 'leaf:grass': grass}


def terrace(k, r, width=16, depth=3.6, cover=2.6, roof=2.8, posts=(), soffit='ceiling', x=0):
    """Paving level with the room; the ceiling's boards run on above it to a slim fascia."""
    stone_tiles(k, r.get('floor', 'slab:pale'), x - width / 2, x + width / 2, 0, depth, z=-0.012)
    pitch = 0.14
    for i in range(math.ceil(width / pitch)):
        at = x - width / 2 + pitch * (i + 0.5)
        k.box(soffit, (pitch - 0.006, cover, 0.022), (at, cover / 2, roof + 0.011), bevel=0.003, seg=1, grain='y')
    k.box('bronze', (width, cover + 0.1, 0.1), (x, cover / 2, roof + 0.09), bevel=0)
    k.box('bronze', (width, 0.05, 0.2), (x, cover + 0.025, roof + 0.06), bevel=0.003)
    for one in posts:
        k.box('bronze', (0.09, 0.09, roof), (one, cover - 0.12, roof / 2), bevel=0.003)


def pool(k, r, y=3.6, depth=1.5, width=16, z=-0.05, x=0):
    """A narrow pool without a far rim."""
    k.box('slab:dark', (width, 0.22, 0.2), (x, y + 0.11, -0.112), bevel=0.004)
    k.box('still water', (width, depth, 0.1), (x, y + 0.22 + depth / 2, z - 0.05), bevel=0)
    k.box('slab:dark', (width, 0.16, 0.8), (x, y + 0.22 + depth + 0.06, z - 0.415), bevel=0.01)


def ground(x, y, depth, z, seed, fall=1.3):
    """Height of the field: it falls to the shore in humps and folds."""
    t = y / depth
    rough = sum(noise.noise(Vector((x * f, y * f, seed))) * a for f, a in ((0.12, 0.9), (0.35, 0.42), (1.1, 0.16), (2.7, 0.06)))
    return z - fall * t**1.3 + rough * min(1, 0.25 + y / 6) - (6 * max(0, t - 0.92) / 0.08 if t > 0.92 else 0)


def lava_field(k, r, y=5.5, depth=26, spread=40, z=-0.42, seed=4.0, fall=1.3, clumps=26, tufts=40, palms=()):
    """Dark humps from y outwards; clumps of naupaka and tufts of grass stand in their folds."""
    bm, rows, columns = bmesh.new(), 90, 170
    grid = []
    for j in range(rows + 1):
        v = depth * (j / rows) ** 1.25
        reach = spread * (0.45 + 0.55 * j / rows)
        grid.append(
            [
                bm.verts.new((u, y + v, ground(u, v, depth, z, seed, fall)))
                for u in (reach * (2 * i / columns - 1) for i in range(columns + 1))
            ]
        )
    for j in range(rows):
        for i in range(columns):
            bm.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
    k.finish(bm, 'lava rock', uv=False, sharp=180)
    rnd = random.Random(round(seed * 10))
    shrubs = [greenery.shrub_shape(rnd, 420, key) for key in ('leaf:hedge', 'leaf:hedge2')]
    grasses = [tuft(rnd), tuft(rnd)]
    for shapes, count, low, high in ((shrubs, clumps, 0.35, 0.75), (grasses, tufts, 0.45, 0.85)):
        for _ in range(count):
            v = depth * rnd.uniform(0.02, 0.8)
            u = (4 + v * 0.9) * rnd.uniform(-1, 1)
            size = rnd.uniform(low, high)
            at = (u, y + v, ground(u, v, depth, z, seed, fall) - 0.1)
            greenery.stand(k, rnd.choice(shapes), at, rnd.uniform(0, 6.3), 0, size)
    for i, one in enumerate(palms):
        at = (one['x'], y + one['y'], ground(one['x'], one['y'], depth, z, seed, fall) - 0.1)
        greenery.palm(k, at, one.get('h', 7), one.get('lean', (0.9, 0.2)), 31 + i, one.get('crown', 0.8), 15)


def tuft(rnd, blades=90):
    """A tuft of fountain grass of height 1."""
    verts, faces = [], []
    for _ in range(blades):
        a, lean = rnd.uniform(0, 6.3), rnd.uniform(0.05, 0.75)
        out = Vector((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized()
        across = Vector((-math.sin(a), math.cos(a), 0))
        foot = Vector((math.cos(a), math.sin(a), 0)) * rnd.uniform(0, 0.12)
        greenery.strip(verts, faces, foot, out, across, rnd.uniform(0.55, 1.0), 0.016, rnd.uniform(0.1, 0.5))
    return greenery.mesh('tuft', verts, faces, 'leaf:grass')
