"""Late morning: a warm sun, the sky through every opening, a quiet fill from behind the camera."""

import math

import bpy
from mathutils import Vector

import studio as S

from . import shell


def sun(azimuth, elevation, power=8.5, colour=(1, 0.885, 0.74), softness=1.3):
    """azimuth 0 is behind the camera, -90 left, 180 straight ahead (degrees)."""
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.color, li.angle = power, colour, math.radians(softness)
    ob = bpy.data.objects.new('sun', li)
    bpy.context.scene.collection.objects.link(ob)
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    ob.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()


def skylight(side, o, W, D, power):
    """One soft light as large as the opening, just outside it."""
    w, h = o['to'] - o['from'], o.get('head', 2.4) - o.get('sill', 0)
    mid, z = (o['from'] + o['to']) / 2, o.get('sill', 0) + h / 2
    out = shell.T + 0.12
    place, inward = {
        'back': ((-W / 2 + mid, D / 2 + out, z), (0, -1, -0.12)),
        'left': ((-W / 2 - out, -D / 2 + mid, z), (1, 0, -0.12)),
        'right': ((W / 2 + out, D / 2 - mid, z), (-1, 0, -0.12)),
    }[side]
    ob = S.area('sky', place, Vector(place) + Vector(inward), w, power * w * h, (0.93, 0.965, 1), h)
    ob.visible_glossy = False


def build(r):
    W, D, H = r['size']
    sun(**r.get('sun', {'azimuth': -65, 'elevation': 33}))
    for side, openings in r.get('openings', {}).items():
        for o in openings:
            skylight(side, o, W, D, r.get('sky', 21))
    ob = S.area('fill', (W * 0.1, -D / 2 - 2.4, H * 0.75), (0, D * 0.2, 0.9), W * 0.9, r.get('fill', 58), (1, 0.965, 0.92), H * 0.8)
    ob.visible_glossy = False
