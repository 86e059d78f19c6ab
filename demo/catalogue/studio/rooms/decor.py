"""Things that make a room lived in: rugs, pictures, books, trays, baskets. Our own compositions."""

import math

import geo


def rug(k, slot, w, d, at, turn=0, shape='rect', t=0.014, border=None):
    outline = geo.rounded_rect(w, d, 0.03, 4) if shape == 'rect' else geo.superellipse(w, d, 2, 96)
    k.slab(slot, outline, t, (at[0], at[1], 0.001), (0, 0, turn), bevel=0.006)
    if border:
        for s in (-1, 1):
            k.box(border, (w - 0.02, 0.05, 0.004), (at[0], at[1] + s * (d / 2 - 0.09), t), bevel=0.001)


def disc(k, x, y, z, r, slot, stretch=1.0):
    outline = [(q[0] * stretch, q[1]) for q in geo.superellipse(2 * r, 2 * r, 2, 64)]
    k.slab(slot, outline, 0.0012, (x, y, z), (90, 0, 0), bevel=0)


def art(k, at, w, h, kind='shore', turn=0, frame='frame'):
    """Framed print on the wall behind `at` (x, y of the wall's face, z of the centre)."""
    with k.at(at, (0, 0, turn)):
        for s in (-1, 1):
            k.box(frame, (0.022, 0.03, h), (s * (w / 2 - 0.011), -0.015, 0), bevel=0.002, grain='z')
            k.box(frame, (w, 0.03, 0.022), (0, -0.015, s * (h / 2 - 0.011)), bevel=0.002, grain='x')
        k.box('paper', (w - 0.03, 0.004, h - 0.03), (0, -0.012, 0), bevel=0)
        iw, ih = w * 0.68, h * 0.70
        k.box('plaster:sand', (iw, 0.002, ih), (0, -0.0155, 0), bevel=0)
        PRINTS[kind](k, iw, ih)


def shore(k, w, h):
    disc(k, w * 0.12, -0.0165, h * 0.17, w * 0.17, 'plaster:clay')
    for i, slot in enumerate(('plaster:mist', 'paint:sage', 'plaster:umber')):
        wave(k, w, h, -h * (0.02 + 0.16 * i), slot, -0.018 - 0.0012 * i, i)


def wave(k, w, h, top, slot, y, phase):
    n = 36
    line = [(-w / 2 + w * i / n, top + h * 0.028 * math.sin(2.2 * math.pi * i / n + phase * 2.1)) for i in range(n + 1)]
    k.slab(slot, [(-w / 2, -h / 2)] + [(w / 2, -h / 2)] + line[::-1], 0.001, (0, y, 0), (90, 0, 0), bevel=0)


def pebbles(k, w, h):
    for i, (z, r, stretch, slot) in enumerate(
        (
            (-0.30, 0.15, 1.8, 'plaster:umber'),
            (-0.08, 0.11, 1.9, 'plaster:clay'),
            (0.09, 0.085, 1.7, 'paper'),
            (0.22, 0.06, 1.6, 'paint:sage'),
        )
    ):
        disc(k, 0.018 * (-1) ** i, -0.0165 - 0.001 * i, h * z, w * r, slot, stretch)


def ridge(k, w, h):
    """Three ranges of hills, paler with distance."""
    for i, (top, slot) in enumerate(((0.16, 'plaster:mist'), (-0.04, 'paint:sage'), (-0.24, 'paint:leaf'))):
        n, y = 40, -0.0165 - 0.0012 * i
        line = [
            (-w / 2 + w * j / n, h * (top + 0.11 * math.sin(1.7 * math.pi * j / n + 1.9 * i) + 0.035 * math.sin(7 * j / n + i)))
            for j in range(n + 1)
        ]
        k.slab(slot, [(-w / 2, -h / 2), (w / 2, -h / 2)] + line[::-1], 0.001, (0, y, 0), (90, 0, 0), bevel=0)


def leaves(k, w, h):
    for i in range(5):
        z = -h * 0.26 + h * 0.13 * i
        for s in (-1, 1):
            outline = geo.superellipse(w * 0.34 * (1 - 0.1 * i), h * 0.085, 1.4, 40)
            k.slab(
                'paint:leaf' if s > 0 else 'paint:olive',
                outline,
                0.001,
                (s * w * 0.17, -0.0165, z + h * 0.02),
                (90, -s * 32, 0),
                bevel=0,
            )
    k.box('paint:leaf', (0.006, 0.001, h * 0.74), (0, -0.0165, -h * 0.04), bevel=0)


PRINTS = {'shore': shore, 'pebbles': pebbles, 'ridge': ridge, 'leaves': leaves}


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


def pendant_globe(k, at, drop=1.0, r=0.2):
    """Paper lantern, a flattened globe, lit a little from within."""
    x, y, z = at
    k.tube('metal:black', [(x, y, z), (x, y, z - drop)], 0.0025, seg=6)
    profile = []
    for i in range(25):
        a = math.pi * i / 24
        profile.append((max(0.03, r * math.sin(a)) * (1 + 0.012 * (-1) ** i), -drop - r * 0.72 + r * 0.72 * math.cos(math.pi - a)))
    k.lathe('shade', profile, (x, y, z), seg=72, sharp=180)
