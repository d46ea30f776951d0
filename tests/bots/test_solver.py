"""The turn as a game of two camps: nobody can gain by playing otherwise than the solution says."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random

import pytest

from artemia.bots.cunning.solver import TurnGame


def gains_and_losses(game: TurnGame) -> tuple[list[float], list[list[float]]]:
    """What each place is worth to the Creature, and each way costs each Hunted, if all others keep to it."""
    everybody = [list(enumerate(mixture)) for mixture in game.mixtures]
    gains = [0.0] * len(game.places)
    losses = [[0.0] * len(ways) for ways in game.ways]
    for chosen in product(*everybody):
        picks = [a for a, _ in chosen]
        for c, hunted in enumerate(game.hunt):
            gain = outcome(game, c, picks)
            gains[c] += gain * prod(share for _, share in chosen)
            for j, a in enumerate(picks):
                losses[j][a] += gain * hunted * prod(share for k, (_, share) in enumerate(chosen) if k != j)
    return gains, losses


def outcome(game: TurnGame, c: int, picks: list[int]) -> float:
    """What the Creature gets if all is decided."""
    found = [j for j, a in enumerate(picks) if c in game.meets[j][a]]
    gain = sum(game.free[j][a] for j, a in enumerate(picks)) + (game.alarm if found else 0.0)
    return gain + sum(game.caught[j][picks[j]] for j in found)


def regret(game: TurnGame) -> float:
    """How much the one who could gain most by thinking again would gain."""
    gains, losses = gains_and_losses(game)
    most = max(gains) - sum(share * gain for share, gain in zip(game.hunt, gains, strict=True))
    for mixture, row in zip(game.mixtures, losses, strict=True):
        most = max(most, sum(share * loss for share, loss in zip(mixture, row, strict=True)) - min(row))
    return most


def test_two_equal_places_are_played_equally_often() -> None:
    game = TurnGame([1, 2], [[1, 2]])
    game.alarm = 1.0
    game.solve(500)
    assert game.hunt == pytest.approx([0.5, 0.5], abs=0.01)
    assert game.mixtures[0] == pytest.approx([0.5, 0.5], abs=0.01)


def test_a_place_worth_more_is_guarded_more_and_visited_less_than_greed_would() -> None:
    """He gains 0.3 more on place 1; to be caught costs 1. So the Creature is there 0.65 of the time."""
    game = TurnGame([1, 2], [[1, 2]])
    game.free[0] = [-0.3, 0.0]
    game.caught[0] = [1.0, 1.0]
    game.solve(2000)
    assert game.hunt == pytest.approx([0.65, 0.35], abs=0.02)
    assert game.mixtures[0] == pytest.approx([0.5, 0.5], abs=0.02)


@pytest.mark.parametrize(("hunted", "slack"), [(1, 0.001), (2, 0.001), (4, 0.01), (6, 0.01)])
def test_nobody_gains_by_another_answer(hunted: int, slack: float) -> None:
    """Or next to nothing: for a team that can't agree, averages come close and no closer."""
    ways = [[1 << n for n in range(5) if n != j % 5] for j in range(hunted)]
    game = TurnGame([1, 2, 4, 8, 16], ways)
    game.alarm = 0.05
    for j in range(hunted):
        game.free[j] = [-0.01 * (n + j % 3) for n in range(4)]
        game.caught[j] = [0.03 + 0.01 * n for n in range(4)]
    game.solve(3000)
    assert regret(game) < slack


@pytest.mark.parametrize(("hunted", "slack"), [(2, 0.0008), (4, 0.0011), (6, 0.0012)])
def test_a_bots_number_of_rounds_is_enough(hunted: int, slack: float) -> None:
    """Whoever doesn't look a round ahead is half as far again from the solution."""
    for seed in range(4):
        luck = Random(seed)
        game = TurnGame([1, 2, 4, 8, 16], [[1 << n for n in range(5) if n != j % 5] for j in range(hunted)])
        game.alarm = 0.05
        for j in range(hunted):
            game.free[j] = [-0.03 * luck.random() for _ in range(4)]
            game.caught[j] = [0.08 * luck.random() for _ in range(4)]
        game.solve(400)
        assert regret(game) < slack


def test_whoever_stands_still_sees_what_finding_him_costs() -> None:
    """To one who went somewhere for sure, being found there once seemed to move nothing."""
    game = TurnGame([1, 2, 4], [[1, 2, 4], [1, 2, 4]])
    game.alarm = 0.1
    game.free = [[-0.3, -0.1, -0.1], [-0.1, 0.0, -0.3]]
    game.caught = [[0.0, 0.1, -0.1], [0.1, -0.1, 0.2]]
    game.solve(400)
    assert regret(game) < 0.01


def test_two_cards_at_once_are_found_by_either_place() -> None:
    game = TurnGame([1, 2, 4], [[1 | 2, 2 | 4, 1 | 4]])
    game.caught[0] = [1.0, 1.0, 1.0]
    game.solve(500)
    gains, _ = gains_and_losses(game)
    assert gains == pytest.approx([2 / 3] * 3, abs=0.01)
