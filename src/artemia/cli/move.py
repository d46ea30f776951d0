"""`artemia move`: tables go from one store to another."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from artemia.cli.options import Language
from artemia.cli.stores import check_there, opened
from artemia.cli.terminal import Terminal, language

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def move(
    source: Annotated[str, typer.Option("--from", metavar="ADDRESS", help="The file or database to empty.")],
    target: Annotated[str, typer.Option("--to", metavar="ADDRESS", help="The file or database to fill.")],
    lang: Language = None,
) -> None:
    """Move all tables into another store, while no server has the first one open.

    Examples:  artemia move --from tables.db --to postgresql://localhost/artemia
    """
    check_there(source)
    count = asyncio.run(carry(source, target, remove=True))
    Terminal(language(lang)).say("move-done", count=count)


async def carry(source: str, target: str, remove: bool) -> int:
    """Nothing is removed before all of it is kept at the other place."""
    from artemia.server.storage.copying import copy_all, remove_all

    async with opened(source) as one, opened(target) as other:
        if remove:
            await one.alone()
        codes = await copy_all(one, other)
        if remove:
            await remove_all(one, codes)
    return len(codes)
