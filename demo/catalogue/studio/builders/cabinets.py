"""Sideboards and display cabinets."""

from builders.casework import FRONTS, carcass, case_legs, front_flat
from builders.fittings import knob, pull
from builders.registry import piece
from builders.vessels import books, vase


@piece
def sideboard(
    k,
    w=1.8,
    d=0.45,
    h=0.78,
    leg_h=0.20,
    doors=4,
    front='slats',
    legs='splay',
    drawers_mid=False,
    open_bay=False,
    pulls='none',
    rows=1,
):
    """Sideboard / cabinet: a mitred box with equal bays."""
    z0 = leg_h
    H = h - leg_h
    t = 0.022
    case_legs(k, w, d, z0, legs)
    carcass(k, w, d, H, z0, t)
    iw, ih = w - 2 * t, H - 2 * t
    n = doors
    bay = iw / n
    yf = -d / 2 + 0.016
    gap = 0.0035
    fn = FRONTS[front]
    for i in range(n):
        x = -iw / 2 + bay * (i + 0.5)
        if open_bay and i == n // 2:
            k.box('frame', (bay, d - 0.05, 0.016), (x, 0.01, z0 + H * 0.5), bevel=0.002)
            for s in (-1, 1):
                k.box('frame', (0.016, d - 0.04, ih), (x + s * (bay / 2 - 0.002), 0.01, z0 + H / 2), bevel=0.001, grain='z')
            continue
        if drawers_mid and i in (n // 2, (n - 1) // 2):
            m = 3
            for j in range(m):
                dh = ih / m
                z = z0 + t + dh * (j + 0.5)
                with k.matched():
                    front_flat(k, x, z, bay - gap * 2, dh - gap * 2, yf + 0.001)
                if pulls != 'none':
                    pull(k, pulls, x, z, yf - 0.008)
            continue
        for r in range(rows):
            rh = ih / rows
            z = z0 + t + rh * (r + 0.5)
            with k.matched():
                fn(k, x, z, bay - gap * 2, rh - gap * 2, yf)
            if pulls != 'none':
                side = 1 if i % 2 == 0 else -1
                if n == 1:
                    side = 1
                pull(k, pulls, x + side * (bay / 2 - 0.045), z, yf - 0.009, vertical=True)


@piece
def tall_cabinet(k, w=0.95, d=0.40, h=1.75, leg_h=0.16, glass=True, legs='frame', front='reed', shelves=3):
    """Display cabinet: glazed upper doors, closed base."""
    z0, H, t = leg_h, h - leg_h, 0.022
    case_legs(k, w, d, z0, legs)
    carcass(k, w, d, H, z0, t)
    iw, ih = w - 2 * t, H - 2 * t
    base = ih * 0.34 if glass else ih
    yf = -d / 2 + 0.014
    gap = 0.003
    k.box('frame', (iw, d - 0.02, t * 0.8), (0, 0.005, z0 + t + base), bevel=0.001)
    for s in (-1, 1):
        x = s * iw / 4
        with k.matched():
            FRONTS[front](k, x, z0 + t + base / 2, iw / 2 - gap * 2, base - gap * 2, yf)
        knob(k, (s * 0.03, yf - 0.010, z0 + t + base * 0.62), 0.010)
        if glass:
            uh = ih - base
            fr = 0.032
            zc = z0 + t + base + uh / 2
            ww = iw / 2 - gap * 2
            for q in (-1, 1):
                k.box('frame', (fr, 0.018, uh - gap * 2), (x + q * (ww / 2 - fr / 2), yf, zc), bevel=0.003, grain='z')
                k.box('frame', (ww - 2 * fr, 0.018, fr), (x, yf, zc + q * (uh / 2 - gap - fr / 2)), bevel=0.003, grain='x')
            k.box('glass', (ww - 2 * fr + 0.008, 0.004, uh - 2 * fr), (x, yf + 0.002, zc), bevel=0)
            knob(k, (s * 0.03, yf - 0.010, zc - uh * 0.12), 0.010)
    if glass:
        bright_bay(k, iw, d, z0 + t + base, ih - base, shelves)


def bright_bay(k, w, d, z, h, shelves):
    """Glazed bay: pale lining, wooden shelves, and where light is traced a soft light under the top and every shelf."""
    k.box('lining', (w, 0.004, h), (0, d / 2 - 0.020, z + h / 2), bevel=0)
    step = h / (shelves + 1)
    for i in range(1, shelves + 2):
        level = z + step * i
        if i <= shelves:
            k.box('frame', (w, d - 0.085, 0.014), (0, 0.012, level), bevel=0.002)
        if k.lod >= 1:
            k.box('lamp', (w - 0.06, d - 0.19, 0.002), (0, 0.022, level - (0.009 if i <= shelves else 0.002)), bevel=0)
    decor_shelf(k, w, z, step, shelves + 1)


def decor_shelf(k, w, z, step, n):
    """A few vessels and books so that open shelves do not look bare."""
    for i in range(n):
        zz = z + step * i + 0.012
        x = (-1 if i % 2 else 1) * w * 0.22
        vase(k, (x, 0.02, zz), 0.06 if i % 2 else 0.045, min(0.20, step * 0.6), 'ceramic')
        books(k, (-x, 0.02, zz), 3 + i % 2, 0.15, flat=i % 2 == 0)
