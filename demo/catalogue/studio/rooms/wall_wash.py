"""A hidden strip of warm lamps under the ceiling, that grazes the wall below it."""

from mathutils import Matrix, Vector

import studio as S

from .shell import T


def wall_wash(k, r, x, width, power=26, off=0.2, height=None):
    """In the frame of a side: x is the middle of the strip, `off` its distance from the wall's inner face."""
    m = k.stack[-1]
    at = m @ Vector((x, -T - off, (height or r['size'][2]) - 0.03))
    to = m @ Vector((x, -T - 0.04, 0.4))
    side = (m.to_3x3() @ Vector((1, 0, 0))).normalized()
    up = (at - to).normalized()
    ob = S.area('wash', at, to, width, power, (1, 0.72, 0.45), 0.05)
    ob.matrix_world = Matrix.Translation(at) @ Matrix((side, up.cross(side), up)).transposed().to_4x4()
    ob.visible_glossy = False
