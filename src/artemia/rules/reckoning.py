"""Phase 3: the reveal, then places without a token, the Target, the Artemia, the Creature."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NO,
    NOBODY,
    SECRET,
    Answers,
    Seat,
    Step,
    effect,
    members,
    one_of,
    question,
    up_to,
    with_seat,
)
from artemia.rules.abilities import has_avatar
from artemia.rules.catalog import SURVIVAL_INSTEAD
from artemia.rules.city import survivors_to_rescue, way_to_fortify
from artemia.rules.effects.places import (
    bound_for_elsewhere,
    discard_set_aside,
    returnable,
    set_aside,
    take_back,
    veil,
)
from artemia.rules.effects.powers import has_power, nothing, use_power
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.effects.tracks import advance_assimilation
from artemia.rules.effects.will import lose_will, regain
from artemia.rules.modifiers import (
    ARTEMIA_COSTS_WILL,
    ARTEMIA_HURTS,
    ARTEMIA_SWARMS,
    CITY_CATCH_COUNTS_MORE,
    FRENZY,
    MORE_WILL_PER_CATCH,
    MORE_WILL_PER_HUNTED,
    NO_CARD_RETURNS_ITSELF,
    TARGET_BENDS_TIME,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
    TARGET_FEEDS,
)
from artemia.rules.moments import ARTEMIA_STRUCK, CREATURE_STRUCK, REVEALED, TARGET_STEP_BEGINS, happens
from artemia.rules.planet import around
from artemia.rules.state import State
from artemia.rules.windows import play_survival, playable_survival, react
from artemia.rules.words import RECKONING, Places

BEFORE_ALL_STEPS: Final = 0
PLACES_STEP: Final = 1
TARGET_STEP: Final = 2
ARTEMIA_STEP: Final = 3
CREATURE_STEP: Final = 4
TARGET_COUNTS: Final = TARGET_BENDS_TIME | TARGET_FEEDS  # when its step begins, all who are on it


@effect(NOBODY)
def reckoning(g: State) -> None:
    g.phase = RECKONING
    g.then(reveal())
    for me in range(g.seats - 1, 0, -1):
        if (g.river_now | g.fjord_now) >> me & 1 and g.hunted[me].played.bit_count() > 1:
            g.then(which_to_explore(me))


@question()
def which_to_explore(g: State, me: Seat) -> Answers:
    return (one_of(explore_only(me, g.hunted[me].played)),)


@effect(SECRET)
def explore_only(g: State, me: Seat, place: Places) -> None:
    """The other card returns to the hand, unseen; after the Fjord it stays, to be discarded."""
    h = g.hunted[me]
    if g.fjord_now >> me & 1:
        h.aside = h.played & ~place
        return
    h.hand |= h.played & ~place
    h.played = place


@effect(NOBODY)
def reveal(g: State) -> None:
    for me in range(1, g.seats):
        h = g.hunted[me]
        h.at = h.played & ~h.aside
        h.aside = 0
        h.fog &= ~h.at
        if g.log is not None:
            g.witness(revealed(me, h.at))
    g.curious = g.everybody()
    g.then_in_order(react(), steps())
    if g.eventful:
        if g.fjord_now:
            veil(g)
        happens(g, REVEALED)


@effect()
def revealed(g: State, me: Seat, places: Places) -> None:
    """Stands in the log: where everybody turns out to be."""


# Using a place


def usable(g: State, me: Seat) -> Places:
    """The places he is on, hasn't resolved, and may use once the Target has struck there."""
    h = g.hunted[me]
    free = h.at & ~h.resolved & ~g.ineffective
    if not g.dodging >> me & 1:
        free &= ~g.creature
        if g.modifiers & TARGET_CATCHES and not g.camouflaged >> me & 1:
            free &= ~g.target
    if not g.detecting >> me & 1:
        free &= ~artemia_places(g)
    if g.modifiers & TARGET_BLOCKS_POWERS and not g.camouflaged >> me & 1:
        free &= ~g.target
    return free


def target_waits(g: State) -> Places:
    """The places that resolve in the Target's step; a mere Clone has none."""
    if g.modifiers & TARGET_CATCHES and not g.on_target and not g.modifiers & TARGET_COUNTS:
        return 0
    return g.target


