"""The log of a game as lines for an audience, read on as the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from artemia.cards.exploration.labyrinth import as_told
from artemia.engine.core import LoggedStep
from artemia.engine.step import OP, Seat, Seats, first_of
from artemia.game import Game
from artemia.rules.deal import first_planet
from artemia.rules.phases.end_of_turn import TURN_BEGAN
from artemia.rules.planet import Planet
from artemia.server.views import labels
from artemia.server.wire.messages import Change, Happened
from artemia.texts.phrases import part_of

Changes = Mapping[int, Change]
"""What events changed for some eyes, by their place in the log."""
NO_CHANGES: Final[Changes] = {}


class EventLog:
    """Knows of each event in which turn it was, and by which planet it is to be told."""

    def __init__(self, game: Game) -> None:
        self._state = game.state
        self._turns: list[int] = []
        self._planets: list[Planet] = []  # empty where the planet never changes
        self._lying = first_planet(game.setup)
        self._changing = self._lying.hidden > 0
        self._news: dict[
            tuple[int, bool, str, Seat | None], labels.LogLine
        ] = {}  # for the other audiences of the last answer
        self._news_from = 0
        game.events(None, since=1 << 60)  # brings back what a load has left behind
        self.read_on()
        self._news_from = len(self._turns)  # what was there before is read once, by whoever comes

    def read_on(self) -> None:
        log: list[LoggedStep] = self._state.log or []
        turn = self._turns[-1] if self._turns else 0
        self._news_from = len(self._turns)
        self._news.clear()
        for event in log[len(self._turns) :]:
            if event.step & OP == TURN_BEGAN:
                turn = first_of(event.step)
            self._turns.append(turn)
            if self._changing:
                told, self._lying = as_told(self._lying, event.step)
                self._planets.append(told)

    def __len__(self) -> int:
        return len(self._turns)

    def turn_of(self, i: int) -> int:
        return self._turns[i]

    def planet_of(self, i: int) -> Planet:
        return self._planets[i] if self._changing else self._state.planet

    def lines(
        self,
        begin: int,
        end: int,
        eyes: Seats,
        lang: str,
        n: int,
        changes: Changes = NO_CHANGES,
        you: Seat | None = None,
    ) -> list[Happened]:
        """Events `begin` to `end` as one of these eyes saw them and this seat reads them, from n on."""
        found: list[Happened] = []
        state = self._state
        log: list[LoggedStep] = state.log or []
        for i in range(begin, end):
            event = log[i]
            full = event.witnesses & eyes > 0
            if full or event.noticed:
                reader = you if part_of(you, event.step) != "other" else None
                line = self._news.get((i, full, lang, reader))
                if line is None:
                    line = labels.line(state, self.planet_of(i), event.step, full, lang, reader)
                    if i >= self._news_from:
                        self._news[i, full, lang, reader] = line
                kind, seat, key, count, text = line
                found.append(
                    Happened(
                        n=n + len(found),
                        kind=kind,
                        seat=seat,
                        key=key,
                        count=count,
                        text=text,
                        turn=self._turns[i],
                        change=changes.get(i),
                    )
                )
        return found
