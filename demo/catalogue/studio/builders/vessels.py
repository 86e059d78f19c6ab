"""Vases, bowls and books for scenes and shelves."""

import math

PI = math.pi


def vase(k, loc, r=0.06, h=0.22, slot='ceramic', neck=0.4):
    prof = [(0, 0), (r * 0.62, 0), (r * 0.66, 0.004)]
    n = 16
    for i in range(n + 1):
        t = i / n
        prof.append(
            (
                r * (0.62 + 0.38 * math.sin(PI * min(1, t * 1.25)) ** 0.8 - (1 - neck) * 0.55 * max(0, (t - 0.62) / 0.38) ** 1.3),
                0.006 + (h - 0.01) * t,
            )
        )
    rt = prof[-1][0]
    prof += [(rt * 0.96, h), (rt * 0.88, h - 0.01), (rt * 0.8, h - h * 0.3), (0, h - h * 0.35)]
    k.lathe(slot, prof, loc, seg=40, sharp=50)


def bowl(k, loc, r=0.14, h=0.07, slot='ceramic'):
    prof = [(0, 0), (r * 0.4, 0), (r * 0.42, 0.004)]
    for i in range(9):
        t = i / 8
        prof.append((r * (0.42 + 0.58 * t**0.6), 0.006 + (h - 0.006) * t**1.5))
    prof += [(r * 0.97, h + 0.001)]
    for i in range(8):
        t = 1 - (i + 1) / 8
        prof.append((r * (0.38 + 0.57 * t**0.6) * (1 if t else 0), 0.014 + (h - 0.014) * t**1.5))
    k.lathe(slot, prof, loc, seg=48, sharp=50)


def books(k, loc, n=4, size=0.2, flat=True):
    x, y, z = loc
    cols = ['paint:chalk', 'paint:ink', 'paint:clay', 'paint:sage', 'paint:greige']
    for i in range(n):
        t = 0.016 + 0.014 * k.rnd.random()
        c = cols[k.rnd.randrange(len(cols))]
        if flat:
            a, b = size * (1 - 0.06 * i), size * 0.72 * (1 - 0.05 * i)
            rz = k.rnd.uniform(-9, 9)
            k.box(c, (a, b, t), (x, y, z + t / 2), (0, 0, rz), bevel=0.0015)
            k.box('paint:white', (a - 0.006, b - 0.004, t * 0.72), (x + 0.004, y, z + t / 2), (0, 0, rz), bevel=0)
            z += t
        else:
            hgt = size * k.rnd.uniform(0.85, 1.15)
            k.box(c, (t, size * 0.7, hgt), (x, y, z + hgt / 2), bevel=0.0015)
            x += t + 0.001
