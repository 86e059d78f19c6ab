"""What lies outside: sky and sea painted on the world (so the horizon is always at eye height), lānai, garden, headland."""

import math

import bpy
from mathutils import Vector, noise

import materials as M

from . import greenery, shell

SEA_LEVEL = -9.0  # metres below the floor; gives the waves their size
SKY = ((0, '#e9eff0'), (0.06, '#d6e6ee'), (0.22, '#aecfe6'), (0.6, '#7fb0d8'))
SEA = ((0, '#a9c8d4'), (0.012, '#5f9db6'), (0.05, '#3d8ca6'), (0.14, '#46a3ac'), (0.35, '#7cc3bb'))


class Nodes:
    """Small arithmetic on the world's node tree."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            setattr(node, key, value)
        return node

    def math(self, what, a, b=0.0):
        node = self.add('ShaderNodeMath', operation=what)
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.tree.links.new(value, socket)
        return node.outputs[0]

    def link(self, a, b):
        self.tree.links.new(a, b)

    def ramp(self, value, stops):
        node = self.add('ShaderNodeValToRGB')
        cr = node.color_ramp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (at, colour) in zip(cr.elements, stops):
            e.position, e.color = at, (*M.lin(colour), 1) if isinstance(colour, str) else (colour,) * 3 + (1,)
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def noise(self, x, y, z, scale, detail):
        v, n = self.add('ShaderNodeCombineXYZ'), self.add('ShaderNodeTexNoise')
        for socket, value in zip(v.inputs, (x, y, z)):
            self.link(value, socket)
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, detail
        self.link(v.outputs[0], n.inputs['Vector'])
        return n.outputs['Fac']

    def mix(self, share, a, b, how='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=how)
        for socket, value in zip(node.inputs, (share, a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif isinstance(value, tuple):
                socket.default_value = (*value, 1)
            else:
                self.link(value, socket)
        return node.outputs[0]


def world(r):
    """Camera and gloss see the painted sky and sea; everything else gets even daylight."""
    w = bpy.context.scene.world
    w.use_nodes = True
    n = Nodes(w.node_tree)
    n.tree.nodes.clear()
    xyz = n.add('ShaderNodeSeparateXYZ')
    n.link(n.add('ShaderNodeTexCoord').outputs['Generated'], xyz.inputs[0])
    x, y, z = xyz.outputs
    sky = n.ramp(z, r.get('heaven', SKY))
    puffs = n.ramp(n.noise(x, y, n.math('MULTIPLY', z, 3.2), r.get('clouds', 3.1), 7), ((0.50, 0.0), (0.68, 1.0)))
    low = n.math('MULTIPLY', n.ramp(z, ((0, 0.0), (0.03, 1.0), (0.16, 0.8), (0.34, 0.0))), 0.8)
    sky = n.mix(n.math('MULTIPLY', puffs, low), sky, M.lin('#fbfaf6'))
    down = n.math('MAXIMUM', n.math('MULTIPLY', z, -1), 0.002)
    far = n.math('DIVIDE', -SEA_LEVEL, down)
    waves = n.noise(n.math('MULTIPLY', x, far), n.math('MULTIPLY', n.math('MULTIPLY', y, far), 0.45), z, 0.22, 5)
    sea = n.mix(0.35, n.ramp(down, r.get('sea', SEA)), n.ramp(waves, ((0.38, 0.45), (0.62, 1.0))), 'SOFT_LIGHT')
    seen = n.mix(n.math('LESS_THAN', z, 0), sky, sea)
    path = n.add('ShaderNodeLightPath')
    plain = n.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    view, light, both = n.add('ShaderNodeBackground'), n.add('ShaderNodeBackground'), n.add('ShaderNodeMixShader')
    view.inputs[1].default_value = r.get('view', 1.05)
    n.link(seen, view.inputs[0])
    light.inputs[0].default_value, light.inputs[1].default_value = (*r.get('daylight', (0.90, 0.95, 1)), 1), r.get('world', 0.75)
    n.link(plain, both.inputs[0])
    n.link(light.outputs[0], both.inputs[1])
    n.link(view.outputs[0], both.inputs[2])
    n.link(both.outputs[0], n.add('ShaderNodeOutputWorld').inputs[0])
    w.cycles.sampling_method = 'NONE'


def headland(at=(-160, 620), width=420, height=46, colour='#a3b6ba'):
    """A far ridge that slopes into the sea, pale with distance; painted, it takes no light."""
    verts, faces, n = [], [], 90
    base = 1.3
    for i in range(n + 1):
        t = i / n
        top = height * math.sin(math.pi * t**1.7) * (0.82 + 0.18 * math.cos(t * 9)) + 3 * math.sin(math.pi * t) * noise.noise(
            Vector((t * 14, 0, 3))
        )
        verts += [(at[0] - width * (t - 0.5), at[1], base - 3), (at[0] - width * (t - 0.5), at[1], base + max(0, top))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    me = bpy.data.meshes.new('headland')
    me.from_pydata(verts, [], faces)
    g = M.G('headland')
    glow = g.node('ShaderNodeEmission')
    glow.inputs[0].default_value = (*M.lin(colour), 1)
    g.link(glow.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    g.mat.cycles.sample_as_light = False
    me.materials.append(g.mat)
    ob = bpy.data.objects.new('headland', me)
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_diffuse = ob.visible_shadow = False


def lanai(k, width, depth, y, roof=2.75, cover=1.3, posts=(), rail=False, soffit='ceiling'):
    """Deck, a roof that covers the inner part of it, posts, and (above the ground) a slim rail."""
    shell.boards(k, 'plank:deck', -width / 2, width / 2, y, y + depth, z=-0.03, width=0.14, gap=0.006)
    pitch = 0.14
    for i in range(math.ceil(width / pitch)):
        k.box(
            soffit,
            (pitch - 0.006, cover, 0.03),
            (-width / 2 + pitch * (i + 0.5), y + cover / 2, roof),
            bevel=0.003,
            seg=1,
            grain='y',
        )
    k.box(soffit, (width, cover, 0.08), (0, y + cover / 2, roof + 0.06), bevel=0)
    k.box('post', (width, 0.12, 0.2), (0, y + cover - 0.1, roof - 0.10), bevel=0.005, grain='x')
    for x in posts:
        k.box('post', (0.12, 0.12, roof), (x, y + cover - 0.1, roof / 2), bevel=0.006, grain='z')
    if rail:
        k.box('post', (width, 0.06, 0.045), (0, y + depth - 0.16, 1.02), bevel=0.006, grain='x')
        for i in range(7):
            k.tube(
                'metal:black',
                [(-width / 2, y + depth - 0.16, 0.14 + 0.12 * i), (width / 2, y + depth - 0.16, 0.14 + 0.12 * i)],
                0.003,
                seg=6,
            )


def garden(k, y, z=-0.35, depth=11, spread=17, palms=(), hedge=0.75):
    """Lawn, a low hedge before the shore and palms: in the same frame."""
    k.box('lawn', (2 * spread, depth, 0.1), (0, y + depth / 2, z - 0.05), bevel=0)
    if hedge:
        greenery.hedge(k, -spread, spread, y + depth - 0.8, z, hedge)
    for i, one in enumerate(palms):
        greenery.palm(
            k,
            (one['x'], y + one['y'], z + one.get('z', 0)),
            one.get('h', 6.5),
            one.get('lean', (0.8, 0.2)),
            one.get('seed', 11 + i),
            one.get('crown', 1.0),
        )


def frame(side, size):
    """Where the outside of a wall begins, and how it is turned."""
    W, D, _ = size
    return {
        'back': ((0, D / 2 + shell.T, 0), (0, 0, 0)),
        'left': ((-W / 2 - shell.T, 0, 0), (0, 0, 90)),
        'right': ((W / 2 + shell.T, 0, 0), (0, 0, -90)),
    }[side]


def build(k, r):
    world(r)
    for side, what in r.get('outside', {}).items():
        with k.at(*frame(side, r['size'])):
            y = 0
            if 'lanai' in what:
                lanai(k, y=0, **what['lanai'])
                y = what['lanai']['depth']
            if 'garden' in what:
                garden(k, y, **what['garden'])
    if r.get('headland'):
        headland(**r['headland'])
