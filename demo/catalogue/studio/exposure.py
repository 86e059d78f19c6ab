"""How a scene becomes a picture: Cycles settings, passes, noise filter, tone curve, file."""

import os
import tempfile
import time

import bpy
import cv2
import numpy as np

import denoise

PASSES = ('Image', 'DiffDir', 'DiffInd', 'DiffCol', 'Normal', 'Depth')


def cycles(res, spp, threshold=0.05, bounces=(3, 3, 4), fast=False):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    cy = sc.cycles
    cy.device = 'CPU'
    cy.samples = spp
    cy.use_adaptive_sampling = threshold > 0
    cy.adaptive_threshold = threshold
    cy.adaptive_min_samples = max(12, spp // 4)
    cy.use_denoising = False
    cy.max_bounces = bounces[2]
    cy.diffuse_bounces, cy.glossy_bounces = bounces[:2]
    cy.transmission_bounces = 6
    cy.transparent_max_bounces = 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 4
    cy.blur_glossy = 1.0
    cy.pixel_filter_type = 'BLACKMAN_HARRIS'
    cy.filter_width = 1.5
    if fast:  # ambient occlusion in place of late bounces: about a third cheaper
        cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = True, 'REPLACE', 1
        sc.world.light_settings.distance = 2.0
    sc.render.use_persistent_data = True


def _wire(folder):
    sc = bpy.context.scene
    vl = bpy.context.view_layer
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = True
    vl.use_pass_normal = vl.use_pass_z = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for p in PASSES:
        fo.file_slots.new(p + '_')
        nt.links.new(rl.outputs[p], fo.inputs[p + '_'])


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * 4, dtype=np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :3]


def trace():
    """Renders the scene as it is set up; its passes in linear light, normals as the camera sees them, the lowest row first."""
    with tempfile.TemporaryDirectory(prefix='cat_') as folder:
        _wire(folder)
        bpy.ops.render.render()
        files = {file.rsplit('_', 1)[0]: os.path.join(folder, file) for file in os.listdir(folder)}
        passes = {name: _load(files[name]) for name in PASSES}
    passes['Normal'] = passes['Normal'] @ np.array(bpy.context.scene.camera.matrix_world.to_3x3(), np.float32)
    return passes


def crop(left, bottom, right, top):
    """Renders only this part, in shares of the picture."""
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = left, bottom, right, top


def _ramp(low, high, length):
    """How much of each row or column is the near part's own: it fades out towards the backdrop, not at the picture's edge."""
    soft = max(1, length // 40)
    at = np.arange(low, high)
    inside = np.minimum(at - low + (soft if low == 0 else 0), high - 1 - at + (soft if high == length else 0))
    share = np.clip(inside / soft, 0, 1).astype(np.float32)
    return share * share * (3 - 2 * share)


def _with_backdrop(develop, near):
    """Traces the piece's own part in full and the empty backdrop about it, which has no detail, at a fifth of the size."""
    r, cy = bpy.context.scene.render, bpy.context.scene.cycles
    width, height = r.resolution_x, r.resolution_y
    r.resolution_percentage, cy.samples = 20, cy.samples * 3
    picture = cv2.resize(develop(trace()), (width, height), interpolation=cv2.INTER_CUBIC)
    r.resolution_percentage, cy.samples = 100, cy.samples // 3
    left, right = (round(x * width) for x in near[::2])
    bottom, top = (round(y * height) for y in near[1::2])
    # a border is cut to whole pixels: a quarter more keeps them what they are
    crop(*((at + 0.25) / side for at, side in zip((left, bottom, right, top), (width, height) * 2)))
    own = (_ramp(bottom, top, height)[:, None] * _ramp(left, right, width))[..., None]
    part = picture[bottom:top, left:right]
    part += own * (develop(trace()) - part)
    return picture


def render(path, clean=True, quality=90, exposure=0.0, near=None):
    """Renders the scene to a .png, .jpg or .webp; `near` (left, bottom, right, top as shares) holds all that is not backdrop.
    Returns seconds, and seconds of CPU."""
    started, cpu = time.time(), time.process_time()

    def develop(passes):
        return denoise.clean(passes) if clean else passes['Image']

    rgb = tone((_with_backdrop(develop, near) if near else develop(trace()))[::-1], exposure)
    # one grain for all channels, about a step of 8 bits: soft backdrops come out without bands
    grain = np.random.default_rng(1).normal(0, 0.8, rgb.shape[:2])[..., None]
    save(path, np.clip(rgb * 255 + 0.5 + grain, 0, 255), quality)
    return time.time() - started, time.process_time() - cpu


def save(path, picture, quality):
    from PIL import Image

    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    Image.fromarray(picture.astype(np.uint8)).save(path, quality=quality, method=5)


def tone(x, exposure=0.0):
    """Scene-linear to display: gentle shoulder, a touch of contrast, sRGB."""
    x = np.maximum(x * 2.0**exposure, 0)
    a = 0.55
    y = np.where(x > a, a + (1 - a) * (1 - np.exp(-(np.maximum(x, a) - a) / (1 - a))), x)
    # keep hue in the bright end: mix with the same curve driven by luminance
    lum = (x @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    ly = np.where(lum > a, a + (1 - a) * (1 - np.exp(-(np.maximum(lum, a) - a) / (1 - a))), lum)
    z = np.clip(x * (ly / np.maximum(lum, 1e-5)), 0, 1)
    y = y * 0.8 + z * 0.2
    g = (y @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    y = np.clip(g + (y - g) * 0.90, 0, 1)
    s = np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    s = np.clip(s, 0, 1)
    return s + 0.10 * (s * s * (3 - 2 * s) - s)
