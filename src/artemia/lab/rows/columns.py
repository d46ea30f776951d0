"""What is told of every game: one row, the same columns in every kind of file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from artemia.engine.step import members
from artemia.lab.card_names import AVATAR_NAMES, EVOLUTION_NAMES, SURVIVOR_NAMES, Names
from artemia.lab.chronicle import Chronicle
from artemia.lab.endings import ending_of
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.presets import PRESETS, agreed_in
from artemia.rules.setup import Setup
from artemia.rules.state import State

Value = int | str | list[int] | list[str]
Row = dict[str, Any]


@dataclass(frozen=True)
class Column:
    """Of a kind: "number", "text", "numbers" or "texts"."""

    name: str
    kind: str
    says: str


COLUMNS: Final = (
    Column("game", "number", "its number in the run; with the seed of the run it is played again"),
    Column("mode", "text", "the preset it was, or `own`"),
    Column("players", "number", "the Creature included"),
    Column("side", "text", "of the board, A or B"),
    Column("expert", "number", "1 in the expert variant"),
    Column("boxes", "texts", "whose Hunt and Survival cards were shuffled together"),
    Column("places", "texts", "the ten places at the end, by number"),
    Column("creature", "text", "the bot that played the Creature"),
    Column("hunted", "text", "the bot that played every Hunted"),
    Column("seed", "text", "of the deal"),
    Column("winner", "text", "`creature` or `hunted`"),
    Column("how", "text", "`assimilation`, `rescue` or `defense`"),
    Column("turns", "number", "the last one included"),
    Column("decisions", "number", "with those that were no choice"),
    Column("rescue", "numbers", "spaces to go: before the first turn, and after each"),
    Column("assimilation", "numbers", "the same"),
    Column("defense", "numbers", "the same; empty without the city"),
    Column("catches", "number", "how often a Hunted was caught"),
    Column("visited", "numbers", "by place: how often a Hunted was there when a turn ended"),
    Column("caught", "numbers", "by place: how often a Hunted was caught there"),
    Column("hunt_played", "texts", "Hunt cards, in the order in which they were played"),
    Column("survival_played", "texts", "Survival cards, the same"),
    Column("hunt_order", "texts", "Hunt cards as the shuffled deck held them, the first hand at the head"),
    Column("survival_order", "texts", "Survival cards, the same"),
    Column("hunt_drawn", "number", "how many different Hunt cards the Creature held when turns ended"),
    Column("survival_drawn", "number", "how many different Survival cards the Hunted held"),
    Column("avatars", "texts", "those in play"),
    Column("evolutions", "texts", "those developed at the end"),
    Column("survivors", "texts", "those with the Hunted at the end"),
)


class Rows:
    """Rows in columns, as they are gathered."""

    def __init__(self, creature: str, hunted: str) -> None:
        self.bots = creature, hunted
        self.columns: dict[str, list[Any]] = {column.name: [] for column in COLUMNS}
        self.appends = [each.append for each in self.columns.values()]
        self.hunt: Callable[[int], str] = str  # the names of cards, as soon as there is a game
        self.survival: Callable[[int], str] = str
        self.mode = ""

    def __len__(self) -> int:
        return len(self.columns["game"])

    def enter(self, game: int, g: State, chronicle: Chronicle, decisions: int) -> None:
        if not self.mode:
            self.mode = mode_of(g.setup)
            self.hunt = {bit: card.id for bit, card in g.cards.hunt.items()}.__getitem__
            self.survival = {bit: card.id for bit, card in g.cards.survival.items()}.__getitem__
        hunt, survival, s = self.hunt, self.survival, g.sanctuary
        setup = g.setup
        row: tuple[Value, ...] = (
            game,
            self.mode,
            g.seats,
            str(setup.side),
            int(setup.expert),
            list(setup.boxes),
            list(g.planet.names),
            *self.bots,
            str(setup.seed),
            "creature" if g.winner == CREATURE_WINS else "hunted",
            ending_of(g),
            g.turn,
            decisions,
            chronicle.rescue,
            chronicle.assimilation,
            chronicle.defense,
            chronicle.catches,
            chronicle.visited,
            chronicle.caught,
            [*map(hunt, chronicle.hunt_played)],
            [*map(survival, chronicle.survival_played)],
            [*map(hunt, chronicle.hunt_order)],
            [*map(survival, chronicle.survival_order)],
            chronicle.hunt_held.bit_count(),
            chronicle.survival_held.bit_count(),
            [] if s is None else named(sum(s.avatars), AVATAR_NAMES),
            [] if s is None else named(s.developed, EVOLUTION_NAMES),
            [] if s is None else named(sum(s.survivors), SURVIVOR_NAMES),
        )
        for append, value in zip(self.appends, row, strict=True):
            append(value)


def mode_of(setup: Setup) -> str:
    """The preset that lays down just this game."""
    for name in PRESETS:
        agreed = Setup(seed=0, **agreed_in(name))
        alike = ("boxes", "places", "light", "labyrinth", "cards")
        if all(getattr(agreed, each) == getattr(setup, each) for each in alike):
            return name
    return "own"


def named(cards: int, names: Names) -> list[str]:
    return [names[card] for card in members(cards)]
