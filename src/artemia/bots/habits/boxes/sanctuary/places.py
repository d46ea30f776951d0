"""What the places of SANCTUARY are worth to a Hunted."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.city_worth import company_worth, fortify_worth, rescue_worth
from artemia.bots.habits.drivers.evolving import strongest_one
from artemia.bots.habits.evolution_worth import strongest
from artemia.bots.habits.needs import Needs
from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.registry import HABITS, PLACE_WORTH, PlaceWorth
from artemia.bots.habits.sampling import offered, other_than
from artemia.bots.habits.scale import turns_left
from artemia.engine.step import Answers, Step
from artemia.rules.knowledge import ANY_HUNTED, discard_of
from artemia.rules.modifiers import DEFENSE_MOVES_ONCE, HIDDEN_DISCARDS
from artemia.rules.state import State, sanctuary_of

FIRST_ROW: Final = 0b11111


def canyon(g: State, me: int, n: Needs) -> int:
    cards = n.discarded
    if not g.modifiers & HIDDEN_DISCARDS:
        cards = (discard_of(g, me, ANY_HUNTED) & FIRST_ROW).bit_count()
    return n.card + n.backs(cards)


def monolith(g: State, me: int, n: Needs) -> int:
    s = sanctuary_of(g)
    return min(strongest(g, s.developed | s.latent) * turns_left(g) // 2, 150)


PLACE_WORTH.update(
    canyon=PlaceWorth(canyon),
    camp=PlaceWorth(
        lambda g, me, n: max(company_worth(g, me) if sanctuary_of(g).survivor_pile else 0, n.draw)
    ),
    monolith=PlaceWorth(monolith),
    infirmary=PlaceWorth(lambda g, me, n: max(rescue_worth(g, me), n.heal), lasting=15),
    ark=PlaceWorth(lambda g, me, n: fortify_worth(g, me), lasting=45),
)


def shelter_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Unless it would be in vain."""
    if g.modifiers & DEFENSE_MOVES_ONCE and sanctuary_of(g).defense_this_phase:
        return offered(answers, NOTHING)
    return other_than(answers, NOTHING)


HABITS.update(monolith=strongest_one, shelter_choice=shelter_choice)
