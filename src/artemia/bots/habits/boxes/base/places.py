"""What the places of the base game are worth to a Hunted."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.using_places import take_the_best
from artemia.bots.habits.needs import Needs, new_card
from artemia.bots.habits.ops import HEAL
from artemia.bots.habits.registry import HABITS, PLACE_WORTH, PlaceWorth
from artemia.bots.habits.sampling import by_seat, chance, offered, other_than, settled
from artemia.engine.step import Answers, Step
from artemia.rules.constants import FULL_WILL
from artemia.rules.state import State


def lair(g: State, me: int, n: Needs) -> int:
    many = n.discarded * n.card * 3 // 4
    return many if many < 110 else 110


def beach(g: State, me: int, n: Needs) -> int:
    if g.marker:
        return n.space
    return n.space * 11 // 20 if g.eventful else 55


def source(g: State, me: int, n: Needs) -> int:
    card = n.draw - 6
    return n.heal if n.heal > (n.draw if g.eventful else card) else card


PLACE_WORTH.update(
    lair=PlaceWorth(lair),
    jungle=PlaceWorth(lambda g, me, n: n.card + n.back),
    river=PlaceWorth(lambda g, me, n: n.back if n.prepared else 34),
    beach=PlaceWorth(beach),
    rover=PlaceWorth(new_card),
    swamp=PlaceWorth(lambda g, me, n: n.card + n.back + (n.back * 2 // 3 if n.discarded > 1 else 0)),
    shelter=PlaceWorth(lambda g, me, n: n.draw + 4 if n.draw else n.back),
    wreck=PlaceWorth(lambda g, me, n: n.space, lasting=45),
    source=PlaceWorth(source),
    artefact=PlaceWorth(lambda g, me, n: n.back if n.prepared else 60, lasting=12),
)


def use_source(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Will for whoever is lowest, else a card."""
    missing = by_seat(g, lambda seat: FULL_WILL - g.hunted[seat].will)
    heal, card = offered(answers, HEAL), other_than(answers, HEAL)
    if heal and (not card or chance(rng, 90 if max(missing) == 2 else 50)):
        return settled(rng, heal, [60 * n**3 + (20 if seat == me else 0) for seat, n in enumerate(missing)])
    return card


HABITS.update(
    lair=take_the_best,
    jungle=take_the_best,
    swamp=take_the_best,
    rover=take_the_best,
    source=use_source,
)
