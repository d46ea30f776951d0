"""What is kept of a table, besides the answers: options, chairs and whose they are."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from msgspec import Struct, field

from artemia.errors import ArtemiaError
from artemia.rules.corrections import corrections
from artemia.rules.setup import Setup
from artemia.server.wire.messages import Chair, Options
from artemia.server.wire.refusal import told


class OwnedChair(Chair, kw_only=True):
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


class TableSettings(Struct, kw_only=True):
    """The settings of a table as they are written down."""

    code: str
    maker: str
    options: Options
    chairs: list[OwnedChair]
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
            cards=corrections(wish.cards),
        )

    def refused(self, lang: str) -> str | None:
        if self.status != "lobby":
            return None
        try:
            self.setup()
        except ArtemiaError as error:
            return told(error, lang)
        return None


encode_settings = msgspec.json.Encoder().encode
decode_settings = msgspec.json.Decoder(TableSettings).decode
