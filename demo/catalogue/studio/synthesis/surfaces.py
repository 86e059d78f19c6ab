"""Cloth, leather, velvet, stone, rug and cane. Colours are neutral (mean about 0.8), for tinting, but for stone and cane."""

import numpy as np

from synthesis.colour import ramp
from synthesis.noise import band, spectral, ss


def weave(n=2048, threads=192, seed=5):
    """Plain weave of slubby yarn: thick and thin places, each thread of its own shade; neutral (mean about 0.8), and height."""
    rng = np.random.default_rng(seed)
    g = np.arange(n) / n
    X, Y = np.meshgrid(g, g)
    U = X * threads + spectral(n, n, 5, 24, seed) * 0.12
    V = Y * threads + spectral(n, n, 24, 5, seed + 1) * 0.12
    iu, iv = np.floor(U).astype(int) % threads, np.floor(V).astype(int) % threads
    fu, fv = U - np.floor(U) - 0.5, V - np.floor(V) - 0.5
    slub_w = 1 + 0.16 * np.clip(spectral(n, n, 8, threads * 0.5, seed + 2), -1.2, 2)
    slub_f = 1 + 0.16 * np.clip(spectral(n, n, threads * 0.5, 8, seed + 3), -1.2, 2)
    over = ((iu + iv) % 2).astype(float)
    warp = np.sqrt(np.clip(1 - (fu / (0.54 * slub_w)) ** 2, 0, 1)) * (0.55 + 0.45 * np.cos(np.pi * fv) * (2 * over - 1))
    weft = np.sqrt(np.clip(1 - (fv / (0.54 * slub_f)) ** 2, 0, 1)) * (0.55 + 0.45 * np.cos(np.pi * fu) * (1 - 2 * over))
    height = np.maximum(warp, weft)
    own_w = rng.normal(0, 1, threads)[iu] * 0.5 + spectral(n, n, 14, threads * 0.5, seed + 4) * 0.9
    own_f = rng.normal(0, 1, threads)[iv] * 0.5 + spectral(n, n, threads * 0.5, 14, seed + 5) * 0.9
    shade = np.where(warp > weft, own_w, own_f)
    lum = 0.80 * (0.76 + 0.26 * height) * (1 + 0.05 * shade)
    return grey(lum), np.clip(height, 0, 1)


def boucle(n=2048, loops=26000, seed=9):
    """Loops of curled yarn, laid over one another at random; between them one looks into the dark."""
    rng = np.random.default_rng(seed)
    hgt = np.zeros((n, n))
    own = np.zeros((n, n))
    reach = 30  # pixels round the middle of a loop; a tile is 2048 on 0.36 m
    yy, xx = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    for _ in range(loops):
        size, thick = rng.uniform(9, 19), rng.uniform(6, 9)
        turn, flat, lift, shade = rng.uniform(0, np.pi), rng.uniform(0.55, 1), rng.uniform(0.2, 1), rng.normal()
        a = xx * np.cos(turn) + yy * np.sin(turn)
        b = (yy * np.cos(turn) - xx * np.sin(turn)) / flat
        off = np.abs(np.hypot(a, b) - size) / thick
        dome = np.sqrt(np.clip(1 - off * off, 0, 1)) * (0.55 + 0.45 * a / size * np.sign(shade)) * 0.5 + lift * 0.5
        dome[off >= 1] = 0
        rows = (rng.integers(n) + yy[:, :1]) % n
        cols = (rng.integers(n) + xx[:1]) % n
        lower = dome > hgt[rows, cols]
        hgt[rows, cols] = np.where(lower, dome, hgt[rows, cols])
        own[rows, cols] = np.where(lower, shade, own[rows, cols])
    hgt = np.clip(hgt + 0.03 * band(n, n, 330, 330, seed + 1, 0.4), 0, 1)
    lum = 0.80 * (0.78 + 0.24 * ss(0.0, 0.95, hgt)) * (1 + 0.02 * own)
    return grey(lum), hgt


def velvet(n=2048, seed=19):
    """Cut pile: fine upright fibres that all lean one way, in faint streaks as a hand has brushed them."""
    pile = band(n, n, 300, 420, seed, 0.35)
    nap = spectral(n, n, 5, 70, seed + 1, 0.9)
    hgt = np.clip(0.5 + 0.15 * pile + 0.06 * nap, 0, 1)
    lum = 0.74 * (1 + 0.022 * nap + 0.045 * pile)
    return grey(lum), hgt


