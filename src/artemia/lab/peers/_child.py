"""What the run_*.py scripts share. They run in a peer's environment: only the standard library here."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from itertools import repeat
from time import process_time
from typing import TypeVar

T = TypeVar("T")

# A function that plays a new random game for at most so many decisions and gives
# the state reached, the decisions made and whether the game is over.
Play = Callable[[int], tuple[T, int, bool]]

# A function that plays a random game and gives the number of answers there were to each decision.
Choices = Callable[[], Iterable[int]]
# A function that plays so many random games, all of it compiled, from the deal to the end.
Loop = Callable[[int], object]

WHOLE_GAME = sys.maxsize
GAMES_COUNTED = 30
STATES_PER_QUARTER = 3
CLONES_PER_STATE = 4000
SECONDS_PER_STATE = 0.1


def arguments() -> tuple[str, float, int]:
    """Game, seconds and seed from the command line."""
    game, seconds, seed = sys.argv[1:]
    return game, float(seconds), int(seed)


def run(
    peer: str,
    distribution: str | None,
    seconds: float,
    play: Play[T],
    cloners: Mapping[str, Callable[[T], Callable[[], object]]],
    choices: Choices | None = None,
    loop: Loop | None = None,
) -> None:
    """Time whole games, then copies of mid-game states, and print the report as one JSON line.

    Seconds are those of the processor: it is all one thread, and who else is at work should not count.

    With `choices` it also tells which share of the decisions is forced, with `loop` how many games a second
    the compiled part plays by itself.
    """
    for _ in range(3):  # warm-up
        play(WHOLE_GAME)
    decisions = games = 0
    spent = 0.0
    start = process_time()
    while spent < seconds:
        decisions += play(WHOLE_GAME)[1]
        games += 1
        spent = process_time() - start
    report: dict[str, object] = {
        "peer": peer,
        "version": version(distribution) if distribution else "",
        "decisions": decisions,
        "games": games,
        "seconds": spent,
        "copy_us": None,
    }
    for field, cloner in cloners.items():
        report[field] = _copy_us(play, decisions // games, cloner)
    if choices is not None:
        counts = [each for _ in range(GAMES_COUNTED) for each in choices()]
        report["forced"] = sum(each == 1 for each in counts) / len(counts)
    if loop is not None:
        report["loop_per_s"] = _games_a_second(loop, seconds) * decisions / games
    print("\n" + json.dumps(report))


def _games_a_second(loop: Loop, seconds: float) -> float:
    loop(3)  # warm-up
    games, at_once, spent = 0, 10, 0.0
    start = process_time()
    while spent < seconds:
        loop(at_once)
        games += at_once
        spent = process_time() - start
    return games / spent


def _copy_us(play: Play[T], length: int, cloner: Callable[[T], Callable[[], object]]) -> float | None:
    """Mean microseconds of a copy over states at a quarter, half and three quarters of random games."""
    means = []
    for quarter in (1, 2, 3):
        left = STATES_PER_QUARTER
        for _ in range(100):  # shorter games than usual end before the point wanted
            state, _, over = play(max(1, length * quarter // 4))
            if over:
                continue
            means.append(_mean_us(cloner(state)))
            left -= 1
            if left == 0:
                break
    return statistics.fmean(means) if means else None


def _mean_us(clone: Callable[[], object]) -> float:
    count = 0
    spent = 0.0
    while count < CLONES_PER_STATE and spent < SECONDS_PER_STATE:
        start = process_time()
        for _ in repeat(None, 20):
            clone()
        spent += process_time() - start
        count += 20
    return spent / count * 1e6
