"""What server and page say to each other over the socket. The page's types are generated from these."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from artemia.advice import Advised

PROTOCOL: Final = 2
"""Raised when an older page could no longer talk to the server; such a page is told to reload."""

HOLE: Final = "\ufffc"
"""Stands in keys and labels where picked members go."""

SEPARATOR: Final = "\u2063"
"""Stands in texts on both sides of a seat's number, where that seat's name goes."""

Lang = Literal["en", "fr"]
Pace = Literal["none", "relaxed", "fast", "days"]
CreatureBy = Literal["chosen", "volunteer", "random"]
ItemKind = Literal[
    "place", "seat", "token", "space", "hunt", "survival", "survivor", "avatar", "evolution", "site", "number"
]


# What is asked and what has happened


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """One button, or things to pick and a button.

    If `most` is 0 `key` is the answer. Else `least` to `most` members of `of`, in its order, joined by "+",
    go where `key` has its HOLE. A label has one for their names; where one is picked, `each` has all labels.
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


class Ask(Struct, frozen=True, kw_only=True, gc=False):
    """A question to the seat this goes to. An optional one is an offer to change one's mind."""

    id: int  # names the question, and an answer names it; a number without a meaning or an order
    kind: str
    prompt: str
    optional: bool
    choices: list[Choice]


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


# The table but for its game


class Options(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses. The set-up's words are those of `Setup`, without its seed."""

    players: int = 5
    boxes: list[str] = field(default_factory=lambda: ["base"])
    places: list[str] = []
    light: bool = False
    labyrinth: bool = False
    expert: bool = False
    side: Literal["A", "B"] | None = None
    cards: dict[str, Any] = {}  # put right by whoever owns the box, as a file of cards says it
    creature_by: CreatureBy = "chosen"
    public: bool = False
    pace: Pace = "none"


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
    record: bool = False  # a game that was uploaded, to look at only


class You(Struct, kw_only=True):
    """Who is at this end."""

    chairs: list[int]  # those that are yours; several on one device
    eyes: int | None  # through whose eyes the game comes; None: an onlooker's
    host: bool
    link: str | None  # the secret that lets another device of yours sit on these chairs; belongs behind a #
    voted: list[int] = []  # chairs for which you want a bot to stand in


class Said(Struct, frozen=True, kw_only=True):
    """Chat: words, or the id of a quick phrase the page has in every language."""

    n: int
    chair: int | None  # None: an onlooker
    name: str
    text: str | None
    phrase: str | None
    at: float


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
    """The frames missed follow."""

    n: int


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


ServerMessage = Welcome | Resumed | Moved | TableChanged | Spoke | Hint | Done | Refused | Reload | Bye | Pong


# From the page. Every request has an id of the page's making, and is carried out at most once.


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first frame. With `stream` and `n` of the last frame received, the rest follows without a gap."""

    v: int
    lang: Lang
    build: str | None = None
    stream: str | None = None
    n: int | None = None
    eyes: int | None = None
    watch: bool = False


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str


class GiveAnswer(Request, frozen=True, kw_only=True, tag="answer", forbid_unknown_fields=True):
    ask: int  # the id of the question
    key: str


class AskHint(Request, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Others go on meanwhile; the answer is a Hint, told to nobody else."""

    ask: int  # the id of the question


class Speak(Request, frozen=True, kw_only=True, tag="speak", forbid_unknown_fields=True):
    text: str | None = None
    phrase: str | None = None


class Look(Request, frozen=True, kw_only=True, tag="look", forbid_unknown_fields=True):
    """Through the eyes of another of one's own chairs, or an onlooker's. A Welcome follows."""

    eyes: int | None


class Speech(Request, frozen=True, kw_only=True, tag="lang", forbid_unknown_fields=True):
    """Another language. A Welcome follows."""

    lang: Lang


class Sit(Request, frozen=True, kw_only=True, tag="sit", forbid_unknown_fields=True):
    """Take an open chair, or one where a bot sits in the lobby."""

    chair: int
    name: str
    colour: int | None = None


class Rise(Request, frozen=True, kw_only=True, tag="rise", forbid_unknown_fields=True):
    """Leave a chair. During a game a bot stands in, and the chair stays yours."""

    chair: int


class Return(Request, frozen=True, kw_only=True, tag="return", forbid_unknown_fields=True):
    """Play yourself again."""

    chair: int


class Introduce(Request, frozen=True, kw_only=True, tag="introduce", forbid_unknown_fields=True):
    chair: int
    name: str | None = None
    colour: int | None = None
    creature: bool | None = None
    ready: bool | None = None


class Seat(Request, frozen=True, kw_only=True, tag="bot", forbid_unknown_fields=True):
    """The host puts a bot on a chair, or takes it away (no level)."""

    chair: int
    level: str | None


class Kick(Request, frozen=True, kw_only=True, tag="kick", forbid_unknown_fields=True):
    """The host frees a chair. During a game a bot plays on, and anybody may take the chair."""

    chair: int


class HandOver(Request, frozen=True, kw_only=True, tag="hand_over", forbid_unknown_fields=True):
    """The host makes another person the host."""

    chair: int


class Arrange(Request, frozen=True, kw_only=True, tag="arrange", forbid_unknown_fields=True):
    """The host changes the options, in the lobby. The number of chairs follows `players`."""

    options: Options


class Begin(Request, frozen=True, kw_only=True, tag="begin", forbid_unknown_fields=True):
    """The host starts the game."""


class Vote(Request, frozen=True, kw_only=True, tag="vote", forbid_unknown_fields=True):
    """A bot should stand in for somebody who is away. More than half of the other people present decide."""

    chair: int
    wanted: bool


class Again(Request, frozen=True, kw_only=True, tag="again", forbid_unknown_fields=True):
    """After the game: a new table for the same people, the Creature's chair moved on by one."""


class Ping(Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    Hello
    | GiveAnswer
    | AskHint
    | Speak
    | Look
    | Speech
    | Sit
    | Rise
    | Return
    | Introduce
    | Seat
    | Kick
    | HandOver
    | Arrange
    | Begin
    | Vote
    | Again
    | Ping
)
