"""What can be known: where a Hunted may be, and what has been seen of every hand and pile.

Views, re-deals and bots ask here and work nothing out for themselves, so that a leak has one place to be.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from artemia.engine.step import Seat
from artemia.rules.constants import (
    CREATURE,
    EXPLORATION,
    Avatars,
    Evolutions,
    HuntCards,
    Places,
    SurvivalCards,
    Survivors,
)
from artemia.rules.effects.places import face_down
from artemia.rules.modifiers import HIDDEN_DISCARDS
from artemia.rules.phases.exploration import cards_to_play, playable_among
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State, exploration_of

Eyes: TypeAlias = int  # a seat, or one of these
ONLOOKER: Final = 7
"""Sits nowhere, and knows what everybody knows; among the witnesses of an event this is their bit."""
ANY_HUNTED: Final = 8
"""Knows what all Hunted know: as much as each of them knows of another."""


def eyes_of(seat: Seat | None) -> Eyes:
    return ONLOOKER if seat is None else seat


# Where a Hunted may be


def possible(g: State, me: Seat, eyes: Eyes) -> Places:
    """Where a Hunted may be: each card they may have laid, or may lay as things stand."""
    h = g.hunted[me]
    if h.at:
        return h.at
    if eyes == me:
        return h.played or playable_among(g, me, h.hand) | from_the_discard(g, me, h.discard)
    if g.modifiers & HIDDEN_DISCARDS and discards_hidden(g, eyes):
        return possible_in_the_smoke(g, me, eyes)
    found = h.hand | h.played
    if h.shown:
        found &= ~seen_in_hand(g, me, eyes)
    if h.exposed and g.phase > EXPLORATION and h.exposed.bit_count() == cards_laid(g, me):
        return h.exposed
    if g.fjord_now and g.phase <= EXPLORATION:
        found |= from_the_discard(g, me, h.discard)
    return playable_among(g, me, found) if g.inaccessible else found


def possible_in_the_smoke(g: State, me: Seat, eyes: Eyes) -> Places:
    pile = HiddenPile(g, me, eyes)
    found = pile.held & ~seen_in_hand(g, me, eyes)
    if pile.gone == pile.lost.bit_count():
        found &= ~pile.lost
    found = playable_among(g, me, found)
    if g.phase <= EXPLORATION or pile.laid:
        found |= from_the_discard(g, me, pile.known | (pile.lost if pile.gone else 0))
    return found


def from_the_discard(g: State, me: Seat, discard: Places) -> Places:
    """The cards of such a discard that the Fjord lets them lay."""
    return discard & ~g.inaccessible if g.fjord_now >> me & 1 else 0


def cards_laid(g: State, me: Seat) -> int:
    """How many cards all see before them in the hunt; which one of two they keep is their secret."""
    return g.hunted[me].played.bit_count() if g.fjord_now >> me & 1 else cards_to_play(g, me)


# Hands, discards, and cards on the table


def discards_hidden(g: State, eyes: Eyes) -> bool:
    return g.modifiers & HIDDEN_DISCARDS > 0 and eyes in (CREATURE, ONLOOKER)


class HiddenPile:
    """A discard pile these eyes can't look into: what they still know of it."""

    def __init__(self, g: State, me: Seat, eyes: Eyes) -> None:
        h = g.hunted[me]
        table = face_down(g, me)
        self.laid: Places = 0
        """From this pile, after the Fjord; it may be any card that lay there."""
        if g.fjord_now >> me & 1 and not h.at:
            self.laid = h.exposed & table
        pile = h.discard | self.laid
        self.known: Places = pile & ~h.fog
        """Lies there, or was laid from there."""
        self.held: Places = (h.hand | h.discard | table) & ~self.known
        self.lost: Places = self.held & h.fog & ~seen_in_hand(g, me, eyes)
        """May lie there or not."""
        self.gone: int = (pile & h.fog).bit_count()
        """How many of those do."""


def discard_of(g: State, me: Seat, eyes: Eyes) -> Places:
    """A card the Fjord lets them lay from the discard seems to lie there until the first phase is over."""
    h = g.hunted[me]
    return h.discard | h.exposed if g.phase <= EXPLORATION and eyes != me else h.discard


def held_by(g: State, me: Seat) -> Places:
    """In hand or before them, as all others can tell; which of these they have laid is hidden."""
    h = g.hunted[me]
    return (h.hand | h.played) & ~h.exposed if g.phase <= EXPLORATION else h.hand | h.played


def hand_count(g: State, me: Seat, eyes: Eyes) -> int:
    """The cards in hand as far as others can tell: nobody sees who has laid a card, or kept one of two."""
    h = g.hunted[me]
    if h.at or eyes == me:
        return h.hand.bit_count()
    return held_by(g, me).bit_count() - (cards_laid(g, me) if g.phase > EXPLORATION else 0)


def seen_in_hand(g: State, me: Seat, eyes: Eyes) -> Places:
    """Cards these eyes know to be in the hand of another."""
    return g.hunted[me].shown if eyes == CREATURE else 0


def seen_on_the_table(g: State, me: Seat, eyes: Eyes) -> Places:
    """After the reveal. A card left face down is known to those who saw it leave the discard."""
    h = g.hunted[me]
    down = face_down(g, me)
    return h.played & ~down | down & exposed_to(g, me, eyes)


def exposed_to(g: State, me: Seat, eyes: Eyes) -> Places:
    """Cards on the table of which these eyes saw that they were laid; before the reveal one may be gone."""
    h = g.hunted[me]
    if g.phase <= EXPLORATION or discards_hidden(g, eyes):
        return 0
    return h.exposed & h.played if h.at else h.exposed


def may_lie_face_down(g: State, me: Seat, eyes: Eyes) -> Places:
    """After the reveal: what the Fjord's other card may be."""
    h = g.hunted[me]
    down = face_down(g, me)
    veiled = exploration_of(g).veiled >> 10 * (me - 1)
    return (h.hand & veiled | down) & ~seen_in_hand(g, me, eyes)


# Other cards


def hunt_cards_seen(g: State, eyes: Eyes) -> HuntCards:
    """Of the Creature's hand."""
    if eyes == CREATURE:
        return g.hunt_hand
    return 0 if eyes == ONLOOKER or g.exploration is None else g.hunt_hand & g.exploration.hunt_seen


def survival_cards_seen(g: State) -> SurvivalCards:
    """In somebody's hand, and everybody saw them take it."""
    if g.exploration is None:
        return 0
    return sum([h.survival for h in g.hunted]) & g.exploration.survival_seen


def survivors_seen(s: SanctuaryState, me: Seat, eyes: Eyes) -> Survivors:
    """All of one's own; of others' those everybody saw them rescue."""
    return s.survivors[me] if eyes == me else s.survivors[me] & ~s.unseen[me]


def avatar_seen(s: SanctuaryState, me: Seat, eyes: Eyes) -> Avatars:
    """While Avatars are chosen everybody knows their own choice only."""
    return s.avatars[me] if eyes == me or not s.avatars_dealt[me] else 0


def evolutions_seen(s: SanctuaryState, eyes: Eyes) -> Evolutions:
    """Of the Creature's hand."""
    return s.evolutions if eyes == CREATURE else s.evolutions & s.evolutions_seen
