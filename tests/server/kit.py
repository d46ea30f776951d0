"""A real server on a free port of this machine, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType, web

from artemia.server.storage.sqlite import SqliteStore
from artemia.server.web.app import make_app
from artemia.server.web.door import Runner
from artemia.server.web.middleware import SERVICES
from artemia.server.web.security import Limits
from artemia.server.web.services import Services
from artemia.server.wire.messages import HOLE, PROTOCOL

SOON = 120.0
"""Seconds; the machine may be busy."""
DICE = random.Random(7)


class Server:
    """One that can be stopped and started again on the same file."""

    def __init__(
        self, data: Path | str, bot_pace: float = 0.0, limits: Limits | None = None, **ways: Any
    ) -> None:
        self.data = data
        self.ways = ways
        self.limits = limits or Limits(messages=(1e6, 1e6))
        self.bot_pace = bot_pace
        self.port = 0
        self.runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        assert self.runner is not None
        return self.runner.app[SERVICES]

    @property
    def file(self) -> SqliteStore:
        """The store, where it is a file."""
        store = self.services.store
        assert isinstance(store, SqliteStore)
        return store

    @property
    def open(self) -> list[Any]:
        """The connections there are now."""
        assert self.runner is not None and self.runner.server is not None
        return self.runner.server.connections

    async def start(self) -> Self:
        app = make_app(self.data, self.bot_pace, self.limits, **self.ways)
        self.runner = Runner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self.runner.addresses[0][1]
        return self

    async def stop(self) -> None:
        assert self.runner is not None
        await self.runner.cleanup()


class Person:
    """A browser: cookies of its own, and one socket or several."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.name = name
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))

    async def get(self, path: str, **options: Any) -> Any:
        async with self.session.get(self.url + path, **options) as response:
            return await response.json()

    async def post(self, path: str, body: Any, **options: Any) -> Any:
        async with self.session.post(self.url + path, json=body, **options) as response:
            return await response.json()

    async def table(self, bots: int = 0, level: str = "chance", **wish: Any) -> str:
        """Makes a table and sits down on its first free chair; the last chairs are for bots."""
        options = wish.pop("options", {})
        players = options.setdefault("players", 3)
        taken = [{"chair": n, "level": level} for n in range(players - bots, players)]
        answer = await self.post(
            "/api/tables", {"options": options, "name": self.name, "bots": taken, **wish}
        )
        code: str = answer["code"]
        return code

    async def open(self, code: str, **hello: Any) -> Socket:
        wire = await self.session.ws_connect(f"{self.url}/t/{code}/socket")
        socket = Socket(wire, self)
        await socket.send(type="hello", **{"v": PROTOCOL, "lang": "en", **hello})
        first = await socket.next()
        assert first["type"] in ("welcome", "resumed", "refused", "reload"), first
        return socket

    async def close(self) -> None:
        await self.session.close()


class Socket:
    """One socket and what it has heard; it keeps the table as a page would."""

    def __init__(self, wire: ClientWebSocketResponse, person: Person) -> None:
        self.wire = wire
        self.person = person
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.ask: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.waiting: list[int] = []
        self.clock: dict[str, Any] | None = None
        self.stream = ""
        self.n = 0
        self._ids = 0

    async def send(self, **message: Any) -> None:
        await self.wire.send_str(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        words = await asyncio.wait_for(self.wire.receive(), SOON)
        if words.type is not WSMsgType.TEXT:
            raise ConnectionError(f"{words.type!r} {words.data!r}")
        self.raw.append(words.data)
        message: dict[str, Any] = msgspec.json.decode(words.data)
        self.heard.append(message)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.stream, self.n, self.view = message["stream"], message["n"], message["view"]
            self.log, self.chat = message["log"], message["chat"]
        elif kind in ("moved", "table", "said"):
            assert message["n"] == self.n + 1, "frames are numbered without a gap"
            self.n = message["n"]
        if kind in ("welcome", "table"):
            self.table, self.you = message["table"], message["you"]
        if kind in ("welcome", "moved"):
            self.ask, self.waiting, self.clock = message["ask"], message["waiting"], message["clock"]
        if kind == "moved":
            assert self.view is not None
            *_, self.view = views_in(message, self.view)
            told = [{name: line[name] for name in line if name != "change"} for line in message["log"]]
            self.log = self.log + told
        if kind == "said":
            self.chat = [*self.chat, message["said"]]

    async def until(self, true: Callable[[Socket], Any]) -> dict[str, Any]:
        """Listens until this is so, and returns the last message."""
        while not true(self):
            await self.next()
        return self.heard[-1]

    async def request(self, type: str, id: str | None = None, **words: Any) -> dict[str, Any]:
        """Sends a request and listens for the answer to it."""
        self._ids += 1
        id = id or f"{self.person.name}-{self._ids}-{random.getrandbits(40)}"
        await self.send(type=type, id=id, **words)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused") and message["id"] == id:
                return message

    async def do(self, type: str, **words: Any) -> None:
        answer = await self.request(type, **words)
        assert answer["type"] == "done", answer

    async def refused(self, type: str, **words: Any) -> str:
        answer = await self.request(type, **words)
        assert answer["type"] == "refused", answer
        assert answer["text"]
        code: str = answer["code"]
        return code

    async def answer(self, key: str | None = None) -> str:
        assert self.ask is not None
        key = key or any_key(self.ask)
        await self.do("answer", ask=self.ask["id"], key=key)
        return key

    async def play_to_the_end(self) -> None:
        """Answers whatever it is asked until the game is over."""
        while self.table["status"] != "over":
            if self.ask is not None and not self.ask["optional"]:
                answer = await self.request("answer", ask=self.ask["id"], key=any_key(self.ask))
                assert answer["type"] == "done" or answer["code"] in ("too-late", "not-now"), answer
            else:
                await self.next()

    async def close(self) -> None:
        await self.wire.close()


def views_in(frame: dict[str, Any], view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What a frame makes of a view, line by line, and at its end."""
    for change in (*(line["change"] for line in frame["log"] if "change" in line), frame):
        fresh = {each["seat"]: each for each in change["hunted"]}
        hunted = [each | fresh.get(each["seat"], {}) for each in view["hunted"]]
        view = {**view, **change["view"], "hunted": hunted}
        yield view


def any_key(ask: dict[str, Any], rng: random.Random = DICE) -> str:
    """The key of some answer, put together as a page does."""
    choice = rng.choice(ask["choices"])
    if not choice["most"]:
        return str(choice["key"])
    picked = set(rng.sample(range(len(choice["of"])), rng.randint(choice["least"], choice["most"])))
    names = "+".join(name for n, name in enumerate(choice["of"]) if n in picked)
    return str(choice["key"]).replace(HOLE, names)


@asynccontextmanager
async def serving(
    data: Path | str, bot_pace: float = 0.0, limits: Limits | None = None, **ways: Any
) -> AsyncIterator[Server]:
    server = await Server(data, bot_pace, limits, **ways).start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    found = [Person(server.url, name) for name in names]
    try:
        yield found
    finally:
        for person in found:
            await person.close()
