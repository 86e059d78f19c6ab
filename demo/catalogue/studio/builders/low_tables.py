"""Coffee and side tables."""

import math

from builders.registry import piece
from geo import rounded_rect, superellipse

PI = math.pi


@piece
def low_table(k, w=1.1, d=0.6, h=0.38, outline='oval', legs='splay', shelf=True, t=0.024, top='frame', drum=False):
    """Coffee and side tables."""
    o = {
        'oval': lambda: superellipse(w, d, 2.5, 90),
        'round': lambda: superellipse(w, w, 2, 90),
        'rect': lambda: rounded_rect(w, d, 0.05, 8),
        'pebble': lambda: [
            (x * (1 + 0.10 * math.sin(math.atan2(y, x) + 0.6)), y * (1 + 0.16 * math.cos(math.atan2(y, x) * 1 + 0.3)))
            for x, y in superellipse(w, d, 2.15, 96)
        ],
    }[outline]()
    if outline == 'round':
        d = w
    k.slab(top, o, t, (0, 0, h - t), bevel=0.006 if top == 'frame' else 0.008, under=0.016 if top == 'frame' else 0)
    if drum:
        open_drum(k, w / 2 - 0.040, h - t)
        return
    zt = h - t
    fx, fy = (0.30, 0.27) if outline != 'rect' else (0.40, 0.38)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w * fx + 0.05), sy * (d * fy + 0.045), 0),
                (sx * w * fx, sy * d * fy, zt),
                0.0115,
                0.019,
                swell=0.002,
                foot=0.03 if legs == 'brass' else None,
            )
    if shelf:
        zz = 0.15
        for sy in (-1, 1):
            k.leg(
                'frame',
                (-w * fx - 0.03, sy * (d * fy + 0.026), zz),
                (w * fx + 0.03, sy * (d * fy + 0.026), zz),
                0.009,
                0.009,
                swell=0.002,
                seg=14,
            )
        m = 11
        for i in range(m):
            x = (-0.5 + (i + 0.5) / m) * (w * fx * 2 - 0.0)
            k.box('frame', (0.022, d * fy * 2 + 0.06, 0.010), (x, 0, zz + 0.012), bevel=0.003)


def open_drum(k, r, h, slats=44):
    """Upright slats in a ring, open between, let into a ring at the floor and one under the top."""
    foot, head = 0.034, 0.022
    for low, high in ((0, foot), (h - head, h)):
        k.lathe(
            'frame',
            [
                (r - 0.022, low),
                (r + 0.007, low),
                (r + 0.011, low + 0.004),
                (r + 0.011, high - 0.004),
                (r + 0.007, high),
                (r - 0.022, high),
                (r - 0.022, low),
            ],
            seg=88,
            wrap='around',
        )
    for i in range(slats):
        a = 2 * PI * i / slats
        with k.at((r * math.cos(a), r * math.sin(a), 0), (0, 0, math.degrees(a))):
            k.box('frame', (0.016, 2 * PI * r / slats * 0.62, h - foot - head + 0.01), (0, 0, (h + foot - head) / 2), bevel=0.005)
