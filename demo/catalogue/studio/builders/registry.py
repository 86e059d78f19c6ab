"""The builders by name, as furniture.json names them."""

BUILDERS = {}


def piece(build):
    """Makes a function a builder: it takes a Kit and the numbers from furniture.json (metres)."""
    BUILDERS[build.__name__] = build
    return build
