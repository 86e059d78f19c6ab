"""Parametric furniture: each builder takes a Kit and the numbers from furniture.json (metres).

Slots: 'frame' (wood), 'soft' (upholstery), 'soft2' and 'soft3' (pillows, accents), 'metal', 'top' …
The front faces -Y, the piece stands on z = 0, centred on x = y = 0.
Importing the modules below registers their builders.
"""

from builders import (  # noqa: F401
    beds,
    benches,
    cabinets,
    curved_sofas,
    desks,
    dining_chairs,
    dining_tables,
    dressers,
    lounge_chairs,
    low_tables,
    ottomans,
    settees,
    sofas,
    stools,
)
from builders.fittings import pillow_on  # noqa: F401
from builders.lamps import floor_lamp, pendant, shade, table_lamp  # noqa: F401
from builders.plants import branch, leaf_blade, palm_leaf, plant  # noqa: F401
from builders.registry import BUILDERS  # noqa: F401
from builders.vessels import books, bowl, vase  # noqa: F401
