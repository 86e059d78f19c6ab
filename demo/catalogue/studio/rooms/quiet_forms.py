"""Large quiet abstracts, one form each, and the rugs and dry branches that go with them."""

import math

import geo
import materials as M
from materials.rendered import cloth

TONES = {'bone': '#ddd2c1', 'umber': '#5a4334', 'clay': '#a8694a', 'ink': '#24262b', 'sand': '#c3ab8c'}


def pigment(key):
    """Paint laid on canvas in broad strokes."""
    g = M.G(key)
    mix, base = g.node('ShaderNodeMixRGB', blend_type='MULTIPLY'), M.lin(TONES[key.partition(':')[2]])
    mix.inputs[0].default_value, mix.inputs[1].default_value = 1, (*base, 1)
    g.link(g.range(g.soft_noise(3.5, 8), 0.3, 0.7, 0.84, 1.12), mix.inputs[2])
    g.link(mix.outputs[0], g.p.inputs['Base Color'])
    g.link(g.bump(g.soft_noise(70, 3), 0.0015, 0.7), g.p.inputs['Normal'])
    g.set(Roughness=0.92, Specular=0.08)
    return g.mat


def pile_of(colour):
    return lambda key: cloth(key, 'rug', colour, 0.006, 0.97, 0.3, 0.004)


def driftwood(key):
    g = M.G(key)
    g.set(Base_Color=M.lin('#947c63'), Roughness=0.85, Specular=0.15)
    return g.mat


MATERIALS = {
    **{'pigment:' + tone: pigment for tone in TONES},
    'rug:taupe': pile_of('#8c7c6d'),
    'rug:ink': pile_of('#3a3735'),
    'rug:bone': pile_of('#cdc2b2'),
    'driftwood': driftwood,
}


def blob(w, h, bends, n=90):
    """A closed, hand-drawn outline within w × h; bends: (waves, size, phase)."""
    line = []
    for i in range(n):
        a = 2 * math.pi * i / n
        s = 1 + sum(size * math.cos(waves * a + phase) for waves, size, phase in bends)
        line.append((w / 2 * s * math.cos(a), h / 2 * s * math.sin(a)))
    return line


def cut(line, w, h):
    return [(max(-w / 2, min(w / 2, x)), max(-h / 2, min(h / 2, z))) for x, z in line]


def hill(w, h, lean=0.0, power=2.4, n=70):
    """A mound on a flat foot; its summit leans to one side."""
    line = []
    for i in range(n + 1):
        a = math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        up = s ** (2 / power)
        line.append((w / 2 * math.copysign(abs(c) ** (2 / power), c) * (1 - 0.18 * up) + lean * w * up, h * up))
    return line


def caldera(k, w, h):
    """An umber mountain with a clay sun that sinks behind it."""
    sun = blob(w * 0.24, w * 0.24, ())
    yield 'pigment:clay', sun, (-0.19 * w, 0.2 * h)
    yield 'pigment:umber', hill(w * 0.8, h * 0.56, 0.07), (0.01 * w, -0.36 * h)


def stele(k, w, h):
    """One upright ink stone."""
    yield 'pigment:ink', blob(w * 0.52, h * 0.74, ((2, 0.06, 2.2), (3, 0.07, 0.4))), (0.05 * w, 0.01 * h)
    yield 'pigment:sand', blob(w * 0.16, h * 0.5, ((2, 0.1, 0.4),)), (-0.3 * w, -0.1 * h)


def crescent(k, w, h):
    """A clay arc that the ground cuts."""
    outer = [(w * 0.40 * math.cos(a), h * 0.36 * math.sin(a)) for a in (math.pi * i / 40 for i in range(41))]
    inner = [(w * 0.17 * math.cos(a), h * 0.13 * math.sin(a)) for a in (math.pi * (1 - i / 40) for i in range(41))]
    yield 'pigment:clay', outer + inner, (0, -0.12 * h)
    yield 'pigment:umber', [(-w * 0.40, -0.05 * h), (w * 0.40, -0.05 * h), (w * 0.40, 0), (-w * 0.40, 0)], (0, -0.13 * h)


def headland(k, w, h):
    """An ink cape that runs out of the picture, over a band of clay."""
    yield 'pigment:clay', [(-w, 0), (w, 0), (w, 0.07 * h), (-w, 0.07 * h)], (0, -0.27 * h)
    yield 'pigment:ink', hill(w * 1.1, h * 0.52, -0.06, 2.0), (-0.3 * w, -0.2 * h)


FORMS = {'caldera': caldera, 'stele': stele, 'crescent': crescent, 'headland': headland}


def canvas(k, at, w, h, kind='caldera', turn=0, ground='pigment:bone', frame='wood:ebonised'):
    """A canvas in a slim float frame on the wall behind `at` (x, y of the wall's face, z of its centre)."""
    with k.at(at, (0, 0, turn)):
        for s in (-1, 1):
            k.box(frame, (0.014, 0.045, h + 0.05), (s * (w / 2 + 0.018), -0.0225, 0), bevel=0.002, grain='z')
            k.box(frame, (w + 0.05, 0.045, 0.014), (0, -0.0225, s * (h / 2 + 0.018)), bevel=0.002, grain='x')
        k.box(ground, (w, 0.034, h), (0, -0.017, 0), bevel=0.003)
        for i, (slot, outline, (x, z)) in enumerate(FORMS[kind](k, w, h)):
            line = cut([(px + x, pz + z) for px, pz in outline], w - 0.02, h - 0.02)
            k.slab(slot, line, 0.001, (0, -0.034 - 0.0012 * i, 0), (90, 0, 0), bevel=0)


def bound_rug(k, at, w, d, slot='rug:taupe', border='rug:ink', band=0.07, turn=0):
    """A hand-knotted rug within a border of another colour."""
    with k.at((at[0], at[1], 0.001), (0, 0, turn)):
        k.slab(border, geo.rounded_rect(w, d, 0.02, 4), 0.015, bevel=0.005)
        k.slab(slot, geo.rounded_rect(w - 2 * band, d - 2 * band, 0.01, 3), 0.0175, bevel=0.002)


def dry_branch(k, at, h=1.1, spread=0.5, n=3, turn=0, forks=4):
    """Bare, twisting limbs that fork."""
    with k.at(at, (0, 0, turn)):
        for i in range(n):
            a = 2.1 * i + k.rnd.uniform(-0.3, 0.3)
            limb(k, (0, 0, 0), a, h * k.rnd.uniform(0.75, 1.05), spread * k.rnd.uniform(0.7, 1.1), 0.011, forks)


def limb(k, foot, a, h, spread, r, forks):
    x, y, z = foot
    path = [foot]
    for t in (0.25, 0.5, 0.75, 1):
        bend = a + k.rnd.uniform(-0.7, 0.7)
        path.append((x + math.cos(bend) * spread * t**1.2, y + math.sin(bend) * spread * t**1.2, z + h * t))
    k.tube('driftwood', path, [r, r * 0.85, r * 0.65, r * 0.45, r * 0.16], smooth_path=18, seg=8)
    for j in range(forks):
        start = path[1 + j % 3]
        size = k.rnd.uniform(0.25, 0.45)
        limb(k, start, a + k.rnd.choice((-1, 1)) * k.rnd.uniform(0.5, 1.2), h * size, spread * 0.7, r * 0.5, forks // 3)
