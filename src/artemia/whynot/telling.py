"""A reason in words, and where the book of rules says more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from artemia.engine.step import OP, OPS, Seat
from artemia.rules.state import State
from artemia.texts.bars import bar_text, button_text, thing_name
from artemia.texts.phrases import capital
from artemia.whynot.asking import BUTTON, Thing, WhyNot, barred_of


@dataclass(frozen=True)
class Reason:
    """Why something can't be chosen: a key that stays the same, one sentence, and a chapter of the book."""

    key: str
    text: str
    chapter: str


def told(g: State, found: WhyNot, lang: str, names: Sequence[str] | None = None) -> Reason:
    thing = found.thing
    name = "" if thing.kind == BUTTON else name_of(g, thing, lang)
    text = bar_text(g, found.bar, found.seat, name, found.question, lang, names)
    return Reason(found.bar.key, capital(text), found.bar.chapter)


def name_of(g: State, thing: Thing, lang: str) -> str:
    """What a thing is called in a sentence; a button has its own words."""
    return thing_name(g, thing.argument, thing.value, lang)


def button_names(g: State, seat: Seat, lang: str) -> dict[str, str]:
    """The buttons this seat may miss, by the verb they stand for."""
    return {OPS[step & OP].name: button_text(g, step, lang) for step, _ in barred_of(g, seat)}
