"""Plays games and prints a digest of everything asked, answered and reached: `trace.py GAMES`."""

from __future__ import annotations

import hashlib
import json
import pickle
import sys

from artemia.bots import bot_named
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import seat_of
from artemia.lab.simulate import Order, Tally, simulate
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS
from artemia.rules.save import to_words
from artemia.rules.setup import Setup

MIXED = ("lair", "oasis", "fjord", "beach", "labyrinth", "mangrove", "camp", "pole", "fungi", "portal")
CUNNING = 17
"""One game in so many is played by the bot that thinks; no mode and no seat count is left out."""
MODES = [*PRESETS.values(), {"boxes": ("base", "sanctuary"), "places": MIXED}]


def setup_of(n: int) -> Setup:
    """Every mode at every seat count within 42 games."""
    players, side, mode = 2 + n % 6, (None, "A", "B")[n // 2 % 3], MODES[n % len(MODES)]
    return Setup(players=players, side=side, expert=n // 6 % 2 == 1, seed=n, **mode)


def bot_for(game: int, seat: int) -> str:
    """Now and then everybody thinks."""
    if game % CUNNING == 0:
        return "cunning:rehearsals=8"
    return "instinct" if (game + seat) % 2 else "chance"


def trace(games: int) -> str:
    seen = hashlib.sha256()
    for n in range(games):
        setup = setup_of(n)
        bots = [bot_named(bot_for(n, seat), n * 8 + seat) for seat in range(setup.players)]
        g = new_state(setup)
        while question := kernel.ask(g):
            answer = bots[seat_of(question)].choose(g, question, g.answers)
            seen.update(f"{spell(question)}>{spell(answer)}\n".encode())
            if g.turn % 5 == 0:
                seen.update(json.dumps(to_words(g.copy())).encode())
            kernel.take(g, answer)
        seen.update(json.dumps(to_words(g)).encode())
    return seen.hexdigest()


def tally() -> str:
    """What a watched simulation in two processes comes to, with seeds larger than a machine word."""
    total = Tally()
    for mode in PRESETS.values():
        order = Order(
            players=(3, 5), creature="instinct", hunted="chance", games=60, seed=1 << 80, watched=True, **mode
        )
        result = simulate(order, jobs=2)
        assert not result.failures, result.failures[0]
        total.add(result.total)
    uses = hashlib.sha256(json.dumps(sorted(total.uses.items())).encode()).hexdigest()
    return f"{total.creature_wins}-{total.decisions}-{uses}"


if __name__ == "__main__":
    setup = Setup(players=4, seed=7)
    assert pickle.loads(pickle.dumps(setup)) == setup
    print(kernel.__file__.rpartition(".")[2], trace(int(sys.argv[1])), tally())
