"""Upholstered blocks with crowned faces, soft dents and piped seams."""

import math

from mathutils import Matrix, Vector, noise

from geo.frames import trs
from geo.mapping import box_uv
from geo.meshes import grid_box
from geo.outlines import rounded_rect

# how much a cover creases, beside linen
SLACK = {'leather': 1.3, 'velvet': 0.7, 'boucle': 0.35}


def pull(s, from_x, from_y, r):
    """Depth, 0 to 1, of the creases that a seam draws into a cover: they stand square to it, sharp at the seam, and fade."""

    def fold(along, across, away):
        n = noise.noise(Vector((along * 17, across * 2.5, s.z * 6))) + 0.5 * noise.noise(Vector((along * 41, across * 4, s.z * 9)))
        return max(0, 1 - abs(n) * 5.5) ** 1.5 * math.exp(-max(0, away - r * 0.5) / 0.055)

    return max(fold(s.y, s.x, from_x), fold(s.x, s.y, from_y))


class Cushions:
    def cushion(
        self,
        slot,
        size,
        loc=(0, 0, 0),
        rot=(0, 0, 0),
        r=0.045,
        crown=(0.0, 0.0, 0.03),
        bottom=0.35,
        dent=0.006,
        welt=0.0035,
        seed=None,
        res=0.022,
        shape=None,
        sag=0.0,
    ):
        """Upholstered block: rounded box with crowned faces, soft dents, piped seams, creases that run in from them.
        loc is the centre of the bottom. crown: bulge of the x, y and z faces; sag: how deep it is sat in."""
        w, d, h = size
        seed = self.seed * 31 + len(self.parts) * 7 if seed is None else seed
        sv = Vector((seed * 1.37 % 91, seed * 2.11 % 83, seed * 0.77 % 71))
        hw, hd, hh = w / 2, d / 2, h / 2
        r = min(r, hw * 0.98, hd * 0.98, hh * 0.98)
        slack = SLACK.get(self.key(slot).partition(':')[0], 1) * min(1, h / 0.16)
        fine = 0.5 if self.lod >= 1 and dent else 1 / max(self.lod, 0.2)

        def pressed(p):
            """Where a point of the plain rounded box lies on the cushion."""
            x, y, z = p
            u, v, t = x / hw, y / hd, z / hh
            cu, cv, ct = 1 - abs(u) ** 2.4, 1 - abs(v) ** 2.4, 1 - abs(t) ** 2.2
            q = Vector(p)
            q.z += crown[2] * (1 if z > 0 else -bottom) * cu * cv * min(1, abs(t) * 1.5)
            q.x += crown[0] * (1 if u > 0 else -1) * min(1, abs(u)) ** 2 * max(ct, 0) * (0.4 + 0.6 * max(cv, 0))
            q.y += crown[1] * (1 if v > 0 else -1) * min(1, abs(v)) ** 2 * max(ct, 0) * (0.4 + 0.6 * max(cu, 0))
            if dent:
                s = p + sv
                big = noise.noise(s * 4.5) * 0.7 + noise.noise(s * 9) * 0.3
                nrm = Vector((u**3, v**3, t)).normalized() if (u or v or t) else Vector((0, 0, 1))
                q += nrm * (dent * big - 0.0045 * slack * pull(s, hw - abs(x), hd - abs(y), r))
            if sag and z > 0:
                q.z -= sag * max(0, 1 - u * u) ** 1.5 * max(0, 1 - (v - 0.15) ** 2) ** 1.5
            if shape:
                q = shape(q)
            return q

        bm = grid_box(w, d, h, r, res * fine, k=self.n(4, 2))
        box_uv(bm, self.key(slot), self.rnd, 'x' if w >= d else 'y')
        for v in bm.verts:
            v.co = pressed(v.co.copy())
        m = trs(loc, rot) @ Matrix.Translation((0, 0, hh))
        ob = self.finish(bm, slot, m, uv=False, sharp=180)
        if welt and self.lod > 0.3:
            self.push(m)
            o = r * 0.29  # point at 45 degrees on the rounding
            for s in (1, -1):
                path = []
                for x, y in rounded_rect(
                    w - 2 * o, d - 2 * o, max(r - o, 0.002), self.n(6, 3), max_step=res * 1.6 / max(self.lod, 0.3)
                ):
                    path.append(pressed(Vector((x, y, s * (hh - o)))))
                self.tube(slot, path, welt, seg=8, closed=True)
            self.pop()
        return ob
