"""Colour spaces and ramps."""

import numpy as np


def srgb_to_lin(c):
    c = np.asarray(c, dtype=np.float64)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def lin_to_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def hexc(s):
    s = s.lstrip('#')
    return np.array([int(s[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def ramp(t, stops):
    """Colour ramp in sRGB space; stops: [(pos, '#hex'), ...]"""
    xs = [s[0] for s in stops]
    cs = np.array([hexc(s[1]) for s in stops])
    return np.stack([np.interp(t, xs, cs[:, i]) for i in range(3)], -1)
