"""What a stylist adds: a rug with a fine border, a loose pillow, a thrown blanket, a wall niche and what stands in it."""

import math

import geo


def bordered_rug(k, at, w, d, turn=0, slot='rug:fog', border='fabric:charcoal', inset=0.09, line=0.018):
    with k.at((at[0], at[1], 0.001), (0, 0, turn)):
        k.slab(slot, geo.rounded_rect(w, d, 0.02, 4), 0.013, bevel=0.005)
        for s in (-1, 1):
            k.box(border, (w - 2 * inset, line, 0.004), (0, s * (d / 2 - inset), 0.0125), bevel=0.001)
            k.box(border, (line, d - 2 * inset, 0.004), (s * (w / 2 - inset), 0, 0.0125), bevel=0.001)


def loose_pillow(k, at, w=0.45, h=0.45, t=0.15, turn=0, lean=20, roll=0, slot='fabric:oat'):
    """Stands on its edge and leans back; `at` is where its lower edge touches, its face looks to -y."""
    with k.at(at, (0, 0, turn)), k.at((0, 0, 0), (-lean, roll, 0)):
        k.pillow(slot, w, h, t, (0, 0, h / 2 * 0.96), (90, 0, 0))


def laid_throw(k, at, w=0.5, back=0.5, seat=0.45, fall=0.0, turn=0, slot='fabric:oat', seed=1.0):
    """A blanket over a back or an edge: hangs `back` behind `at`, runs `seat` forwards, falls `fall` over the front."""
    total = back + seat + fall

    def sheet(u, v):
        run, x = total * v, (u - 0.5) * w * (1 + 0.06 * math.sin(3 * v + seed))
        ripple = 0.010 * math.sin(u * 17 + seed + 2.2 * v) + 0.006 * math.sin(u * 31 + 3 * v)
        if run < back:
            return x, 0.012 + ripple, run - back
        run -= back
        if run < seat:
            return x, -run, 0.012 + ripple * 0.6
        return x, -seat - 0.012 - ripple, -(run - seat)

    with k.at(at, (0, 0, turn)):
        k.surface(slot, sheet, 40, 60, thick=0.008)


def niche(k, x0, x1, z0, z1, depth, shelves, slot):
    """The lining of a recess: its front is flush with the wall's."""
    x, y, t, w, h = (x0 + x1) / 2, -0.14 - depth / 2, 0.022, x1 - x0, z1 - z0
    for s in (-1, 1):
        k.box(slot, (t, depth, h), (x + s * (w - t) / 2, y, z0 + h / 2), bevel=0.001, grain='z')
    for i in range(shelves + 2):
        k.box(slot, (w - 2 * t, depth - 0.004, t), (x, y, z0 + t / 2 + (h - t) * i / (shelves + 1)), bevel=0.001, grain='x')
    k.box(slot, (w, 0.012, h), (x, -0.148, z0 + h / 2), bevel=0, grain='x')


def thick_wall(k, r, x0, x1, holes, depth=0.3, slot='plaster:crisp', lining='wood:oak', shelves=1):
    """Furs out a wall from x0 to x1, with lined niches at `holes`: [x from, x to, z from, z to]."""
    high, y = r['size'][2], -0.14 - depth / 2
    x = x0
    for a, b, low, top in sorted(holes):
        pieces = [(x, a, 0, high), (a, b, 0, low), (a, b, top, high)]
        for p, q, z0, z1 in pieces:
            if q - p > 0.002 and z1 - z0 > 0.002:
                k.box(slot, (q - p, depth, z1 - z0), ((p + q) / 2, y, (z0 + z1) / 2), bevel=0)
        niche(k, a, b, low, top, depth, shelves, lining)
        x = b
    if x1 - x > 0.002:
        k.box(slot, (x1 - x, depth, high), ((x + x1) / 2, y, high / 2), bevel=0)
    k.box('skirting', (x1 - x0, 0.014, 0.08), ((x0 + x1) / 2, -0.14 - depth - 0.007, 0.04), bevel=0.003)
