"""Using the place one is on, or taking a card back instead."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import (
    NO,
    NOBODY,
    Answers,
    Seat,
    effect,
    one_of,
    question,
    up_to,
)
from artemia.rules.amounts import CARDS_BACK, amount
from artemia.rules.bars import Bar, Barred, excuse_of, user_of
from artemia.rules.constants import Places
from artemia.rules.effects.places import (
    returnable,
    take_back,
)
from artemia.rules.effects.powers import has_power, nothing, use_power
from artemia.rules.effects.tokens import artemia_places, catching
from artemia.rules.excuses import no_card_back
from artemia.rules.modifiers import (
    NO_CARD_RETURNS_ITSELF,
    TARGET_BENDS_TIME,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
    TARGET_FEEDS,
    TARGET_HOLDS,
)
from artemia.rules.offers import PLACE_IS_RESOLVED, may_be_offered, with_offers
from artemia.rules.state import State
from artemia.rules.windows import play_survival, playable_survival

TARGET_COUNTS: Final = TARGET_BENDS_TIME | TARGET_FEEDS  # when its step begins, all who are on it


def usable(g: State, me: Seat) -> Places:
    """The places they are on, haven't resolved, and may use once the Target has struck there."""
    h = g.hunted[me]
    free = h.at & ~h.resolved & ~g.ineffective
    if not g.dodging >> me & 1:
        free &= ~g.creature
        if g.modifiers & TARGET_CATCHES and not g.camouflaged >> me & 1:
            free &= ~g.target
    if not g.detecting >> me & 1:
        free &= ~(artemia_places(g) if g.modifiers else g.artemia)
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
    """Lets them use what they can use now; the places in `waiting` come later."""
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
    """Whoever might play a card is asked in any case, or the pause would tell that they hold one."""
    h = g.hunted[me]
    h.resolved |= place
    g.resolving = place
    g.chain = 0
    g.modifiers &= ~NO_CARD_RETURNS_ITSELF
    if h.discard or may_be_offered(g) or g.hunted_may_play(me) or has_power(g, me, place):
        g.agenda.append(place_choice(me, place))


def what_fails_them_here(g: State, me: Seat, place: Places) -> Barred:
    """The place's power and the card they might take back."""
    found = []
    if not has_power(g, me, place):
        if place & g.used:
            why = Bar("places/used", places=place, seat=user_of(g, place))
        else:
            power = g.planet.powers[place.bit_length() - 1]
            why = excuse_of(g, power, me) or Bar("places/nothing-there-for-you", places=place)
        found.append((use_power(me, place), why))
    if not (returnable(g, me) if g.modifiers & TARGET_HOLDS else g.hunted[me].discard):
        found.append((take_back(me, 0), no_card_back(g, me)))
    return tuple(found)


@question(always=True, barred=what_fails_them_here, book="places")
def place_choice(g: State, me: Seat, place: Places) -> Answers:
    power = use_power(me, place) if has_power(g, me, place) else NO
    h = g.hunted[me]
    cards = NO
    if h.survival & g.cards.survival_instead:
        cards = one_of(play_survival(me, playable_survival(g, me, g.cards.survival_instead)))
    discard = returnable(g, me) if g.modifiers & TARGET_HOLDS else h.discard
    n = amount(CARDS_BACK, g, me, 1)
    back = one_of(take_back(me, discard)) if n == 1 else up_to(n, take_back(me, discard))
    return with_offers(g, PLACE_IS_RESOLVED, me, (nothing(me), back, power, cards), place)


def resolve_everybody(g: State, waiting: Places) -> None:
    tokens = catching(g) | artemia_places(g) if g.modifiers else g.creature | g.artemia
    avoiding = g.dodging | g.detecting | g.camouflaged
    agenda = g.agenda
    hunted = g.hunted
    camouflaged = g.camouflaged
    for me in range(g.seats - 1, 0, -1):
        h = hunted[me]
        later = waiting
        if camouflaged and camouflaged >> me & 1:
            later = 0
        free = h.at & ~h.resolved & ~later
        if free and (free & ~tokens or avoiding >> me & 1):
            agenda.append(resolve(me, later))
