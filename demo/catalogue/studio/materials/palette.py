"""Named colours, and the size of each texture tile in metres."""

import textures as T

FABRIC = {
    'linen': '#d9cfbf',
    'oat': '#cbbca4',
    'ivory': '#e9e2d5',
    'sage': '#a3a795',
    'indigo': '#3b4557',
    'rust': '#9d634a',
    'charcoal': '#4b4a4a',
    'fog': '#b9b8b3',
    'ochre': '#bd8b3f',
    'lagoon': '#5d7f82',
    'clay': '#b98a72',
    'moss': '#6a6a53',
    'sand': '#cfbea3',
    'plum': '#5d4250',
    'snow': '#efebe4',
    'sky': '#a9b8c2',
}
LEATHER = {'cognac': '#91552c', 'tan': '#b37c4b', 'espresso': '#3f2a20', 'black': '#211f1e', 'bone': '#d9cdba', 'olive': '#5b5a3e'}
METAL = {'brass': ('#c9a25e', 0.28), 'black': ('#1d1c1b', 0.42), 'bronze': ('#6b523a', 0.35), 'steel': ('#c5c6c7', 0.25)}
PAINT = {
    'chalk': '#ece7de',
    'ink': '#2c3138',
    'sage': '#9aa38f',
    'clay': '#b5856c',
    'white': '#f4f1ec',
    'wall': '#e8e2d8',
    'greige': '#cfc6b8',
    'black': '#1c1b1a',
    'leaf': '#54663f',
    'leaf2': '#6f8050',
    'soil': '#3a2d24',
    'olive': '#7c7a5c',
}

TILES = {
    'wood': T.WOOD_SIZE,
    'veneer': T.WOOD_SIZE,
    'floor': (2.4, 1.2),
    'fabric': (0.36, 0.36),
    'boucle': (0.36, 0.36),
    'velvet': (0.40, 0.40),
    'leather': (0.40, 0.40),
    'stone': (1.0, 1.0),
    'rug': (0.9, 0.9),
    'cane': (0.20, 0.20),
    'cord': (0.05, 0.05),
}


def tile(key):
    return TILES.get(key.split(':')[0], (1.0, 1.0))


def lin(hexcol):
    return tuple(T.srgb_to_lin(T.hexc(hexcol)))
