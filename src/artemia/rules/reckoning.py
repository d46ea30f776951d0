"""Phase 3: the reveal, then places without a token, the Target, the Artemia, the Creature."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NO,
    NOBODY,
    SECRET,
    Answers,
    Seat,
    effect,
    members,
    one_of,
    question,
    up_to,
    with_seat,
)
from artemia.rules.catalog import SURVIVAL_INSTEAD
from artemia.rules.effects.places import discard_set_aside, set_aside, take_back
from artemia.rules.effects.powers import has_power, nothing, use_power
from artemia.rules.effects.tokens import catching
from artemia.rules.effects.tracks import advance_assimilation
from artemia.rules.effects.will import lose_will
from artemia.rules.modifiers import (
    ARTEMIA_COSTS_WILL,
    MORE_WILL_PER_CATCH,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
)
from artemia.rules.state import State
from artemia.rules.windows import play_survival, playable_survival, react
from artemia.rules.words import RECKONING, Places

BEFORE_ALL_STEPS: Final = 0
PLACES_STEP: Final = 1
TARGET_STEP: Final = 2
ARTEMIA_STEP: Final = 3
CREATURE_STEP: Final = 4


@effect(NOBODY)
def reckoning(g: State) -> None:
    g.phase = RECKONING
    g.then(reveal())
    for me in range(g.seats - 1, 0, -1):
        if g.river_now >> me & 1:
            g.then(which_to_explore(me))


@question()
def which_to_explore(g: State, me: Seat) -> Answers:
    return (one_of(explore_only(me, g.hunted[me].played)),)


@effect(SECRET)
def explore_only(g: State, me: Seat, place: Places) -> None:
    """The other card returns to the hand, unseen."""
    h = g.hunted[me]
    h.hand |= h.played & ~place
    h.played = place


@effect(NOBODY)
def reveal(g: State) -> None:
    for me in range(1, g.seats):
        h = g.hunted[me]
        h.at = h.played
        h.fog &= ~h.played
        if g.log is not None:
            g.witness(revealed(me, h.at))
    g.curious = g.everybody()
    g.then_in_order(react(), steps())


@effect()
def revealed(g: State, me: Seat, places: Places) -> None:
    """Stands in the log: where everybody turns out to be."""


# Using a place


def usable(g: State, me: Seat) -> Places:
    """The places he is on, hasn't resolved, and may use once the Target has struck there."""
    h = g.hunted[me]
    free = h.at & ~h.resolved & ~g.ineffective
    if not g.dodging >> me & 1:
        free &= ~catching(g)
    if not g.detecting >> me & 1:
        free &= ~g.artemia
    if g.modifiers & TARGET_BLOCKS_POWERS:
        free &= ~g.target
    return free


def target_waits(g: State) -> Places:
    """The places that resolve in the Target's step; a mere Clone has none."""
    if g.modifiers & TARGET_CATCHES and not g.on_target:
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
    if h.discard or g.hunted_may_play(me) or has_power(g, me, place):
        g.then(place_choice(me, place))


@question(always=True)
def place_choice(g: State, me: Seat, place: Places) -> Answers:
    return (
        nothing(me),
        one_of(take_back(me, g.hunted[me].discard)),
        use_power(me, place) if has_power(g, me, place) else NO,
        one_of(play_survival(me, playable_survival(g, me, SURVIVAL_INSTEAD[0]))),
    )


def resolve_everybody(g: State, waiting: Places) -> None:
    tokens = catching(g) | g.artemia
    avoiding = g.dodging | g.detecting
    for me in range(g.seats - 1, 0, -1):
        h = g.hunted[me]
        free = h.at & ~h.resolved & ~waiting
        if free and (free & ~tokens or avoiding >> me & 1):
            g.then(resolve(me, waiting))


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
    resolve_everybody(g, target_waits(g))


@effect(NOBODY)
def target_strikes(g: State, me: Seat) -> None:
    struck = g.hunted[me].at & g.target
    if not struck:
        return
    g.then(resolve(me, 0))
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
    struck = [me for me in range(g.seats - 1, 0, -1) if met_by_artemia(g, me)]
    if g.modifiers & ARTEMIA_COSTS_WILL:
        for me in struck:
            g.then(lose_will(me, met_by_artemia(g, me)))
    g.then(discard_set_aside())
    for me in struck:
        g.then(which_to_lose(me, met_by_artemia(g, me)))


def met_by_artemia(g: State, me: Seat) -> int:
    """On how many of his places a Hunted meets the Artemia token."""
    if g.detecting >> me & 1:
        return 0
    return (g.hunted[me].at & g.artemia).bit_count()


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
    caught = 0
    for me in range(g.seats - 1, 0, -1):
        where = g.hunted[me].at & places
        if where and not g.dodging >> me & 1:
            caught |= 1 << me
            g.then(catch(me, where))
    if caught:
        g.caught |= caught
        g.then(advance_assimilation(0, 2 if caught & g.anticipated else 1))


@effect()
def catch(g: State, me: Seat, places: Places) -> None:
    """1 Will a token on each place, 1 more for a harsh place, 1 more a catch if the Creature is fierce."""
    loss = (places & g.creature).bit_count() + (places & g.harsh).bit_count()
    if g.modifiers & TARGET_CATCHES:
        loss += (places & g.target).bit_count()
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
    h.hand |= h.discard | h.played
    h.discard = h.played = h.fog = 0
    h.will = g.will_after_reset
    g.spent &= ~(1 << me)
