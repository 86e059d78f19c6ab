"""Chests of drawers."""

from builders.casework import carcass, case_legs
from builders.fittings import pull
from builders.registry import piece


@piece
def dresser(k, w=1.5, d=0.48, h=0.80, leg_h=0.18, cols=2, rows=3, legs='frame', pulls='cup', top_small=True, slot_front='front'):
    """Chest of drawers with graduated rows."""
    z0, H, t = leg_h, h - leg_h, 0.024
    case_legs(k, w, d, z0, legs)
    carcass(k, w, d, H, z0, t)
    iw, ih = w - 2 * t, H - 2 * t
    hs = [1 + (0.28 if top_small else 0) * (rows - 1 - r) / max(1, rows - 1) for r in range(rows)]
    s = sum(hs)
    z = z0 + t
    gap = 0.0035
    yf = -d / 2 + 0.015
    k.box('frame', (iw, 0.006, ih), (0, yf + 0.03, z0 + H / 2), bevel=0)
    for r in range(rows):
        rh = ih * hs[r] / s
        n = cols + (1 if (top_small and r == rows - 1 and cols == 2) else 0)
        for c in range(n):
            bw = iw / n
            x = -iw / 2 + bw * (c + 0.5)
            with k.matched():
                k.box(slot_front, (bw - 2 * gap, 0.020, rh - 2 * gap), (x, yf, z + rh / 2), bevel=0.003, grain='x')
            if bw > 0.62 and pulls in ('cup', 'knob'):
                for sx in (-1, 1):
                    pull(k, pulls, x + sx * bw * 0.27, z + rh / 2, yf - 0.010)
            else:
                pull(k, pulls, x, z + rh / 2, yf - 0.010)
        z += rh
