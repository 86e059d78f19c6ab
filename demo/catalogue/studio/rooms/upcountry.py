"""The country about the upcountry house, as each of its windows asks for it."""

from . import upland

GUM = ('leaf:gum', 'leaf:gum2', 'leaf:gum')
JACARANDA = ('leaf:jacaranda', 'leaf:jacaranda2', 'leaf:jacaranda')


def upcountry(k, r, turn=0.0, gums=(), jacarandas=(), fence=15.0, slant=0.12):
    """`gums` and `jacarandas`: [x, y, height] each; `turn` moves what is far (degrees to the right)."""
    upland.far_country(k, turn)
    upland.pasture(k)
    upland.fence(k, fence, slant)
    for i, (x, y, h) in enumerate(gums):
        upland.tree(k, (x, y), h, h * 0.26, GUM, 20 + i, 'gumbark', bole=0.42, clumps=18, slim=0.75)
    for i, (x, y, h) in enumerate(jacarandas):
        upland.tree(k, (x, y), h, h * 0.52, JACARANDA, 40 + i, 'bark', bole=0.34, clumps=22, slim=0.62)
