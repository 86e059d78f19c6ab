"""Walls with their openings cut out, windows and the swing of doors."""

import math

from plan.furniture import loc, rect
from plan.home import OPEN, WALLS, T


def merged_walls():
    """Wall pieces with the openings cut out, as rectangles."""
    out = []
    for x0, y0, x1, y1 in WALLS:
        hor = y0 == y1
        a, b = sorted((x0, x1) if hor else (y0, y1))
        base = y0 if hor else x0
        cuts = sorted(
            (((o[1] if hor else o[2]) - o[3] / 2), ((o[1] if hor else o[2]) + o[3] / 2))
            for o in OPEN
            if o[4] == hor and abs((o[2] if hor else o[1]) - base) < 1e-6 and a <= (o[1] if hor else o[2]) <= b
        )
        p = a - T / 2
        for c0, c1 in cuts + [(b + T / 2, None)]:
            if c0 > p:
                m, L = (p + c0) / 2, c0 - p
                out.append(rect(m, base, L, T) if hor else rect(base, m, T, L))
            p = c1
    return out


def openings():
    for o in OPEN:
        kind, x, y, w, hor = o[:5]
        if kind in ('win', 'slide'):
            yield 'poly', rect(x, y, w, T, 0 if hor else 90), '#ffffff'
            yield 'line', [loc(('', x, y, 0, 0, 0 if hor else 90), -w / 2, 0), loc(('', x, y, 0, 0, 0 if hor else 90), w / 2, 0)]
        else:
            sx, sy = o[5]
            n = 14
            if hor:
                hx, hy = x - sx * w / 2, y
                arc = [(hx + sx * w * math.cos(a), hy + sy * w * math.sin(a)) for a in [math.pi / 2 * i / n for i in range(n + 1)]]
            else:
                hx, hy = x, y - sy * w / 2
                arc = [(hx + sx * w * math.sin(a), hy + sy * w * math.cos(a)) for a in [math.pi / 2 * i / n for i in range(n + 1)]]
            yield 'line', [(hx, hy), arc[-1]]
            yield 'line', arc
