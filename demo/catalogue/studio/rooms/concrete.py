"""A tower flat's shell: board-marked concrete overhead, a downstand beam, a round column, crisp walls, grey oak boards."""

import materials as M

from . import surfaces

BOARD = 0.15  # width of the shuttering boards (metres)


def board_marked(key):
    """Pale concrete that keeps the marks of the boards it was poured against; they run along the object's y."""
    g = M.G(key)
    axes, cell = g.node('ShaderNodeSeparateXYZ'), g.node('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    g.link(g.node('ShaderNodeTexCoord').outputs['Object'], axes.inputs[0])
    across = g.math('DIVIDE', axes.outputs[0], BOARD)
    g.link(g.math('FLOOR', across), cell.inputs['W'])
    tone = g.math('ADD', g.math('MULTIPLY', cell.outputs['Value'], 0.5), g.math('MULTIPLY', g.soft_noise(1.7, 6), 0.5))
    mixed = g.node('ShaderNodeMixRGB')
    g.link(g.range(tone, 0.25, 0.75, 0, 1), mixed.inputs[0])
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = (*M.lin('#c8c7c3'), 1), (*M.lin('#d7d6d2'), 1)
    g.link(mixed.outputs[0], g.p.inputs['Base Color'])
    joint = g.range(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', across), 0.5)), 0.46, 0.5, 0, 1)
    step = g.math('ADD', joint, g.math('MULTIPLY', cell.outputs['Value'], 0.8))
    g.link(g.bump(step, 0.004, 0.7), g.p.inputs['Normal'])
    g.set(Roughness=0.8, Specular=0.15)
    return g.mat


def smooth(key):
    """Cast in a steel mould: faint clouds."""
    g = M.G(key)
    mixed = g.node('ShaderNodeMixRGB')
    g.link(g.range(g.soft_noise(2.2, 6), 0.3, 0.7, 0, 1), mixed.inputs[0])
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = (*M.lin('#bdbbb5'), 1), (*M.lin('#d3d1cb'), 1)
    g.link(mixed.outputs[0], g.p.inputs['Base Color'])
    g.set(Roughness=0.75, Specular=0.2)
    return g.mat


def panelled(key, wide=1.2, high=0.9):
    """A wall cast in large smooth panels: their joints, and the holes of the ties that held them."""
    g = M.G(key)
    axes, cloud, mark = g.node('ShaderNodeSeparateXYZ'), g.node('ShaderNodeMixRGB'), g.node('ShaderNodeMixRGB')
    g.link(g.node('ShaderNodeTexCoord').outputs['Object'], axes.inputs[0])

    def off(axis, pitch):
        return g.math(
            'MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', axis, pitch)), 0.5)), pitch
        )

    x, z = axes.outputs[0], axes.outputs[2]
    a, b = off(x, wide / 2), off(z, high / 2)
    hole = g.math('LESS_THAN', g.math('ADD', g.math('MULTIPLY', a, a), g.math('MULTIPLY', b, b)), 0.013**2)
    joint = g.math(
        'GREATER_THAN',
        g.math('MAXIMUM', g.math('SUBTRACT', off(x, wide), wide / 2), g.math('SUBTRACT', off(z, high), high / 2)),
        -0.004,
    )
    g.link(g.range(g.soft_noise(1.6, 7), 0.3, 0.7, 0, 1), cloud.inputs[0])
    cloud.inputs[1].default_value, cloud.inputs[2].default_value = (*M.lin('#b3b2ae'), 1), (*M.lin('#c9c8c4'), 1)
    g.link(g.math('MAXIMUM', g.math('MULTIPLY', hole, 0.75), g.math('MULTIPLY', joint, 0.4)), mark.inputs[0])
    g.link(cloud.outputs[0], mark.inputs[1])
    mark.inputs[2].default_value = (*M.lin('#6d6c69'), 1)
    g.link(mark.outputs[0], g.p.inputs['Base Color'])
    g.set(Roughness=0.7, Specular=0.25)
    return g.mat


MATERIALS = {
    'concrete:panels': panelled,
    'concrete:boards': board_marked,
    'concrete:smooth': smooth,
    'plaster:crisp': lambda key: surfaces.plaster(key, '#f0f0ec'),
    'plank:ash': lambda key: surfaces.plank(key, 'oak', '#eee9e2', 0.42),
    'alu': lambda key: surfaces.matt(key, '#8f9496', 0.45),
    'alu:dark': lambda key: surfaces.matt(key, '#4a4e51', 0.5),
}


def concrete_ceiling(k, kind, x0, x1, y0, y1, z):
    k.box('concrete:boards', (x1 - x0, y1 - y0, 0.12), ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.06), bevel=0)


def downstand(k, r, x0, x1, y, drop=0.32, width=0.3):
    """A beam below the ceiling, from x0 to x1 of this side, its middle at y."""
    high = r['size'][2]
    with k.at(((x0 + x1) / 2, y, high - drop / 2), (0, 0, 90)):
        k.box('concrete:boards', (width, x1 - x0, drop), bevel=0.006)


def wall_ledge(k, r, x0, x1, z=0.36, depth=0.36, slot='concrete:smooth'):
    """A long low shelf that grows out of the wall."""
    k.box(slot, (x1 - x0, depth, 0.09), ((x0 + x1) / 2, -0.14 - depth / 2, z - 0.045), bevel=0.004)


def concrete_column(k, r, x, y, radius=0.2):
    high = r['size'][2]
    k.lathe('concrete:smooth', [(radius, 0), (radius, high)], (x, y, 0), seg=64)
