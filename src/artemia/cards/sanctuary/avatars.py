"""The twelve Avatars."""

from __future__ import annotations

from typing import Final

from artemia.cards.sanctuary import BOX
from artemia.engine.step import DISCARDS, NO, NOBODY, Answers, Seat, effect, members, one_of, question
from artemia.rules.amounts import ARTEMIA_CARDS, CARDS_BACK, NEST_DNA, RESCUE_REACH, RESIST_CARDS, changes
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

CAPTAIN: Final = lasting_avatar(BOX, "captain", EXPLORATION, base_compatible=True)


@changes(RESIST_CARDS)
def lead_on(g: State, me: Seat, n: int) -> int:
    return n + 1 if has_avatar(g, me, CAPTAIN) else n


@avatar(BOX, EXPLORATION, base_compatible=True)
@question(vain="avatars/nothing-to-swap")
def stowaway(g: State, me: Seat) -> Answers:
    h = g.hunted[me]
    return tuple([one_of(smuggle(me, h.discard, outgoing)) for outgoing in members(h.hand)])


@effect(DISCARDS)
def smuggle(g: State, me: Seat, incoming: Places, outgoing: Places) -> None:
    """A discarded card and one in hand change places."""
    leave_discard(g, me, incoming)
    enter_discard(g, me, outgoing)


SCOUT: Final = lasting_avatar(BOX, "scout", RECKONING, base_compatible=True)


@changes(CARDS_BACK)
def travel_light(g: State, me: Seat, n: int) -> int:
    """Short of cards, they take one more."""
    return n + 1 if has_avatar(g, me, SCOUT) and g.hunted[me].hand.bit_count() <= 2 else n


SOLDIER: Final = lasting_avatar(BOX, "soldier", RECKONING, base_compatible=True)


@at(CREATURE_STRUCK, 5)
@effect(NOBODY)
def stand_up(g: State, me: Seat) -> None:
    for seat in seats_with(g, SOLDIER):
        if g.caught >> seat & 1:
            g.then(soldier_choice(seat))


@question()
def soldier_choice(g: State, me: Seat) -> Answers:
    return (one_of(take_back(me, returnable(g, me))),)


BOTANIST: Final = lasting_avatar(BOX, "botanist", RECKONING, base_compatible=True)


@changes(ARTEMIA_CARDS)
def know_the_plant(g: State, me: Seat, n: int) -> int:
    return 0 if has_avatar(g, me, BOTANIST) else n


@at(ARTEMIA_STRUCK)
@effect(NOBODY)
def gather_herbs(g: State, me: Seat) -> None:
    """What the Artemia token alone keeps from being used lets them take back a card."""
    for seat in seats_with(g, BOTANIST):
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


MEDIC: Final = lasting_avatar(BOX, "medic", END_OF_TURN, base_compatible=True)


@at(TURN_ENDS, 2)
@effect(NOBODY)
def tend_the_caught(g: State, me: Seat) -> None:
    for seat in seats_with(g, MEDIC):
        if g.caught and not g.hunted[seat].survival and can_draw_survival(g):
            g.then(draw_survival(seat, 1))


GUIDE: Final = lasting_avatar(BOX, "guide", RECKONING)


@changes(RESCUE_REACH)
def know_the_way(g: State, me: Seat, n: int) -> int:
    return n + 1 if has_avatar(g, me, GUIDE) else n


ARCHITECT: Final = lasting_avatar(BOX, "architect", RECKONING)


@at(FORTIFIED)
@effect(NOBODY)
def build_well(g: State, me: Seat) -> None:
    if has_avatar(g, me, ARCHITECT) and can_draw_survival(g):
        g.then(draw_survival(me, 1))


GENETICIST: Final = lasting_avatar(BOX, "geneticist", EVOLUTION)


@changes(NEST_DNA)
def spoil_the_nest(g: State, me: Seat, n: int) -> int:
    """Whoever of the Hunted it is."""
    return n - 1 if seats_with(g, GENETICIST) else n


PILOT: Final = lasting_avatar(BOX, "pilot", EVOLUTION)


@at(CITY_MOVED, 1)
@effect(NOBODY)
def take_the_helm(g: State, me: Seat) -> None:
    for seat in seats_with(g, PILOT):
        g.then(pilot_choice(seat))


@question()
def pilot_choice(g: State, me: Seat) -> Answers:
    s = g.sanctuary
    if s is None or not s.pace:
        return ()
    return nothing(me), move_city(me, next_on_route(g, 1))


CHAPLAIN: Final = lasting_avatar(BOX, "chaplain", RECKONING)


@at(SHELTERED)
@question()
def chaplain_choice(g: State, me: Seat) -> Answers:
    return (one_of(heal(me, can_heal(g))) if has_avatar(g, me, CHAPLAIN) else NO,)


QUARTERMASTER: Final = lasting_avatar(BOX, "quartermaster", END_OF_TURN)


@at(TURN_ENDS, 3)
@effect(NOBODY)
def hand_out(g: State, me: Seat) -> None:
    s = g.sanctuary
    for seat in seats_with(g, QUARTERMASTER):
        if s is not None and s.survivors[seat].bit_count() >= SURVIVORS_TO_FEED:
            g.then(quartermaster_choice(seat))


@question()
def quartermaster_choice(g: State, me: Seat) -> Answers:
    cards = returnable(g, me)
    return (nothing(me), one_of(take_back(me, cards))) if cards else ()
