"""Ottomans and poufs."""

import math

from mathutils import noise

from builders.channel_drums import channel_drum
from builders.fittings import splayed_legs
from builders.registry import piece
from geo import V

PI = math.pi


def block_ottoman(k, w, d, h):
    splayed_legs(k, w - 0.04, d - 0.04, 0.13, splay=0.03, r0=0.011, r1=0.019, foot=0.03, inset=0.05, top=0.01)
    k.box('frame', (w - 0.05, d - 0.05, 0.03), (0, 0, 0.135), bevel=0.006)
    k.cushion('soft', (w, d, h - 0.16), (0, 0, 0.15), r=0.05, crown=(0.01, 0.01, 0.028), dent=0.007, bottom=0)


def round_ottoman(k, w, d, h):
    channel_drum(k, w / 2, h)


def pouf_ottoman(k, w, d, h):
    """Soft stitched pouf."""
    R = w / 2

    def fn(u, v):
        a = 2 * PI * u
        ph = -PI / 2 + PI * v
        broad = abs(math.cos(ph))
        seam = 1 - (1 - abs(math.sin(a * 4)) ** 0.5) * min(1, 1.2 * broad)  # where the panels are narrow it lies flat
        r = R * broad**0.55 * (1 + 0.035 * (seam - 1))
        z = h / 2 + (h / 2) * math.copysign(abs(math.sin(ph)) ** 0.75, math.sin(ph))
        z = max(0, h - (h - z) * 1.10) - 0.012 * (1 - seam) * max(0, min(1, 4 * v - 2.4))  # its weight flattens the foot
        q = V(r * math.cos(a), r * math.sin(a), z)
        return q + q.normalized() * 0.008 * noise.noise(q * 5)

    rows = 44
    k.surface('soft', fn, 128, rows)
    k.lathe('soft', [(0, h - 0.008), (0.07, h - 0.008), (0.074, h - 0.003), (0.064, h + 0.002), (0, h + 0.006)], seg=40)
    for j in range(8):
        a = 2 * PI * j / 8
        k.tube('soft', [fn(a / (2 * PI), i / rows) for i in range(3, rows)], 0.004, seg=8)  # along the mesh: it never dives


def frame_ottoman(k, w, d, h):
    """Loose cushion on an open frame (goes with lounge_chair)."""
    lx, ly = w / 2 - 0.025, d / 2 - 0.05
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg('frame', (sx * lx, sy * (ly + 0.02), 0), (sx * lx, sy * ly, h - 0.065), 0.0125, 0.019, swell=0.003, power=0.7)
        k.tube('frame', [(sx * lx, -ly, h - 0.12), (sx * lx, ly, h - 0.12)], 0.0125)
    for s in (-1, 1):
        k.box('frame', (w - 0.05, 0.02, 0.045), (0, s * ly, h - 0.115), bevel=0.007)
    for i in range(6):
        y = -ly + 0.03 + (2 * ly - 0.06) * i / 5
        k.box('frame', (w - 0.06, 0.034, 0.012), (0, y, h - 0.105), bevel=0.004)
    k.cushion('soft', (w - 0.03, d - 0.02, 0.105), (0, 0, h - 0.10), r=0.045, crown=(0.004, 0.008, 0.026), dent=0.007, bottom=0.05)


def top_at(part, x, y):
    """How high a part is at a place, by the nearest of its vertices."""
    points = (part.matrix_basis @ v.co for v in part.data.vertices)
    return min((p for p in points if p.z > 0.2), key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2).z


def bench_ottoman(k, w, d, h):
    """Long tufted ottoman."""
    splayed_legs(k, w - 0.1, d - 0.04, 0.15, splay=0.03, r0=0.012, r1=0.02, foot=0.03, inset=0.06, top=0.01)
    k.box('frame', (w - 0.05, d - 0.05, 0.03), (0, 0, 0.155), bevel=0.006)
    nx, ny = 5, 2

    def shape(q):
        if q.z > 0:
            for i in range(nx):
                for j in range(ny):
                    bx, by = (-0.5 + (i + 0.5) / nx) * w, (-0.5 + (j + 0.5) / ny) * d
                    r2 = (q.x - bx) ** 2 + (q.y - by) ** 2
                    q.z -= 0.042 * math.exp(-r2 / 0.0040) * min(1, q.z * 12)
        return q

    cover = k.cushion(
        'soft', (w, d, h - 0.17), (0, 0, 0.17), r=0.05, crown=(0.008, 0.008, 0.030), dent=0.005, bottom=0, shape=shape, res=0.013
    )
    for i in range(nx):
        for j in range(ny):
            x, y = (-0.5 + (i + 0.5) / nx) * w, (-0.5 + (j + 0.5) / ny) * d
            k.lathe('soft', [(0, 0), (0.013, 0), (0.012, 0.005), (0, 0.009)], (x, y, top_at(cover, x, y) - 0.001), seg=18)


OTTOMAN_KINDS = {
    'block': block_ottoman,
    'round': round_ottoman,
    'pouf': pouf_ottoman,
    'frame': frame_ottoman,
    'bench': bench_ottoman,
}


@piece
def ottoman(k, w=0.62, d=0.52, h=0.4, kind='block'):
    """Ottoman by kind."""
    OTTOMAN_KINDS[kind](k, w, d, h)
