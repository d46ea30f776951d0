"""The thirty Evolutions."""

from __future__ import annotations
