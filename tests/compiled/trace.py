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
from artemia.lab.simulate import Order, simulate
from artemia.rules.deal import new_state
from artemia.rules.save import to_words
from artemia.rules.setup import Setup


def trace(games: int) -> str:
    seen = hashlib.sha256()
    for n in range(games):
        players = 2 + n % 6
        bots = [
            bot_named("instinct" if (n + seat) % 2 else "chance", n * 8 + seat) for seat in range(players)
        ]
        g = new_state(Setup(players=players, side=(None, "A", "B")[n % 3], expert=n % 4 == 0, seed=n))
        while question := kernel.ask(g):
            answer = bots[seat_of(question)].choose(g, question, g.answers)
            seen.update(f"{spell(question)}>{spell(answer)}\n".encode())
            if g.turn % 5 == 0:
                seen.update(json.dumps(to_words(g.copy())).encode())
            kernel.take(g, answer)
        seen.update(json.dumps(to_words(g)).encode())
    return seen.hexdigest()


def tally() -> str:
    """What a simulation in two processes comes to, with seeds larger than a machine word."""
    order = Order(players=(3, 5), creature="instinct", hunted="chance", games=120, seed=1 << 80)
    result = simulate(order, jobs=2)
    assert not result.failures, result.failures[0]
    return f"{result.total.creature_wins}-{result.total.decisions}"


if __name__ == "__main__":
    setup = Setup(players=4, seed=7)
    assert pickle.loads(pickle.dumps(setup)) == setup
    print(kernel.__file__.rpartition(".")[2], trace(int(sys.argv[1])), tally())
