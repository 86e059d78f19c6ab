"""Where a camera close to a piece shows it best: views are tried by a grid of rays and judged by what they meet."""

import math
from collections import Counter, namedtuple

import bpy
import numpy as np
from mathutils import Vector

import studio as S

LENS = 80
GRID = 15
SOFT = ('fabric', 'boucle', 'velvet', 'leather')
# not sold with the piece, or not what it is made of
BESIDE = ('sheet', 'duvet', 'throw', 'soft2', 'soft3', 'metal', 'backing', 'plinth', 'lining', 'lamp', 'glass', 'shade')

View = namedtuple('View', 'target azim elev span')


def away(view):
    """From the target to the camera."""
    a, e = math.radians(view.azim), math.radians(view.elev)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def distance(view):
    return view.span * LENS / 36


def seen(view):
    """Part and distance of what a grid of rays meets: None where it meets nothing."""
    graph, d = bpy.context.evaluated_depsgraph_get(), away(view)
    turn = (-d).to_track_quat('-Z', 'Y').to_matrix()
    eye = view.target + d * distance(view)
    at = (np.arange(GRID) + 0.5) / GRID - 0.5
    found = []
    for y in at:
        for x in at:
            ray = turn @ Vector((x * 36 / LENS, y * 36 / LENS, -1)).normalized()
            hit, place, _, _, part, _ = bpy.context.scene.ray_cast(graph, eye, ray)
            found.append((part, (place - eye).length) if hit else (None, 9.0))
    return found


def material_of(part):
    return part.data.materials[0].name


def slot_of(part):
    return part.data.name.split('.')[0]


def main_material(kit):
    """What a piece is covered with, else what it is woven of, else what there is most of."""
    area = Counter()
    for part in kit.parts:
        area[slot_of(part), material_of(part)] += sum(face.area for face in part.data.polygons)
    for slots in ('soft',), ('cord',), ('cane',), ('top',):
        of_slot = {key: size for (slot, key), size in area.items() if slot in slots}
        if of_slot and sum(of_slot.values()) > 0.05 * area.total():
            return max(of_slot, key=of_slot.get)
    rest = Counter()
    for (slot, key), size in area.items():
        if slot not in BESIDE:
            rest[key.replace('veneer:', 'wood:')] += size
    return rest.most_common(1)[0][0]


def is_of(part, key):
    return part is not None and material_of(part).replace('veneer:', 'wood:') == key


def surfaces(parts, count, seed=3):
    """Points of these parts that face up or to the front, spread over their area."""
    faces = [
        (part, face)
        for part in parts
        for face in part.data.polygons
        for normal in [part.matrix_world.to_3x3() @ face.normal]
        if normal.z > -0.2 and normal.y < 0.4
    ]
    weights = np.array([face.area for _, face in faces])
    picks = np.random.default_rng(seed).choice(len(faces), count, p=weights / weights.sum())
    return [part.matrix_world @ within(part.data, face, n) for n, (part, face) in enumerate(faces[i] for i in picks)]


def within(mesh, face, n):
    """A point of a face: its middle, or, of one as broad as a table top, one on the way to a corner."""
    if face.area < 0.05:
        return face.center
    corner = mesh.vertices[face.vertices[n * 7 % len(face.vertices)]].co
    return face.center.lerp(corner, 0.3 + 0.1 * (n % 7))


def shares(found):
    """How much of the picture each part takes, and how much nothing."""
    count = Counter(part for part, _ in found)
    void = count.pop(None, 0)
    return {part: n / len(found) for part, n in count.items()}, void / len(found)


def near_share(found, view):
    """How much stands between the camera and what it looks at."""
    return sum(depth < distance(view) * 0.72 for _, depth in found) / len(found)


def in_sight(view, is_meant):
    """Whether what is looked at stands free before the camera."""
    eye = view.target + away(view) * distance(view)
    hit, place, _, _, part, _ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), eye, -away(view))
    return hit and is_meant(part) and (place - view.target).length < 0.04


