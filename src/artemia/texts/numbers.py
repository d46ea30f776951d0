"""Numbers as they are written in a language."""

from __future__ import annotations

MINUS = "\u2212"


def decimal(value: float, digits: int, lang: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


def signed(value: float, digits: int, lang: str) -> str:
    text = decimal(value, digits, lang)
    return ("+" if value > 0 else "") + text.replace("-", MINUS)
