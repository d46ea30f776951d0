"""A cache is a dictionary that starts anew when it is full, so that a process may run for months."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep(cache: dict[K, V], most: int, key: K, value: V) -> V:
    """Keeps a value under its key, with at most so many others; returns it."""
    if len(cache) >= most:
        cache.clear()
    cache[key] = value
    return value
