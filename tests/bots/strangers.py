"""Run as a script: Instinct plays with cards and places it has never heard of. Prints what it met of them."""

from __future__ import annotations

from artemia.bots.instinct import Instinct
from artemia.bots.policy import Watcher, play_out
from artemia.cards.base import BOX
from artemia.engine.step import OP, OPS, Answers, Seat, Step, effect, one_of, question
from artemia.rules.catalog import hunt, place, survival
from artemia.rules.constants import EXPLORATION, HUNTING, RECKONING, TARGET_TOKEN
from artemia.rules.deal import new_state
from artemia.rules.effects.draws import draw_survival
from artemia.rules.effects.places import take_back
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.tracks import advance_rescue
from artemia.rules.effects.will import can_heal, heal, lose_will
from artemia.rules.presets import preset
from artemia.rules.sanctuary_catalog import avatar, evolution, survivor, survivor_effect
from artemia.rules.setup import Setup
from artemia.rules.state import State


@place(BOX, 6)
@question()
def quarry(g: State, me: Seat) -> Answers:
    return draw_survival(me, 1), one_of(take_back(me, g.hunted[me].discard))


@survival(BOX, EXPLORATION)
@question()
def bivouac(g: State, me: Seat) -> Answers:
    return one_of(take_back(me, g.hunted[me].discard)), one_of(heal(me, can_heal(g)))


@survival(BOX, RECKONING, instead_of_power=True)
@question()
def shortcut(g: State, me: Seat) -> Answers:
    return advance_rescue(me, 1), nothing(me)


@hunt(BOX, HUNTING, TARGET_TOKEN)
@question()
def growl(g: State, me: Seat) -> Answers:
    return (frighten_all(me),)


@effect()
def frighten_all(g: State, me: Seat) -> None:
    for seat in g.hunted_seats():
        g.then(growl_choice(seat))


@question()
def growl_choice(g: State, me: Seat) -> Answers:
    return lose_will(me, 1), nothing(me)


@hunt(BOX, RECKONING)
@question()
def rumble(g: State, me: Seat) -> Answers:
    return frighten_all(me), nothing(me)


@evolution(BOX, 1, 1, HUNTING, base_compatible=True)
@question()
def whisper(g: State, me: Seat) -> Answers:
    return frighten_all(me), nothing(me)


@avatar(BOX, EXPLORATION, base_compatible=True)
@question()
def cook(g: State, me: Seat) -> Answers:
    return one_of(heal(me, can_heal(g))), nothing(me)


@survivor_effect(BOX)
@question()
def s_song(g: State, me: Seat) -> Answers:
    return draw_survival(me, 1), nothing(me)


for _n in range(12):
    survivor(BOX, f"singer_{_n}", "s_song")


class Met(Watcher):
    """The names of all questions that were put, and of all verbs that were chosen."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        self.names |= {OPS[question & OP].name, OPS[answer & OP].name}


def main() -> None:
    met = Met()
    usual = Setup().places
    planet = (*usual[:5], "quarry", *usual[6:])
    for seed in range(30):
        for setup in (Setup(players=4, seed=seed, places=planet), preset("sanctuary", players=4, seed=seed)):
            play_out(new_state(setup), [Instinct(seat) for seat in range(4)], met)
    print(*sorted(met.names))


if __name__ == "__main__":
    main()
