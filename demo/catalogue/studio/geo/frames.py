"""Places and directions: vectors, turned frames."""

import math

from mathutils import Euler, Matrix, Vector


def V(*a):
    return Vector(a[0] if len(a) == 1 else a)


def trs(loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    m = Matrix.Translation(V(loc)) @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
    return m @ Matrix.Diagonal((*scale, 1))


def look(d, p):
    """Frame whose Z runs along d, at p."""
    q = V(d).to_track_quat('Z', 'Y')
    return Matrix.Translation(V(p)) @ q.to_matrix().to_4x4()
