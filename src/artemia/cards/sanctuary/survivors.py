"""The eighteen survivors and what rescuing them does."""

from __future__ import annotations
