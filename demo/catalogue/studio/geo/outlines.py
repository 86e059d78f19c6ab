"""Closed outlines of (x, y) points, counter-clockwise, about the origin; metres."""

import math

PI = math.pi


def rounded_rect(w, d, r, k=6, max_step=None):
    """Closed outline, counter-clockwise."""
    r = max(min(r, w / 2 - 1e-5, d / 2 - 1e-5), 1e-5)
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, d / 2 - r, 0),
        (-w / 2 + r, d / 2 - r, 90),
        (-w / 2 + r, -d / 2 + r, 180),
        (w / 2 - r, -d / 2 + r, 270),
    ):
        for i in range(k + 1):
            a = math.radians(a0 + 90 * i / k)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    if max_step:
        dense = []
        for i, p in enumerate(out):
            q = out[(i + 1) % len(out)]
            dense.append(p)
            L = math.hypot(q[0] - p[0], q[1] - p[1])
            m = int(L / max_step)
            for j in range(1, m + 1):
                t = j / (m + 1)
                dense.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        out = dense
    return out


def superellipse(w, d, p=2.6, n=72):
    out = []
    for i in range(n):
        a = 2 * PI * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((math.copysign(abs(c) ** (2 / p), c) * w / 2, math.copysign(abs(s) ** (2 / p), s) * d / 2))
    return out


def boat(w, d, bow=0.06, r=0.04, n=18):
    """Table outline with gently bowed long sides and rounded corners."""
    base = rounded_rect(w, d, r, 8, max_step=w / n / 1.5)
    return [(x, y * (1 - bow * (abs(x) / (w / 2)) ** 2)) for x, y in base]


def inset(outline, by):
    """A convex counter-clockwise outline about the origin, drawn in by a distance in metres:
    square to its edge at first, toward the middle further in."""
    n = len(outline)
    reach = min(math.hypot(x, y) for x, y in outline)
    near = min(by, 0.3 * reach)
    shrink = (reach - min(by, 0.995 * reach)) / (reach - near)
    drawn = []
    for i, (x, y) in enumerate(outline):
        (x0, y0), (x1, y1) = outline[i - 1], outline[(i + 1) % n]
        tx, ty = x1 - x0, y1 - y0
        length = math.hypot(tx, ty) or 1
        drawn.append(((x - ty / length * near) * shrink, (y + tx / length * near) * shrink))
    return drawn
