"""The twelve Avatars. Captain, Scout, Guide and Geneticist are asked for by the rules themselves."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import DISCARDS, NO, NOBODY, Answers, Seat, effect, members, one_of, question
from artemia.rules.avatars import has_avatar, seats_with
from artemia.rules.city import move_city, next_on_route
from artemia.rules.constants import END_OF_TURN, EVOLUTION, EXPLORATION, RECKONING, Places
from artemia.rules.discard_piles import enter_discard, leave_discard
from artemia.rules.effects.draws import can_draw_survival, draw_survival
from artemia.rules.effects.places import returnable, take_back
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.tokens import artemia_places
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.moments import (
    ARTEMIA_STRUCK,
    CITY_MOVED,
    CREATURE_STRUCK,
    FORTIFIED,
    SHELTERED,
    TURN_ENDS,
    at,
)
from artemia.rules.phases.resolving_places import usable
from artemia.rules.sanctuary_catalog import avatar, lasting_avatar
from artemia.rules.state import State

SURVIVORS_TO_FEED: Final = 2

lasting_avatar("captain", EXPLORATION, base_compatible=True)


@avatar(EXPLORATION, base_compatible=True)
@question()
def stowaway(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    return tuple([one_of(smuggle(me, h.discard, outgoing)) for outgoing in members(h.hand)])


@effect(DISCARDS)
def smuggle(g: State, me: Seat, incoming: Places, outgoing: Places) -> None:
    """A discarded card and one in hand change places."""
    leave_discard(g, me, incoming)
    enter_discard(g, me, outgoing)


lasting_avatar("scout", RECKONING, base_compatible=True)

lasting_avatar("soldier", RECKONING, base_compatible=True)


@at(CREATURE_STRUCK, 5)
@effect(NOBODY)
def stand_up(g: State, me: Seat) -> None:
    for seat in seats_with(g, "soldier"):
        if g.caught >> seat & 1:
            g.then(soldier_choice(seat))


@question()
def soldier_choice(g: State, me: Seat) -> Answers:
    return (one_of(take_back(me, returnable(g, me))),)


lasting_avatar("botanist", RECKONING, base_compatible=True)


@at(ARTEMIA_STRUCK)
@effect(NOBODY)
def gather_herbs(g: State, me: Seat) -> None:
    """What the Artemia token alone keeps from being used lets him take back a card."""
    for seat in seats_with(g, "botanist"):
        before = g.detecting
        g.detecting |= 1 << seat
        places = usable(g, seat) & artemia_places(g)
        g.detecting = before
        for place in members(places):
            g.then(botanist_choice(seat, place))


@question()
def botanist_choice(g: State, me: Seat, place: Places) -> Answers:
    cards = returnable(g, me)
    return (nothing(me), one_of(take_back(me, cards))) if cards else ()


lasting_avatar("medic", END_OF_TURN, base_compatible=True)


@at(TURN_ENDS, 2)
@effect(NOBODY)
def tend_the_caught(g: State, me: Seat) -> None:
    for seat in seats_with(g, "medic"):
        if g.caught and not g.hunted[seat].survival and can_draw_survival(g):
            g.then(draw_survival(seat, 1))


lasting_avatar("guide", RECKONING)

lasting_avatar("architect", RECKONING)


@at(FORTIFIED)
@effect(NOBODY)
def build_well(g: State, me: Seat) -> None:
    if has_avatar(g, me, "architect") and can_draw_survival(g):
        g.then(draw_survival(me, 1))


lasting_avatar("geneticist", EVOLUTION)

lasting_avatar("pilot", EVOLUTION)


@at(CITY_MOVED, 1)
@effect(NOBODY)
def take_the_helm(g: State, me: Seat) -> None:
    for seat in seats_with(g, "pilot"):
        g.then(pilot_choice(seat))


@question()
def pilot_choice(g: State, me: Seat) -> Answers:
    s = g.sanctuary
    if s is None or not s.pace:
        return ()
    return nothing(me), move_city(me, next_on_route(g, 1))


lasting_avatar("chaplain", RECKONING)


@at(SHELTERED)
@question()
def chaplain_choice(g: State, me: Seat) -> Answers:
    return (one_of(heal(me, can_heal(g))) if has_avatar(g, me, "chaplain") else NO,)


lasting_avatar("quartermaster", END_OF_TURN)


@at(TURN_ENDS, 3)
@effect(NOBODY)
def hand_out(g: State, me: Seat) -> None:
    s = g.sanctuary
    for seat in seats_with(g, "quartermaster"):
        if s is not None and s.survivors[seat].bit_count() >= SURVIVORS_TO_FEED:
            g.then(quartermaster_choice(seat))


@question()
def quartermaster_choice(g: State, me: Seat) -> Answers:
    cards = returnable(g, me)
    return (nothing(me), one_of(take_back(me, cards))) if cards else ()
