"""Benches."""

import math

from builders.cords import wrap_cord
from builders.fittings import taper_post
from builders.registry import piece
from builders.settees import settee_spindle
from geo import rounded_rect

PI = math.pi


def slab_bench(k, w, d, h, pad):
    """Solid top, splayed legs."""
    k.slab('frame', rounded_rect(w, d, 0.05, 8), 0.036, (0, 0, h - 0.036), bevel=0.010, under=0.018)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.10), sy * (d / 2 - 0.02), 0),
                (sx * (w / 2 - 0.19), sy * (d / 2 - 0.09), h - 0.03),
                0.0135,
                0.021,
                swell=0.003,
            )
        k.leg(
            'frame',
            (sx * (w / 2 - 0.13), -d / 2 + 0.05, 0.15),
            (sx * (w / 2 - 0.13), d / 2 - 0.05, 0.15),
            0.009,
            0.009,
            swell=0.003,
            seg=14,
        )
    k.leg('frame', (-w / 2 + 0.13, 0, 0.15), (w / 2 - 0.13, 0, 0.15), 0.009, 0.009, swell=0.004, seg=14)


def pad_bench(k, w, d, h, pad):
    """Upholstered box on a timber frame."""
    lx, ly = w / 2 - 0.03, d / 2 - 0.03
    for sx in (-1, 1):
        for sy in (-1, 1):
            taper_post(k, 'frame', (sx * lx, sy * ly, 0), h - 0.09, 0.022, 0.034)
    for s in (-1, 1):
        k.box('frame', (w - 0.06, 0.022, 0.045), (0, s * ly, h - 0.115), bevel=0.006)
        k.box('frame', (0.022, d - 0.06, 0.045), (s * lx, 0, h - 0.115), bevel=0.006)
    n = 1 if not pad else pad
    for i in range(n):
        cw = w / n
        k.cushion(
            'soft',
            (cw - 0.004, d + 0.005, 0.10),
            (-w / 2 + cw * (i + 0.5), 0, h - 0.092),
            r=0.032,
            crown=(0.004, 0.005, 0.018),
            dent=0.004,
            bottom=0,
        )
    k.box('frame', (w - 0.07, d - 0.07, 0.012), (0, 0, h - 0.094), bevel=0)  # what the pads lie on: no light comes through


def slat_bench(k, w, d, h, pad):
    """Slatted bench with through tenons."""
    n = 5
    sw = (d - 0.008 * (n - 1)) / n
    for i in range(n):
        y = -d / 2 + sw / 2 + i * (sw + 0.008)
        k.box('frame', (w, sw, 0.030), (0, y, h - 0.015), bevel=0.006)
    for s in (-1, 1):
        x = s * (w / 2 - 0.15)
        k.box('frame', (0.05, d - 0.03, 0.035), (x, 0, h - 0.048), bevel=0.006)
        for sy in (-1, 1):
            k.leg('frame', (x + s * 0.05, sy * (d / 2 - 0.03), 0), (x, sy * (d / 2 - 0.07), h - 0.05), 0.0135, 0.020)


def arch_bench(k, w, d, h, pad):
    """Two arched end panels and a thick top."""
    k.slab('frame', rounded_rect(w, d, 0.03, 6), 0.045, (0, 0, h - 0.045), bevel=0.014)
    for s in (-1, 1):
        out = [(-d / 2 + 0.02, 0)]
        H = h - 0.045
        n = 14
        for i in range(n + 1):
            a = PI * i / n
            out.append((-(d / 2 - 0.085) * math.cos(a), (H * 0.60) * math.sin(a) ** 0.8))
        out += [(d / 2 - 0.02, 0), (d / 2 - 0.02, H), (-d / 2 + 0.02, H)]
        with k.at((s * (w / 2 - 0.14), 0, 0), (0, 0, 90)):
            k.slab('frame', out, 0.045, (0, 0.0225, 0), (90, 0, 0), bevel=0.010, grain='y')
    k.box('frame', (w - 0.3, 0.03, 0.06), (0, 0, h - 0.08), bevel=0.008)


def back_bench(k, w, d, h, pad):
    """Entry bench with spindle back."""
    settee_spindle(k, w, d + 0.14, h, h + 0.36)


def cord_bench(k, w, d, h, pad):
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.02), sy * (d / 2 - 0.02), 0),
                (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), h + 0.004),
                0.013,
                0.0195,
                swell=0.002,
            )
    for s in (-1, 1):
        k.tube('frame', [(-w / 2 + 0.03, s * (d / 2 - 0.03), h - 0.03), (w / 2 - 0.03, s * (d / 2 - 0.03), h - 0.03)], 0.014)
        k.tube('frame', [(s * (w / 2 - 0.03), -d / 2 + 0.03, h - 0.03), (s * (w / 2 - 0.03), d / 2 - 0.03, h - 0.03)], 0.014)
        k.leg(
            'frame',
            (-w / 2 + 0.026, s * (d / 2 - 0.024), 0.16),
            (w / 2 - 0.026, s * (d / 2 - 0.024), 0.16),
            0.009,
            0.009,
            swell=0.004,
            seg=14,
        )
    wrap_cord(k, w - 0.09, d - 0.035, h - 0.012)


BENCH_KINDS = {'slab': slab_bench, 'pad': pad_bench, 'slat': slat_bench, 'arch': arch_bench, 'back': back_bench, 'cord': cord_bench}


@piece
def bench(k, w=1.2, d=0.38, h=0.44, kind='slab', pad=False):
    """Bench by kind; `pad` is the number of cushions."""
    BENCH_KINDS[kind](k, w, d, h, pad)