@effect(NOBODY)
def resolve(g: State, me: Seat, waiting: Places) -> None:
    """Lets him use what he can use now; the places in `waiting` come later."""
    places = usable(g, me) & ~waiting
    if not places:
        return
    if places & (places - 1):
        g.then(resolve(me, waiting))
        g.then(which_first(me, places))
    else:
        begin(g, me, places)


@question()
def which_first(g: State, me: Seat, places: Places) -> Answers:
    return (one_of(begin_place(me, places)),)


@effect(NOBODY)
def begin_place(g: State, me: Seat, place: Places) -> None:
    begin(g, me, place)


def begin(g: State, me: Seat, place: Places) -> None:
    """Whoever might play a card is asked in any case, or the pause would tell that he holds one."""
    h = g.hunted[me]
    h.resolved |= place
    g.resolving = place
    g.chain = 0
    if g.eventful:
        g.modifiers &= ~NO_CARD_RETURNS_ITSELF
        g.then(place_choice(me, place))
    elif h.discard or g.hunted_may_play(me) or has_power(g, me, place):
        g.then(place_choice(me, place))


@question(always=True)
def place_choice(g: State, me: Seat, place: Places) -> Answers:
    power = use_power(me, place) if has_power(g, me, place) else NO
    cards = one_of(play_survival(me, playable_survival(g, me, SURVIVAL_INSTEAD[0])))
    if g.eventful:
        back = plain_take_back(g, me)
        if g.sanctuary is not None and g.sanctuary.token:
            return (
                nothing(me),
                back,
                power,
                cards,
                survivors_to_rescue(g, me, place),
                way_to_fortify(g, me, place),
            )
        return nothing(me), back, power, cards
    return nothing(me), one_of(take_back(me, g.hunted[me].discard)), power, cards


def plain_take_back(g: State, me: Seat) -> Step:
    """A discarded card instead of the power; the Scout, short of cards, takes two."""
    two = has_avatar(g, me, "scout") and g.hunted[me].hand.bit_count() <= 2
    return up_to(2 if two else 1, take_back(me, returnable(g, me)))


def resolve_everybody(g: State, waiting: Places) -> None:
    tokens = catching(g) | artemia_places(g)
    avoiding = g.dodging | g.detecting | g.camouflaged
    for me in range(g.seats - 1, 0, -1):
        h = g.hunted[me]
        later = 0 if g.camouflaged >> me & 1 else waiting
        free = h.at & ~h.resolved & ~later
        if free and (free & ~tokens or avoiding >> me & 1):
            g.then(resolve(me, later))


# The steps


@effect(NOBODY)
def steps(g: State) -> None:
    """A token that isn't on the planet has no step, and no window before it."""
    agenda = g.agenda
    agenda.append(reset_spent())
    agenda.append(creature_step())
    agenda.append(react())
    if g.artemia:
        agenda.append(artemia_step())
        agenda.append(react())
    if g.target:
        agenda.append(target_step())
        agenda.append(react())
    places_step(g)


def places_step(g: State) -> None:
    g.stage = PLACES_STEP
    resolve_everybody(g, target_waits(g))


@effect(NOBODY)
def target_step(g: State) -> None:
    """First whoever a token has left meanwhile, then everybody under the Target, seat by seat."""
    g.stage = TARGET_STEP
    for me in range(g.seats - 1, 0, -1):
        g.then(target_strikes(me))
    if g.eventful:
        happens(g, TARGET_STEP_BEGINS)
    resolve_everybody(g, target_waits(g))


@effect(NOBODY)
def target_strikes(g: State, me: Seat) -> None:
    struck = g.hunted[me].at & g.target
    if not struck:
        return
    g.then(resolve(me, 0))
    if g.camouflaged >> me & 1:
        return
    for _ in members(struck):
        for step in reversed(g.on_target):
            g.then(with_seat(step, me))


@effect(NOBODY)
def artemia_step(g: State) -> None:
    g.stage = ARTEMIA_STEP
    g.then(artemia_strikes())
    resolve_everybody(g, 0)


