"""What server and page say to each other over the socket. The page's types are generated from these."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from artemia.advice import Advised
from artemia.server.wire import bounds as b
from artemia.server.wire.coach import Coach
from artemia.server.wire.table_info import (
    Chair as Chair,
)
from artemia.server.wire.table_info import (
    Clock as Clock,
)
from artemia.server.wire.table_info import (
    CreatureBy as CreatureBy,
)
from artemia.server.wire.table_info import (
    Hints as Hints,
)
from artemia.server.wire.table_info import (
    Notice as Notice,
)
from artemia.server.wire.table_info import (
    Options as Options,
)
from artemia.server.wire.table_info import (
    Pace as Pace,
)
from artemia.server.wire.table_info import (
    Said as Said,
)
from artemia.server.wire.table_info import (
    TableInfo as TableInfo,
)
from artemia.server.wire.table_info import (
    You as You,
)

PROTOCOL: Final = 2
"""Raised when an older page could no longer talk to the server, and is told to reload."""

HOLE: Final = "\ufffc"
"""Stands in keys and labels where picked members go."""

SEPARATOR: Final = "\u2063"
"""Stands in texts on both sides of a seat's number, where that seat's name goes."""

Lang = Literal["en", "fr"]
Tempo = Literal["calm", "normal", "quick", "none"]
ItemKind = Literal[
    "place", "seat", "token", "space", "hunt", "survival", "survivor", "avatar", "evolution", "site", "number"
]


# What is asked and what has happened


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """One button, or things to pick and a button. If `most` is 0 `key` is the answer. Else `least` to `most`
    members of `of`, in its order, joined by "+", go where `key` has its HOLE. Labels have one for names;
    where one is picked, `each` has all labels.
    """

    op: str
    key: str
    text: str
    kind: ItemKind | None = None
    of: list[str] = []
    each: list[str] = []
    least: int = 0
    most: int = 0
    beside_kind: ItemKind | None = None
    beside: list[str] = []  # what the rest of the answer is about: a token, the place a card comes from


class Ask(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A question to the seat this goes to. An optional one is an offer to change one's mind."""

    id: int  # names the question, and an answer names it; a number without a meaning or an order
    kind: str
    prompt: str
    optional: bool
    choices: list[Choice]
    coach: Coach | None = None  # in a lesson, for whoever learns


class Change(Struct, frozen=True, kw_only=True, gc=False):
    """What has changed in a View: its fields but `hunted`, and of Hunted theirs, with the seat."""

    view: dict[str, Any]
    hunted: list[dict[str, Any]]


