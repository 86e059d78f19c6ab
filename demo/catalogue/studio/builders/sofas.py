"""Sofas with straight backs."""

import math

from builders.fittings import pillow_on, splayed_legs
from builders.registry import piece

PI = math.pi


@piece
def sofa_block(
    k,
    w=2.2,
    d=0.92,
    seats=3,
    seat_h=0.43,
    arm_w=0.15,
    arm_h=0.60,
    back_h=0.82,
    leg_h=0.13,
    legs='taper',
    pillows=2,
    bench=False,
    arm_r=0.05,
    crown=0.035,
):
    """Loose-cushion sofa between two padded arms on a slim wooden rail."""
    base_t = 0.17
    z0 = leg_h
    iw = w - 2 * arm_w
    k.box('frame', (w - 0.05, d - 0.06, 0.035), (0, 0, z0 - 0.0175), bevel=0.006)
    if legs == 'taper':
        splayed_legs(k, w - 0.08, d - 0.1, z0 - 0.03, splay=0.03, r0=0.013, r1=0.022, inset=0.06, foot=0.03)
    elif legs == 'block':
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.box('frame', (0.06, 0.06, z0 - 0.03), (sx * (w / 2 - 0.1), sy * (d / 2 - 0.1), (z0 - 0.03) / 2), bevel=0.006)
    elif legs == 'sled':
        for sx in (-1, 1):
            x = sx * (w / 2 - 0.16)
            k.tube(
                'metal',
                [(x, -d / 2 + 0.08, z0 - 0.03), (x, -d / 2 + 0.06, 0.012), (x, d / 2 - 0.06, 0.012), (x, d / 2 - 0.08, z0 - 0.03)],
                0.011,
            )
    # body
    k.cushion('soft', (iw + 0.02, d - 0.06, base_t), (0, 0, z0), r=0.03, crown=(0, 0.008, 0.0), dent=0.003, welt=0)
    for s in (-1, 1):
        k.cushion(
            'soft', (arm_w, d, arm_h - z0), (s * (w / 2 - arm_w / 2), 0, z0), r=arm_r, crown=(0.012, 0.012, 0.012), dent=0.005
        )
    k.cushion(
        'soft', (iw + 0.01, 0.17, back_h - 0.12 - z0), (0, d / 2 - 0.085, z0), r=0.05, crown=(0, 0.01, 0.012), dent=0.005, welt=0
    )
    # seat cushions
    sh = seat_h - z0 - base_t + 0.02
    n = 1 if bench else seats
    cw = iw / n
    sd = d - 0.06 - 0.15
    for i in range(n):
        x = -iw / 2 + cw * (i + 0.5)
        k.cushion(
            'soft',
            (cw - 0.006, sd + 0.03, sh),
            (x, -d / 2 + 0.02 + sd / 2, z0 + base_t - 0.005),
            r=0.05,
            crown=(0.006, 0.016, crown),
            dent=0.008,
            bottom=0.1,
            sag=0.014,
        )
    # back cushions
    bw = iw / seats
    bh = back_h - seat_h + 0.02
    for i in range(seats):
        x = -iw / 2 + bw * (i + 0.5)
        with k.at((x, d / 2 - 0.165, seat_h + 0.005), (-11, 0, 0)):
            k.cushion('soft', (bw - 0.008, 0.19, bh), (0, -0.085, 0), r=0.07, crown=(0.008, 0.055, 0.022), dent=0.012, bottom=0.2)
    sy = d / 2 - 0.545
    if pillows >= 1:
        pillow_on(k, 'soft2', -iw / 2 + 0.27, sy + 0.00, seat_h + 0.03, 0.48, 66, 14)
    if pillows >= 2:
        pillow_on(k, 'soft3', iw / 2 - 0.26, sy + 0.01, seat_h + 0.03, 0.44, 66, -16)
    if pillows >= 3:
        pillow_on(k, 'soft2', iw / 2 - 0.5, sy - 0.09, seat_h + 0.03, 0.52, 60, -8, d=0.34)


