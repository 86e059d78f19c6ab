"""What lies on a designer's table: a plan, material samples, a roll of paper, pencils."""
import geo

LINE = 'paint:ink'
ROOMS = ((0, 0, .30, .34), (.30, 0, .26, .20), (.30, .20, .26, .14), (0, .34, .20, .16), (.20, .34, .36, .16))     # x, y, width, depth
PIECES = ((.05, .05, .15, .06), (.10, .15, .07, .04), (.36, .05, .10, .12), (.06, .39, .10, .07), (.30, .385, .14, .06))


def plan(k, at, turn=0, w=.84, d=.60):
    """A sheet with a drawn floor plan."""
    with k.at(at, (0, 0, turn)):
        k.box('paper', (w, d, .0016), (0, 0, .0008), bevel=0)
        with k.at((-.28, -.25, .0018)):
            for x, y, rw, rd in ROOMS:
                outline(k, x, y, rw, rd, .0045)
            for x, y, rw, rd in PIECES:
                outline(k, x, y, rw, rd, .0014)
            for i in range(7):
                k.box(LINE, (.05 if i else .09, .0016, .0004), (.60 + (.02 if not i else 0), .04 + .018 * i, 0), bevel=0)


def outline(k, x, y, w, d, t):
    for s in (0, 1):
        k.box(LINE, (w + t, t, .0006), (x + w / 2, y + s * d, 0), bevel=0)
        k.box(LINE, (t, d, .0006), (x + s * w, y + d / 2, 0), bevel=0)


def samples(k, at, keys, size=.105, turn=0, columns=3):
    """Chips of wood and squares of cloth laid out in a loose grid."""
    with k.at(at, (0, 0, turn)):
        for i, key in enumerate(keys):
            x, y = (i % columns) * size * 1.14, -(i // columns) * size * 1.14
            thick = .012 if key.startswith(('wood', 'stone')) else .006
            outline_ = geo.rounded_rect(size, size, .004, 2)
            k.slab(key, outline_, thick, (x, y, 0), (0, 0, k.rnd.uniform(-3, 3)), bevel=.0015)


def swatch_book(k, at, keys, turn=0):
    """Fabric strips fanned out from one corner."""
    with k.at(at, (0, 0, turn)):
        for i, key in enumerate(keys):
            with k.at((0, 0, .004 * i), (0, 0, -11 * i)):
                k.box(key, (.07, .21, .004), (0, .085, .002), bevel=.001)
        k.lathe('metal', [(0, 0), (.007, 0), (.007, .004 * len(keys) + .004), (0, .004 * len(keys) + .005)], (0, 0, 0), seg=20)


def roll(k, at, length=.6, r=.024, turn=0):
    with k.at(at, (0, 0, turn)):
        k.tube('paper', [(-length / 2, 0, r), (length / 2, 0, r)], r, seg=32)
        k.tube('cord:paper', [(-.01, 0, r), (.01, 0, r)], r + .001, seg=32)


def pencil(k, at, turn=0, slot='wood:oak', length=.17):
    with k.at(at, (0, 0, turn)):
        k.tube(slot, [(-length / 2, 0, .004), (length / 2, 0, .004)], .0037, seg=6)
        k.tube('paint:ink', [(length / 2, 0, .004), (length / 2 + .012, 0, .004)], [.0034, .0006], seg=6)


def scale_rule(k, at, turn=0, length=.31):
    with k.at(at, (0, 0, turn)):
        k.box('wood:oak', (length, .028, .004), (0, 0, .002), bevel=.001)
        for i in range(30):
            k.box(LINE, (.0008, .010 if i % 5 == 0 else .006, .0004), (-length / 2 + .008 + i * .0102, .008, .0042), bevel=0)
