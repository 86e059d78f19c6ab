"""Materials by key: 'wood:oak', 'fabric:sage', 'boucle:ivory', 'velvet:indigo',
'leather:cognac', 'metal:brass', 'paint:chalk', 'stone:travertine', 'rug:sand', 'cane', 'glass' …
"""

from materials.maps import TEX_DIR, mean_lin  # noqa: F401
from materials.palette import FABRIC, LEATHER, METAL, PAINT, lin, tile  # noqa: F401

_made = {}


def reset():
    """Forgets the materials of the last scene."""
    _made.clear()


def get(key):
    if key not in _made:
        # here, not above: swatches.py reads the colours without Blender
        from materials import rendered

        _made[key] = rendered.make(key)
    return _made[key]


def __getattr__(name):
    """M.G, the graph helper, for scenes that make a material of their own."""
    if name == 'G':
        from materials.graph import G

        return G
    raise AttributeError(name)