def leather(n=2048, seed=15):
    """Full grain: pebbles between fine creases, here and there a longer wrinkle, shade that drifts over the hide."""
    a, b = band(n, n, 150, 165, seed, 0.25), band(n, n, 240, 220, seed + 1, 0.25)
    pebble = np.minimum(ss(0.0, 0.5, np.abs(a)), 0.3 + 0.7 * ss(0, 0.45, np.abs(b)))
    long = band(n, n, 9, 16, seed + 2, 0.5) + 0.35 * band(n, n, 40, 40, seed + 4, 0.4)
    wrinkle = (1 - ss(0.0, 0.10, np.abs(long))) * ss(0.2, 1.2, spectral(n, n, 4, 4, seed + 5))
    drift = spectral(n, n, 3, 3, seed + 6, 1.2)
    hgt = np.clip(0.25 + 0.55 * pebble - 0.30 * wrinkle, 0, 1)
    lum = 0.80 * (0.91 + 0.09 * pebble) * (1 - 0.10 * wrinkle) * (1 + 0.022 * drift + 0.015 * spectral(n, n, 30, 30, seed + 3))
    return grey(lum), hgt


def grey(lum):
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1)


def stone(n=1024, seed=31):
    """Travertine-like bands with small pits; colour is final."""
    warp = spectral(n, n, 2, 2, seed) * 0.05
    Y = np.arange(n)[:, None] / n + warp
    layers = sum(np.sin(2 * np.pi * (k * Y) + p) / (k**0.6) for k, p in ((3, 0), (7, 1), (13, 2), (29, 4)))
    t = 0.5 + 0.10 * layers + 0.10 * spectral(n, n, 30, 6, seed + 1)
    pit = ss(1.5, 2.3, band(n, n, 90, 30, seed + 2, 0.5) + 0.4 * spectral(n, n, 8, 2, seed + 3))
    rgb = ramp(np.clip(t, 0, 1), [(0, '#e9dfcf'), (0.5, '#dccdb6'), (1, '#c6b194')])
    rgb *= 1 - 0.35 * pit[..., None]
    return rgb, 1 - 0.8 * pit


def rug(n=1024, seed=41):
    """Hand-knotted wool: rows of knots with tonal drift; neutral."""
    rows = 90
    g = np.arange(n) / n
    X, Y = np.meshgrid(g, g)
    V = Y * rows + 0.15 * spectral(n, n, 10, 10, seed)
    row = np.sqrt(np.abs(np.cos(np.pi * V)))
    kn = band(n, n, 90, 130, seed + 1, 0.3)
    hgt = np.clip(0.3 + 0.5 * row + 0.14 * kn, 0, 1)
    lum = 0.8 * (0.78 + 0.25 * hgt) * (1 + 0.05 * spectral(n, n, rows * 0.5, 10, seed + 2) + 0.03 * spectral(n, n, 3, 3, seed + 3))
    return grey(lum), hgt


def cane(n=1024, seed=3, cells=16):
    """Six-way cane webbing: straw, its holes as alpha, and height: strands are round and go over and under."""
    g = np.arange(n) / n * cells
    X, Y = np.meshgrid(g, g)

    def strand(a, half, off=0.0):
        """Height across strands of that half width, zero beside them."""
        d = np.abs((a + off) - np.round(a + off)) / half
        return np.sqrt(np.clip(1 - d * d, 0, 1))

    up = 0.5 + 0.5 * np.cos(np.pi * X) * np.cos(np.pi * Y)  # what lies above changes from one crossing to the next
    across = np.maximum(strand(X, 0.095, 0.13), strand(X, 0.095, -0.13)) * (0.55 + 0.25 * up)
    along = np.maximum(strand(Y, 0.095, 0.13), strand(Y, 0.095, -0.13)) * (0.80 - 0.25 * up)
    slant = np.maximum(strand(X + Y, 0.12, 0.5) * 0.95, strand(X - Y, 0.12, 0.5))
    layers = np.stack([across, along, slant])
    hgt = layers.max(0)
    fibre = spectral(n, n, 60, 60, seed)
    t = 0.30 + 0.42 * hgt + 0.08 * fibre + np.choose(layers.argmax(0), [-0.03, 0.0, 0.05])
    rgb = ramp(np.clip(t, 0, 1), [(0, '#75552d'), (0.45, '#bd955c'), (1, '#e2c48f')])
    return np.concatenate([rgb, (hgt > 0.05).astype(float)[..., None]], -1), hgt
