"""A client of the public protocol: sits down at a table and plays until the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from artemia.client.bot import RemoteBot
from artemia.errors import ArtemiaError
from artemia.server.wire import messages as m

MOST_TRIES: Final = 20
PAUSE: Final = 0.5
"""Seconds before the connection is tried again; a little longer each time."""
read = msgspec.json.Decoder(m.ServerMessage).decode


class Client:
    """One seat at one table. It keeps what a page would keep, and answers with its bot's choice."""

    def __init__(
        self,
        url: str,
        bot: RemoteBot,
        name: str,
        seat: int | None = None,
        lang: m.Lang = "en",
        tell: Callable[[str, dict[str, Any]], None] = lambda what, about: None,
    ) -> None:
        parts = urlsplit(url)
        code = parts.path.removeprefix("/t/").strip("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not code or "/" in code:
            raise ArtemiaError(
                "That isn’t a link to a table; it looks like http://host:port/t/CODE.", "table-link"
            )
        self.site = f"{parts.scheme}://{parts.netloc}"
        self.code = code
        self.bot, self.name, self.seat, self.lang, self.tell = bot, name, seat, lang, tell
        self.view: dict[str, Any] = {}
        self.table: m.TableInfo | None = None
        self.you: m.You | None = None
        self.ask: m.Ask | None = None
        self.over = False
        self._waiting_for: str | None = None  # the request that is still to be answered
        self._stream: str | None = None
        self._n: int | None = None
        self._answered: int | None = None
        self._run = token_hex(6)  # a request is carried out once, so ids of two runs must differ
        self._ids = count(1)

    async def play(self) -> str | None:
        """Plays to the end and returns the winner. A connection that is lost is taken up again."""
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
            tries = 0
            while not self.over:
                try:
                    async with session.get(f"{self.site}/api/me"):
                        pass  # to be given a cookie
                    async with session.ws_connect(f"{self.site}/t/{self.code}/socket") as wire:
                        tries = 0
                        await self._talk(wire)
                except (ClientError, ConnectionError) as error:
                    tries += 1
                    if tries > MOST_TRIES:
                        raise ArtemiaError(
                            f"The server at {self.site} doesn’t answer.", "no-server", site=self.site
                        ) from error
                if not self.over:
                    await asyncio.sleep(PAUSE * (1 + tries))
        return self.view.get("winner")

    async def _talk(self, wire: ClientWebSocketResponse) -> None:
        self._waiting_for = self._answered = None
        await self._send(wire, m.Hello(v=m.PROTOCOL, lang=self.lang, stream=self._stream, n=self._n))
        async for words in wire:
            if words.type is not WSMsgType.TEXT:
                break
            message = read(words.data)
            if isinstance(message, m.Reload):
                raise ArtemiaError("The server speaks another version of the protocol.", "other-protocol")
            if isinstance(message, m.Refused):
                if message.code == "busy":
                    return  # to come back in a moment
                check(message)
            self._take_in(message)
            await self._act(wire)
            if self.over:
                return

    def _take_in(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Done | m.Refused) and message.id == self._waiting_for:
            self._waiting_for = None
        if isinstance(message, m.Welcome):
            self._stream, self.view, self.ask = message.stream, message.view or {}, message.ask
        if isinstance(message, m.Welcome | m.Moved | m.TableChanged | m.Spoke):
            self._n = message.n
        if isinstance(message, m.Welcome | m.TableChanged):
            self.table, self.you = message.table, message.you
        if isinstance(message, m.Moved):
            for line in message.log:
                if line.change is not None:
                    self._change(line.change)
            self._change(message)
            self.ask = message.ask
        self.over = self.table is not None and self.table.status == "over"

    def _change(self, change: m.Change) -> None:
        self.view.update(change.view)
        for each in change.hunted:
            self.view["hunted"][each["seat"] - 1].update(each)

    async def _act(self, wire: ClientWebSocketResponse) -> None:
        """Sits down, gets ready, or answers: whatever is to be done now."""
        if self._waiting_for is not None or self.table is None or self.you is None:
            return
        if not self.you.chairs:
            await self._sit(wire, self.table)
        elif self.table.status == "lobby":
            chair = self.you.chairs[0]
            if not self.table.chairs[chair].ready:
                await self._send(wire, m.Introduce(id=self._id(), chair=chair, ready=True))
        elif self.you.eyes not in self.you.chairs:
            await self._send(wire, m.Look(id=self._id(), eyes=self.you.chairs[0]))
        elif self.ask is not None and not self.ask.optional and self.ask.id != self._answered:
            self._answered = self.ask.id
            key = self.bot.key_for(self.ask, self.view, self.table.options)
            self.tell("answered", {"turn": self.view["turn"], "key": key})
            await self._send(wire, m.GiveAnswer(id=self._id(), ask=self.ask.id, key=key))

    async def _sit(self, wire: ClientWebSocketResponse, table: m.TableInfo) -> None:
        free = [n for n, chair in enumerate(table.chairs) if chair.kind == "open"]
        if self.seat is not None and self.seat in free:
            free = [self.seat]
        elif self.seat is not None or not free:
            raise ArtemiaError("There is no free chair for the bot at this table.", "no-chair")
        self.tell("seated", {"name": self.name, "chair": free[0] + 1})
        await self._send(wire, m.Sit(id=self._id(), chair=free[0], name=self.name))

    def _id(self) -> str:
        self._waiting_for = f"{self._run}-{next(self._ids)}"
        return self._waiting_for

    async def _send(self, wire: ClientWebSocketResponse, message: m.ClientMessage) -> None:
        await wire.send_str(msgspec.json.encode(message).decode())


def check(no: m.Refused) -> None:
    """What is nobody's fault is passed over: the question has changed, a chair was taken, the table moved."""
    passing = no.code in ("too-late", "gone") or (no.code == "full" and no.id is not None)
    if not passing:
        raise ArtemiaError(no.text)
