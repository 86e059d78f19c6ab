"""The photographer: a level camera, verticals upright."""

import bpy
from mathutils import Vector


def camera(c):
    """{'at': [x, y, z], 'to': [x, y], 'lens': mm, 'shift': share of the width, 'blur': f-stop, 'focus': metres}"""
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.clip_start, cam.clip_end = c.get('lens', 28), 36, 0.05, 2000
    cam.shift_y = c.get('shift', 0)
    if c.get('blur'):
        cam.dof.use_dof, cam.dof.aperture_fstop, cam.dof.focus_distance = True, c['blur'], c['focus']
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    ob.location = c['at']
    towards = Vector((c['to'][0], c['to'][1], c['at'][2])) - Vector(c['at'])
    ob.rotation_euler = towards.to_track_quat('-Z', 'Y').to_euler()
