"""The thirteen Hunt cards of EXPLORATION."""

from __future__ import annotations
