"""What each box's places and cards are worth, a folder a box. Importing this fills the entries.

A box without a folder here is played by what its places and cards declare of themselves.
"""

from importlib import import_module
from pkgutil import iter_modules

for _box in iter_modules(__path__):
    import_module(f"{__name__}.{_box.name}")
