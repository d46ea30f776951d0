"""Somebody at their first game: sensible most of the time."""

from __future__ import annotations

from artemia.bots.chance import Chance
from artemia.bots.instinct import Instinct
from artemia.bots.newcomer import Newcomer
from artemia.bots.policy import Policy, play_out
from artemia.rules.constants import HUNTED_WIN
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup


def wins(maker: type[Policy], games: int = 60) -> int:
    """Of a Hunted team of these against instinct."""
    won = 0
    for seed in range(games):
        g = new_state(Setup(players=3, side="A", seed=seed))
        play_out(g, [Instinct(seed), *[maker(f"{seed} {seat}") for seat in (1, 2)]])
        won += g.winner == HUNTED_WIN
    return won


def test_a_newcomer_stands_between_chance_and_instinct() -> None:
    """Always the same games, so that it never fails by bad luck."""
    assert wins(Chance) + 3 < wins(Newcomer) < wins(Instinct) - 3
