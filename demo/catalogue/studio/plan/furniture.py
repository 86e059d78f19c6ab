"""How furniture looks from above."""

import math


def rect(cx, cy, w, d, turn=0):
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    return [
        (cx + x * c - y * s, cy + x * s + y * c) for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))
    ]


def loc(it, x, y):
    _, cx, cy, _, _, turn = it
    a = math.radians(turn)
    return cx + x * math.cos(a) - y * math.sin(a), cy + x * math.sin(a) + y * math.cos(a)


def sub(it, x, y, w, d):
    cx, cy = loc(it, x, y)
    return rect(cx, cy, w, d, it[5])


def furniture(it):
    """Yields ('poly', pts, fill) and ('circ', x, y, r, fill)."""
    k, x, y, w, d, t = it
    if k == 'rug':
        yield 'poly', rect(x, y, w, d, t), '#f4eee3'
        yield 'poly', rect(x, y, w - 0.16, d - 0.16, t), None
    elif k == 'sofa':
        yield 'poly', rect(x, y, w, d, t), '#e4dccd'
        yield 'poly', sub(it, 0, d / 2 - 0.12, w, 0.24), '#d9cfbd'
        for s in (-1, 1):
            yield 'poly', sub(it, s * (w / 2 - 0.08), 0, 0.16, d), '#d9cfbd'
        cw = (w - 0.32) / 3
        for i in range(3):
            yield 'poly', sub(it, (i - 1) * cw, -0.12, cw, d - 0.24), None
    elif k == 'chair':
        yield 'poly', rect(x, y, w, d, t), '#e4dccd'
        yield 'poly', sub(it, 0, d / 2 - 0.1, w, 0.2), '#d9cfbd'
        yield 'poly', sub(it, 0, -0.1, w - 0.22, d - 0.2), None
    elif k == 'dchair':
        yield 'poly', rect(x, y, w, d - 0.08, t), '#e4dccd'
        yield 'poly', sub(it, 0, d / 2 - 0.05, w, 0.08), '#c9bca6'
    elif k == 'bed':
        yield 'poly', rect(x, y, w, d, t), '#f3ede2'
        yield 'poly', sub(it, 0, d / 2 - 0.04, w, 0.08), '#c9bca6'
        for s in (-1, 1):
            yield 'poly', sub(it, s * w / 4, d / 2 - 0.34, w / 2 - 0.12, 0.42), '#fffdf9'
        yield 'poly', sub(it, 0, -d * 0.16, w, d * 0.68), '#e4dccd'
        yield 'poly', sub(it, 0, d * 0.12, w, 0.22), '#d9cfbd'
    elif k in ('oval', 'plant'):
        yield 'circ', x, y, w / 2, d / 2, '#dfe3d4' if k == 'plant' else '#dcc9ad'
        if k == 'plant':
            for i in range(7):
                a = 2 * math.pi * i / 7
                yield 'line', [(x, y), (x + 0.23 * math.cos(a), y + 0.23 * math.sin(a))]
    elif k in ('table', 'desk', 'case', 'bench', 'closet'):
        yield 'poly', rect(x, y, w, d, t), {'closet': '#f0eadf'}.get(k, '#dcc9ad')
        if k == 'closet':
            for i in range(1, 12):
                u = -w / 2 + w * i / 12
                yield 'line', [loc(it, u - 0.05, -d / 2 + 0.08), loc(it, u + 0.05, d / 2 - 0.08)]
    elif k == 'counter':
        yield 'poly', rect(x, y, w, d, t), '#ebe6dd'
    elif k in ('sink', 'basin', 'hob', 'wc'):
        yield 'poly', rect(x, y, w, d, t), '#ffffff'
        if k == 'hob':
            for a in (-1, 1):
                for b in (-1, 1):
                    cx, cy = loc(it, a * 0.14, b * 0.12)
                    yield 'circ', cx, cy, 0.08, 0.08, None
        else:
            yield 'circ', x, y, w * 0.3, min(w, d) * 0.32, None
