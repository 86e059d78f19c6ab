"""The room itself: boards, walls with openings, skirting, ceiling. The side of the camera stays open.

A wall is drawn in its own frame: it runs along +x from 0, its inner face is y = 0, the outside is +y.
"""

import math

from mathutils import Vector, noise

T = 0.14  # thickness of a wall (metres)
FRONT = 3.2  # how far floor and ceiling reach towards the camera beyond the room (metres)


def boards(k, slot, x0, x1, y0, y1, z=0.0, width=0.18, gap=0.0014):
    """Floor of staggered boards along y."""
    count = math.ceil((x1 - x0) / width)
    for i in range(count):
        x = x0 + width * (i + 0.5)
        y = y0 - k.rnd.random() * 1.6
        while y < y1:
            length = k.rnd.uniform(1.7, 2.6)
            a, b = max(y, y0), min(y + length, y1)
            if b - a > 0.05:
                k.box(slot, (width - gap, b - a - gap, 0.02), (x, (a + b) / 2, z - 0.01), bevel=0.001, seg=1, grain='y')
            y += length
    k.box('paint:soil', (x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.032), bevel=0)


def wall(k, slot, length, height, openings=(), skirting=True, clad=None):
    """openings: [{'from', 'to', 'sill', 'head', 'panes', 'open', 'glazing': its maker}] in metres from the start of the wall;
    `clad(k, length, height, openings)` lays boards or stone on its inner face."""
    x = 0
    for o in sorted(openings, key=lambda one: one['from']):
        sill, head = o.get('sill', 0), o.get('head', 2.4)
        block(k, slot, x, o['from'], 0, height)
        block(k, slot, o['from'], o['to'], head, height)
        block(k, slot, o['from'], o['to'], 0, sill)
        plinth(k, x, o['from'], skirting)
        if sill > 0.2:
            plinth(k, o['from'], o['to'], skirting)
        if o.get('panes', 3):
            o['glazing'](k, o, sill, head)
        x = o['to']
    block(k, slot, x, length, 0, height)
    plinth(k, x, length, skirting)
    if clad:
        clad(k, length, height, openings)


def block(k, slot, x0, x1, z0, z1):
    if x1 - x0 > 0.001 and z1 - z0 > 0.001:
        k.box(slot, (x1 - x0, T, z1 - z0), ((x0 + x1) / 2, T / 2, (z0 + z1) / 2), bevel=0)


def plinth(k, x0, x1, wanted):
    if wanted and x1 - x0 > 0.02:
        k.box('skirting', (x1 - x0, 0.016, 0.10), ((x0 + x1) / 2, -0.008, 0.05), bevel=0.003)


def glazing(k, o, sill, head):
    """Timber frame in the reveal; panes side by side, `open` of them slid behind their neighbour."""
    a, b, n = o['from'], o['to'], o.get('panes', 3)
    w, y = 0.055, T * 0.55
    for x in (a + w / 2, b - w / 2):
        k.box('frame', (w, 0.11, head - sill), (x, y, (sill + head) / 2), bevel=0.003, grain='z')
    k.box('frame', (b - a, 0.11, w), ((a + b) / 2, y, head - w / 2), bevel=0.003)
    k.box('frame', (b - a, 0.12 if sill < 0.2 else 0.2, 0.03), ((a + b) / 2, y if sill < 0.2 else 0.06, sill + 0.012), bevel=0.003)
    step = (b - a - 2 * w) / n
    gone = set(o.get('open', ()))
    for i in range(n):
        if i not in gone:
            sash(k, a + w + step * i, step, sill + 0.03, head - w, y + (0.022 if i % 2 else -0.022))
    for i in gone:  # an opened leaf stands behind its neighbour
        beside = i + 1 if i + 1 not in gone and i + 1 < n else i - 1
        if beside >= 0 and beside not in gone:
            sash(k, a + w + step * beside, step, sill + 0.03, head - w, y + 0.045)


def sash(k, x, width, z0, z1, y):
    """A leaf without its pane: clean glass is not seen, and its glints would only be noise."""
    f = 0.05
    for side in (x + f / 2, x + width - f / 2):
        k.box('frame', (f, 0.034, z1 - z0), (side, y, (z0 + z1) / 2), bevel=0.003, grain='z')
    for z in (z0 + f / 2 + 0.01, z1 - f / 2):
        k.box('frame', (width - 2 * f, 0.034, f), (x + width / 2, y, z), bevel=0.003)


