"""Random games of RLCard: `run_rlcard.py GAME SECONDS SEED`.

`uno` and `gin-rummy` go through env.step, the documented interface, which builds an observation
array at every step. `uno-game` and `gin-rummy-game` drive the environment's game object, which is
the rules alone. RLCard has no copy of its own: its step_back deep-copies too.
"""

from __future__ import annotations

import random
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


def _env_play(env: Any, name: str, seed: int) -> child.Play[Any]:
    rnd = random.Random(seed).random
    # Raw actions spare a decoding; only Uno's are what its game takes.
    raw = name == "uno"
    key = "raw_legal_actions" if raw else "legal_actions"

    def play(limit: int) -> tuple[Any, int, bool]:
        state, _ = env.reset()
        decisions = 0
        while decisions < limit and not env.is_over():
            actions = list(state[key])
            state, _ = env.step(actions[int(rnd() * len(actions))], raw)
            decisions += 1
        return env.game, decisions, env.is_over()

    return play


def _uno_play(game: Any, seed: int) -> child.Play[Any]:
    rnd = random.Random(seed).random

    def play(limit: int) -> tuple[Any, int, bool]:
        state, _ = game.init_game()
        decisions = 0
        while decisions < limit and not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return game, decisions, game.is_over()

    return play


def _gin_rummy_play(game: Any, seed: int) -> child.Play[Any]:
    rnd = random.Random(seed).random

    def play(limit: int) -> tuple[Any, int, bool]:
        game.init_game()
        decisions = 0
        while decisions < limit and not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return game, decisions, game.is_over()

    return play


def main() -> None:
    name, seconds, seed = child.arguments()
    rlcard: Any = import_module("rlcard")
    env = rlcard.make(name.removesuffix("-game"), config={"seed": seed})
    if name == "uno-game":
        play = _uno_play(env.game, seed)
    elif name == "gin-rummy-game":
        play = _gin_rummy_play(env.game, seed)
    else:
        play = _env_play(env, name, seed)
    child.run(f"rlcard/{name}", "rlcard", seconds, play, {"copy_us": lambda game: partial(deepcopy, game)})


if __name__ == "__main__":
    main()
