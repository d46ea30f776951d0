"""The Labyrinth: hidden places, and the variant in which all of the second row is discovered."""

from __future__ import annotations
