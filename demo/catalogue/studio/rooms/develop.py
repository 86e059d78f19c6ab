"""From Cycles passes to the picture: direct light, bounced light and gloss are cleaned each in its own way.

Bounced light has no sharp edges of its own, so it may be smoothed far more than sunlight; that is what
keeps plain walls free of clouds at few samples.
"""

import time

import cv2
import numpy as np

import denoise
from exposure import save, trace
from exposure import tone as studio_tone

FAR = 200.0  # metres; the sky counts as a flat thing at this distance


def guides(passes):
    normal = passes['Normal']
    size = np.linalg.norm(normal, axis=-1, keepdims=True)
    sky = size[..., 0] < 1e-3
    normal = np.where(sky[..., None], (0, 0, 1), normal / np.maximum(size, 1e-6))
    depth = np.where(sky, FAR, np.clip(passes['Depth'][..., 0], 1e-3, FAR))
    return np.ascontiguousarray(normal, dtype=np.float32), depth.astype(np.float32)


def without_fireflies(light):
    """A lone bright pixel takes the brightest value its neighbours agree on."""
    middle = cv2.medianBlur(np.ascontiguousarray(light, dtype=np.float32), 3)
    return np.minimum(light, middle * 2.5 + 0.05)


def clean(passes, strength):
    colour, image = passes['DiffCol'], passes['Image']
    normal, depth = guides(passes)
    matter = (colour.max(-1) > 1e-4)[..., None]
    raw_direct = np.where(matter, passes['DiffDir'], 0).astype(np.float32)
    raw_bounced = np.where(matter, passes['DiffInd'], 0).astype(np.float32)
    rest = np.maximum(image - colour * (raw_direct + raw_bounced), 0)
    direct = denoise.atrous(np.minimum(raw_direct, 60), normal, depth, 5, 2.4 * strength)
    bounced = denoise.atrous(without_fireflies(raw_bounced), normal, depth, 6, 9.0 * strength, sig_n=24, sig_z=0.03)
    gloss = denoise.atrous(rest.astype(np.float32), normal, depth, 2, 2.0 * strength, sig_n=128)
    gloss = np.where(edges(normal, depth)[..., None], within(rest, gloss), gloss)
    gloss = np.where(beside_sky(depth)[..., None], without_fireflies(rest), gloss)  # fine leaves stay crisp
    return (direct + bounced) * colour + gloss


def beside_sky(depth):
    sky = (depth >= FAR).astype(np.uint8)
    return (cv2.dilate(sky, np.ones((3, 3))) > 0) & (cv2.erode(sky, np.ones((3, 3))) == 0)


def within(raw, cleaned):
    """Silhouettes keep their own, antialiased pixels as far as the clean ones around them allow: neither rims nor grain."""
    square = np.ones((3, 3), np.uint8)
    cleaned = np.ascontiguousarray(cleaned, dtype=np.float32)
    return np.clip(raw, cv2.erode(cleaned, square), cv2.dilate(cleaned, square))


def edges(normal, depth):
    near = cv2.erode(depth, np.ones((3, 3)))
    return (cv2.dilate(depth, np.ones((3, 3))) - near) > 0.08 * near


def tone(x, exposure):
    """The studio's curve, then a trace of warmth in the lights."""
    y = studio_tone(x, exposure)
    return np.clip(y * np.array([1.012, 1.0, 0.982]), 0, 1)


def expose(path, strength=1.2, quality=90, exposure=0.0):
    """Renders the scene to path; returns seconds, and seconds of CPU."""
    started, cpu = time.time(), time.process_time()
    passes = trace()
    save(path, tone((clean(passes, strength) if strength else passes['Image'])[::-1], exposure) * 255 + 0.5, quality)
    return time.time() - started, time.process_time() - cpu
