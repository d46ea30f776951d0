"""`artemia backup`: all tables in one file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from artemia.cli.options import Language
from artemia.cli.stores import check_new, check_there, opened, usual
from artemia.cli.terminal import Terminal, language

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make; it may not be there yet.")],
    store: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The file or the database to copy.", show_default=False)
    ] = "",
    lang: Language = None,
) -> None:
    """Copy all tables into a file, also while the server runs.

    Examples:  artemia backup monday.db    artemia backup monday.db --store postgresql://localhost/artemia
    """
    from artemia.server.storage.places import is_postgres

    place = usual(store)
    check_there(place)
    check_new(str(to))
    try:
        if is_postgres(place):
            asyncio.run(copied(place, to))
        else:
            copy_file(place, to)
    except BaseException:
        to.unlink(missing_ok=True)  # nobody is to take it for a backup
        raise
    Terminal(language(lang)).say("backup-made", file=str(to))


def copy_file(place: str, to: Path) -> None:
    """As of one moment, and nobody has to wait for it."""
    to.touch(mode=0o600)
    with closing(sqlite3.connect(place)) as db:
        db.execute("VACUUM INTO ?", (str(to),))


async def copied(place: str, to: Path) -> None:
    from artemia.server.storage.copying import copy_all

    try:
        async with opened(place) as source, opened(str(to)) as target:
            await copy_all(source, target)
    finally:
        to.with_name(to.name + "-lock").unlink(missing_ok=True)
