"""Sanctuary, the city: rescuing survivors, fortifying it, sheltering them, and its Defense."""

from __future__ import annotations

from artemia.engine.step import NO, NOBODY, OWNER, Answers, Seat, Step, effect, one_of, question, with_seat
from artemia.rules.amounts import RESCUE_REACH, amount
from artemia.rules.constants import HUNTED_WIN, RECKONING, Places, Survivors, place
from artemia.rules.effects.places import discard
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.tokens import hunt_tokens
from artemia.rules.modifiers import DEFENSE_MOVES_ONCE, FORTIFYING_COSTS_A_CARD
from artemia.rules.moments import FORTIFIED, RESCUED, SHELTERED, happens
from artemia.rules.offers import PLACE_IS_RESOLVED, offers
from artemia.rules.planet import around
from artemia.rules.state import State, sanctuary_of


@offers(PLACE_IS_RESOLVED)
def ways_to_help(g: State, me: Seat, place: Places) -> Answers:
    """Rescuing and fortifying instead of using the place."""
    if g.sanctuary is None or not g.sanctuary.token:
        return ()
    return survivors_to_rescue(g, me, place), way_to_fortify(g, me, place)


# Survivors


def survivors_to_rescue(g: State, me: Seat, where: Places) -> Step:
    """From a place without a token, next to the city."""
    s = g.sanctuary
    if s is None or where & hunt_tokens(g) or not where & near_the_city(g, me):
        return NO
    return one_of(rescue(me, s.faceup))


def near_the_city(g: State, me: Seat) -> Places:
    """The places from which this Hunted may rescue."""
    token = sanctuary_of(g).token
    near = around(g.planet, token)
    for _ in range(amount(RESCUE_REACH, g, me, 1) - 1):
        near |= around(g.planet, near)
    return near & ~token


@effect(icon="users", uses="survivor", book="survivors")
def rescue(g: State, me: Seat, survivor: Survivors) -> None:
    """A face-up survivor joins them; what that does comes at once."""
    s = sanctuary_of(g)
    s.faceup &= ~survivor
    s.survivors[me] |= survivor
    s.helpers |= 1 << me
    happens(g, RESCUED, me)
    g.then(with_seat(g.cards.rescue_ask[survivor], me))


@effect(NOBODY)
def draw_survivor(g: State, me: Seat) -> None:
    """The top one of the pile lies face down before them, without any effect."""
    s = sanctuary_of(g)
    card = s.survivor_pile[-1]
    s.survivor_pile = s.survivor_pile[:-1]
    s.survivors[me] |= card
    s.unseen[me] |= card
    if g.log is not None:
        g.witness(drew_survivor(me, card))


@effect(OWNER)
def drew_survivor(g: State, me: Seat, card: Survivors) -> None:
    """Stands in the log: who drew a survivor, and for themselves, whom."""


@effect()
def lose_survivors(g: State, me: Seat, cards: Survivors) -> None:
    """Survivor cards are discarded, for good."""
    s = sanctuary_of(g)
    s.survivors[me] &= ~cards
    s.unseen[me] &= ~cards


# Fortifying


def way_to_fortify(g: State, me: Seat, where: Places) -> Step:
    """On the city's place, if no token is there, once a turn."""
    s = g.sanctuary
    if s is None or s.fortified or where != s.token or where & hunt_tokens(g):
        return NO
    return fortify(me)


@effect(icon="surv", book="fortify")
def fortify(g: State, me: Seat) -> None:
    sanctuary_of(g).fortified = True
    fortify_from_anywhere(g, me)


def fortify_from_anywhere(g: State, me: Seat) -> None:
    """Defense moves, then they may shelter their survivors."""
    sanctuary_of(g).helpers |= 1 << me
    g.then_in_order(advance_defense(me, 1), fortified(me))


@effect(NOBODY)
def fortified(g: State, me: Seat) -> None:
    if not g.modifiers & FORTIFYING_COSTS_A_CARD:
        g.then(shelter_choice(me))
    elif g.hunted[me].hand:
        g.then_in_order(which_to_corrode(me), shelter_choice(me))
    happens(g, FORTIFIED, me)


@question()
def which_to_corrode(g: State, me: Seat) -> Answers:
    return (one_of(discard(me, g.hunted[me].hand)),)


@question(book="fortify")
def shelter_choice(g: State, me: Seat) -> Answers:
    cards = sanctuary_of(g).survivors[me]
    return (nothing(me), shelter_survivors(me, cards)) if cards else ()


@effect(book="fortify")
def shelter_survivors(g: State, me: Seat, cards: Survivors) -> None:
    """All their survivors move in: one space more, however many they are."""
    s = sanctuary_of(g)
    s.survivors[me] = s.unseen[me] = 0
    happens(g, SHELTERED, me)
    if s.calling >> me & 1 and cards.bit_count() > 1:
        s.calling &= ~(1 << me)
        g.then(advance_defense(me, 1))
    g.then(advance_defense(me, 1))


# Defense


@effect(NOBODY)
def advance_defense(g: State, me: Seat, spaces: int) -> None:
    """Space by space: every bonus entered acts at once, and Victory ends the game before anything else."""
    s = sanctuary_of(g)
    if g.phase == RECKONING:
        if g.modifiers & DEFENSE_MOVES_ONCE and s.defense_this_phase:
            if g.log is not None:
                g.witness(defense_held(me))
            return
        s.defense_this_phase += 1
    s.defense -= 1
    if g.log is not None:
        g.witness(defense_moved(me, s.defense))
    if s.defense <= 0:
        g.end(HUNTED_WIN)
        return
    if spaces > 1:
        g.then(advance_defense(me, spaces - 1))
    if s.bonuses[s.defense]:
        g.then(with_seat(s.bonuses[s.defense], me or 1))


@effect(book="defense")
def defense_moved(g: State, me: Seat, left: int) -> None:
    """Stands in the log: the counter moved a space, and so many are left."""


@effect(book="defense")
def defense_held(g: State, me: Seat) -> None:
    """Stands in the log: a Siege swallowed the space."""


# The route


def next_on_route(g: State, steps: int) -> Places:
    """Where the token comes after so many steps, forward or, below zero, back."""
    route, here = route_of(g), sanctuary_of(g).token.bit_length()
    if here not in route:  # a card has led it elsewhere: on to the next number, or back to the last before
        here = max([number for number in route if number < here], default=route[-1])
        steps += steps < 0
    spot = route.index(here)
    return place(route[(spot + steps) % len(route)])


def route_of(g: State) -> tuple[int, ...]:
    """The numbers the token travels over, in order, wherever they lie; one face down is passed over."""
    length = 10 if sanctuary_of(g).full_route else 5
    if g.setup.rulings == 1:
        return g.planet.order[:length]
    return tuple([number for number in range(1, length + 1) if not g.planet.hidden >> number - 1 & 1])


def places_on_route(g: State) -> Places:
    return sum([place(number) for number in route_of(g)])


@effect(book="route")
def move_city(g: State, me: Seat, to: Places) -> None:
    sanctuary_of(g).token = to
