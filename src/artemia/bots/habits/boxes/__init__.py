"""What cards are worth to bots, a folder a box and a module a deck. Importing this fills the registry."""

from importlib import import_module
from pkgutil import walk_packages

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
