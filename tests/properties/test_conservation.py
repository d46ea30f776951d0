"""Nothing is lost and nothing appears: cards, copies of places, Will, counters."""

from __future__ import annotations

import pytest

from artemia import Game, Setup
from artemia.engine.step import members
from artemia.rules.catalog import PLACES, planet_of
from artemia.rules.presets import preset
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State
from tests.properties.compare import check_everything
from tests.properties.drive import Hat, at_the_door, in_turn, start, tables


class Ratchet:
    """What only ever moves one way."""

    def __init__(self, g: State) -> None:
        self.rescue, self.assimilation, self.turn = g.rescue, g.assimilation, g.turn
        self.owned = [h.owned for h in g.hunted]
        self.hidden = g.planet.hidden
        self.defense, self.full_route, self.about = 0, False, set[int]()
        if g.sanctuary is not None and g.sanctuary.token:
            self.defense, self.full_route = g.sanctuary.defense, g.sanctuary.full_route
            self.about = survivors_about(g.sanctuary)

    def follow(self, g: State) -> None:
        """The Pole goes back to the reserve, a used Monolith leaves the game; no other card is lost."""
        now = Ratchet(g)
        assert now.rescue <= self.rescue
        assert now.assimilation <= self.assimilation
        assert self.turn <= now.turn <= self.turn + 1
        assert not now.hidden & ~self.hidden, "a place is hidden again"
        if self.turn:
            assert now.defense <= self.defense
            assert now.full_route >= self.full_route
            assert now.about <= self.about, "a survivor who was gone is back"
            for before, after in zip(self.owned, now.owned, strict=True):
                lost = {g.planet.powers[one.bit_length() - 1] for one in members(before & ~after)}
                assert lost <= {PLACES[id].power for id in ("pole", "monolith")}, "a Hunted lost a Place card"
        self.__dict__.update(now.__dict__)


def survivors_about(s: SanctuaryState) -> set[int]:
    return {*s.survivor_pile, *members(s.faceup), *members(sum(s.survivors))}


@pytest.mark.parametrize("setup", tables(2, 8))
def test_in_turn(setup: Setup) -> None:
    g = start(setup)
    ratchet = Ratchet(g)
    for _ in in_turn(g, Hat(setup)):
        check_everything(g)
        ratchet.follow(g)
    check_everything(g)


@pytest.mark.parametrize("setup", tables(1, 6))
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


def test_the_checks_of_expansions_can_fail() -> None:
    g = start(preset("everything", players=4, side="A", seed=1))
    for _ in in_turn(g, Hat(g.setup)):
        if g.turn:
            break
    check_everything(g)
    for spoil in (grow_will, grow_dna, lose_an_evolution, double_a_survivor, double_an_avatar, swap_spots):
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


def grow_will(g: State) -> None:
    assert g.exploration is not None
    g.exploration.fungi = 1 << 2


def grow_dna(g: State) -> None:
    assert g.sanctuary is not None
    g.sanctuary.dna = 11


def lose_an_evolution(g: State) -> None:
    assert g.sanctuary is not None
    g.sanctuary.evolutions = 0


def double_a_survivor(g: State) -> None:
    assert g.sanctuary is not None
    g.sanctuary.survivors[2] |= g.sanctuary.faceup


def double_an_avatar(g: State) -> None:
    assert g.sanctuary is not None
    g.sanctuary.avatars[1] = g.sanctuary.avatars[2]


def swap_spots(g: State) -> None:
    g.planet = planet_of(g.planet.names, (2, 1, *g.planet.order[2:]), g.planet.hidden)
