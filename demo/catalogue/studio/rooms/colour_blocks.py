"""Prints of flat colour: three compositions of our own, in slim pale frames without a mount."""

import math

from . import surfaces

COLOURS = {
    'cobalt': '#2f4f8f',
    'coral': '#d9694f',
    'sun': '#e3b04b',
    'pool': '#7fb8b6',
    'shell': '#efe3d6',
    'night': '#232a3a',
    'rose': '#e3b8a5',
}
MATERIALS = {f'ink:{name}': (lambda key, c=colour: surfaces.matt(key, c)) for name, colour in COLOURS.items()}
MATERIALS['fruit:lime'] = lambda key: surfaces.matt(key, '#8ea63f', 0.5)
MATERIALS['fruit:lemon'] = lambda key: surfaces.matt(key, '#e3bd45', 0.5)


def colour_print(k, at, w, h, kind='tide', turn=0, frame='wood:oak'):
    """`at`: x and y of the wall's face, z of the print's middle."""
    with k.at(at, (0, 0, turn)):
        f = 0.018
        for s in (-1, 1):
            k.box(frame, (f, 0.04, h), (s * (w / 2 - f / 2), -0.02, 0), bevel=0.002, grain='z')
            k.box(frame, (w - 2 * f, 0.04, f), (0, -0.02, s * (h / 2 - f / 2)), bevel=0.002, grain='x')
        k.box('ink:shell', (w - 2 * f, 0.004, h - 2 * f), (0, -0.022, 0), bevel=0)
        BLOCKS[kind](Sheet(k, w - 2 * f, h - 2 * f))


class Sheet:
    """Draws in shares of the sheet, from its lower left corner; each shape lies on the one before."""

    def __init__(self, k, w, h):
        self.k, self.w, self.h, self.y = k, w, h, -0.0245

    def shape(self, ink, points):
        self.y -= 0.0008
        self.k.slab(
            'ink:' + ink, [((x - 0.5) * self.w, (z - 0.5) * self.h) for x, z in points], 0.0006, (0, self.y, 0), (90, 0, 0), bevel=0
        )

    def block(self, ink, x0, z0, x1, z1):
        self.shape(ink, [(x0, z0), (x1, z0), (x1, z1), (x0, z1)])

    def arc(self, ink, x, z, r, start=0, turn=360):
        """A part of a disc of radius r (share of the width), cut at the sheet's edge."""
        tall = self.w / self.h
        angles = [math.radians(start + turn * i / 60) for i in range(61 if turn < 360 else 60)]
        ring = [(min(1, max(0, x + r * math.cos(a))), min(1, max(0, z + r * tall * math.sin(a)))) for a in angles]
        self.shape(ink, ring)


def tide(s):
    s.block('pool', 0, 0, 1, 0.36)
    s.block('cobalt', 0, 0.36, 0.62, 0.66)
    s.arc('coral', 0.62, 0.66, 0.27)
    s.block('night', 0, 0.0, 0.22, 0.36)
    s.arc('sun', 0.22, 0.36, 0.22, 180, 180)


def reef(s):
    s.block('rose', 0, 0, 1, 1)
    s.arc('coral', 0.5, 0, 0.44, 0, 180)
    s.block('cobalt', 0.5, 0, 1, 0.5)
    s.arc('shell', 0.5, 0.5, 0.3, 0, 180)
    s.arc('night', 0.5, 0.5, 0.3, 180, 90)


def noon(s):
    s.block('cobalt', 0, 0, 0.5, 0.5)
    s.block('sun', 0.5, 0.5, 1, 1)
    s.arc('coral', 0.5, 0.5, 0.36, 90, 180)
    s.arc('pool', 0.5, 0.5, 0.36, -90, 180)
    s.block('night', 0.5, 0, 1, 0.09)


BLOCKS = {'tide': tide, 'reef': reef, 'noon': noon}
