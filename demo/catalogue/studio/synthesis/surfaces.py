"""Cloth, leather, velvet, stone, rug and cane. Colours are neutral (mean about 0.8), for tinting, but for stone and cane."""

import numpy as np

from synthesis.colour import ramp
from synthesis.noise import band, spectral, ss


def weave(n=1024, threads=128, seed=5, slub=0.5):
    """Plain weave: neutral melange colour (mean ~ 0.8) and height."""
    rng = np.random.default_rng(seed)
    g = np.arange(n) / n
    X, Y = np.meshgrid(g, g)
    wx = spectral(n, n, 6, 20, seed) * 0.10
    wy = spectral(n, n, 20, 6, seed + 1) * 0.10
    U = X * threads + wx
    V = Y * threads + wy
    iu, iv = np.floor(U).astype(int) % threads, np.floor(V).astype(int) % threads
    fu, fv = U - np.floor(U) - 0.5, V - np.floor(V) - 0.5
    # thread thickness and tone per thread and along it (slubs)
    tw = 1 + slub * np.clip(spectral(n, n, 5, threads * 0.45, seed + 2), -1, 2) * 0.35
    tf = 1 + slub * np.clip(spectral(n, n, threads * 0.45, 5, seed + 3), -1, 2) * 0.35
    over = ((iu + iv) % 2).astype(float)
    warp = np.sqrt(np.clip(1 - (fu / (0.52 * tw)) ** 2, 0, 1)) * (0.55 + 0.45 * np.cos(np.pi * fv) * (2 * over - 1))
    weft = np.sqrt(np.clip(1 - (fv / (0.52 * tf)) ** 2, 0, 1)) * (0.55 + 0.45 * np.cos(np.pi * fu) * (1 - 2 * over))
    height = np.maximum(warp, weft)
    is_warp = warp > weft
    mel_w = rng.normal(0, 1, threads)[iu] * 0.35 + spectral(n, n, 22, threads * 0.5, seed + 4) * 0.7
    mel_f = rng.normal(0, 1, threads)[iv] * 0.35 + spectral(n, n, threads * 0.5, 22, seed + 5) * 0.7
    mel = np.where(is_warp, mel_w, mel_f)
    lum = 0.80 * (0.80 + 0.22 * height) * (1 + 0.045 * mel) * (1 + 0.012 * spectral(n, n, 4, 4, seed + 6))
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1), np.clip(height, 0, 1)


def boucle(n=1024, seed=9):
    """Curly loops: worley-like blobs from band noise."""
    a = band(n, n, 70, 70, seed, 0.18)
    b = band(n, n, 95, 95, seed + 1, 0.18)
    c = band(n, n, 150, 150, seed + 2, 0.25)
    hgt = np.abs(a) * 0.55 + np.abs(b) * 0.4 + 0.15 * c
    hgt = (hgt - hgt.min()) / (hgt.max() - hgt.min())
    hgt = ss(0.02, 0.55, hgt)
    lum = 0.83 * (0.74 + 0.30 * hgt) * (1 + 0.03 * band(n, n, 30, 30, seed + 3))
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1), hgt


def velvet(n=1024, seed=19):
    """Cut pile: fine upright fibres, brushed into soft patches that lie lighter or darker."""
    pile = band(n, n, 210, 260, seed, 0.35)
    strokes = spectral(n, n, 3, 2, seed + 1, 1.6)
    drift = spectral(n, n, 26, 12, seed + 2, 1.0)
    hgt = np.clip(0.5 + 0.16 * pile + 0.05 * drift, 0, 1)
    lum = 0.74 * (1 + 0.040 * strokes + 0.018 * drift + 0.055 * pile)
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1), hgt


def leather(n=1024, seed=15):
    """Pebbled grain: creases along the zero lines of band noise."""
    a = band(n, n, 85, 85, seed, 0.22)
    b = band(n, n, 120, 120, seed + 1, 0.22)
    cre = np.minimum(ss(0.0, 0.45, np.abs(a)), 0.35 + 0.65 * ss(0, 0.4, np.abs(b)))
    big = spectral(n, n, 3, 3, seed + 2)
    hgt = np.clip(0.15 + 0.75 * cre + 0.03 * big, 0, 1)
    lum = 0.80 * (0.90 + 0.10 * cre) * (1 + 0.022 * big + 0.012 * spectral(n, n, 30, 30, seed + 3))
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1), hgt


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
    return np.repeat(np.clip(lum, 0, 1)[..., None], 3, -1), hgt


def cane(n=512, seed=3, cells=16):
    """Woven cane webbing: straw colour + alpha (holes)."""
    g = np.arange(n) / n * cells
    X, Y = np.meshgrid(g, g)

    def strands(a, half, off=0.0):
        d = np.abs((a + off) - np.round(a + off))
        return d < half

    h1 = strands(X, 0.10, 0.13) | strands(X, 0.10, -0.13)
    v1 = strands(Y, 0.10, 0.13) | strands(Y, 0.10, -0.13)
    d1 = strands(X + Y, 0.13, 0.5)
    d2 = strands(X - Y, 0.13, 0.5)
    a = (h1 | v1 | d1 | d2).astype(float)
    t = 0.5 + 0.15 * spectral(n, n, 40, 40, seed) + 0.12 * (d1 | d2) - 0.12 * (h1 & v1)
    rgb = ramp(np.clip(t, 0, 1), [(0, '#8a683c'), (0.5, '#c8a26c'), (1, '#e4c795')])
    return np.concatenate([rgb, a[..., None]], -1), a
