"""The bonuses of the Defense track."""

from __future__ import annotations
