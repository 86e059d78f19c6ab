"""Legs, knobs, pulls and pillows that many pieces share."""

import math

import bmesh

from geo import V, trs


def splayed_legs(k, w, d, h, top=0.0, splay=0.06, r0=0.012, r1=0.021, foot=0.035, inset=0.07, slot='frame', flat=1.0):
    """Four tapered legs that lean outwards; h is where they meet the body."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tx, ty = sx * (w / 2 - inset), sy * (d / 2 - inset)
            k.leg(slot, (tx + sx * splay, ty + sy * splay, 0), (tx, ty, h + top), r0, r1, foot=foot, flat=flat)


def taper_post(k, slot, p, h, s0, s1, bevel=0.005):
    bm = bmesh.new()
    vs = []
    for s, z in ((s0, 0), (s1, h)):
        vs.append([bm.verts.new((x * s / 2, y * s / 2, z)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    bm.faces.new(vs[0][::-1])
    bm.faces.new(vs[1])
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new((vs[0][i], vs[0][j], vs[1][j], vs[1][i]))
    bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=k.n(3, 2), profile=0.5, affect='EDGES')
    return k.finish(bm, slot, trs(p), wn=True, grain='z')


def knob(k, loc, r=0.012, slot='metal', axis=-90):
    """Small turned knob pointing to the front."""
    k.lathe(
        slot,
        [(r * 0.45, 0), (r * 0.45, r * 0.7), (r * 0.95, r * 1.1), (r, r * 1.6), (r * 0.8, r * 2.0), (0, r * 2.05)],
        loc,
        (-axis if axis < 0 else axis, 0, 0),
        seg=20,
    )


def bar_pull(k, loc, L=0.14, r=0.0045, out=0.026, vertical=False, slot='metal'):
    a = V(0, 0, L / 2) if vertical else V(L / 2, 0, 0)
    p = V(loc)
    o = V(0, -out, 0)
    k.tube(slot, [p - a + o, p + a + o], r, seg=12)
    for s in (-0.8, 0.8):
        k.tube(slot, [p + a * s, p + a * s + o], r * 0.85, seg=10)


def pull(k, kind, x, z, y, vertical=False):
    if kind == 'bar':
        bar_pull(k, (x, y, z), 0.16 if not vertical else 0.18, vertical=vertical)
    elif kind == 'knob':
        knob(k, (x, y, z))
    elif kind == 'tab':
        k.box('metal', (0.07 if not vertical else 0.004, 0.014, 0.004 if not vertical else 0.07), (x, y - 0.005, z), bevel=0.0015)
    elif kind == 'cup':
        k.lathe(
            'frame',
            [(0, 0), (0.021, 0), (0.024, 0.006), (0.022, 0.016), (0.012, 0.020), (0, 0.0205)],
            (x, y, z),
            (90, 0, 0),
            seg=28,
        )


def pillow_on(k, slot, x, y, z, w=0.46, tilt=68, turn=0, h=0.20, d=None):
    """Scatter pillow leaning back; (x, y, z) is where its lower edge rests."""
    d = d or w
    a = math.radians(tilt)
    with k.at((x, y, z), (0, 0, turn)):
        k.pillow(slot, w, d, h, (0, math.cos(a) * d / 2 * 0.94, math.sin(a) * d / 2 * 0.94), (tilt, 0, 0))
