"""The page on the socket: its tables say what the code says, and its client plays at a real table."""

from __future__ import annotations

import asyncio
import dataclasses
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

from artemia.advice import Advised, GameRead
from artemia.server.bots.teller import MOST_ANSWERS
from artemia.server.tables import clock, handled_requests, presence, requests
from artemia.server.tables.registry import MOST_UNFINISHED
from artemia.server.views.labels import NAME_HOLES
from artemia.server.views.replays import At, Stop
from artemia.server.views.story import Story
from artemia.server.web import security, socket
from artemia.server.web.app import LARGEST_BODY
from artemia.server.web.finished_games import PATIENCE, aftermath
from artemia.server.web.health import health
from artemia.server.web.identity import COOKIE
from artemia.server.web.lesson_routes import lesson_routes
from artemia.server.web.my_games import my_games
from artemia.server.web.riddle_routes import riddle_routes
from artemia.server.web.routes import Claim, NewTable, Person, routes
from artemia.server.web.schema import described
from artemia.server.wire import audience, backlog, bounds, connection
from artemia.server.wire import messages as m
from artemia.server.wire.coach import Coach
from artemia.server.wire.refusal import STATUS
from artemia.texts import LONGEST_NAME
from tests.docs.pages import ROOT, blocks, named, page, rows, section
from tests.server.kit import people, serving

SOCKET = page("docs/socket.md")
HTTP_ONLY = ("elsewhere", "wrong-method", "too-slow", "failed")
LONG = 500.0
(CLIENT,) = (block.text for block in blocks(SOCKET, "python") if block.file == "client.py")


def from_server(kind: Any) -> list[str]:
    """The fields of what is sent, those that may be null with a mark."""
    info: Any = msgspec.inspect.type_info(kind)
    return [field.encode_name + "?" * getattr(field.type, "includes_none", False) for field in info.fields]


def from_client(kind: Any) -> list[str]:
    """The fields of a Struct, those that may be left out with a mark."""
    fields = msgspec.structs.fields(kind)
    return [field.encode_name + "?" * (not field.required) for field in fields]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def table(head: str) -> list[list[str]]:
    """The rows of the table whose head begins so."""
    _, _, rest = SOCKET.partition(f"\n{head}")
    assert rest, head
    return list(rows(f"{head}{rest.partition(chr(10) * 2)[0]}\n"))


@pytest.mark.parametrize(
    ("lead", "union", "fields"),
    [
        ("## From the server", m.ServerMessage, from_server),
        ("## From the client", m.ClientMessage, from_client),
    ],
)
def test_messages(lead: str, union: Any, fields: Any) -> None:
    listed = {named(row[0])[0]: named(row[1]) for row in rows(section(SOCKET, lead))}
    assert {kind: sorted(names) for kind, names in listed.items()} == {
        tag(kind): sorted(fields(kind)) for kind in get_args(union)
    }


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("| Field of `ask`", m.Ask),
        ("| Field of `coach`", Coach),
        ("| Field of a choice", m.Choice),
        ("| Field of an advised answer", Advised),
        ("| Field of a line", m.Happened),
        ("| Field of a change", m.Change),
        ("| Field of `table`", m.TableInfo),
        ("| Field of a chair", m.Chair),
        ("| Field of `options`", m.Options),
        ("| Field of `you`", m.You),
        ("| Field of `said`", m.Said),
        ("| Field of `clock`", m.Clock),
    ],
)
def test_what_messages_are_made_of(head: str, kind: Any) -> None:
    listed = [name for row in table(head) for name in named(row[0])]
    assert sorted(listed) == sorted(from_server(kind))


def test_refusals() -> None:
    listed = {named(row[0])[0]: int(row[2]) for row in table("| Code |")}
    (code,) = (field.type for field in msgspec.structs.fields(m.Refused) if field.name == "code")
    assert listed == {each: STATUS.get(each, 400) for each in (*get_args(code), *HTTP_ONLY)}


