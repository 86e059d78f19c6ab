"""A bookcase built into the wall: cupboards below, shelves of books, bowls and vases above."""

import builders as B

from . import decor, shell

SPINES = (
    'paint:chalk', 'paint:greige', 'paint:clay', 'paint:sage', 'paint:ink', 'paint:olive', 'plaster:umber', 'plaster:sand',
    'print:rust', 'print:pine', 'paint:chalk', 'plaster:mist',
)  # fmt: skip


def built_in(k, r, x=0.0, w=1.6, h=2.3, depth=0.32, bays=2, base=0.72, turned=0):
    """Stands before the wall, `x` its middle; `turned` picks another arrangement."""
    t = 0.03
    with k.at((x, -shell.T, 0)):
        k.box('cabinet', (w, 0.012, h), (0, -0.006, h / 2), bevel=0)
        k.box('cabinet', (w, depth + 0.06, base - 0.1), (0, -(depth + 0.06) / 2, 0.1 + (base - 0.1) / 2), bevel=0.003)
        k.box('cabinet', (w, depth, 0.1), (0, -depth / 2, 0.05), bevel=0)
        k.box('frame', (w + 0.02, depth + 0.1, 0.035), (0, -(depth + 0.1) / 2, base + 0.017), bevel=0.005, grain='x')
        k.box('cabinet', (w + 0.06, depth + 0.04, 0.09), (0, -(depth + 0.04) / 2, h + 0.03), bevel=0.006)
        step = (w - t) / bays
        for i in range(bays + 1):
            k.box('cabinet', (t, depth, h - base), (-w / 2 + t / 2 + step * i, -depth / 2, (h + base) / 2), bevel=0.002)
        for i in range(bays):
            mid = -w / 2 + t / 2 + step * (i + 0.5)
            doors(k, mid, step - t, base, depth + 0.06)
            shelves(k, mid, step - t, base + 0.035, h, depth, i + turned)


def doors(k, x, w, base, y):
    for s in (-1, 1):
        dw, dh = w / 2 - 0.012, base - 0.16
        mid = x + s * (w / 4)
        for dx, dz, bw, bh in (
            (-dw / 2 + 0.03, 0, 0.06, dh),
            (dw / 2 - 0.03, 0, 0.06, dh),
            (0, dh / 2 - 0.03, dw - 0.12, 0.06),
            (0, -dh / 2 + 0.03, dw - 0.12, 0.06),
        ):
            k.box('cabinet', (bw, 0.02, bh), (mid + dx, -y - 0.01, 0.13 + dh / 2 + dz), bevel=0.003)
        k.box('metal', (0.012, 0.02, 0.09), (x + s * 0.045, -y - 0.026, base - 0.2), bevel=0.004)


def shelves(k, x, w, z0, z1, depth, which):
    rows = 4
    gap = (z1 - z0) / rows
    for i in range(rows):
        z = z0 + gap * i
        if i:
            k.box('cabinet', (w, depth - 0.02, 0.026), (x, -depth / 2 + 0.01, z - 0.013), bevel=0.002)
        a, b = x - w / 2 + 0.015, x + w / 2 - 0.015
        free = gap - 0.05
        kind = (i + 2 * which) % 4
        if kind == 0:
            spines(k, a, a + (b - a) * 0.62, z, free, depth)
            B.vase(k, (b - (b - a) * 0.18, -depth * 0.55, z), 0.075, free * 0.72, 'plaster:clay')
        elif kind == 1:
            B.books(k, (a + 0.14, -depth * 0.55, z), 4, 0.24)
            B.bowl(k, (a + 0.13, -depth * 0.55, z + 0.09), 0.08, 0.045, 'plaster:umber')
            spines(k, a + (b - a) * 0.5, b, z, free, depth)
        elif kind == 2:
            spines(k, a, b - 0.02, z, free, depth)
        else:
            B.bowl(k, (a + (b - a) * 0.3, -depth * 0.55, z), 0.13, 0.085, 'plaster:sand')
            decor.basket(k, (b - 0.17, -depth * 0.5, z), 0.12, free * 0.6)


def spines(k, a, b, z, free, depth):
    x = a
    while x < b - 0.012:
        t, h = k.rnd.uniform(0.014, 0.042), free * k.rnd.uniform(0.66, 0.97)
        t = min(t, b - x)
        d = min(depth * 0.72, 0.2) * k.rnd.uniform(0.85, 1)
        slot = SPINES[k.rnd.randrange(len(SPINES))]
        k.box(slot, (t - 0.0015, d, h), (x + t / 2, -depth + 0.045 + d / 2, z + h / 2), bevel=0.002, seg=1)
        x += t