@piece
def sofa_frame(k, w=2.0, d=0.84, seats=3, seat_h=0.42, back_h=0.80, arm_h=0.56, pillows=1):
    """Open timber frame with loose cushions; turned legs, shaped arms, spindle back."""
    rail_z = 0.27
    lx, fy, by = w / 2 - 0.035, -d / 2 + 0.06, d / 2 - 0.12
    for s in (-1, 1):
        x = s * lx
        k.leg('frame', (x, fy - 0.015, 0), (x, fy, arm_h - 0.012), 0.014, 0.021, swell=0.003, power=0.7)
        k.leg('frame', (x, by + 0.10, 0), (x, by + 0.02, arm_h - 0.005), 0.014, 0.021, swell=0.003, power=0.7)
        # arm: a board, broad in front and slim behind
        pts = [
            (x - s * 0.004, fy - 0.055, arm_h - 0.002),
            (x, fy + 0.12, arm_h + 0.006),
            (x + s * 0.004, 0, arm_h),
            (x, by + 0.05, arm_h - 0.022),
        ]
        k.strip(
            'frame',
            pts,
            0.074,
            0.026,
            smooth_path=26,
            bevel=0.011,
            taper=lambda t: (
                (0.72 + 0.42 * math.sin(min(1, t * 1.3) * PI * 0.72 + 0.35)) if t < 0.77 else max(0.5, 0.95 - (t - 0.77) * 1.6)
            ),
        )
        k.tube('frame', [(x, fy, rail_z + 0.06), (x, by + 0.06, rail_z + 0.035)], 0.012)
        k.box('frame', (0.024, by - fy, 0.055), (x, (by + fy) / 2 + 0.02, rail_z - 0.01), bevel=0.008)
    k.box('frame', (w - 0.07, 0.024, 0.06), (0, fy + 0.002, rail_z + 0.0), bevel=0.008)
    k.box('frame', (w - 0.07, 0.024, 0.06), (0, by + 0.05, rail_z - 0.03), bevel=0.008)
    # seat deck slats
    n = 9
    for i in range(n):
        x = -w / 2 + 0.12 + (w - 0.24) * i / (n - 1)
        k.box('frame', (0.05, by - fy + 0.02, 0.014), (x, (fy + by) / 2 + 0.02, rail_z + 0.018), (-2.4, 0, 0), bevel=0.003)
    # back: leaning ladder of spindles
    tilt = 15
    with k.at((0, by + 0.03, rail_z), (-tilt, 0, 0)):
        L = (back_h - rail_z) / math.cos(math.radians(tilt))
        k.box('frame', (w - 0.1, 0.026, 0.045), (0, 0, 0.03), bevel=0.01)
        pts = [
            (-w / 2 + 0.045, 0, L - 0.04),
            (-w / 4, 0, L - 0.012),
            (0, 0, L - 0.004),
            (w / 4, 0, L - 0.012),
            (w / 2 - 0.045, 0, L - 0.04),
        ]
        k.strip('frame', pts, 0.028, 0.05, smooth_path=30, bevel=0.012)
        m = 21
        for i in range(m):
            t = i / (m - 1)
            x = -w / 2 + 0.09 + (w - 0.18) * t
            zt = L - 0.035 - 0.03 * abs(2 * t - 1) ** 2
            k.leg('frame', (x, 0, 0.04), (x, 0, zt), 0.0075, 0.006, swell=0.002, seg=12)
        for s in (-1, 1):
            k.leg('frame', (s * (w / 2 - 0.05), 0, -0.02), (s * (w / 2 - 0.05), 0, L - 0.045), 0.015, 0.012, seg=16)
    # cushions
    iw = w - 0.11
    cw = iw / seats
    ch = seat_h - rail_z - 0.02
    for i in range(seats):
        x = -iw / 2 + cw * (i + 0.5)
        with k.at((x, (fy + by) / 2 + 0.01, rail_z + 0.028), (-2.4, 0, 0)):
            k.cushion(
                'soft', (cw - 0.006, by - fy + 0.03, ch), (0, 0, 0), r=0.05, crown=(0.006, 0.014, 0.028), dent=0.007, bottom=0.1
            )
        with k.at((x, by - 0.02, seat_h - 0.01), (-tilt, 0, 0)):
            k.cushion(
                'soft',
                (cw - 0.01, 0.15, back_h - seat_h + 0.01),
                (0, -0.05, 0),
                r=0.06,
                crown=(0.008, 0.04, 0.02),
                dent=0.01,
                bottom=0.2,
            )
    if pillows:
        pillow_on(k, 'soft2', -iw / 2 + 0.25, by - 0.34, seat_h + 0.03, 0.44, 64, 12)
