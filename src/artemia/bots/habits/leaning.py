"""What to do when there is no habit for a question: what promises most, by the step itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from artemia.bots.habits.city_worth import (
    company_worth,
    defense_space,
    fortify_worth,
    rescue_space,
    survivor_worth,
)
from artemia.bots.habits.genes import STRENGTH, turns_left
from artemia.bots.habits.needs import Needs, healing, new_card
from artemia.bots.habits.registry import LIKING, PLACE_WORTH
from artemia.bots.habits.sampling import draw, settled
from artemia.bots.habits.scale import A_CARD, held
from artemia.bots.habits.worth import power_worths, worths
from artemia.engine.step import OP, OP_BY_NAME, OPS, Answers, Step, first_of, members, pick_of, second_of
from artemia.rules.catalog import PLACES
from artemia.rules.constants import CREATURE, FULL_WILL, Survivors
from artemia.rules.state import State

UNKNOWN: Final = 25
NOTHING: Final = 6
MOST: Final = 500
EVEN: Final = [1] * 64


# How a choice is settled: weights by the kind of what is picked


def weights_for(g: State, me: int, answer: Step) -> list[int]:
    """For each member of the set a choice leaves open."""
    op = answer & OP
    kinds = OPS[op].arguments
    kind = kinds[0] if kinds else ""
    if kind == "Places":
        return parting(g, me) if op in PARTINGS else wishes(g, me)
    if kind == "Seats":
        return needs(g) if me and op in HEALINGS else hands(g)
    if kind == "Survivors":
        return company(g, me, first_of(answer), op in PARTINGS)
    if kind == "Evolutions":
        return [STRENGTH.get(1 << i, 1) ** 2 for i in range(first_of(answer).bit_length())]
    if kind == "SurvivalCards":
        return [1 + 1000 // (1 + each * each) if op in PARTINGS else each**3 for each in LIKING]
    return EVEN


def wishes(g: State, me: int) -> list[int]:
    """Places he would like to have."""
    return [(each + 20) * (each + 20) for each in worths(g, me or 1)]


def parting(g: State, me: int) -> list[int]:
    """Places he will miss least."""
    return [100000 // ((each + 15) * (each + 15)) + 1 for each in worths(g, me or 1)]


def needs(g: State) -> list[int]:
    """Whoever lacks Will most."""
    found = [0] * g.seats
    for seat in range(1, g.seats):
        missing = FULL_WILL - g.hunted[seat].will
        found[seat] = 1 + 60 * missing * missing * missing
    return found


def hands(g: State) -> list[int]:
    """For the Creature whoever has most cards; among friends whoever has most to take back."""
    found = [0] * g.seats
    for seat in range(1, g.seats):
        n = held(g, seat)
        found[seat] = 1 + n * n * n
    return found


def company(g: State, me: int, cards: Survivors, parting: bool) -> list[int]:
    """The survivors one would rather rescue; of those one has, each is as good as the others."""
    found = [1] * cards.bit_length()
    if not parting and me:
        for card in members(cards):
            worth = survivor_worth(g, me, card)
            found[card.bit_length() - 1] = 1 + worth * worth
    return found


# What a step promises


def a_card(g: State, me: int) -> int:
    """One more Place card for a Hunted."""
    return A_CARD[g.hunted[me].hand.bit_count()]


def of_cards_back(g: State, me: int, step: Step) -> int:
    n = first_of(step).bit_count() + second_of(step).bit_count()
    return n * a_card(g, me)


def of_power(g: State, me: int, step: Step) -> int:
    return power_worths(g, me, Needs(g, me))[first_of(step).bit_length() - 1]


def of_card_drawn(g: State, me: int, step: Step) -> int:
    return 38


def of_healing(g: State, me: int, step: Step) -> int:
    return healing(g)


def of_defense(g: State, me: int, step: Step) -> int:
    return defense_space(g)


def of_rescue(g: State, me: int, step: Step) -> int:
    return survivor_worth(g, me, first_of(step))


def of_survivor_drawn(g: State, me: int, step: Step) -> int:
    return company_worth(g, me)


def of_fortifying(g: State, me: int, step: Step) -> int:
    return fortify_worth(g, me)


def of_marker(g: State, me: int, step: Step) -> int:
    return rescue_space(g) * 11 // 20


def of_rescue_space(g: State, me: int, step: Step) -> int:
    return rescue_space(g)


def of_place(g: State, me: int, id: str) -> int:
    return PLACE_WORTH[PLACES[id].power & OP].gain(g, me, Needs(g, me))


def of_shield(g: State, me: int, step: Step) -> int:
    return of_place(g, me, "dome")


def of_pole(g: State, me: int, step: Step) -> int:
    return of_place(g, me, "pole")


def of_new_card(g: State, me: int, step: Step) -> int:
    return new_card(g, me)


def of_discovery(g: State, me: int, step: Step) -> int:
    return of_place(g, me, "labyrinth")


def of_evolution_lost(g: State, me: int, step: Step) -> int:
    return STRENGTH[first_of(step)] * turns_left(g) // 2


def of_dna_lost(g: State, me: int, step: Step) -> int:
    return 22 * first_of(step)


def of_will_sown(g: State, me: int, step: Step) -> int:
    return healing(g) * 3 // 2


PARTINGS: Final = frozenset(
    OP_BY_NAME[name].number
    for name in (
        "discard",
        "set_aside",
        "discard_survival",
        "trade_card",
        "lose_survivors",
        "part_with",
        "enlist",
        "follow_map",
    )
)
HEALINGS: Final = frozenset(OP_BY_NAME[name].number for name in ("heal", "receive_will"))
PROMISES: Final[dict[str, Callable[[State, int, Step], int]]] = {
    "take_back": of_cards_back,
    "haul_in": of_cards_back,
    "pick_up": of_cards_back,
    "use_power": of_power,
    "use_discovery": of_power,
    "draw_survival": of_card_drawn,
    "draw_two_keep_one": of_card_drawn,
    "comb_islands": of_card_drawn,
    "heal": of_healing,
    "advance_defense": of_defense,
    "shelter_survivors": of_defense,
    "enlist": of_defense,
    "rescue": of_rescue,
    "draw_survivor": of_survivor_drawn,
    "fortify": of_fortifying,
    "fortify_from_the_ark": of_fortifying,
    "charge_marker": of_marker,
    "fire_marker": of_rescue_space,
    "advance_rescue": of_rescue_space,
    "advance_shield": of_shield,
    "pay_for_rescue": of_pole,
    "take_from_reserve": of_new_card,
    "reveal_place": of_discovery,
    "search_sites": of_discovery,
    "lose_evolution": of_evolution_lost,
    "break_evolution": of_evolution_lost,
    "lose_dna": of_dna_lost,
    "sow_will": of_will_sown,
}
BY_OP: Final[dict[int, Callable[[State, int, Step], int]]] = {
    OP_BY_NAME[name].number: promise for name, promise in PROMISES.items()
}
DECLINING: Final = frozenset(OP_BY_NAME[name].number for name in ("nothing", "pass_window"))


def promise(g: State, me: int, step: Step) -> int:
    """What a plain step is worth to whoever takes it; the Creature only knows something from nothing."""
    op = step & OP
    if op in DECLINING:
        return NOTHING
    of = BY_OP.get(op) if me != CREATURE else None
    return UNKNOWN if of is None else of(g, me, step)


def eager(worth: int) -> int:
    """A weight that prefers the best answers clearly: nobody has to be surprised any more."""
    if worth > MOST:
        worth = MOST
    return 1 + worth * worth * worth if worth > 0 else 1


def lean(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Every answer by what it promises, the best ones clearly first."""
    steps: list[int] = []
    weights: list[int] = []
    for answer in answers:
        if answer:
            step = settled(rng, answer, weights_for(g, me, answer)) if pick_of(answer) else answer
            steps.append(step)
            weights.append(eager(promise(g, me, step)))
    return steps[draw(rng, weights)]
