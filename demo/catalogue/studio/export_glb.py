"""Raw GLB export: light meshes in metres, one per set of materials that a part has over the finishes.

Beside `<id>.glb` lies `<id>.json`: those sets, and how each material looks; `textures/` holds the
maps. `node demo/make-models.ts RAW_DIR` dresses the meshes and packs them.
"""

import json
import os
import re
import time

import bpy

import materials as M
import studio as S
from export_glb_looks import look_of
from geo import key_of


def export(p, path, build, lod=0.5):
    t = time.time()
    S.clear()
    M.get = bare
    k = build(p, lod=lod)
    skins = [k.skin] + [{**k.skin, **v['skin']} for v in p.get('variants', [])]
    parts = joined(k, skins)
    maps = os.path.join(os.path.dirname(os.path.abspath(path)), 'textures')
    os.makedirs(maps, exist_ok=True)
    write_meshes(path)
    keys = sorted({key for part in parts.values() for key in part})
    facts = {
        'variants': [v['id'] for v in p.get('variants', [])],
        'parts': parts,
        'materials': {key: look_of(key, maps) for key in keys},
    }
    with open(os.path.splitext(path)[0] + '.json', 'w', encoding='utf-8') as f:
        json.dump(facts, f, indent=1)
    print(f'GLB {os.path.basename(path)} {os.path.getsize(path) / 1024:.0f} KB in {time.time() - t:.1f}s', flush=True)


def bare(key):
    """A material that is only a name: how it looks is said in the JSON file."""
    return bpy.data.materials.get(key) or bpy.data.materials.new(key)


def joined(k, skins):
    """One mesh for all objects that have the same material in every finish; its name -> those materials."""
    sets = {}
    for o, slot in baked(k):
        sets.setdefault(tuple(key_of(skin, slot) for skin in skins), []).append(o)
    parts = {}
    for i, (keys, objects) in enumerate(sets.items()):
        name = f'part-{i}'
        bpy.ops.object.select_all(action='DESELECT')
        for o in objects:
            o.select_set(True)
        first = objects[0]
        bpy.context.view_layer.objects.active = first
        if len(objects) > 1:
            bpy.ops.object.join()
        first.name = first.data.name = name
        first.data.materials.clear()
        first.data.materials.append(bare(name))
        parts[name] = list(keys)
    return parts


def baked(k):
    """The parts with their modifiers and places in the mesh itself, each with its slot."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    made = []
    for o in k.parts:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(depsgraph), preserve_all_data_layers=True, depsgraph=depsgraph)
        me.transform(o.matrix_world)
        if o.matrix_world.determinant() < 0:
            me.flip_normals()
        me.use_auto_smooth = True
        slot = re.sub(r'\.\d{3,}$', '', o.name)
        made.append((bpy.data.objects.new(slot, me), slot))
    for o in [*k.parts, k.root]:
        bpy.data.objects.remove(o)
    for o, _ in made:
        bpy.context.scene.collection.objects.link(o)
    return made


def write_meshes(path):
    bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
    bpy.ops.export_scene.gltf(
        filepath=os.path.abspath(path),
        export_format='GLB',
        export_apply=False,
        export_yup=True,
        export_texcoords=True,
        export_normals=True,
        export_tangents=False,
        export_colors=False,
        export_materials='PLACEHOLDER',
        export_animations=False,
        export_skins=False,
        export_morph=False,
    )
