"""The twelve Avatars."""

from __future__ import annotations
