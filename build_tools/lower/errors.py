"""What stops the build: the sources are no longer what the pass was written for."""

from __future__ import annotations


class LoweringError(Exception):
    """One sentence that says where and what."""


def expect(where: str, what: str, found: int, wanted: int) -> None:
    """A rewrite must match as often as the source has what it rewrites: no more, no less."""
    if found != wanted:
        raise LoweringError(f"{where}: {found} of {wanted} {what} were rewritten.")
