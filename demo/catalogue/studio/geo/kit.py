"""The kit a piece is built with: slots, placement and finished mesh objects."""

import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix

import materials as M
from geo.cushions import Cushions
from geo.frames import trs
from geo.hard import HardParts
from geo.mapping import box_uv
from geo.pillows import Pillows
from geo.rods import Rods
from geo.sheets import Sheets


def key_of(skin, slot):
    """The material of a slot: what is flat and broad is veneered with the wood of the frame unless the skin says otherwise."""
    if slot in ('front', 'panel') and slot not in skin:
        return skin['frame'].replace('wood:', 'veneer:')
    return skin.get(slot, slot)


class Kit(HardParts, Rods, Cushions, Pillows, Sheets):
    """Collects the parts of one piece; `lod` below 1 makes lighter meshes, as for models."""

    def __init__(self, name, skin, seed=1, lod=1.0):
        """skin maps a slot ('frame', 'seat', 'metal'…) to a material key ('wood:oak')."""
        self.name, self.skin, self.lod = name, skin, lod
        self.rnd = random.Random(seed)
        self.seed = seed
        self.root = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(self.root)
        self.parts = []
        self.stack = [Matrix.Identity(4)]
        self.leaf = None

    @contextmanager
    def matched(self):
        """Parts made within are cut from one leaf of veneer: the grain runs on from each to the next.
        Leaves meet at heights that the tile's height divides, so that a low cabinet shows no joint."""
        self.leaf = self.seed * 0.37, 0
        yield
        self.leaf = None

    def push(self, m):
        self.stack.append(self.stack[-1] @ m)

    def pop(self):
        self.stack.pop()

    def at(self, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
        return Placement(self, trs(loc, rot, scale))

    def n(self, k, least=3):
        return max(least, int(round(k * self.lod)))

    def key(self, slot):
        return key_of(self.skin, slot)

    def finish(self, bm, slot, m=None, wn=False, sharp=40, uv=True, grain=None):
        me = bpy.data.meshes.new(slot)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        key = self.key(slot)
        if uv:
            place = (self.stack[-1] @ (m or Matrix.Identity(4))).translation
            box_uv(bm, key, self.rnd, grain, self.leaf and (self.leaf, place))
        for f in bm.faces:
            f.smooth = True
        bm.to_mesh(me)
        bm.free()
        ob = bpy.data.objects.new(slot, me)
        bpy.context.scene.collection.objects.link(ob)
        me.materials.append(M.get(key))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(sharp)
        if wn:
            mod = ob.modifiers.new('wn', 'WEIGHTED_NORMAL')
            mod.weight = 60
        ob.parent = self.root
        ob.matrix_local = self.stack[-1] @ (m or Matrix.Identity(4))
        if ob.matrix_local.determinant() < 0:
            me.flip_normals()
        self.parts.append(ob)
        return ob


class Placement:
    def __init__(self, kit, m):
        self.k, self.m = kit, m

    def __enter__(self):
        self.k.push(self.m)
        return self.k

    def __exit__(self, *a):
        self.k.pop()
