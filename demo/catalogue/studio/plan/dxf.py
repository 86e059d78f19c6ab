"""The plan as DXF."""

import math

from plan.furniture import furniture
from plan.home import DIMS, ITEMS, ROOMS
from plan.walls import merged_walls, openings


def dxf():
    """R12 ASCII DXF: layers WALLS, OPENINGS, FURNITURE, TEXT, DIMS; metres."""
    o = [
        '0',
        'SECTION',
        '2',
        'HEADER',
        '9',
        '$ACADVER',
        '1',
        'AC1009',
        '9',
        '$INSUNITS',
        '70',
        '6',
        '0',
        'ENDSEC',
        '0',
        'SECTION',
        '2',
        'TABLES',
        '0',
        'TABLE',
        '2',
        'LAYER',
        '70',
        '5',
    ]
    for n, c in (('WALLS', 7), ('OPENINGS', 5), ('FURNITURE', 8), ('TEXT', 3), ('DIMS', 1)):
        o += ['0', 'LAYER', '2', n, '70', '0', '62', str(c), '6', 'CONTINUOUS']
    o += ['0', 'ENDTAB', '0', 'ENDSEC', '0', 'SECTION', '2', 'ENTITIES']

    def pl(pts, layer, closed):
        o.extend(['0', 'POLYLINE', '8', layer, '66', '1', '70', '1' if closed else '0', '10', '0', '20', '0', '30', '0'])
        for x, y in pts:
            o.extend(['0', 'VERTEX', '8', layer, '10', f'{x:.4f}', '20', f'{y:.4f}', '30', '0'])
        o.extend(['0', 'SEQEND', '8', layer])

    def draw(g, layer):
        if g[0] == 'poly':
            pl(g[1], layer, True)
        elif g[0] == 'circ':
            pl(
                [(g[1] + g[3] * math.cos(2 * math.pi * i / 32), g[2] + g[4] * math.sin(2 * math.pi * i / 32)) for i in range(32)],
                layer,
                True,
            )
        else:
            pl(g[1], layer, False)

    for w in merged_walls():
        pl(w, 'WALLS', True)
    for g in openings():
        draw(g, 'OPENINGS')
    for it in ITEMS:
        for g in furniture(it):
            draw(g, 'FURNITURE')
    for n, x, y, s in ROOMS:
        for txt, dy, h in ((n, 0, 0.18), (s.replace('×', 'x'), -0.22, 0.12)):
            o.extend(
                [
                    '0',
                    'TEXT',
                    '8',
                    'TEXT',
                    '10',
                    f'{x - len(txt) * h * 0.38:.3f}',
                    '20',
                    f'{y + dy:.3f}',
                    '30',
                    '0',
                    '40',
                    str(h),
                    '1',
                    txt,
                ]
            )
    for (x0, y0), (x1, y1) in DIMS:
        pl([(x0, y0), (x1, y1)], 'DIMS', False)
        o.extend(
            [
                '0',
                'TEXT',
                '8',
                'DIMS',
                '10',
                f'{(x0 + x1) / 2:.3f}',
                '20',
                f'{(y0 + y1) / 2 + 0.08:.3f}',
                '30',
                '0',
                '40',
                '.15',
                '1',
                f'{math.hypot(x1 - x0, y1 - y0):.2f} m',
            ]
        )
    o += ['0', 'ENDSEC', '0', 'EOF']
    return '\r\n'.join(o) + '\r\n'
