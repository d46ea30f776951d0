"""The one error that commands show to people, and its kinds."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["ArtemiaError", "NotOffered", "SeveralErrors"]


class ArtemiaError(Exception):
    """A mistake a person can mend; its text is one clear sentence.

    An error with a `code` can be told in other languages: `error-<code>` is its message, `details` fill it.
    """

    def __init__(self, sentence: str, code: str = "", **details: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.details = details


class SeveralErrors(ArtemiaError):
    """All mistakes of something at once, a line each."""

    def __init__(self, mistakes: Sequence[ArtemiaError]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = tuple(mistakes)


class NotOffered(ArtemiaError):
    """An answer that isn't among those offered to this seat."""
