"""All cards, by box and deck. Importing this fills the catalogue."""

from artemia.cards import base as base
