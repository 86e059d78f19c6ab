"""A city by the sea from its 24th floor, painted: towers with bands of windows, a crater, the shore and a reef.

Nothing here takes or gives light: its colours are those of late morning, paler with distance."""

import random

import bpy
import numpy as np

import materials as M

FLOOR, BAY = 3.1, 3.6  # metres from window to window
GROUND = -72.0  # the street, below the flat's floor
HAZE = '#c9dde8'
WALLS = ('#e9e6df', '#d9d2c6', '#f0eeea', '#c9c3ba', '#dfd9d2', '#d3c3b2')
PANES = ('#6f8a9b', '#7d8f98', '#5f7f95', '#8796a0')


def painted(key):
    """Colour by corner, crossed by bands and bays of window colour where the texture coordinates run."""
    g = M.G(key)
    uv, wall, pane = g.node('ShaderNodeUVMap'), g.node('ShaderNodeAttribute'), g.node('ShaderNodeAttribute')
    wall.attribute_name, pane.attribute_name = 'wall', 'pane'
    axes, mix, glow = g.node('ShaderNodeSeparateXYZ'), g.node('ShaderNodeMixRGB'), g.node('ShaderNodeEmission')
    g.link(uv.outputs[0], axes.inputs[0])
    open_ = g.math('LESS_THAN', g.math('FRACT', axes.outputs[1]), 0.52)
    bay = g.math('GREATER_THAN', g.math('FRACT', axes.outputs[0]), 0.16)
    g.link(g.math('MULTIPLY', open_, bay), mix.inputs[0])
    g.link(wall.outputs['Color'], mix.inputs[1])
    g.link(pane.outputs['Color'], mix.inputs[2])
    g.link(mix.outputs[0], glow.inputs[0])
    g.link(glow.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    g.mat.cycles.sample_as_light = False
    return g.mat


MATERIALS = {'far': painted}


class Painting:
    """Faces with a colour each, gathered into one mesh."""

    def __init__(self):
        self.verts, self.faces, self.wall, self.pane, self.uv = [], [], [], [], []

    def face(self, points, colour, pane=None, uv=None):
        n = len(self.verts)
        self.verts += points
        self.faces.append(tuple(range(n, n + len(points))))
        self.wall += [colour] * len(points)
        self.pane += [colour if pane is None else pane] * len(points)
        self.uv += uv or [(0.0, 0.9)] * len(points)

    def hang(self, k):
        me = bpy.data.meshes.new('far')
        me.from_pydata(self.verts, [], self.faces)
        for name, colours in (('wall', self.wall), ('pane', self.pane)):
            layer = me.attributes.new(name, 'FLOAT_COLOR', 'CORNER')
            layer.data.foreach_set('color', np.array([(*c, 1) for c in colours], np.float32).ravel())
        me.uv_layers.new(name='UVMap').data.foreach_set('uv', np.array(self.uv, np.float32).ravel())
        me.materials.append(M.get('far'))
        ob = bpy.data.objects.new('far', me)
        bpy.context.scene.collection.objects.link(ob)
        ob.matrix_world = k.stack[-1]
        ob.visible_diffuse = ob.visible_shadow = False


def far(colour, distance, shade=1.0):
    """The colour in this light, veiled by the air between."""
    share = 1 - 2.0 ** (-distance / 900)
    return tuple(np.array(M.lin(colour)) * shade * (1 - share) + np.array(M.lin(HAZE)) * share)


def tower(p, x, y, w, d, top, wall, pane, sunny=1, bays=True):
    """`sunny`: the side, 1 right or -1 left, that the sun is on."""
    high = top - GROUND
    for points, wide, shade in (
        ([(x - w / 2, y), (x + w / 2, y)], w, 0.80),
        ([(x - w / 2, y + d), (x - w / 2, y)], d, 1.0 if sunny < 0 else 0.56),
        ([(x + w / 2, y), (x + w / 2, y + d)], d, 1.0 if sunny > 0 else 0.56),
    ):
        (ax, ay), (bx, by) = points
        u, v = (round(wide / BAY) + 0.16 if bays else 0.6), high / FLOOR
        p.face(
            [(ax, ay, GROUND), (bx, by, GROUND), (bx, by, top), (ax, ay, top)],
            far(wall, y, shade),
            far(pane, y, shade * 0.9),
            [(0.0 if bays else 0.5, 0.0), (u, 0.0), (u, v + 0.9 - v % 1), (0.0 if bays else 0.5, v + 0.9 - v % 1)],
        )
    roof = [(x - w / 2, y, top), (x + w / 2, y, top), (x + w / 2, y + d, top), (x - w / 2, y + d, top)]
    p.face(roof, far('#e4e0d8', y))
    if w > 20:
        q = w * 0.22
        p.face(
            [(x - q, y + d / 3, top), (x + q, y + d / 3, top), (x + q, y + d / 3, top + 3), (x - q, y + d / 3, top + 3)],
            far(wall, y, 0.7),
        )


def towers(p, rnd, count, spread, near, shore, sunny, keep):
    for i in range(count):
        y = near + (shore - near) * (i + rnd.random()) / count
        x = rnd.uniform(-spread, spread)
        if keep[0] < x / y < keep[1]:  # the open view
            continue
        top = -rnd.uniform(0.05, 0.17) * y - 4
        tower(
            p,
            x,
            y,
            rnd.uniform(16, 30),
            rnd.uniform(14, 24),
            max(top, GROUND + 18),
            rnd.choice(WALLS),
            rnd.choice(PANES),
            sunny,
            rnd.random() < 0.6,
        )


def coast(p, rnd, shore, spread):
    """Streets and gardens, the strand, pale streaks of surf on the reef."""
    edge = [(x, shore + 26 * np.sin(x / 170) + x * 0.10) for x in np.linspace(-spread, spread, 60)]
    for (ax, ay), (bx, by) in zip(edge, edge[1:]):
        for a, b, z, colour in ((-900, -9, 0, '#8b9a7a'), (-9, 0, 0.1, '#e8dcc3'), (0, 7, 0.2, '#d9efe8')):
            p.face(
                [(ax, ay + a, GROUND + z), (bx, by + a, GROUND + z), (bx, by + b, GROUND + z), (ax, ay + b, GROUND + z)],
                far(colour, shore),
            )
    for _ in range(420):  # crowns of trees between the houses
        x, y, s = rnd.uniform(-spread, spread), shore - rnd.uniform(12, 260), rnd.uniform(4, 10)
        top = [(x + s * np.cos(a), y + s * 0.5 * np.sin(a), GROUND + 4 + s * 0.7 * np.sin(a)) for a in np.linspace(0, 6.28, 9)[:-1]]
        p.face(top, far(rnd.choice(('#56724a', '#6a8455', '#4b6846')), y))
    for _ in range(60):
        x, y, w = rnd.uniform(-spread, spread) * 1.5, shore + rnd.gauss(480, 46), rnd.uniform(10, 60)
        p.face(
            [(x, y, GROUND), (x + w / 2, y - 1.5, GROUND), (x + w, y, GROUND), (x + w / 2, y + 2.2, GROUND)], far('#f4fbfb', 300)
        )


RIM = (
    (0, 0),
    (0.05, 0.10),
    (0.12, 0.34),
    (0.2, 0.47),
    (0.3, 0.50),
    (0.42, 0.46),
    (0.52, 0.5),
    (0.62, 0.57),
    (0.72, 0.74),
    (0.79, 0.97),
    (0.83, 1),
    (0.87, 0.86),
    (0.92, 0.5),
    (0.96, 0.2),
    (1, 0),
)


def crater(p, rnd, x, y, width, height):
    """A tuff cone seen from the city: a long level rim that rises to a summit by the sea, its flanks furrowed."""
    n = 150
    at = np.linspace(0, 1, n + 1)
    rim = np.interp(at, *zip(*RIM)) * height + np.array([rnd.uniform(-1, 1) for _ in at]) * height * 0.012
    rim = np.maximum(np.convolve(np.pad(rim, 1, 'edge'), (0.25, 0.5, 0.25), 'valid'), 0.5)
    for i in range(n):
        furrow = 0.86 + 0.2 * np.sin(at[i] * 73 + 1.3 * np.sin(at[i] * 19)) + rnd.uniform(-0.04, 0.04)
        a, b = x + width * (at[i] - 0.5), x + width * (at[i + 1] - 0.5)
        rows = ((0, '#6f7d5c'), (0.28, '#7d8263'), (0.62, '#8d8068'), (1, '#988a70'))
        for (low, colour), (high, _) in zip(rows, rows[1:]):
            z = [GROUND + rim[i] * low, GROUND + rim[i + 1] * low, GROUND + rim[i + 1] * high, GROUND + rim[i] * high]
            p.face([(a, y, z[0]), (b, y, z[1]), (b, y, z[2]), (a, y, z[3])], far(colour, 480, furrow))
    p.face(
        [
            (x - width * 0.62, y - 60, GROUND),
            (x + width * 0.5, y - 60, GROUND),
            (x + width * 0.53, y + 5, GROUND + 2),
            (x - width * 0.62, y + 5, GROUND + 2),
        ],
        far('#6f8560', 480),
    )


def skyline(k, r, turn=0, seed=4, count=95, spread=480, near=95, shore=430, sunny=1, keep=(0, 0), peak=(60, 1500, 450, 125)):
    """`turn`: where one looks; `keep`: from which x/y to which no tower stands; `peak`: x, y, width, height of the crater."""
    rnd, p = random.Random(seed), Painting()
    crater(p, rnd, *peak)
    coast(p, rnd, shore, spread * 2)
    towers(p, rnd, count, spread, near, shore - 25, sunny, keep)
    with k.at((0, 0, 0), (0, 0, turn)):
        p.hang(k)
