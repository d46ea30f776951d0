"""Garbage that holds on to itself is looked for seldom, and is found."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from artemia.server.web import garbage
from tests.server.kit import people, serving


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.collect()


class Gone:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


def test_all_is_looked_through_when_many_have_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FEW", 5)
    monkeypatch.setattr("artemia.server.web.door.EVERY", 0.01)

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada") as (ada,):
            garbage.settle()
            gone = Gone()
            gc.collect(1)  # it has outlived its youth: only a look at everything finds it now
            one = weakref.ref(gone)
            del gone
            code = await ada.table()
            for _ in range(3):
                await (await ada.open(code)).close()
            await asyncio.sleep(0.1)
            assert one() is not None, "a few have gone"
            while one() is not None:
                await (await ada.open(code)).close()

    asyncio.run(asyncio.wait_for(story(), 120))


def test_there_are_as_many_again_before_all_is_looked_through() -> None:
    assert not garbage.is_due(left=garbage.FEW, open=0)
    assert garbage.is_due(left=garbage.FEW + 1, open=garbage.FEW)
    assert not garbage.is_due(left=14_000, open=14_000)


def test_between_two_such_looks_only_what_is_new_is_looked_through() -> None:
    garbage.settle()
    collections = [each["collections"] for each in gc.get_stats()]
    grown = [[n] for n in range(100 * garbage.YOUNG)]
    young, *older = [each["collections"] - had for each, had in zip(gc.get_stats(), collections, strict=True)]
    assert young >= 90 and older == [0, 0], grown[0]
