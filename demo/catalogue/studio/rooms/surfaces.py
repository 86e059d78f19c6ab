"""Materials that only rooms need: floor planks, sheer curtains, leaves with light behind them, lawn, lava stone."""

import materials as M
import textures as T
from materials import palette

PLANKS = {
    'pale': ('oak', '#f3ece2', 0.22),
    'honey': ('oak', '#f1dfc8', 0.12),
    'walnut': ('walnut', '#f4e6d8', 0.06),
    'deck': ('teak', '#c9b7a2', 0.3),
}
LEAVES = {'palm': '#55703a', 'palm2': '#6d8746', 'hedge': '#46643a', 'hedge2': '#5c7a3f', 'paddle': '#3f5f38', 'dry': '#9a8350'}
PLASTER = {
    'warm': '#eee8dd',
    'white': '#f3efe8',
    'sand': '#ddd0bd',
    'sage': '#a3ab97',
    'ink': '#3a4048',
    'clay': '#c7a08a',
    'mist': '#cfd3cc',
    'umber': '#6b5a4b',
}


def lay():
    """Puts the materials where the builders look them up; to be called after the scene was cleared."""
    palette.TILES['plank'] = T.WOOD_SIZE
    for name, (wood, tint, grey) in PLANKS.items():
        M._made['plank:' + name] = plank('plank:' + name, wood, tint, grey)
    for name, colour in LEAVES.items():
        M._made['leaf:' + name] = leaf('leaf:' + name, colour)
    for name, colour in PLASTER.items():
        M._made['plaster:' + name] = plaster('plaster:' + name, colour)
    M._made['sheer'] = sheer('sheer')
    M._made['lawn'] = lawn('lawn')
    M._made['bark'] = matt('bark', '#8a7966')
    M._made['paper'] = matt('paper', '#f4f1ea')
    M._made['lava'] = matt('lava', '#4a4744')


def matt(key, colour, rough=0.85):
    g = M.G(key)
    g.set(Base_Color=M.lin(colour), Roughness=rough, Specular=0.15)
    return g.mat


def plaster(key, colour):
    """Trowelled wall: matt, a barely visible unevenness."""
    g = M.G(key)
    g.set(Base_Color=M.lin(colour), Roughness=0.9, Specular=0.1)
    g.link(g.bump(g.soft_noise(5, 4), 0.004, 0.5), g.p.inputs['Normal'])
    return g.mat


def plank(key, wood, tint, grey):
    """Oiled boards: the wood's own grain, paler and greyer than furniture."""
    g = M.G(key)
    colour, height = g.tex(f'wood_{wood}_col'), g.tex(f'wood_{wood}_hgt', False)
    calm = g.node('ShaderNodeHueSaturation')
    calm.inputs['Saturation'].default_value = 1 - grey
    g.link(g.tint(colour.outputs[0], M.lin(tint)), calm.inputs['Color'])
    g.link(calm.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(height.outputs[0], 0.0006, 0.6), g.p.inputs['Normal'])
    g.set(Roughness=0.38, Specular=0.34)
    return g.mat


def leaf(key, colour):
    """Leaf that lets a third of the light through; every object a little different."""
    g = M.G(key)
    info, vary = g.node('ShaderNodeObjectInfo'), g.node('ShaderNodeMapRange')
    vary.inputs['To Min'].default_value, vary.inputs['To Max'].default_value = 0.78, 1.22
    g.link(info.outputs['Random'], vary.inputs['Value'])
    tone = g.node('ShaderNodeHueSaturation')
    tone.inputs['Color'].default_value = (*M.lin(colour), 1)
    g.link(vary.outputs[0], tone.inputs['Value'])
    g.link(tone.outputs[0], g.p.inputs['Base Color'])
    g.set(Roughness=0.5, Specular=0.3)
    through, mix = g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeMixShader')
    g.link(tone.outputs[0], through.inputs[0])
    return blend(g, g.p.outputs[0], through.outputs[0], mix, 0.35)


def sheer(key):
    """Unlined linen curtain: glows with the window behind it."""
    g = M.G(key)
    g.set(Base_Color=M.lin('#efe9dd'), Roughness=0.95, Specular=0.05)
    through, mix = g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeMixShader')
    through.inputs[0].default_value = (*M.lin('#f1ebdf'), 1)
    return blend(g, g.p.outputs[0], through.outputs[0], mix, 0.5)


def lawn(key, dark='#5f7a3c', light='#8a9c55', scale=3, detail=8, specular=0.1):
    g = M.G(key)
    ramp = g.node('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = (*M.lin(dark), 1)
    ramp.color_ramp.elements[1].color = (*M.lin(light), 1)
    g.link(g.soft_noise(scale, detail), ramp.inputs[0])
    g.link(ramp.outputs[0], g.p.inputs['Base Color'])
    g.set(Roughness=0.95, Specular=specular)
    return g.mat


def blend(g, one, other, mix, share):
    mix.inputs[0].default_value = share
    g.link(one, mix.inputs[1])
    g.link(other, mix.inputs[2])
    g.link(mix.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    return g.mat
