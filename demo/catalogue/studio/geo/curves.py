"""Smooth paths through points and frames that travel along them."""

from mathutils import Vector

from geo.frames import V


def rail(pts, closed, up=None):
    """Parallel-transport frames: [(p, tangent, a, b)]."""
    n = len(pts)
    tang = []
    for i in range(n):
        if closed:
            t = pts[(i + 1) % n] - pts[i - 1]
        else:
            t = pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]
        tang.append(t.normalized())
    out = []
    if up is not None:
        up = V(up)
        for p, t in zip(pts, tang):
            a = t.cross(up)
            if a.length < 1e-5:
                a = t.cross(Vector((0, 1, 0)))
            a.normalize()
            out.append((p, t, a, a.cross(t).normalized()))
        return out
    ref = Vector((0, 0, 1)) if abs(tang[0].z) < 0.9 else Vector((1, 0, 0))
    a = tang[0].cross(ref).normalized()
    for i, (p, t) in enumerate(zip(pts, tang)):
        if i:
            a = a - t * a.dot(t)
            a.normalize()
        out.append((p, t, a.copy(), t.cross(a).normalized()))
    return out


def resample(pts, n, closed):
    """Catmull-Rom through pts; returns points and source parameters 0..1."""
    m = len(pts)
    out, ts = [], []
    segs = m if closed else m - 1
    total = n
    for i in range(total + (0 if closed else 1)):
        t = i / total * segs
        k = min(int(t), segs - 1)
        f = t - k

        def g(j):
            return pts[j % m] if closed else pts[min(max(j, 0), m - 1)]

        p0, p1, p2, p3 = g(k - 1), g(k), g(k + 1), g(k + 2)
        out.append(0.5 * ((2 * p1) + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f + (3 * p1 - p0 - 3 * p2 + p3) * f**3))
        ts.append(i / total)
    return out, ts


def between(xs, t):
    f = t * (len(xs) - 1)
    k = min(int(f), len(xs) - 2)
    return xs[k] + (xs[k + 1] - xs[k]) * (f - k)
