"""Playing Hunt and Survival cards, and the windows in which everybody may."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import (
    NOBODY,
    OP,
    QUESTION,
    Answers,
    Seat,
    Seats,
    Step,
    effect,
    one_of,
    question,
    with_seat,
)
from artemia.engine.traits import Facts
from artemia.rules.catalog import Card
from artemia.rules.constants import (
    ANY_PHASE,
    ARTEMIA_TOKEN,
    CREATURE,
    EXPLORATION,
    HuntCards,
    SurvivalCards,
    Tokens,
)
from artemia.rules.effects.tokens import token_at
from artemia.rules.modifiers import NO_ARTEMIA
from artemia.rules.offers import CREATURE_ACTS, is_offered, with_offers
from artemia.rules.state import State


@effect(look="played", sound="card", icon="surv", uses="survival", book="survival-cards")
def play_survival(g: State, me: Seat, card: SurvivalCards) -> None:
    g.hunted[me].survival &= ~card
    g.survival_discard = (*g.survival_discard, card)
    g.survival_used |= 1 << me
    after_a_card(g, me)
    g.then(survival_ask(g, me, card))


def survival_ask(g: State, me: Seat, card: SurvivalCards) -> Step:
    return with_seat(g.cards.survival_ask[card], me)


def hunt_ask(g: State, card: HuntCards) -> Step:
    return g.cards.hunt_ask[card]


def playable_survival(g: State, me: Seat, among: SurvivalCards) -> SurvivalCards:
    """Those of the cards they hold and may play, and that would do something."""
    cards = g.hunted[me].survival & among
    if not cards:
        return 0
    found: SurvivalCards = 0
    if g.hunted_may_play(me) and not a_card_takes_effect(g):
        while cards:
            card = cards & -cards
            cards ^= card
            if any(answers_to(g, survival_ask(g, me, card))):
                found |= card
    return found


@effect(look="played", sound="card", icon="claw", uses="hunt", book="hunt-cards")
def play_hunt(g: State, creature: Seat, card: HuntCards) -> None:
    g.hunt_hand &= ~card
    g.hunt_played = (*g.hunt_played, card)
    g.hunt_left -= 1
    after_a_card(g, CREATURE)
    acting = acting_as(g, g.cards.hunt[card])
    if acting.bit != card and g.log is not None:
        g.witness(acts_as(CREATURE, acting.bit))
    call_token(g, acting.symbol)
    g.then(hunt_ask(g, acting.bit))


def call_token(g: State, symbol: Tokens) -> None:
    """A token that isn't down yet must be placed, unless a Decoy keeps it away."""
    if symbol == ARTEMIA_TOKEN and g.modifiers & NO_ARTEMIA:
        return
    if symbol and not token_at(g, symbol):
        g.due |= symbol


@effect()
def acts_as(g: State, creature: Seat, card: HuntCards) -> None:
    """Stands in the log: which card the one just played copies."""


def playable_hunt(g: State) -> HuntCards:
    """Those of the Creature's cards that fit the phase and would do something."""
    found: HuntCards = 0
    cards = g.hunt_hand & g.cards.hunt_in_phase[g.phase]
    if cards and g.creature_may_play() and not a_card_takes_effect(g):
        while cards:
            card = cards & -cards
            cards ^= card
            if any(answers_to(g, hunt_ask(g, card))):
                found |= card
    return found


def last_hunt_card(g: State) -> Card | None:
    """The last card discarded in an earlier turn that has a phase of its own."""
    earlier = g.hunt_discard
    if g.sanctuary is not None and g.sanctuary.hunt_discarded:
        earlier = earlier[: -g.sanctuary.hunt_discarded]
    if g.exploration is not None and g.exploration.hunt_shed:
        earlier = earlier[: -g.exploration.hunt_shed]
    for bit in reversed(earlier):
        card = g.cards.hunt[bit]
        if card.phase != ANY_PHASE:
            return card
    return None


