"""Phase 2: the Creature plays and lays its tokens, then the Hunted answer in secret."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import NO, NOBODY, SECRET, Answers, Seat, Step, effect, one_of, question, with_seat
from artemia.engine.traits import Facts
from artemia.rules.bars import Bar, Barred
from artemia.rules.constants import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    HUNTING,
    TARGET_TOKEN,
    Places,
    SurvivalCards,
    Tokens,
)
from artemia.rules.effects.places import laid_from_discard
from artemia.rules.effects.tokens import artemia_to_come, put_token, spread_token, token_at
from artemia.rules.modifiers import ARTEMIA_MAY_SPREAD, CREATURE_MAY_SPREAD, TARGET_CATCHES
from artemia.rules.offers import CREATURE_ACTS, with_offers
from artemia.rules.planet import around
from artemia.rules.sanctuary_state import SanctuaryState
from artemia.rules.state import State
from artemia.rules.windows import (
    creature_may_act,
    play_hunt,
    play_survival,
    playable_hunt,
    playable_survival,
)

MAY_SPREAD: Final = ARTEMIA_MAY_SPREAD | CREATURE_MAY_SPREAD


@effect(NOBODY)
def hunting(g: State) -> None:
    if artemia_to_come(g):
        g.due |= ARTEMIA_TOKEN
    g.phase = HUNTING
    g.window = NO
    g.then_in_order(hunt_choice(CREATURE), hunt_on(), counter_hunt())
    if g.fjord_now and g.log is not None:
        tell_what_left_the_discards(g)
    if g.cards.survival_early:
        ask_for_plans(g, forestall_choice(0))


def tell_what_left_the_discards(g: State) -> None:
    """Only now: in the first phase nobody sees who has laid a card."""
    for me in g.hunted_seats():
        if g.hunted[me].exposed:
            g.witness(laid_from_discard(me, g.hunted[me].exposed))


@question(always=True, secret=True, window=True)
def forestall_choice(g: State, me: Seat) -> Answers:
    """Before the tokens, if there is a card for that moment in the game: all entitled are asked in secret."""
    return plan(me, 0), one_of(plan(me, playable_survival(g, me, g.cards.survival_early)))


@effect(NOBODY)
def hunt_on(g: State) -> None:
    """Goes on until every token is down and the Creature has said it is done, or can publicly do no more."""
    if g.due or creature_may_act(g):
        g.then(hunt_on())
        g.then(hunt_choice(CREATURE))


def what_is_left_to_do(g: State, creature: Seat) -> Facts:
    if not g.due:
        return {"cause": "done"}
    return {"cause": "cards" if g.creature_may_play() else "tokens"}


def what_must_come_first(g: State, creature: Seat) -> Barred:
    """The hunt can't end before all tokens are down."""
    return ((end_hunt(CREATURE), Bar("hunt/token-due", token=g.due)),) if g.due else ()


@question(always=True, window=True, facts=what_is_left_to_do, barred=what_must_come_first, book="tokens")
def hunt_choice(g: State, creature: Seat) -> Answers:
    cards = one_of(play_hunt(CREATURE, playable_hunt(g)))
    due = g.due
    answers: Answers = (NO if due else end_hunt(CREATURE), cards)
    if due & CREATURE_TOKEN:
        answers += placements(g, CREATURE_TOKEN)
    if due & TARGET_TOKEN:
        answers += placements(g, TARGET_TOKEN)
    if due & ARTEMIA_TOKEN:
        answers += placements(g, ARTEMIA_TOKEN)
    return with_offers(g, CREATURE_ACTS, CREATURE, answers)


def placements(g: State, token: Tokens) -> Answers:
    """Where a token that is due may go."""
    free = ALL_PLACES if g.sanctuary is None else open_to(g, g.sanctuary, token)
    if not g.wide and not g.modifiers & MAY_SPREAD:
        return (one_of(put_token(CREATURE, free, token)),)
    at = token_at(g, token)
    if at:
        return (one_of(spread_token(CREATURE, around(g.planet, at) & ~at & free, token)),)
    pairs = pairs_to_cover(g, token)
    wide = tuple([put_token(CREATURE, pair, token) for pair in pairs if not pair & ~free])
    if wide and g.wide & token:
        return wide
    return one_of(put_token(CREATURE, free, token)), *wide


def pairs_to_cover(g: State, token: Tokens) -> tuple[Places, ...]:
    """Two adjacent places the token covers, or may cover."""
    if g.wide & token or (token == ARTEMIA_TOKEN and g.modifiers & ARTEMIA_MAY_SPREAD):
        return g.planet.pairs
    if token == CREATURE_TOKEN and g.modifiers & CREATURE_MAY_SPREAD:
        return g.planet.columns
    return ()


def open_to(g: State, s: SanctuaryState, token: Tokens) -> Places:
    """Some places may be barred to every token that catches."""
    if token == ARTEMIA_TOKEN or (token == TARGET_TOKEN and not g.modifiers & TARGET_CATCHES):
        return ALL_PLACES
    return ALL_PLACES & ~s.barred


@effect(NOBODY, passes=True)
def end_hunt(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the hunt_on below this answer


@effect(NOBODY)
def counter_hunt(g: State) -> None:
    """Every Hunted entitled to a card is asked, whatever it is; nothing shows until all have answered."""
    ask_for_plans(g, counter_choice(0))


def ask_for_plans(g: State, choice: Step) -> None:
    asked = g.entitled() >> 1
    if asked:
        g.then(show_plans())
        for me in range(g.seats - 1, 0, -1):
            if asked >> me - 1 & 1:
                g.then(with_seat(choice, me))


@question(always=True, secret=True, window=True, book="answer")
def counter_choice(g: State, me: Seat) -> Answers:
    cards = playable_survival(g, me, g.cards.survival_in_phase[HUNTING])
    if not cards:
        return (plan(me, 0),)
    return plan(me, 0), one_of(plan(me, cards))


@effect(SECRET, passes=True, icon="surv", uses="survival")
def plan(g: State, me: Seat, card: SurvivalCards) -> None:
    g.hunted[me].plan = card


@effect(NOBODY)
def show_plans(g: State) -> None:
    for me in range(g.seats - 1, 0, -1):
        if g.hunted[me].plan:
            g.then(show_plan(me))


@effect(NOBODY)
def show_plan(g: State, me: Seat) -> None:
    """One card after another; until its turn comes a card stays secret."""
    h = g.hunted[me]
    if h.plan:
        g.then(play_survival(me, h.plan))
        h.plan = 0
