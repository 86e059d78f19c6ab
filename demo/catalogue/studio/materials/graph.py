"""Small helper for shader node graphs."""

import bpy

from materials.maps import image


class G:
    """Small node-graph helper."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.p = self.nt.nodes['Principled BSDF']

    def node(self, t, **kw):
        n = self.nt.nodes.new(t)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def link(self, a, b):
        self.nt.links.new(a, b)

    def set(self, **kw):
        for k, v in kw.items():
            s = self.p.inputs[k.replace('_', ' ')]
            s.default_value = (*v, 1) if isinstance(v, tuple) and len(v) == 3 else v

    def tex(self, stem, colour=True):
        n = self.node('ShaderNodeTexImage')
        n.image = image(stem, colour)
        n.interpolation = 'Linear'
        return n

    def tint(self, sock, rgb):
        m = self.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
        m.inputs[0].default_value = 1
        self.link(sock, m.inputs[1])
        m.inputs[2].default_value = (*rgb, 1)
        return m.outputs[0]

    def bump(self, sock, dist, strength=1.0, normal=None):
        b = self.node('ShaderNodeBump')
        b.inputs['Strength'].default_value = strength
        b.inputs['Distance'].default_value = dist
        self.link(sock, b.inputs['Height'])
        if normal:
            self.link(normal, b.inputs['Normal'])
        return b.outputs[0]

    def soft_noise(self, scale, detail=2):
        tc = self.node('ShaderNodeTexCoord')
        n = self.node('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = detail
        self.link(tc.outputs['Object'], n.inputs['Vector'])
        return n.outputs['Fac']

    def math(self, operation, a, b=None):
        n = self.node('ShaderNodeMath', operation=operation)
        for socket, value in zip(n.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                self.link(value, socket)
        return n.outputs[0]

    def range(self, sock, low, high, to_low, to_high):
        n = self.node('ShaderNodeMapRange')
        for i, value in enumerate((low, high, to_low, to_high), 1):
            n.inputs[i].default_value = value
        self.link(sock, n.inputs[0])
        return n.outputs[0]