def acting_as(g: State, card: Card) -> Card:
    """The card itself, or the one it copies."""
    if card.phase != ANY_PHASE:
        return card
    return last_hunt_card(g) or card


def after_a_card(g: State, me: Seat) -> None:
    """A card was played: everybody may react to it, whoever passed before."""
    g.curious = g.everybody()
    if not g.window:
        close_reactions(g)
        return
    if me == CREATURE:
        g.done |= 1
    else:
        g.then(with_seat(g.window, me))
    reopen_for_creature(g)


def reopen_for_creature(g: State) -> None:
    """In the first phase the Creature, though done, hears of every card and may answer it."""
    if g.done & 1 and creature_may_act(g):
        g.done &= ~1
        g.then(prepare(CREATURE))


def excuse_creature(g: State) -> None:
    """In the first phase the Creature isn't asked any longer once all can tell that it may play nothing."""
    if g.phase == EXPLORATION and not creature_may_act(g):
        g.withdraw_questions(prepare(0))
        g.done |= 1


def a_card_takes_effect(g: State) -> bool:
    """Whether somebody who played a card in phase 1 still has to choose; until then nobody plays another."""
    if g.phase == EXPLORATION:
        windows = (g.window & OP, prepare(0) & OP)
        for i in range(len(g.agenda) - 1, -1, -1):
            step = g.agenda[i]
            op = (step if step >= 0 else ~step) & OP
            if not op & QUESTION:
                return False
            if op not in windows:
                return True
    return False


@question(always=True, window=True, book="asked")
def prepare(g: State, creature: Seat) -> Answers:
    """The Creature in phase 1."""
    cards = playable_hunt(g)
    answers = (ready(CREATURE), one_of(play_hunt(CREATURE, cards))) if cards else (ready(CREATURE),)
    return with_offers(g, CREATURE_ACTS, CREATURE, answers)


@effect(NOBODY, passes=True)
def ready(g: State, creature: Seat) -> None:
    g.done |= 1


def creature_may_act(g: State) -> bool:
    """Whether the Creature may play a card or has something else to use, as far as everybody can tell."""
    return g.creature_may_play() or is_offered(g, CREATURE_ACTS, CREATURE)


# The reaction windows of phases 3, 4 and 5


@effect(NOBODY)
def react(g: State) -> None:
    """Asks everybody entitled to a card for whom something changed, until all have passed."""
    if not g.curious:
        return
    g.curious = seats = g.curious & may_react(g)
    if not seats:
        return
    agenda = g.agenda
    agenda.append(react())
    for me in range(g.seats - 1, -1, -1):
        if seats >> me & 1:
            agenda.append(reaction(me))


def may_react(g: State) -> Seats:
    """Everybody entitled to a card, and the Creature if it has something else to use, as all can see."""
    return g.entitled() | is_offered(g, CREATURE_ACTS, CREATURE)


def who_and_when(g: State, me: Seat) -> Facts:
    return {"phase": g.phase, "role": "hunted" if me else "creature"}


@question(always=True, secret=True, window=True, one_by_one=True, facts=who_and_when, book="asked")
def reaction(g: State, me: Seat) -> Answers:
    cards = playable_survival(g, me, g.cards.survival_in_phase[g.phase]) if me else playable_hunt(g)
    answers: Answers = (pass_window(me),)
    if cards:
        answers = pass_window(me), one_of(play_survival(me, cards) if me else play_hunt(CREATURE, cards))
    return answers if me else with_offers(g, CREATURE_ACTS, CREATURE, answers)


@effect(NOBODY, passes=True)
def pass_window(g: State, me: Seat) -> None:
    g.curious &= ~(1 << me)


def close_reactions(g: State) -> None:
    """While a card takes effect nobody else plays one; the window opens anew afterwards."""
    g.withdraw_questions(reaction(0))
