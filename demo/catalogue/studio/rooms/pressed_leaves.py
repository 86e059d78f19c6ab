"""Prints of the beach cottage: pressed leaves on ivory, small woodcuts; hung singly or in rows in slim frames."""

import math

INK = {'green': 'paint:leaf', 'pale': 'paint:leaf2', 'blue': 'cottage:blue', 'dark': 'paint:ink', 'straw': 'cottage:straw'}


def sheet(k, at, w, h, kind, turn=0, frame='wood:oak', ink='green', mount=0.72, ground='paper'):
    """`at` is a place on the wall's face, z the middle of the frame."""
    with k.at(at, (0, 0, turn)):
        for s in (-1, 1):
            k.box(frame, (0.018, 0.028, h), (s * (w / 2 - 0.009), -0.014, 0), bevel=0.002, grain='z')
            k.box(frame, (w - 0.036, 0.028, 0.018), (0, -0.014, s * (h / 2 - 0.009)), bevel=0.002, grain='x')
        k.box('paper', (w - 0.02, 0.004, h - 0.02), (0, -0.008, 0), bevel=0)
        iw, ih = w * mount, h * mount
        if ground != 'paper':
            k.box(ground, (iw, 0.002, ih), (0, -0.011, 0), bevel=0)
        KINDS[kind](k, iw * 0.94, ih * 0.94, INK.get(ink, ink))


