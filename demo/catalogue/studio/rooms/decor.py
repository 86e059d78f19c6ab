"""Things that make a room lived in: rugs, trays, cups, baskets, folded throws."""

import math

import geo


def rug(k, slot, w, d, at, turn=0, shape='rect', t=0.014, border=None):
    outline = geo.rounded_rect(w, d, 0.03, 4) if shape == 'rect' else geo.superellipse(w, d, 2, 96)
    k.slab(slot, outline, t, (at[0], at[1], 0.001), (0, 0, turn), bevel=0.006)
    if border:
        for s in (-1, 1):
            k.box(border, (w - 0.02, 0.05, 0.004), (at[0], at[1] + s * (d / 2 - 0.09), t), bevel=0.001)


def basket(k, at, r=0.2, h=0.3):
    x, y, z = at
    for i in range(int(h / 0.018)):
        t = i * 0.018 / h
        ring = r * (0.82 + 0.22 * math.sin(math.pi * (0.15 + 0.6 * t)))
        k.tube(
            'cord:paper',
            [
                (x + ring * math.cos(a * math.pi / 24), y + ring * math.sin(a * math.pi / 24), z + 0.01 + i * 0.018)
                for a in range(48)
            ],
            0.0105,
            closed=True,
            seg=8,
        )
    k.lathe('paint:soil', [(0, 0.03), (r * 0.85, 0.03)], at, seg=32)


def tray(k, at, w=0.42, d=0.28, turn=0, slot='frame'):
    with k.at(at, (0, 0, turn)):
        k.slab(slot, geo.rounded_rect(w, d, 0.05, 6), 0.012, bevel=0.003)
        k.tube(slot, [(p[0], p[1], 0.018) for p in geo.rounded_rect(w - 0.012, d - 0.012, 0.05, 6)], 0.007, closed=True, seg=8)


def cup(k, at, r=0.038, h=0.07, slot='ceramic'):
    k.lathe(
        slot, [(0, 0), (r * 0.8, 0), (r, h * 0.25), (r, h), (r * 0.9, h), (r * 0.88, h * 0.3), (0, h * 0.22)], at, seg=36, sharp=50
    )
    k.lathe('paint:soil', [(0, h * 0.82), (r * 0.9, h * 0.82)], at, seg=24)


def throw(k, at, w=0.5, d=1.1, turn=0, slot='fabric:oat'):
    """A folded blanket."""
    with k.at(at, (0, 0, turn)):
        for i in range(3):
            k.cushion(slot, (w - 0.006 * i, d * 0.33, 0.02), (0.004 * i, 0, 0.018 * i), r=0.009, crown=(0, 0, 0.003), welt=0)
