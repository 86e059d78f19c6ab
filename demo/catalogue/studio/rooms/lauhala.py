"""Plaited hala mats and flat-woven stripes for the floor."""

import math

import geo
import materials as M


def plait(key):
    """Flat strips of three fingers' width, over one and under one, each a little darker or paler; coordinates are metres."""
    g = M.G(key)
    uv, axes = g.node('ShaderNodeTexCoord'), g.node('ShaderNodeSeparateXYZ')
    g.link(uv.outputs['UV'], axes.inputs[0])
    cell = 0.036 if key.endswith('wide') else 0.026
    x, y = (g.math('DIVIDE', axes.outputs[i], cell) for i in (0, 1))
    over = g.math('MODULO', g.math('ABSOLUTE', g.math('ADD', g.math('FLOOR', x), g.math('FLOOR', y))), 2)
    place, noise = g.node('ShaderNodeCombineXYZ'), g.node('ShaderNodeTexWhiteNoise')
    noise.noise_dimensions = '2D'
    swap = g.node('ShaderNodeMixRGB')
    rows, columns = g.math('FLOOR', y), g.math('ADD', g.math('FLOOR', x), 97)
    g.link(over, swap.inputs[0])
    g.link(rows, swap.inputs[1])
    g.link(columns, swap.inputs[2])
    g.link(swap.outputs[0], place.inputs[0])
    g.link(over, place.inputs[1])
    g.link(place.outputs[0], noise.inputs['Vector'])
    tone, shade = g.node('ShaderNodeValToRGB'), g.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
    for e, (at, colour) in zip(tone.color_ramp.elements, ((0, '#c6aa78'), (1, '#dcc79c'))):
        e.position, e.color = at, (*M.lin(colour), 1)
    g.link(noise.outputs['Value'], tone.inputs[0])
    arch = [g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', v, math.pi))) for v in (x, y)]
    lift = g.node('ShaderNodeMixRGB')
    g.link(over, lift.inputs[0])
    g.link(arch[0], lift.inputs[1])
    g.link(arch[1], lift.inputs[2])
    seams = g.math('POWER', g.math('MULTIPLY', arch[0], arch[1]), 0.12)
    height = g.math('MULTIPLY', g.math('POWER', lift.outputs[0], 0.4), seams)
    shade.inputs[0].default_value = 1
    g.link(tone.outputs[0], shade.inputs[1])
    g.link(g.range(height, 0.3, 1, 0.7, 1.02), shade.inputs[2])
    g.link(shade.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(height, 0.003), g.p.inputs['Normal'])
    g.set(Roughness=0.62, Specular=0.22)
    return g.mat


MATERIALS = {'lauhala': plait, 'lauhala:wide': plait}


def plaited_mat(k, at, w, d, turn=0, slot='lauhala:wide', edge='lauhala'):
    """A mat with a finer plaited border."""
    with k.at((at[0], at[1], 0), (0, 0, turn)):
        k.slab(edge, geo.rounded_rect(w, d, 0.012, 3), 0.007, (0, 0, 0.001), bevel=0.003)
        k.slab(slot, geo.rounded_rect(w - 0.2, d - 0.2, 0.004, 3), 0.0088, (0, 0, 0.001), bevel=0.001)


def striped_rug(k, at, w, d, turn=0, ground='rug:ivory', stripe='rug:indigo', plan=((0.1, 0.05), (0.2, 0.02), (0.24, 0.02))):
    """Flat weave: stripes near both ends at `plan` (distance from the end, width), fringes."""
    with k.at((at[0], at[1], 0), (0, 0, turn)):
        k.slab(ground, geo.rounded_rect(w, d, 0.01, 3), 0.009, (0, 0, 0.001), bevel=0.004)
        for s in (-1, 1):
            for inset, width in plan:
                k.box(stripe, (width, d - 0.002, 0.0025), (s * (w / 2 - inset - width / 2), 0, 0.0098), bevel=0.001, seg=1)
            n = round(d / 0.028)
            for i in range(n):
                y = -d / 2 + d * (i + 0.5) / n
                x = s * (w / 2 + 0.03)
                k.box('cord:paper', (0.07, 0.006, 0.005), (x, y, 0.004), (0, 0, k.rnd.uniform(-9, 9)), bevel=0)


def even_stripes(k, at, w, d, turn=0, ground='rug:ivory', stripe='rug:indigo', pitch=0.22, share=0.4):
    """Flat weave in even stripes across its whole length."""
    n = max(1, int(w / pitch))
    plan = tuple((pitch * (i + 0.5) - pitch * share / 2, pitch * share) for i in range(n // 2))
    striped_rug(k, at, w, d, turn, ground, stripe, plan)
