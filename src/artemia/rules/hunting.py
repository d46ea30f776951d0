"""Phase 2: the Creature plays and lays its tokens, then the Hunted answer in secret."""

from __future__ import annotations

from artemia.engine.step import NO, NOBODY, SECRET, Answers, Seat, effect, one_of, question
from artemia.rules.catalog import SURVIVAL_IN_PHASE
from artemia.rules.effects.tokens import put_token, spread_token, token_at
from artemia.rules.planet import adjacent_pairs, around
from artemia.rules.state import State
from artemia.rules.windows import play_hunt, play_survival, playable_hunt, playable_survival
from artemia.rules.words import (
    ALL_PLACES,
    ARTEMIA_TOKEN,
    CREATURE,
    CREATURE_TOKEN,
    HUNTING,
    TARGET_TOKEN,
    SurvivalCards,
    Tokens,
)


@effect(NOBODY)
def hunting(g: State) -> None:
    g.phase = HUNTING
    g.window = NO
    g.then_in_order(hunt_choice(CREATURE), hunt_on(), counter_hunt())


@effect(NOBODY)
def hunt_on(g: State) -> None:
    """Goes on until every token is down and the Creature has said it is done, or can publicly do no more."""
    if g.due or g.creature_may_play():
        g.then(hunt_on())
        g.then(hunt_choice(CREATURE))


@question(always=True)
def hunt_choice(g: State, creature: Seat) -> Answers:
    cards = one_of(play_hunt(CREATURE, playable_hunt(g)))
    due = g.due
    if not due:
        return end_hunt(CREATURE), cards
    if not g.wide:
        return (
            cards,
            one_of(put_token(CREATURE, ALL_PLACES, CREATURE_TOKEN)) if due & CREATURE_TOKEN else NO,
            one_of(put_token(CREATURE, ALL_PLACES, TARGET_TOKEN)) if due & TARGET_TOKEN else NO,
            one_of(put_token(CREATURE, ALL_PLACES, ARTEMIA_TOKEN)) if due & ARTEMIA_TOKEN else NO,
        )
    return (
        cards,
        *placements(g, CREATURE_TOKEN),
        *placements(g, TARGET_TOKEN),
        *placements(g, ARTEMIA_TOKEN),
    )


def placements(g: State, token: Tokens) -> Answers:
    """Where a token that is due may go."""
    if not g.due & token:
        return ()
    at = token_at(g, token)
    if at:
        return (one_of(spread_token(CREATURE, around(g.neighbours, at) & ~at, token)),)
    if g.wide & token:
        return tuple([put_token(CREATURE, pair, token) for pair in adjacent_pairs(g.neighbours)])
    return (one_of(put_token(CREATURE, ALL_PLACES, token)),)


@effect(NOBODY)
def end_hunt(g: State, creature: Seat) -> None:
    g.agenda.pop()  # the hunt_on below this answer


@effect(NOBODY)
def counter_hunt(g: State) -> None:
    """Every Hunted entitled to a card is asked, whatever it is; nothing shows until all have answered."""
    asked = g.entitled() >> 1
    if asked:
        g.then(show_plans())
        for me in range(g.seats - 1, 0, -1):
            if asked >> me - 1 & 1:
                g.then(counter_choice(me))


@question(always=True)
def counter_choice(g: State, me: Seat) -> Answers:
    cards = playable_survival(g, me, SURVIVAL_IN_PHASE[HUNTING])
    if not cards:
        return (plan(me, 0),)
    return plan(me, 0), one_of(plan(me, cards))


@effect(SECRET)
def plan(g: State, me: Seat, card: SurvivalCards) -> None:
    g.hunted[me].plan = card


@effect(NOBODY)
def show_plans(g: State) -> None:
    for me in range(g.seats - 1, 0, -1):
        h = g.hunted[me]
        if h.plan:
            g.then(play_survival(me, h.plan))
            h.plan = 0
