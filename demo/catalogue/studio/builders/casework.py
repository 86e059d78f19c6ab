"""Boxes, fronts and legs of cabinets, dressers and desks."""

from builders.fittings import splayed_legs, taper_post


def carcass(k, w, d, h, z0, t=0.022):
    """Open box of boards of thickness t that stands at height z0."""
    k.box('panel', (w, d, t), (0, 0, z0 + h - t / 2), bevel=0.004)
    k.box('panel', (w, d, t), (0, 0, z0 + t / 2), bevel=0.004)
    for s in (-1, 1):
        k.box('panel', (t, d, h - 2 * t + 0.0005), (s * (w / 2 - t / 2), 0, z0 + h / 2), bevel=0.002, grain='z')
    k.box('panel', (w - 2 * t, 0.008, h - 2 * t), (0, d / 2 - 0.012, z0 + h / 2), bevel=0)


def front_flat(k, x, z, w, h, y, slot='front', grain='x', t=0.018, bevel=0.0025):
    return k.box(slot, (w, t, h), (x, y, z), bevel=bevel, grain=grain)


def front_slats(k, x, z, w, h, y, pitch=0.022, slot='frame', t=0.012):
    """Tambour: half-round vertical laths on a dark board."""
    k.box(slot, (w, 0.008, h), (x, y + 0.004, z), bevel=0)
    n = max(3, int(round(w / pitch)))
    p = w / n
    for i in range(n):
        k.box(slot, (p * 0.70, t, h), (x - w / 2 + p * (i + 0.5), y - t / 2 + 0.001, z), bevel=p * 0.22, seg=3, grain='z')


def front_cane(k, x, z, w, h, y, slot='frame', fr=0.034):
    for s in (-1, 1):
        k.box(slot, (fr, 0.018, h), (x + s * (w / 2 - fr / 2), y, z), bevel=0.003, grain='z')
        k.box(slot, (w - 2 * fr, 0.018, fr), (x, y, z + s * (h / 2 - fr / 2)), bevel=0.003, grain='x')
    k.surface('cane', lambda u, v: (x + (u - 0.5) * (w - 1.8 * fr), y + 0.003, z + (v - 0.5) * (h - 1.8 * fr)), 6, 4)
    k.box('backing', (w - 2 * fr + 0.004, 0.004, h - 2 * fr + 0.004), (x, y + 0.012, z), bevel=0)


def front_reed(k, x, z, w, h, y, slot='front'):
    """Shallow framed panel with a raised field."""
    k.box(slot, (w, 0.014, h), (x, y + 0.003, z), bevel=0.002)
    k.box(slot, (w - 0.07, 0.010, h - 0.07), (x, y - 0.005, z), bevel=0.006, seg=3)


FRONTS = {'flat': front_flat, 'slats': front_slats, 'cane': front_cane, 'reed': front_reed}


def case_legs(k, w, d, z0, kind):
    """What a cabinet of height z0 above the floor stands on: splay, frame, sled or plinth."""
    if kind == 'splay':
        splayed_legs(k, w - 0.16, d - 0.02, z0, splay=0.035, r0=0.012, r1=0.021, foot=0.035, inset=0.07, top=0.004)
        k.box('frame', (w - 0.26, d - 0.12, 0.022), (0, 0, z0 - 0.008), bevel=0.004)
    elif kind == 'frame':
        lx, ly = w / 2 - 0.04, d / 2 - 0.035
        for sx in (-1, 1):
            for sy in (-1, 1):
                taper_post(k, 'frame', (sx * lx, sy * ly, 0), z0, 0.024, 0.034)
        for s in (-1, 1):
            k.box('frame', (w - 0.1, 0.02, 0.028), (0, s * ly, z0 - 0.016), bevel=0.004)
            k.box('frame', (0.02, d - 0.1, 0.028), (s * lx, 0, z0 - 0.016), bevel=0.004)
    elif kind == 'sled':
        for s in (-1, 1):
            x = s * (w / 2 - 0.10)
            k.tube(
                'metal',
                [(x, -d / 2 + 0.03, z0), (x, -d / 2 + 0.03, 0.010), (x, d / 2 - 0.03, 0.010), (x, d / 2 - 0.03, z0)],
                0.0095,
            )
    elif kind == 'plinth':
        k.box('plinth', (w - 0.07, d - 0.06, z0), (0, 0.012, z0 / 2), bevel=0.002)
