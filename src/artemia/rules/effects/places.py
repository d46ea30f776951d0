"""Place cards on their way between hand, table, discard and reserve."""

from __future__ import annotations

from artemia.engine.step import (
    DISCARDS,
    NO,
    NOBODY,
    OWNER,
    SECRET,
    Answers,
    Seat,
    Step,
    Unbounded,
    effect,
    exactly,
    members,
    one_of,
    up_to,
)
from artemia.rules.constants import ALL_PLACES, Places
from artemia.rules.discard_piles import enter_discard, leave_discard
from artemia.rules.hunted import Hunted
from artemia.rules.modifiers import HIDDEN_DISCARDS, NO_CARD_RETURNS_ITSELF, ONE_CARD_BACK, TARGET_HOLDS
from artemia.rules.state import State, exploration_of


@effect(DISCARDS, look="cards", sound="card", icon="undo", book="discard")
def take_back(g: State, me: Seat, places: Places, played: Places = 0) -> None:
    """Cards from the discard return to the hand, and so does a card they played."""
    leave_discard(g, me, places)
    h = g.hunted[me]
    if played:
        h.played &= ~played
        h.hand |= played
    elif h.played and not h.at and not g.modifiers & HIDDEN_DISCARDS:
        h.shown |= places  # none of them can be the one they have laid


@effect(DISCARDS, look="lost_cards", sound="card", book="discard")
def discard(g: State, me: Seat, places: Places) -> None:
    enter_discard(g, me, places)


@effect(DISCARDS, look="cards")
def pick_up(g: State, me: Seat, places: Places) -> None:
    """A card they played returns to the hand."""
    h = g.hunted[me]
    h.played &= ~places
    h.hand |= places


@effect(SECRET)
def set_aside(g: State, me: Seat, places: Places) -> None:
    """Picks a card to discard, unseen until all have picked."""
    g.hunted[me].aside = places


@effect(NOBODY)
def discard_set_aside(g: State) -> None:
    """What was picked in secret is discarded, everybody's at once."""
    for me in range(g.seats - 1, 0, -1):
        h = g.hunted[me]
        if h.aside:
            g.then(discard(me, h.aside))
            h.aside = 0


@effect(SECRET)
def keep_two(g: State, me: Seat, kept: Places) -> None:
    """All other cards in hand are discarded. Which two they keep would tell which card they have played."""
    g.then(discard(me, g.hunted[me].hand & ~kept))


@effect(OWNER)
def hide_two(g: State, me: Seat, hidden: Places) -> None:
    """Shows the Creature all other cards in hand."""
    h = g.hunted[me]
    shown = h.hand & ~hidden
    if g.log is not None:
        g.witness(show_to_creature(0, shown, me))
    h.shown = shown


def all_among(g: State, me: Seat, places: Places) -> None:
    """They have told that the cards they played are among these: the others they hold are in their hand.

    While discards are hidden, they may as well lie there.
    """
    h = g.hunted[me]
    if not g.modifiers & HIDDEN_DISCARDS:
        h.shown |= h.hand & ~places


@effect(OWNER)
def show_to_creature(g: State, creature: Seat, places: Places, of: Seat) -> None:
    """Stands in the log: the Creature has seen these cards of a Hunted."""


@effect(look="cards", icon="cards", book="reserve")
def take_from_reserve(g: State, me: Seat, place: Places) -> None:
    h = g.hunted[me]
    h.hand |= place
    if h.played and not h.at:
        h.shown |= place  # it can't be the one they have laid
    copies = 2
    while not g.reserve >> 10 * copies & place:
        copies -= 1
    g.reserve &= ~(place << 10 * copies)


def return_to_reserve(g: State, place: Places) -> None:
    copies = 0
    while g.reserve >> 10 * copies & place:
        copies += 1
    g.reserve |= place << 10 * copies


def reserve_for(g: State, me: Seat) -> Places:
    """The reserve cards this Hunted lacks."""
    h = g.hunted[me]
    return g.reserve & ALL_PLACES & ~g.planet.hidden & ~(h.hand | h.discard | h.played)


@effect(DISCARDS)
def exchange(g: State, me: Seat, incoming: Places, outgoing: Places) -> None:
    """A played card goes to the discard, a discarded one takes its place. The hand stays as it is."""
    h = g.hunted[me]
    shown = h.shown
    leave_discard(g, me, incoming)
    h.played = h.played & ~outgoing | incoming
    h.exposed = h.exposed & ~outgoing | incoming
    h.hand = h.hand & ~incoming | outgoing
    enter_discard(g, me, outgoing)
    h.shown = shown


