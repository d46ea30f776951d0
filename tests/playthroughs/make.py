"""Makes golden games: `python -m tests.playthroughs.make`, from the root of the checkout.

A golden game freezes the rules and the format of saves: it must replay to the last byte for ever. So only
games that aren't there yet are made. `--again` makes all of them anew; that is for before a release, or for a
rule that was wrong: then say in the commit which, and why games saved under the old rule needn't be kept.

Every mode has a folder with two games: one of few that play by chance, one of many that play by instinct. The
games in `base` were made when saves had version 1; they stay as they are.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from artemia import Game, Setup
from artemia.bots import bot_named
from artemia.bots.policy import Watcher, play_out
from artemia.engine.spelling import Reply, spell
from artemia.engine.step import Step, seat_of
from artemia.rules.deal import new_state
from artemia.rules.state import State
from tests.properties.drive import MODES

FOLDER: Final = Path(__file__).parent
TABLES: Final[dict[str, dict[str, Any]]] = {
    "first_night": {"few": 2, "many": 7},
    "exploration": {"few": 3, "many": 6},
    "sanctuary": {"few": 2, "many": 5},
    "everything": {"few": 4, "many": 7},
    "light": {"few": 3, "many": 7},
    "labyrinth": {"few": 2, "many": 5},
    "mixed": {"few": 4, "many": 6},
}
"""How many sit down for the two games of a mode."""
NAMES: Final = [f"{mode}/{size}" for mode, sizes in TABLES.items() for size in sizes]
BOTS: Final = {"few": "chance", "many": "instinct"}
SIDES: Final = {"few": None, "many": "B"}


class Clerk(Watcher):
    """Writes down every answer as it stands in a record."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        self.lines.append(str(Reply(seat_of(question), spell(answer))))


def played(name: str, salt: int) -> Game:
    """A golden game, played to its end."""
    mode, _, size = name.partition("/")
    players = TABLES[mode][size]
    seed = f"{name} {salt}"
    setup = Setup(players, SIDES[size], expert=players % 2 == 0, seed=seed, **MODES[mode])
    bots = [bot_named(BOTS[size], 8 * salt + seat) for seat in range(players)]
    clerk = Clerk()
    play_out(new_state(setup), bots, clerk)
    return Game.replay({"artemia": 2, "setup": setup.to_dict(), "answers": clerk.lines})


def written(game: Game) -> str:
    """The file of a golden game: its record, the save half-way, and the digest of the save at the end."""
    record = game.record
    after = len(record["answers"]) // 2
    parts = {
        "artemia": record["artemia"],
        "setup": record["setup"],
        "winner": game.winner,
        "digest": digest(game.save()),
        "after": after,
        "middle": json.loads(Game.replay(record, after).save()),
    }
    lines = [f"{json.dumps(key)}: {compact(value)}" for key, value in parts.items()]
    answers = ",\n".join(f" {json.dumps(line)}" for line in record["answers"])
    return "{\n" + ",\n".join(lines) + f',\n"answers": [\n{answers}\n]\n}}\n'


def compact(words: Any) -> str:
    """As `Game.save` writes it."""
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def digest(saved: str) -> str:
    return sha256(saved.encode()).hexdigest()


def all_played(mode: str) -> dict[str, Game]:
    """The games of a mode, with the first salt that lets either side win one."""
    for salt in count():
        games = {f"{mode}/{size}": played(f"{mode}/{size}", salt) for size in TABLES[mode]}
        if len({game.winner for game in games.values()}) == 2:
            return games
    raise AssertionError


def main(arguments: list[str]) -> None:
    for mode in TABLES:
        (FOLDER / mode).mkdir(exist_ok=True)
        if "--again" not in arguments and all((FOLDER / mode / f"{size}.json").exists() for size in BOTS):
            continue
        for name, game in all_played(mode).items():
            file = FOLDER / f"{name}.json"
            if "--again" in arguments or not file.exists():
                file.write_text(written(game), encoding="utf-8")
                print(f"{name}: {len(game.record['answers'])} answers, the {game.winner} won")


if __name__ == "__main__":
    main(sys.argv[1:])
