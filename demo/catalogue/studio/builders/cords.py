"""Seats woven of paper cord."""


def cord_seat(k, w, d, loc):
    """Woven paper-cord seat: four triangles of parallel strands."""
    r = 0.0035
    n = max(6, int((d / 2) / (r * 2.15)))
    if k.lod < 0.6:
        n = n // 2
        r *= 1.9
    with k.at(loc):
        for i in range(n):
            t = (i + 0.5) / n
            y = (d / 2) * t
            x = (w / 2) * t
            z = 0.010 * (1 - t) * -1
            for s in (-1, 1):
                k.tube('cord', [(-x, s * y, z), (0, s * y, z - 0.002), (x, s * y, z)], r, seg=6)
                k.tube('cord', [(s * x, -y, z), (s * x, 0, z - 0.002), (s * x, y, z)], r, seg=6)
        k.box('cord', (w, d, 0.012), (0, 0, -0.012), bevel=0.004)


def wrap_cord(k, w, d, z):
    """Flat cord seat: strands front to back, over the rails."""
    r = 0.0042 if k.lod >= 0.6 else 0.009
    n = int(w / (r * 2.1))
    for i in range(n):
        x = -w / 2 + w * (i + 0.5) / n
        s = 0.002 * (1 if i % 2 else -1)
        k.tube(
            'cord',
            [
                (x, -d / 2 - 0.004, z - 0.02),
                (x, -d / 2 + 0.006, z - 0.002),
                (x, 0, z - 0.008 + s),
                (x, d / 2 - 0.006, z - 0.002),
                (x, d / 2 + 0.004, z - 0.02),
            ],
            r,
            seg=6,
            smooth_path=k.n(10, 6),
        )
    m = 7
    for j in range(m):
        y = -d / 2 + d * (j + 0.5) / m
        k.tube('cord', [(-w / 2, y, z - 0.001), (w / 2, y, z - 0.001)], r * 1.05, seg=6)
