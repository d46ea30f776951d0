"""The fifteen Hunt cards of SANCTUARY."""

from __future__ import annotations
