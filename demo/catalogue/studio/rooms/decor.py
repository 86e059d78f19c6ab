"""Things that make a room lived in: rugs, pictures, books, trays, baskets. Our own compositions."""
import math

import geo


def rug(k, slot, w, d, at, turn=0, shape='rect', t=.014, border=None):
    outline = geo.rounded_rect(w, d, .03, 4) if shape == 'rect' else geo.superellipse(w, d, 2, 96)
    k.slab(slot, outline, t, (at[0], at[1], .001), (0, 0, turn), bevel=.006)
    if border:
        for s in (-1, 1):
            k.box(border, (w - .02, .05, .004), (at[0], at[1] + s * (d / 2 - .09), t), bevel=.001)


def disc(k, x, y, z, r, slot, stretch=1.0):
    outline = [(q[0] * stretch, q[1]) for q in geo.superellipse(2 * r, 2 * r, 2, 64)]
    k.slab(slot, outline, .0012, (x, y, z), (90, 0, 0), bevel=0)


def art(k, at, w, h, kind='shore', turn=0, frame='frame'):
    """Framed print on the wall behind `at` (x, y of the wall's face, z of the centre)."""
    with k.at(at, (0, 0, turn)):
        for s in (-1, 1):
            k.box(frame, (.022, .03, h), (s * (w / 2 - .011), -.015, 0), bevel=.002, grain='z')
            k.box(frame, (w, .03, .022), (0, -.015, s * (h / 2 - .011)), bevel=.002, grain='x')
        k.box('paper', (w - .03, .004, h - .03), (0, -.012, 0), bevel=0)
        iw, ih = w * .68, h * .70
        k.box('plaster:sand', (iw, .002, ih), (0, -.0155, 0), bevel=0)
        PRINTS[kind](k, iw, ih)


def shore(k, w, h):
    disc(k, w * .12, -.0165, h * .17, w * .17, 'plaster:clay')
    for i, slot in enumerate(('plaster:mist', 'paint:sage', 'plaster:umber')):
        wave(k, w, h, -h * (.02 + .16 * i), slot, -.018 - .0012 * i, i)


def wave(k, w, h, top, slot, y, phase):
    n = 36
    line = [(-w / 2 + w * i / n, top + h * .028 * math.sin(2.2 * math.pi * i / n + phase * 2.1)) for i in range(n + 1)]
    k.slab(slot, [(-w / 2, -h / 2)] + [(w / 2, -h / 2)] + line[::-1], .001, (0, y, 0), (90, 0, 0), bevel=0)


def pebbles(k, w, h):
    for i, (z, r, stretch, slot) in enumerate(((-.30, .15, 1.8, 'plaster:umber'), (-.08, .11, 1.9, 'plaster:clay'), (.09, .085, 1.7, 'paper'), (.22, .06, 1.6, 'paint:sage'))):
        disc(k, .018 * (-1) ** i, -.0165 - .001 * i, h * z, w * r, slot, stretch)


def ridge(k, w, h):
    """Three ranges of hills, paler with distance."""
    for i, (top, slot) in enumerate(((.16, 'plaster:mist'), (-.04, 'paint:sage'), (-.24, 'paint:leaf'))):
        n, y = 40, -.0165 - .0012 * i
        line = [(-w / 2 + w * j / n, h * (top + .11 * math.sin(1.7 * math.pi * j / n + 1.9 * i) + .035 * math.sin(7 * j / n + i))) for j in range(n + 1)]
        k.slab(slot, [(-w / 2, -h / 2), (w / 2, -h / 2)] + line[::-1], .001, (0, y, 0), (90, 0, 0), bevel=0)


def leaves(k, w, h):
    for i in range(5):
        z = -h * .26 + h * .13 * i
        for s in (-1, 1):
            outline = geo.superellipse(w * .34 * (1 - .1 * i), h * .085, 1.4, 40)
            k.slab('paint:leaf' if s > 0 else 'paint:olive', outline, .001, (s * w * .17, -.0165, z + h * .02), (90, -s * 32, 0), bevel=0)
    k.box('paint:leaf', (.006, .001, h * .74), (0, -.0165, -h * .04), bevel=0)


PRINTS = {'shore': shore, 'pebbles': pebbles, 'ridge': ridge, 'leaves': leaves}


def basket(k, at, r=.2, h=.3):
    x, y, z = at
    for i in range(int(h / .018)):
        t = i * .018 / h
        ring = r * (.82 + .22 * math.sin(math.pi * (.15 + .6 * t)))
        k.tube('cord:paper', [(x + ring * math.cos(a * math.pi / 24), y + ring * math.sin(a * math.pi / 24), z + .01 + i * .018) for a in range(48)], .0105, closed=True, seg=8)
    k.lathe('paint:soil', [(0, .03), (r * .85, .03)], at, seg=32)


def tray(k, at, w=.42, d=.28, turn=0, slot='frame'):
    with k.at(at, (0, 0, turn)):
        k.slab(slot, geo.rounded_rect(w, d, .05, 6), .012, bevel=.003)
        k.tube(slot, [(p[0], p[1], .018) for p in geo.rounded_rect(w - .012, d - .012, .05, 6)], .007, closed=True, seg=8)


def cup(k, at, r=.038, h=.07, slot='ceramic'):
    k.lathe(slot, [(0, 0), (r * .8, 0), (r, h * .25), (r, h), (r * .9, h), (r * .88, h * .3), (0, h * .22)], at, seg=36, sharp=50)
    k.lathe('paint:soil', [(0, h * .82), (r * .9, h * .82)], at, seg=24)


def throw(k, at, w=.5, d=1.1, turn=0, slot='fabric:oat'):
    """A folded blanket."""
    with k.at(at, (0, 0, turn)):
        for i in range(3):
            k.cushion(slot, (w - .006 * i, d * .33, .02), (.004 * i, 0, .018 * i), r=.009, crown=(0, 0, .003), welt=0)


def pendant_globe(k, at, drop=1.0, r=.2):
    """Paper lantern, a flattened globe, lit a little from within."""
    x, y, z = at
    k.tube('metal:black', [(x, y, z), (x, y, z - drop)], .0025, seg=6)
    profile = []
    for i in range(25):
        a = math.pi * i / 24
        profile.append((max(.03, r * math.sin(a)) * (1 + .012 * (-1) ** i), -drop - r * .72 + r * .72 * math.cos(math.pi - a)))
    k.lathe('shade', profile, (x, y, z), seg=72, sharp=180)
