"""How a scene becomes a picture: Cycles settings, passes, noise filter, tone curve, file."""

import os
import tempfile
import time

import bpy
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
    sc.render.use_persistent_data = False


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


def render(path, clean=True, strength=1.0, quality=90, exposure=0.0, levels=5):
    """Renders the current scene; path ends in .png, .jpg or .webp. Returns seconds (trace, denoise, CPU of the trace)."""
    tmp = tempfile.mkdtemp(prefix='cat_')
    _wire(tmp)
    t0, c0 = time.time(), time.process_time()
    bpy.ops.render.render()
    t1, c1 = time.time(), time.process_time()
    P = {}
    for p in PASSES:
        f = [x for x in os.listdir(tmp) if x.startswith(p + '_')][0]
        P[p] = _load(os.path.join(tmp, f))
        os.remove(os.path.join(tmp, f))
    os.rmdir(tmp)
    out = denoise.clean(P, strength, levels) if clean else P['Image']
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    from PIL import Image

    rgb = tone(out[::-1], exposure)
    # one grain for all channels, about a step of 8 bits: soft backdrops come out without bands
    grain = np.random.default_rng(1).normal(0, 0.8, rgb.shape[:2])[..., None]
    Image.fromarray(np.clip(rgb * 255 + 0.5 + grain, 0, 255).astype(np.uint8)).save(path, quality=quality, method=5)
    return t1 - t0, time.time() - t1, c1 - c0


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