def sheets(k, at, w, h, kinds, gap=0.08, turn=0, columns=None, **more):
    """Prints in rows, centred on `at`."""
    columns = columns or len(kinds)
    rows = math.ceil(len(kinds) / columns)
    with k.at(at, (0, 0, turn)):
        for i, kind in enumerate(kinds):
            x = (i % columns - (columns - 1) / 2) * (w + gap)
            z = ((rows - 1) / 2 - i // columns) * (h + gap)
            sheet(k, (x, 0, z), w, h, kind, **more)


def flat(k, slot, outline, lift=0.0):
    """A cut-out in the plane of the wall; x to the right, y up."""
    k.slab(slot, outline, 0.0012, (0, -0.0118 - lift, 0), (90, 0, 0), bevel=0)


def blade(x, y, angle, length, width, n=14):
    """Pointed leaf from (x, y) outwards."""
    c, s, out = math.cos(angle), math.sin(angle), []
    for side in (1, -1):
        for i in range(n + 1) if side > 0 else range(n - 1, 0, -1):
            t = i / n
            v = side * width / 2 * math.sin(math.pi * t**0.85)
            out.append((x + c * length * t - s * v, y + s * length * t + c * v))
    return out[::-1]


def stem(k, slot, points, w=0.004, lift=0.0):
    k.tube(slot, [(x, -0.013 - lift, y) for x, y in points], w / 2, smooth_path=16, seg=6)


def fern(k, w, h, ink):
    stem(k, ink, [(-w * 0.06, -h / 2), (w * 0.02, 0), (0, h / 2)])
    for i in range(15):
        t = i / 15
        y, size = -h * 0.36 + h * 0.84 * t, w * 0.5 * math.sin(math.pi * (0.22 + 0.76 * t)) ** 1.2
        for s in (-1, 1):
            flat(k, ink, blade(w * 0.02 * math.cos(t * 3), y, math.pi / 2 - s * (1.15 - 0.3 * t), size, h * 0.042))


def breadfruit(k, w, h, ink):
    """A deeply lobed leaf."""
    stem(k, ink, [(w * 0.03, -h / 2), (0, -h * 0.2), (0, h * 0.4)], 0.006)
    for i in range(5):
        t = i / 4
        for s in (-1, 1):
            reach = w * (0.52 - 0.16 * abs(t - 0.35)) * (1 - 0.25 * t)
            flat(k, ink, blade(0, -h * 0.3 + h * 0.56 * t, math.pi / 2 - s * (1.05 - 0.35 * t), reach, h * 0.15), 0.0004 * i)
    flat(k, ink, blade(0, -h * 0.34, math.pi / 2, h * 0.84, w * 0.26), 0.002)


def taro(k, w, h, ink):
    """A heart on its stalk, a pale rib along the middle."""
    half = []
    for i in range(25):
        t = math.pi * i / 24
        y = h * (0.06 + 0.36 * math.cos(t)) + (h * 0.07 if t < 0.6 else 0)
        half.append((w * 0.42 * math.sin(t) ** 0.8 * (1 + 0.25 * math.cos(t)), y))
    outline = [(0, h * 0.3)] + [(-x, y) for x, y in half[1:-1]] + [(0, -h * 0.36)] + [(x, y) for x, y in half[-2:0:-1]]
    flat(k, ink, outline)
    stem(k, 'paper', [(0, h * 0.27), (0.001, -h * 0.05), (0, -h * 0.33)], 0.005, 0.001)
    for s in (-1, 1):
        for i in range(3):
            y = h * (0.24 - 0.15 * i)
            vein = [(0, y), (s * w * 0.15, y - h * 0.02), (s * w * (0.33 - 0.05 * i), y - h * (0.02 + 0.03 * i))]
            stem(k, 'paper', vein, 0.003, 0.001)
    stem(k, ink, [(0, h * 0.3), (w * 0.16, h * 0.44), (w * 0.12, h * 0.5)], 0.006, 0.001)


def ti(k, w, h, ink):
    for i in range(7):
        a = math.pi / 2 + (i - 3) * 0.36
        side = abs(i - 3)
        flat(k, ink if i % 2 else 'paint:leaf2', blade(0, -h * 0.3, a, h * (0.74 - 0.05 * side), w * 0.16), 0.0006 * (3 - side))
    stem(k, ink, [(0, -h / 2), (0, -h * 0.28)], 0.008)


def palm_fan(k, w, h, ink):
    for i in range(17):
        a = math.pi / 2 + (i - 8) * 0.2
        flat(k, ink, blade(0, -h * 0.14, a, h * (0.6 - 0.012 * abs(i - 8)), w * 0.075), 0.0003 * (i % 2))
    stem(k, ink, [(0, -h / 2), (0, -h * 0.14)], 0.007)


def cut(k, w, h, ink):
    k.box(ink, (w, 0.002, h), (0, -0.0115, 0), bevel=0)


def woodcut_fish(k, w, h, ink):
    cut(k, w, h, ink)
    for x, y in ((-0.12, 0.2), (0.1, 0.0), (-0.06, -0.22)):
        body = [(w * x + w * 0.3 * math.cos(a), h * y + h * 0.075 * math.sin(a)) for a in turnings(30)]
        flat(k, 'paper', body, 0.001)
        tail = w * x + w * 0.27
        fin = [(tail, h * y), (tail + w * 0.13, h * (y - 0.07)), (tail + w * 0.09, h * y), (tail + w * 0.13, h * (y + 0.07))]
        flat(k, 'paper', fin, 0.001)


def woodcut_waves(k, w, h, ink):
    cut(k, w, h, ink)
    for i in range(7):
        y = -h * 0.4 + h * 0.12 * i
        line = [(-w * 0.44 + w * 0.88 * j / 24, y + h * 0.03 * math.sin(j * 1.05 + i * 1.6)) for j in range(25)]
        stem(k, 'paper', line, 0.006 - 0.0004 * i, 0.0005)
    flat(k, 'paper', [(w * 0.16 + w * 0.13 * math.cos(a), h * 0.38 + h * 0.075 * math.sin(a)) for a in turnings(24)], 0.001)


def woodcut_islands(k, w, h, ink):
    cut(k, w, h, ink)
    flat(k, 'paper', [(-w * 0.42, -h * 0.05), (w * 0.06, -h * 0.05), (-w * 0.16, h * 0.26)], 0.001)
    flat(k, 'paper', [(w * 0.1, -h * 0.05), (w * 0.42, -h * 0.05), (w * 0.28, h * 0.14)], 0.001)
    for i in range(4):
        y = -h * (0.14 + 0.08 * i)
        stem(k, 'paper', [(-w * (0.4 - 0.06 * i), y), (0, y + h * 0.01), (w * (0.4 - 0.05 * i), y)], 0.005, 0.0005)


def turnings(n):
    return [2 * math.pi * i / n for i in range(n)]


KINDS = {
    'fern': fern,
    'breadfruit': breadfruit,
    'taro': taro,
    'ti': ti,
    'fan': palm_fan,
    'fish': woodcut_fish,
    'waves': woodcut_waves,
    'islands': woodcut_islands,
}
