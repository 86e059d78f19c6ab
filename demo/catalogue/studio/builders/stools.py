"""Stools and counter chairs."""

import math

from builders.benches import bench
from builders.profiles import puffed
from builders.registry import piece
from geo import V, inset, superellipse

PI = math.pi


def turned_stool(k, w, d, h, bar):
    """Round dished seat, three or four legs."""
    R = w / 2
    k.lathe(
        'frame',
        [
            (0, h - 0.034),
            (R * 0.80, h - 0.034),
            (R * 0.97, h - 0.018),
            (R, h - 0.009),
            (R * 0.98, h - 0.002),
            (R * 0.93, h),
            (R * 0.5, h - 0.006),
            (0, h - 0.009),
        ],
        seg=72,
    )
    n = 4 if bar else 3
    for i in range(n):
        a = 2 * PI * (i + 0.5) / n + PI / 2
        c, s = math.cos(a), math.sin(a)
        k.leg('frame', (c * R * 1.02, s * R * 1.02, 0), (c * R * 0.55, s * R * 0.55, h - 0.03), 0.012, 0.0185, swell=0.003)
    zz = 0.16 if not bar else 0.24
    if bar:
        f = 1.02 - (0.47 * zz / h)
        k.tube(
            'metal',
            [(R * f * math.cos(2 * PI * i / 64), R * f * math.sin(2 * PI * i / 64), zz) for i in range(64)],
            0.008,
            closed=True,
        )
    else:
        f = 1.02 - (0.47 * zz / h)
        pts = [
            (math.cos(2 * PI * (i + 0.5) / n + PI / 2) * R * f, math.sin(2 * PI * (i + 0.5) / n + PI / 2) * R * f, zz)
            for i in range(n)
        ]
        for i in range(n):
            k.leg('frame', pts[i], pts[(i + 1) % n], 0.0075, 0.0075, swell=0.002, seg=12)


def saddle_stool(k, w, d, h, bar):
    """Saddle seat, four legs, H stretcher."""

    def fn(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        return V(x, y, h - 0.025 + 0.030 * (2 * u - 1) ** 2 - 0.008 * (1 - (2 * v - 1) ** 2))

    k.surface('frame', fn, 36, 20, thick=0.034)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 + 0.015), sy * (d / 2 + 0.015), 0),
                (sx * (w / 2 - 0.075), sy * (d / 2 - 0.085), h - 0.03),
                0.0115,
                0.018,
                swell=0.002,
            )
    zz = 0.17 if not bar else 0.22
    f = zz / h
    X, Y = w / 2 + 0.015 - 0.09 * f, d / 2 + 0.015 - 0.10 * f
    for s in (-1, 1):
        k.leg('frame', (s * X, -Y, zz), (s * X, Y, zz), 0.008, 0.008, swell=0.003, seg=12)
        k.leg('frame', (-X, s * Y, zz + 0.06), (X, s * Y, zz + 0.06), 0.008, 0.008, swell=0.003, seg=12)


def drum_stool(k, w, d, h, bar):
    """Solid turned drum, like a spool."""
    R = w / 2
    prof = [(0, 0), (R * 0.84, 0), (R * 0.88, 0.006)]
    for i in range(21):
        t = i / 20
        prof.append((R * (0.88 - 0.30 * math.sin(PI * t) ** 1.4 + 0.12 * t), 0.008 + (h - 0.03) * t))
    prof += [(R, h - 0.014), (R * 0.985, h - 0.004), (R * 0.94, h), (R * 0.5, h - 0.006), (0, h - 0.008)]
    k.lathe('frame', prof, rot=(0, 0, -28), seg=80, wrap='up')  # the flames of the grain face the front


