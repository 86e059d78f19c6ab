"""The houses that rooms are pictured in: `scenes/<house>.json` has what its rooms share, and the rooms themselves."""

import glob
import json
import os

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'scenes')


def within(house, room):
    """The room with what its house has; what the room says itself wins, objects are joined key by key."""
    joined = dict(house)
    for key, value in room.items():
        both = isinstance(value, dict) and isinstance(house.get(key), dict)
        joined[key] = within(house[key], value) if both else value
    return joined


def scenes():
    found = []
    for path in sorted(glob.glob(os.path.join(SCENES, '*.json'))):
        with open(path, encoding='utf-8') as file:
            house = json.load(file)
        found += [within(house['house'], room) for room in house['rooms']]
    return found