@effect(NOBODY)
def artemia_strikes(g: State) -> None:
    """All discard together; Mutation bites after that."""
    if g.eventful:
        happens(g, ARTEMIA_STRUCK)
    pains = (1 if g.modifiers & ARTEMIA_COSTS_WILL else 0) + (1 if g.modifiers & ARTEMIA_HURTS else 0)
    if pains:
        for me in range(g.seats - 1, 0, -1):
            if met_by_artemia(g, me):
                g.then(lose_will(me, pains * met_by_artemia(g, me)))
    g.then(discard_set_aside())
    for me in range(g.seats - 1, 0, -1):
        if to_discard(g, me):
            g.then(which_to_lose(me, to_discard(g, me)))


def met_by_artemia(g: State, me: Seat) -> int:
    """On how many of his places a Hunted meets the Artemia token."""
    if g.detecting >> me & 1:
        return 0
    return (g.hunted[me].at & artemia_places(g)).bit_count()


def within_reach_of_artemia(g: State, me: Seat) -> bool:
    """Whether the Artemia token would do something to him."""
    reached = artemia_places(g)
    if g.modifiers & ARTEMIA_SWARMS:
        reached |= around(g.planet, g.artemia)
    return g.hunted[me].at & reached > 0


def to_discard(g: State, me: Seat) -> int:
    """How many Place cards the Artemia token costs a Hunted; a Swarm reaches the places next to it."""
    met = met_by_artemia(g, me)
    if g.eventful:
        if has_avatar(g, me, "botanist"):
            return 0
        if not met and g.modifiers & ARTEMIA_SWARMS and not g.detecting >> me & 1:
            return 1 if g.hunted[me].at & around(g.planet, g.artemia) else 0
    return met


@question()
def which_to_lose(g: State, me: Seat, n: int) -> Answers:
    return (up_to(n, set_aside(me, g.hunted[me].hand)),)


@effect(NOBODY)
def creature_step(g: State) -> None:
    g.stage = CREATURE_STEP
    g.then(creature_strikes())
    resolve_everybody(g, 0)


@effect(NOBODY)
def creature_strikes(g: State) -> None:
    """Assimilation moves once, however many are caught; then everybody caught loses Will."""
    places = catching(g)
    caught = where_anybody = 0
    if g.eventful:
        happens(g, CREATURE_STRUCK)
    for me in range(g.seats - 1, 0, -1):
        where = g.hunted[me].at & places
        if where and g.camouflaged >> me & 1:
            where &= g.creature
        if where and not g.dodging >> me & 1:
            caught |= 1 << me
            where_anybody |= where
            g.then(catch(me, where))
    if caught:
        g.caught |= caught
        spaces = 2 if caught & g.anticipated else 1
        g.then(advance_assimilation(0, spaces + more_spaces(g, where_anybody)))


def more_spaces(g: State, places: Places) -> int:
    """What a catch on these places moves Assimilation besides: each reason counts once."""
    more = 1 if places & g.planet.grave else 0
    if g.modifiers & FRENZY:
        more += 1
    if g.modifiers & CITY_CATCH_COUNTS_MORE and g.sanctuary is not None and places & g.sanctuary.token:
        more += 1
    return more


@effect()
def catch(g: State, me: Seat, places: Places) -> None:
    """1 Will a token on each place, 1 more for a harsh place, 1 more a catch if the Creature is fierce."""
    loss = (places & g.creature).bit_count() + (places & g.planet.harsh).bit_count()
    if g.modifiers & TARGET_CATCHES and not g.camouflaged >> me & 1:
        loss += (places & g.target).bit_count()
    if g.modifiers & MORE_WILL_PER_HUNTED:
        loss += 1
    if g.modifiers & MORE_WILL_PER_CATCH:
        loss += places.bit_count()
    g.then(lose_will(me, loss))


@effect(NOBODY)
def reset_spent(g: State) -> None:
    if g.spent:
        for me in range(g.seats - 1, 0, -1):
            if g.spent >> me & 1:
                g.then(reset(me))


@effect()
def reset(g: State, me: Seat) -> None:
    """A spent Hunted takes back all Place cards and his Will."""
    h = g.hunted[me]
    stays = h.played & bound_for_elsewhere(g, me)
    h.hand |= h.discard | h.played & ~stays
    h.played = stays
    h.discard = h.fog = 0
    regain(g, me, g.will_after_reset)
    g.spent &= ~(1 << me)
