"""Whatever the types allow is answered, whatever they don't is refused; the table outlives both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as look
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.rules.corrections import corrections, read_corrections
from artemia.server.web.identity import Identity
from artemia.server.web.middleware import household
from artemia.server.wire import messages as m
from tests.attacks.hall import Hall, hall
from tests.attacks.kit import log_lines

SHORT = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """All that a type allows; texts and lists not longer than needed."""
    if isinstance(kind, look.StructType):
        needed = {f.encode_name: values(f.type) for f in kind.fields if f.required}
        more = {f.encode_name: values(f.type) for f in kind.fields if not f.required}
        words = st.fixed_dictionaries(needed, optional=more)
        return words.map(lambda found: {"type": kind.tag, **found}) if kind.tag else words
    if isinstance(kind, look.UnionType):
        return st.one_of([values(each) for each in kind.types])
    if isinstance(kind, look.IntType):
        most = kind.lt - 1 if kind.lt is not None else kind.le
        return st.integers(kind.ge, most)
    if isinstance(kind, look.StrType):
        return st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 40, 40))
    if isinstance(kind, look.ListType):
        return st.lists(values(kind.item_type), max_size=min(kind.max_length or 3, 3))
    if isinstance(kind, look.DictType):
        return st.dictionaries(values(kind.key_type), values(kind.value_type), max_size=3)
    if isinstance(kind, look.LiteralType):
        return st.sampled_from(kind.values)
    return st.booleans() if isinstance(kind, look.BoolType) else st.none()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(Path(tmp_path_factory.mktemp("hall")) / "t.db") as found:
        yield found


REQUESTS = [kind for kind in get_args(m.ClientMessage) if kind not in (m.Hello, m.Ping)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__struct_config__.tag)
def test_each_message_its_type_allows_is_answered(here: Hall, kind: Any) -> None:
    """From the host, whom most is allowed; a table that fails would be told as gone."""

    @SHORT
    @given(values(look.type_info(kind)))
    def story(words: dict[str, Any]) -> None:
        async def ask() -> dict[str, Any]:
            del words["type"]
            return await here.socket.request(kind.__struct_config__.tag, **words)

        with log_lines() as lines:
            answer = here.do(ask())
        assert answer["type"] == "done" or answer["code"] not in ("gone", "failed"), answer
        assert not any(line.exc_info for line in lines)

    story()


@SHORT
@given(words=ANYTHING)
def test_what_no_type_allows_is_refused(here: Hall, words: Any) -> None:
    async def ask() -> str:
        here.socket.heard.append({"type": "nothing yet"})
        await here.socket.wire.send_str(msgspec.json.encode(words).decode())
        await here.socket.send(type="ping")
        told = await here.socket.until(lambda it: it.heard[-1]["type"] in ("refused", "pong"))
        if told["type"] == "refused":
            await here.socket.until(lambda it: it.heard[-1]["type"] == "pong")
        return str(told["type"])

    assert here.do(ask()) == "refused"


BODIES = ("/api/me", "/api/check", "/api/tables", "/api/cards", "/api/records", "/api/tables/CODE/claim")


@pytest.mark.slow
@pytest.mark.parametrize("path", BODIES)
def test_any_body_is_answered(here: Hall, path: str) -> None:
    @SHORT
    @given(ANYTHING | st.binary(max_size=200))
    def story(words: Any) -> None:
        body = words if isinstance(words, bytes) else msgspec.json.encode(words)

        async def ask() -> int:
            url = here.server.url + path.replace("CODE", here.code)
            async with here.ada.session.post(url, data=body) as response:
                await response.read()
                return response.status

        assert here.do(ask()) < 500

    story()


@SHORT
@given(st.binary(max_size=80).map(lambda raw: raw.decode("utf-8", "surrogateescape")) | st.text())
def test_no_cookie_but_ours_is_anybody(text: str) -> None:
    identity = Identity(b"key")
    assert identity.user(text) is None
    mine = identity.cookie("Eve")
    assert identity.user(mine) == "Eve" and (text == "" or identity.user(mine + text) is None)


@SHORT
@given(st.text())
def test_any_address_is_some_household(text: str) -> None:
    assert isinstance(household(text), str)


SETUP = st.fixed_dictionaries(
    {},
    optional={
        "players": st.integers(0, 9) | ANYTHING,
        "side": st.sampled_from(["A", "B", None]) | ANYTHING,
        "expert": st.booleans() | ANYTHING,
        "seed": st.integers() | st.text() | ANYTHING,
        "places": st.lists(st.sampled_from(["lair", "jungle", "river", "moon"]) | ANYTHING),
        "boxes": st.just(["base"]) | ANYTHING,
        "cards": st.dictionaries(st.sampled_from(["place", "hunt", "effects"]), ANYTHING) | ANYTHING,
        "rulings": st.integers(0, 3) | ANYTHING,
    },
)
RECORDS = ANYTHING | st.fixed_dictionaries(
    {"artemia": st.just(2) | ANYTHING, "setup": SETUP | ANYTHING},
    optional={"answers": st.lists(st.text() | ANYTHING) | ANYTHING},
)


@SHORT
@given(RECORDS)
def test_no_record_does_more_than_be_refused(words: Any) -> None:
    try:
        Game.replay(words)
    except ArtemiaError as error:
        assert str(error).strip() and len(str(error)) < 20_000


@pytest.mark.slow
@SHORT
@given(
    ANYTHING | st.dictionaries(st.sampled_from(["place", "hunt", "avatar", "effects"]), ANYTHING), st.text()
)
def test_no_cards_do_more_than_be_refused(words: Any, text: str) -> None:
    for read, what in ((corrections, words), (read_corrections, text)):
        try:
            read(what)
        except ArtemiaError as error:
            assert str(error).strip()