class Happened(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A line of the log. `key` is None where this seat only noticed that it happened, to `count` cards."""

    n: int
    kind: str
    seat: int
    key: str | None
    count: int
    text: str
    turn: int
    change: Change | None = None  # since the line before; in a Moved only, and left out if nothing has


# From the server


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """The first frame: all there is. Also the answer to a resume that can't be continued."""

    v: int
    build: str
    stream: str  # names the numbering of frames; another name, another numbering
    n: int
    table: TableInfo
    you: You
    chat: list[Said]
    view: dict[str, Any] | None  # a View, once there is a game
    ask: Ask | None
    log: list[Happened]
    waiting: list[int]
    clock: Clock | None


class Resumed(Struct, frozen=True, kw_only=True, tag="resumed"):
    n: int  # the frames missed follow


class Moved(Change, frozen=True, kw_only=True, gc=False, tag="moved"):
    """Something happened in the game. Its own change is what came after its last line."""

    n: int
    ask: Ask | None
    log: list[Happened]
    waiting: list[int]
    clock: Clock | None


class TableChanged(Struct, frozen=True, kw_only=True, tag="table"):
    """Somebody came, left, got ready; options changed; the game began or ended."""

    n: int
    table: TableInfo
    you: You


class Spoke(Struct, frozen=True, kw_only=True, tag="said"):
    n: int
    said: Said


class Hint(Struct, frozen=True, kw_only=True, tag="hint"):
    """To the one who asked for it alone. The shares add up to 1, those to prefer come first."""

    id: str
    ask: int
    answers: list[Advised]
    why: str  # one sentence


class Because(Struct, frozen=True, kw_only=True, tag="reason"):
    """To the one who asked for it alone. Without a text nothing stands in the way: it is offered."""

    id: str
    thing: str
    text: str | None  # one sentence
    chapter: str | None  # where the book of rules says more


class Due(Struct, frozen=True, kw_only=True, tag="due"):
    """To a device with several chairs: which of them have something to decide, the first one at the head."""

    chairs: list[int]


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request with this id was carried out, now or before."""

    id: str


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request was not carried out, and nothing has changed. `text` is a sentence to show."""

    id: str | None
    code: Literal[
        "not-offered",
        "too-late",
        "not-yours",
        "not-host",
        "no-table",
        "full",
        "bad-message",
        "too-fast",
        "too-long",
        "too-many",
        "not-now",
        "bad-setup",
        "gone",
        "busy",
    ]
    text: str


class Reload(Struct, frozen=True, kw_only=True, tag="reload"):
    """The page is of another version than the server."""

    build: str


class Bye(Struct, frozen=True, kw_only=True, tag="bye"):
    """The server stops for a moment; come back."""

    again_in: float


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    pass


AboutTable = Welcome | Resumed | Moved | TableChanged | Spoke
ToOne = Hint | Because | Due | Done | Refused | Reload | Bye | Pong
ServerMessage = AboutTable | ToOne


# From the page. Every request has an id of the page's making, and is carried out at most once.


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first frame. With `stream` and `n` of the last frame received, the rest follows without a gap."""

    v: b.Number
    lang: Lang
    build: b.Id | None = None
    stream: b.Id | None = None
    n: b.Count | None = None
    eyes: b.ChairNumber | None = None
    watch: bool = False


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: b.Id


class GiveAnswer(Request, frozen=True, kw_only=True, tag="answer", forbid_unknown_fields=True):
    ask: b.Number  # the id of the question
    key: b.Key


class AskHint(Request, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Others go on meanwhile; the answer is a Hint, told to nobody else."""

    ask: b.Number  # the id of the question


class AskWhy(Request, frozen=True, kw_only=True, tag="why", forbid_unknown_fields=True):
    """Why can't I choose this? The answer is a Because, told to nobody else."""

    thing: b.Thing  # `place:4`, `card:4` in one's own hand or discard, `survival:dodge`, `token:target`


class Speak(Request, frozen=True, kw_only=True, tag="speak", forbid_unknown_fields=True):
    text: b.Text | None = None
    phrase: b.Word | None = None


class Look(Request, frozen=True, kw_only=True, tag="look", forbid_unknown_fields=True):
    """Through the eyes of another of one's own chairs, or an onlooker's. A Welcome follows."""

    eyes: b.ChairNumber | None


class Speech(Request, frozen=True, kw_only=True, tag="lang", forbid_unknown_fields=True):
    """Another language. A Welcome follows."""

    lang: Lang


class Prefer(Request, frozen=True, kw_only=True, tag="prefer", forbid_unknown_fields=True):
    """How somebody likes it, until the connection ends. The slowest who play set the pace."""

    bots: Tempo = "normal"
    passes: bool = False  # by itself, where there is but one answer


class Sit(Request, frozen=True, kw_only=True, tag="sit", forbid_unknown_fields=True):
    """Take an open chair, or one where a bot sits in the lobby. During a game from the next turn on."""

    chair: b.ChairNumber
    name: b.Name
    colour: b.Colour | None = None


class Rise(Request, frozen=True, kw_only=True, tag="rise", forbid_unknown_fields=True):
    """Leave a chair. During a game a bot stands in, and the chair stays yours."""

    chair: b.ChairNumber


class Return(Request, frozen=True, kw_only=True, tag="return", forbid_unknown_fields=True):
    """Play yourself again."""

    chair: b.ChairNumber


class Introduce(Request, frozen=True, kw_only=True, tag="introduce", forbid_unknown_fields=True):
    chair: b.ChairNumber
    name: b.Name | None = None
    colour: b.Colour | None = None
    creature: bool | None = None
    ready: bool | None = None


class Seat(Request, frozen=True, kw_only=True, tag="bot", forbid_unknown_fields=True):
    """The host puts a bot on a chair, or takes it away (no level)."""

    chair: b.ChairNumber
    level: b.Word | None


class Kick(Request, frozen=True, kw_only=True, tag="kick", forbid_unknown_fields=True):
    """The host frees a chair. During a game a bot plays on, and somebody else may sit down at a new turn."""

    chair: b.ChairNumber


class LetIn(Request, frozen=True, kw_only=True, tag="let_in", forbid_unknown_fields=True):
    """The host lets somebody who was removed sit down again."""

    name: b.Name


class HandOver(Request, frozen=True, kw_only=True, tag="hand_over", forbid_unknown_fields=True):
    """The host makes another person the host."""

    chair: b.ChairNumber


class Arrange(Request, frozen=True, kw_only=True, tag="arrange", forbid_unknown_fields=True):
    """The host changes the options; chairs follow `players`. In a game only `hints` and `passes` change."""

    options: Options


class Begin(Request, frozen=True, kw_only=True, tag="begin", forbid_unknown_fields=True):
    """The host starts the game."""


class Vote(Request, frozen=True, kw_only=True, tag="vote", forbid_unknown_fields=True):
    """A bot should stand in for somebody who is away. More than half of the other people present decide."""

    chair: b.ChairNumber
    wanted: bool


class Again(Request, frozen=True, kw_only=True, tag="again", forbid_unknown_fields=True):
    """After the game: a new table for the same people, the Creature's chair moved on by one."""


class Telling(Struct, frozen=True, kw_only=True, tag="telling", forbid_unknown_fields=True):
    busy: bool  # the page is still showing what happened, and bots wait for it; nothing answers this


class Ping(Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    pass


AboutChairs = Sit | Rise | Return | Introduce | Seat | Kick | LetIn | HandOver | Vote
AboutGame = Arrange | Begin | Again | Telling
AboutOneself = Speak | Look | Speech | Prefer
ClientMessage = Hello | GiveAnswer | AskHint | AskWhy | AboutOneself | AboutChairs | AboutGame | Ping