def pad_stool(k, w, d, h, bar):
    """Upholstered round top."""
    R = w / 2
    prof = [(0, h - 0.10), (R * 0.96, h - 0.10)]
    for i in range(9):
        a = -PI / 2 * 0.6 + (PI / 2 * 1.6) * i / 8
        prof.append((R - 0.035 + 0.035 * math.cos(a), h - 0.055 + 0.038 * math.sin(a)))
    prof += [(R * 0.6, h - 0.004), (R * 0.3, h + 0.002), (0, h + 0.004)]
    k.lathe('soft', prof, seg=72, sharp=70)
    k.tube(
        'soft',
        [((R - 0.010) * math.cos(2 * PI * i / 72), (R - 0.010) * math.sin(2 * PI * i / 72), h - 0.026) for i in range(72)],
        0.0032,
        seg=8,
        closed=True,
    )
    k.lathe('frame', [(0, h - 0.125), (R * 0.9, h - 0.125), (R * 0.93, h - 0.118), (R * 0.93, h - 0.10), (0, h - 0.10)], seg=64)
    for i in range(4):
        a = 2 * PI * (i + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        k.leg(
            'frame',
            (c * R * 1.0, s * R * 1.0, 0),
            (c * R * 0.72, s * R * 0.72, h - 0.11),
            0.0115,
            0.018,
            swell=0.002,
            foot=0.035 if bar else None,
        )
    if bar:
        k.tube(
            'metal',
            [(R * 0.92 * math.cos(2 * PI * i / 64), R * 0.92 * math.sin(2 * PI * i / 64), 0.23) for i in range(64)],
            0.008,
            closed=True,
        )


def cord_stool(k, w, d, h, bar):
    bench(k, w, d, h, 'cord')


def back_stool(k, w, d, h, bar):
    """Counter chair with low bent back."""
    out = superellipse(w, d, 2.6, 60)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.01), sy * (d / 2 - 0.01), 0),
                (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), h - 0.03),
                0.012,
                0.018,
                swell=0.002,
            )
    k.slab('frame', out, 0.024, (0, 0, h - 0.045), bevel=0.008)
    pad = inset(superellipse(w, d, 2.6, 84), 0.016)
    k.loft('soft', pad, puffed(d / 2 - 0.016, h - 0.024, h + 0.024, 0.014), sharp=80)
    k.tube('soft', [(x, y, h + 0.013) for x, y in inset(pad, 0.005)], 0.0028, seg=8, closed=True)
    pts = [
        (w / 2 * math.cos(a), d / 2 * math.sin(a) + 0.02, h + 0.20 + 0.03 * math.sin(a))
        for a in [math.radians(-8 + 196 * i / 8) for i in range(9)]
    ]
    k.strip('frame', pts, 0.016, 0.055, smooth_path=44, bevel=0.007)
    for a in (12, 60, 120, 168):
        q = math.radians(a)
        k.leg(
            'frame',
            (w * 0.43 * math.cos(q), d * 0.43 * math.sin(q), h - 0.04),
            (w / 2 * math.cos(q), d / 2 * math.sin(q) + 0.02, h + 0.20 + 0.03 * math.sin(q)),
            0.009,
            0.006,
            seg=14,
        )
    f = 0.24
    X, Y = w / 2 - 0.01 - 0.06 * f / h, d / 2 - 0.01 - 0.06 * f / h
    for s in (-1, 1):
        k.leg('frame', (-X, s * Y, f), (X, s * Y, f), 0.009, 0.009, seg=14)
        k.leg('frame', (s * X, -Y, f + 0.06), (s * X, Y, f + 0.06), 0.009, 0.009, seg=14)


STOOL_KINDS = {
    'turned': turned_stool,
    'saddle': saddle_stool,
    'drum': drum_stool,
    'pad': pad_stool,
    'cord': cord_stool,
    'back': back_stool,
}


@piece
def stool(k, w=0.42, d=0.36, h=0.45, kind='turned', bar=False):
    """Stool by kind; a `bar` stool is taller and has a foot ring."""
    STOOL_KINDS[kind](k, w, d, h, bar)
