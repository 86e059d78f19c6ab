"""A round ottoman of padded channels."""

import math

from geo import V, superellipse

PI = math.pi


def channel_drum(k, r, h, channels=22):
    """Drum of upright padded channels that roll over to a flat, piped top; a recessed wooden base."""
    low, roll, deep = 0.035, 0.045, 0.028

    def fn(u, v):
        a = 2 * PI * u
        # along the profile: rim below, straight side, rim above
        if v < 0.16:
            q = PI / 2 * v / 0.16
            back, z = roll * (1 - math.sin(q)), low + roll * (1 - math.cos(q))
        elif v < 0.80:
            back, z = 0, low + roll + (h - 0.012 - low - 2 * roll) * (v - 0.16) / 0.64
        else:
            q = PI / 2 * (v - 0.80) / 0.20
            back, z = roll * (1 - math.cos(q)) * 1.15, h - 0.012 - roll + roll * math.sin(q)
        puff = math.sqrt(abs(math.cos(a * channels / 2)))
        full = 1 - 0.35 * max(0, (v - 0.8) / 0.2)
        rr = r - back - deep * (1 - puff) * full
        return V(rr * math.cos(a), rr * math.sin(a), z)

    lod, k.lod = k.lod, max(k.lod, 0.7)
    k.surface('soft', fn, channels * 12, 36, sharp=180)
    k.lod = lod
    rim = r - roll * 1.15 - 0.004
    top = superellipse(2 * rim, 2 * rim, 2, 88)
    k.loft(
        'soft',
        top,
        [
            (rim * 0.9, h - 0.04),
            (0.003, h - 0.04),
            (0, h - 0.016),
            (0.004, h - 0.008),
            (0.016, h - 0.001),
            (0.05, h + 0.006),
            (rim * 0.45, h + 0.014),
            (rim * 0.97, h + 0.016),
        ],
        sharp=80,
    )
    k.tube('soft', [(x, y, h - 0.009) for x, y in top], 0.0055, seg=8, closed=True)
    k.lathe('frame', [(0, 0), (r - 0.055, 0), (r - 0.05, 0.004), (r - 0.05, low + 0.02), (0, low + 0.02)], seg=64)
    k.lathe('soft', [(0, low + 0.002), (r - 0.03, low + 0.002), (r - 0.03, low + 0.03), (0, low + 0.03)], seg=64)
