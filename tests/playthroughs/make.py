"""Makes golden games: `python -m tests.playthroughs.make`, from the root of the checkout.

A golden game freezes the rules and the format of saves: it must replay to the last byte for ever. So only
games that aren't there yet are made. `--again` makes all of them anew; that is for before a release, or for a
rule that was wrong: then say in the commit which, and why games saved under the old rule needn't be kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from artemia import Game, Setup
from artemia.rules.catalog import HUNT, PLACES, SURVIVAL
from tests.properties.drive import Hat, at_the_door, in_turn, start

BOX: Final = "base"
FOLDER: Final = Path(__file__).parent / BOX
IN_TURN: Final = {
    f"{players}-{side}{'-expert' if expert else ''}": Setup(players, side, expert, seed=players)
    for players in range(2, 8)
    for side, expert in (("A", players % 2 == 0), ("B", players % 2 == 1))
}
CHOSEN: Final = {
    "4-chosen": Setup(players=4, seed="four"),
    "7-chosen-expert": Setup(players=7, expert=True, seed="seven"),
}
ANY_ORDER: Final = {
    "3-any-order": Setup(players=3, seed="three"),
    "6-any-order-expert": Setup(players=6, side="B", expert=True, seed="six"),
}
"""All questions open at once, answered as people would: in any order, and with second thoughts."""
NAMES: Final = [*IN_TURN, *CHOSEN, *ANY_ORDER]


def played(name: str, salt: int) -> Game:
    """A golden game, played to its end."""
    if name in ANY_ORDER:
        game = Game.new(ANY_ORDER[name])
        for _ in at_the_door(game, Hat(game.setup, f"golden {salt}")):
            pass
        return game
    setup = (IN_TURN | CHOSEN)[name]
    g = start(setup)
    answers = [moment.line for moment in in_turn(g, Hat(setup, f"golden {salt}"))]
    return Game.replay({"artemia": 1, "setup": setup.to_dict(), "answers": answers})


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


def unused(games: Iterable[list[str]]) -> set[str]:
    """The cards that nobody plays in these answers, and the places whose power nobody uses."""
    keys = [line.partition(":")[2].split(" ") for answers in games for line in answers]
    used = {key[2] for key in keys if key[0] in ("play_hunt", "play_survival", "plan")}
    numbers = {key[2] for key in keys if key[0] == "use_power"}
    cards = {card.id for deck in (HUNT, SURVIVAL) for card in deck.values() if card.box == BOX}
    places = {place.id for place in PLACES.values() if place.box == BOX and str(place.number) not in numbers}
    return (cards - used) | places


def all_played() -> dict[str, Game]:
    """All golden games, with the first salt that brings everything into play and lets both sides win."""
    for salt in count():
        games = {name: played(name, salt) for name in NAMES}
        winners = {game.winner for game in games.values()}
        if len(winners) == 2 and not unused(game.record["answers"] for game in games.values()):
            return games
    raise AssertionError


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in all_played().items():
        file = FOLDER / f"{name}.json"
        if "--again" in arguments or not file.exists():
            file.write_text(written(game), encoding="utf-8")
            print(f"{file.name}: {len(game.record['answers'])} answers, the {game.winner} won")


if __name__ == "__main__":
    main(sys.argv[1:])
