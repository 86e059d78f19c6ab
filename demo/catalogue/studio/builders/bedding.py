"""Mattress, duvet, pillows and throw."""

import math

from mathutils import Vector, noise

from builders.fittings import pillow_on
from geo import V

PI = math.pi


def make_bed(k, w, L, z, throw=True):
    """Mattress, duvet that hangs over the sides, pillows and a throw."""
    mh = 0.22
    k.cushion('sheet', (w, L, mh), (0, 0, z), r=0.05, crown=(0.004, 0.004, 0.006), dent=0.003, res=0.05)
    top = z + mh
    drop = 0.20
    hw = w / 2 + 0.012
    y0, y1 = -L / 2 - 0.012, L / 2 - 0.60

    def drape(slot, ya, yb, thick, drop, hw, seed, amp, fold_front=True, lift=0.0):
        yl = yb - ya
        rr = 0.05
        across = 2 * (hw + drop)
        front = drop if fold_front else 0

        def fn(u, v):
            s = (u - 0.5) * across
            q = v * (yl + front) - front
            a = abs(s)
            sg = 1 if s > 0 else -1
            hang = max(0, a - (hw - rr))
            arc = PI / 2 * rr
            if hang <= 0:
                x, zz = s, 0
            elif hang < arc:
                t = hang / rr
                x, zz = sg * (hw - rr + rr * math.sin(t)), -(rr - rr * math.cos(t))
            else:
                x, zz = sg * (hw + 0.012 * math.sin((hang - arc) * 6)), -rr - (hang - arc)
            y = ya + q
            if q < rr and fold_front:
                g = rr - q
                if g < arc:
                    t = g / rr
                    y, z2 = ya + rr - rr * math.sin(t), -(rr - rr * math.cos(t))
                else:
                    y, z2 = ya - 0.008, -rr - (g - arc)
                zz = min(zz, z2) if hang > 0 else z2
            fall = min(1, max(0, -zz) / 0.12)
            w1 = (
                noise.noise(Vector((x * 2.1, y * 2.1, seed))) * amp
                + noise.noise(Vector((x * 5.5 + y * 2, y * 4, seed + 3))) * amp * 0.55
            )
            rip = math.sin((y if hang > 0 else x) * 23 + 3 * noise.noise(Vector((x * 2, y * 2, seed)))) * 0.012 * fall
            n1 = noise.noise(Vector((x * 3, y * 3, seed + 9))) * 0.02 * fall
            if fall > 0 and hang > 0:
                x += sg * (abs(rip) + n1 + 0.01 * fall)
            if fall > 0 and q < 0:
                y -= abs(rip) + n1 + 0.012 * fall
            hemw = 0.02 * noise.noise(Vector((x * 2.4, y * 2.4, seed + 5))) * fall
            return V(x, y, top + lift + thick / 2 + 0.004 + zz + w1 * (1 - fall * 0.6) + hemw)

        k.surface(slot, fn, 96, 90 if fold_front else 34, thick=thick, sharp=180)

    drape('duvet', y0, y1, 0.030, drop, hw + 0.02, 4.0, 0.016)
    # turned-back hem
    drape('sheet', y1 - 0.16, y1 + 0.02, 0.022, drop * 0.96, hw + 0.04, 7.0, 0.006, fold_front=False, lift=0.024)
    if throw:
        drape('throw', y0 + 0.22, y0 + 0.72, 0.012, drop * 1.25, hw + 0.078, 11.0, 0.012, fold_front=False, lift=0.030)
    # pillows: back row leaning on the head, front row lower
    py = L / 2 - 0.10
    pw = min(0.72, w / 2 - 0.03)
    for s in (-1, 1):
        pillow_on(k, 'sheet', s * (pw / 2 + 0.015), py - 0.16, top + 0.015, pw, 62, 0, h=0.20, d=0.50)
        pillow_on(k, 'duvet', s * (pw / 2 + 0.0), py - 0.33, top + 0.012, pw * 0.94, 52, s * -3, h=0.19, d=0.46)
    pillow_on(k, 'soft2', 0.02, py - 0.47, top + 0.025, 0.56, 50, 2, h=0.15, d=0.36)
