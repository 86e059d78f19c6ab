"""Plants in and around the house: coconut palms, shrubs, paddle leaves. All leaves are plain strips."""

import math
import random

import bpy
from mathutils import Matrix, Vector

import materials as M


def mesh(name, verts, faces, key):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(M.get(key))
    for p in me.polygons:
        p.use_smooth = True
    return me


def stand(k, me, at, turn=0.0, tilt=0.0, scale=1.0):
    ob = bpy.data.objects.new(me.name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = (
        k.stack[-1]
        @ Matrix.Translation(at)
        @ Matrix.Rotation(turn, 4, 'Z')
        @ Matrix.Rotation(tilt, 4, 'Y')
        @ Matrix.Scale(scale, 4)
    )
    return ob


def frond(rnd, length=2.6, rise=0.7, droop=1.25, pairs=54, leaflet=0.68, width=0.042, key='leaf:palm'):
    """One feather leaf that starts at the origin and arches along +x."""
    verts, faces = [], []

    def spine(t):
        a = rise - droop * t
        return Vector((length * t * math.cos(rise - droop * t * 0.5), 0, length * t * math.sin(rise - droop * t * 0.5))), Vector(
            (math.cos(a), 0, math.sin(a))
        )

    for i in range(pairs):
        t = 0.12 + 0.88 * (i + 0.5) / pairs
        p, forward = spine(t)
        size = leaflet * (math.sin(math.pi * min(1, 0.16 + 0.80 * t)) ** 0.7) * rnd.uniform(0.85, 1.1)
        for side in (-1, 1):
            out = (Vector((0, side, 0)) + forward * rnd.uniform(0.55, 0.8) + Vector((0, 0, 0.18))).normalized()
            strip(verts, faces, p, out, forward, size, width * rnd.uniform(0.8, 1.1), rnd.uniform(0.35, 0.7))
    ribbon(verts, faces, [spine(t / 12)[0] for t in range(13)], 0.022 * length / 2.6)
    return mesh('frond', verts, faces, key)


def strip(verts, faces, p, out, forward, size, width, sag):
    """Leaflet of three joints, narrow at both ends."""
    n = len(verts)
    for u, w in ((0, 0.35), (0.4, 1), (0.75, 0.75), (1, 0.06)):
        q = p + out * (size * u) + Vector((0, 0, -sag * size * u * u))
        verts += [q - forward * width * w / 2, q + forward * width * w / 2]
    faces += [(n + 2 * j, n + 2 * j + 1, n + 2 * j + 3, n + 2 * j + 2) for j in range(3)]


def ribbon(verts, faces, path, width):
    n = len(verts)
    for i, p in enumerate(path):
        w = width * (1 - 0.75 * i / len(path))
        verts += [p + Vector((0, -w, 0)), p + Vector((0, w, 0)), p + Vector((0, 0, -w))]
    for i in range(len(path) - 1):
        for a, b in ((0, 1), (1, 2), (2, 0)):
            faces.append((n + 3 * i + a, n + 3 * i + b, n + 3 * i + 3 + b, n + 3 * i + 3 + a))


def palm(k, at, height=7.0, lean=(0.8, 0.3), seed=1, crown=1.0, fronds=17):
    """Coconut palm with a leaning, ringed trunk."""
    rnd = random.Random(seed)
    foot, top = Vector(at), Vector(at) + Vector((lean[0], lean[1], height))
    path = [foot.lerp(top, t) + Vector((lean[0], lean[1], 0)) * (t * t - t) * 0.8 for t in (0, 0.25, 0.5, 0.75, 1)]
    k.tube('bark', path, [0.17, 0.13, 0.115, 0.105, 0.10], smooth_path=24, seg=14)
    shapes = [
        frond(rnd, 2.7, rise, 1.2 + 0.3 * rise, key=key)
        for rise, key in ((0.95, 'leaf:palm2'), (0.45, 'leaf:palm'), (-0.1, 'leaf:palm'), (-0.5, 'leaf:dry'))
    ]
    for i in range(fronds):
        shape = shapes[3] if i == fronds - 1 else shapes[min(2, i * 3 // fronds)]
        stand(k, shape, top, 2.4 * i + rnd.uniform(-0.2, 0.2), rnd.uniform(-0.15, 0.15), crown * rnd.uniform(0.85, 1.1))


def shrub_shape(rnd, leaves=900, key='leaf:hedge'):
    """A rounded bush of radius 1 whose leaves look outwards."""
    verts, faces = [], []
    for _ in range(leaves):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), abs(rnd.gauss(0, 0.8)) + 0.05)).normalized()
        p = d * rnd.uniform(0.72, 1.0)
        out = (d + Vector((rnd.gauss(0, 0.5), rnd.gauss(0, 0.5), rnd.gauss(0.2, 0.4)))).normalized()
        across = out.cross(Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))).normalized()
        strip(verts, faces, p, out, across, rnd.uniform(0.14, 0.24), rnd.uniform(0.06, 0.10), 0.3)
    return mesh('shrub', verts, faces, key)


