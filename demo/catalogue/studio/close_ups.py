"""Three more pictures of a piece: its main material and a detail from near by, and its size beside a door, a book and a cup."""

import json
import os
import time

import bpy
import cv2
import numpy as np
from mathutils import Vector

import denoise
import exposure
import scale_set
import studio as S
import views
from pieces import HERE, build

KINDS = ('material', 'detail', 'scale')
SAMPLES = 3
# the span of a material close-up in metres: what is coarser needs more room
SPAN = {'wood': 0.42, 'cane': 0.36, 'cord': 0.30, 'stone': 0.40}
F_STOP = 14
MOST_BYTES = 110_000


def look(place, toward, lens, shift=0.0):
    cam = bpy.data.cameras.new('near')
    cam.lens, cam.sensor_width, cam.shift_y, cam.clip_start, cam.clip_end = lens, 36, shift, 0.02, 100
    ob = bpy.data.objects.new('near', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    ob.location = place
    ob.rotation_euler = toward.to_track_quat('-Z', 'Y').to_euler()


def view_of(kit, piece, kind):
    """What is shown, as the note of the picture has it, and the view: the one that is found, but for what is said of it."""
    with open(os.path.join(HERE, 'close-ups.json'), encoding='utf-8') as file:
        said = json.load(file).get(piece['id'], {}).get(kind, {})
    if kind == 'material':
        what = said.get('of') or views.main_material(kit)
        view = views.best_material_view(kit, what, SPAN.get(what.split(':')[0], 0.34))
    else:
        what, view = views.best_detail_view(kit)
        what = said.get('of', what)
    fixed = {key: said[key] for key in ('azim', 'elev', 'span') if key in said}
    if 'target' in said:
        fixed['target'] = Vector(said['target'])
    return what, view._replace(**fixed)


def rake(view, reach):
    """The key light low over the surface, from the left of the camera."""
    d = views.away(view)
    side = Vector((0, 0, 1)).cross(d).normalized()
    at = view.target + (-side * 2.5 + Vector((0, 0, 2)) + d * 0.7).normalized() * 4 * reach
    S.area('key', at, view.target, 1.1 * reach, 210 * reach * reach, (1, 0.965, 0.92))
    S.area('fill', view.target + (side * 2 + d * 2) * reach, view.target, 2.6 * reach, 100 * reach * reach, (0.95, 0.97, 1))
    S.world((1, 0.99, 0.98), 0.16)


def defocused(picture, depth, focus, width):
    """A lens's blur by distance, made of the sharp picture; what is sharp does not bleed into what is not."""
    f = views.LENS / 1000
    circle = f * f / (F_STOP * (focus - f)) * np.abs(depth - focus) / np.maximum(depth, 0.05) / 0.036 * width
    wanted = cv2.GaussianBlur((circle / 3).astype(np.float32), (0, 0), 1.5)
    levels = [0.0, 0.8, 1.6, 3.2, 6.4, 12.8]
    done, before = picture * (wanted <= 0)[..., None], picture
    for low, high in zip(levels, levels[1:]):
        own = np.clip(wanted / high, 0.02, 1)[..., None]
        after = cv2.GaussianBlur(picture * own, (0, 0), high) / cv2.GaussianBlur(own, (0, 0), high)[..., None]
        share = np.clip((wanted - low) / (high - low), 0, 1)[..., None]
        inside = ((wanted > low) & ((wanted <= high) | (high == levels[-1])))[..., None]
        done = np.where(inside, before + share * (after - before), done)
        before = after
    return done


def develop(path, quality, light=0.2, focus=None):
    passes = exposure.trace()
    picture = denoise.clean(passes)
    if light is None:  # a material looks as light as it is where the light falls on it; the backdrop lies farther off
        own = passes['Depth'][..., 0] < 1.4 * focus
        matter, seen = np.percentile(passes['DiffCol'][own], 94), np.percentile(picture[own], 96)
        light = float(np.clip(np.log2(matter / seen) - 0.35, -0.5, 0.8))
    if focus:
        picture = defocused(picture, passes['Depth'][..., 0], focus, picture.shape[1])
    rgb = exposure.tone(picture[::-1], light)
    grain = np.random.default_rng(1).normal(0, 0.8, rgb.shape[:2])[..., None]
    for lower in range(quality, 40, -6):
        exposure.save(path, np.clip(rgb * 255 + 0.5 + grain, 0, 255), lower)
        if os.path.getsize(path) <= MOST_BYTES:
            return


def near(kit, piece, kind, path, options):
    low, high = S.bounds(kit.parts)
    reach = max(0.36, (high - low).length / 2)
    what, view = view_of(kit, piece, kind)
    before = set(bpy.data.objects)
    S.backdrop(R=reach)
    if kind == 'material':
        rake(view, reach)
    else:
        S.lights((low + high) / 2, reach)
        S.area('front', view.target + views.away(view) * 2.4 * reach, view.target, 2 * reach, 34 * reach * reach)
    look(view.target + views.away(view) * views.distance(view), -views.away(view), views.LENS)
    develop(path, options.quality, None if kind == 'material' else 0.34, views.distance(view))
    forget(set(bpy.data.objects) - before)
    return what, view


def scale(kit, piece, path, options):
    before = set(bpy.data.objects)
    left, right, front = scale_set.build(kit)
    # straight on, at the height of the eyes of one who sits; the floor before the piece at a seventh
    side, lens, eye = max((right - left) / 0.9, scale_set.DOOR[1] / 0.78), 75, 1.15
    middle = (left + right) / 2
    look(Vector((middle, front - side * lens / 36, eye)), Vector((0, 1, 0)), lens, 0.36 - eye / side)
    S.lights(Vector((middle, 0, 0.9)), side * 0.7)
    S.area('front', (middle + side, -3 * side, 2 * side), (middle, 0, 1), 2 * side, 34 * side * side)
    develop(path, options.quality)
    forget(set(bpy.data.objects) - before)


def forget(objects):
    for ob in objects:
        bpy.data.objects.remove(ob)


def shoot(piece, options):
    """Writes the three pictures, and beside them what they show."""
    cv2.setNumThreads(1)
    S.clear()
    kit = build(piece)
    shown = {}
    for kind in KINDS:
        path = os.path.join(options.out, f'{piece["id"]}-{kind}.{options.ext}')
        started, cpu = time.time(), time.process_time()
        S.cycles((options.size, options.size), SAMPLES, 0, bounces=(2, 2, 4), fast=True)
        if kind == 'scale':
            scale(kit, piece, path, options)
        else:
            shown[kind], view = near(kit, piece, kind, path, options)
            print('VIEW', kind, shown[kind], view)
        print(f'SHOT {os.path.basename(path)} {time.time() - started:.1f}s (cpu {time.process_time() - cpu:.0f}s)', flush=True)
    with open(os.path.join(options.out, f'{piece["id"]}.json'), 'w', encoding='utf-8') as file:
        json.dump(shown, file)
