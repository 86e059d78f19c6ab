"""Low sun on the sea: a fan of honey-coloured glints towards the horizon. It only shows, it lights nothing."""

import math

import bpy

import materials as M

from .outlook import SEA_LEVEL


def glitter(key, colour='#ffe2ad', strength=1.1):
    g = M.G(key)
    place, stretch = g.node('ShaderNodeTexCoord'), g.node('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (0.16, 0.05, 1)
    waves = g.node('ShaderNodeTexNoise')
    waves.inputs['Scale'].default_value, waves.inputs['Detail'].default_value = 1.0, 9
    g.link(place.outputs['Object'], stretch.inputs[0])
    g.link(stretch.outputs[0], waves.inputs['Vector'])
    axes = g.node('ShaderNodeSeparateXYZ')
    g.link(place.outputs['UV'], axes.inputs[0])
    off = g.math('ABSOLUTE', g.math('SUBTRACT', axes.outputs[0], 0.5))
    fan = g.math('MULTIPLY', g.range(off, 0.0, 0.5, 0.8, 0), g.range(axes.outputs[1], 0.1, 0.75, 0, 1))
    share = g.math('MULTIPLY', g.range(waves.outputs['Fac'], 0.46, 0.7, 0, 1), fan)
    shine, clear, mix = g.node('ShaderNodeEmission'), g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeMixShader')
    shine.inputs[0].default_value, shine.inputs[1].default_value = (*M.lin(colour), 1), strength
    g.link(share, mix.inputs[0])
    g.link(clear.outputs[0], mix.inputs[1])
    g.link(shine.outputs[0], mix.inputs[2])
    g.link(mix.outputs[0], g.nt.nodes['Material Output'].inputs['Surface'])
    g.mat.cycles.sample_as_light = False
    return g.mat


MATERIALS = {'glitter': glitter}


def sun_glint(k, r, azimuth=-16, half=9, near=70, far=1600):
    """azimuth in degrees from straight out, to the left where it is negative; `half`: half the width of the fan in degrees."""
    verts, uv, steps = [], [], 24
    for i in range(steps + 1):
        at = near * (far / near) ** (i / steps)
        for s in (-1, 1):
            a = math.radians(azimuth + s * half)
            verts.append((at * math.sin(a), at * math.cos(a), SEA_LEVEL + 0.2))
            uv.append(((s + 1) / 2, i / steps))
    me = bpy.data.meshes.new('glint')
    me.from_pydata(verts, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)])
    layer = me.uv_layers.new()
    for loop in me.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    me.materials.append(M.get('glitter'))
    ob = bpy.data.objects.new('glint', me)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = k.stack[-1]
    ob.visible_diffuse = ob.visible_shadow = False
