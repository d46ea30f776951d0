"""`artemia restore`: tables come back out of a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from artemia.cli.move import carry
from artemia.cli.options import Language
from artemia.cli.stores import check_there, usual
from artemia.cli.terminal import Terminal, language

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `artemia backup` has made.")],
    store: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The file or the database to fill.", show_default=False)
    ] = "",
    lang: Language = None,
) -> None:
    """Put the tables of a backup into a store that has none of them.

    Examples:  artemia restore monday.db --store tables.db
    """
    check_there(str(file))
    count = asyncio.run(carry(str(file), usual(store), remove=False))
    Terminal(language(lang)).say("move-done", count=count)
