"""What the Hunt cards of the base game are worth to the Creature."""

from __future__ import annotations

from random import Random
from typing import Final

from artemia.bots.habits.drivers.choosing import pick, pick_each, pick_hunted
from artemia.bots.habits.drivers.moving import best_push, losses, pays, push
from artemia.bots.habits.guess import block_gains, guess_of, sharpened
from artemia.bots.habits.ops import LOSE_WILL
from artemia.bots.habits.prospects import Prospects
from artemia.bots.habits.registry import HABITS, HUNT_WORTH, HuntWorth, survival_worth
from artemia.bots.habits.sampling import (
    chance,
    draw_step,
    offered,
    other_than,
    settled,
    squared,
    total,
)
from artemia.bots.habits.scale import NEAR, held, named
from artemia.bots.habits.worth import loss_weights, take_back_weights
from artemia.engine.step import Answers, Step, small_of
from artemia.rules.constants import CREATURE
from artemia.rules.state import State

FOR_THE_HAND: Final = ("lair", "swamp", "nexus", "oasis", "mangrove", "canyon")


def survival_cards(g: State) -> int:
    """How many the Hunted hold."""
    return sum([h.survival.bit_count() for h in g.hunted])


def largest_hand(g: State) -> int:
    """Place cards in hand and on the table of whoever has most."""
    return max([held(g, me) for me in range(1, g.seats)])


def likeliest(p: Prospects) -> int:
    """How likely whoever is easiest to guess is where they are expected, in thousandths."""
    return max([max(row) for row in p.guess.odds[1:]])


def stasis(g: State, ask: Step) -> int:
    return 100 if g.rescue <= 1 else 85 if g.rescue <= 4 else 60


HUNT_WORTH.update(
    despair=HuntWorth(lambda g, p: 9 * survival_cards(g)),
    force_field=HuntWorth(lambda g, p: 22 + p.block // 2),
    anticipation=HuntWorth(lambda g, p: likeliest(p) // 10),
    ascendancy=HuntWorth(lambda g, p: 14 * (largest_hand(g) - 3)),
    fierceness=HuntWorth(lambda g, p: p.best // 3),
    forbidden_zone=HuntWorth(lambda g, p: 10 + 11 * (g.seats - 1)),
    interference=HuntWorth(lambda g, p: p.on(named(g, "beach", "wreck")) + (20 if g.marker else 0)),
    persecution=HuntWorth(lambda g, p: p.on(named(g, *FOR_THE_HAND)) // 2, poor=True),
    mutation=HuntWorth(lambda g, p: 12 + p.best // 4),
    phobia=HuntWorth(lambda g, p: 10 + 8 * (largest_hand(g) - 4)),
    virus=HuntWorth(lambda g, p: 10 + p.block // 2),
    clone=HuntWorth(lambda g, p: p.second * 2 // 3),
    mirage=HuntWorth(lambda g, p: p.block * 4 // 3),
    scream=HuntWorth(lambda g, p: p.best // 3),
    toxin=HuntWorth(lambda g, p: p.block + 4 * survival_cards(g) // g.seats),
    cataclysm=HuntWorth(lambda g, p: 10 + p.block, lambda g, ask: pays(max(losses(g)), 90)),
    detour=HuntWorth(
        lambda g, p: 30 + p.best // 5,
        lambda g, ask: pays(max([best_push(g, me) for me in range(1, g.seats)]), 90),
    ),
    stasis=HuntWorth(lambda g, p: 200 if g.rescue <= 1 else 75 if g.rescue <= 4 else 45, stasis),
    tracking=HuntWorth(
        lambda g, p: 40 if g.rescue > NEAR else 5, lambda g, ask: 75 if g.rescue > NEAR else 15
    ),
    # Worth what it copies; what that would be in phase 5, the Creature hardly ever needs.
    flashback=HuntWorth(0, 2),
)


def force_field(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Bars the pair the Hunted would like best; what is left to them is easier to guess."""
    gains = sharpened(block_gains(g, guess_of(g, CREATURE), 10))
    return draw_step(rng, answers, lambda pair: 1 + total(gains, small_of(pair)))


def scream_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """Cards rather than the last Will, Will rather than the last cards."""
    h = g.hunted[me]
    percent = 95 if h.will == 1 else 60 if h.hand.bit_count() >= 4 else 20
    will, two_cards = offered(answers, LOSE_WILL), other_than(answers, LOSE_WILL)
    if two_cards and (not will or chance(rng, percent)):
        return settled(rng, two_cards, loss_weights(g, me))
    return will


HABITS.update(
    force_field=force_field,
    anticipation=pick_hunted(lambda g, seat: 1 + (max(guess_of(g, CREATURE).odds[seat]) // 10) ** 2),
    ascendancy=pick_hunted(lambda g, seat: held(g, seat) ** 3),
    which_two_to_keep=pick(take_back_weights),
    phobia=pick_hunted(lambda g, seat: held(g, seat) ** 3),
    which_to_give=pick(loss_weights),
    scream_choice=scream_choice,
    toxin_choice=pick_each(lambda g, card: 1000 // (1 + survival_worth(g, card).liked ** 2)),
    cataclysm=pick(lambda g, me: [squared(loss) for loss in losses(g)]),
    detour=pick_hunted(lambda g, seat: squared(best_push(g, seat))),
    divert_where=push,
)
