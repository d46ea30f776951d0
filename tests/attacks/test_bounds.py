"""Every field has an end, and what can't be kept of one person is no matter of their table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as look
import pytest

from artemia.server.storage.store import Store
from artemia.server.web import routes
from artemia.server.wire import messages as m
from tests.attacks.kit import TEXT, Wire, framed, log_lines
from tests.server.kit import people, serving

BODIES = (routes.Person, routes.NewTable, routes.Claim, m.Options)


def boundless(kind: Any, path: str) -> Iterator[str]:
    """Where a type has no end: numbers, texts, lists and what is in them."""
    if isinstance(kind, look.StructType):
        for field in kind.fields:
            yield from boundless(field.type, f"{path}.{field.encode_name}")
    elif isinstance(kind, look.UnionType):
        for each in kind.types:
            yield from boundless(each, path)
    elif isinstance(kind, look.IntType):
        if kind.ge is None or (kind.le is None and kind.lt is None):
            yield path
    elif isinstance(kind, look.StrType):
        if kind.max_length is None:
            yield path
    elif isinstance(kind, look.ListType):
        if kind.max_length is None:
            yield path
        yield from boundless(kind.item_type, f"{path}[]")
    elif isinstance(kind, look.DictType):
        if kind.max_length is None:
            yield path
        yield from boundless(kind.key_type, f"{path}{{}}")
        yield from boundless(kind.value_type, f"{path}{{}}")
    elif not isinstance(kind, look.BoolType | look.NoneType | look.LiteralType):
        yield path


@pytest.mark.parametrize("kind", [*get_args(m.ClientMessage), *BODIES], ids=lambda kind: kind.__name__)
def test_every_field_of_what_is_sent_has_an_end(kind: Any) -> None:
    assert [*boundless(look.type_info(kind), kind.__name__)] == []


def test_a_field_without_an_end_would_be_seen() -> None:
    found = [*boundless(look.type_info(m.TableInfo), "TableInfo")]
    assert {"TableInfo.code", "TableInfo.watching", "TableInfo.chairs"} <= set(found)


HUGE = (10**30, 2**64, 2**63, -(10**30), -1, 8, 1.5, 1e300)


def test_no_colour_throws_out_a_table(tmp_path: Path) -> None:
    """It took a chair, was refused all the same, and sent everybody away."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Eve") as (ada, eve):
            code = await ada.table()
            a, e = await ada.open(code), await eve.open(code)
            for colour in HUGE:
                wish = b'{"type":"sit","id":"1","chair":1,"name":"Eve","colour":%s}' % repr(colour).encode()
                await e.wire.send_str(wish.decode())
                assert (await e.until(lambda e: e.heard[-1]["type"] == "refused"))["code"] == "bad-message"
                e.heard.append({"type": "checked"})
                person = b'{"name":"Eve","colour":%s}' % repr(colour).encode()
                table = b'{"options":{},"name":"Eve","colour":%s}' % repr(colour).encode()
                for path, body in (("/api/me", person), ("/api/tables", table)):
                    async with eve.session.post(server.url + path, data=body) as response:
                        assert response.status == 400 and (await response.json())["code"] == "bad-message"
            assert not a.wire.closed and all(chair["kind"] == "open" for chair in a.table["chairs"][1:])
            await e.do("sit", chair=1, name="Eve", colour=7)
            assert (await eve.get("/api/me"))["colour"] == 7

    asyncio.run(story())


def test_what_is_out_of_bounds_is_refused_in_one_sentence_about_it(tmp_path: Path) -> None:
    """In the words of the game, not in those of what reads the bytes."""
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"options": {"players": 99}, "name": "Ada"}, "A game has 2 to 7 players, the Creature included."),
        (
            {"options": {"side": 3}, "name": "Ada"},
            "What the request says for “options.side” can’t be understood.",
        ),
        ({"options": {}, "name": 5}, "What the request says for “name” can’t be understood."),
        ({"options": {}}, "This request can’t be understood."),
    )

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            for body, sentence in wrong:
                told = await ada.post("/api/tables", body)
                assert (told["code"], told["text"]) == ("bad-message", sentence)
            french = await ada.post("/api/tables?lang=fr", wrong[0][0])
            assert french["text"] == "Une partie réunit de 2 à 7 joueurs, la Créature comprise."

    asyncio.run(story())


def test_a_name_that_can_t_be_kept_is_no_matter_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Store.save_person

    async def broken(store: Store, user: str, name: str, colour: int) -> None:
        await keep(store, user, name, 10**30)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Eve") as (ada, eve):
            code = await ada.table()
            a, e = await ada.open(code), await eve.open(code)
            monkeypatch.setattr(Store, "save_person", broken)
            with log_lines() as lines:
                await e.do("sit", chair=1, name="Eve")
                assert await eve.post("/api/me", {"name": "Eve"}) == {}
                assert "code" in await eve.post("/api/tables", {"options": {}, "name": "Eve"})
            assert [(line.levelname, line.exc_info) for line in lines] == [("WARNING", None)] * 3
            await a.until(lambda a: a.table["chairs"][1]["name"] == "Eve")
            await a.do("speak", text="Welcome!")
            monkeypatch.setattr(Store, "save_person", keep)
            await eve.post("/api/me", {"name": "Eva", "colour": 3})
            assert (await eve.get("/api/me"))["name"] == "Eva"

    asyncio.run(story())


def test_whatever_is_too_large_is_refused_and_nothing_else(tmp_path: Path) -> None:
    """Each field of each message in turn gets the largest of its kind; the table goes on for the others."""
    worst: tuple[Any, ...] = (10**400, -(10**400), "x" * 7000, ["x"] * 1500, {"x": [[]]}, 0.5)

    async def story() -> None:
        async with (
            serving(tmp_path / "t.db") as server,
            people(server, "Ada") as (ada,),
            Wire.to(server) as wire,
        ):
            a = await ada.open(await ada.table())
            cookie = next(iter(ada.session.cookie_jar)).value
            await wire.upgrade(a.table["code"], b"Cookie: artemia=" + cookie.encode())
            await wire.send(framed(TEXT, b'{"type":"hello","v":2,"lang":"en","watch":true}'))
            await wire.message()
            count = 0
            for kind in get_args(m.ClientMessage):
                for field in kind.__struct_fields__:
                    for value in worst:
                        tag = kind.__struct_config__.tag
                        words = msgspec.json.encode({"type": tag, "id": "1", field: None})
                        await wire.send(framed(TEXT, words.replace(b"null", json.dumps(value).encode())))
                        assert (await wire.message())["type"] == "refused", words[:200]
                        count += 1
            assert count > 150
            await a.do("speak", text="Still here")

    asyncio.run(story())
