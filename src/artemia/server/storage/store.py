"""What outlives the server, in the words of the game: tables, answers, people. Two stores keep it."""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from artemia.server.storage import statements as sql
from artemia.server.storage.days import DAY, days_ago, spelled, with_day
from artemia.server.storage.settings import TableSettings, decode_settings
from artemia.server.storage.statements import Statement, StoredAnswer, TableEntry
from artemia.server.wire.messages import Said
from artemia.server.wire.refusal import Refusal

Row = Sequence[Any]
Reader = Callable[..., Awaitable[Sequence[Row]]]
"""Finds rows, as `Store.rows`."""


class NotKept(Refusal):
    """The store couldn't do it, or nobody knows whether it has; it may go better in a moment."""

    def __init__(self) -> None:
        super().__init__("busy")


class Conflict(Exception):
    """Somebody else has written first, on what this was based."""


class News(NamedTuple):
    """What is new at a table since some version, or all there is of it."""

    version: int
    settings: TableSettings
    given: list[StoredAnswer]
    chat: list[Said]
    wake: float | None
    handled: list[tuple[str, str]]


class Beat(NamedTuple):
    """What a process learns from time to time about the tables it has in memory."""

    leads: frozenset[str]
    versions: dict[str, int]
    present: dict[str, frozenset[str]]


