"""The fifteen Survival cards of SANCTUARY."""

from __future__ import annotations
