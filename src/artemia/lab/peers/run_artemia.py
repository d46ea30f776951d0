"""Random games of Artemia, in the way of its peers: `run_artemia.py PLAYERS[-MODE][-WAY] SECONDS SEED`.

ARTEMIA_ROOT names the folder that holds the package. The way `plain` passes over extension modules, so that
the same package is measured as plain Python; `session` plays from Python, through the documented interface;
`pettingzoo` and `vector` play in the environments, as they are built, and count every token.
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
AT_ONCE = 256


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
    environment = way in ("pettingzoo", "vector")
    if not environment and bool(plain) == kernel.__file__.endswith(".so"):
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

    def play_in_pettingzoo() -> child.Play[Any]:
        env = import_module("artemia.envs.pettingzoo").env(mode, players=int(players), side="A")

        def play(limit: int) -> tuple[Any, int, bool]:
            env.reset(seed=seeds.getrandbits(63))
            decisions = 0
            for _ in env.agent_iter():
                if decisions >= limit:
                    return env, decisions, False
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                actions = seen["action_mask"].nonzero()[0]
                env.step(int(actions[int(rnd() * len(actions))]))
                decisions += 1
            return env, decisions, True

        return play

    def play_a_vector() -> child.Play[Any]:
        numpy: Any = import_module("numpy")
        games = import_module("artemia.envs.vector").VectorGames(dealt(), AT_ONCE, seed)
        hat = numpy.random.default_rng(seed)

        ended = 0

        def play(_: int) -> tuple[Any, int, bool]:
            """On until one more game is over; several may be at once, and the next calls find them so."""
            nonlocal ended
            decisions = 0
            while not ended:
                wishes = hat.random(games.masks.shape, dtype=numpy.float32)
                games.step((games.masks * wishes).argmax(1))
                decisions += AT_ONCE
                ended = int(games.over.sum())
            ended -= 1
            return games, decisions, True

        return play

    name = f"artemia/{game}"
    if environment:
        child.run(name, None, seconds, play_in_pettingzoo() if way == "pettingzoo" else play_a_vector(), {})
        return
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
