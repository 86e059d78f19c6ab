"""Materials as they are rendered: Cycles nodes with relief."""

import numpy as np

from materials.graph import G
from materials.maps import mean_lin
from materials.palette import FABRIC, LEATHER, METAL, PAINT, lin


def cloth(key, stem, col, dist, rough, sheen, wear=0.0005):
    g = G(key)
    t, h = g.tex(stem + '_col'), g.tex(stem + '_hgt', False)
    rgb = tuple(np.array(lin(col)) / mean_lin(stem + '_col'))
    c = g.tint(t.outputs[0], rgb)
    g.link(c, g.p.inputs['Base Color'])
    broad = g.bump(g.soft_noise(14, 3), wear)
    g.link(g.bump(h.outputs[0], dist, normal=broad), g.p.inputs['Normal'])
    g.set(Roughness=rough, Specular=0.12, Sheen=sheen, Sheen_Tint=0.35)
    return g.mat


def velvet(key, var):
    """Cut pile: deep where one looks into it, light at grazing angles and along every fold."""
    g = G(key)
    t, h = g.tex('velvet_col'), g.tex('velvet_hgt', False)
    base = np.array(lin(FABRIC[var]))
    g.link(g.tint(t.outputs[0], tuple(base * 0.62 / mean_lin('velvet_col'))), g.p.inputs['Base Color'])
    normal = g.bump(h.outputs[0], 0.0010)
    g.link(normal, g.p.inputs['Normal'])
    g.set(Roughness=0.9, Specular=0.03)
    pile, both = g.node('ShaderNodeBsdfVelvet'), g.node('ShaderNodeAddShader')
    pile.inputs['Color'].default_value = (*(base * 1.15 + 0.05), 1)
    pile.inputs['Sigma'].default_value = 0.42
    g.link(normal, pile.inputs['Normal'])
    g.link(g.p.outputs[0], both.inputs[0])
    g.link(pile.outputs[0], both.inputs[1])
    g.link(both.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    return g.mat


def wood(key, var, kind='wood'):
    g = G(key)
    stem = 'floor' if kind == 'floor' else f'{kind}_{var}'
    t, h = g.tex(stem + '_col'), g.tex(stem + '_hgt', False)
    c = t.outputs[0]
    if kind == 'floor':
        c = g.tint(c, lin('#f2e6d6'))
    g.link(c, g.p.inputs['Base Color'])
    dark = var == 'ebonised'  # a black stain shows its grain by relief and sheen
    g.link(g.bump(h.outputs[0], 0.0012 if dark else 0.0006, 1 if dark else 0.6), g.p.inputs['Normal'])
    g.set(Roughness=0.36 if dark or kind == 'floor' else 0.42, Specular=0.38)
    return g.mat


def floor(key, var):
    return wood(key, var, 'floor')


def veneer(key, var):
    return wood(key, var, 'veneer')


def fabric(key, var):
    return cloth(key, 'weave', FABRIC[var], 0.0012, 0.92, 0.25)


def boucle(key, var):
    return cloth(key, 'boucle', FABRIC[var], 0.006, 0.95, 0.4, 0.001)


def rug(key, var):
    return cloth(key, 'rug', FABRIC[var], 0.006, 0.97, 0.3, 0.004)


def leather(key, var):
    """Full grain that has been sat on: paler and glossier on the crowns, deeper where it is not touched."""
    g = G(key)
    t, h = g.tex('leather_col'), g.tex('leather_hgt', False)
    hide = g.tint(t.outputs[0], tuple(np.array(lin(LEATHER[var])) / mean_lin('leather_col')))
    drift = g.soft_noise(5, 3)
    worn = g.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
    worn.inputs[0].default_value = 1
    g.link(hide, worn.inputs[1])
    g.link(g.range(drift, 0.32, 0.68, 0.97, 1.03), worn.inputs[2])
    g.link(worn.outputs[0], g.p.inputs['Base Color'])
    g.link(g.range(drift, 0.32, 0.68, 0.48, 0.40), g.p.inputs['Roughness'])
    g.link(g.bump(h.outputs[0], 0.0008, 0.9, normal=g.bump(g.soft_noise(18, 4), 0.0012)), g.p.inputs['Normal'])
    g.set(Specular=0.40)
    return g.mat


def metal(key, var):
    col, r = METAL[var]
    g = G(key)
    if var == 'black':
        g.set(Base_Color=lin(col), Roughness=r, Specular=0.4)
    else:
        g.set(Base_Color=lin(col), Metallic=1.0, Roughness=r)
    return g.mat


def stone(key, var):
    g = G(key)
    t, h = g.tex('stone_col'), g.tex('stone_hgt', False)
    c = t.outputs[0]
    if var == 'basalt':
        c = g.tint(c, lin('#6b6865'))
    g.link(c, g.p.inputs['Base Color'])
    g.link(g.bump(h.outputs[0], 0.001), g.p.inputs['Normal'])
    g.set(Roughness=0.5, Specular=0.35)
    return g.mat


def cane(key, var):
    g = G(key)
    t, h = g.tex('cane_col'), g.tex('cane_hgt', False)
    g.link(t.outputs[0], g.p.inputs['Base Color'])
    g.link(t.outputs[1], g.p.inputs['Alpha'])
    g.link(g.bump(h.outputs[0], 0.0022), g.p.inputs['Normal'])
    g.set(Roughness=0.5, Specular=0.35)
    return g.mat


def cord(key, var):
    """Paper cord of three twisted strands; texture coordinates are 5 cm along it and round it."""
    g = G(key)
    uv, axes = g.node('ShaderNodeTexCoord'), g.node('ShaderNodeSeparateXYZ')
    g.link(uv.outputs['UV'], axes.inputs[0])
    along, turn = (
        g.math('MULTIPLY', axes.outputs[0], 2 * np.pi * 0.05 / 0.016),
        g.math('MULTIPLY', axes.outputs[1], 3 * 0.05 / 0.0035),
    )
    ply = g.math('SINE', g.math('ADD', along, turn))
    colour = g.node('ShaderNodeMixRGB')
    base = np.array(lin(FABRIC.get(var, '#cbb489')))
    g.link(g.range(ply, -1, 0.4, 0, 1), colour.inputs[0])
    colour.inputs[1].default_value = (*(base * 0.55), 1)
    colour.inputs[2].default_value = (*(base * 1.06), 1)
    g.link(colour.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(ply, 0.0006), g.p.inputs['Normal'])
    g.set(Roughness=0.8, Specular=0.2)
    return g.mat


def glass(key, var):
    g = G(key)
    # thin pane: clear, with a faint reflection (no refraction, so light passes)
    tr, gl, mx, fr = (
        g.node('ShaderNodeBsdfTransparent'),
        g.node('ShaderNodeBsdfGlossy'),
        g.node('ShaderNodeMixShader'),
        g.node('ShaderNodeFresnel'),
    )
    tr.inputs[0].default_value = (0.985, 0.99, 0.988, 1)
    gl.inputs['Roughness'].default_value = 0
    gl.inputs['Color'].default_value = (0.5, 0.5, 0.5, 1)
    fr.inputs[0].default_value = 1.18
    g.link(fr.outputs[0], mx.inputs[0])
    g.link(tr.outputs[0], mx.inputs[1])
    g.link(gl.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    return g.mat


def glow(key, var):
    g = G(key)
    g.set(Base_Color=lin('#f6ead2'), Roughness=0.7, Emission=lin('#ffdfae'), Emission_Strength=float(var or 1.2))
    return g.mat


def daylight(key, var):
    g = G(key)
    g.set(Base_Color=lin('#f4f1ec'), Roughness=0.7, Emission=lin('#fff3e2'), Emission_Strength=float(var))
    return g.mat


def shade(key, var):
    g = G(key)
    g.set(Base_Color=lin('#efe6d4'), Roughness=0.9, Specular=0.1, Emission=lin('#ffe2b8'), Emission_Strength=0.55)
    return g.mat


def gloss(key, var):
    g = G(key)
    g.set(Base_Color=lin(PAINT[var]), Roughness=0.18, Specular=0.5)
    return g.mat


def paint(key, var):
    g = G(key)
    g.set(Base_Color=lin(PAINT.get(var, '#cccccc')), Roughness=0.6, Specular=0.3)
    return g.mat


KINDS = {
    'wood': wood,
    'floor': floor,
    'veneer': veneer,
    'fabric': fabric,
    'boucle': boucle,
    'rug': rug,
    'velvet': velvet,
    'leather': leather,
    'metal': metal,
    'stone': stone,
    'cane': cane,
    'cord': cord,
    'glass': glass,
    'glow': glow,
    'daylight': daylight,
    'shade': shade,
    'gloss': gloss,
    'paint': paint,
}


def make(key):
    kind, _, var = key.partition(':')
    return KINDS.get(kind, paint)(key, var)