def material_score(view, key):
    found = seen(view)
    of_part, void = shares(found)
    beside = sum(share for part, share in of_part.items() if slot_of(part) in BESIDE[:5])
    own = [share for part, share in of_part.items() if is_of(part, key)]
    several = min(2, sum(share > 0.1 for share in own) - 1)
    depths = [depth for _, depth in found if depth < 9]
    relief = min(1, float(np.std(depths)) / (0.25 * view.span)) if depths else 0
    edge = 0.25 if several < 1 and 0.04 < void < 0.2 else 0
    wrong = max(0, void - 0.14)
    return sum(own) + 0.22 * several + edge + 0.2 * relief - 1.6 * wrong - 1.5 * beside - 2 * near_share(found, view)


def best_material_view(kit, key, span):
    low, high = S.bounds(kit.parts)
    targets = surfaces([part for part in kit.parts if is_of(part, key) and slot_of(part) not in BESIDE], 200)

    def score(view):
        return material_score(view, key) + 0.2 * (view.target.z - low.z) / (high.z - low.z)

    views = [View(target, azim, elev, span) for target in targets for azim in (-38, -18, 24) for elev in (22, 40)]
    free = [view for view in views if in_sight(view, lambda part: is_of(part, key))]
    return max((free or views)[:: max(1, len(free) // 200)], key=score)


def size_of(part):
    low, high = S.bounds([part])
    return low, high, high - low


def pulls(kit):
    """Centres of small things on the upper front: knobs, tabs, cups, bars."""
    front = S.bounds(kit.parts)[0].y
    small = [size_of(part) for part in kit.parts if slot_of(part) == 'metal']
    return [(low + high) / 2 for low, high, span in small if max(span) < 0.32 and low.y < front + 0.06 and low.z > 0.2]


def leg_tops(kit):
    low_all, high_all = S.bounds(kit.parts)
    tops = []
    for part in kit.parts:
        low, high, span = size_of(part)
        is_leg = low.z < low_all.z + 0.04 and span.z > 0.07 and max(span.x, span.y) < max(0.14, span.z * 0.7)
        if is_leg and slot_of(part) not in ('metal', 'soft'):
            tops.append(Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, high.z)))
    return [top for top in tops if top.y < (low_all.y + high_all.y) / 2]


def corners(kit):
    """Left and right ends of the broadest upper part's front."""
    _, high_all = S.bounds(kit.parts)
    own = [size_of(part) for part in kit.parts if slot_of(part) not in BESIDE]
    low, high, _ = max((size for size in own if size[1].z > high_all.z * 0.5), key=lambda size: size[2].x * size[2].y)
    return [Vector((x, low.y, high.z - 0.05)) for x in (low.x + 0.1, high.x - 0.1)]


def detail_score(view):
    found = seen(view)
    of_part, void = shares(found)
    seen_well = [part for part, share in of_part.items() if share > 0.035]
    kinds = {material_of(part).split(':')[0].replace('veneer', 'wood') for part in seen_well}
    wrong = abs(void - 0.35) if void > 0.35 or void < 0.05 else 0
    bedding = sum(share for part, share in of_part.items() if slot_of(part) in BESIDE[:3])
    # the key light comes from the left
    good = min(5, len(seen_well)) * 0.16 + 0.3 * len(kinds) - 0.5 * max(of_part.values(), default=1) + 0.12 * (view.azim < 0)
    return good - 2 * wrong - 1.5 * bedding - 2 * near_share(found, view)


def best_detail_view(kit):
    """What is shown, and from where: a pull, the joint of a leg, a corner; whichever there is first. Of a bed, the head's corner."""
    is_soft = main_material(kit).split(':')[0] in SOFT
    is_bed = any(slot_of(part) == 'sheet' for part in kit.parts)
    for what, targets, span, elevs in (
        ('pull', pulls(kit), 0.34, (8, 24)),
        ('leg', [] if is_bed else leg_tops(kit), 0.44, (3, 14)),
        ('seam' if is_soft else 'corner', corners(kit), 0.40, (14, 30)),
    ):
        views = [View(target, azim, elev, span) for target in targets[:12] for azim in (-42, -26, 26, 42) for elev in elevs]
        if views:
            return what, max(views, key=detail_score)
