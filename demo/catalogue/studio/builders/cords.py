"""Seats woven of paper cord."""


def cord_seat(k, w, d, loc):
    """Envelope of paper cord: strands over each rail and square to it, in to where they meet those of the next rail."""
    r, drop = 0.0036, 0.040
    pitch = r * 2.12
    if k.lod < 0.6:
        r, pitch = r * 1.9, pitch * 2
    post = 0.022  # the legs stand in the corners

    def on_front_or_back(s):
        return lambda along, inward, z: (along, s * (d / 2 - inward), z)

    def on_side(s):
        return lambda along, inward, z: (s * (w / 2 - inward), along, z)

    def strand(place, length, across):
        """One strand at `place` along a rail, `length` inward; `across` lays a point of it on its side of the seat."""
        low = k.rnd.uniform(-0.0006, 0.0006)
        dip = 0.010 * min(1, length / (d / 2)) + 0.004
        path = [
            (0, -drop),
            (0, -0.010),
            (0.003, -0.002),
            (0.012, 0.001),
            (0.04, -0.001 + low),
            (length * 0.6, low - dip * 0.7),
            (length, low - dip),
        ]
        path = [p for i, p in enumerate(path) if i < 4 or p[0] > path[i - 1][0]]
        k.tube('cord', [across(place + k.rnd.uniform(-0.0004, 0.0004), *p) for p in path], r, seg=8, smooth_path=k.n(22, 8))

    with k.at(loc):
        for s in (-1, 1):
            for half, other, across in ((w / 2, d / 2, on_front_or_back(s)), (d / 2, w / 2, on_side(s))):
                n = int((half - post) * 2 / pitch)
                for j in range(n):
                    place = (j - (n - 1) / 2) * pitch
                    strand(place, max(0.02, min(half - abs(place), other)), across)
        k.box('backing', (w - 0.03, d - 0.03, 0.006), (0, 0, -0.022), bevel=0)


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
