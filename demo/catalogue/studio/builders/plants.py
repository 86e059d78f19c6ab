"""Foliage for scenes."""

import math

from geo import V, resample

PI = math.pi


def branch(k, loc, n=5, h=0.55, slot='leaf', spread=0.28, leaf=0.10):
    """Foliage stems for a vase: arched twigs with pointed leaves."""
    base = V(loc)
    for i in range(n):
        a = 2 * PI * (i + k.rnd.random() * 0.7) / n
        s = spread * k.rnd.uniform(0.5, 1.1)
        H = h * k.rnd.uniform(0.75, 1.1)
        pts = [
            base,
            base + V(math.cos(a) * s * 0.25, math.sin(a) * s * 0.25, H * 0.5),
            base + V(math.cos(a) * s * 0.7, math.sin(a) * s * 0.7, H * 0.86),
            base + V(math.cos(a) * s * 1.15, math.sin(a) * s * 1.15, H),
        ]
        k.tube('paint:soil', pts, 0.0024, smooth_path=14, seg=6)
        path, _ = resample([V(p) for p in pts], 24, False)
        for j in range(7, 25, 2):
            p = path[j]
            for side in (-1, 1):
                b = a + side * k.rnd.uniform(0.6, 1.5)
                L = leaf * k.rnd.uniform(0.7, 1.2)
                leaf_blade(k, p, b, k.rnd.uniform(-0.1, 0.6), L, L * 0.34, 'paint:leaf' if k.rnd.random() < 0.6 else 'paint:leaf2')


def leaf_blade(k, p, az, el, L, w, slot):
    d = V(math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el))
    side = V(-math.sin(az), math.cos(az), 0)
    p = V(p)

    def fn(u, v):
        ww = w * math.sin(PI * min(1, u * 0.96 + 0.02)) ** 0.8 * (1 - 0.25 * u)
        drop = -L * 0.30 * u * u
        return p + d * (L * u) + V(0, 0, drop + abs(v - 0.5) * ww * 0.35) + side * ((v - 0.5) * ww)

    k.surface(slot, fn, 8, 4)


def palm_leaf(k, p, az, L=0.8, slot='paint:leaf', el=0.9, w=0.26):
    """Large split tropical leaf on a stalk."""
    d = V(math.cos(az), math.sin(az), 0)
    side = V(-math.sin(az), math.cos(az), 0)
    base = V(p)
    H = L * math.sin(el)
    R = L * math.cos(el)
    tip0 = base + d * R + V(0, 0, H)
    k.tube('paint:leaf2', [base, base + d * R * 0.35 + V(0, 0, H * 0.62), tip0], [0.007, 0.005, 0.004], smooth_path=12, seg=6)
    bl = L * 0.62

    def fn(u, v):
        s = (v - 0.5) * 2
        ww = w * math.sin(PI * (u * 0.93 + 0.05)) ** 0.65 * (1.12 - 0.35 * u)
        notch = 1 - 0.22 * abs(s) * (0.5 + 0.5 * math.sin(u * 38)) * (1 if u > 0.1 else 0)
        q = tip0 + d * (bl * u) + V(0, 0, 0.10 * L * u - bl * 0.62 * u * u - abs(s) ** 1.6 * 0.07)
        return q + side * (s * ww * notch)

    k.surface(slot, fn, 40, 10)


def plant(k, loc, h=1.1, n=9, pot='ceramic', pr=0.17, ph=0.30):
    x, y, z = loc
    k.lathe(
        pot,
        [
            (0, z),
            (pr * 0.78, z),
            (pr * 0.84, z + 0.01),
            (pr, z + ph),
            (pr * 0.94, z + ph + 0.004),
            (pr * 0.90, z + ph - 0.03),
            (0, z + ph - 0.03),
        ],
        (x, y, 0),
        seg=48,
        sharp=50,
    )
    k.lathe('paint:soil', [(0, z + ph - 0.04), (pr * 0.92, z + ph - 0.04), (0, z + ph - 0.025)], (x, y, 0), seg=24)
    for i in range(n):
        a = 2.4 * i + k.rnd.uniform(-0.3, 0.3)
        el = 1.25 - 0.75 * (i / n) + k.rnd.uniform(-0.1, 0.1)
        palm_leaf(
            k,
            (x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), z + ph - 0.03),
            a,
            (h - ph) * k.rnd.uniform(0.75, 1.1),
            'paint:leaf' if i % 3 else 'paint:leaf2',
            el,
        )