@effect(book="two-cards")
def prepare_river(g: State, me: Seat) -> None:
    g.river |= 1 << me


@effect(book="two-cards")
def prepare_artefact(g: State, me: Seat) -> None:
    g.artefact |= 1 << me


@effect(book="two-cards")
def prepare_fjord(g: State, me: Seat) -> None:
    g.fjord |= 1 << me


def prepared(g: State, me: Seat) -> bool:
    """Whether they already have something prepared for the next turn; nobody has two."""
    return (g.river | g.artefact | g.fjord) >> me & 1 == 1


@effect(look="move")
def push(g: State, me: Seat, to: Places, origin: Places) -> None:
    """Moves a Hunted to another place; the card they played stays what it was."""
    carry(g, me, to, origin)


def carry(g: State, me: Seat, to: Places, origin: Places) -> None:
    h = g.hunted[me]
    h.at = h.at & ~origin | to
    way: Unbounded = origin << 10 | to
    h.moves = h.moves << 20 | way


def returnable(g: State, me: Seat) -> Places:
    """The discarded cards they may take back now: none in a Quicksand."""
    return 0 if g.modifiers & TARGET_HOLDS and g.stuck(me) else g.hunted[me].discard


def keepable(g: State, me: Seat) -> Places:
    """Cards they played that may return to the hand: not those bound for the reserve or out of the game."""
    if g.modifiers & TARGET_HOLDS and g.stuck(me):
        return 0
    return g.hunted[me].played & ~bound_for_elsewhere(g, me)


def bound_for_elsewhere(g: State, me: Seat) -> Places:
    """Cards that, once played, go neither to the hand nor to the discard."""
    sealed = g.sanctuary.sealed >> 10 * (me - 1) & ALL_PLACES if g.sanctuary is not None else 0
    return g.planet.homing | sealed


def card_for(h: Hunted, place: Places) -> Places:
    """The card that brought a Hunted to this place, if it is still on the table."""
    moves = h.moves
    while moves:
        if moves & ALL_PLACES == place:
            place = moves >> 10 & ALL_PLACES
        moves >>= 20
    return h.played & place


def face_down(g: State, me: Seat) -> Places:
    """The cards they laid that nobody has turned over; after the reveal the one the Fjord let them leave."""
    h = g.hunted[me]
    if not h.at:
        return h.played
    if not g.fjord_now >> me & 1:
        return 0
    shown = 0
    for place in members(h.at):
        shown |= card_for(h, place)
    return h.played & ~shown


def veil(g: State) -> None:
    """Right after the reveal: what could lie face down, for those who saw none leave the discard."""
    for me in g.hunted_seats():
        h = g.hunted[me]
        down = face_down(g, me)
        if down and not down & h.exposed:
            exploration_of(g).veiled |= (h.hand | down) << 10 * (me - 1)
        if down and g.modifiers & HIDDEN_DISCARDS:
            h.fog |= down | (h.discard if down & h.exposed else h.hand & ~h.shown)


@effect(DISCARDS)
def laid_from_discard(g: State, me: Seat, places: Places) -> None:
    """Stands in the log: which discarded card they laid after the Fjord."""


def this_card(g: State, me: Seat) -> Places:
    """The card they played to come to the place they are resolving, if it may come back."""
    if g.modifiers & NO_CARD_RETURNS_ITSELF:
        return 0
    return card_for(g.hunted[me], g.resolving) & keepable(g, me)


def with_this_card(g: State, me: Seat, n: int, among: Places = ALL_PLACES, or_fewer: bool = False) -> Answers:
    """The card played comes back, with n discarded ones or all there are; Persecution leaves one of these."""
    played = this_card(g, me)
    alone = take_back(me, 0, played) if played else NO
    others = returnable(g, me) & among
    if g.modifiers & ONE_CARD_BACK:
        return alone, one_of(take_back(me, others))
    if not others:
        return (alone,)
    if or_fewer:
        return (*or_fewer_than(n, take_back(me, others, played)), alone)
    return (up_to(n, take_back(me, others, played)),)


def or_fewer_than(n: int, back: Step) -> Answers:
    """As many as n cards come back, or fewer, but at least one."""
    return tuple([exactly(size, back) for size in range(n, 0, -1)])
