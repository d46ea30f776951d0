"""Hunt and Survival cards drawn, kept, lost."""

from __future__ import annotations

from typing import Final

from artemia.engine.core import LoggedStep
from artemia.engine.step import NOBODY, OWNER, Answers, Seat, effect, members, one_of, question
from artemia.rules.constants import CREATURE, HuntCards, SurvivalCards
from artemia.rules.modifiers import (
    ALWAYS_DRAW_TO_FOUR,
    DRAW_TO_FOUR,
    DRAW_TO_FOUR_IF_MISSED,
    NO_SURVIVAL_CARDS,
)
from artemia.rules.state import State
from artemia.rules.windows import excuse_creature

HUNT_HAND: Final = 3


def can_draw_survival(g: State) -> bool:
    return not g.modifiers & NO_SURVIVAL_CARDS and len(g.survival_deck) + len(g.survival_discard) > 0


def top_survival_cards(g: State, n: int) -> SurvivalCards:
    """Takes up to n cards off the deck, shuffling the discard into a new one when it runs dry."""
    taken: SurvivalCards = 0
    for _ in range(n):
        if not g.survival_deck:
            if not g.survival_discard:
                break
            g.survival_deck, g.survival_discard = g.shuffled(g.survival_discard), ()
        taken |= g.survival_deck[-1]
        g.survival_deck = g.survival_deck[:-1]
    if g.exploration is not None:
        g.exploration.survival_seen &= ~taken  # seen in an earlier life
    return taken


@effect(NOBODY)
def draw_survival(g: State, me: Seat, n: int) -> None:
    cards = top_survival_cards(g, n)
    g.hunted[me].survival |= cards
    g.curious |= 1 << me
    if g.log is not None:
        g.witness(drew_survival(me, cards))


@effect(OWNER, look="survival", book="survival-cards")
def drew_survival(g: State, me: Seat, cards: SurvivalCards) -> None:
    """Stands in the log: who drew, and for themselves, what."""


@effect(NOBODY)
def draw_two_keep_one(g: State, me: Seat) -> None:
    h = g.hunted[me]
    h.drawn = top_survival_cards(g, 2)
    if g.log is not None:
        g.witness(drew_survival(me, h.drawn))
    g.then(which_to_keep(me))


@question(book="survival-cards")
def which_to_keep(g: State, me: Seat) -> Answers:
    return (one_of(keep_survival(me, g.hunted[me].drawn)),)


@effect(OWNER, look="survival")
def keep_survival(g: State, me: Seat, card: SurvivalCards) -> None:
    h = g.hunted[me]
    h.survival |= card
    g.curious |= 1 << me
    other = h.drawn & ~card
    h.drawn = 0
    if other:
        if g.log is not None:
            g.witness(discarded_survival(me, other))
        g.survival_discard = (*g.survival_discard, other)


@effect()
def discarded_survival(g: State, me: Seat, card: SurvivalCards) -> None:
    """Stands in the log: a Survival card went to the discard unplayed."""


@effect()
def discard_survival(g: State, me: Seat, card: SurvivalCards) -> None:
    g.hunted[me].survival &= ~card
    g.survival_discard = (*g.survival_discard, card)


@effect(NOBODY)
def refill_hunt_hand(g: State) -> None:
    drawn: HuntCards = 0
    limit = hunt_hand_limit(g)
    while g.hunt_hand.bit_count() < limit:
        if not g.hunt_deck:
            if not g.hunt_discard:
                break
            g.hunt_deck, g.hunt_discard = g.shuffled(g.hunt_discard), ()
            g.hunt_known_below = 0
        drawn |= g.hunt_deck[-1]
        g.hunt_hand |= g.hunt_deck[-1]
        g.hunt_deck = g.hunt_deck[:-1]
    if g.hunt_known_below > len(g.hunt_deck):
        g.hunt_known_below = len(g.hunt_deck)
    if g.exploration is not None:
        g.exploration.hunt_seen &= ~drawn  # seen in an earlier life
    if drawn and g.log is not None:
        g.witness(drew_hunt(CREATURE, drawn))


def hunt_hand_limit(g: State) -> int:
    """Up to how many cards the Creature draws; whatever raises the limit, it is raised once."""
    if g.modifiers & (DRAW_TO_FOUR | ALWAYS_DRAW_TO_FOUR):
        return HUNT_HAND + 1
    return HUNT_HAND + 1 if g.modifiers & DRAW_TO_FOUR_IF_MISSED and not g.caught else HUNT_HAND


@effect(OWNER)
def drew_hunt(g: State, creature: Seat, cards: HuntCards) -> None:
    """Stands in the log: the Creature drew, and for itself, what."""


@effect()
def strike_hand(g: State, me: Seat, n: int) -> None:
    """Up to n Hunt cards picked at random from the Creature's hand go under the Hunt deck."""
    taken: HuntCards = 0
    for _ in range(n):
        if not g.hunt_hand:
            break
        cards = members(g.hunt_hand)
        card = cards[g.below(len(cards))]
        g.hunt_hand &= ~card
        g.hunt_deck = (card, *g.hunt_deck)
        g.hunt_known_below += 1
        taken |= card
    if g.exploration is not None:
        g.exploration.hunt_seen = 0  # any of them may be the one that went
    if g.log is not None:
        g.witness(lost_hunt(CREATURE, taken))
    excuse_creature(g)


@effect(OWNER)
def lost_hunt(g: State, creature: Seat, cards: HuntCards) -> None:
    """Stands in the log: the Creature lost cards, and for itself, which."""


@effect()
def discard_hunt(g: State, creature: Seat, cards: HuntCards) -> None:
    """Hunt cards go to the discard unplayed, for all to see."""
    g.hunt_hand &= ~cards
    g.hunt_discard += members(cards)
    if g.exploration is not None:
        g.exploration.hunt_shed += cards.bit_count()


@effect(NOBODY)
def show_hunt_hand(g: State, me: Seat) -> None:
    """All Hunted look at the Creature's cards; an onlooker only sees that they do."""
    if g.exploration is not None:
        g.exploration.hunt_seen |= g.hunt_hand
    if g.log is not None:
        g.log.append(LoggedStep(showed_hunt(CREATURE, g.hunt_hand), g.everybody(), True))


@effect(OWNER)
def showed_hunt(g: State, creature: Seat, cards: HuntCards) -> None:
    """Stands in the log: what the Hunted have seen in the Creature's hand."""
