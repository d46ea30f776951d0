"""How far the mixtures of a bot are from the exact ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from artemia.bots import bot_named
from artemia.bots.cunning.solver import TurnGame
from artemia.cards.base.places import LAIR
from artemia.engine.step import first_of
from artemia.lab.exploit.open_book import DRAWS, TellsStrategy
from artemia.lab.exploit.trial import CAMPS
from artemia.lab.yardstick.exact import Mixer, Mixture, Solution, best_against
from artemia.lab.yardstick.matrix import Matrix, columns_of
from artemia.lab.yardstick.small_game import Duel

ROUNDS: Final = 400
"""As many as a bot takes that thinks."""
PASSES: Final = 4
SLIGHT: Final = 1e-3
SOLVER: Final = "solver"
PUREST: Final = "purest"


@dataclass(frozen=True)
class Distance:
    """What a camp loses to somebody who knows its mixtures, in chances to win, and how much they differ.

    `apart` is the mean total variation over all duels in which one has to mix: the share that would have to
    be moved. There may be more than one perfect mixture; then some distance costs nothing.
    """

    who: str
    camp: str
    loss: float
    apart: float


def distances(solution: Solution, who: str, seed: int | str = 1, draws: int = DRAWS) -> list[Distance]:
    """Of a bot; or of the turn's `solver` given exact values; or of the `purest`, who never mixes."""
    found: list[Distance] = []
    mixed = [duel for duel, matrix in solution.matrices.items() if needs_mixing(matrix)]
    for camp in CAMPS:
        mixer = mixer_of(solution, who, camp, seed, draws)
        mixtures = {duel: mixer(duel) for duel in solution.matrices}
        value = best_against(solution.root, camp, mixtures.__getitem__)
        loss = solution.value - value if camp == "creature" else value - solution.value
        perfect = solution.tokens if camp == "creature" else solution.ways
        apart = sum(variation(mixtures[duel], perfect[duel]) for duel in mixed) / max(len(mixed), 1)
        found.append(Distance(who, camp, loss, apart))
    return found


def needs_mixing(matrix: Matrix) -> bool:
    """Whether whoever shows their choice first is worse off."""
    surest = max([min(column) for column in columns_of(matrix)])
    return surest < min([max(row) for row in matrix]) - SLIGHT


def variation(one: Mixture, other: Mixture) -> float:
    return sum([abs(p - q) for p, q in zip(one, other, strict=True)]) / 2.0


def mixer_of(solution: Solution, who: str, camp: str, seed: int | str, draws: int) -> Mixer:
    if who == SOLVER:
        return lambda duel: by_solver(solution, duel, camp)
    if who == PUREST:
        return lambda duel: purely(solution.tokens[duel] if camp == "creature" else solution.ways[duel])
    bot_named(who, 0)
    numbers = {duel: n for n, duel in enumerate(solution.matrices)}
    return lambda duel: by_bot(who, f"{seed} {numbers[duel]}", duel, camp, draws)


def by_bot(spec: str, seed: str, duel: Duel, camp: str, draws: int) -> Mixture:
    """The mixture a bot tells, or what many draws of it come to."""
    g, question, answers = duel.hunt if camp == "creature" else duel.explore
    steps = duel.tokens if camp == "creature" else duel.ways
    if len(steps) == 1:
        return [1.0]
    bot = bot_named(spec, seed)
    if isinstance(bot, TellsStrategy):
        thought = bot.think(g, question, answers)
        shares = dict(zip(thought.steps, thought.shares, strict=True))
        return [shares.get(step, 0.0) for step in steps]
    drawn = Counter(bot_named(spec, f"{seed} {n}").choose(g.copy(), question, answers) for n in range(draws))
    return [drawn[step] / draws for step in steps]


def by_solver(solution: Solution, duel: Duel, camp: str) -> Mixture:
    """What the solver of `cunning` makes of it if it is given the true values of what follows."""
    places = [first_of(token) for token in duel.tokens]
    ways = [first_of(way) for way in duel.ways]
    turn = TurnGame(places, [ways], LAIR)
    for _ in range(PASSES):  # what missing them is worth depends a little on where the Creature is instead
        for a, (way, row) in enumerate(zip(ways, solution.matrices[duel], strict=True)):
            found = [(each, p) for each, spot, p in zip(row, places, turn.hunt, strict=True) if spot & way]
            missed = [
                (each, p) for each, spot, p in zip(row, places, turn.hunt, strict=True) if not spot & way
            ]
            turn.free[0][a] = mean(missed)
            turn.caught[0][a] = mean(found) - turn.free[0][a]
            if way & turn.copying:
                turn.echo = [each - turn.free[0][a] for each in row]
        turn.solve(ROUNDS)
    return turn.hunt if camp == "creature" else turn.mixtures[0]


def mean(weighed: list[tuple[float, float]]) -> float:
    """Of values with their weights; what has no weight still counts a little."""
    total = sum([weight + SLIGHT for _, weight in weighed])
    return sum([value * (weight + SLIGHT) for value, weight in weighed]) / total


def purely(mixture: Mixture) -> Mixture:
    """Always where one should go most often."""
    best = mixture.index(max(mixture))
    return [float(n == best) for n in range(len(mixture))]
