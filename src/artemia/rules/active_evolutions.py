"""The Evolutions that act in this turn: woken at its start, used, activated or silenced during it."""

from __future__ import annotations

from artemia.engine.kernel import answers_to
from artemia.engine.step import NOBODY, Answers, Seat, effect, members, one_of
from artemia.rules.constants import CREATURE, Evolutions, Modifiers, Places
from artemia.rules.modifiers import TOKENS_STAND_FIRM
from artemia.rules.moments import TURN_BEGINS, at
from artemia.rules.offers import CREATURE_ACTS, offers
from artemia.rules.state import State, sanctuary_of
from artemia.rules.windows import a_card_takes_effect, after_a_card


def is_active(g: State, evolution: Evolutions) -> bool:
    return g.sanctuary is not None and g.sanctuary.active & g.cards.evolutions_like[evolution] > 0


def modifiers_of(g: State, evolutions: Evolutions) -> Modifiers:
    """What these Evolutions change for good."""
    found: Modifiers = 0
    for one in members(evolutions):
        found |= g.cards.evolution[one].modifier
    return found


@at(TURN_BEGINS, -1)
@effect(NOBODY)
def evolutions_wake(g: State, creature: Seat) -> None:
    wake_evolutions(g)


def wake_evolutions(g: State) -> None:
    """At the start of a turn: what was developed before it acts from now on."""
    s = g.sanctuary
    if s is not None:
        s.forget_the_turn()
        s.active = s.developed
        g.modifiers |= modifiers_of(g, s.active)


def activate(g: State, evolution: Evolutions) -> None:
    sanctuary_of(g).active |= evolution
    g.modifiers |= modifiers_of(g, evolution)


def silence(g: State, evolution: Evolutions) -> None:
    """It stops at once; what it already did stays. Whoever could not avoid a token for it may do so now."""
    s = sanctuary_of(g)
    s.active &= ~evolution
    over = modifiers_of(g, evolution) & ~modifiers_of(g, s.active)
    if g.modifiers & over & TOKENS_STAND_FIRM:
        g.curious |= g.everybody() & ~1
    g.modifiers &= ~over


# Using one


@effect(icon="dna", uses="evolution-used")
def use_evolution(g: State, creature: Seat, which: Evolutions) -> None:
    sanctuary_of(g).used |= which
    after_a_card(g, CREATURE)
    g.then(g.cards.evolution[which].ask)


def usable_evolutions(g: State) -> Evolutions:
    """Those the Creature may use now, and that would do something. All of it is public."""
    found: Evolutions = 0
    if g.sanctuary is not None:
        cards = g.sanctuary.active & ~g.sanctuary.used & g.cards.evolutions_in_phase[g.phase]
        if cards and not a_card_takes_effect(g):
            for card in members(cards):
                if any(answers_to(g, g.cards.evolution[card].ask)):
                    found |= card
    return found


@offers(CREATURE_ACTS)
def evolutions_to_use(g: State, creature: Seat, place: Places) -> Answers:
    return (one_of(use_evolution(CREATURE, usable_evolutions(g))),)
