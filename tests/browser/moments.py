"""Where to find each moment that is played over the table, as somebody at it sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Final

from artemia import Setup, preset
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN, RECKONING
from artemia.rules.state import State
from tests.browser.staged import Cue, happens

News = list[tuple[str, int]]
LATER: Final = 3
"""By this turn there is something on the table."""
MOMENTS: Final = ("reveal", "catch", "caught", "let_go", "evolved", "played", "victory", "defeat")


@cache
def cue_of(moment: str) -> Cue:
    """Always the same game for the same rules."""
    boxes = {"evolved": "sanctuary"}.get(moment, "first_night")
    return happens(games(boxes, 4 if moment == "evolved" else 7), SEATS[moment])


def games(name: str, players: int) -> Iterator[Setup]:
    return (preset(name, players=players, seed=seed) for seed in count(1))


def seats(news: News, verb: str) -> list[int]:
    return [seat for name, seat in news if name == verb]


def reveal(g: State, news: News) -> int | None:
    return 1 if seats(news, "revealed") and not seats(news, "catch") and g.turn >= LATER else None


def catch_of_others(g: State, news: News) -> int | None:
    """Of two at once, seen by a third."""
    caught = seats(news, "catch")
    return next(iter(set(g.hunted_seats()) - set(caught)), None) if len(caught) == 2 else None


def own_catch(g: State, news: News) -> int | None:
    return next((me for me in seats(news, "catch") if g.hunted[me].will == 2), None)


def last_will(g: State, news: News) -> int | None:
    return next(iter(seats(news, "reset")), None)


def evolution(g: State, news: News) -> int | None:
    return 1 if "develop" in dict(news) else None


def hunt_card(g: State, news: News) -> int | None:
    return 1 if "play_hunt" in dict(news) and 1 < g.phase <= RECKONING and g.turn >= LATER else None


def over(g: State, winner: int) -> int | None:
    """As a Hunted sees it."""
    return 1 if g.winner == winner else None


SEATS: Final = {
    "reveal": reveal,
    "catch": catch_of_others,
    "caught": own_catch,
    "let_go": last_will,
    "evolved": evolution,
    "played": hunt_card,
    "victory": lambda g, _: over(g, HUNTED_WIN),
    "defeat": lambda g, _: over(g, CREATURE_WINS),
}
"""For each moment the seat that looks on, if what has just happened is one."""
