"""Profiles of padded bodies as (inset, height) and the easing curves behind them."""

import math

PI = math.pi


def smooth(t):
    t = max(0, min(1, t))
    return t * t * (3 - 2 * t)


def rolled(taper, low, high, r, steps=5):
    """Profile of a padded body: narrower by taper at its foot, both rims rolled over by r."""
    prof = [(taper + r * 3, low)]
    for i in range(steps + 1):
        a = PI / 2 * i / steps
        prof.append((taper + r * (1 - math.sin(a)), low + r * (1 - math.cos(a))))
    for i in range(1, 8):
        t = i / 8
        prof.append((taper * (1 - t) ** 1.6, low + r + (high - low - 2 * r) * t))
    for i in range(steps + 1):
        a = PI / 2 * i / steps
        prof.append((r * (1 - math.cos(a)), high - r + r * math.sin(a)))
    return prof


def puffed(reach, low, high, crown, steps=8):
    """Profile of a cushion: half-round edge, top crowned toward the middle."""
    r = (high - low) / 2
    prof = [(reach * 0.9, low)]
    for i in range(steps + 1):
        a = -PI / 2 + PI * i / steps
        prof.append((r * (1 - math.cos(a)), low + r + r * math.sin(a)))
    for i in range(1, 10):
        t = i / 9
        prof.append((r + (reach * 0.95 - r) * t, high + crown * (1 - (1 - t) ** 2)))
    return prof
