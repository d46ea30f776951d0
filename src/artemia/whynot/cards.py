"""What stands in the way of a Hunt or Survival card in one's own hand."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import OP, OPS, Seat, Step
from artemia.rules.bars import Bar, cards_played, excuse_of, played_by
from artemia.rules.catalog import Card
from artemia.rules.constants import ANY_PHASE, CREATURE, EXPLORATION, HUNTING, RECKONING
from artemia.rules.excuses import held
from artemia.rules.modifiers import NO_HUNT_CARDS, NO_SURVIVAL_CARDS
from artemia.rules.state import State
from artemia.rules.windows import a_card_takes_effect, hunt_ask, survival_ask


def hunt_card(g: State, me: Seat, card: int, question: Step) -> Bar | None:
    if not g.hunt_hand & card or me != CREATURE:
        return Bar("hunt-cards/not-in-hand")
    if g.modifiers & NO_HUNT_CARDS:
        return Bar("hunt-cards/forbidden", wants=NO_HUNT_CARDS)
    if g.hunt_left <= 0:
        return Bar("hunt-cards/one-a-turn", n=cards_played(g, me), culprit=played_by(g, me))
    found = wrong_phase(g, g.cards.hunt[card], "hunt-cards/phase")
    return found or in_its_window(g, me, hunt_ask(g, card), question)


def survival_card(g: State, me: Seat, card: int, question: Step) -> Bar | None:
    if me == CREATURE or not (g.hunted[me].survival | g.hunted[me].drawn) & card:
        return Bar("survival-cards/not-in-hand")
    if g.hunted[me].drawn & card:
        return Bar("survival-cards/keep-one-first")
    if g.modifiers & NO_SURVIVAL_CARDS:
        return Bar("survival-cards/forbidden", wants=NO_SURVIVAL_CARDS)
    if g.survival_used >> me & 1:
        return Bar("survival-cards/one-a-turn", culprit=played_by(g, me))
    which = g.cards.survival[card]
    found = wrong_phase(g, which, "survival-cards/phase") or held(g, me)
    if found is not None:
        return found
    if which.instead_of_power and not at_their_place(question):
        return Bar("survival-cards/instead-of-the-place")
    if which.before_tokens and (g.phase != HUNTING or g.creature | g.target | g.artemia):
        return Bar("survival-cards/before-the-tokens")
    return in_its_window(g, me, survival_ask(g, me, card), question)


def at_their_place(question: Step) -> bool:
    """Whether what is asked is how to use the place one is on."""
    return (
        OPS[question & OP].barred is not None and OPS[question & OP].arguments == ("Places",)
        if question
        else False
    )


def wrong_phase(g: State, card: Card, key: str) -> Bar | None:
    if card.phase in (ANY_PHASE, g.phase) or not g.phase:
        return Bar("turn/not-begun") if not g.phase else None
    return Bar(key, n=card.phase)


def in_its_window(g: State, me: Seat, ask: Step, question: Step) -> Bar | None:
    """It is the right phase: what it would do, whether the moment is there, and whether they have passed."""
    if not any(answers_to(g, ask)):
        return excuse_of(g, ask, me) or Bar("turn/would-do-nothing")
    if a_card_takes_effect(g):
        return Bar("turn/a-card-takes-effect")
    if question and not OPS[question & OP].window:
        return Bar("turn/answer-first") if g.phase == RECKONING else None
    if g.phase == EXPLORATION and g.done >> me & 1:
        return Bar("turn/you-are-done")
    return None
