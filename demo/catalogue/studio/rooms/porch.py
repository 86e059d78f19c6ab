"""A cottage's front porch: turned-out posts with brackets, a white rail, a beam, steps down to the sand."""

WHITE = 'cottage:trim'


def porch_front(k, r, posts, rails=(), y=-0.07, rail=0.82, beam=0.2, reach=None):
    """`posts` are places along the side; `rails` are the bays [from, to] that are closed; `reach` is where the beam ends."""
    top = r['size'][2]
    a, b = reach or (min(posts) - 0.13, max(posts) + 0.13)
    k.box(WHITE, (b - a, 0.12, beam), ((a + b) / 2, y, top - beam / 2), bevel=0.006)
    for x in posts:
        post(k, x, y, top - beam)
    for a, b in rails:
        bay(k, a, b, y, rail)


def post(k, x, y, top):
    k.box(WHITE, (0.105, 0.105, top), (x, y, top / 2), bevel=0.012)
    for z, w, h in ((0.08, 0.145, 0.16), (top - 0.035, 0.15, 0.07), (top - 0.12, 0.125, 0.03)):
        k.box(WHITE, (w, w, h), (x, y, z), bevel=0.008)
    for s in (-1, 1):
        curve = [(x + s * out, y, top - low) for out, low in ((0.05, 0.46), (0.11, 0.24), (0.26, 0.08), (0.46, 0.02))]
        k.strip(WHITE, curve, 0.05, 0.04, (0, 1, 0), bevel=0.004, smooth_path=14)


def bay(k, a, b, y, rail):
    """Cap, foot rail and crossed laths between two posts."""
    mid, width, low = (a + b) / 2, b - a, 0.1
    k.box(WHITE, (width, 0.11, 0.038), (mid, y, rail), bevel=0.008)
    k.box(WHITE, (width, 0.05, 0.05), (mid, y, rail - 0.06), bevel=0.004)
    k.box(WHITE, (width, 0.055, 0.06), (mid, y, low), bevel=0.004)
    n = max(1, round(width / 0.95))
    for i in range(n):
        x0, x1 = a + width * i / n, a + width * (i + 1) / n
        if i:
            k.box(WHITE, (0.048, 0.048, rail - low - 0.115), (x0, y, (rail + low) / 2 - 0.027), bevel=0.004)
        for s in (-1, 1):
            ends = [(x0 if s > 0 else x1, y + 0.008 * s, low + 0.03), (x1 if s > 0 else x0, y + 0.008 * s, rail - 0.085)]
            k.strip(WHITE, [ends[0], ends[1]], 0.03, 0.042, (0, 0, 1), bevel=0.003)


def porch_steps(k, r, at=0.0, width=1.5, n=4, rise=0.17, going=0.3):
    """White risers, grey treads, down from the floor."""
    for i in range(n):
        z, y = -rise * (i + 1), going * i
        k.box('cottage:deck', (width, going + 0.03, 0.035), (at, y + going / 2, z), bevel=0.006)
        k.box(WHITE, (width - 0.02, 0.02, rise), (at, y + 0.0, z + rise / 2), bevel=0.002)


def board_shutters(k, r, at, z0, z1, width=0.42, paint='cottage:sage'):
    """A pair of louvred shutters flat on the wall beside a window `at` [from, to]; in the frame of the side."""
    for x in (at[0] - 0.12 - width / 2, at[1] + 0.12 + width / 2):
        for s in (-1, 1):
            k.box(paint, (0.05, 0.03, z1 - z0), (x + s * (width / 2 - 0.025), -0.172, (z0 + z1) / 2), bevel=0.004)
        for z in (z0 + 0.04, (z0 + z1) / 2, z1 - 0.04):
            k.box(paint, (width - 0.1, 0.03, 0.08), (x, -0.172, z), bevel=0.004)
        count = round((z1 - z0) / 0.06)
        for i in range(count):
            z = z0 + 0.06 + (z1 - z0 - 0.12) * i / (count - 1)
            k.box(paint, (width - 0.09, 0.04, 0.008), (x, -0.168, z), (35, 0, 0), bevel=0.002)
