"""Easy chairs."""

import math

from builders.profiles import puffed, rolled, smooth
from builders.registry import piece
from geo import V, inset, superellipse

PI = math.pi


@piece
def lounge_chair(k, w=0.72, d=0.78, back_h=0.82, arm_h=0.54):
    """Low easy chair: raked timber frame, shaped arms, seat and back cushion."""
    lx = w / 2 - 0.022
    fy, by = -d / 2 + 0.09, d / 2 - 0.17
    for s in (-1, 1):
        x = s * lx
        k.leg('frame', (x, fy - 0.02, 0), (x - s * 0.004, fy + 0.02, arm_h - 0.012), 0.0125, 0.020, swell=0.004, power=0.7)
        k.leg('frame', (x, by + 0.17, 0), (x - s * 0.004, by + 0.03, arm_h - 0.012), 0.0125, 0.020, swell=0.004, power=0.7)
        pts = [
            (x, fy - 0.07, arm_h - 0.012),
            (x + s * 0.004, fy + 0.06, arm_h + 0.006),
            (x + s * 0.008, (fy + by) / 2, arm_h + 0.004),
            (x + s * 0.002, by + 0.11, arm_h - 0.03),
        ]
        k.strip(
            'frame',
            pts,
            0.078,
            0.024,
            smooth_path=28,
            bevel=0.0105,
            taper=lambda t: 0.55 + 0.5 * math.sin(PI * (0.16 + 0.72 * t)) ** 0.8,
        )
        k.tube('frame', [(x - s * 0.002, fy + 0.0, 0.265), (x - s * 0.002, by + 0.105, 0.215)], 0.0135)
    k.box('frame', (w - 0.04, 0.022, 0.056), (0, fy + 0.012, 0.30), (4, 0, 0), bevel=0.008)
    k.box('frame', (w - 0.04, 0.022, 0.05), (0, by + 0.09, 0.225), bevel=0.008)
    # seat ladder
    n = 7
    for i in range(n):
        t = (i + 0.5) / n
        y = fy + 0.03 + (by + 0.05 - fy) * t
        z = 0.308 - 0.085 * t
        k.box('frame', (w - 0.06, 0.034, 0.012), (0, y, z), (-7, 0, 0), bevel=0.004)
    tilt = 24
    with k.at((0, by + 0.055, 0.235), (-tilt, 0, 0)):
        L = (back_h - 0.235) / math.cos(math.radians(tilt))
        for s in (-1, 1):
            k.leg('frame', (s * (w / 2 - 0.06), 0, -0.02), (s * (w / 2 - 0.075), 0, L - 0.02), 0.015, 0.011)
        pts = [
            (-w / 2 + 0.06, 0, L - 0.02),
            (-w / 4, 0.012, L + 0.008),
            (0, 0.018, L + 0.016),
            (w / 4, 0.012, L + 0.008),
            (w / 2 - 0.06, 0, L - 0.02),
        ]
        k.strip('frame', pts, 0.022, 0.052, smooth_path=24, bevel=0.010)
        for i in range(5):
            z = 0.06 + (L - 0.12) * i / 4.6
            k.box('frame', (w - 0.13, 0.012, 0.036), (0, 0.004, z), bevel=0.004)
    with k.at((0, fy - 0.015, 0.322), (-7.2, 0, 0)):
        k.cushion(
            'soft',
            (w - 0.075, by - fy + 0.12, 0.115),
            (0, (by - fy + 0.12) / 2, 0),
            r=0.045,
            crown=(0.004, 0.012, 0.030),
            dent=0.007,
            bottom=0.05,
        )
    with k.at((0, by + 0.015, 0.375), (-tilt, 0, 0)):
        k.cushion(
            'soft', (w - 0.085, 0.125, back_h - 0.325), (0, -0.03, 0.0), r=0.05, crown=(0.006, 0.032, 0.016), dent=0.008, bottom=0.1
        )


@piece
def shell_chair(k, w=0.74, d=0.76, seat_h=0.40, back_h=0.76):
    """Barrel lounge chair: a padded shell that grows out of a round base, piped seat cushion, legs within the plan."""
    thick, leg_h, opening = 0.10, 0.145, math.radians(258)
    deep = d / w
    middle = w / 2 - thick / 2

    def girth(z):
        """Radius of the middle of the wall at height z: drawn in softly toward the floor."""
        return middle * (0.86 + 0.14 * min(1, (z - leg_h) / 0.26) ** 0.7)

    def wall(u, v):
        u = 0.5 * math.sin(PI * (u - 0.5))  # closer toward the ends, which are round
        a = u * opening
        end = abs(u) * 2
        back = smooth((1 - end) / 0.72)
        top = 0.565 + (back_h - 0.565) * back - 0.17 * (1 - math.sqrt(1 - max(0, (end - 0.74) / 0.268) ** 2))
        low = leg_h + 0.05
        z = low + (top - low) * v
        r = girth(z) + 0.07 * v * back
        return V(r * math.sin(a), r * deep * math.cos(a), z)

    k.surface('soft', wall, 110, 28, thick=thick, sharp=180)
    # the round base carries shell and cushion; it stands back between the arms, in the shadow of both
    deck = leg_h + 0.165
    within = 2 * middle - thick + 0.03
    base = superellipse(within, within * deep, 2, 72)
    k.loft('soft', base, rolled(0.012, leg_h + 0.004, deck, 0.02), sharp=70)
    k.lathe(
        'frame',
        [(0, leg_h - 0.014), (0.235, leg_h - 0.014), (0.24, leg_h - 0.008), (0.24, leg_h + 0.01), (0, leg_h + 0.01)],
        seg=56,
    )
    # seat cushion, its nose a little proud of the base
    seat = superellipse(2 * middle - 0.028, (2 * middle - 0.01) * deep, 2.1, 72)
    with k.at((0, -0.024, 0)):
        k.loft('soft', seat, puffed(middle, deck - 0.004, seat_h, 0.022), sharp=80)
        for z in (deck + 0.016, seat_h - 0.016):
            k.tube('soft', [(x, y, z) for x, y in inset(seat, 0.006)], 0.0038, seg=8, closed=True)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        k.leg('frame', (c * 0.285, s * 0.285, 0), (c * 0.205, s * 0.205, leg_h), 0.011, 0.020, foot=0.03)
