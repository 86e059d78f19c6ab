"""Boards sawn from imagined logs. A tile is 1.6 m along the grain (x) by 0.8 m across (y)."""

import numpy as np

from synthesis.colour import ramp
from synthesis.noise import band, spectral, ss

WOOD_SIZE = (1.6, 0.8)
# early, mid and late wood colours; ring width (m); pore and ray strength; variation from board to board
WOODS = {
    'oak': dict(c=('#dcc09a', '#cba97e', '#a8835a'), ring=0.0070, pore=0.55, ray=0.35, vary=0.055, seed=11),
    'walnut': dict(c=('#8f6a4c', '#6d4c34', '#452d1e'), ring=0.0095, pore=0.45, ray=0.0, vary=0.085, seed=23),
    'teak': dict(c=('#bd8a55', '#a06f3f', '#73492a'), ring=0.0085, pore=0.40, ray=0.0, vary=0.070, seed=37),
    'ebonised': dict(c=('#74695f', '#3f3731', '#161210'), ring=0.0070, pore=0.55, ray=0.0, vary=0.030, seed=53),
    'koa': dict(c=('#c28a52', '#a2642f', '#6a3a1b'), ring=0.0100, pore=0.35, ray=0.0, vary=0.080, seed=71),
}


def wood(name, w, h, planks=7):
    """Colour and height."""
    p = WOODS[name]
    rng = np.random.default_rng(p['seed'])
    L, W = WOOD_SIZE
    x = (np.arange(w) + 0.5) / w * L
    y = (np.arange(h) + 0.5) / h * W
    X, Y = np.meshgrid(x, y)
    # plank borders across the tile, uneven widths, wraps cleanly
    cuts = np.cumsum(rng.uniform(0.7, 1.3, planks))
    cuts = np.concatenate([[0], cuts / cuts[-1] * W])
    ring_t = np.zeros((h, w))
    tone = np.zeros((h, w))
    wob = spectral(h, w, 3, 1.5, p['seed'] + 1, 1.4) * 0.0035
    wob2 = band(h, w, 14, 5, p['seed'] + 2) * 0.0009
    for i in range(planks):
        m = (Y >= cuts[i]) & (Y < cuts[i + 1])
        wd = cuts[i + 1] - cuts[i]
        # each plank is a slice through its own log: yc sideways of the pith, zc above it
        kind = rng.random()
        yc = cuts[i] + wd * rng.uniform(0.2, 0.8)
        if kind < 0.45:  # plain sawn: low cathedral arches
            z0, amp = rng.uniform(0.03, 0.06), rng.uniform(0.012, 0.03)
        else:  # rift / quarter: nearly straight lines
            z0, amp = rng.uniform(0.01, 0.04), rng.uniform(0.004, 0.01)
            yc += rng.choice([-1, 1]) * rng.uniform(0.12, 0.3)
        ph = rng.uniform(0, 2 * np.pi)
        k = rng.integers(1, 3)
        zc = z0 + amp * np.cos(2 * np.pi * k * x / L + ph)
        dy = (Y - yc) + 0.006 * np.sin(2 * np.pi * x / L + ph * 2)[None, :]
        r = np.sqrt(dy**2 + zc[None, :] ** 2) + wob + wob2 + i * 0.37
        ring_t[m] = (r / p['ring'])[m]
        tone[m] = rng.normal(0, p['vary'])
    # ring width varies: warp phase
    ph = ring_t + 0.35 * np.sin(ring_t * 0.61) + 0.25 * np.sin(ring_t * 0.23 + 1)
    f = ph - np.floor(ph)
    late = ss(0.35, 0.92, f) * (1 - ss(0.94, 1.0, f))  # slow darkening, sharp return
    strength = 0.55 + 0.45 * np.clip(spectral(h, w, 4, 2, p['seed'] + 3), -1, 1) * 0.6
    fibre = spectral(h, w, 260, 5, p['seed'] + 4, 0.6)
    fibre2 = spectral(h, w, 90, 3, p['seed'] + 5, 0.8)
    t = 0.40 + 0.36 * (late - 0.4) * strength + 0.055 * fibre + 0.05 * fibre2
    t += 0.07 * spectral(h, w, 3, 1.2, p['seed'] + 6, 1.2)
    # pores: short dark dashes lying in the early wood
    po = band(h, w, 300, 26, p['seed'] + 7, 0.5)
    pore = ss(1.35, 2.4, po + 0.5 * (f < 0.35)) * p['pore']
    rgb = ramp(np.clip(t, 0, 1), [(0, p['c'][0]), (0.45, p['c'][1]), (1, p['c'][2])])
    rgb = rgb * (1 + tone[..., None])
    rgb *= 1 - 0.30 * pore[..., None]
    if p['ray']:
        ray = ss(1.7, 2.6, band(h, w, 60, 12, p['seed'] + 8, 0.5)) * p['ray']
        rgb = rgb + ray[..., None] * 0.07
    # hairline between planks
    for c in cuts[:-1]:
        d = np.abs((Y - c + W / 2) % W - W / 2)
        rgb *= 1 - 0.16 * np.exp(-((d / 0.0006) ** 2))[..., None]
    hue = spectral(h, w, 2, 1, p['seed'] + 9)[..., None] * np.array([0.014, 0.0, -0.020])
    rgb = rgb * (1 + hue)
    height = 0.6 - 0.35 * pore - 0.12 * late + 0.04 * fibre
    return rgb, height
