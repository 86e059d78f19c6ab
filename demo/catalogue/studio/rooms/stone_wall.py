"""Walls of stacked lava stone: irregular courses, rough faces, dark open joints."""

import bmesh
from mathutils import Vector, noise

import materials as M

JOINT = 0.006  # half a joint (metres)


def basalt(key):
    """Split basalt: every stone its own grey or brown, pitted."""
    g = M.G(key)
    island, ramp = g.node('ShaderNodeNewGeometry'), g.node('ShaderNodeValToRGB')
    stops = ((0.0, '#433d38'), (0.35, '#5c544d'), (0.7, '#70645a'), (1.0, '#55493f'))
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for e, (at, colour) in zip(ramp.color_ramp.elements, stops):
        e.position, e.color = at, (*M.lin(colour), 1)
    g.link(island.outputs['Random Per Island'], ramp.inputs[0])
    drift = g.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
    drift.inputs[0].default_value = 1
    g.link(ramp.outputs[0], drift.inputs[1])
    g.link(g.range(g.soft_noise(9, 6), 0.3, 0.7, 0.72, 1.25), drift.inputs[2])
    g.link(drift.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(g.soft_noise(60, 5), 0.012, 0.8, normal=g.bump(g.soft_noise(13, 4), 0.03, 0.8)), g.p.inputs['Normal'])
    g.set(Roughness=0.86, Specular=0.22)
    return g.mat


def joint(key):
    g = M.G(key)
    g.set(Base_Color=M.lin('#211d1a'), Roughness=0.95, Specular=0.05)
    return g.mat


MATERIALS = {'basalt': basalt, 'basalt joint': joint}


def stone(bm, rnd, x0, x1, z0, z1, proud):
    """One stone: its rough face stands `proud` of the wall, its edges lie a little back."""
    x0, x1, z0, z1 = x0 + JOINT, x1 - JOINT, z0 + JOINT, z1 - JOINT
    if x1 - x0 < 0.02 or z1 - z0 < 0.02:
        return
    nx, nz, seed = max(3, round((x1 - x0) / 0.07)), max(3, round((z1 - z0) / 0.05)), rnd.random() * 90
    grid = []
    for j in range(nz + 1):
        row = []
        for i in range(nx + 1):
            x, z = x0 + (x1 - x0) * i / nx, z0 + (z1 - z0) * j / nz
            rim = i in (0, nx) or j in (0, nz)
            swell = 0.016 * noise.noise(Vector((x * 9, z * 9, seed))) + 0.007 * noise.noise(Vector((x * 30, z * 30, seed)))
            row.append(bm.verts.new((x, -proud + (0.014 if rim else swell), z)))
        grid.append(row)
    for j in range(nz):
        for i in range(nx):
            bm.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
    rim = grid[0][:-1] + [row[-1] for row in grid[:-1]] + grid[-1][:0:-1] + [row[0] for row in grid[:0:-1]]
    back = [bm.verts.new((v.co.x, 0, v.co.z)) for v in rim]
    for i, v in enumerate(rim):
        j = (i + 1) % len(rim)
        bm.faces.new((rim[j], v, back[i], back[j]))


def courses(bm, rnd, x0, x1, z0, z1):
    """Fills a rectangle with courses of 9 to 20 cm, whose stones are 22 to 75 cm long; now and then two thin ones lie in one."""
    z = z0
    while z < z1 - 0.001:
        high = rnd.choice((0.09, 0.11, 0.13, 0.15, 0.17, 0.2))
        high = z1 - z if z1 - z - high < 0.08 else high
        x = x0 - rnd.random() * 0.4
        while x < x1:
            long = rnd.uniform(0.22, 0.75)
            a, b = max(x, x0), min(x + long, x1)
            if x1 - b < 0.08:
                b = x1
            if high > 0.16 and rnd.random() < 0.4:
                cut = z + high * rnd.uniform(0.4, 0.6)
                stone(bm, rnd, a, b, z, cut, rnd.uniform(0.03, 0.065))
                stone(bm, rnd, a, b, cut, z + high, rnd.uniform(0.03, 0.065))
            else:
                stone(bm, rnd, a, b, z, z + high, rnd.uniform(0.03, 0.07))
            x = b if b == x1 else x + long
        z += high


def lava_stone(k, length, height, openings=()):
    """Clads the inner face of a wall, between, above and below its openings."""
    bm, x, areas = bmesh.new(), 0, []
    for o in sorted(openings, key=lambda one: one['from']):
        a, b = o['from'], o['to']
        areas += [(x, a, 0, height), (a, b, o.get('head', 2.4), height), (a, b, 0, o.get('sill', 0))]
        x = o['to']
    for x0, x1, z0, z1 in [*areas, (x, length, 0, height)]:
        if x1 - x0 > 0.05 and z1 - z0 > 0.05:
            courses(bm, k.rnd, x0, x1, z0, z1)
            k.box('basalt joint', (x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, -0.006, (z0 + z1) / 2), bevel=0)
    k.finish(bm, 'basalt', uv=False, sharp=55)


def stone_blade(k, r, x, y0, y1, height, t=0.34, foot=0.0):
    """A wall that runs on outside from y0 to y1: stone to the left, to the right and on its end, whose middle is x."""
    long, high = y1 - y0, height - foot
    k.box('basalt joint', (t - 0.06, long, high), (x, (y0 + y1) / 2, foot + high / 2), bevel=0)
    for at, turn, length in (((x - t / 2 + 0.03, y1, foot), -90, long), ((x + t / 2 - 0.03, y0, foot), 90, long)):
        with k.at(at, (0, 0, turn)):
            lava_stone(k, length, high)
    with k.at((x - t / 2, y0, foot)):
        lava_stone(k, t, high)
