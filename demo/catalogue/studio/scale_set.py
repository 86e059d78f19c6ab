"""The set in which every piece is seen beside things whose size all know: a door of 203 cm, a book, a cup."""

import math

import bmesh
import bpy
from mathutils import Vector

import materials as M
import studio as S

DOOR = (0.86, 2.03)
PLINTH = (0.17, 0.45)  # radius, height
GAP = 0.14
OVERLAP = 0.3  # of the door, behind the piece
CLEAR = 0.3  # between the wall and what stands before it


def matt(name, colour, rough=0.85, glow=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (*M.lin(colour), 1)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = 0.15
    # as the backdrop of the studio: it evens the wall out
    p.inputs['Emission'].default_value = (*M.lin(colour), 1)
    p.inputs['Emission Strength'].default_value = glow
    m.cycles.sample_as_light = False
    return m


def box(name, low, high, material, soft=0.002):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector([(a + b) / 2 + c * (b - a) for a, b, c in zip(low, high, v.co)])
    if soft:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=soft, segments=2, affect='EDGES')
    return linked(name, bm, material)


def linked(name, bm, material):
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(material)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def turned(name, profile, place, material, steps=64):
    """A body of revolution about z; the profile runs from the axis to the axis."""
    bm = bmesh.new()
    verts = [bm.verts.new((r, 0, z)) for r, z in profile]
    edges = [bm.edges.new(pair) for pair in zip(verts, verts[1:])]
    bmesh.ops.spin(bm, geom=verts + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=math.tau, steps=steps)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    for face in bm.faces:
        face.smooth = True
    ob = linked(name, bm, material)
    ob.data.use_auto_smooth = True
    ob.location = place
    return ob


def door(left, wall, paint, brass):
    width, height = DOOR
    right = left + width
    box('leaf', (left, wall - 0.012, 0.008), (right, wall + 0.02, height), paint)
    for x in left - 0.085, right + 0.005:
        box('jamb', (x, wall - 0.03, 0), (x + 0.08, wall, height + 0.085), paint)
    box('head', (left - 0.005, wall - 0.03, height + 0.005), (right + 0.005, wall, height + 0.085), paint)
    at = right - 0.07
    box('rose', (at - 0.024, wall - 0.022, 0.976), (at + 0.024, wall - 0.012, 1.024), brass, 0.006)
    box('neck', (at - 0.009, wall - 0.062, 0.991), (at + 0.009, wall - 0.02, 1.009), brass, 0.004)
    box('lever', (at - 0.125, wall - 0.068, 0.991), (at + 0.009, wall - 0.05, 1.009), brass, 0.006)


def still_life(x, y, paint):
    radius, height = PLINTH
    turned('plinth', [(0, height), (radius - 0.006, height), (radius, height - 0.006), (radius, 0), (0, 0)], (x, y, 0), paint)
    cover, paper = matt('cover', '#7d4f3a'), matt('paper', '#efe9dc')
    book = [
        box('pages', (-0.072, -0.106, 0.003), (0.069, 0.106, 0.025), paper, 0),
        box('under', (-0.075, -0.11, 0), (0.072, 0.11, 0.003), cover, 0.001),
        box('over', (-0.075, -0.11, 0.025), (0.072, 0.11, 0.028), cover, 0.001),
        box('spine', (-0.078, -0.11, 0), (-0.072, 0.11, 0.028), cover, 0.001),
    ]
    for part in book:
        part.location, part.rotation_euler.z = (x - 0.035, y + 0.01, height), 0.5
    outer = [(0, 0.004), (0.022, 0.004), (0.026, 0.0), (0.03, 0.004), (0.04, 0.05), (0.041, 0.085)]
    inner = [(0.038, 0.085), (0.036, 0.05), (0.024, 0.01), (0, 0.008)]
    turned('cup', outer + inner, (x + 0.085, y - 0.07, height), matt('glaze', '#f3efe7', 0.3))


def build(kit):
    """Builds the set about the piece; returns its left, its right and the front of the piece."""
    low, high = S.bounds(kit.parts)
    wall = high.y + CLEAR
    paint, brass = matt('door', '#ece8e1', glow=0.14), M.get('metal:brass')
    plaster = matt('plaster', S.BACKDROP, glow=0.14)
    radius = PLINTH[0]
    left = low.x - DOOR[0] * (1 - OVERLAP)
    stand = high.x + GAP + radius
    middle, reach = (left + stand) / 2, 12
    box('wall', (middle - reach, wall, -0.1), (middle + reach, wall + 0.1, 9), plaster, 0)
    box('floor', (middle - reach, wall - 16, -0.1), (middle + reach, wall + 0.1, 0), plaster, 0)
    for a, b in (middle - reach, left - 0.09), (left + DOOR[0] + 0.09, middle + reach):
        box('skirting', (a, wall - 0.014, 0), (b, wall, 0.09), paint)
    door(left, wall, paint, brass)
    still_life(stand, low.y + 0.26, paint)
    return left - 0.09, stand + radius, low.y
