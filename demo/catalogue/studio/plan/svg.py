"""The plan as SVG."""

import math

from plan.furniture import furniture, rect
from plan.home import DIMS, ITEMS, ROOMS
from plan.walls import merged_walls, openings

INK, SOFT, LINE = '#2f2b27', '#efe8dc', '#8a7f72'


def svg():
    S, ox, oy, Wd, Hd = 100, 90, 1010, 1500, 1330

    def X(x):
        return ox + x * S

    def Y(y):
        return oy - y * S

    o = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {Wd} {Hd}" width="{Wd}" height="{Hd}" font-family="Inter, Helvetica, Arial, sans-serif">',
        f'<rect width="{Wd}" height="{Hd}" fill="#fbf8f3"/>',
    ]

    def poly(pts, fill, st=LINE, sw=1.4, extra=''):
        o.append(
            '<polygon points="%s" fill="%s" stroke="%s" stroke-width="%s" stroke-linejoin="round"%s/>'
            % (' '.join(f'{X(x):.1f},{Y(y):.1f}' for x, y in pts), fill or 'none', st, sw, extra)
        )

    def line(pts, st=LINE, sw=1.4, extra=''):
        o.append(
            '<polyline points="%s" fill="none" stroke="%s" stroke-width="%s"%s/>'
            % (' '.join(f'{X(x):.1f},{Y(y):.1f}' for x, y in pts), st, sw, extra)
        )

    poly(rect(6.2, 4.3, 12.4, 8.6), '#fffdf9', 'none', 0)
    poly(rect(3.6, -1.15, 7.2, 2.2), '#f3ede2', LINE, 2)
    for i in range(1, 16):
        line([(0, -0.08 - i * 0.135), (7.2, -0.08 - i * 0.135)], '#e2d8c8', 1)
    for it in ITEMS:
        for g in furniture(it):
            if g[0] == 'poly':
                poly(g[1], g[2])
            elif g[0] == 'circ':
                o.append(
                    f'<ellipse cx="{X(g[1]):.1f}" cy="{Y(g[2]):.1f}" rx="{g[3] * S:.1f}" ry="{g[4] * S:.1f}" fill="{g[5] or "none"}" stroke="{LINE}" stroke-width="1.4"/>'
                )
            else:
                line(g[1])
    for w in merged_walls():
        poly(w, INK, INK, 1)
    for g in openings():
        if g[0] == 'poly':
            poly(g[1], g[2], INK, 1.6)
        else:
            line(g[1], INK, 1.4)
    for n, x, y, s in ROOMS:
        o.append(
            f'<text x="{X(x):.0f}" y="{Y(y):.0f}" text-anchor="middle" font-size="20" letter-spacing="1.5" fill="{INK}">{n.upper()}</text>'
        )
        o.append(f'<text x="{X(x):.0f}" y="{Y(y) + 20:.0f}" text-anchor="middle" font-size="14" fill="{LINE}">{s}</text>')
    for (x0, y0), (x1, y1) in DIMS:
        line([(x0, y0), (x1, y1)], LINE, 1.2)
        v = x0 == x1
        for x, y in ((x0, y0), (x1, y1)):
            line([(x - 0.06, y - 0.06), (x + 0.06, y + 0.06)], INK, 1.6)
        L = math.hypot(x1 - x0, y1 - y0)
        tx, ty = X((x0 + x1) / 2), Y((y0 + y1) / 2) - 8
        rot = f' transform="rotate(-90 {tx:.0f} {ty + 8:.0f})"' if v else ''
        o.append(f'<text x="{tx:.0f}" y="{ty:.0f}" text-anchor="middle" font-size="15" fill="{INK}"{rot}>{L:.2f} m</text>')
    # scale bar, north, title
    for i in range(5):
        o.append(
            f'<rect x="{850 + i * 100}" y="1180" width="100" height="8" fill="{INK if i % 2 == 0 else "#fff"}" stroke="{INK}"/>'
        )
        o.append(f'<text x="{850 + i * 100}" y="1208" font-size="13" text-anchor="middle" fill="{LINE}">{i}</text>')
    o.append(f'<text x="1350" y="1208" font-size="13" text-anchor="middle" fill="{LINE}">5 m</text>')
    o.append(
        f'<g transform="translate(1400 1090)"><circle r="26" fill="none" stroke="{LINE}"/><path d="M0 -34 L9 8 L0 2 L-9 8 Z" fill="{INK}"/><text y="-40" text-anchor="middle" font-size="15" fill="{INK}">N</text></g>'
    )
    o.append(
        f'<text x="90" y="1275" font-size="26" letter-spacing="1" fill="{INK}">Floor plan — two-bedroom home with lanai</text>'
    )
    o.append(
        f'<text x="90" y="1303" font-size="15" fill="{LINE}">Furniture layout, sample drawing. Scale 1:50 on A3. Measurements in metres.</text>'
    )
    o.append('</svg>')
    return '\n'.join(o)
