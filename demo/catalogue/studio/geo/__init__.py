"""Mesh primitives for furniture. Units are metres, Z up, the front faces -Y.

Every primitive makes one mesh object with texture coordinates in tiles of its material;
the grain of wood runs along the part's length.
"""

from geo.curves import rail, resample  # noqa: F401
from geo.frames import V, look, trs  # noqa: F401
from geo.kit import Kit, key_of  # noqa: F401
from geo.mapping import box_uv  # noqa: F401
from geo.meshes import grid_box  # noqa: F401
from geo.outlines import boat, inset, rounded_rect, superellipse  # noqa: F401
