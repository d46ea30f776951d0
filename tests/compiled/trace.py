"""Plays games and prints a digest of everything asked, answered and reached: `trace.py GAMES`.

In some of them cards are put right at random, many with effects that a Python file brings.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from artemia import ArtemiaError
from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import OP, OPS, seat_of
from artemia.lab.simulate import Order, Tally, simulate
from artemia.rules.correction_checks import KINDS
from artemia.rules.corrections import Correction, Corrections, corrections
from artemia.rules.deal import new_state
from artemia.rules.observation import observed
from artemia.rules.observation_layout import layout_of
from artemia.rules.own_code import BROUGHT_BY
from artemia.rules.presets import PRESETS
from artemia.rules.save import to_words
from artemia.rules.setup import Setup

MIXED = ("lair", "oasis", "fjord", "beach", "labyrinth", "mangrove", "camp", "pole", "fungi", "portal")
CUNNING = 17
"""One game in so many is played by the bot that thinks; no mode and no seat count is left out."""
OWN_CARDS = 5
"""In one game in so many cards are put right."""
EFFECTS = Path(__file__).parents[1].joinpath("effects_of_all_kinds.py").read_text("utf-8")
MODES = [*PRESETS.values(), {"boxes": ("base", "sanctuary"), "places": MIXED}]


def setup_of(n: int) -> Setup:
    """Every mode at every seat count within 42 games."""
    players, side, mode = 2 + n % 6, (None, "A", "B")[n // 2 % 3], MODES[n % len(MODES)]
    setup = Setup(players=players, side=side, expert=n // 6 % 2 == 1, seed=n, **mode)
    return replace(setup, cards=put_right(setup, n)) if n % OWN_CARDS == 0 else setup


def put_right(setup: Setup, seed: int) -> Corrections:
    """Every third card, as far as what is drawn for it makes sense."""
    rng = Random(seed)
    brought = corrections({"effects": {"own.py": EFFECTS}}, allow_code=True)
    found: list[Correction] = []
    for kind, known in KINDS.items():
        for id in [*known][rng.randrange(3) :: 3]:
            effect = rng.choice([f"own_{kind}", rng.choice([*brought.effects[kind]])])
            words = {"effects": {"own.py": EFFECTS}, kind: {id: {"effect": effect, "text": "What it does."}}}
            with suppress(ArtemiaError):
                found += replace(setup, cards=corrections(words)).cards.all
    return Corrections(tuple(found), brought.code)


def bot_for(game: int, seat: int) -> str:
    """Now and then everybody thinks."""
    if game % CUNNING == 0:
        return "cunning:rehearsals=8"
    return "instinct" if (game + seat) % 2 else "chance"


def trace(games: int) -> str:
    """A digest, and how many steps were met that the Python file has brought."""
    seen, own = hashlib.sha256(), 0
    for n in range(games):
        setup = setup_of(n)
        bots = [bot_named(bot_for(n, seat), n * 8 + seat) for seat in range(setup.players)]
        g, layout = new_state(setup), layout_of(setup)
        while question := kernel.ask(g):
            seen.update(observed(g, seat_of(question), layout))
            answer = bots[seat_of(question)].choose(g, question, g.answers)
            own += sum(OPS[step & OP].name in BROUGHT_BY for step in (question, answer))
            seen.update(f"{spell(question)}>{spell(answer)}\n".encode())
            if g.turn % 5 == 0:
                seen.update(json.dumps(to_words(g.copy())).encode())
            kernel.take(g, answer)
        seen.update(json.dumps(to_words(g)).encode())
    return f"{seen.hexdigest()} {own}"


def tally() -> str:
    """What a watched simulation in two processes comes to, with seeds larger than a machine word."""
    total = Tally()
    for n, mode in enumerate(PRESETS.values()):
        order = Order(
            players=(3, 5), creature="instinct", hunted="chance", games=60, seed=1 << 80, watched=True, **mode
        )
        if n % 2:
            order = replace(order, cards=put_right(order.setup((3, "A"), 0), n))
        result = simulate(order, jobs=2)
        assert not result.failures, result.failures[0]
        total.add(result.total)
    uses = hashlib.sha256(json.dumps(sorted(total.uses.items())).encode()).hexdigest()
    return f"{total.creature_wins}-{total.decisions}-{uses}"


if __name__ == "__main__":
    setup = Setup(players=4, seed=7)
    assert pickle.loads(pickle.dumps(setup)) == setup
    print(kernel.__file__.rpartition(".")[2], trace(int(sys.argv[1])), tally())
