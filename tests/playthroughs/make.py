"""Makes golden games: `python -m tests.playthroughs.make`, from the root of the checkout.

A golden game freezes the rules and the format of saves: it must replay to the last byte for ever. So only
games that aren't there yet are made, and none is made anew. A rule that changes raises `RULINGS`, and is then
frozen by games of its own, beside those of the rulings before.

Every mode has a folder with two games for each of the rulings: one of few that play by chance, one of many
that play by instinct. The games in `base` were made when saves had version 1; they stay as they are.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from artemia import Game, Setup
from artemia.bots import bot_named
from artemia.bots.policy import Watcher, play_out
from artemia.engine.spelling import Reply, spell
from artemia.engine.step import Step, seat_of
from artemia.game import SAVE_VERSION
from artemia.rules.deal import new_state
from artemia.rules.setup import RULINGS
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
    "base_game": {"few": 3, "many": 5},
}
"""How many sit down for the two games of a mode."""
SINCE: Final = {"base_game": 2}
"""The rulings for which a mode has its first games; in `base` are those of the first."""
BOTS: Final = {"few": "chance", "many": "instinct"}
SIDES: Final = {"few": None, "many": "B"}


def name_of(mode: str, size: str, rulings: int) -> str:
    return f"{mode}/{size}" if rulings == 1 else f"{mode}/{size}-{rulings}"


NAMES: Final = [
    name_of(mode, size, rulings)
    for mode in TABLES
    for size in BOTS
    for rulings in range(SINCE.get(mode, 1), RULINGS + 1)
]


class Clerk(Watcher):
    """Writes down every answer as it stands in a record."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        self.lines.append(str(Reply(seat_of(question), spell(answer))))


def played(name: str, salt: int) -> Game:
    """A golden game, played to its end."""
    mode, _, rest = name.partition("/")
    size = rest.partition("-")[0]
    players = TABLES[mode][size]
    seed = f"{name} {salt}"
    setup = Setup(players, SIDES[size], expert=players % 2 == 0, seed=seed, **MODES.get(mode, {}))
    bots = [bot_named(BOTS[size], 8 * salt + seat) for seat in range(players)]
    clerk = Clerk()
    play_out(new_state(setup), bots, clerk)
    return Game.replay({"artemia": SAVE_VERSION, "setup": setup.to_dict(), "answers": clerk.lines})


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
    names = [name_of(mode, size, RULINGS) for size in BOTS]
    for salt in count():
        games = {name: played(name, salt) for name in names}
        if len({game.winner for game in games.values()}) == 2:
            return games
    raise AssertionError


def main() -> None:
    for mode in TABLES:
        (FOLDER / mode).mkdir(exist_ok=True)
        if all((FOLDER / f"{name_of(mode, size, RULINGS)}.json").exists() for size in BOTS):
            continue
        for name, game in all_played(mode).items():
            file = FOLDER / f"{name}.json"
            if not file.exists():
                file.write_text(written(game), encoding="utf-8")
                print(f"{name}: {len(game.record['answers'])} answers, the {game.winner} won")


if __name__ == "__main__":
    main()