def ceiling(k, kind, x0, x1, y0, y1, z):
    k.box(
        'ceiling' if kind == 'boards' else 'paint:white',
        (x1 - x0, y1 - y0, 0.1),
        ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.075),
        bevel=0,
    )
    if kind == 'boards':
        pitch = 0.14
        for i in range(math.ceil((x1 - x0) / pitch)):
            k.box(
                'ceiling',
                (pitch - 0.006, y1 - y0, 0.022),
                (x0 + pitch * (i + 0.5), (y0 + y1) / 2, z + 0.011),
                bevel=0.003,
                seg=1,
                grain='y',
            )
        return
    k.box('paint:white', (x1 - x0, y1 - y0, 0.024), ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.012), bevel=0)
    if kind == 'beams':
        for i in range(math.floor((y1 - y0) / 1.15) + 1):
            k.box('ceiling', (x1 - x0, 0.11, 0.17), ((x0 + x1) / 2, y1 - 0.55 - 1.15 * i, z - 0.085), bevel=0.006, grain='x')


def battens(k, x0, x1, y, height):
    """A wall of narrow upright slats on dark ground."""
    pitch = 0.052
    for i in range(int((x1 - x0) / pitch)):
        k.box('battens', (0.028, 0.024, height), (x0 + pitch * (i + 0.5), y - 0.016, height / 2), bevel=0.003, grain='z')
    k.box('battens', (x1 - x0, 0.034, 0.104), ((x0 + x1) / 2, y - 0.017, 0.052), bevel=0.003, grain='x')
    k.box('paint:black', (x1 - x0, 0.004, height), ((x0 + x1) / 2, y - 0.002, height / 2), bevel=0)


def curtain(k, x0, x1, height, seed=1.0, depth=0.10):
    """Sheer linen in a wall's frame, hanging in soft folds from a slim rail."""
    folds = max(3, round((x1 - x0) / 0.105))

    def sheet(u, v):
        a = 0.038 * (0.75 + 0.25 * (1 - v))
        sway = noise.noise(Vector((u * 3, v * 0.7, seed)))
        return (
            x0 + (x1 - x0) * u + 0.015 * sway * (1 - v),
            -depth + a * math.sin(u * folds * 2 * math.pi + sway),
            0.015 + (height - 0.04) * v,
        )

    k.surface('sheer', sheet, folds * 14, 16, sharp=180)


def build(k, r, maker):
    """`maker(name)` finds what the room names: its floor, its ceiling, the glazing of an opening, what a wall is clad with."""
    W, D, H = r['size']
    y0, y1 = -D / 2 - FRONT, D / 2
    maker(r.get('laid', 'boards'))(k, r.get('floor', 'plank:pale'), -W / 2, W / 2, y0, y1)
    walls = {
        'back': ((-W / 2, D / 2, 0), 0, W),
        'left': ((-W / 2, y0, 0), 90, D + FRONT),
        'right': ((W / 2, D / 2, 0), -90, D + FRONT),
    }
    for side, (place, turn, length) in walls.items():
        slot = r.get('accent') if side == 'back' else None
        openings = [{**o, 'glazing': maker(o.get('glazing', 'glazing'))} for o in r.get('openings', {}).get(side, ())]
        if side == 'left':
            openings = [further(o, FRONT) for o in openings]
        clad = r.get('clad', {}).get(side)
        with k.at(place, (0, 0, turn)):
            wall(k, slot or r.get('wall', 'plaster:warm'), length, H, openings, r.get('skirting', True), clad and maker(clad))
            hang(k, openings, H)
    kind = r.get('ceiling', 'plain')
    make = ceiling if kind in ('plain', 'boards', 'beams') else maker(kind)
    make(k, kind, -W / 2 - T, W / 2 + T, y0, y1 + T, H)
    if r.get('battens'):
        battens(k, *r['battens'], D / 2, H)


def further(o, by):
    return {**o, 'from': o['from'] + by, 'to': o['to'] + by, 'curtains': [(a + by, b + by) for a, b in o.get('curtains', ())]}


def hang(k, openings, height):
    rails = [(a, b) for o in openings for a, b in o.get('curtains', ())]
    for i, (a, b) in enumerate(rails):
        curtain(k, a, b, height, seed=1 + 3.7 * i)
    if rails:
        k.box(
            'paint:white',
            (max(b for _, b in rails) - min(a for a, _ in rails) + 0.1, 0.045, 0.03),
            ((max(b for _, b in rails) + min(a for a, _ in rails)) / 2, -0.10, height - 0.016),
            bevel=0.003,
        )
