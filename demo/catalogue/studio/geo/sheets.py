"""Free-form sheets, thin or padded."""

import math

import bmesh

import materials as M
from geo.frames import V, trs

PI = math.pi


class Sheets:
    def surface(self, slot, fn, nu, nv, thick=0.0, loc=(0, 0, 0), rot=(0, 0, 0), sharp=60):
        """Sheet from fn(u, v) -> point, u and v in 0..1; thickened along the normal
        with a round edge when thick > 0, which stands out square to it."""
        nu, nv = self.n(nu, 6), self.n(nv, 4)
        bm = bmesh.new()
        P = [[V(fn(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
        N = [[None] * (nv + 1) for _ in range(nu + 1)]
        for i in range(nu + 1):
            for j in range(nv + 1):
                du = P[min(i + 1, nu)][j] - P[max(i - 1, 0)][j]
                dv = P[i][min(j + 1, nv)] - P[i][max(j - 1, 0)]
                N[i][j] = du.cross(dv).normalized()
        uvl = bm.loops.layers.uv.new('UVMap')
        tw, th = M.tile(self.key(slot))
        ou, ov = self.rnd.random() * 2, self.rnd.random() * 2
        lu = [0]
        jm = nv // 2
        for i in range(nu):
            # square to the column: what a row climbs or falls is not its width
            up = (P[i][jm + 1] - P[i][jm - 1]).normalized()
            step = P[i + 1][jm] - P[i][jm]
            lu.append(lu[-1] + (step - up * step.dot(up)).length)
        # along each column by itself: a wall that is low at its arms would squeeze a weave there
        lv = [[0.0] for _ in range(nu + 1)]
        for i, column in enumerate(lv):
            for j in range(nv):
                column.append(column[-1] + (P[i][j + 1] - P[i][j]).length)

        def face(vs, uvs):
            try:
                q = bm.faces.new(vs)
            except ValueError:
                return
            for lp, (a, b) in zip(q.loops, uvs):
                lp[uvl].uv = (a / tw + ou, b / th + ov)

        if not thick:
            vv = [[bm.verts.new(P[i][j]) for j in range(nv + 1)] for i in range(nu + 1)]
            for i in range(nu):
                for j in range(nv):
                    face(
                        (vv[i][j], vv[i + 1][j], vv[i + 1][j + 1], vv[i][j + 1]),
                        (
                            (lu[i], lv[i][j]),
                            (lu[i + 1], lv[i + 1][j]),
                            (lu[i + 1], lv[i + 1][j + 1]),
                            (lu[i], lv[i][j + 1]),
                        ),
                    )
        else:
            h = thick / 2
            sides = {}
            for s in (1, -1):
                sides[s] = [[bm.verts.new(P[i][j] + N[i][j] * h * s) for j in range(nv + 1)] for i in range(nu + 1)]
                vv = sides[s]
                for i in range(nu):
                    for j in range(nv):
                        ids = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                        if s < 0:
                            ids = ids[::-1]
                        face([vv[a][b] for a, b in ids], [(lu[a], lv[a][b]) for a, b in ids])
            ring = (
                [(i, 0) for i in range(nu)]
                + [(nu, j) for j in range(nv)]
                + [(nu - i, nv) for i in range(nu)]
                + [(0, nv - j) for j in range(nv)]
            )
            k = self.n(max(4, int(thick / 0.014)), 2)
            cols = []
            for at, (i, j) in enumerate(ring):
                (i0, j0), (i1, j1) = ring[at - 1], ring[(at + 1) % len(ring)]
                du = P[min(i + 1, nu)][j] - P[max(i - 1, 0)][j]
                dv = P[i][min(j + 1, nv)] - P[i][max(j - 1, 0)]
                o = (P[i1][j1] - P[i0][j0]).cross(N[i][j]).normalized()
                col = [sides[1][i][j]]
                for q in range(1, k):
                    a = PI * q / k
                    col.append(bm.verts.new(P[i][j] + N[i][j] * (h * math.cos(a)) + o * (h * math.sin(a))))
                col.append(sides[-1][i][j])
                dv.normalize()
                across = (du - dv * du.dot(dv)).normalized()
                cols.append((col, lu[i], lv[i][j], o.dot(across), o.dot(dv)))
            m = len(cols)
            st = PI * h / k
            for c in range(m):
                A, ua, va, pa, qa = cols[c]
                B, ub, vb, pb, qb = cols[(c + 1) % m]
                for q in range(k):
                    face(
                        (A[q], B[q], B[q + 1], A[q + 1]),
                        (
                            (ua + pa * st * q, va + qa * st * q),
                            (ub + pb * st * q, vb + qb * st * q),
                            (ub + pb * st * (q + 1), vb + qb * st * (q + 1)),
                            (ua + pa * st * (q + 1), va + qa * st * (q + 1)),
                        ),
                    )
        return self.finish(bm, slot, trs(loc, rot), uv=False, sharp=sharp)
