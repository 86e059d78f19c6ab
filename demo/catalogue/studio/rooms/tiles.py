"""Floors of large pale stone tiles, inside and out, and of dark ones."""

import math

import bmesh

import materials as M


def slab_of(colour, other, rough):
    def make(key):
        """Honed limestone: soft clouds, every tile a shade of its own."""
        g = M.G(key)
        mix, vary = g.node('ShaderNodeMixRGB'), g.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
        g.link(g.range(g.soft_noise(2.6, 7), 0.32, 0.68, 0, 1), mix.inputs[0])
        mix.inputs[1].default_value, mix.inputs[2].default_value = (*M.lin(colour), 1), (*M.lin(other), 1)
        vary.inputs[0].default_value = 1
        g.link(mix.outputs[0], vary.inputs[1])
        g.link(g.range(g.node('ShaderNodeNewGeometry').outputs['Random Per Island'], 0, 1, 0.92, 1.04), vary.inputs[2])
        g.link(vary.outputs[0], g.p.inputs['Base Color'])
        g.link(g.range(g.soft_noise(7, 4), 0.3, 0.7, rough - 0.05, rough + 0.08), g.p.inputs['Roughness'])
        g.set(Specular=0.4)
        return g.mat

    return make


def grout(key):
    g = M.G(key)
    g.set(Base_Color=M.lin('#a0968a'), Roughness=0.95, Specular=0.05)
    return g.mat


MATERIALS = {
    'slab:pale': slab_of('#d8cfc2', '#cbc0b1', 0.36),
    'slab:dark': slab_of('#4a4642', '#57524c', 0.5),
    'grout': grout,
}


def stone_tiles(k, slot, x0, x1, y0, y1, z=0.0, w=0.9, d=0.9, gap=0.004):
    """One mesh; the joints lie 2 mm deep."""
    bm = bmesh.new()
    for i in range(math.floor(x0 / w), math.ceil(x1 / w)):
        for j in range(math.floor(y0 / d), math.ceil(y1 / d)):
            a, b = max(i * w + gap / 2, x0), min((i + 1) * w - gap / 2, x1)
            c, e = max(j * d + gap / 2, y0), min((j + 1) * d - gap / 2, y1)
            if b - a > 0.01 and e - c > 0.01:
                bm.faces.new([bm.verts.new((x, y, z)) for x, y in ((a, c), (b, c), (b, e), (a, e))])
    k.finish(bm, slot, uv=False)
    k.box('grout', (x1 - x0, y1 - y0, 0.05), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.027), bevel=0)