def test_every_refusal_of_the_code_has_its_line() -> None:
    listed = {named(row[0])[0] for row in table("| Code |")}
    server = ROOT / "src" / "artemia" / "server"
    raised = {
        code
        for file in server.rglob("*.py")
        for code in re.findall(r'Refusal\("([a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert raised <= listed


def test_routes() -> None:
    listed = sorted(named(row[0])[0] for row in table("| Route |"))
    assert listed == sorted(
        f"{route.method} {route.path}"
        for route in (*routes, *lesson_routes, *riddle_routes, *my_games, *aftermath, *health, *described)
    )


@pytest.mark.parametrize(
    ("route", "kind"),
    [("POST /api/me", Person), ("POST /api/tables", NewTable), ("POST /api/tables/{code}/claim", Claim)],
)
def test_what_routes_are_sent(route: str, kind: Any) -> None:
    assert sorted(named(row_of(route)[1])) == sorted(from_client(kind))


@pytest.mark.parametrize(
    ("route", "kind"),
    [
        ("GET /api/tables/{code}/story", Story),
        ("GET /api/tables/{code}/read", GameRead),
        ("GET /api/tables/{code}/moments", Stop),
        ("GET /api/tables/{code}/at/{n}", At),
    ],
)
def test_what_routes_give(route: str, kind: Any) -> None:
    fields = getattr(kind, "__struct_fields__", None) or [field.name for field in dataclasses.fields(kind)]
    assert named(row_of(route)[2]) == list(fields)


def row_of(route: str) -> list[str]:
    return next(row for row in table("| Route |") if named(row[0]) == [route])


def test_numbers() -> None:
    """Limits and patience, as the page tells them."""
    limits, socket_of = security.Limits(), connection.Connection(*[cast(Any, None)] * 5)
    hints = socket_of.hints
    talk, onlookers, asked, made = (
        security.Rate(*each) for each in (limits.chat, limits.onlookers, limits.requests, limits.made)
    )
    rate, burst = limits.messages
    told = [
        f"This is version {m.PROTOCOL} of the protocol.",
        f'"v": {m.PROTOCOL}, ',
        f"within {socket.PATIENCE:.0f} seconds",
        f"every {socket.HEARTBEAT:.0f} seconds",
        f"the last {audience.MOST_FRAMES} frames of an audience, or {audience.MOST_BYTES // 1024} kB",
        f"for {presence.AUDIENCE_KEPT:.0f} seconds after",
        f"1 to {bounds.LONGEST_ID} characters",
        f"the last {handled_requests.REQUESTS_KEPT} requests",
        f"1 to {LONGEST_NAME} characters",
        f"{rate} a second, {burst} at once",
        f"{talk.at_once} at once, then one in about {1 / talk.a_second:.1f} seconds",
        f"{onlookers.at_once} at once, then one in {1 / onlookers.a_second:.0f} second",
        f"{hints.burst} at once, then one in {1 / hints.rate:.0f} seconds",
        f"after {PATIENCE:.0f} seconds, status 202",
        f"{asked.a_second} a second, {asked.at_once} at once",
        f"one in {1 / made.a_second:.0f} seconds, {made.at_once} at once",
        f"| size of a message | {socket.LARGEST_MESSAGE // 1024} kB |",
        f"| chat | {requests.LONGEST_SPEECH} characters",
        f"{limits.sockets_of_person} of one person",
        f"{limits.sockets_of_address} from one address",
        f"within the hour | {MOST_UNFINISHED} |",
        f"| body of an HTTP request | {LARGEST_BODY >> 20} MB |",
        f"up to {MOST_ANSWERS} answers",
        f"more than {socket.MOST_REFUSED} messages",
        f"| {socket.GONE} |",
        f"| {socket.CROWDED} |",
        f"The cookie `{COOKIE}`",
        f"`relaxed` ({clock.SECONDS['relaxed']:.0f} seconds",
        f"`fast` ({clock.SECONDS['fast']:.0f})",
        f"`days` ({clock.SECONDS['days'] / 3600:.0f} hours)",
        f"its hole, U+{ord(m.HOLE):04X}",
        f"two U+{ord(NAME_HOLES[0][0]):04X} INVISIBLE SEPARATORs",
    ]
    words = " ".join(SOCKET.split())
    assert [each for each in told if each not in words] == []
    assert f"{backlog.MOST_HELD >> 10} kB wait" in words and f"for {backlog.PATIENCE:.0f} seconds" in words
    assert get_args(m.ItemKind) == tuple(
        re.search(r"`kind` is one of ([^.]*)\.", words)[1].split(", ")  # type: ignore[index]
    )


def test_sessions_run() -> None:
    for number, block in enumerate(blocks(SOCKET, "python"), 1):
        if block.file is None:
            session = doctest.DocTestParser().get_doctest(block.text, {}, f"socket {number}", None, 0)
            failed, _ = doctest.DocTestRunner(verbose=False).run(session)
            assert not failed


def test_the_schema_is_printed() -> None:
    (command,) = (
        found[1]
        for block in blocks(SOCKET, "sh")
        if (found := re.fullmatch(r'python -c "(.*)"\n', block.text))
    )
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    roots, definitions = json.loads(done.stdout)
    assert len(roots) == 3
    kinds = (*get_args(m.ServerMessage), *get_args(m.ClientMessage))
    assert {kind.__name__ for kind in kinds} | {"View", "HuntedView", "Options"} <= set(definitions)


def test_the_client_is_short_and_uses_nothing_of_ours() -> None:
    head = ('"""', "import", "from")
    code = [each for each in CLIENT.splitlines() if each.strip() and not each.startswith(head)]
    assert len(code) <= 30
    assert "artemia" not in CLIENT


@pytest.mark.slow
def test_the_client_plays_and_routes_give_what_they_say(tmp_path: Path) -> None:
    """A person, a bot of the server and two clients of the page play a whole game."""
    program = tmp_path / "client.py"
    program.write_text(CLIENT, encoding="utf-8")

    async def play() -> None:
        async with serving(tmp_path / "tables.db") as server, people(server, "Ada") as (ada,):
            code = await ada.table(bots=1, options={"players": 4, "public": True})
            link = f"{server.url}/t/{code}"
            clients = [
                await asyncio.create_subprocess_exec(
                    sys.executable, str(program), link, stderr=asyncio.subprocess.PIPE
                )
                for _ in range(2)
            ]
            host = await ada.open(code)
            gives("GET /api/tables", (await ada.get("/api/tables"))[0])
            await host.until(lambda it: all(each["ready"] or each["host"] for each in it.table["chairs"]))
            await host.do("begin")
            assert sorted(chair["name"] for chair in host.table["chairs"])[:3] == ["Ada", "Dice", "Dice 2"]
            await host.play_to_the_end()
            for client in clients:
                _, errors = await client.communicate()
                assert client.returncode == 0, errors.decode()
            here = f"/api/tables/{code}"
            for route in ("/api/version", "/api/me", "/api/choices"):
                gives(f"GET {route}", await ada.get(route))
            gives("POST /api/check", await ada.post("/api/check", {}))
            gives("GET /api/tables/{code}", await ada.get(here))
            gives("GET /api/tables/{code}/story", await ada.get(f"{here}/story"))
            while "done" in (found := await ada.get(f"{here}/read")):
                assert set(found) == {"done", "of"}
            gives("GET /api/tables/{code}/read", found)
            gives("GET /api/tables/{code}/moments", (await ada.get(f"{here}/moments"))[0])
            gives("GET /api/tables/{code}/at/{n}", await ada.get(f"{here}/at/3?eyes=all"))
            record = await ada.get(f"{here}/record")
            gives("GET /api/tables/{code}/record", record)
            gives("POST /api/records", await ada.post("/api/records", record))
            claimed = await ada.post(f"{here}/claim", {"link": host.you["link"]})
            gives("POST /api/tables/{code}/claim", claimed)
            games = (await ada.get("/api/me"))["games"]
            (told,) = (text for text in SOCKET.split("\n- ") if text.startswith("**Me**"))
            assert set(games[0]) == set(named(told.replace("\n", " ")))

    asyncio.run(asyncio.wait_for(play(), LONG))


def gives(route: str, found: Iterable[str]) -> None:
    assert sorted(named(row_of(route)[2])) == sorted(found), route
