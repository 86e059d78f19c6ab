"""Rods and bent laths, swept along a path."""

import math

import bmesh

import materials as M
from geo.curves import between, rail, resample
from geo.frames import V
from geo.meshes import skin_rings
from geo.outlines import rounded_rect

PI = math.pi


class Rods:
    def tube(self, slot, pts, r, seg=14, closed=False, smooth_path=0, squash=1.0):
        """Rod along a poly-line; r may be a number or a list per point."""
        pts = [V(p) for p in pts]
        if smooth_path:
            pts, t_idx = resample(pts, smooth_path, closed)
            if isinstance(r, (list, tuple)):
                r = [between(r, t) for t in t_idx]
        n = self.n(seg, 6)
        bm = bmesh.new()
        frames = rail(pts, closed)
        rings = []
        for i, (p, _, a, b) in enumerate(frames):
            ri = r[i] if isinstance(r, (list, tuple)) else r
            rings.append(
                [
                    bm.verts.new(p + a * (ri * math.cos(2 * PI * j / n)) + b * (ri * squash * math.sin(2 * PI * j / n)))
                    for j in range(n)
                ]
            )
        uvl = bm.loops.layers.uv.new('UVMap')
        tw, th = M.tile(self.key(slot))
        lens = [0]
        for i in range(1, len(pts)):
            lens.append(lens[-1] + (pts[i] - pts[i - 1]).length)
        lens.append(lens[-1] + (pts[0] - pts[-1]).length)
        ou, ov = self.rnd.random() * 3, self.rnd.random() * 3
        rr = r[0] if isinstance(r, (list, tuple)) else r
        m = len(rings)
        for i in range(m if closed else m - 1):
            A, B = rings[i], rings[(i + 1) % m]
            for j in range(n):
                q = bm.faces.new((A[j], A[(j + 1) % n], B[(j + 1) % n], B[j]))
                cs = ((lens[i], j), (lens[i], j + 1), (lens[i + 1], j + 1), (lens[i + 1], j))
                for lp, (u, w) in zip(q.loops, cs):
                    lp[uvl].uv = (u / tw + ou, w / n * 2 * PI * rr / th + ov)
        if not closed:
            for ring in (rings[0], rings[-1]):
                q = bm.faces.new(ring)
                for lp in q.loops:
                    lp[uvl].uv = (ou, ov)
        return self.finish(bm, slot, uv=False, sharp=50)

    def strip(self, slot, pts, w, t, up=(0, 0, 1), bevel=0.003, smooth_path=0, taper=None):
        """Flat bent lath: rectangular section w (sideways) x t (along up), swept along pts."""
        pts = [V(p) for p in pts]
        if smooth_path:
            pts, _ = resample(pts, smooth_path, False)
        bm = bmesh.new()
        rings = []
        b = min(bevel, t * 0.45, w * 0.45)
        k = 2
        for i, (p, _, a, bb) in enumerate(rail(pts, False, up)):
            s = taper(i / (len(pts) - 1)) if taper else 1.0
            sec = rounded_rect(w * s, t, b, k)
            # a = sideways, bb = up-ish
            rings.append([bm.verts.new(p + a * x + bb * y) for x, y in sec])
        n = len(rings[0])
        skin_rings(bm, rings, n)
        uvl = bm.loops.layers.uv.new('UVMap')
        tw, th = M.tile(self.key(slot))
        ou, ov = self.rnd.random() * 3, self.rnd.random() * 3
        L = [0]
        for i in range(1, len(pts)):
            L.append(L[-1] + (pts[i] - pts[i - 1]).length)
        idx = {v: (i, j) for i, ring in enumerate(rings) for j, v in enumerate(ring)}
        per = [0]
        for j in range(n):
            per.append(per[-1] + (rings[0][(j + 1) % n].co - rings[0][j].co).length)
        for f in bm.faces:
            js = [idx[l.vert][1] for l in f.loops]
            wrap = max(js) - min(js) > n / 2
            for l in f.loops:
                i, j = idx[l.vert]
                if wrap and j == 0:
                    j = n
                l[uvl].uv = (L[i] / tw + ou, per[j] / th + ov)
        return self.finish(bm, slot, uv=False, sharp=45)
