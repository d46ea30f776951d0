"""What a finished game leaves those who played it: how it ended, where they were, their deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct, field

from artemia.engine.core import LoggedStep
from artemia.engine.step import OP, Seat, first_of, members, seat_of
from artemia.game import Game
from artemia.rules.constants import CREATURE
from artemia.rules.state import State
from artemia.rules.view import counter_that_won
from artemia.server.views.log import EventLog
from artemia.server.views.story import CATCH, GIVE_UP, REVEALED

Places = dict[str, int]
"""How often, by the id of a place."""
ONE_SPACE: Final = 1


class SeatPlayed(Struct, kw_only=True):
    """A seat's part of a game. The Creature visits nothing; it is told where it caught somebody.

    `deeds` are numbers that trophies ask for, by their names.
    """

    visits: Places = field(default_factory=dict)
    caught: Places = field(default_factory=dict)
    deeds: dict[str, int] = field(default_factory=dict)


class Played(Struct, kw_only=True):
    """`left` is how many spaces the other side was short of winning; without a `winner` it can't be told."""

    winner: str = ""
    won_by: str = ""
    left: int = 0
    turns: int = 0
    catches: int = 0
    seats: list[SeatPlayed] = []


def played(record: dict[str, Any]) -> Played:
    game, misfit = Game.as_far(record)
    g = game.state
    if misfit is not None or not game.winner:
        return Played()
    notes = Notes(game)
    left = spaces_left(g, game.winner)
    return Played(
        winner=game.winner,
        won_by=counter_that_won(g) or "",
        left=left,
        turns=g.turn,
        catches=notes.catches.total(),
        seats=[seat_played(notes, g, seat, game.winner, left) for seat in range(g.seats)],
    )


def spaces_left(g: State, winner: str) -> int:
    if winner != "creature":
        return g.assimilation
    city = g.sanctuary.defense if g.sanctuary is not None and g.sanctuary.token else g.rescue
    return min(g.rescue, city)


class Notes:
    """A game's log, read once: who was where, and who was caught, by turn."""

    def __init__(self, game: Game) -> None:
        self.visits: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(game.state.seats)}
        self.caught: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(game.state.seats)}
        self.catches: Counter[tuple[Seat, int]] = Counter()
        self.gave_up: Counter[Seat] = Counter()
        events, log = EventLog(game), list[LoggedStep](game.state.log or [])
        for i, event in enumerate(log):
            step, op = event.step, event.step & OP
            who = seat_of(step)
            if op == GIVE_UP:
                self.gave_up[who] += 1
            elif op in (REVEALED, CATCH) and who != CREATURE:
                names = events.planet_of(i).names
                found = (self.caught if op == CATCH else self.visits)[who]
                found.update(names[one.bit_length() - 1] for one in members(first_of(step)))
                if op == CATCH:
                    self.catches[who, events.turn_of(i)] += 1


def seat_played(notes: Notes, g: State, seat: Seat, winner: str, left: int) -> SeatPlayed:
    won = (winner == "creature") == (seat == CREATURE)
    deeds = {"narrow": int(won and left == ONE_SPACE)}
    if seat == CREATURE:
        caught = sum(notes.caught.values(), Counter[str]())
        by_turn = Counter(turn for _, turn in notes.catches)
        deeds |= {
            "creature": int(won),
            "at-once": max(by_turn.values(), default=0),
            "running": longest(by_turn[turn] > 0 for turn in range(1, g.turn + 1)),
        }
        return SeatPlayed(caught=dict(caught), deeds=deeds)
    free = [not notes.catches[seat, turn] for turn in range(1, g.turn + 1)]
    deeds |= {
        "hunted": int(won),
        "untouched": int(won and all(free)),
        "last-flame": int(won and g.hunted[seat].will == 1),
        "second-wind": int(won and notes.gave_up[seat] > 0),
        "ghost": longest(free),
        "places": len(notes.visits[seat]),
    }
    return SeatPlayed(visits=dict(notes.visits[seat]), caught=dict(notes.caught[seat]), deeds=deeds)


def longest(turns: Iterable[bool]) -> int:
    """The longest run of turns of which this is true."""
    best = now = 0
    for each in turns:
        now = now + 1 if each else 0
        best = max(best, now)
    return best
