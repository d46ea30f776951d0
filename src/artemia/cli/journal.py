"""What happened, in words: for one seat's eyes, an onlooker's, or those of all."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artemia import texts
from artemia.cards.exploration.labyrinth import as_it_lay
from artemia.engine.step import OP, Seat, Step, first_of
from artemia.game import Game
from artemia.rules.knowledge import eyes_of
from artemia.rules.phases.end_of_turn import TURN_BEGAN
from artemia.rules.state import State

ALL_EYES: Final = -1
"""Sees everything; for a game that is over."""


@dataclass(frozen=True)
class Note:
    """One line of the log. `turn` is that of a line that begins one, else 0."""

    number: int
    turn: int
    text: str


def seen(game: Game, eyes: Seat | None) -> list[tuple[Step, bool, State]]:
    """What these eyes saw, whether they saw all of it, and the state to tell it by.

    The number of an event is its place here.
    """
    game.events(None, since=sys.maxsize)  # after a load, brings the past back
    bit = 1 << max(eyes_of(eyes), 0)
    return [
        (event.step, eyes == ALL_EYES or bool(event.witnesses & bit), told)
        for event, told in zip(game.state.log or [], as_it_lay(game.state), strict=True)
        if eyes == ALL_EYES or event.witnesses & bit or event.noticed
    ]


def notes(
    game: Game, eyes: Seat | None, names: Sequence[str], lang: str, since: int = 0, you: Seat | None = None
) -> list[Note]:
    """What these eyes saw, from the event with this number on, as this seat reads it."""
    return [
        Note(number, turn_begun(step), texts.event(told, step, full, lang, names, you))
        for number, (step, full, told) in enumerate(seen(game, eyes))
        if number >= since
    ]


def turn_begun(step: Step) -> int:
    return first_of(step) if step & OP == TURN_BEGAN else 0


def start_of_turn(game: Game, eyes: Seat | None) -> int:
    """The number of the event with which this turn began; of the first turn, that of the set-up."""
    begun = [number for number, (step, _, _) in enumerate(seen(game, eyes)) if turn_begun(step) > 1]
    return begun[-1] if begun else 0


def by_turn(found: list[Note]) -> dict[int, list[Note]]:
    """The notes of each turn; 0 is what came before the first."""
    turns: dict[int, list[Note]] = {0: []}
    turn = 0
    for note in found:
        if note.turn:
            turn = note.turn
            turns[turn] = []
        else:
            turns[turn].append(note)
    return turns
