"""A table but for its game, as everybody sees it. The page's types are generated from these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from artemia.server.wire import bounds as b

Pace = Literal["none", "relaxed", "fast", "days"]
CreatureBy = Literal["chosen", "volunteer", "random"]
Hints = Literal["alone", "always", "never"]
Passes = Literal["alone", "always", "never"]
Notice = Literal["removed", "replaced", "let_in", "came_back", "takes_over", "took_over"]


class Options(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses. The set-up's words are those of `Setup`, without its seed."""

    players: b.Players = 5
    boxes: b.Boxes = field(default_factory=lambda: ["base"])
    places: b.Places = []
    light: bool = False
    labyrinth: bool = False
    expert: bool = False
    side: Literal["A", "B"] | None = None
    cards: b.OwnCards = {}  # put right by whoever owns the box, as a file of cards says it
    creature_by: CreatureBy = "chosen"
    public: bool = False
    pace: Pace = "none"
    hints: Hints = "alone"  # as long as only one person sits here
    passes: Passes = "alone"  # by themselves, where there is but one answer; else those who share a device


class Chair(Struct, kw_only=True):
    """A place to sit. From the start of the game on chair n is seat n, the Creature's is 0."""

    name: str
    colour: int
    kind: Literal["open", "person", "bot"]
    level: str | None = None  # of the bot that sits here or stands in
    creature: bool = False  # sits in the Creature's chair, or volunteers
    ready: bool = False
    online: bool = False
    stand_in: bool = False  # a bot plays until they return
    votes: int = 0  # how many want a bot to stand in
    host: bool = False
    heir: str | None = None  # who sits down here when the next turn begins, unless its owner comes back


class Clock(Struct, frozen=True, kw_only=True):
    """Seconds left for the seats of `waiting`, counted from when this was sent."""

    left: float
    of: float


class TableInfo(Struct, kw_only=True):
    """Everything about a table but the game itself, the same for all."""

    code: str
    status: Literal["lobby", "playing", "over"]
    options: Options
    refused: str | None  # why these options make no game, in the reader's language
    chairs: list[Chair]
    watching: int
    commitment: str | None  # hash of the seed, from the start of the game on
    seed: str | None  # once the game is over
    rematch: str | None  # the code of the next table
    hints: bool  # whether anybody may ask for one, by the options and who sits here now
    removed: list[str]  # the names of those the host has removed, who may not sit down for now
    record: bool = False  # a game that was uploaded, to look at only
    lesson: str | None = None  # its id


class You(Struct, kw_only=True):
    """Who is at this end."""

    chairs: list[int]  # those that are yours; several on one device
    eyes: int | None  # through whose eyes the game comes; None: an onlooker's
    host: bool
    link: str | None  # the secret that lets another device of yours sit on these chairs; belongs behind a #
    voted: list[int] = []  # chairs for which you want a bot to stand in


class Said(Struct, frozen=True, kw_only=True):
    """Chat: words, or the id of a quick phrase the page has in every language; or a notice of the table's."""

    n: int
    chair: int | None  # None: an onlooker
    name: str
    text: str | None
    phrase: str | None
    at: float
    notice: Notice | None = None  # what has happened to `name`; `text` is whose chair it is about
