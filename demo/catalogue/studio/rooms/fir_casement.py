"""Tall timber casements with one bar, their casing, and a bay with a deep seat."""

from . import shell

DEEP = 0.42  # how far a bay reaches beyond the wall (metres)


def fir_casement(k, o, sill, head):
    """Glazing in the reveal, a casing on the wall, a board to set things on."""
    casing(k, o['from'], o['to'], sill, head, sill < 0.2)
    leaves(k, o['from'], o['to'], sill, head, o.get('panes', 3), shell.T * 0.6)
    if sill >= 0.2:
        mid, w = (o['from'] + o['to']) / 2, o['to'] - o['from']
        k.box('frame', (w + 0.24, shell.T + 0.07, 0.035), (mid, shell.T / 2 - 0.045, sill + 0.012), bevel=0.005)


def casing(k, a, b, sill, head, to_floor=False, w=0.095):
    """Flat boards round an opening, the head board a little longer."""
    z0 = 0 if to_floor else sill - 0.02
    for x in (a - w / 2, b + w / 2):
        k.box('casing', (w, 0.022, head - z0), (x, -0.011, (head + z0) / 2), bevel=0.003, grain='z')
    k.box('casing', (b - a + 2 * w + 0.04, 0.03, w + 0.02), ((a + b) / 2, -0.015, head + w / 2 + 0.01), bevel=0.003, grain='x')


def leaves(k, a, b, sill, head, n, y):
    """A frame and `n` leaves, each with a bar in its upper part."""
    w, f = 0.05, 0.052
    for x in (a + w / 2, b - w / 2):
        k.box('frame', (w, 0.1, head - sill), (x, y, (sill + head) / 2), bevel=0.003, grain='z')
    for z in (head - w / 2, sill + w / 2):
        k.box('frame', (b - a - 2 * w, 0.1, w), ((a + b) / 2, y, z), bevel=0.003, grain='x')
    step = (b - a - 2 * w) / n
    z0, z1 = sill + w, head - w
    for i in range(n):
        x = a + w + step * i
        for side in (x + f / 2, x + step - f / 2):
            k.box('frame', (f, 0.042, z1 - z0), (side, y, (z0 + z1) / 2), bevel=0.003, grain='z')
        for z, t in ((z0 + f / 2, f), (z1 - f / 2, f), (z0 + (z1 - z0) * 0.7, 0.024)):
            k.box('frame', (step - 2 * f, 0.042, t), (x + step / 2, y, z), bevel=0.003, grain='x')


def window_bay(k, o, sill, head):
    """An alcove behind the wall: a seat with a pad, cheeks, and the casement at its outer end."""
    a, b = o['from'], o['to']
    mid, w, out = (a + b) / 2, b - a, shell.T + DEEP
    casing(k, a, b, sill, head)
    for x in (a - 0.03, b + 0.03):
        k.box('bay', (0.06, DEEP + 0.06, head - sill + 0.3), (x, shell.T + DEEP / 2 + 0.03, (sill + head) / 2), bevel=0)
    k.box('bay', (w + 0.1, DEEP + 0.06, 0.1), (mid, shell.T + DEEP / 2 + 0.03, head + 0.05), bevel=0)
    k.box('bay', (w + 0.1, DEEP + 0.06, 0.1), (mid, shell.T + DEEP / 2 + 0.03, sill - 0.07), bevel=0)
    k.box('frame', (w + 0.2, out + 0.05, 0.042), (mid, (out - 0.05) / 2, sill - 0.012), bevel=0.005, grain='x')
    k.cushion('seatpad', (w - 0.03, out - 0.1, 0.09), (mid, out / 2 - 0.02, sill + 0.055), r=0.03, crown=(0, 0, 0.006))
    leaves(k, a, b, sill, head, o.get('panes', 3), out - 0.04)
    panels(k, a, b, sill)


def panels(k, a, b, sill, n=3):
    """Framed fronts below the seat."""
    step, z0, z1 = (b - a) / n, 0.12, sill - 0.05
    for i in range(n):
        x = a + step * (i + 0.5)
        for dx, dz, w, h in (
            (0, z1 - 0.03, step - 0.03, 0.06),
            (0, z0 + 0.03, step - 0.03, 0.06),
            (-step / 2 + 0.045, (z0 + z1) / 2, 0.06, z1 - z0 - 0.12),
            (step / 2 - 0.045, (z0 + z1) / 2, 0.06, z1 - z0 - 0.12),
        ):
            k.box('casing', (w, 0.016, h), (x + dx, -0.008, dz), bevel=0.003)
