"""What lies and hangs about a beach cottage: straw hats, pegs, a plate shelf, towels, a longboard, a jug of plumeria."""

import functools
import math
import random

from mathutils import Vector

import builders as B

from . import greenery

TRIM = 'cottage:trim'


def straw_hat(k, at, r=0.2, tilt=(0, 0, 0), ribbon='cottage:blue'):
    """Brim, crown and ribbon; `tilt` in degrees hangs it on a wall."""
    crown, h = r * 0.5, r * 0.55
    with k.at(at, tilt):
        brim = [(crown * 0.98, 0.004), (r * 0.8, -0.006), (r, 0.012), (r, 0.016), (r * 0.8, -0.001), (crown, 0.010)]
        dome = [(crown, 0.0), (crown * 0.97, h * 0.7), (crown * 0.84, h * 0.95), (crown * 0.5, h), (0, h * 0.93)]
        k.lathe('lauhala', brim, seg=48, sharp=180)
        k.lathe('lauhala', dome, seg=48, sharp=60)
        k.lathe(ribbon, [(crown * 1.012, 0.006), (crown * 1.008, h * 0.28)], seg=48)


def peg_rail(k, at, length=1.4, n=6, turn=0, slot=TRIM, peg='wood:oak'):
    """A board with turned pegs; `at` on the wall's face."""
    with k.at(at, (0, 0, turn)):
        k.box(slot, (length, 0.022, 0.1), (0, -0.011, 0), bevel=0.005)
        for i in range(n):
            x = -length / 2 + length * (i + 0.5) / n
            profile = [(0, 0), (0.009, 0), (0.008, 0.05), (0.015, 0.06), (0.016, 0.07), (0, 0.074)]
            k.lathe(peg, profile, (x, -0.02, 0), (75, 0, 0), seg=20)


def cloth_on_peg(k, at, w=0.3, h=0.75, turn=0, slot='fabric:ivory', stripe=None, seed=2):
    """A towel or bag hanging in folds from one point."""
    rnd = random.Random(seed)
    phase = rnd.uniform(0, 6)

    def fall(v):
        return 0.16 + 0.84 * min(1, (1 - v) * 2.6) ** 0.7

    def sheet(u, v):
        x = (u - 0.5) * w * fall(v) * (0.8 + 0.2 * (1 - v))
        y = -0.055 - 0.028 * math.sin(u * 4.2 * math.pi + phase + v) * (1.2 - v) - 0.02 * math.sin(math.pi * u)
        return x, y, -h * (1 - v) - 0.03 * (1 - abs(2 * u - 1)) * (1 - v)

    def line(v0, u, v):
        return Vector(sheet(u, v0 + 0.022 * v)) + Vector((0, -0.0055, 0))

    with k.at(at, (0, 0, turn)):
        k.surface(slot, sheet, 44, 24, thick=0.007, sharp=180)
        for i in range(3 if stripe else 0):
            k.surface(stripe, functools.partial(line, 0.08 + 0.05 * i), 44, 4, sharp=180)


def plate_shelf(k, at, length=1.4, turn=0, slot=TRIM, plates=5, tiers=1):
    """An open shelf on brackets with plates on edge and jugs between; `at` on the wall's face."""
    with k.at(at, (0, 0, turn)):
        for tier in range(tiers):
            z = 0.36 * tier
            k.box(slot, (length, 0.17, 0.026), (0, -0.085, z), bevel=0.005)
            k.box(slot, (length, 0.012, 0.02), (0, -0.165, z + 0.02), bevel=0.003)
            for s in (-1, 1):
                k.box(slot, (0.025, 0.13, 0.03), (s * (length / 2 - 0.14), -0.07, z - 0.028), bevel=0.004)
                k.box(slot, (0.025, 0.03, 0.16), (s * (length / 2 - 0.14), -0.02, z - 0.09), bevel=0.004)
            for i in range(plates):
                x = -length / 2 + length * (i + 0.5) / plates
                if (i + tier) % 4 == 2:
                    B.vase(k, (x, -0.09, z + 0.013), 0.05, 0.19, 'cottage:glass' if tier else 'ceramic')
                else:
                    r = 0.105 - 0.014 * ((i + tier) % 3)
                    plate(k, (x, -0.055, z + 0.013 + r), r, 'ceramic' if i % 2 else 'cottage:glass', (80, 0, 0))


def plate(k, at, r=0.12, slot='ceramic', tilt=(0, 0, 0)):
    profile = [(0, 0), (r * 0.6, 0), (r * 0.66, 0.006), (r, 0.016), (r, 0.02), (r * 0.64, 0.011), (0, 0.006)]
    k.lathe(slot, profile, at, tilt, seg=44, sharp=50)


def longboard(k, at, h=2.5, w=0.56, turn=0, lean=8, slot='cottage:enamel', stripe='cottage:blue'):
    """A surfboard standing on its tail against a wall."""
    outline = []
    for i in range(72):
        a = 2 * math.pi * i / 72
        y = math.sin(a)
        outline.append((w / 2 * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)) * (1 - 0.14 * max(0, y) ** 2), h / 2 * y))
    with k.at(at, (0, 0, turn)), k.at((0, 0, 0), (90 - lean, 0, 0)), k.at((0, h / 2, 0)):
        k.slab(slot, outline, 0.06, (0, 0, -0.03), bevel=0.026, seg=4)
        k.box('wood:walnut', (0.008, h * 0.97, 0.0016), (0, 0, 0.0302), bevel=0)
        for y in (0.5, 0.62):
            across = w * 0.9 * (1 - y * y) ** 0.425 * (1 - 0.14 * y * y)
            k.box(stripe, (across, 0.05, 0.0014), (0, h / 2 * y, 0.0300), bevel=0)


