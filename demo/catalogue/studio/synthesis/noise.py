"""Periodic noise, so that every map tiles without a seam."""

import numpy as np


def _grid(h, w):
    fy = np.fft.fftfreq(h)[:, None] * h
    fx = np.fft.rfftfreq(w)[None, :] * w
    return fy, fx


def spectral(h, w, cy, cx, seed, slope=1.0):
    """Periodic noise, unit variance. cy/cx: typical cycles per tile (anisotropic)."""
    rng = np.random.default_rng(seed)
    fy, fx = _grid(h, w)
    r2 = (fy / max(cy, 1e-6)) ** 2 + (fx / max(cx, 1e-6)) ** 2
    amp = 1.0 / (1.0 + r2) ** (0.75 + slope / 2)
    spec = np.fft.rfft2(rng.standard_normal((h, w))) * amp
    spec[0, 0] = 0
    n = np.fft.irfft2(spec, s=(h, w))
    return n / n.std()


def band(h, w, cy, cx, seed, width=0.35):
    """Periodic band-passed noise around cy/cx cycles per tile, unit variance."""
    rng = np.random.default_rng(seed)
    fy, fx = _grid(h, w)
    r = np.sqrt((fy / max(cy, 1e-6)) ** 2 + (fx / max(cx, 1e-6)) ** 2)
    amp = np.exp(-(((np.log(np.maximum(r, 1e-6))) / width) ** 2) / 2)
    spec = np.fft.rfft2(rng.standard_normal((h, w))) * amp
    spec[0, 0] = 0
    n = np.fft.irfft2(spec, s=(h, w))
    return n / n.std()


def ss(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
