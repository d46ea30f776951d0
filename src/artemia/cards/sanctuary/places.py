"""The five places of SANCTUARY."""

from __future__ import annotations
