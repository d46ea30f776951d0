"""What happened, in words: for one seat's eyes, an onlooker's, or those of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artemia import texts
from artemia.engine.step import OP, OPS, Seat, first_of
from artemia.game import Game

ALL_EYES: Final = -1
"""Sees everything; for a game that is over."""


@dataclass(frozen=True)
class Note:
    """One line of the log. `turn` is that of a line that begins one, else 0."""

    number: int
    turn: int
    text: str


def notes(game: Game, eyes: Seat | None, names: Sequence[str], lang: str, since: int = 0) -> list[Note]:
    """What these eyes saw, from the event with this number on."""
    seen = {event.number: event.key is not None for event in game.events(None if eyes == ALL_EYES else eyes, since)}
    log = game.state.log or []
    if eyes == ALL_EYES:
        seen = dict.fromkeys(range(since, len(log)), True)
    found = []
    for number, full in seen.items():
        step = log[number].step
        turn = first_of(step) if OPS[step & OP].name == "turn_began" else 0
        found.append(Note(number, turn, texts.event(game.state, step, full, lang, names)))
    return found


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
