"""Numbers as they are written in a language."""

from __future__ import annotations

MINUS = "\u2212"


def decimal(value: float, digits: int, lang: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


def whole(value: int, lang: str) -> str:
    """With its thousands apart.

    >>> whole(1234567, "en")
    '1,234,567'
    """
    return f"{value:,}".replace(",", "\u202f") if lang == "fr" else f"{value:,}"


def signed(value: float, digits: int, lang: str) -> str:
    text = decimal(value, digits, lang)
    return ("+" if value > 0 else "") + text.replace("-", MINUS)
