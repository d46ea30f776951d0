"""What the places of EXPLORATION are worth to a Hunted."""

from __future__ import annotations

from random import Random

from artemia.bots.habits.drivers.by_promise import promise, weights_for
from artemia.bots.habits.drivers.choosing import pick
from artemia.bots.habits.drivers.using_places import eager
from artemia.bots.habits.needs import Needs, lasting, new_card
from artemia.bots.habits.ops import NOTHING
from artemia.bots.habits.registry import HABITS, PLACE_WORTH, PlaceWorth
from artemia.bots.habits.sampling import chance, offered, other_than, settle_each, settled
from artemia.bots.habits.scale import held
from artemia.bots.habits.tokens import safe_weights
from artemia.cards.exploration.places import FEW_HUNTED
from artemia.engine.step import Answers, Step, second_of, small_of
from artemia.rules.catalog import SITES
from artemia.rules.constants import FULL_WILL
from artemia.rules.effects.tracks import will_pool
from artemia.rules.state import State, exploration_of


def nexus(g: State, me: int, n: Needs) -> int:
    many = min(n.discarded * n.card, 140)
    copied = 60 if g.seats > 2 else 0
    return many + copied if g.seats <= FEW_HUNTED + 1 else max(many, copied)


def dome(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for three steps of the Shield."""
    shield = exploration_of(g).shield
    if shield >= 3:
        return 2 * n.space if g.rescue > 1 else n.space
    return n.space * 17 // 20 if shield == 2 else n.space * 7 // 10


def labyrinth(g: State, me: int, n: Needs) -> int:
    """A place to discover, and to use or to have."""
    known = new_card(g, me, n)
    return 62 if g.planet.hidden and known < 62 else known


def pole(g: State, me: int, n: Needs) -> int:
    """Two spaces of Rescue for a Will."""
    if g.rescue <= 2:
        return 4 * n.space
    will = g.hunted[me].will
    return 2 * n.space - (30 if will > 2 else 40 if will == 2 else 120)


def fungi(g: State, me: int, n: Needs) -> int:
    """Will for the turns to come, or a card."""
    pool = will_pool(g)
    sown = 0 if pool <= 0 else n.heal if pool == 1 else n.heal * 3 // 2
    return max(sown, n.draw)


PLACE_WORTH.update(
    nexus=PlaceWorth(nexus),
    oasis=PlaceWorth(lambda g, me, n: n.card + n.backs(min(n.discarded, FULL_WILL - g.hunted[me].will))),
    fjord=PlaceWorth(lambda g, me, n: n.back if n.prepared else 32),
    dome=PlaceWorth(dome),
    labyrinth=PlaceWorth(labyrinth),
    mangrove=PlaceWorth(lambda g, me, n: n.card + n.back + 18, lasting=10),
    archipelago=PlaceWorth(lambda g, me, n: n.draw // 2 + n.heal if n.heal > n.draw else n.draw + 6),
    pole=PlaceWorth(pole, lasting=45),
    fungi=PlaceWorth(fungi, lasting=10),
    # A second place, chosen when the tokens are down.
    portal=PlaceWorth(lambda g, me, n: 55 if held(g, me) > 2 else 20, lasting=15),
)


def last_to_come(g: State, me: int) -> list[int]:
    """Counters that must come off the track: those that would come last."""
    return [1000 >> i if i < 10 else 1 for i in range(32)]


def sow(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """As near as possible: whoever needs Will needs it soon."""
    return settle_each(
        rng, answers, lambda each: nearest(small_of(each)), lambda step: eager(promise(g, me, step))
    )


def nearest(spaces: int) -> list[int]:
    """The highest distance from Victory is the next space the counter comes to."""
    return [1] * (spaces.bit_length() - 1) + [50]


def care_choice(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """A card for a Will, if somebody is about to lose their last."""
    lowest = min([g.hunted[seat].will for seat in range(1, g.seats)])
    cards = g.hunted[me].survival.bit_count()
    if chance(rng, 90 if lowest == 1 else 60 if lowest == 2 and cards > 2 else 20):
        trade = other_than(answers, NOTHING)
        return settled(rng, trade, weights_for(g, me, trade))
    return offered(answers, NOTHING)


def which_site(rng: Random, g: State, me: int, answers: Answers) -> Step:
    """The place all will have: what lasts."""
    return settle_each(rng, answers, lambda _: [1] * 10, lambda step: (20 + site_worth(second_of(step))) ** 2)


def site_worth(site: int) -> int:
    return lasting(SITES[site.bit_length() - 1], 8)


def sites_to_drop(g: State, me: int) -> list[int]:
    return [1000 // (10 + lasting(name, 8)) for name in SITES]


HABITS.update(
    portal=pick(safe_weights),
    fungi=sow,
    sow_more=sow,
    take_from_track=pick(last_to_come),
    care_choice=care_choice,
    which_site=which_site,
    which_site_to_drop=pick(sites_to_drop),
)
