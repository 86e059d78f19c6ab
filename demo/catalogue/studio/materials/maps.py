"""The texture maps on disk; textures.py makes them."""

import os
import tempfile

import numpy as np
from PIL import Image

import textures as T

try:
    import bpy
except ImportError:  # swatches.py reads the maps without Blender
    bpy = None

TEX_DIR = os.environ.get('CAT_TEX') or os.path.join(tempfile.gettempdir(), 'lanai-studio', 'textures')
_means = {}


def mean_lin(stem):
    """Mean colour of a map in linear light: what a tint is divided by."""
    if stem not in _means:
        T.ensure(stem.rpartition('_')[0], TEX_DIR)
        a = np.asarray(Image.open(os.path.join(TEX_DIR, stem + '.png')).convert('RGB').resize((128, 128)), dtype=float) / 255
        _means[stem] = T.srgb_to_lin(a).reshape(-1, 3).mean(0)
    return _means[stem]


def image(stem, colour=True):
    T.ensure(stem.rpartition('_')[0], TEX_DIR)
    im = bpy.data.images.load(os.path.abspath(os.path.join(TEX_DIR, stem + '.png')), check_existing=True)
    im.colorspace_settings.name = 'sRGB' if colour else 'Non-Color'
    return im
