"""Two-seat settees."""

import math

from builders.fittings import pillow_on, splayed_legs
from builders.registry import piece
from geo import V, resample, rounded_rect

PI = math.pi


@piece
def settee_shell(k, w=1.32, d=0.76, seat_h=0.43, back_h=0.79):
    """Two-seat settee: a tight wrap-around shell on tapered legs, one long seat cushion."""
    leg_h = 0.16
    t = 0.11
    splayed_legs(k, w - 0.12, d - 0.12, leg_h, splay=0.03, r0=0.011, r1=0.020, foot=0.03, inset=0.06, top=0.02)
    k.slab('frame', rounded_rect(w - 0.11, d - 0.11, 0.20, 8), 0.03, (0, 0, leg_h - 0.01), bevel=0.008)
    hx, hy = w / 2 - t / 2, d / 2 - t / 2

    # wrap: plan path from front left, round the back, to front right
    def plan(u):
        r = 0.24
        seg1 = (hy * 2 - r) * 0.86
        arc = PI / 2 * r
        seg2 = hx * 2 - 2 * r
        L = 2 * seg1 + 2 * arc + seg2
        s = u * L
        if s < seg1:
            return V(-hx, hy - r - seg1 + s, 0), V(-1, 0, 0)
        s -= seg1
        if s < arc:
            a = s / r
            return V(-hx + r - r * math.cos(a), hy - r + r * math.sin(a), 0), V(-math.cos(a), math.sin(a), 0)
        s -= arc
        if s < seg2:
            return V(-hx + r + s, hy, 0), V(0, 1, 0)
        s -= seg2
        if s < arc:
            a = s / r
            return V(hx - r + r * math.sin(a), hy - r + r * math.cos(a), 0), V(math.sin(a), math.cos(a), 0)
        s -= arc
        return V(hx, hy - r - s, 0), V(1, 0, 0)

    def top(u):
        e = abs(u - 0.5) * 2
        arm = 0.56
        m = max(0, min(1, (1 - e) / 0.55))
        m = m * m * (3 - 2 * m)
        return arm + (back_h - arm) * m - 0.16 * (1 - math.sqrt(1 - max(0, (e - 0.80) / 0.206) ** 2))

    def fn(u, v):
        u = 0.5 + 0.5 * math.sin(PI * (u - 0.5))  # closer toward the ends, which are round
        p, n = plan(u)
        h = top(u)
        z = leg_h + 0.02 + (h - leg_h - 0.02) * v
        lean = 0.10 * (z - leg_h) * (1 - abs(u - 0.5) * 0.9)
        return p + n * (lean - 0.02) + V(0, 0, z)

    k.surface('soft', fn, 120, 26, thick=t, sharp=180)
    k.cushion('soft', (w - 2 * t + 0.0, d - t - 0.02, 0.12), (0, -0.045, leg_h + 0.02), r=0.03, dent=0.003, welt=0)
    k.cushion(
        'soft',
        (w - 2 * t + 0.01, d - t - 0.0, seat_h - leg_h - 0.11),
        (0, -0.05, leg_h + 0.12),
        r=0.055,
        crown=(0.004, 0.02, 0.03),
        dent=0.008,
        bottom=0.1,
        sag=0.012,
    )
    pillow_on(k, 'soft2', -w / 2 + 0.36, d / 2 - 0.33, seat_h + 0.03, 0.42, 66, 12)


@piece
def settee_spindle(k, w=1.30, d=0.64, seat_h=0.43, back_h=0.84):
    """Bench settee after country chairs: plank seat, bent crest, long spindles, thin pad."""
    out = rounded_rect(w, d - 0.08, 0.08, 8)
    k.slab('frame', out, 0.032, (0, -0.02, seat_h - 0.05), bevel=0.010, under=0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.07), sy * (d / 2 - 0.03) - 0.02, 0),
                (sx * (w / 2 - 0.15), sy * (d / 2 - 0.14) - 0.02, seat_h - 0.045),
                0.012,
                0.019,
                swell=0.004,
            )
    for sx in (-1, 1):
        k.leg(
            'frame',
            (sx * (w / 2 - 0.095), -d / 2 + 0.07, 0.17),
            (sx * (w / 2 - 0.095), d / 2 - 0.11, 0.17),
            0.009,
            0.009,
            swell=0.005,
            seg=14,
        )
    k.leg('frame', (-w / 2 + 0.095, -0.02, 0.17), (w / 2 - 0.095, -0.02, 0.17), 0.009, 0.009, swell=0.006, seg=14)
    # crest and arms: one bent rail
    az = seat_h + 0.20
    pts = [
        (-w / 2 - 0.005, -d / 2 + 0.10, az - 0.005),
        (-w / 2 - 0.015, 0, az),
        (-w / 2 + 0.01, d / 2 - 0.16, az + 0.03),
        (-w / 2 + 0.12, d / 2 - 0.03, back_h - 0.10),
        (-w / 4, d / 2 + 0.005, back_h - 0.01),
        (0, d / 2 + 0.012, back_h),
        (w / 4, d / 2 + 0.005, back_h - 0.01),
        (w / 2 - 0.12, d / 2 - 0.03, back_h - 0.10),
        (w / 2 - 0.01, d / 2 - 0.16, az + 0.03),
        (w / 2 + 0.015, 0, az),
        (w / 2 + 0.005, -d / 2 + 0.10, az - 0.005),
    ]
    k.tube('frame', pts, 0.0165, smooth_path=110, squash=1.0)
    path, ts = resample([V(p) for p in pts], 220, False)
    n = 25
    for i in range(n):
        t = 0.055 + 0.89 * i / (n - 1)
        p = path[int(t * 220)]
        bx = max(-w / 2 + 0.05, min(w / 2 - 0.05, p.x * 0.94))
        by = max(-d / 2 + 0.12, min(d / 2 - 0.085, p.y - 0.03)) - 0.01
        k.leg('frame', (bx, by, seat_h - 0.03), p, 0.0075, 0.006, swell=0.002, seg=10)
    k.cushion(
        'soft', (w - 0.09, d - 0.15, 0.05), (0, -0.025, seat_h - 0.018), r=0.022, crown=(0, 0.004, 0.012), dent=0.004, bottom=0.0
    )
