"""What lies about in the upcountry house: throws over an arm, firewood, a board of pinned sheets."""

import math

from mathutils import Vector, noise

import geo

from . import decor

CLOTHS = ('fabric:sage', 'leather:cognac', 'fabric:rust', 'fabric:linen', 'wood:walnut', 'wood:oak', 'fabric:ochre')
PLACED = ((-0.25, 0.2, 0.3, 0.12, 'print:hill'), (0.3, -0.25, 0.22, 0.2, 'print:dusk2'), (-0.25, -0.3, 0.2, 0.14, 'print:rust'))
SOFA = ((-0.42, -0.12), (0.42, -0.12), (0.42, 0.06), (0.34, 0.22), (-0.34, 0.22), (-0.42, 0.06))


def draped(k, at, over=0.14, w=0.5, near=0.3, far=0.4, turn=0, slot='fabric:oat'):
    """A throw over an arm or a back: `at` is the middle of its top, `over` its breadth, `near` and `far` the falls."""
    x, y, z = at
    r = over / 2 + 0.012
    bend = math.pi * r * 0.75
    total = near + bend + far

    def line(s):
        if s < near:
            return -r, s - near, -1
        if s > near + bend:
            return r, near + bend - s, 1
        a = math.pi * (s - near) / bend
        return -r * math.cos(a), r * 0.28 * math.sin(a), 0

    def sheet(u, v):
        px, pz, side = line(total * v)
        sway = 0.012 * math.sin(u * 17) * min(1, abs(pz) * 6) + 0.012 * noise.noise(Vector((u * 4, v * 3, 2)))
        wide = w * (1 + 0.05 * noise.noise(Vector((v * 4, u, 7))))
        return px + (side * abs(sway) if side else 0.3 * sway), (u - 0.5) * wide, pz

    with k.at((x, y, z + 0.006), (0, 0, turn)):
        k.surface(slot, sheet, 26, 44, thick=0.008)


def log_basket(k, at, r=0.23, h=0.3):
    decor.basket(k, at, r, h)
    x, y, z = at
    for i in range(7):
        a = 2.4 * i
        dx, dy = 0.11 * math.cos(a) * (i > 0), 0.11 * math.sin(a) * (i > 0)
        top = (x + dx * 1.3 + 0.02, y + dy * 1.3, z + h + 0.14 + 0.02 * (i % 3))
        k.tube('bark', [(x + dx, y + dy, z + 0.1), top], 0.042, seg=10)


def pinned(k, at, w=1.5, h=0.9, turn=0):
    """A linen board with elevations, a plan, prints and cloth."""
    with k.at(at, (0, 0, turn)):
        k.box('fabric:oat', (w, 0.02, h), (0, -0.012, 0), bevel=0.003)
        for s in (-1, 1):
            k.box('frame', (0.02, 0.03, h + 0.02), (s * w / 2, -0.014, 0), bevel=0.002, grain='z')
            k.box('frame', (w + 0.02, 0.03, 0.02), (0, -0.014, s * h / 2), bevel=0.002, grain='x')
        page(k, -w * 0.31, h * 0.12, w * 0.28, h * 0.56, room)
        page(k, 0.0, h * 0.2, w * 0.22, h * 0.4, elevation)
        page(k, w * 0.02, -h * 0.24, w * 0.24, h * 0.34, elevation)
        page(k, w * 0.31, h * 0.16, w * 0.26, h * 0.5, room)
        for i, slot in enumerate(CLOTHS):
            x = -w * 0.42 + 0.115 * i if i < 3 else w * 0.21 + 0.115 * (i - 4)
            k.box(slot, (0.1, 0.006, 0.13), (x, -0.026, -h * 0.33 + 0.012 * (i % 2)), (0, k.rnd.uniform(-3, 3), 0), bevel=0.001)


def page(k, x, z, w, h, draw):
    with k.at((x, -0.0235, z), (0, k.rnd.uniform(-1.2, 1.2), 0)):
        k.box('paper', (w, 0.0014, h), bevel=0)
        draw(k, w * 0.8, h * 0.8)
        k.lathe('metal', [(0, 0), (0.006, 0), (0.005, 0.004), (0, 0.005)], (0, -0.002, h * 0.46), (90, 0, 0), seg=12)


def stroke(k, x, z, w, h):
    k.box('paint:ink', (w, 0.0008, h), (x, -0.0012, z), bevel=0)


def room(k, w, h):
    for s in (-1, 1):
        stroke(k, s * w / 2, 0, 0.005, h)
        stroke(k, 0, s * h / 2, w, 0.005)
    stroke(k, w * 0.1, h * 0.14, 0.004, h * 0.7)
    stroke(k, -w * 0.2, -h * 0.1, w * 0.6, 0.004)
    for x, z, bw, bh, slot in PLACED:
        k.box(slot, (w * bw, 0.0008, h * bh), (w * x, -0.0012, h * z), bevel=0)


def elevation(k, w, h):
    stroke(k, 0, -h * 0.36, w, 0.003)
    k.slab('print:dusk2', [(x * w, z * h) for x, z in SOFA], 0.0008, (0, -0.001, 0), (90, 0, 0), bevel=0)
    k.slab('print:rust', geo.rounded_rect(w * 0.24, h * 0.2, 0.01, 3), 0.0008, (-w * 0.16, -0.002, h * 0.02), (90, 0, 0), bevel=0)
    for s in (-1, 1):
        stroke(k, s * w * 0.36, -h * 0.24, 0.006, h * 0.24)
