"""Random games of a PettingZoo classic environment: `run_pettingzoo.py GAME SECONDS SEED`.

No copies are timed: the environments are EzPickle objects, so that copy.deepcopy gives a new
environment built with the same arguments and not the position of the game.
"""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


def main() -> None:
    name, seconds, seed = child.arguments()
    warnings.simplefilter("ignore")
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    rnd = random.Random(seed).random
    deals = count(seed)

    def play(limit: int) -> tuple[Any, int, bool]:
        env.reset(seed=next(deals))
        decisions = 0
        for _ in env.agent_iter():
            if decisions >= limit:
                return env, decisions, False
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(rnd() * len(actions))]))
            decisions += 1
        return env, decisions, True

    child.run(f"pettingzoo/{name}", "pettingzoo", seconds, play, {})


if __name__ == "__main__":
    main()
