"""Mistakes in the language of whoever made them."""

from __future__ import annotations

from artemia.errors import ArtemiaError, SeveralErrors
from artemia.texts.loader import say


def told(error: ArtemiaError, lang: str, longest: int = 0) -> str:
    """The sentence of a mistake, a line for each of several; no detail is longer than `longest`, if told."""
    if isinstance(error, SeveralErrors):
        return "\n".join(told(each, lang, longest) for each in error.mistakes)
    if not error.code:
        return str(error)
    details = {name: shortened(each, longest) for name, each in error.details.items()}
    return say(lang, f"error-{error.code}", **details)


def shortened(detail: str | int, longest: int) -> str | int:
    if isinstance(detail, int) or not longest or len(detail) <= longest:
        return detail
    return detail[:longest] + "…"
