"""What is kept of a table, besides the answers: options, chairs and whose they are."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from artemia.errors import ArtemiaError
from artemia.rules.setup import Setup
from artemia.server.messages import Chair, Options
from artemia.server.refusal import Refusal, told
from artemia.texts import LONGEST_NAME

COLOURS: Final = range(1, 8)
"""Six for the Hunted; the seventh is for a full lobby, and in the game it goes to the Creature."""
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
BOT_NAMES: Final = ("Vega", "Orion", "Juno", "Pax", "Kepler", "Tycho", "Luna", "Sol", "Wren", "Xenia")


class KeptChair(Chair, kw_only=True):
    """A chair with what nobody else may read: whose it is, and the secret that shares it."""

    owners: list[str] = field(default_factory=list)
    secret: str = ""

    def shown(self, online: bool, votes: int, host: bool) -> Chair:
        return Chair(
            name=self.name,
            colour=self.colour,
            kind=self.kind,
            level=self.level,
            creature=self.creature,
            ready=self.ready,
            stand_in=self.stand_in,
            online=online,
            votes=votes,
            host=host,
        )

    def belongs_to(self, owners: list[str]) -> None:
        """From hand to hand the secret changes, so that old links open nothing."""
        self.owners = list(owners)
        self.secret = secrets.token_urlsafe(16) if owners else ""

    def empty(self) -> None:
        self.kind, self.level, self.name, self.ready, self.stand_in = "open", None, "", False, False
        self.belongs_to([])


class Kept(Struct, kw_only=True):
    """The furniture of a table as it is written down."""

    code: str
    maker: str
    options: Options
    chairs: list[KeptChair]
    hosts: list[str]
    status: Literal["lobby", "playing", "over"] = "lobby"
    seed: str | int = ""
    rematch: str | None = None
    record: bool = False

    def owned(self, user: str) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if user in chair.owners]

    def is_host(self, user: str) -> bool:
        return user in self.hosts

    def setup(self) -> Setup:
        """The game these options make; what makes none says so itself."""
        wish = self.options
        return Setup(
            players=wish.players,
            boxes=tuple(wish.boxes),
            places=tuple(wish.places),
            light=wish.light,
            labyrinth=wish.labyrinth,
            expert=wish.expert,
            side=wish.side,
            seed=self.seed,
        )

    def refused(self, lang: str) -> str | None:
        if self.status != "lobby":
            return None
        try:
            self.setup()
        except ArtemiaError as error:
            return told(error, lang)
        return None


encode_kept = msgspec.json.Encoder().encode
decode_kept = msgspec.json.Decoder(Kept).decode


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def code_as_typed(text: str) -> str:
    """A code as people type it: in small letters, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())[:16]


def proper_name(text: str) -> str:
    """A name without what can't be seen, of 1 to 20 characters."""
    kinds = ((letter, unicodedata.category(letter)[0]) for letter in text)
    kept = "".join(" " if kind == "Z" else letter for letter, kind in kinds if kind != "C")
    name = " ".join(kept.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("bad-message", "name", longest=LONGEST_NAME)
    return name


def distinct(name: str, taken: list[str]) -> str:
    """This name, or one like it that nobody at the table has."""
    others = {each.casefold() for each in taken}
    found, n = name, 2
    while found.casefold() in others:
        found = f"{name[: LONGEST_NAME - 2]} {n}"
        n += 1
    return found


def bot_name(taken: list[str]) -> str:
    """A name for a bot, if possible with an initial of its own."""
    names = {each.casefold() for each in taken}
    initials = {each[0].casefold() for each in taken if each}
    free = [name for name in BOT_NAMES if name.casefold() not in names]
    fresh = [name for name in free if name[0].casefold() not in initials]
    return (fresh or free)[0]


def free_colour(wish: int | None, taken: list[int]) -> int:
    """The colour wished for, or else one that is free."""
    if wish is not None and wish in COLOURS and wish not in taken:
        return wish
    return next(colour for colour in COLOURS if colour not in taken)
