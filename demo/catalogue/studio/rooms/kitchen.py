"""A condo's kitchen: an island with a stone top, a wall of flush fronts with a lit niche, pendants, what stands about."""

import math

import studio as S

GAP = 0.004


def kitchen_island(k, at, w=2.7, d=0.95, h=0.92, turn=0, top='stone:travertine', front='wood:oak', over=0.3):
    """Waterfall ends, a reeded front set back under the overhang; the guests' side is -y."""
    t = 0.045
    with k.at(at, (0, 0, turn)):
        k.box(top, (w, d, t), (0, 0, h - t / 2), bevel=0.003)
        for s in (-1, 1):
            k.box(top, (t, d, h - t), (s * (w / 2 - t / 2), 0, (h - t) / 2), bevel=0.003)
        y, inner = -d / 2 + over, w - 2 * t
        k.box('paint:white', (inner, d - over - 0.02, h - t - 0.08), (0, over / 2 + 0.01, 0.08 + (h - t - 0.08) / 2), bevel=0)
        k.box('paint:black', (inner, d - over - 0.12, 0.08), (0, over / 2, 0.04), bevel=0)
        n = round(inner / 0.045)
        for i in range(n):
            x = -inner / 2 + inner * (i + 0.5) / n
            k.tube(front, [(x, y + 0.005, 0.08), (x, y + 0.005, h - t)], inner / n * 0.48, seg=12)


def fronts(k, slot, x0, x1, z0, z1, y, columns, rows=1):
    w, h = (x1 - x0) / columns, (z1 - z0) / rows
    for i in range(columns):
        for j in range(rows):
            k.box(slot, (w - GAP, 0.02, h - GAP), (x0 + w * (i + 0.5), y, z0 + h * (j + 0.5)), bevel=0.0015)


def kitchen_wall(
    k, r, x0, x1, niche, depth=0.6, high=2.4, counter=0.92, slot='paint:white', upper='veneer:oak', inner='plaster:crisp'
):
    """Tall units on both sides of a niche (x from, x to) with a counter, a shelf and a light under the upper units."""
    y, (a, b) = -0.14 - depth, niche
    for p, q in ((x0, a), (b, x1)):
        if q - p > 0.1:
            k.box('paint:black', (q - p, depth - 0.04, 0.08), ((p + q) / 2, y + depth / 2 + 0.03, 0.04), bevel=0)
            k.box(slot, (q - p, depth - 0.014, high - 0.08), ((p + q) / 2, y + depth / 2 + 0.011, high / 2 + 0.04), bevel=0)
            n = max(1, round((q - p) / 0.6))
            with k.matched():
                fronts(k, slot, p, q, 0.08, high, y, n)
    k.box(inner, (x1 - x0, depth, r['size'][2] - high), ((x0 + x1) / 2, y + depth / 2 + 0.02, (r['size'][2] + high) / 2), bevel=0)
    k.box(inner, (b - a, depth - 0.06, 0.82), ((a + b) / 2, y + depth / 2 + 0.05, 0.08 + 0.41), bevel=0)
    n = max(2, round((b - a) / 0.6))
    fronts(k, 'plaster:crisp', a, b, 0.08, counter - 0.03, y, n, 2)
    k.box('stone:travertine', (b - a, depth + 0.01, 0.03), ((a + b) / 2, y + depth / 2, counter - 0.015), bevel=0.002)
    k.box('stone:travertine', (b - a, 0.02, 1.05), ((a + b) / 2, -0.15, counter + 0.525), bevel=0)
    up = 1.92
    k.box(upper, (b - a, depth - 0.22, 0.03), ((a + b) / 2, y + 0.22 + (depth - 0.22) / 2, up), bevel=0)
    k.box(
        'paint:black',
        (b - a, depth - 0.24, high - up - 0.02),
        ((a + b) / 2, y + 0.24 + (depth - 0.24) / 2, (high + up) / 2),
        bevel=0,
    )
    with k.matched():
        fronts(k, upper, a, b, up, high, y + 0.22, n)
    k.box('wood:oak', (b - a - 0.004, 0.22, 0.028), ((a + b) / 2, -0.27, 1.42), bevel=0.003, grain='x')
    place = k.stack[-1] @ k.stack[0].Translation(((a + b) / 2, -0.34, up - 0.03))
    lamp = S.area(
        'niche',
        place.translation,
        place.translation - k.stack[0].Translation((0, 0, 1)).translation,
        b - a - 0.2,
        9,
        (1, 0.86, 0.68),
        0.05,
    )
    lamp.visible_glossy = False


def cone_pendant(k, at, drop=0.9, r=0.11, h=0.2, slot='paint:white'):
    """A slim spun shade on a cord; `at` is on the ceiling."""
    x, y, z = at
    k.tube('metal:black', [(x, y, z), (x, y, z - drop)], 0.0022, seg=6)
    k.lathe(
        slot, [(0.018, h), (0.03, h * 0.96), (r, 0.01), (r, 0), (r * 0.97, 0.004), (0.026, h * 0.92)], (x, y, z - drop - h), seg=56
    )
    k.lathe('glow:4', [(0, 0.012), (r * 0.8, 0.014)], (x, y, z - drop - h + 0.02), seg=24)


def citrus(k, at, n=7, r=0.036, spread=0.075, slot='fruit:lime'):
    for i in range(n):
        a, ring = 2.4 * i, spread * math.sqrt((i + 0.3) / n)
        z = r * (0.9 + (0.75 if i < n // 3 else 0))
        ball = [
            (r * math.sin(math.pi * j / 12) * (0.9 if j in (0, 12) else 1), -r * 1.12 * math.cos(math.pi * j / 12))
            for j in range(13)
        ]
        k.lathe(
            slot,
            ball,
            (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2] + z),
            (k.rnd.uniform(40, 110), 0, k.rnd.uniform(0, 360)),
            seg=24,
            sharp=180,
        )


def tap(k, at, turn=0, slot='alu:dark'):
    with k.at(at, (0, 0, turn)):
        arc = [(0, 0, 0), (0, 0, 0.26)] + [
            (0, -0.08 + 0.08 * math.cos(i * math.pi / 10), 0.26 + 0.08 * math.sin(i * math.pi / 10)) for i in range(1, 11)
        ]
        k.tube(slot, [*arc, (0, -0.16, 0.22)], 0.011, seg=12)
        k.lathe(slot, [(0.026, 0), (0.026, 0.012), (0.012, 0.014)], (0, 0, 0), seg=24)


def stack_of_plates(k, at, n=5, r=0.11, slot='ceramic'):
    for i in range(n):
        k.lathe(
            slot,
            [(0, 0), (r * 0.6, 0), (r, 0.012), (r * 0.99, 0.015), (r * 0.6, 0.005), (0, 0.004)],
            (at[0], at[1], at[2] + 0.009 * i),
            seg=40,
        )


def board_up(k, at, w=0.26, h=0.38, lean=9, turn=0, slot='wood:walnut'):
    """A chopping board that leans on the wall behind it."""
    with k.at(at, (0, 0, turn)), k.at((0, 0, 0), (-lean, 0, 0)):
        k.box(slot, (w, 0.018, h), (0, 0, h / 2), bevel=0.006, grain='z')
