"""Scatter pillows."""

import math

import bmesh
from mathutils import Vector, noise

import materials as M
from geo.frames import V, trs

PI = math.pi


class Pillows:
    def pillow(self, slot, w, d, h, loc=(0, 0, 0), rot=(0, 0, 0), seed=None, welt=0.003, n=30):
        """Scatter pillow standing on its edge is up to the caller; here it lies flat, centre at loc."""
        seed = self.seed * 17 + len(self.parts) if seed is None else seed
        sv = Vector((seed * 1.7 % 61, seed * 3.1 % 47, seed * 0.9 % 53))
        n = self.n(n, 12)

        def edge_pt(u, v):
            # outline: sides drawn in, corners out
            px = u * w / 2 * (1 - 0.075 * (1 - v * v))
            py = v * d / 2 * (1 - 0.075 * (1 - u * u))
            return px, py

        def pt(u, v, s):
            px, py = edge_pt(u, v)
            a = max(0.0, (1 - u * u)) * max(0.0, (1 - v * v))
            z = h / 2 * (0.38 * a**0.5 + 0.62 * a**0.85) * 1.2
            # creases fan out of the corners
            ang = math.atan2(abs(v) - 1, abs(u) - 1)
            dist = math.hypot(1 - abs(u), 1 - abs(v))
            cr = math.sin(ang * 7 + seed) * math.exp(-(((dist - 0.34) / 0.26) ** 2)) * 0.040 * h * 2 * min(1, a * 2.5)
            p = Vector((px, py, 0)) + sv
            big = noise.noise(Vector((p.x * 5, p.y * 5, s * 3 + sv.z))) * 0.10 * h * min(1, a * 2)
            fine = noise.noise(Vector((p.x * 15, p.y * 15, s * 5 + sv.z))) * 0.035 * h * min(1, a * 3)
            return Vector((px, py, s * (z + cr + big + fine)))

        bm = bmesh.new()
        uvl = bm.loops.layers.uv.new('UVMap')
        tw, th = M.tile(self.key(slot))
        ou, ov = self.rnd.random(), self.rnd.random()
        par = [math.sin(PI / 2 * (i / n * 2 - 1)) for i in range(n + 1)]
        gr = {}
        for s in (1, -1):
            for i in range(n + 1):
                for j in range(n + 1):
                    rim = i in (0, n) or j in (0, n)
                    if rim and s == -1:
                        gr[s, i, j] = gr[1, i, j]
                    else:
                        gr[s, i, j] = bm.verts.new(pt(par[i], par[j], s))
            for i in range(n):
                for j in range(n):
                    ids = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                    if s < 0:
                        ids = ids[::-1]
                    q = bm.faces.new([gr[s, a, b] for a, b in ids])
                    for lp, (a, b) in zip(q.loops, ids):
                        lp[uvl].uv = (par[a] * w / 2 / tw + ou, par[b] * d / 2 / th + ov)
        m = trs(loc, rot)
        ob = self.finish(bm, slot, m, uv=False, sharp=180)
        if welt and self.lod > 0.3:
            rim = (
                [(par[i], -1) for i in range(n)]
                + [(1, par[i]) for i in range(n)]
                + [(par[n - i], 1) for i in range(n)]
                + [(-1, par[n - i]) for i in range(n)]
            )
            self.push(m)
            self.tube(slot, [V(*edge_pt(u, v), 0) for u, v in rim], welt, seg=8, closed=True)
            self.pop()
        return ob
