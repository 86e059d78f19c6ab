"""Where the pieces of a room are seen in its picture: rays through a coarse grid, each takes what it meets first."""

import bpy
from mathutils import Vector

GRID = (240, 160)
LEAST = 0.002  # a smaller share of the picture is no place to point at


def spots(placed):
    """[(item, kit)] → {'id', 'finish', 'at': [x, y], 'box': [left, top, right, bottom]} of what is seen, as shares of the
    picture from its upper left; `at` is the seen point nearest to the middle of the piece."""
    names = {part.name: index for index, (_, kit) in enumerate(placed) for part in kit.parts}
    seen = {}
    for x, y, name in hits():
        if name in names:
            seen.setdefault(names[name], []).append((x, y))
    found = []
    for index, points in sorted(seen.items()):
        if len(points) < LEAST * GRID[0] * GRID[1]:
            continue
        item = placed[index][0]
        xs, ys = zip(*points)
        middle = (sum(xs) / len(xs), sum(ys) / len(ys))
        at = min(points, key=lambda p: (p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2)
        half = (0.5 / GRID[0], 0.5 / GRID[1])
        box = (min(xs) - half[0], min(ys) - half[1], max(xs) + half[0], max(ys) + half[1])
        finish = {'finish': item['variant']} if item.get('variant') else {}
        found.append({'id': item['id'], **finish, 'at': shares(at), 'box': shares(box)})
    return found


def shares(values):
    return [round(value, 3) for value in values]


def hits():
    """x, y and the name of the object, cell by cell of the grid."""
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    seen_by = bpy.context.evaluated_depsgraph_get()
    right, low, left, top = camera.data.view_frame(scene=scene)
    origin, turn = camera.matrix_world.translation, camera.matrix_world.to_3x3()
    for row in range(GRID[1]):
        for column in range(GRID[0]):
            x, y = (column + 0.5) / GRID[0], (row + 0.5) / GRID[1]
            aim = Vector((left.x + (right.x - left.x) * x, top.y + (low.y - top.y) * y, right.z))
            met, _, _, _, thing, _ = scene.ray_cast(seen_by, origin, turn @ aim)
            if met:
                yield x, y, thing.name
