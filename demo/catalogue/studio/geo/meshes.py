"""Mesh building blocks: skinned rings and rounded boxes."""

import math

import bmesh
from mathutils import Vector

PI = math.pi


def skin_rings(bm, rings, n):
    """Faces between rings of n points, or a single point, and over both ends."""
    for i in range(len(rings) - 1):
        A, B = rings[i], rings[i + 1]
        if len(A) == 1 and len(B) == 1:
            continue
        for j in range(n):
            j2 = (j + 1) % n
            if len(A) == 1:
                bm.faces.new((A[0], B[j2], B[j]))
            elif len(B) == 1:
                bm.faces.new((A[j], A[j2], B[0]))
            else:
                bm.faces.new((A[j], A[j2], B[j2], B[j]))
    for ring in (rings[0], rings[-1]):
        if len(ring) > 2:
            bm.faces.new(ring)


def grid_box(w, d, h, r, res, k=4):
    """Closed box mesh with rounded edges: dense grid, edges refined."""

    def axis(L):
        half = L / 2
        inner = half - r
        m = max(1, int(round(2 * inner / res)))
        xs = [-inner + 2 * inner * i / m for i in range(m + 1)]
        lo = [-half + r * i / k for i in range(k)]
        return lo + xs + [half - (r * (k - 1 - i) / k) for i in range(k)]

    X, Y, Z = axis(w), axis(d), axis(h)
    bm = bmesh.new()
    cache = {}
    hw, hd, hh = w / 2, d / 2, h / 2

    def vert(x, y, z):
        key = (round(x, 6), round(y, 6), round(z, 6))
        if key not in cache:
            cx = min(max(x, -hw + r), hw - r)
            cy = min(max(y, -hd + r), hd - r)
            cz = min(max(z, -hh + r), hh - r)
            c = Vector((cx, cy, cz))
            dlt = Vector((x, y, z)) - c
            # tan spacing -> even angles
            dlt = Vector([math.tan(PI / 4 * q / r) * r if r else q for q in dlt])
            if dlt.length > 1e-9:
                p = c + dlt.normalized() * r
            else:
                p = c
            cache[key] = bm.verts.new(p)
        return cache[key]

    def quad(a, b, c, e):
        vs = [vert(*a), vert(*b), vert(*c), vert(*e)]
        if len(set(vs)) == 4:
            bm.faces.new(vs)

    for s in (-hh, hh):
        for i in range(len(X) - 1):
            for j in range(len(Y) - 1):
                quad((X[i], Y[j], s), (X[i + 1], Y[j], s), (X[i + 1], Y[j + 1], s), (X[i], Y[j + 1], s))
    for s in (-hd, hd):
        for i in range(len(X) - 1):
            for j in range(len(Z) - 1):
                quad((X[i], s, Z[j]), (X[i + 1], s, Z[j]), (X[i + 1], s, Z[j + 1]), (X[i], s, Z[j + 1]))
    for s in (-hw, hw):
        for i in range(len(Y) - 1):
            for j in range(len(Z) - 1):
                quad((s, Y[i], Z[j]), (s, Y[i + 1], Z[j]), (s, Y[i + 1], Z[j + 1]), (s, Y[i], Z[j + 1]))
    bm.normal_update()
    return bm
