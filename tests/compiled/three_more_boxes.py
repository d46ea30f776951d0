"""Plays games of the three printed boxes and three more the size of SANCTUARY, all in one.

Prints a digest of everything asked, answered and reached, and how many of the new cards were met.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Final, TypeVar

from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import NO, NOBODY, OP, OPS, Answers, Seat, Step, effect, one_of, question, seat_of
from artemia.game import Game
from artemia.rules.boxes import BOXES, Box
from artemia.rules.catalog import hunt, place, survival
from artemia.rules.constants import EXPLORATION, HUNTING, RECKONING, HuntCards, SurvivalCards
from artemia.rules.deal import new_state
from artemia.rules.effects.draws import discard_survival, draw_survival
from artemia.rules.effects.places import returnable, take_back
from artemia.rules.effects.powers import nothing
from artemia.rules.effects.will import can_heal, heal
from artemia.rules.sanctuary_catalog import avatar, evolution, survivor, survivor_effect
from artemia.rules.save import to_words
from artemia.rules.setup import Setup
from artemia.rules.state import State

PRINTED: Final = ("base", "exploration", "sanctuary")
OURS: Final = ("cave", "reef", "dune")
Function = TypeVar("Function", bound=Callable[..., object])
PLANET: Final = ("lair", "oasis", "fjord", "beach", "rover")


def named(name: str) -> Callable[[Function], Function]:
    """Makes of a function the one of this name, as if somebody had written it out."""

    def rename(function: Function) -> Function:
        function.__name__ = name
        return function

    return rename


def question_of(name: str) -> Callable[[int], Step]:
    """A question of this name with a verb of its own: keep what you have, or do one of three things."""

    @effect()
    @named(f"think_of_{name}")
    def think(g: State, me: Seat, cards: SurvivalCards) -> None:
        if cards.bit_count() > 2:
            g.then(discard_survival(me, cards & -cards))

    @question()
    @named(name)
    def ask(g: State, me: Seat) -> Answers:
        if me == 0:
            return nothing(me), one_of(bury(me, g.hunt_hand))
        held = g.hunted[me].survival
        return (
            nothing(me),
            draw_survival(me, 1) if g.survival_deck else NO,
            think(me, held) if held else NO,
            one_of(take_back(me, returnable(g, me))),
            one_of(heal(me, can_heal(g))),
        )

    return ask


@effect(NOBODY)
def bury(g: State, me: Seat, card: HuntCards) -> None:
    """A set of Hunt cards as large as they come goes through a step."""
    g.hunt_hand &= ~card
    g.hunt_discard += (card,)


def enter(box: Box) -> None:
    for n in range(15):
        hunt(box, (EXPLORATION, HUNTING, RECKONING)[n % 3])(question_of(f"{box.id}_hunt_{n}"))
        survival(box, (EXPLORATION, HUNTING, RECKONING)[n % 3])(question_of(f"{box.id}_survival_{n}"))
    for n in range(12):
        avatar(box, EXPLORATION)(question_of(f"{box.id}_avatar_{n}"))
    for n in range(30):
        evolution(box, 1 + n % 2, 1 + n % 3, HUNTING)(question_of(f"{box.id}_evolution_{n}"))
    for n in range(18):
        survivor_effect(box)(question_of(f"{box.id}_rescue_{n}"))
        survivor(box, f"{box.id}_survivor_{n}", f"{box.id}_rescue_{n}")
    for number in range(6, 11):
        place(box, number)(question_of(f"{box.id}_{number}"))


for _id in OURS:
    BOXES[_id] = Box(_id, needs=PRINTED)
    enter(BOXES[_id])


def setup_of(n: int) -> Setup:
    boxes = [OURS[n % 3]] * 5 if n % 4 else ["cave", "reef", "dune", "cave", "reef"]
    places = PLANET + tuple(f"{box}_{number}" for number, box in enumerate(boxes, 6))
    return Setup(players=2 + n % 6, seed=n, boxes=(*PRINTED, *OURS), places=places)


def main(games: int) -> None:
    seen, met = hashlib.sha256(), set()
    for n in range(games):
        setup = setup_of(n)
        thinker = "cunning:rehearsals=4" if n % 8 == 7 else "instinct"
        bots = [bot_named("chance" if (n + seat) % 3 else thinker, seat) for seat in range(setup.players)]
        g = new_state(setup)
        while asked := kernel.ask(g):
            answer = bots[seat_of(asked)].choose(g, asked, g.answers)
            met |= {OPS[asked & OP].name, OPS[answer & OP].name}
            seen.update(f"{spell(asked)}>{spell(answer)}\n".encode())
            kernel.take(g, answer)
        seen.update(json.dumps(to_words(g)).encode())
    game = Game.new(setup_of(5))
    while not game.over:
        game.play({seat: bot_named("chance", seat) for seat in range(7)}, most=40)
        assert Game.load(game.save()).save() == game.save()
        assert game.copy().save() == game.save()
        for seat in range(7):
            again = game.redeal(seat, 1)
            seen.update(repr((game.view(seat), again.view(seat))).encode())
    assert Game.replay(game.record).save() == game.save()
    ours = sum(name.startswith(OURS) for name in met)
    print(kernel.__file__.rpartition(".")[2], seen.hexdigest(), ours)


if __name__ == "__main__":
    main(int(sys.argv[1]))
