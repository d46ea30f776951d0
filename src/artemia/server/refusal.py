"""Saying no: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from artemia.errors import ArtemiaError
from artemia.texts import say

STATUS: Final = {
    "no-table": 404,
    "not-yours": 403,
    "not-host": 403,
    "too-fast": 429,
    "too-many": 429,
    "too-long": 413,
    "elsewhere": 403,
}
"""HTTP statuses other than 400."""


class Refusal(Exception):
    """A request that isn't carried out. `why` names the sentence, where it isn't the code."""

    def __init__(self, code: str, why: str = "", **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.why = why or code
        self.details = details

    def text(self, lang: str) -> str:
        return say(lang, f"refused-{self.why}", **self.details)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def told(error: ArtemiaError, lang: str) -> str:
    """The sentence of a mistake in this language, where it has one."""
    return say(lang, f"error-{error.code}", **error.details) if error.code else str(error)