class Store(ABC):
    """Whoever reads a table gets its version; a change is based on one, and kept only if it still holds."""

    shared: bool = False
    """Whether other processes may write what this one has in memory."""

    def __init__(self) -> None:
        self._today = 0

    # What a store has to be able to do

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def rows(self, words: str, *args: Any) -> Sequence[Row]:
        """What is found now."""

    @abstractmethod
    async def write(self, works: Sequence[Statement]) -> None:
        """All of it or nothing, and safely written when this returns."""

    @abstractmethod
    async def fill(self, works: AsyncIterator[Statement]) -> None:
        """All of it or nothing, carried out as it comes, while nobody else uses this process's store."""

    @abstractmethod
    async def append(self, code: str, version: int, change: TableEntry) -> None:
        """Writes what was decided on this version of a table, which makes it the next one; or a Conflict."""

    # Tables

    async def load(self, code: str) -> News | None:
        return await self.since(code, 0, 0, 0)

    async def since(self, code: str, version: int, answers: int, chat: int) -> News | None:
        """What is new after this version, so many answers and this line of chat; None if it isn't there."""
        found: dict[str, list[Row]] = {"answer": [], "said": [], "write": []}
        top: Row | None = None
        for row in await self.rows(sql.SINCE, code, answers, chat, version):
            if row[0] == "table":
                top = row
            else:
                found[row[0]].append(row)
        if top is None:
            return None
        given = [StoredAnswer(*row[2:5]) for row in found["answer"]]
        handled = [(row[3], row[4]) for row in found["write"]]
        handled += [(each.user, each.request) for each in given if each.user and each.request]
        chat_since = [msgspec.json.decode(row[5], type=Said) for row in found["said"]]
        return News(top[1], decode_settings(top[5]), given, chat_since, top[6], handled)

    async def add(self, settings: TableSettings, lines: Sequence[str] = ()) -> None:
        """A new table, and the answers of a record with it."""
        now = time.time()
        await self.note_day(now)
        answers = [
            Statement(sql.ANSWER, (settings.code, seq, line, None, None)) for seq, line in enumerate(lines)
        ]
        await self.write([*sql.created(settings, now), *answers])

    async def put_to_sleep(self, code: str, wake: float | None, moved: float) -> None:
        """For a table that leaves memory: when it is needed again, and when the last move was."""
        await self.write([Statement(sql.ASLEEP, (code, wake, moved))])

    async def due(self, longest: float) -> list[str]:
        """Tables whose clock has run out, or runs longer than any can: the time of day was set back."""
        now = time.time()
        return [code for (code,) in await self.rows(sql.DUE, now, now + longest)]

    async def remove(self, codes: list[str]) -> None:
        await self.write([each for code in codes for each in sql.removal(code)])

    async def old_tables(self, ages: dict[str, int], most: int) -> list[str]:
        """Those longest untouched come first. Days are those the store has seen."""
        await self.note_day(time.time())
        days, found = await self.days(), []
        for status, age in ages.items():
            if (since := days_ago(days, age)) is not None:
                found += [tuple(row) for row in await self.rows(sql.OLD, status, since, most)]
        return [code for _, code in sorted(found)[:most]]

    async def all_tables(self, most: int) -> list[tuple[TableSettings, float]]:
        """Those touched last come first."""
        return [(decode_settings(doc), updated) for doc, updated in await self.rows(sql.ALL, most)]

    async def games_of(self, user: str) -> list[tuple[str, float]]:
        """A person's tables, the latest first."""
        return [(code, updated) for code, updated in await self.rows(sql.GAMES_OF, user)]

    async def unfinished_of(self, maker: str) -> int:
        """How many tables a person has made that aren't over, and records they have sent."""
        count: int = (await self.rows(sql.UNFINISHED_OF, maker, time.time() - 3600))[0][0]
        return count

    # People, and the store itself

    async def person(self, user: str) -> tuple[str, int]:
        """Name and colour somebody used last. That they are here again is noted, once a day."""
        rows = await self.rows(sql.WHO, user)
        if not rows:
            return "", 0
        name, colour, seen = rows[0]
        if seen is None or abs(time.time() - seen) > DAY:
            with suppress(NotKept):
                await self.see([user])
        return name or "", colour or 0

    async def save_person(self, user: str, name: str, colour: int) -> None:
        await self.write([Statement(sql.PERSON, (user, name, colour, time.time()))])

    async def see(self, users: Iterable[str]) -> None:
        """These are here now. Of whom that was never noted, it is from now on."""
        now = time.time()
        seen = [Statement(sql.SEEN, (user, now)) for user in users]
        await self.write([*seen, Statement(sql.FIRST_SEEN, (now,))])

    async def forget_strangers(self, age: int, most: int) -> int:
        """Those who sit nowhere, have made nothing that is there, and weren't here on so many days; says how
        many they were."""
        if (since := days_ago(await self.days(), age)) is None:
            return 0
        found = [user for (user,) in await self.rows(sql.STRANGERS, since, most)]
        await self.write([Statement(sql.FORGET, (user, since)) for user in found])
        await self.write([Statement(sql.FORGOTTEN, (user,)) for user in found])
        return len(found)

    # What they have played

    async def played_by(self, user: str, most: int) -> list[tuple[bytes, bool]]:
        """A line for each game of theirs that was noted, and whether its table is there; the latest first."""
        return [(bytes(doc), bool(there)) for doc, there in await self.rows(sql.PLAYED_BY, user, most)]

    async def note_played(self, lines: Iterable[tuple[str, str, float, bytes]]) -> None:
        """Who, at which table, when, and what is kept of it; a line that is there stays as it is."""
        await self.write([Statement(sql.PLAYED, line) for line in lines])

    async def unnoted_of(self, user: str, most: int) -> list[tuple[str, float]]:
        """Finished tables of theirs of which there is no line yet."""
        return [(code, updated) for code, updated in await self.rows(sql.OVER_BUT_UNNOTED, user, most)]

    async def left_behind_by(self, user: str) -> list[str]:
        """Finished tables they sat at or have made."""
        return [code for (code,) in await self.rows(sql.LEFT_BEHIND, user)]

    async def blot_out(self, code: str, user: str, said: Iterable[int]) -> None:
        """At this table nothing tells any more that it was this person, and these lines of chat are gone."""
        works = [Statement(words, (code, user)) for words in sql.NOT_REQUESTED_BY]
        await self.write([*works, *[Statement(sql.UNSAID, (code, n)) for n in said]])

    async def forget_person(self, user: str) -> None:
        """Their name, their colour, and all lines of what they have played."""
        await self.write([Statement(words, (user,)) for words in sql.UNKNOWN])

    async def prove(self) -> None:
        """Writes something, for whoever wants to know whether it can."""
        await self.write([Statement(sql.SETTING, ("written", b"%d" % time.time()))])

    async def value(self, name: str) -> bytes | None:
        rows = await self.rows(sql.VALUE, name)
        return bytes(rows[0][0]) if rows else None

    async def keep_value(self, name: str, value: bytes) -> None:
        await self.write([Statement(sql.SETTING, (name, value))])

    async def key(self) -> bytes:
        """The secret that signs the cookies, drawn the first time."""
        await self.write([Statement(sql.FIRST_SETTING, ("key", secrets.token_bytes(32)))])
        key = await self.value("key")
        assert key is not None
        return key

    async def days(self) -> list[int]:
        """Numbers of days, the one seen last at the end."""
        words = await self.value("days")
        if words is not None:
            return [int(day) for day in words.split()]
        # Of a store that has noted none so far: on these something was written.
        return sorted({int(updated // DAY) for (updated,) in await self.rows(sql.TOUCHED)})

    async def note_day(self, now: float) -> None:
        today = int(now // DAY)
        if today == self._today:
            return
        await self.write([Statement(sql.SETTING, ("days", spelled(with_day(await self.days(), today))))])
        self._today = today

    # Several processes on one store; who is alone has nothing to ask

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Reads as of one moment, whatever others write."""
        yield self.rows

    def listen(self, heard: Callable[[str, int | None], None]) -> None:
        """Has this called with a table's code and the version another process wrote; None: who is there."""
        return

    async def public_elsewhere(self) -> list[TableSettings]:
        """Public tables that wait for people and are open at other processes."""
        return []

    async def alone(self) -> None:
        """Whether no server uses it now; else says so."""
        return

    async def beat(self, live: Sequence[str]) -> Beat:
        """Says that this process is alive, and asks which tables it leads, and what is new elsewhere."""
        return Beat(frozenset(live), {}, {})

    async def announce(self, code: str, users: frozenset[str]) -> None:
        """Who has this table open here."""
        return

    async def leave(self, code: str) -> None:
        """This process has the table no longer in memory."""
        return
