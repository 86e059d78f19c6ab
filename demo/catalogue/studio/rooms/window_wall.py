"""Slim aluminium windows from floor to beam, and the narrow lānai before them with its rail."""

from . import shell


def alu_window(k, o, sill, head):
    """Panes in narrow frames; those of `open` are slid behind their neighbour."""
    a, b, n, f = o['from'], o['to'], o.get('panes', 3), 0.042
    y, slot = shell.T * 0.6, o.get('slot', 'alu')
    for z, t in ((head - f / 2, f), (sill + 0.012, 0.024)):
        k.box(slot, (b - a, 0.1, t), ((a + b) / 2, y, z), bevel=0.002)
    for x in (a + f / 2, b - f / 2):
        k.box(slot, (f, 0.1, head - sill), (x, y, (sill + head) / 2), bevel=0.002)
    if sill > 0.2:
        k.box('concrete:smooth', (b - a + 0.06, 0.24, 0.035), ((a + b) / 2, 0.05, sill + 0.004), bevel=0.004)
    gone, step = set(o.get('open', ())), (b - a - 2 * f) / n
    for i in range(n):
        if i not in gone:
            leaf(k, slot, a + f + step * i, step, sill + 0.024, head - f, y + (0.018 if i % 2 else -0.018))


def leaf(k, slot, x, width, z0, z1, y, f=0.036):
    for side in (x + f / 2, x + width - f / 2):
        k.box(slot, (f, 0.03, z1 - z0), (side, y, (z0 + z1) / 2), bevel=0.002)
    for z in (z0 + f / 2, z1 - f / 2):
        k.box(slot, (width, 0.03, f), (x + width / 2, y, z), bevel=0.002)


def slim_balcony(k, r, x0, x1, depth=1.25, rail=1.02, cover=0.5, bars=6):
    """Slab, rail of thin bars, the edge of the next floor's slab above; x runs along this side of the room."""
    mid, wide, high = (x0 + x1) / 2, x1 - x0, r['size'][2]
    k.box('concrete:smooth', (wide, depth, 0.16), (mid, depth / 2, -0.1), bevel=0.004)
    k.box('concrete:smooth', (wide, cover, 0.22), (mid, cover / 2, high + 0.1), bevel=0.004)
    y = depth - 0.08
    k.box('alu', (wide, 0.05, 0.03), (mid, y, rail), bevel=0.004)
    for i in range(bars):
        z = 0.1 + (rail - 0.16) * i / (bars - 0.5)
        k.tube('alu', [(x0, y, z), (x1, y, z)], 0.005, seg=6)
    for i in range(round(wide / 1.5) + 1):
        x = x0 + wide * i / round(wide / 1.5)
        k.box('alu', (0.014, 0.05, rail), (x, y, rail / 2), bevel=0.002)
