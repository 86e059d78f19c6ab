"""Ceilings under an open roof: white boards on fir rafters, up to a ridge beam or in one fall, and the gable above the wall."""

import math

from . import shell, surfaces

PITCH = 0.36  # metres up per metre across
APART = 0.92  # from rafter to rafter (metres)
MATERIALS = {
    'plank:fir': lambda key: surfaces.plank(key, 'oak', '#cfa67c', 0.1),
    'plank:koa': lambda key: surfaces.plank(key, 'teak', '#e3b490', 0.0),
    'plaster:olive': lambda key: surfaces.plaster(key, '#777657'),
    'plaster:terra': lambda key: surfaces.plaster(key, '#d6bda4'),
    'plaster:chalky': lambda key: surfaces.plaster(key, '#efe9dc'),
}


def fir_gable(k, _kind, x0, x1, y0, y1, z):
    """Two falls from a ridge along the room."""
    mid = (x0 + x1) / 2
    top = z + (mid - x0) * PITCH
    fall(k, x0, mid, y0, y1, z, top)
    fall(k, x1, mid, y0, y1, z, top)
    k.box('rafter', (0.13, y1 - y0, 0.30), (mid, (y0 + y1) / 2, top - 0.17), bevel=0.006, grain='y')
    gable(k, [(x0, z), (x1, z), (mid, top)], y1)


def fir_shed(k, _kind, x0, x1, y0, y1, z):
    """One fall, high on the right."""
    top = z + (x1 - x0) * 0.2
    fall(k, x0, x1, y0, y1, z, top)
    gable(k, [(x0, z), (x1, z), (x1, top)], y1)
    k.box('gable', (shell.T, y1 - y0, top - z), (x1 - shell.T / 2, (y0 + y1) / 2, (z + top) / 2), bevel=0)


def gable(k, outline, y):
    k.slab('gable', outline, shell.T, (0, y, 0), (90, 0, 0), bevel=0)


def fall(k, low, high, y0, y1, z, top):
    """One slope from the eaves at x = `low` up to x = `high`."""
    length, angle = math.hypot(high - low, top - z), math.degrees(math.atan2(top - z, abs(high - low)))
    with k.at(((low + high) / 2, (y0 + y1) / 2, (z + top) / 2), (0, -angle if high > low else angle, 0)):
        k.box('soffit', (length + 0.1, y1 - y0, 0.08), (0, 0, 0.075), bevel=0)
        pitch = 0.15
        for i in range(math.ceil(length / pitch)):
            x = -length / 2 + pitch * (i + 0.5)
            k.box('soffit', (pitch - 0.006, y1 - y0, 0.022), (x, 0, 0.012), bevel=0.003, seg=1, grain='y')
        for i in range(int((y1 - y0) / APART)):
            y = (y1 - y0) / 2 - shell.T - 0.05 - APART * i
            k.box('rafter', (length, 0.075, 0.17), (0, y, -0.085), bevel=0.005, grain='x')
