"""What is kept of a table, besides the answers: options, chairs and whose they are."""

from __future__ import annotations

import secrets
import time
from typing import Literal

import msgspec
from msgspec import Struct, field

from artemia.errors import ArtemiaError
from artemia.lessons import Lesson
from artemia.lessons.reading import IN_ORDER
from artemia.lessons.reading import lesson as lesson_named
from artemia.rules.corrections import corrections
from artemia.rules.setup import Setup
from artemia.server.wire.messages import Chair, Options
from artemia.server.wire.refusal import told


class OwnedChair(Chair, kw_only=True):
    """A chair with what nobody else may read: whose it is, and the secret that shares it."""

    owners: list[str] = field(default_factory=list)
    secret: str = ""
    kept_for: list[str] = field(default_factory=list)  # who was removed during the game, and may come back
    heir_user: str = ""

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
            heir=self.heir,
        )

    def belongs_to(self, owners: list[str]) -> None:
        """From hand to hand the secret changes, so that old links open nothing."""
        self.owners = list(owners)
        self.kept_for = []
        self.new_secret()
        self.no_heir()

    def new_secret(self) -> None:
        self.secret = secrets.token_urlsafe(16) if self.owners else ""

    def no_heir(self) -> None:
        self.heir, self.heir_user = None, ""

    def empty(self) -> None:
        self.kind, self.level, self.name, self.ready, self.stand_in = "open", None, "", False, False
        self.belongs_to([])

    def leave_to(self, level: str) -> None:
        """A bot plays on; the chair is kept for whoever sat on it."""
        before = self.owners
        self.kind, self.level, self.ready, self.stand_in = "open", level, False, False
        self.belongs_to([])
        self.kept_for = before

    def seat(self, owners: list[str]) -> None:
        self.kind, self.level, self.ready, self.stand_in = "person", None, False, False
        self.belongs_to(owners)


class Removed(Struct):
    """Somebody the host has removed, with all their devices; they may sit down again after that time."""

    name: str
    users: list[str]
    until: float


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
    removed: list[Removed] = []
    lesson: str | None = None
    continues: str = ""  # the game whose moment this one began with
    began: float = 0  # by the wall clock; 0 where nobody noted it
    ended: float = 0
    votes: dict[int, list[str]] = field(default_factory=dict)
    """For a bot on a chair whose person is away: who wants one."""

    def owned(self, user: str) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if user in chair.owners]

    def is_host(self, user: str) -> bool:
        return user in self.hosts

    def people(self) -> list[set[str]]:
        """Everybody who sits here, each with all their devices: whoever shares a chair is one person."""
        found: list[set[str]] = []
        for chair in self.chairs:
            joined = set(chair.owners)
            apart = [each for each in found if not each & joined]
            for each in found:
                joined |= each if each & joined else set()
            found = [*apart, joined] if joined else apart
        return found

    def barred(self) -> list[Removed]:
        return [each for each in self.removed if each.until > time.time()]

    def gives_hints(self) -> bool:
        """Where they aren't always given: as long as one person sits here, and nobody may come back."""
        sitting = sum(chair.kind == "person" or bool(chair.kept_for) for chair in self.chairs)
        return self.options.hints == "always" or (self.options.hints == "alone" and sitting < 2)

    def passes_by_itself(self, seat: int) -> bool:
        """Whether a person here isn't asked where there is but one answer. In company a quick pass would
        tell something: there it is done for those who share a device, and would have to pass it on for it.
        """
        chair = self.chairs[seat]
        if self.lesson or self.options.passes == "never" or chair.kind != "person" or chair.stand_in:
            return False
        return self.options.passes == "always" or len(self.people()) < 2 or self._shares_a_device(chair)

    def _shares_a_device(self, chair: OwnedChair) -> bool:
        others = [each for each in self.chairs if each is not chair and not each.stand_in]
        return any(not set(chair.owners).isdisjoint(each.owners) for each in others)

    def course(self) -> Lesson | None:
        """The lesson this table gives, if there still is one."""
        return lesson_named(self.lesson) if self.lesson in IN_ORDER else None

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


def draft_of(settings: TableSettings) -> TableSettings:
    """A copy to change, all the way down."""
    return decode_settings(encode_settings(settings))
