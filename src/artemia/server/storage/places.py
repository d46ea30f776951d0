"""Where a store is: a file of this machine, or a database that several servers share."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from artemia.errors import ArtemiaError
from artemia.server.storage.sqlite import Durability, SqliteStore
from artemia.server.storage.store import Store

POSTGRES: Final = ("postgresql://", "postgres://")


def is_postgres(place: Path | str) -> bool:
    return str(place).startswith(POSTGRES)


def spoken(place: Path | str) -> str:
    """As it may be shown, without the password."""
    if not is_postgres(place):
        return str(place)
    parts = urlsplit(str(place))
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{parts.username}@{host}" if parts.username else host, query="").geturl()


def store_at(place: Path | str, durable: Durability = "process") -> Store:
    """The store at this address, or in this file; still to be opened."""
    if not is_postgres(place):
        return SqliteStore(place, durable)
    try:
        from artemia.server.storage.postgres import PostgresStore
    except ImportError as error:
        raise ArtemiaError(
            "PostgreSQL needs asyncpg; install it with: pip install 'artemia[postgres]'", "no-asyncpg"
        ) from error
    return PostgresStore(str(place))
