"""Random games of Artemia, in the way of its peers: `run_artemia.py PLAYERS[-plain] SECONDS SEED`.

ARTEMIA_ROOT names the folder that holds the package. With `-plain` extension modules are passed over, so
that the same package is measured as plain Python.
"""

from __future__ import annotations

import os
import random
import sys
from functools import partial
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artemia.lab.peers import _child as child
else:
    import _child as child


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
    players, _, plain = game.partition("-")
    sys.path.insert(0, os.environ["ARTEMIA_ROOT"])
    if plain:
        import_plainly()
    artemia: Any = import_module("artemia")
    kernel: Any = import_module("artemia.engine.kernel")
    setup: Any = import_module("artemia.rules.setup")
    deal: Any = import_module("artemia.rules.deal")
    policy: Any = import_module("artemia.bots.policy")
    if bool(plain) == kernel.__file__.endswith(".so"):
        raise SystemExit("the package is not built in the way wanted")
    bot = import_module("artemia.bots").bot_named("chance", seed)
    seats = [bot] * int(players)
    seeds = random.Random(seed)

    def play(limit: int) -> tuple[Any, int, bool]:
        state = deal.new_state(setup.Setup(players=int(players), side="A", seed=seeds.getrandbits(63)))
        if limit == child.WHOLE_GAME:
            return state, policy.play_out(state, seats), True
        decisions = policy.play_out(state, seats, None, limit)
        return state, decisions, decisions < limit

    def front_door(state: Any) -> Any:
        """The same moment as a library user would hold it."""
        live = artemia.Game(state.copy(), [])
        kernel.settle(live.state)
        return live

    child.run(
        f"artemia/{players}",
        None,
        seconds,
        play,
        {
            "copy_us": lambda state: state.copy,
            "save_us": lambda state: front_door(state).save,
            "load_us": lambda state: partial(artemia.Game.load, front_door(state).save()),
            "view_us": lambda state: partial(front_door(state).view, 1),
            "redeal_us": lambda state: partial(front_door(state).redeal, 1, 1),
        },
    )


if __name__ == "__main__":
    main()
