"""Texture coordinates in tiles of the material (see materials.tile)."""

import math

import materials as M

PI = math.pi


def wrap_uv(bm, key, rnd, r, grain):
    """Texture rolled round a turned part of radius r, its seam at the back; flat faces are projected from above."""
    tw, th = M.tile(key)
    uvl = bm.loops.layers.uv.verify()
    bm.normal_update()
    ou, ov = rnd.random() * 3, rnd.random() * 3
    for f in bm.faces:
        flat = abs(f.normal.z) > 0.8
        turns = [math.atan2(-l.vert.co.x, l.vert.co.y) % (2 * PI) for l in f.loops]
        across_seam = max(turns) - min(turns) > PI
        for l, a in zip(f.loops, turns):
            c = l.vert.co
            if across_seam and a < PI:
                a += 2 * PI
            along, across = (c.x, c.y) if flat else (c.z, a * r) if grain == 'up' else (a * r, c.z)
            l[uvl].uv = (along / tw + ou, across / th + ov)


def box_uv(bm, key, rnd, grain=None, flitch=None):
    """Box projection in texture tiles; the grain axis maps to U.
    `flitch`: an offset and where the part lies in it, for neighbours that are cut from one leaf."""
    tw, th = M.tile(key)
    uvl = bm.loops.layers.uv.verify()
    bm.normal_update()
    if grain is None:
        lo = [min(v.co[i] for v in bm.verts) for i in range(3)]
        hi = [max(v.co[i] for v in bm.verts) for i in range(3)]
        ext = [h - l for h, l in zip(hi, lo)]
        g = ext.index(max(ext))
    else:
        g = 'xyz'.index(grain)
    o1, o2 = [a for a in range(3) if a != g]
    cut, at = flitch or ((rnd.random() * 4, rnd.random() * 4), (0, 0, 0))
    squeeze = 0.35 if key.startswith(('wood', 'floor', 'veneer')) else 1.0
    for f in bm.faces:
        n = [abs(c) for c in f.normal]
        a = n.index(max(n))
        for l in f.loops:
            c = [x + there for x, there in zip(l.vert.co, at)]
            if a == g:  # end grain
                u, v = c[o1] * squeeze, c[o2]
            elif a == o1:
                u, v = c[g], c[o2] + 0.013
            else:
                u, v = c[g], c[o1]
            l[uvl].uv = (u / tw + cut[0], v / th + cut[1])
    return uvl
