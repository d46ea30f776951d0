"""The places 6 to 10 of SANCTUARY."""

from __future__ import annotations

from typing import Final

from artemia.cards.base.places import no_card_comes_back, nobody_needs
from artemia.cards.sanctuary import BOX
from artemia.engine.step import NO, Answers, Seat, effect, one_of, question
from artemia.rules.catalog import place
from artemia.rules.city import draw_survivor, fortify_from_anywhere, rescue
from artemia.rules.constants import FIRST_ROW, Evolutions
from artemia.rules.effects.draws import can_draw_survival, draw_survival
from artemia.rules.effects.places import card_for, with_this_card
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.evolution_cards import discard_evolution, in_play
from artemia.rules.excuses import no_survival_card_to_draw
from artemia.rules.state import State, sanctuary_of

MONOLITH: Final = 1 << 7


@place(BOX, 6, needs=(BOX.id,), provenance="original")
@question(vain=no_card_comes_back)
def canyon(g: State, me: Seat) -> Answers:
    return with_this_card(g, me, 2, FIRST_ROW, or_fewer=g.setup.rulings > 1)


@place(BOX, 7, needs=(BOX.id,), provenance="original")
@question(vain=no_survival_card_to_draw)
def camp(g: State, me: Seat) -> Answers:
    return (
        draw_survivor(me) if sanctuary_of(g).survivor_pile else NO,
        draw_survival(me, 1) if can_draw_survival(g) else NO,
    )


@place(BOX, 8, copies=3, needs=(BOX.id,), bound=True, provenance="reconstructed")
@question(vain="evolutions/none-developed")
def monolith(g: State, me: Seat) -> Answers:
    return (one_of(break_evolution(me, in_play(g))),)


@effect()
def break_evolution(g: State, me: Seat, card: Evolutions) -> None:
    """The Monolith card that led them there leaves the game; a copy or a push spends none."""
    discard_evolution(g, card)
    if g.resolving == MONOLITH:
        sanctuary_of(g).sealed |= (card_for(g.hunted[me], MONOLITH) & MONOLITH) << 10 * (me - 1)


@place(BOX, 9, needs=(BOX.id,), provenance="original")
@question(vain=nobody_needs)
def infirmary(g: State, me: Seat) -> Answers:
    return one_of(heal(me, can_heal(g))), one_of(rescue(me, sanctuary_of(g).faceup))


@place(BOX, 10, once_per_turn=True, needs=(BOX.id,), provenance="reconstructed")
@question()
def ark(g: State, me: Seat) -> Answers:
    return (fortify_from_the_ark(me),)


@effect()
def fortify_from_the_ark(g: State, me: Seat) -> None:
    """Whether somebody has fortified Sanctuary on the spot or not."""
    fortify_from_anywhere(g, me)
