"""A bot that plays by what its socket tells it, at a table of any server."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from artemia.bots import bot_named
from artemia.client.determinization import determinized
from artemia.engine.spelling import EMPTY, KINDS, NUMBERS, spell
from artemia.engine.step import OP, OP_BY_NAME, PICK_SHIFT, Step, build
from artemia.rules.corrections import corrections
from artemia.rules.phases.resolving_places import place_choice
from artemia.rules.setup import Setup
from artemia.rules.state import State
from artemia.rules.view import View
from artemia.server.wire.messages import Ask, Choice, Options

PLACE_CHOICE: Final = place_choice(0, 0) & OP


class RemoteBot:
    """Imagines the table from its view, lets a bot choose there, and takes only what is offered."""

    def __init__(self, level: str, seed: int | str | None = None) -> None:
        self._rng = Random(seed)
        self._bot = bot_named(level, self._rng.getrandbits(64))

    def key_for(self, ask: Ask, view: dict[str, Any], options: Options) -> str:
        """The key of its answer."""
        seen = msgspec.convert(view, View, str_keys=True)
        assert seen.seat is not None
        answers = tuple([step_of(choice) for choice in ask.choices])
        if ask.kind not in OP_BY_NAME:
            return spell(self._bot.uniform(answers))
        g = determinized(seen, setup_of(options), self._rng)
        remember(g, ask)
        return spell(self._bot.choose(g, build(OP_BY_NAME[ask.kind].number, seen.seat), answers))


def setup_of(options: Options) -> Setup:
    """The set-up of this table, with any seed but the real one."""
    return Setup(
        players=options.players,
        boxes=tuple(options.boxes),
        places=tuple(options.places),
        light=options.light,
        labyrinth=options.labyrinth,
        expert=options.expert,
        side=options.side or "A",
        seed=0,
        cards=corrections(options.cards),
    )


def step_of(choice: Choice) -> Step:
    """The answer a choice stands for, its set still to be picked from. It may be about another seat."""
    op, seat = OP_BY_NAME[choice.op], int(choice.key.split(" ")[1])
    values = [
        KINDS[kind][1]("+".join(names) or ("0" if kind in NUMBERS else EMPTY))
        for kind, names in zip(op.arguments, (choice.of, choice.beside), strict=False)
    ]
    first, second = (*values, 0, 0)[:2]
    return build(op.number, seat, first, second) | choice.most << PICK_SHIFT


def remember(g: State, ask: Ask) -> None:
    """What the question itself tells of the moment: tokens still to be placed, the place that is used."""
    for choice in ask.choices:
        if OP_BY_NAME[choice.op].due:
            g.due |= KINDS["Tokens"][1](choice.beside[0])
        elif OP_BY_NAME[choice.op].uses == "place" and OP_BY_NAME[ask.kind].number == PLACE_CHOICE:
            g.resolving = KINDS["Places"][1](choice.of[0])