def hedge(k, x0, x1, y, z, height=0.9, seed=3, step=0.55, deep=2):
    rnd = random.Random(seed)
    shapes = [shrub_shape(rnd, key=key) for key in ('leaf:hedge', 'leaf:hedge2', 'leaf:hedge')]
    for row in range(deep):
        x = x0
        while x < x1:
            size = height * rnd.uniform(0.7, 1.15)
            stand(k, shapes[rnd.randrange(3)], (x, y + row * 0.8 + rnd.uniform(-0.2, 0.2), z - 0.05), rnd.uniform(0, 6.3), 0, size)
            x += step * rnd.uniform(0.8, 1.3) * height / 0.9


def pot(k, at, radius, height, slot='ceramic'):
    x, y, z = at
    k.lathe(
        slot,
        [
            (0, 0),
            (radius * 0.74, 0),
            (radius * 0.80, 0.012),
            (radius, height * 0.9),
            (radius, height),
            (radius * 0.92, height),
            (radius * 0.90, height - 0.05),
            (0, height - 0.05),
        ],
        (x, y, z),
        seg=56,
        sharp=50,
    )
    k.lathe('paint:soil', [(radius * 0.91, height - 0.05), (0, height - 0.035)], (x, y, z), seg=24)


def paddle(rnd, length=0.55, width=0.2, key='leaf:paddle'):
    """Long oval leaf of a bird of paradise, folded along its rib, bending at the tip."""
    verts, faces = [], []
    steps, bend = 16, rnd.uniform(0.5, 1.1)
    for i in range(steps + 1):
        t = i / steps
        w = width * (math.sin(math.pi * min(1, 0.03 + 0.97 * t)) ** 0.75) * (1.06 - 0.25 * t)
        a = 0.35 - bend * t
        p = Vector((length * t * math.cos(a * 0.6), 0, length * t * math.sin(0.5 + a * 0.8)))
        for s in (-1, -0.5, 0, 0.5, 1):
            verts.append(p + Vector((0, s * w / 2, abs(s) * w * 0.20 + 0.008 * math.sin(t * 23 + s * 3) * abs(s))))
    for i in range(steps):
        for j in range(4):
            faces.append((5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5))
    return mesh('paddle', verts, faces, key)


def paddle_plant(k, at, h=1.6, n=9, seed=6, pr=0.2, ph=0.36, slot='ceramic'):
    rnd = random.Random(seed)
    pot(k, at, pr, ph, slot)
    size = h - ph
    for i in range(n):
        a, rank = 2.4 * i + rnd.uniform(-0.3, 0.3), i / n
        stem = size * (0.74 - 0.42 * rank) * rnd.uniform(0.9, 1.08)
        foot = Vector(at) + Vector((0.03 * math.cos(a), 0.03 * math.sin(a), ph - 0.05))
        reach = (0.06 + 0.26 * rank) * size
        top = foot + Vector((reach * math.cos(a), reach * math.sin(a), stem))
        mid = foot + Vector((reach * 0.3 * math.cos(a), reach * 0.3 * math.sin(a), stem * 0.55))
        k.tube('leaf:palm2', [foot, mid, top], [0.011, 0.009, 0.006], smooth_path=10, seg=8)
        stand(k, paddle(rnd, size * 0.40, size * 0.155, 'leaf:paddle' if i % 3 else 'leaf:palm'), top, a, -0.75 + 0.75 * rank, 1)