def jug(k, at, r=0.075, h=0.2, slot='cottage:enamel'):
    x, y, z = at
    body = [(0, 0), (r * 0.9, 0), (r, 0.01), (r * 0.98, h * 0.45), (r * 0.66, h * 0.8), (r * 0.8, h)]
    k.lathe(slot, [*body, (r * 0.74, h), (r * 0.6, h * 0.8), (0, h * 0.6)], at, seg=44, sharp=60)
    grip = [(x + r * out, y, z + h * up) for out, up in ((0.7, 0.86), (1.5, 0.78), (1.55, 0.5), (0.95, 0.3))]
    k.tube(slot, grip, 0.009, smooth_path=16, seg=10)


def blossom(rnd, r=0.034):
    """Five overlapping rounded petals in a shallow cup, and their yellow heart."""
    verts, faces = [], []
    for i in range(5):
        a, n = 2 * math.pi * i / 5, len(verts)
        for t, w, up in ((0.05, 0.06, 0.0), (0.45, 0.30, 0.16), (0.8, 0.36, 0.26), (1.0, 0.16, 0.24)):
            for s in (-1, 0, 1):
                b = a + 0.16 * t
                x, y = r * t * math.cos(b) - s * r * w * math.sin(b), r * t * math.sin(b) + s * r * w * math.cos(b)
                verts.append((x, y, r * (up + 0.08 * s)))
        faces += [(n + 3 * j + q, n + 3 * j + q + 1, n + 3 * j + q + 4, n + 3 * j + q + 3) for j in range(3) for q in (0, 1)]
    round_ = [2 * math.pi * i / 10 for i in range(10)]
    heart = [(r * 0.3 * math.cos(a), r * 0.3 * math.sin(a), r * 0.12) for a in round_]
    petals = greenery.mesh('petals', verts, faces, 'cottage:petal')
    return petals, greenery.mesh('heart', heart, [tuple(range(10))], 'cottage:yolk')


def plumeria(k, at, h=0.42, n=5, seed=8, spread=0.2, r=0.034):
    """Cut sprigs: grey stems, broad leaves, clusters of flowers at the tips. `at` is the mouth of the jug."""
    rnd = random.Random(seed)
    petals, heart = blossom(rnd, r)
    base = Vector(at)
    for i in range(n):
        a = 2 * math.pi * i / n + rnd.uniform(-0.3, 0.3)
        reach, rise = spread * rnd.uniform(0.6, 1.1), h * rnd.uniform(0.6, 1.0)
        tip = base + Vector((reach * math.cos(a), reach * math.sin(a), rise))
        k.tube('bark', [base - Vector((0, 0, 0.1)), base.lerp(tip, 0.5) + Vector((0, 0, 0.04)), tip], 0.006, smooth_path=8, seg=8)
        for j in range(6):
            low = tip - Vector((0, 0, 0.03 * (j % 3)))
            B.leaf_blade(k, low, a + 1.05 * j, rnd.uniform(0.0, 0.5), 0.15, 0.055, 'leaf:ti')
        for j in range(6):
            b, out = 1.05 * j, rnd.uniform(0.015, 0.05)
            place = tip + Vector((out * math.cos(b), out * math.sin(b), 0.02 + rnd.uniform(0, 0.035)))
            for part in (petals, heart):
                greenery.stand(k, part, place, b, 0.5 * rnd.uniform(0.3, 1.2), 1)


def folded(k, at, w=0.34, d=0.24, n=3, turn=0, slots=('fabric:ivory', 'fabric:sage', 'fabric:sky')):
    """A stack of folded towels."""
    with k.at(at, (0, 0, turn)):
        for i in range(n):
            size = (w - 0.012 * i, d - 0.008 * i, 0.05)
            k.cushion(slots[i % len(slots)], size, (0, 0, 0.05 * i), r=0.022, crown=(0, 0, 0.004), dent=0.003, welt=0)


def leaning_pillow(k, at, w=0.45, tilt=66, turn=0, slot='fabric:indigo', h=0.15, d=None):
    """A scatter pillow whose lower edge rests at `at`, leaning back from a seat that faces the front before its `turn`."""
    with k.at(at, (0, 0, turn)):
        B.pillow_on(k, slot, 0, 0, 0, w, tilt, 0, h, d)


def fruit(k, at, n=6, r=0.036, reach=0.075, slots=('cottage:lime', 'cottage:mango')):
    """Round fruit heaped in a bowl whose inner floor is `at`."""
    rnd = random.Random(n)
    for i in range(n):
        a, ring = 2.4 * i, reach * (0.75 if i < n - 2 else 0.2)
        size, rise = r * rnd.uniform(0.9, 1.1), 0.028 if i < n - 2 else 0.075
        profile = [(size * math.sin(math.pi * j / 14), size * 1.08 * -math.cos(math.pi * j / 14)) for j in range(15)]
        place = (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2] + rise)
        k.lathe(slots[i % 3 % 2], profile, place, (rnd.uniform(0, 90), rnd.uniform(0, 90), 0), seg=24, sharp=180)
