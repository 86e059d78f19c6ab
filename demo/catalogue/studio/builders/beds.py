"""Platform beds."""

import math

from builders.bedding import make_bed
from builders.casework import front_cane
from builders.registry import piece


@piece
def bed(k, w=1.6, L=2.05, head='slat', head_h=1.05, deck=0.30, throw=True):
    """Platform bed; head: slat, spindle, panel, pad or cane.  The foot faces the front."""
    fw = w + 0.10
    fl = L + 0.08
    z = deck
    rail = 0.13
    for s in (-1, 1):
        k.box('frame', (0.032, fl, rail), (s * (fw / 2 - 0.016), 0, z - rail / 2 + 0.03), bevel=0.010)
    k.box('frame', (fw - 0.05, 0.032, rail), (0, -fl / 2 + 0.016, z - rail / 2 + 0.03), bevel=0.010)
    k.box('frame', (fw - 0.05, 0.032, rail), (0, fl / 2 - 0.016, z - rail / 2 + 0.03), bevel=0.010)
    k.box('frame', (fw - 0.06, fl - 0.04, 0.02), (0, 0, z - 0.02), bevel=0)
    hy = fl / 2 + 0.01
    for sx in (-1, 1):
        k.leg(
            'frame',
            (sx * (fw / 2 - 0.03), -fl / 2 + 0.035, 0),
            (sx * (fw / 2 - 0.045), -fl / 2 + 0.05, z - 0.02),
            0.018,
            0.028,
            swell=0.002,
        )
        if head in ('slat', 'spindle', 'cane', 'panel'):
            pts = [
                (sx * (fw / 2 - 0.03), hy + 0.03, 0),
                (sx * (fw / 2 - 0.03), hy, z),
                (sx * (fw / 2 - 0.03), hy + 0.06, head_h - 0.02),
            ]
            k.tube('frame', pts, [0.018, 0.026, 0.018], smooth_path=20, seg=20)
        else:
            k.leg('frame', (sx * (fw / 2 - 0.03), hy - 0.03, 0), (sx * (fw / 2 - 0.045), hy - 0.03, z), 0.018, 0.028)
    tilt = math.degrees(math.atan2(0.06, head_h - z))
    with k.at((0, hy, z), (-tilt, 0, 0)):
        HH = head_h - z
        if head in ('slat', 'spindle', 'cane'):
            pts = [
                (-fw / 2 + 0.03, 0, HH - 0.025),
                (-fw / 4, 0.004, HH),
                (0, 0.006, HH + 0.008),
                (fw / 4, 0.004, HH),
                (fw / 2 - 0.03, 0, HH - 0.025),
            ]
            k.strip('frame', pts, 0.034, 0.062, smooth_path=30, bevel=0.014)
            k.box('frame', (fw - 0.08, 0.03, 0.05), (0, 0, 0.13), bevel=0.010)
        if head == 'slat':
            n = 23
            for i in range(n):
                x = -fw / 2 + 0.085 + (fw - 0.17) * i / (n - 1)
                k.box('frame', (0.034, 0.013, HH - 0.17), (x, 0.002, 0.13 + (HH - 0.17) / 2), bevel=0.005, grain='z')
        if head == 'spindle':
            n = 27
            for i in range(n):
                x = -fw / 2 + 0.08 + (fw - 0.16) * i / (n - 1)
                k.leg('frame', (x, 0, 0.14), (x, 0.003, HH - 0.03), 0.008, 0.007, swell=0.002, seg=12)
        if head == 'cane':
            for i in range(3):
                pw = (fw - 0.10) / 3
                x = -fw / 2 + 0.05 + pw * (i + 0.5)
                front_cane(k, x, 0.13 + (HH - 0.16) / 2, pw - 0.004, HH - 0.20, 0, fr=0.036)
        if head == 'panel':
            k.box('frame', (fw - 0.09, 0.026, HH - 0.10), (0, 0, 0.11 + (HH - 0.10) / 2), bevel=0.012)
        if head == 'pad':
            n = 2
            for i in range(n):
                pw = (fw + 0.06) / n
                x = -fw / 2 - 0.03 + pw * (i + 0.5)
                k.cushion('soft', (pw - 0.004, 0.12, HH + 0.02), (x, -0.01, -0.05), r=0.045, crown=(0.003, 0.018, 0.01), dent=0.005)
        if head == 'channel':
            n = 10
            for i in range(n):
                pw = (fw + 0.02) / n
                x = -fw / 2 - 0.01 + pw * (i + 0.5)
                k.cushion('soft', (pw + 0.006, 0.11, HH), (x, -0.01, -0.04), r=0.052, crown=(0.0, 0.012, 0.004), dent=0.002, welt=0)
    make_bed(k, w, L, z, throw)
