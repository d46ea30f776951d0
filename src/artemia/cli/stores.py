"""Opens stores for commands that copy between them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from artemia.errors import ArtemiaError

if TYPE_CHECKING:
    from artemia.server.storage.store import Store


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    from artemia.server.storage.places import store_at

    store = store_at(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def usual(place: str) -> str:
    from artemia.cli.serve import usual_file

    return place or str(usual_file())


def check_there(place: str) -> None:
    """A file that isn't there would be made, and be empty."""
    from artemia.server.storage.places import is_postgres

    if not is_postgres(place) and not Path(place).is_file():
        raise ArtemiaError(f"There is no file “{place}”.", "no-store-file", file=place)


def check_new(place: str) -> None:
    if Path(place).exists():
        raise ArtemiaError(f"“{place}” is there already.", "store-there", file=place)
