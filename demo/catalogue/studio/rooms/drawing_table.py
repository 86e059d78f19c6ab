"""What lies on a designer's table: a plan, material samples, a roll of paper, pencils."""

import geo

LINE = 'paint:ink'
ROOMS = (
    (0, 0, 0.30, 0.34),
    (0.30, 0, 0.26, 0.20),
    (0.30, 0.20, 0.26, 0.14),
    (0, 0.34, 0.20, 0.16),
    (0.20, 0.34, 0.36, 0.16),
)  # x, y, width, depth
PIECES = (
    (0.05, 0.05, 0.15, 0.06),
    (0.10, 0.15, 0.07, 0.04),
    (0.36, 0.05, 0.10, 0.12),
    (0.06, 0.39, 0.10, 0.07),
    (0.30, 0.385, 0.14, 0.06),
)


def plan(k, at, turn=0, w=0.84, d=0.60):
    """A sheet with a drawn floor plan."""
    with k.at(at, (0, 0, turn)):
        k.box('paper', (w, d, 0.0016), (0, 0, 0.0008), bevel=0)
        with k.at((-0.28, -0.25, 0.0018)):
            for x, y, rw, rd in ROOMS:
                outline(k, x, y, rw, rd, 0.0045)
            for x, y, rw, rd in PIECES:
                outline(k, x, y, rw, rd, 0.0014)
            for i in range(7):
                k.box(LINE, (0.05 if i else 0.09, 0.0016, 0.0004), (0.60 + (0.02 if not i else 0), 0.04 + 0.018 * i, 0), bevel=0)


def outline(k, x, y, w, d, t):
    for s in (0, 1):
        k.box(LINE, (w + t, t, 0.0006), (x + w / 2, y + s * d, 0), bevel=0)
        k.box(LINE, (t, d, 0.0006), (x + s * w, y + d / 2, 0), bevel=0)


def samples(k, at, keys, size=0.105, turn=0, columns=3):
    """Chips of wood and squares of cloth laid out in a loose grid."""
    with k.at(at, (0, 0, turn)):
        for i, key in enumerate(keys):
            x, y = (i % columns) * size * 1.14, -(i // columns) * size * 1.14
            thick = 0.012 if key.startswith(('wood', 'stone')) else 0.006
            outline_ = geo.rounded_rect(size, size, 0.004, 2)
            k.slab(key, outline_, thick, (x, y, 0), (0, 0, k.rnd.uniform(-3, 3)), bevel=0.0015)


def swatch_book(k, at, keys, turn=0):
    """Fabric strips fanned out from one corner."""
    with k.at(at, (0, 0, turn)):
        for i, key in enumerate(keys):
            with k.at((0, 0, 0.004 * i), (0, 0, -11 * i)):
                k.box(key, (0.07, 0.21, 0.004), (0, 0.085, 0.002), bevel=0.001)
        k.lathe(
            'metal', [(0, 0), (0.007, 0), (0.007, 0.004 * len(keys) + 0.004), (0, 0.004 * len(keys) + 0.005)], (0, 0, 0), seg=20
        )


def roll(k, at, length=0.6, r=0.024, turn=0):
    with k.at(at, (0, 0, turn)):
        k.tube('paper', [(-length / 2, 0, r), (length / 2, 0, r)], r, seg=32)
        k.tube('cord:paper', [(-0.01, 0, r), (0.01, 0, r)], r + 0.001, seg=32)


def pencil(k, at, turn=0, slot='wood:oak', length=0.17):
    with k.at(at, (0, 0, turn)):
        k.tube(slot, [(-length / 2, 0, 0.004), (length / 2, 0, 0.004)], 0.0037, seg=6)
        k.tube('paint:ink', [(length / 2, 0, 0.004), (length / 2 + 0.012, 0, 0.004)], [0.0034, 0.0006], seg=6)


def scale_rule(k, at, turn=0, length=0.31):
    with k.at(at, (0, 0, turn)):
        k.box('wood:oak', (length, 0.028, 0.004), (0, 0, 0.002), bevel=0.001)
        for i in range(30):
            k.box(
                LINE, (0.0008, 0.010 if i % 5 == 0 else 0.006, 0.0004), (-length / 2 + 0.008 + i * 0.0102, 0.008, 0.0042), bevel=0
            )
