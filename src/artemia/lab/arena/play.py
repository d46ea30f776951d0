"""Plays a contest, spread over processes. Only the times depend on how many there are."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from artemia.bots.policy import Policy
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import Answers, Step
from artemia.errors import ArtemiaError
from artemia.lab.arena.contest import Contest
from artemia.lab.arena.report import ArenaReport, Cell, Foul, Thinker, unplayed
from artemia.lab.arena.times import Times
from artemia.lab.simulate import Failure, Order, play_game
from artemia.lab.umpire import Doubles, FoulPlay, Umpire
from artemia.lab.variance_reduction import with_luck
from artemia.lab.workers import run_chunks
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN
from artemia.rules.state import State

CHUNK: Final = 4
"""Games a process plays before it reports; a game of bots that search may take a minute."""


class Timed(Policy):
    """A bot with a clock beside it, which runs only while there is something to decide."""

    def __init__(self, bot: Policy, times: Times) -> None:
        super().__init__(0)
        self.bot = bot
        self.times = times

    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if forced(answers) != UNDECIDED:
            return self.bot.choose(g, question, answers)
        start = time.perf_counter()
        answer = self.bot.choose(g, question, answers)
        self.times.note(time.perf_counter() - start)
        return answer


@dataclass
class Part:
    """What a few games of a pairing came to."""

    cell: Cell
    winners: dict[int, int] = field(default_factory=dict)
    luck: dict[int, float] = field(default_factory=dict)
    times: dict[Thinker, Times] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    fouls: list[Foul] = field(default_factory=list)


def contend(contest: Contest, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> ArenaReport:
    """Plays all games; `progress` is told how many since it was last told."""
    if jobs < 1:
        raise ArtemiaError(f"There must be at least 1 process, not {jobs}.", "jobs", given=jobs)
    start = time.perf_counter()
    cells = [(pairing, players) for pairing in contest.pairings for players in contest.players]
    report = ArenaReport(contest, {cell: unplayed(contest.games) for cell in cells}, jobs=jobs)
    play = partial(play_chunk, check=contest.check)
    for part in run_chunks(list(chunks_of(contest)), jobs, play):
        for game, winner in part.winners.items():
            report.matches[part.cell].winners[game] = winner
            report.matches[part.cell].luck[game] = part.luck[game]
        for who, times in part.times.items():
            report.times.setdefault((who, part.cell[1]), Times()).add(times)
        report.failures += part.failures
        report.fouls += part.fouls
        if progress is not None:
            progress(len(part.winners) + len(part.failures) + len(part.fouls))
    places = {cell: place for place, cell in enumerate(cells)}
    report.fouls.sort(key=lambda each: (places[each.cell], each.game))
    report.failures.sort(
        key=lambda each: (places[(each.creature, each.hunted), each.setup.players], each.game)
    )
    report.seconds = time.perf_counter() - start
    return report


def chunks_of(contest: Contest) -> Iterator[tuple[Order, range]]:
    """The same games of all pairings one after the other: an early look at half of them is fair to all."""
    pairings = contest.pairings
    orders = [contest.order(pairing, players) for players in contest.players for pairing in pairings]
    for first in range(0, contest.games, CHUNK):
        for order in orders:
            yield order, range(first, min(first + CHUNK, contest.games))


def play_chunk(chunk: tuple[Order, range], check: bool = False) -> Part:
    order, games = chunk
    (players,) = order.players
    part = Part(((order.creature, order.hunted), players))
    part.times = {(order.creature, True): Times(), (order.hunted, False): Times()}
    clocks = list(part.times.values())
    for game in games:
        setup = order.setup(order.cell_of(game), game)
        try:
            bots = order.policies(players, game)
            timed: list[Policy] = [Timed(bot, clocks[seat > 0]) for seat, bot in enumerate(bots)]
            doubled = doubles(order, game) if check else [None] * players
            luck, seated = with_luck(bots, list(map(Umpire, timed, doubled)))
            won = play_game(setup, seated).creature_wins
            part.winners[game] = CREATURE_WINS if won else HUNTED_WIN
            part.luck[game] = luck.total
        except FoulPlay as foul:
            told = (foul.seat, foul.kind, foul.question, foul.answer, foul.about)
            part.fouls.append(Foul(part.cell, game, setup, *told))
        except Exception as error:
            failure = Failure(
                game,
                setup,
                order.creature,
                order.hunted,
                f"{type(error).__name__}: {error}",
                traceback.format_exc(),
            )
            part.failures.append(failure)
    return part


def doubles(order: Order, game: int) -> list[Doubles | None]:
    """Two more of each bot of a game."""
    (players,) = order.players
    both = zip(order.policies(players, game), order.policies(players, game), strict=True)
    return [Doubles(same, blind, f"{order.seed} {game} {seat}") for seat, (same, blind) in enumerate(both)]
