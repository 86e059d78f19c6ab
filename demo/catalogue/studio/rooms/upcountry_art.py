"""Pictures of the upcountry house: a moon above ridges, a fern in charcoal, a woven hanging. Our own compositions."""

import math

from mathutils import Vector, noise

import geo

from . import surfaces

INKS = {
    'rust': '#8a4a33', 'pine': '#3f4a3c', 'dusk': '#c9b79c', 'dusk2': '#b39f86', 'moon': '#f1e7d2', 'hill': '#7d7458',
    'hill2': '#5d5c45', 'hill3': '#3d4034', 'mistband': '#d9cdb8', 'charcoal': '#34322f', 'charcoal2': '#6b6761',
    'rag': '#ece5d6',
}  # fmt: skip
MATERIALS = {f'print:{name}': (lambda key, c=colour: surfaces.matt(key, c, 0.9)) for name, colour in INKS.items()}


def border(k, w, h, t=0.024, deep=0.04):
    for s in (-1, 1):
        k.box('frame', (t, deep, h), (s * (w / 2 - t / 2), -deep / 2, 0), bevel=0.002, grain='z')
        k.box('frame', (w, deep, t), (0, -deep / 2, s * (h / 2 - t / 2)), bevel=0.002, grain='x')


def flat(k, slot, outline, rank):
    k.slab(slot, outline, 0.0008, (0, -0.02 - 0.0011 * rank, 0), (90, 0, 0), bevel=0)


def moon_landscape(k, at, w=1.5, h=1.0, turn=0, moon=(0.18, 0.2)):
    """Bands of dusk, a pale moon, cloud and three ridges."""
    with k.at(at, (0, 0, turn)):
        border(k, w, h)
        w, h = w - 0.05, h - 0.05
        k.box('print:dusk', (w, 0.018, h), (0, -0.01, 0), bevel=0)
        flat(k, 'print:dusk2', swell(w, h, 0.30, 0.03, 1, top=h / 2), 0)
        flat(k, 'print:moon', disc(w * moon[0], h * moon[1], h * 0.13), 1)
        flat(k, 'print:mistband', swell(w, h, 0.02, 0.02, 2), 2)
        for i, (z, a, slot) in enumerate(((-0.06, 0.13, 'hill'), (-0.2, 0.10, 'hill2'), (-0.33, 0.07, 'hill3'))):
            flat(k, 'print:' + slot, swell(w, h, z, a, 5 + 3 * i), 3 + i)


def disc(x, z, r):
    return [(x + p[0], z + p[1]) for p in geo.superellipse(2 * r, 2 * r, 2, 64)]


def swell(w, h, level, height, seed, top=None):
    """What lies below (or, to `top`, above) an uneven line across the picture."""
    n = 60
    line = []
    for i in range(n + 1):
        t = i / n
        z = noise.noise(Vector((t * 2.3, seed * 3.1, 0))) + 0.3 * noise.noise(Vector((t * 8, seed, 2)))
        line.append((w * (t - 0.5), h * (level + height * 1.6 * z)))
    if top is not None:
        return line + [(w / 2, top), (-w / 2, top)]
    return [(-w / 2, -h / 2), (w / 2, -h / 2)] + line[::-1]


def charcoal_fern(k, at, w=0.6, h=0.85, turn=0, lean=0.3):
    """One frond, drawn on rag paper."""
    with k.at(at, (0, 0, turn)):
        border(k, w, h, 0.02, 0.03)
        k.box('print:rag', (w - 0.03, 0.012, h - 0.03), (0, -0.008, 0), bevel=0)

        def spine(t):
            return Vector((w * lean * (t * t - 0.45), 0, h * (-0.38 + 0.74 * t)))

        rank = 0
        for i in range(17):
            t = 0.16 + 0.82 * i / 16
            p, size = spine(t), h * 0.27 * math.sin(math.pi * min(1, 0.24 + 0.74 * t)) ** 0.9
            for s in (-1, 1):
                a = 90 - s * (62 - 18 * t) - 14 * lean
                blade(k, p, a, size, 'print:charcoal' if (i + s) % 3 else 'print:charcoal2', rank % 4)
                rank += 1
        k.tube('print:charcoal', [spine(i / 12) + Vector((0, -0.0165, 0)) for i in range(13)], 0.0032, seg=5)


def blade(k, p, angle, size, slot, rank):
    outline = [(size * 0.5 + x, y) for x, y in geo.superellipse(size, size * 0.2, 1.5, 24)]
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(p.x + x * c - y * s, p.z + x * s + y * c) for x, y in outline]
    k.slab(slot, turned, 0.0006, (0, -0.0148 - 0.0007 * rank, 0), (90, 0, 0), bevel=0)


# where each begins and how broad it is, as shares of the height, and which wool
BANDS = ((0, 0.30, 0), (0.30, 0.05, 1), (0.35, 0.06, 0), (0.41, 0.11, 2), (0.52, 0.05, 0), (0.57, 0.03, 3), (0.60, 0.08, 1))


def woven_hanging(k, at, w=0.7, h=1.1, turn=0, slots=('rug:cream', 'rug:deeprust', 'rug:oliveleaf', 'rug:stone')):
    """Wool on a rod: bands in an arrow, a long fringe."""
    with k.at(at, (0, 0, turn)):
        k.tube('frame', [(-w / 2 - 0.08, -0.035, h / 2), (w / 2 + 0.08, -0.035, h / 2)], 0.013, seg=12)
        for start, size, slot in BANDS:
            z0, z1 = h / 2 - h * 0.9 * start, h / 2 - h * 0.9 * (start + size)
            dip = 0.10 * h * min(1, start * 3)
            k.slab(
                slots[slot],
                [(-w / 2, z1), (0, z1 - dip), (w / 2, z1), (w / 2, z0), (0, z0 - (dip if start else 0)), (-w / 2, z0)],
                0.012, (0, -0.026, 0), (90, 0, 0), bevel=0.004,
            )  # fmt: skip
        for i in range(int(w / 0.016)):
            x = -w / 2 + 0.016 * (i + 0.5)
            z = h / 2 - h * 0.9 * 0.68 - 0.10 * h * (1 - abs(x) / (w / 2))
            end = z - h * 0.30 - k.rnd.uniform(0, 0.03)
            k.tube('yarn', [(x, -0.032, z + 0.02), (x + k.rnd.uniform(-0.006, 0.006), -0.032, end)], 0.0055, seg=6)
