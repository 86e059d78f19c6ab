"""Dining tables."""

import math

from builders.registry import piece
from geo import boat, rounded_rect, superellipse

PI = math.pi


@piece
def dining_table(k, w=2.1, d=0.95, h=0.74, outline='boat', t=0.028, legs='splay', top='frame'):
    """Dining table: knife-edged top; legs: splay, trestle, slab or column."""
    if outline == 'boat':
        o = boat(w, d, 0.17, 0.07)
    elif outline == 'round':
        o = superellipse(w, w, 2.0, 96)
        d = w
    elif outline == 'oval':
        o = superellipse(w, d, 2.7, 96)
    else:
        o = rounded_rect(w, d, 0.02, 6)
    if outline == 'boat':  # an upright face that catches the light, then the long cut back beneath
        k.loft(
            top,
            o,
            [(0.062, 0), (0.004, t * 0.40), (0, t * 0.46), (0, t * 0.84), (0.007, t), (0.05, t)],
            (0, 0, h - t),
            sharp=24,
            grain='x',
        )
    else:
        k.slab(top, o, t, (0, 0, h - t), bevel=0.006, under=0.022 if outline != 'rect' else 0.0)
    zt = h - t
    if legs == 'splay':
        ix, iy = (0.20, 0.15) if outline != 'boat' else (0.22, 0.19)
        if outline == 'round':
            ix = iy = w * 0.20
        for s in (-1, 1):
            k.box('frame', (w - 2 * ix, 0.022, 0.06), (0, s * (d / 2 - iy), zt - 0.03), bevel=0.006)
            k.box('frame', (0.022, d - 2 * iy, 0.06), (s * (w / 2 - ix), 0, zt - 0.03), bevel=0.006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.leg(
                    'frame',
                    (sx * (w / 2 - ix + 0.075), sy * (d / 2 - iy + 0.065), 0),
                    (sx * (w / 2 - ix), sy * (d / 2 - iy), zt),
                    0.0165,
                    0.030,
                    swell=0.003,
                    power=0.8,
                )
    elif legs == 'trestle':
        for s in (-1, 1):
            x = s * (w / 2 - 0.36)
            k.box('frame', (0.06, d - 0.22, 0.05), (x, 0, 0.025), bevel=0.014)
            k.box('frame', (0.06, d - 0.16, 0.045), (x, 0, zt - 0.0225), bevel=0.012)
            for sy in (-1, 1):
                k.leg('frame', (x, sy * 0.16, 0.04), (x, sy * 0.09, zt - 0.03), 0.024, 0.024, swell=0.010)
        k.box('frame', (w - 0.74, 0.03, 0.075), (0, 0, 0.30), bevel=0.010)
    elif legs == 'slab':
        for s in (-1, 1):
            x = s * (w / 2 - 0.30)
            with k.at((x, 0, 0), (0, 0, 90)):
                k.slab('frame', rounded_rect(d * 0.62, zt, 0.0015, 2), 0.07, (0, 0.035, zt / 2), (90, 0, 0), bevel=0.02, grain='y')
        k.box('frame', (w - 0.6, 0.03, 0.09), (0, 0, zt - 0.055), bevel=0.008)
    elif legs == 'column':
        ribs = 36
        R = w * 0.17
        k.lathe('frame', [(0, 0), (R * 1.02, 0), (R * 1.05, 0.008), (R * 1.05, 0.022), (R, 0.03)], seg=64)
        for i in range(ribs):
            a = 2 * PI * i / ribs
            rr = 2 * PI * R / ribs * 0.52
            k.leg('frame', (R * math.cos(a), R * math.sin(a), 0.02), (R * math.cos(a), R * math.sin(a), zt), rr, rr, seg=10)
        k.lathe('frame', [(R * 0.98, 0.02), (R * 0.98, zt)], seg=48)
        k.lathe('frame', [(0, zt - 0.02), (R * 1.35, zt - 0.02), (R * 1.35, zt), (0, zt)], seg=64)
