"""Random games of Artemia, in the way of its peers: `run_artemia.py PLAYERS[-MODE][-WAY] SECONDS SEED`.

ARTEMIA_ROOT names the folder that holds the package. The way `plain` passes over extension modules, so that
the same package is measured as plain Python; `session` plays from Python, through the documented interface.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child

BASE = "first_night"


def import_plainly() -> None:
    """From now on only .py files are imported from the package's folder."""
    root = os.environ["ARTEMIA_ROOT"]

    def hook(path: str) -> FileFinder:
        if not path.startswith(root):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def main() -> None:
    game, seconds, seed = child.arguments()
    players, mode, way = game.split("-")
    plain = way == "plain"
    sys.path.insert(0, os.environ["ARTEMIA_ROOT"])
    if plain:
        import_plainly()
    artemia: Any = import_module("artemia")
    kernel: Any = import_module("artemia.engine.kernel")
    deal: Any = import_module("artemia.rules.deal")
    policy: Any = import_module("artemia.bots.policy")
    if bool(plain) == kernel.__file__.endswith(".so"):
        raise SystemExit("the package is not built in the way wanted")
    bot = import_module("artemia.bots").bot_named("chance", seed)
    seats = [bot] * int(players)
    seeds = random.Random(seed)
    rnd = seeds.random

    def dealt() -> Any:
        return artemia.preset(mode, players=int(players), side="A", seed=seeds.getrandbits(63))

    def play_a_session(limit: int) -> tuple[Any, int, bool]:
        session = artemia.Session.new(dealt())
        decisions = 0
        while decisions < limit and session.ask():
            legal = session.legal()
            session.take(legal[int(rnd() * len(legal))])
            decisions += 1
        return session, decisions, session.over

    def choices() -> Iterator[int]:
        session = artemia.Session.new(dealt())
        while session.ask():
            legal = session.legal()
            yield len(legal)
            session.take(seeds.choice(legal))

    def play(limit: int) -> tuple[Any, int, bool]:
        state = deal.new_state(dealt())
        if limit == child.WHOLE_GAME:
            return state, policy.play_out(state, seats), True
        decisions = policy.play_out(state, seats, None, limit)
        return state, decisions, decisions < limit

    def front_door(state: Any) -> Any:
        """The same moment as a library user would hold it."""
        live = artemia.Game(state.copy(), [])
        kernel.settle(live.state)
        return live

    name = f"artemia/{game}"
    if way == "session":
        child.run(name, None, seconds, play_a_session, {"copy_us": lambda session: session.copy}, choices)
        return
    measures = {
        "copy_us": lambda state: state.copy,
        "save_us": lambda state: front_door(state).save,
        "load_us": lambda state: partial(artemia.Game.load, front_door(state).save()),
        "view_us": lambda state: partial(front_door(state).view, 1),
        "redeal_us": lambda state: partial(front_door(state).redeal, 1, 1),
    }
    child.run(name, None, seconds, play, measures if mode == BASE else {}, choices)


if __name__ == "__main__":
    main()
