"""Dining chairs."""

import math

from builders.cords import cord_seat
from builders.registry import piece
from geo import V, resample, rounded_rect

PI = math.pi


@piece
def dining_chair(k, w=0.50, d=0.52, seat_h=0.45, back_h=0.79, seat='pad', back='slat', arms=False):
    """Dining chair with tapered legs; back: slat, spindle, curve or cane."""
    lx, fy, by = w / 2 - 0.03, -d / 2 + 0.035, d / 2 - 0.06
    stile = [
        (lx - 0.01, by + 0.075, 0),
        (lx - 0.02, by + 0.015, seat_h * 0.55),
        (lx - 0.025, by + 0.01, seat_h),
        (lx - 0.02, by + 0.055, seat_h + 0.20),
        (lx - 0.012, by + 0.10, back_h - 0.02),
    ]
    for s in (-1, 1):
        k.leg(
            'frame',
            (s * (lx + 0.012), fy - 0.012, 0),
            (s * lx, fy, (seat_h - 0.008) if not arms else seat_h + 0.20),
            0.011,
            0.0175,
            swell=0.003,
            power=0.7,
        )
        pts = [(s * x, y, z) for x, y, z in stile]
        k.tube('frame', pts, [0.011, 0.016, 0.0185, 0.016, 0.012], smooth_path=26, seg=18)
        k.box('frame', (0.02, by - fy, 0.042), (s * (lx - 0.008), (fy + by) / 2 + 0.005, seat_h - 0.045), bevel=0.007)
        k.leg(
            'frame', (s * (lx - 0.004), fy - 0.004, 0.21), (s * (lx - 0.018), by + 0.045, 0.21), 0.0075, 0.0075, swell=0.003, seg=12
        )
    k.box('frame', (w - 0.07, 0.02, 0.042), (0, fy, seat_h - 0.045), bevel=0.007)
    k.box('frame', (w - 0.09, 0.02, 0.042), (0, by + 0.012, seat_h - 0.045), bevel=0.007)
    # crest rail, bent
    cw = w - 0.02
    yb = by + 0.10
    pts = [
        (-cw / 2 + 0.012, yb - 0.03, back_h - 0.035),
        (-cw / 4, yb + 0.018, back_h - 0.03),
        (0, yb + 0.032, back_h - 0.028),
        (cw / 4, yb + 0.018, back_h - 0.03),
        (cw / 2 - 0.012, yb - 0.03, back_h - 0.035),
    ]
    hh = {'slat': 0.075, 'spindle': 0.055, 'curve': 0.13, 'cane': 0.05}[back]
    k.strip('frame', pts, 0.019, hh, smooth_path=28, bevel=0.009, taper=None)
    if back == 'slat':
        pts2 = [(p[0] * 0.94, p[1] - 0.035, p[2] - 0.135) for p in pts]
        k.strip('frame', pts2, 0.015, 0.04, smooth_path=28, bevel=0.007)
    if back == 'spindle':
        for i in range(9):
            t = i / 8
            x = (-0.5 + t) * (cw - 0.10)
            yt = yb + 0.03 - 0.055 * abs(2 * t - 1) ** 2
            k.leg('frame', (x * 0.84, by + 0.012, seat_h - 0.04), (x, yt, back_h - 0.05), 0.0062, 0.0052, swell=0.0015, seg=10)
    if back == 'cane':
        cane_back(k, stile, seat_h + 0.11, back_h - 0.045)
    if arms:
        for s in (-1, 1):
            x = s * lx
            pts = [
                (x + s * 0.01, fy - 0.05, seat_h + 0.205),
                (x + s * 0.016, fy + 0.06, seat_h + 0.215),
                (x + s * 0.008, by - 0.1, seat_h + 0.215),
                (s * (lx - 0.015), by + 0.06, seat_h + 0.21),
            ]
            k.strip(
                'frame', pts, 0.05, 0.021, smooth_path=22, bevel=0.009, taper=lambda t: 0.6 + 0.5 * math.sin(PI * (0.2 + 0.6 * t))
            )
    if seat == 'pad':
        out = (w - 0.035, d - 0.085, 0.055)
        k.cushion(
            'soft',
            out,
            (0, (fy + by) / 2 + 0.0, seat_h - 0.028),
            r=0.024,
            crown=(0.002, 0.004, 0.016),
            dent=0.003,
            bottom=0,
            welt=0.0025,
            res=0.018,
        )
    elif seat == 'wood':
        k.slab('frame', rounded_rect(w - 0.02, d - 0.06, 0.06, 8), 0.028, (0, (fy + by) / 2, seat_h - 0.024), bevel=0.011)
    elif seat == 'cord':
        cord_seat(k, w - 0.046, by - fy + 0.032, (0, (fy + by) / 2 + 0.006, seat_h - 0.016))


def cane_back(k, stile, low, high):
    """A panel of cane let into the stiles, a rail below and the crest above, bowed like the crest."""
    side, _ = resample([V(p) for p in stile], 80, False)

    def at(u, z):
        edge = min(side, key=lambda p: abs(p.z - z))
        return V(edge.x * u, edge.y + 0.034 * (1 - u * u), z)

    k.strip('frame', [at(u / 8, low) for u in range(-8, 9)], 0.018, 0.034, bevel=0.008)
    lod, k.lod = k.lod, 1
    k.surface('cane', lambda u, v: at(2 * u - 1, low + (high - low) * v), 40, 6)
    k.lod = lod
