"""The ten places of EXPLORATION."""

from __future__ import annotations
