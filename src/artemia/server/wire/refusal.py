"""Saying no: a code for programs and a sentence for people."""

from __future__ import annotations

import re
from typing import Final

from artemia.errors import ArtemiaError, SeveralErrors
from artemia.server.wire.bounds import FEWEST_CHAIRS, MOST_CHAIRS
from artemia.texts import mistakes, say

STATUS: Final = {
    "no-table": 404,
    "not-yours": 403,
    "not-host": 403,
    "too-fast": 429,
    "too-many": 429,
    "too-long": 413,
    "too-slow": 408,
    "wrong-method": 405,
    "elsewhere": 403,
    "failed": 500,
    "busy": 503,
}
"""HTTP statuses other than 400."""
FIELD: Final = re.compile(r" - at `\$\.([a-z_.\[\]]{1,60})`$")
"""Where msgspec says that something is wrong."""
LONGEST_DETAIL: Final = 80
"""Characters of what somebody sent that are repeated to them."""


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


class ExplainedRefusal(Refusal):
    """A refusal that an error of the game explains."""

    def __init__(self, code: str, why: str, error: ArtemiaError) -> None:
        super().__init__(code, why)
        self.error = error

    def text(self, lang: str) -> str:
        told_apart = self.error.code or isinstance(self.error, SeveralErrors)
        return told(self.error, lang) if told_apart else super().text(lang)


class WordedRefusal(Refusal):
    """A refusal whose sentence was found elsewhere."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code)
        self.sentence = sentence

    def text(self, lang: str) -> str:
        return self.sentence


def told(error: ArtemiaError, lang: str) -> str:
    """The sentence of a mistake. Somebody may have sent a whole book as the name of a box."""
    return mistakes.told(error, lang, LONGEST_DETAIL)


def misread(error: Exception) -> Refusal:
    """What can't be understood, by the field in which that begins."""
    found = FIELD.search(str(error))
    if found is None:
        return Refusal("bad-message")
    if found[1] == "options.players":
        return Refusal("bad-message", "players", least=FEWEST_CHAIRS, most=MOST_CHAIRS)
    return Refusal("bad-message", "field", field=found[1])
