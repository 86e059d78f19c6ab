"""Own denoiser for Cycles passes (numpy + OpenCV): the Debian build has none.

Diffuse light is filtered apart from the (noise-free) surface colour, so that
weave and grain stay crisp; edges are kept by normal and depth.  The rest
(gloss, emission, glass) gets a lighter filter.  Edge-avoiding a-trous wavelets
with a local noise estimate.
"""

import cv2
import numpy as np

K = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16


def _shift(a, dy, dx):
    h, w = a.shape[:2]
    return cv2.copyMakeBorder(a, max(-dy, 0), max(dy, 0), max(-dx, 0), max(dx, 0), cv2.BORDER_REPLICATE)[
        (dy if dy > 0 else 0) : (dy if dy > 0 else 0) + h, (dx if dx > 0 else 0) : (dx if dx > 0 else 0) + w
    ]


def _noise_var(l):
    """Variance of the grain: high-pass residual energy, smoothed."""
    hp = l - cv2.medianBlur(l, 3)
    return cv2.GaussianBlur(hp * hp, (0, 0), 3) * 1.6


def atrous(x, normal, depth, levels, sig_l, sig_n=64.0, sig_z=0.02):
    x = np.ascontiguousarray(x, dtype=np.float32)
    var = conf = None
    for lv in range(levels):
        st = 1 << lv
        lum = x @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
        if var is None:
            var = _noise_var(lum)
        guide = cv2.GaussianBlur(lum, (0, 0), 0.8)
        inv = 1.0 / (sig_l * np.sqrt(var) + 1e-3 * np.maximum(guide, 0.02))
        acc = x * (K[2] * K[2])
        wsum = np.full(lum.shape, K[2] * K[2], dtype=np.float32)
        vacc = var * (K[2] * K[2]) ** 2
        for j in range(-2, 3):
            for i in range(-2, 3):
                if i == 0 and j == 0:
                    continue
                dy, dx = j * st, i * st
                k = K[j + 2] * K[i + 2]
                nn = np.einsum('ijk,ijk->ij', normal, _shift(normal, dy, dx))
                dz = np.abs(depth - _shift(depth, dy, dx)) / (depth * sig_z * st)
                dl = np.abs(guide - _shift(guide, dy, dx)) * inv
                w = k * np.exp(-dl - dz - sig_n * np.clip(1 - nn, 0, None))
                acc += _shift(x, dy, dx) * w[..., None]
                vacc += _shift(var, dy, dx) * w * w
                wsum += w
        x = acc / wsum[..., None]
        if conf is None:
            conf = np.clip((wsum - K[2] ** 2) / (0.25 * (1 - K[2] ** 2)), 0, 1)
        var = vacc / (wsum * wsum)
    # pixels that found no like neighbours (silhouettes, thin rods): take the light of trusted ones around
    c = (conf * conf)[..., None] + 1e-4
    fill = cv2.GaussianBlur(x * c, (5, 5), 1.0) / cv2.GaussianBlur(c, (5, 5), 1.0)[..., None]
    return x * conf[..., None] + fill * (1 - conf[..., None])


def clean(P, strength=1.0, levels=5):
    img, col = P['Image'], P['DiffCol']
    light = P['DiffDir'] + P['DiffInd']
    n = P['Normal']
    ln = np.linalg.norm(n, axis=-1, keepdims=True)
    n = n / np.maximum(ln, 1e-6)
    z = np.clip(P['Depth'][..., 0], 1e-3, 200).astype(np.float32)
    n = np.ascontiguousarray(n, dtype=np.float32)
    ok = col.max(-1) > 1e-4
    diff = col * light
    rest = np.maximum(img - diff, 0)
    light = np.where(ok[..., None], light, 0).astype(np.float32)
    light = np.minimum(light, 60)
    d2 = atrous(light, n, z, levels, 3.0 * strength)
    r2 = atrous(rest.astype(np.float32), n, z, 2, 2.0 * strength, sig_n=128)
    return d2 * col + r2
