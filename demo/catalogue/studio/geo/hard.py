"""Hard parts: boxes, plates, turned and tapered bodies."""

import math

import bmesh
from mathutils import Vector

from geo.frames import V, look, trs
from geo.mapping import wrap_uv
from geo.meshes import skin_rings
from geo.outlines import inset

PI = math.pi


class HardParts:
    def box(self, slot, size, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.003, seg=3, grain=None):
        """Box centred on loc with rounded edges."""
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1.0)
        bmesh.ops.scale(bm, vec=V(size), verts=bm.verts)
        b = min(bevel, min(size) * 0.49)
        if b > 0:
            bmesh.ops.bevel(
                bm, geom=list(bm.edges), offset=b, segments=self.n(seg, 2), profile=0.5, affect='EDGES', clamp_overlap=True
            )
        return self.finish(bm, slot, trs(loc, rot), wn=True, grain=grain)

    def slab(self, slot, outline, t, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.004, seg=3, under=0.0, grain=None):
        """Plate of thickness t from an outline of (x, y); z from 0 to t.
        `under` > 0 undercuts the lower edge (a knife edge)."""
        bm = bmesh.new()
        vs = [bm.verts.new((x, y, 0)) for x, y in outline]
        f = bm.faces.new(vs)
        r = bmesh.ops.extrude_face_region(bm, geom=[f])
        top = [g for g in r['geom'] if isinstance(g, bmesh.types.BMVert)]
        bmesh.ops.translate(bm, vec=(0, 0, t), verts=top)
        if under:
            c = sum((v.co for v in vs), Vector()) / len(vs)
            for v in vs:
                d = v.co - c
                L = max(d.length, 1e-6)
                v.co -= d / L * min(under, L * 0.5)
        rim = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        if bevel > 0:
            bmesh.ops.bevel(bm, geom=rim, offset=min(bevel, t * 0.49), segments=self.n(seg, 2), profile=0.5, affect='EDGES')
        return self.finish(bm, slot, trs(loc, rot), wn=True, grain=grain or 'x')

    def lathe(self, slot, prof, loc=(0, 0, 0), rot=(0, 0, 0), seg=32, sharp=35, wrap=None):
        """Turned part: prof is [(radius, z), …] from bottom to top.
        `wrap` lays the texture round the sides: grain 'up' or 'around'; else it is projected from four sides."""
        bm = bmesh.new()
        n = self.n(seg, 10)
        rings = []
        for r, z in prof:
            if r < 1e-6:
                rings.append([bm.verts.new((0, 0, z))])
            else:
                rings.append([bm.verts.new((r * math.cos(2 * PI * i / n), r * math.sin(2 * PI * i / n), z)) for i in range(n)])
        skin_rings(bm, rings, n)
        if wrap:
            wrap_uv(bm, self.key(slot), self.rnd, max(r for r, _ in prof), wrap)
        return self.finish(bm, slot, trs(loc, rot), sharp=sharp, uv=not wrap, grain='z')

    def loft(self, slot, outline, prof, loc=(0, 0, 0), rot=(0, 0, 0), sharp=40, grain=None):
        """Body of one outline at many heights: prof is [(inset, z), …] from bottom to top."""
        bm = bmesh.new()
        rings = [[bm.verts.new((x, y, z)) for x, y in inset(outline, by)] for by, z in prof]
        skin_rings(bm, rings, len(outline))
        return self.finish(bm, slot, trs(loc, rot), sharp=sharp, grain=grain)

    def leg(self, slot, p0, p1, r0, r1, seg=24, swell=0.0, foot=None, power=1.0, flat=1.0):
        """Round leg from p0 (bottom, radius r0) to p1 (top, radius r1)."""
        p0, p1 = V(p0), V(p1)
        L = (p1 - p0).length
        k = self.n(14, 6)
        prof = [(0, 0), (r0 * 0.86, 0), (r0, r0 * 0.22)]
        for i in range(1, k + 1):
            t = i / k
            z = r0 * 0.22 + (L - r0 * 0.22) * t
            prof.append((r0 + (r1 - r0) * t**power + swell * math.sin(PI * t), z))
        prof.append((0, L))
        m = look(p1 - p0, p0)
        self.push(m)
        if flat != 1.0:
            self.push(trs(scale=(1, flat, 1)))
        ob = self.lathe(slot, prof, seg=seg)
        if foot:
            h = foot
            ra = r0 + (r1 - r0) * (h / L) ** power
            self.lathe('metal', [(0, -0.0015), (r0 * 0.95, -0.0015), (r0 + 0.0012, 0.001), (ra + 0.0012, h), (0, h)], seg=seg)
        if flat != 1.0:
            self.pop()
        self.pop()
        return ob
