"""Nothing is lost and nothing appears: cards, copies of places, Will, counters."""

from __future__ import annotations

import pytest

from artemia import Game, Setup
from artemia.engine.step import members
from artemia.rules.state import State
from tests.properties.compare import check_everything
from tests.properties.drive import Hat, at_the_door, in_turn, start, tables


class Ratchet:
    """What only ever moves one way."""

    def __init__(self, g: State) -> None:
        self.rescue, self.assimilation, self.turn = g.rescue, g.assimilation, g.turn
        self.owned = [h.owned for h in g.hunted]

    def follow(self, g: State) -> None:
        assert g.rescue <= self.rescue
        assert g.assimilation <= self.assimilation
        assert self.turn <= g.turn <= self.turn + 1
        for before, h in zip(self.owned, g.hunted, strict=True):
            assert not before & ~h.owned, "a Hunted lost a Place card"
        self.__init__(g)  # type: ignore[misc]


@pytest.mark.parametrize("setup", tables(6, 20))
def test_in_turn(setup: Setup) -> None:
    g = start(setup)
    ratchet = Ratchet(g)
    for _ in in_turn(g, Hat(setup)):
        check_everything(g)
        ratchet.follow(g)
    check_everything(g)


@pytest.mark.parametrize("setup", tables(4, 10))
def test_at_the_door(setup: Setup) -> None:
    game = Game.new(setup)
    ratchet = Ratchet(game.state)
    for _ in at_the_door(game, Hat(setup)):
        check_everything(game.state)
        ratchet.follow(game.state)
    check_everything(game.state)


def test_the_checks_can_fail() -> None:
    g = start(Setup(players=4, side="A", seed=1))
    next(in_turn(g, Hat(g.setup)))
    check_everything(g)
    for spoil in (lose_a_hunt_card, double_a_survival_card, double_a_place_card, lose_a_copy, tire_somebody):
        spoiled = g.copy()
        spoil(spoiled)
        with pytest.raises(AssertionError):
            check_everything(spoiled)


def lose_a_hunt_card(g: State) -> None:
    g.hunt_deck = g.hunt_deck[1:]


def double_a_survival_card(g: State) -> None:
    g.hunted[1].survival |= g.survival_deck[0]


def double_a_place_card(g: State) -> None:
    g.hunted[2].discard |= members(g.hunted[2].hand)[0]


def lose_a_copy(g: State) -> None:
    g.reserve &= (1 << 19) - 1


def tire_somebody(g: State) -> None:
    g.hunted[3].will = 0
