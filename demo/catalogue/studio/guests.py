"""Pieces that no room has, each pictured as a guest in one: `guests.json` says in which, and whose place it takes.

    {"cove-sofa": {"in": "room-living", "for": "harbor-sofa"}}

Where it is wanted, "bare" takes away what stood on the other piece.
"""

import copy
import json
import os

import rooms
import studio as S
from pieces import HERE, build, catalogue

# as in `demo/room-views.ts`: how much of the picture the piece fills, and the least of its room's height that is seen
FILL, LEAST = 0.72, 0.5
REACH = 1.3  # metres about the middle of a piece in which decor may stand on it


def listed():
    with open(os.path.join(HERE, 'guests.json'), encoding='utf-8') as file:
        return json.load(file)


def height(piece):
    S.clear()
    return S.bounds(build(piece).parts)[1].z


def seated(room, guest, piece):
    """The room with the piece in the place of another; what stood on that one stands on this one."""
    room = copy.deepcopy(room)
    host = next(item for item in room['items'] if item['id'] == guest['for'])
    old, new = (height(p) for p in (next(p for p in catalogue() if p['id'] == host['id']), piece))

    def stands_on(thing, least=old - 0.03):
        x, y, z = (*thing.get('at', (9, 9)), 0)[:3]
        return least < z < old + 0.03 and max(abs(x - host['at'][0]), abs(y - host['at'][1])) < REACH

    decor = [d for d in room['decor'] if not (guest.get('bare') and stands_on(d, 0.2))]
    for thing in filter(stands_on, decor):
        thing['at'] = (*thing['at'][:2], thing['at'][2] + new - old)
    for key in ('variant', 'skin'):
        host.pop(key, None)
    host['id'] = piece['id']
    return {**room, 'decor': decor}


def around(left, top, right, bottom, aspect):
    """The square about what is seen of the piece, within the picture: left, bottom, right, top as Blender counts."""
    tall = min(1, max(LEAST, max((right - left) * aspect, bottom - top) / FILL))
    wide = tall / aspect
    x = max(0, min(1 - wide, (left + right - wide) / 2))
    y = max(0, min(1 - tall, (top + bottom) / 2 - tall * 0.54))
    return x, 1 - y - tall, x + wide, 1 - y


def shoot(piece, scenes, options):
    guest = listed()[piece['id']]
    room = seated(next(scene for scene in scenes if scene['id'] == guest['in']), guest, piece)
    aspect = room.get('aspect', 1.5)
    seen = next(spot for spot in rooms.places(room) if spot['id'] == piece['id'])
    part = around(*seen['box'], aspect)

    path = os.path.join(options.out, f'{piece["id"]}-room.{options.ext}')
    rooms.shoot(room, path, round(options.size / (part[2] - part[0])), options, part)
