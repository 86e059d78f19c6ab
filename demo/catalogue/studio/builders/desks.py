"""Desks."""

from builders.casework import carcass, front_slats
from builders.fittings import knob, pull
from builders.registry import piece
from geo import rounded_rect


def drawers_desk(k, w, d, h, t):
    """Slim box with drawers on splayed legs."""
    bh = 0.12
    carcass(k, w, d, bh, h - bh, t=0.02)
    n = 3
    bw = (w - 0.04) / n
    for i in range(n):
        x = -(w - 0.04) / 2 + bw * (i + 0.5)
        k.box('frame', (bw - 0.006, 0.018, bh - 0.047), (x, -d / 2 + 0.014, h - bh / 2), bevel=0.003)
        knob(k, (x, -d / 2 + 0.006, h - bh / 2), 0.010)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.06), sy * (d / 2 - 0.04), 0),
                (sx * (w / 2 - 0.12), sy * (d / 2 - 0.09), h - bh + 0.004),
                0.0135,
                0.023,
                swell=0.003,
            )


def writing_desk(k, w, d, h, t):
    """Open writing desk with a small gallery."""
    o = rounded_rect(w, d, 0.03, 6)
    k.slab('frame', o, t, (0, 0, h - t), bevel=0.007, under=0.014)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.leg(
                'frame',
                (sx * (w / 2 - 0.06), sy * (d / 2 - 0.05), 0),
                (sx * (w / 2 - 0.10), sy * (d / 2 - 0.09), h - t),
                0.014,
                0.024,
                swell=0.003,
            )
    k.box('frame', (w - 0.2, 0.02, 0.07), (0, d / 2 - 0.09, h - t - 0.035), bevel=0.004)
    k.box('frame', (w - 0.2, 0.02, 0.07), (0, -d / 2 + 0.09, h - t - 0.035), bevel=0.004)
    for s in (-1, 1):
        k.box('frame', (0.02, d - 0.18, 0.07), (s * (w / 2 - 0.10), 0, h - t - 0.035), bevel=0.004)
    g = 0.16
    gd = 0.22
    y = d / 2 - gd / 2 - 0.02
    gw = w - 0.10
    k.box('frame', (gw, gd, 0.016), (0, y, h + g), bevel=0.004)
    for x in (-gw / 2 + 0.008, -gw / 6, gw / 6, gw / 2 - 0.008):
        k.box('frame', (0.016, gd - 0.002, g), (x, y, h + g / 2), bevel=0.002, grain='z')
    for x in (-gw / 3, gw / 3):
        k.box('frame', (gw / 3 - 0.024, 0.016, g - 0.014), (x, y - gd / 2 + 0.014, h + g / 2), bevel=0.003)
        knob(k, (x, y - gd / 2 + 0.007, h + g / 2), 0.009)


def trestle_desk(k, w, d, h, t):
    """Top on two A-frames with brass rod."""
    o = rounded_rect(w, d, 0.03, 6)
    k.slab('frame', o, t, (0, 0, h - t), bevel=0.007)
    for s in (-1, 1):
        x = s * (w / 2 - 0.22)
        for sy in (-1, 1):
            k.leg('frame', (x + s * 0.05, sy * (d / 2 - 0.05), 0), (x, sy * 0.10, h - t), 0.015, 0.022)
        k.leg('frame', (x + s * 0.035, -(d / 2 - 0.13), 0.25), (x + s * 0.035, d / 2 - 0.13, 0.25), 0.009, 0.009, seg=14)
        k.box('frame', (0.05, d - 0.14, 0.026), (x, 0, h - t - 0.013), bevel=0.006)
    k.tube('metal', [(-w / 2 + 0.19, 0, 0.25), (w / 2 - 0.19, 0, 0.25)], 0.008)


def pedestal_desk(k, w, d, h, t):
    """Pedestal with tambour on one side, leg frame on the other."""
    o = rounded_rect(w, d, 0.03, 6)
    k.slab('frame', o, t, (0, 0, h - t), bevel=0.007)
    pw, ph = 0.42, 0.46
    with k.at((w / 2 - pw / 2 - 0.04, 0, 0)):
        carcass(k, pw, d - 0.06, ph, h - t - ph - 0.002, t=0.018)
        front_slats(k, 0, h - t - ph / 2, pw - 0.04, ph - 0.04, -d / 2 + 0.045)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.leg(
                    'frame',
                    (sx * (pw / 2 - 0.04), sy * (d / 2 - 0.08), 0),
                    (sx * (pw / 2 - 0.05), sy * (d / 2 - 0.09), h - t - ph),
                    0.013,
                    0.018,
                )
    for sy in (-1, 1):
        k.leg('frame', (-w / 2 + 0.05, sy * (d / 2 - 0.04), 0), (-w / 2 + 0.09, sy * (d / 2 - 0.08), h - t), 0.0135, 0.022)
    k.box('frame', (w - pw - 0.1, 0.02, 0.07), (-pw / 2 - 0.03, d / 2 - 0.09, h - t - 0.035), bevel=0.004)
    k.box('frame', (0.02, d - 0.16, 0.07), (-w / 2 + 0.09, 0, h - t - 0.035), bevel=0.004)


def double_desk(k, w, d, h, t):
    """Two drawer pedestals."""
    o = rounded_rect(w, d, 0.03, 6)
    k.slab('frame', o, t, (0, 0, h - t), bevel=0.007)
    pw, ph = 0.40, 0.44
    for s in (-1, 1):
        with k.at((s * (w / 2 - pw / 2 - 0.05), 0, 0)):
            carcass(k, pw, d - 0.08, ph, h - t - ph - 0.002, t=0.018)
            for j in range(3):
                dh = (ph - 0.036) / 3
                z = h - t - ph + 0.016 + dh * (j + 0.5)
                k.box('frame', (pw - 0.044, 0.018, dh - 0.006), (0, -d / 2 + 0.052, z), bevel=0.003)
                pull(k, 'cup', 0, z, -d / 2 + 0.043)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    k.leg(
                        'frame',
                        (sx * (pw / 2 - 0.04), sy * (d / 2 - 0.08), 0),
                        (sx * (pw / 2 - 0.05), sy * (d / 2 - 0.10), h - t - ph),
                        0.013,
                        0.018,
                        foot=0.03,
                    )
    k.box('frame', (w - 2 * pw - 0.1, d - 0.12, 0.075), (0, 0.01, h - t - 0.0375), bevel=0.003)
    k.box('frame', (w - 2 * pw - 0.112, 0.018, 0.060), (0, -d / 2 + 0.064, h - t - 0.039), bevel=0.003)
    pull(k, 'cup', 0, h - t - 0.039, -d / 2 + 0.055)


DESK_KINDS = {
    'drawers': drawers_desk,
    'writing': writing_desk,
    'trestle': trestle_desk,
    'pedestal': pedestal_desk,
    'double': double_desk,
}


@piece
def desk(k, w=1.4, d=0.65, h=0.75, kind='drawers', t=0.024):
    """Desk by kind; t is the thickness of its top."""
    DESK_KINDS[kind](k, w, d, h, t)
