"""Openings of the beach cottage: hung sashes with muntins, louvre panes, a Dutch door; wide white casings about them."""

from . import shell, surfaces

TRIM = 'cottage:trim'
BACK = shell.T


def pane(key):
    """Ribbed louvre glass as a pale skin that lets most of the light straight through: no refraction."""
    g = surfaces.M.G(key)
    g.set(Base_Color=surfaces.M.lin('#cfe0d8'), Roughness=0.25, Specular=0.4)
    through, mix = g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeMixShader')
    through.inputs[0].default_value = (0.9, 0.97, 0.94, 1)
    return surfaces.blend(g, g.p.outputs[0], through.outputs[0], mix, 0.62)


MATERIALS = {'louvre': pane}


def cased(k, o, sill, head, w=0.11):
    """Flat boards about the opening on the room's side, lining in the reveal."""
    a, b, low = o['from'], o['to'], sill if sill > 0.2 else 0
    for x in (a - w / 2 + 0.01, b + w / 2 - 0.01):
        k.box(TRIM, (w, 0.028, head - low), (x, -0.020, (low + head) / 2), bevel=0.004)
    k.box(TRIM, (b - a + 2 * w + 0.02, 0.03, w + 0.02), ((a + b) / 2, -0.021, head + w / 2), bevel=0.004)
    k.box(TRIM, (b - a + 2 * w + 0.07, 0.055, 0.03), ((a + b) / 2, -0.03, head + w + 0.022), bevel=0.006)
    if low:
        k.box(TRIM, (b - a + 2 * w + 0.06, 0.14 + 0.05, 0.035), ((a + b) / 2, 0.02, sill - 0.012), bevel=0.006)
        k.box(TRIM, (b - a + 2 * w - 0.02, 0.024, 0.09), ((a + b) / 2, -0.016, sill - 0.075), bevel=0.004)
    for x in (a + 0.012, b - 0.012):
        k.box(TRIM, (0.024, BACK + 0.02, head - low), (x, BACK / 2, (low + head) / 2), bevel=0.002)
    k.box(TRIM, (b - a, BACK + 0.02, 0.024), ((a + b) / 2, BACK / 2, head - 0.012), bevel=0.002)
    if o.get('behind'):  # a dim room beyond, as seen from the porch
        k.box(o['behind'], (b - a + 0.3, 0.02, head - low + 0.3), ((a + b) / 2, BACK + 0.05, (low + head) / 2), bevel=0)


def lattice(k, x0, x1, z0, z1, y, cols, rows, f=0.045, bottom=0.06, slot=TRIM):
    """A sash: stiles, rails, muntins."""
    for x in (x0 + f / 2, x1 - f / 2):
        k.box(slot, (f, 0.036, z1 - z0), (x, y, (z0 + z1) / 2), bevel=0.004)
    k.box(slot, (x1 - x0 - 2 * f, 0.036, bottom), ((x0 + x1) / 2, y, z0 + bottom / 2), bevel=0.004)
    k.box(slot, (x1 - x0 - 2 * f, 0.036, f), ((x0 + x1) / 2, y, z1 - f / 2), bevel=0.004)
    for i in range(1, cols):
        k.box(slot, (0.018, 0.028, z1 - z0 - f), (x0 + f + (x1 - x0 - 2 * f) * i / cols, y, (z0 + z1) / 2), bevel=0.004)
    for i in range(1, rows):
        k.box(slot, (x1 - x0 - f, 0.026, 0.018), ((x0 + x1) / 2, y, z0 + bottom + (z1 - z0 - bottom - f) * i / rows), bevel=0.004)


def units(k, o, sill, head):
    """Clear widths of the windows side by side, with posts between them."""
    a, b, n, post = o['from'] + 0.024, o['to'] - 0.024, o.get('panes', 2), 0.08
    width = (b - a - post * (n - 1)) / n
    for i in range(1, n):
        x = a + (width + post) * i - post / 2
        k.box(TRIM, (post, BACK, head - sill), (x, BACK / 2, (sill + head) / 2), bevel=0.004)
    return [(a + (width + post) * i, a + (width + post) * i + width) for i in range(n)]


