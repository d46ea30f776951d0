"""All cards, by box and deck. Importing this fills the catalogue."""

from artemia.cards import base as base
from artemia.cards import exploration as exploration
from artemia.cards import sanctuary as sanctuary
