"""Paints of the beach cottage: warm white boards, sea-glass and sage, a grey deck; its dim rooms seen from outside."""

import math

from . import surfaces

PAINTS = {
    'white': '#f1ece1',
    'trim': '#f7f4ec',
    'sage': '#b3bba6',
    'glass': '#b9cec4',
    'deck': '#a9aca3',
    'dusk': '#3b4443',
    'blue': '#4a6472',
    'straw': '#d0b483',
    'petal': '#faf6ea',
    'yolk': '#e8b54a',
    'enamel': '#eef0ea',
    'terracotta': '#b97c5c',
    'lime': '#9aa94c',
    'mango': '#dd9a45',
}


def mixed(key):
    return surfaces.matt(key, PAINTS[key.partition(':')[2]], 0.55)


MATERIALS = {f'cottage:{name}': mixed for name in PAINTS}


def stave_boards(k, slot, length, height, openings, width=0.13, base=0.15):
    """Upright tongue-and-groove boards about the openings, a high baseboard, a small moulding under the ceiling."""
    count = math.ceil(length / width)
    for i in range(count):
        x = width * (i + 0.5)
        o = next((o for o in openings if o['from'] + 0.02 < x < o['to'] - 0.02), None)
        spans = [(0, o.get('sill', 0)), (o.get('head', 2.4), height)] if o else [(0, height)]
        for low, high in spans:
            if high - low > 0.03:
                k.box(slot, (width - 0.001, 0.014, high - low), (x, -0.006, (low + high) / 2), bevel=0.006, seg=2)
    x = 0
    for o in [*sorted(openings, key=lambda one: one['from']), {'from': length, 'to': length}]:
        until = o['from'] if o.get('sill', 0) < 0.2 else None
        if until is None:
            continue
        if until - x > 0.03:
            k.box('cottage:trim', (until - x, 0.026, base), ((x + until) / 2, -0.016, base / 2), bevel=0.004)
        x = o['to']
    k.box('cottage:trim', (length, 0.04, 0.06), (length / 2, -0.02, height - 0.03), bevel=0.008)


def white_staves(k, length, height, openings):
    stave_boards(k, 'cottage:white', length, height, openings)


def sage_staves(k, length, height, openings):
    stave_boards(k, 'cottage:sage', length, height, openings)


def glass_staves(k, length, height, openings):
    stave_boards(k, 'cottage:glass', length, height, openings)


def slim_rafters(k, kind, x0, x1, y0, y1, z, pitch=0.15):
    """White boards across, slim rafters under them along the room."""
    k.box('cottage:trim', (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.08), bevel=0)
    for i in range(math.ceil((y1 - y0) / pitch)):
        y = y0 + pitch * (i + 0.5)
        k.box('cottage:trim', (x1 - x0, pitch - 0.001, 0.02), ((x0 + x1) / 2, y, z + 0.02), bevel=0.007, seg=2)
    n = round((x1 - x0) / 0.72)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n
        k.box('cottage:white', (0.045, y1 - y0, 0.12), (x, (y0 + y1) / 2, z - 0.05), bevel=0.004)


def painted_deck(k, slot, x0, x1, y0, y1, width=0.115):
    """A porch floor of narrow boards that run out to the steps."""
    for i in range(math.ceil((x1 - x0) / width)):
        k.box(slot, (width - 0.004, y1 - y0, 0.024), (x0 + width * (i + 0.5), (y0 + y1) / 2, -0.012), bevel=0.003, seg=2)
    k.box('paint:soil', (x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, -0.04), bevel=0)


def broad_boards(k, slot, x0, x1, y0, y1):
    """Wide floorboards with dark seams."""
    count = math.ceil((x1 - x0) / 0.235)
    for i in range(count):
        x, y = x0 + 0.235 * (i + 0.5), y0 - k.rnd.random() * 2
        while y < y1:
            length = k.rnd.uniform(2.2, 3.4)
            a, b = max(y, y0), min(y + length, y1)
            if b - a > 0.05:
                k.box(slot, (0.2325, b - a - 0.002, 0.02), (x, (a + b) / 2, -0.01), bevel=0.0015, seg=1, grain='y')
            y += length
    k.box('paint:soil', (x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, -0.032), bevel=0)
