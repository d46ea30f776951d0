"""A Python file with an effect of somebody's own, and the file of cards that names it."""

from __future__ import annotations

from pathlib import Path

from artemia import Corrections, read_corrections

PLAGUE = """
from artemia.engine.step import Answers, Seat, Seats, effect, one_of, question
from artemia.rules.constants import HUNTING
from artemia.rules.effects.will import lose_will
from artemia.rules.own_effects import hunt_effect
from artemia.rules.state import State

WORDS = {"en": "answer-infect = Infect { $whom }", "fr": "answer-infect = Infecter { $whom }"}


@hunt_effect(HUNTING)
@question()
def plague(g: State, me: Seat) -> Answers:
    whom = sum(1 << seat for seat in g.hunted_seats() if g.hunted[seat].will > 1)
    return (one_of(infect(me, whom)),)


@effect()
def infect(g: State, me: Seat, whom: Seats) -> None:
    g.then(lose_will(whom.bit_length() - 1, 1))
"""
BOX = """
effects = "plague.py"

[hunt.telepathy]
name = "Plague"
text = "A Hunted loses 1 Will."
effect = "plague"
"""


def plague_in(folder: Path) -> Path:
    """Both files; returns that of the cards."""
    (folder / "plague.py").write_text(PLAGUE, encoding="utf-8")
    (folder / "my-box.toml").write_text(BOX, encoding="utf-8")
    return folder / "my-box.toml"


def the_plague(folder: Path) -> Corrections:
    plague_in(folder)
    return read_corrections(BOX, folder=folder, allow_code=True)
