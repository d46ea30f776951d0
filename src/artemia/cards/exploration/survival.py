"""The fifteen Survival cards of EXPLORATION."""

from __future__ import annotations
