"""Studio: seamless backdrop, soft light, a camera that frames the piece itself."""

import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials as M
from exposure import crop, cycles, render  # noqa: F401

BACKDROP = '#e3dfd9'
# the share of a picture's width and height that a piece takes at most, and how far down its middle stands
FILL = (0.78, 0.80)
MIDDLE = 0.54


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    M.reset()
    sc = bpy.context.scene
    if not sc.world:
        sc.world = bpy.data.worlds.new('World')
    return sc


def bounds(objs):
    """True bounding box of the meshes in world space."""
    lo, hi = np.full(3, 1e9), np.full(3, -1e9)
    for o in objs:
        a = np.empty(len(o.data.vertices) * 3, dtype=np.float32)
        o.data.vertices.foreach_get('co', a)
        m = np.array(o.matrix_world)
        p = a.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]
        lo, hi = np.minimum(lo, p.min(0)), np.maximum(hi, p.max(0))
    return Vector(lo.tolist()), Vector(hi.tolist())


def area(name, loc, target, size, power, colour=(1, 1, 1), size_y=None):
    li = bpy.data.lights.new(name, 'AREA')
    li.energy, li.color = power, colour
    li.shape = 'RECTANGLE'
    li.size, li.size_y = size, size_y or size
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    return ob


def world(colour, strength):
    w = bpy.context.scene.world
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*colour, 1)
    bg.inputs[1].default_value = strength


def backdrop(colour=BACKDROP, R=1.0, glow=0.42):
    """Floor that curves up into a wall behind the piece."""
    k = R * 9
    back, rad, front = R * 2.6, R * 3.6, R * 7
    prof = [(-front, 0)]
    n = 24
    prof.append((back, 0))
    for i in range(1, n + 1):
        a = math.pi / 2 * i / n
        prof.append((back + rad * math.sin(a), rad * (1 - math.cos(a))))
    prof.append((back + rad, R * 9))
    verts, faces = [], []
    for y, z in prof:
        verts += [(-k, y, z), (k, y, z)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    me = bpy.data.meshes.new('cyc')
    me.from_pydata(verts, [], faces)
    for p in me.polygons:
        p.use_smooth = True
    m = bpy.data.materials.new('cyc')
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (*M.lin(colour), 1)
    p.inputs['Roughness'].default_value = 0.9
    p.inputs['Specular'].default_value = 0.08
    # a little glow evens the backdrop out; none near the piece, whose shadow it would wash away
    p.inputs['Emission'].default_value = (*M.lin(colour), 1)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    place, far, rise = (nodes.new(kind) for kind in ('ShaderNodeNewGeometry', 'ShaderNodeVectorMath', 'ShaderNodeMapRange'))
    far.operation, rise.interpolation_type = 'LENGTH', 'SMOOTHSTEP'
    for i, value in enumerate((0.5 * R, 3.6 * R, glow * 0.25, glow), 1):
        rise.inputs[i].default_value = value
    links.new(place.outputs['Position'], far.inputs[0])
    links.new(far.outputs['Value'], rise.inputs[0])
    links.new(rise.outputs[0], p.inputs['Emission Strength'])
    m.cycles.sample_as_light = False
    me.materials.append(m)
    ob = bpy.data.objects.new('cyc', me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def lights(c, R):
    """Key from the upper left, no larger than leaves a foot its shadow; weak cool fill right; strip above for the tops."""
    s = R * R
    area('key', c + Vector((-2.6, -1.7, 2.6)) * R, c, 1.4 * R, 128 * s, (1, 0.965, 0.92))
    area('fill', c + Vector((2.8, -1.8, 1.0)) * R, c, 2.6 * R, 10 * s, (0.92, 0.96, 1))
    area('top', c + Vector((0.4, 1.3, 3.2)) * R, c + Vector((0, 0.2, 0)) * R, 2.6 * R, 46 * s, (1, 0.99, 0.975), 1.4 * R)
    world((1, 0.99, 0.98), 0.14)


def camera(objs, azim=-32, elev=14, lens=80, aspect=1.0):
    """Orbit camera that frames objs by FILL and MIDDLE; azim 0 = straight from the front."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    lo, hi = bounds(objs)
    pts = hull_points(objs)
    c = (lo + hi) / 2
    a, e = math.radians(azim), math.radians(elev)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width = lens, 36
    cam.clip_end = 200
    ob = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(ob)
    sc.camera = ob
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    rot = ob.rotation_euler.to_matrix()
    right, up = rot.col[0], rot.col[1]
    tx = 18 / lens
    ty = tx / aspect
    # smallest distance at which all points fit, re-centred
    dist = 3.0
    tgt = c.copy()
    for _ in range(12):
        xs, ys = [], []
        for p in pts:
            v = p - (tgt + d * dist)
            z = -v.dot(d)
            xs.append(v.dot(right) / z)
            ys.append(v.dot(up) / z)
        mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        tgt = tgt + right * mx * dist + up * my * dist
        dist *= max((max(xs) - min(xs)) / 2 / tx / FILL[0], (max(ys) - min(ys)) / 2 / ty / FILL[1])
    ob.location = tgt + d * dist
    cam.shift_y = (MIDDLE - 0.5) / max(1, aspect)
    cam.clip_start = dist * 0.05
    return ob


def extent(objs, margin=0.06):
    """The part of the picture that objs and their shadows take: left, bottom, right, top as shares."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    seen = np.array([world_to_camera_view(sc, sc.camera, point)[:2] for point in hull_points(objs)])
    return (*np.clip(seen.min(0) - margin, 0, 1), *np.clip(seen.max(0) + margin, 0, 1))


def hull_points(objs):
    out = []
    for o in objs:
        n = len(o.data.vertices)
        a = np.empty(n * 3, dtype=np.float32)
        o.data.vertices.foreach_get('co', a)
        for p in a.reshape(-1, 3)[:: max(1, n // 120)]:
            out.append(o.matrix_world @ Vector(p.tolist()))
    return out
