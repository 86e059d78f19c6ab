"""Own denoiser for Cycles passes (numpy + OpenCV): the Debian build has none.

Diffuse light is filtered apart from the (noise-free) surface colour, so weave and grain stay crisp. Under large soft lights
the light on a rough surface is nearly linear in its normal: around each pixel it is fitted as a mean and slopes along x and y
of the normal as the camera sees it, which keeps seams, piping and relief that an average would flatten. A few samples per
pixel are enough. Who counts as a neighbour is weighed by edge-avoiding a-trous wavelets: by depth, by the normal of the form
and by shadow edges. Gloss is fitted alike.
"""

import cv2
import numpy as np

K = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16
BAND = 24  # rows at a time
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


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
        lum = x @ LUMINANCE
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
    return _filled(x, conf)


def _filled(x, trust):
    """Pixels that found no like neighbours (silhouettes, thin rods) take the light of trusted ones around."""
    c = (trust * trust)[..., None] + 1e-4
    fill = cv2.GaussianBlur(x * c, (5, 5), 1.0) / cv2.GaussianBlur(c, (5, 5), 1.0)[..., None]
    return x * trust[..., None] + fill * (1 - trust[..., None])


def _spread(moments, form, depth, levels, light=None, loose=None):
    """Moments averaged over ever wider neighbours of like depth and form, and of like light where that is given;
    and how far each pixel found such neighbours beside it."""
    trust = None
    for step in (1 << level for level in range(levels)):
        wide = [cv2.copyMakeBorder(a, *[step] * 4, cv2.BORDER_REPLICATE) for a in (depth, *cv2.split(form), *moments)]
        bright = None if light is None else cv2.copyMakeBorder(light, *[step] * 4, cv2.BORDER_REPLICATE)
        moments, weights = [np.empty_like(m) for m in moments], np.empty_like(depth)
        for top in range(0, len(depth), BAND):
            rows = slice(top, top + BAND)
            _spread_band(
                [m[rows] for m in moments], weights[rows], wide, bright, loose if light is None else loose[rows], top, step
            )
        if trust is None:
            trust = np.clip((weights - 0.25) / 0.45, 0, 1)
    return moments, trust


def _spread_band(sums, weights, wide, bright, loose, top, step):
    """One step of `_spread` for some rows, whose arrays fit into the processor's cache; `wide` has a margin of `step` pixels."""
    height, width = weights.shape

    def beside(a, dy=0, dx=0):
        return a[top + step + dy : top + step + dy + height, step + dx : step + dx + width]

    depth, *form, moments = wide[0], *wide[1:4], wide[4:]
    own, share = beside(depth) * (0.01 * step), np.empty_like(weights)
    for total, moment in zip(sums, moments):
        np.divide(beside(moment), 4, out=total)
    weights[:] = 0.25
    for dy, dx in ((y * step, x * step) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y):
        apart = np.abs(beside(depth) - beside(depth, dy, dx)) / own
        alike = sum(beside(axis) * beside(axis, dy, dx) for axis in form)
        apart += 12 * np.maximum(1 - alike, 0)
        if bright is not None:
            apart += np.abs(beside(bright) - beside(bright, dy, dx)) / loose
        near = np.exp(-apart) * (0.0625 if dy and dx else 0.125)
        weights += near
        for total, moment in zip(sums, moments):
            total += np.multiply(beside(moment, dy, dx), near, out=share)
    for total in sums:
        total /= weights


def _fitted(moments, *normals):
    """The light that the moments around a pixel foretell for each of its normals."""
    x, y, xx, xy, yy, lx, ly, *mean = moments
    mean = np.stack(mean, -1)
    lit = mean @ LUMINANCE
    xx, xy, yy = xx - x * x + 2e-3, xy - x * y, yy - y * y + 2e-3  # flat places have no slope
    lx, ly, all_of_it = lx - x * lit, ly - y * lit, (xx * yy - xy * xy) * np.maximum(lit, 1e-4)
    along_x, along_y = (lx * yy - ly * xy) / all_of_it, (ly * xx - lx * xy) / all_of_it
    slants = (along_x * (n[..., 0] - x) + along_y * (n[..., 1] - y) for n in normals)
    # a silhouette's normal lies beyond its neighbours': their fit holds only so far
    return [mean * (1 + np.clip(slant, -0.6, 1))[..., None] for slant in slants]


def _regressed(light, normal, form, depth, levels):
    x, y = (np.ascontiguousarray(normal[..., axis]) for axis in (0, 1))
    lit = light @ LUMINANCE
    moments = [x, y, x * x, x * y, y * y, x * lit, y * lit, *(light[..., channel] for channel in range(3))]
    near, plain = (fit @ LUMINANCE for fit in _fitted(_spread(moments, form, depth, 2)[0], normal, form))
    noise = np.sqrt(cv2.GaussianBlur((lit - near) ** 2, (0, 0), 4) / 12)
    loose = 3 * noise + 4e-3 * np.maximum(plain, 0.02)
    moments, trust = _spread(moments, form, depth, levels, plain, loose)
    return _filled(_fitted(moments, normal)[0], trust)


def _evened(light, normal, form, depth):
    """Where nothing is but a plane, such as the ground, a few samples leave the soft edge of a shadow ragged: averaged there."""
    bump = cv2.GaussianBlur(1 - np.einsum('ijk,ijk->ij', normal, form), (0, 0), 2)
    even = np.stack(_spread(list(cv2.split(light)), form, depth, 4)[0], -1)
    return light + (even - light) * np.exp(-bump / 2e-5)[..., None]


def _unit(normal):
    return np.ascontiguousarray(normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6), np.float32)


def clean(passes):
    colour = passes['DiffCol']
    light = np.minimum(passes['DiffDir'] + passes['DiffInd'], 60).astype(np.float32)
    rest = np.maximum(passes['Image'] - colour * light, 0).astype(np.float32)
    normal = _unit(passes['Normal'])
    form = _unit(cv2.GaussianBlur(normal, (0, 0), 1.5))
    depth = np.clip(passes['Depth'][..., 0], 1e-3, 200).astype(np.float32)
    diffuse = _evened(_regressed(light, normal, form, depth, 6), normal, form, depth)
    return diffuse * colour + _regressed(rest, normal, form, depth, 3)
