"""Wide sliding walls in slim dark bronze."""

import materials as M

from . import shell


def bronze(key):
    g = M.G(key)
    g.set(Base_Color=M.lin('#2b2420'), Roughness=0.42, Specular=0.45)
    return g.mat


MATERIALS = {'bronze': bronze}


def leaf(k, x, width, z0, z1, y, stile=0.042):
    """One leaf without its pane: clean glass is not seen."""
    for side in (x + stile / 2, x + width - stile / 2):
        k.box('bronze', (stile, 0.034, z1 - z0), (side, y, (z0 + z1) / 2), bevel=0.002)
    for z, high in ((z0 + 0.045, 0.07), (z1 - stile / 2, stile)):
        k.box('bronze', (width - 2 * stile, 0.034, high), (x + width / 2, y, z), bevel=0.002)


def slim_sliders(k, o, sill, head):
    """A frame in the reveal; `panes` wide leaves, all of them slid to one end where `stack` says 'left' or 'right'."""
    a, b, n, deep = o['from'], o['to'], o.get('panes', 3), 0.17
    mid, y = (a + b) / 2, shell.T / 2
    for x in (a + 0.02, b - 0.02):
        k.box('bronze', (0.04, deep, head - sill), (x, y, (sill + head) / 2), bevel=0.002)
    k.box('bronze', (b - a, deep, 0.05), (mid, y, head - 0.025), bevel=0.002)
    k.box('bronze', (b - a, deep, 0.012), (mid, y, sill + 0.004), bevel=0.001)
    step = (b - a - 0.08) / n
    for i in range(n):
        place = {'left': 0, 'right': n - 1}.get(o.get('stack'), i)
        x = a + 0.04 + step * place + (0.012 * i if o.get('stack') == 'left' else 0)
        leaf(k, x, step, sill + 0.012, head - 0.05, y - 0.055 + 0.11 * i / max(1, n - 1))
