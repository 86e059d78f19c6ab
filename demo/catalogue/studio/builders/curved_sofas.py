"""A sofa swept along an arc."""

import math

from mathutils import noise

from builders.fittings import pillow_on
from builders.registry import piece
from geo import V, box_uv, grid_box, rounded_rect


@piece
def sofa_curve(k, w=2.3, d=0.98, seat_h=0.42, back_h=0.76, arc=70, plinth=0.05):
    """Curved, fully upholstered sofa: one sweep for the seat, one for the back."""
    A = math.radians(arc)
    seat_d = d - 0.06
    R = (w / 2) / math.sin(A / 2) - seat_d  # inner (front) radius
    cy = -R - seat_d / 2 + 0.05

    def ring(r, a, z):
        return V(r * math.sin(a), cy + r * math.cos(a), z)

    def bend(slot, r_in, depth, z0, h, span, rr, crown_z, dent, lean=0.0, crown_y=0.0, ends=0.0, taper=0.0):
        Lm = (r_in + depth / 2) * span
        bm = grid_box(Lm, depth, h, rr, 0.028 / max(k.lod, 0.25), k=k.n(5, 3))
        box_uv(bm, k.key(slot), k.rnd, 'x')
        for v in bm.verts:
            x, y, z = v.co
            y *= end_depth(x, Lm, depth, ends)
            u, vv, t = x / (Lm / 2), y / (depth / 2), z / (h / 2)
            cu, cv, ct = 1 - abs(u) ** 4, 1 - abs(vv) ** 2.4, 1 - abs(t) ** 2.2
            if z > 0:
                z += crown_z * max(cv, 0) * (0.4 + 0.6 * max(cu, 0)) - taper * abs(u) ** 2.2 * (z / (h / 2))
            y += crown_y * (1 if vv > 0 else -1) * vv * vv * max(ct, 0)
            s = v.co * 1.0
            dn = dent * (noise.noise(s * 3.4) * 0.8 + noise.noise(s * 8) * 0.3)
            y += lean * (z + h / 2)
            r = r_in + depth / 2 + y + dn * (1 if vv > 0 else -1) * abs(vv)
            a = x / (r_in + depth / 2)
            v.co = ring(r, a, z0 + h / 2 + z + dn * 0.6 * max(t, 0))
        k.finish(bm, slot, uv=False, sharp=180)

    r_front = R
    span = A
    # the base follows the arc well within the seat, its ends rounded like those of the seat
    base_d = seat_d - 0.20
    base_r = r_front + 0.10 + base_d / 2
    base = rounded_rect(base_r * span * 0.93, base_d, 0.20, 10, max_step=0.03)
    with k.at((0, cy, 0)):
        k.slab(
            'frame',
            [((base_r + y) * math.sin(x / base_r), (base_r + y) * math.cos(x / base_r)) for x, y in base],
            plinth,
            bevel=0.008,
        )
    bend('soft', r_front, seat_d, plinth, seat_h - plinth, span * 1.08, 0.13, 0.022, 0.006, crown_y=0.012, ends=0.24)
    bend(
        'soft',
        r_front + seat_d - 0.26,
        0.30,
        plinth + 0.02,
        back_h - plinth - 0.02,
        span * 1.042,
        0.14,
        0.02,
        0.006,
        lean=0.10,
        crown_y=0.02,
        taper=0.10,
        ends=0.13,
    )
    for s, slot, sz in ((-1, 'soft2', 0.46), (1, 'soft3', 0.40)):
        a = s * span * 0.30
        p = ring(r_front + seat_d - 0.49, a, seat_h + 0.035)
        pillow_on(k, slot, p.x, p.y, p.z, sz, 66, -math.degrees(a))


def end_depth(x, length, depth, r):
    """Share of the depth left at x along a body whose ends are rounded by r in plan."""
    past = abs(x) - (length / 2 - r)
    if r <= 0 or past <= 0:
        return 1.0
    return 1 - (r - math.sqrt(max(0, r * r - min(past, r * 0.98) ** 2))) / (depth / 2)
