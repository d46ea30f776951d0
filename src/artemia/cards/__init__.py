"""All cards, by box and deck. Importing this fills the catalogue: every folder here declares a box."""

from importlib import import_module
from pkgutil import iter_modules

from artemia.rules.boxes import Box, shelve


def declared(folder: str) -> Box:
    """What `BOX` in a folder says."""
    box = getattr(import_module(f"{__name__}.{folder}"), "BOX", None)
    if not isinstance(box, Box) or box.id != folder:
        raise ImportError(f'{__name__}.{folder} declares no box: BOX = Box("{folder}").')
    return box


for _box in shelve(declared(each.name) for each in iter_modules(__path__) if each.ispkg):
    _folder = f"{__name__}.{_box.id}"
    for _each in iter_modules(import_module(_folder).__path__):
        import_module(f"{_folder}.{_each.name}")