def hung_sash(k, o, sill, head):
    """Double-hung windows: the outer sash above, the inner one below, lifted where `open` says so."""
    cased(k, o, sill, head)
    mid = (sill + head) / 2
    for i, (x0, x1) in enumerate(units(k, o, sill, head)):
        up = o.get('lift', 0.42) if i in o.get('open', ()) else 0
        lattice(k, x0, x1, mid - 0.02, head - 0.024, 0.09, o.get('cols', 2), 2)
        lattice(k, x0, x1, sill + 0.006 + up, mid + 0.02 + up, 0.05, o.get('cols', 2), 2)


def casements(k, o, sill, head):
    """Side-hung windows of three panes by two; those in `open` stand out over the garden."""
    cased(k, o, sill, head)
    for i, (x0, x1) in enumerate(units(k, o, sill, head)):
        hinge = x0 if i % 2 == 0 else x1
        turn = (72 if i % 2 == 0 else -72) if i in o.get('open', ()) else 0
        with k.at((hinge, 0.1, 0), (0, 0, turn)):
            lattice(k, x0 - hinge, x1 - hinge, sill + 0.006, head - 0.024, 0, o.get('cols', 2), o.get('rows', 3))


def jalousie(k, o, sill, head):
    """Louvre panes, half open."""
    cased(k, o, sill, head)
    for x0, x1 in units(k, o, sill, head):
        for x in (x0 + 0.015, x1 - 0.015):
            k.box('metal:steel', (0.012, 0.05, head - sill), (x, 0.07, (sill + head) / 2), bevel=0.002)
        n = round((head - sill - 0.05) / 0.105)
        for i in range(n):
            z = sill + 0.05 + (head - sill - 0.09) * i / (n - 1)
            k.box('louvre', (x1 - x0 - 0.04, 0.112, 0.005), ((x0 + x1) / 2, 0.075, z), (o.get('tilt', -38), 0, 0), bevel=0)


def leaf(k, x0, x1, z0, z1, slot, panels=2):
    """A door's leaf in its own frame: stiles, rails, sunk panels of boards."""
    w, f = x1 - x0, 0.1
    k.box(slot, (w, 0.022, z1 - z0), ((x0 + x1) / 2, 0, (z0 + z1) / 2), bevel=0.002)
    for x in (x0 + f / 2, x1 - f / 2):
        k.box(slot, (f, 0.044, z1 - z0), (x, 0, (z0 + z1) / 2), bevel=0.004)
    for z, h in ((z0 + 0.06, 0.12), (z1 - 0.05, 0.1)):
        k.box(slot, (w - 2 * f, 0.044, h), ((x0 + x1) / 2, 0, z), bevel=0.004)
    for i in range(1, panels):
        k.box(slot, (0.09, 0.042, z1 - z0 - 0.2), (x0 + w * i / panels, 0, (z0 + z1) / 2), bevel=0.004)


def dutch_door(k, o, sill, head):
    """Two leaves over each other: the lower shut, the upper swung by `swing` degrees about its hinge."""
    cased(k, o, 0, head)
    a, b, z = o['from'] + 0.03, o['to'] - 0.03, o.get('lock', 1.02)
    slot, swing, left = o.get('paint', 'cottage:blue'), o.get('swing', -100), o.get('hinge', 'left') == 'left'
    k.box(TRIM, (b - a + 0.06, BACK + 0.06, 0.03), ((a + b) / 2, BACK / 2, 0.003), bevel=0.006)
    with k.at((0, 0.05, 0)):
        leaf(k, a, b, 0.012, z - 0.004, slot)
        k.box(slot, (b - a, 0.09, 0.028), ((a + b) / 2, -0.01, z + 0.008), bevel=0.006)
        knob = [(0, 0), (0.012, 0), (0.012, 0.03), (0.028, 0.04), (0.028, 0.055), (0, 0.06)]
        k.lathe('metal:brass', knob, (b - 0.06 if left else a + 0.06, -0.02, z - 0.1), (90, 0, 0), seg=24)
    hinge = a if left else b
    with k.at((hinge, 0.03, 0), (0, 0, swing if left else -swing)):
        x0, x1 = (0, b - a) if left else (a - b, 0)
        if o.get('glazed', True):
            lattice(k, x0, x1, z + 0.03, head - 0.03, 0, 3, 2, f=0.09, bottom=0.1, slot=slot)
        else:
            leaf(k, x0, x1, z + 0.03, head - 0.03, slot)
