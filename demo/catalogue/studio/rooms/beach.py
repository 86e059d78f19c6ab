"""The windward shore before a cottage: white sand, a ragged waterline with foam, two steep islands, shrubs, a leaning palm."""

import functools
import math
import random

import bpy
from mathutils import Vector, noise

import materials as M

from . import greenery, surfaces

SPREAD = 70


def sand(key, colour='#eadcc3', deep='#d8c5a5'):
    g = M.G(key)
    ramp = g.node('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*M.lin(deep), 1), (*M.lin(colour), 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.62
    g.link(g.soft_noise(0.9, 6), ramp.inputs[0])
    g.link(ramp.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(g.soft_noise(2.2, 5), 0.12), g.p.inputs['Normal'])
    g.set(Roughness=0.95, Specular=0.05)
    return g.mat


def wet(key):
    return sand(key, '#c9b595', '#bda785')


def foam(key):
    g = M.G(key)
    g.set(Base_Color=M.lin('#f8faf6'), Roughness=0.9, Specular=0.05, Emission=M.lin('#f4f8f4'), Emission_Strength=0.25)
    through, mix = g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeMixShader')
    lace = g.range(g.soft_noise(1.6, 6), 0.42, 0.6, 0, 1)
    g.link(lace, mix.inputs[0])
    g.link(through.outputs[0], mix.inputs[1])
    g.link(g.p.outputs[0], mix.inputs[2])
    g.link(mix.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    return g.mat


def naupaka_leaf(key):
    return surfaces.leaf(key, '#6f9350' if key.endswith('2') else '#557a42')


MATERIALS = {'sand': sand, 'sand:wet': wet, 'foam': foam, 'leaf:naupaka': naupaka_leaf, 'leaf:naupaka2': naupaka_leaf}


def edge(x, depth, seed=0.0):
    return depth + 1.1 * math.sin(x * 0.16 + 1 + seed) + 0.35 * math.sin(x * 0.61 + seed * 3) + 0.012 * abs(x) ** 1.4


def band(k, key, near, far, rise, n=160):
    """A strip of shore between two lines y(x); `rise` is its height at y."""
    verts, faces = [], []
    for i in range(n + 1):
        x = -SPREAD + 2 * SPREAD * i / n
        for y in (near(x), (near(x) + far(x)) / 2, far(x)):
            verts.append((x, y, rise(y)))
    for i in range(n):
        for j in (0, 1):
            faces.append((3 * i + j, 3 * i + 3 + j, 3 * i + 4 + j, 3 * i + 1 + j))
    greenery.stand(k, greenery.mesh('shore', verts, faces, key), (0, 0, 0))


def beach(k, r, depth=15.0, z=-0.75, fall=0.045, foot=-9.0):
    """Sand from under the house to the water; the sea itself is painted on the world."""

    def rise(y):
        return z - fall * max(0, y)

    band(k, 'sand', lambda x: foot, lambda x: edge(x, depth) - 2.2, rise)
    band(k, 'sand:wet', lambda x: edge(x, depth) - 2.2, lambda x: edge(x, depth), rise)
    for out, width, seed in ((-0.35, 0.8, 0.0), (2.4, 0.35, 0.7), (5.2, 0.45, 1.6)):
        foam(k, functools.partial(edge, depth=depth, seed=seed), out, width, rise(depth) + 0.02)


def foam(k, start, out, width, z):
    band(k, 'foam', lambda x: start(x) + out, lambda x: start(x) + out + width, lambda y: z)


def islet(k, at, width, height, colour, peak=0.45, seed=1.0):
    """A steep island far out: a painted silhouette with gullies, paler at its foot."""
    verts, n = [], 80
    for i in range(n + 1):
        t = i / n
        slope = (t / peak) ** 1.15 if t < peak else ((1 - t) / (1 - peak)) ** 0.9
        shoulder = 0.26 * noise.noise(Vector((t * 4.5, seed, 0))) + 0.09 * noise.noise(Vector((t * 15, seed, 4)))
        top = height * (max(0, slope) ** 0.92 + shoulder * math.sin(math.pi * t))
        verts += [(at[0] + width * (t - 0.5), at[1], -0.5), (at[0] + width * (t - 0.5), at[1], 1.0 + max(0, top))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    me = bpy.data.meshes.new('islet')
    me.from_pydata(verts, [], faces)
    me.materials.append(far_rock(colour, height))
    ob = bpy.data.objects.new('islet', me)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = k.stack[-1].copy()
    ob.visible_diffuse = ob.visible_shadow = False


def far_rock(colour, height):
    g = M.G('islet')
    axes, glow = g.node('ShaderNodeSeparateXYZ'), g.node('ShaderNodeEmission')
    g.link(g.node('ShaderNodeTexCoord').outputs['Object'], axes.inputs[0])
    tall = g.node('ShaderNodeCombineXYZ')
    g.link(axes.outputs[0], tall.inputs[0])
    g.link(g.math('MULTIPLY', axes.outputs[2], 0.75), tall.inputs[2])
    rough = g.node('ShaderNodeTexNoise')
    rough.inputs['Scale'].default_value, rough.inputs['Detail'].default_value = 0.09, 5
    g.link(tall.outputs[0], rough.inputs['Vector'])
    mix, haze = g.node('ShaderNodeMixRGB'), g.node('ShaderNodeMixRGB')
    g.link(g.range(rough.outputs['Fac'], 0.36, 0.64, 0, 1), mix.inputs[0])
    base = M.lin(colour)
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*(c * 0.74 for c in base), 1), (*(c * 1.22 for c in base), 1)
    g.link(g.range(axes.outputs[2], 0, height, 0.4, 0.05), haze.inputs[0])
    g.link(mix.outputs[0], haze.inputs[1])
    haze.inputs[2].default_value = (*M.lin('#cfd6d2'), 1)
    g.link(haze.outputs[0], glow.inputs[0])
    g.link(glow.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    g.mat.cycles.sample_as_light = False
    return g.mat


def islets(k, r, at=(0, 640), size=1.0, colour='#7b9a92'):
    """The pair, the nearer one larger."""
    x, y = at
    islet(k, (x, y), 150 * size, 46 * size, colour, 0.42, 1.0)
    islet(k, (x + 150 * size, y + 60), 104 * size, 34 * size, colour, 0.56, 4.0)


def naupaka(k, r, at, length=4.0, h=0.6, deep=1.2, seed=3, turn=0):
    """A low mounded hedge of beach naupaka."""
    rnd = random.Random(seed)
    shapes = [greenery.shrub_shape(rnd, 700, key) for key in ('leaf:naupaka', 'leaf:naupaka2', 'leaf:naupaka')]
    with k.at(at, (0, 0, turn)):
        for _ in range(round(length * deep * 3.2 / max(h, 0.4))):
            size = h * rnd.uniform(0.65, 1.2)
            place = (rnd.uniform(-0.5, 0.5) * length, rnd.uniform(-0.5, 0.5) * deep, -0.1)
            greenery.stand(k, rnd.choice(shapes), place, rnd.uniform(0, 6.3), 0, size)


def shore_palm(k, r, at, h=5.5, lean=(2.2, 0.4), seed=4, crown=1.0):
    greenery.palm(k, at, h, lean, seed, crown)
