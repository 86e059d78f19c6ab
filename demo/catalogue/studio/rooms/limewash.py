"""Lime-washed walls: broad, soft clouds of the brush."""

import materials as M

WASHES = {'taupe': '#a8957f', 'shell': '#d9ccb9', 'earth': '#7d6654'}


def limewash(key):
    g = M.G(key)
    mix = g.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value, mix.inputs[1].default_value = 1, (*M.lin(WASHES[key.partition(':')[2]]), 1)
    g.link(g.range(g.soft_noise(1.7, 7), 0.3, 0.7, 0.86, 1.1), mix.inputs[2])
    g.link(mix.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(g.soft_noise(6, 5), 0.005, 0.5), g.p.inputs['Normal'])
    g.set(Roughness=0.92, Specular=0.08)
    return g.mat


MATERIALS = {'limewash:' + name: limewash for name in WASHES}
