"""The bar that shows how far a long piece of work has come, if anybody is there to see it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from artemia.texts import say


class GamesASecond(ProgressColumn):
    """How many a second, as soon as that can be told."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def games_played(
    total: int, lang: str, told: str = "sim-progress", done: int = 0
) -> Iterator[Callable[[int], None]]:
    """Gives what is to be called with the number of games, or of whatever is told, just done."""
    # It draws itself only when told to: a thread of its own would go badly with other processes.
    bar = Progress(
        TextColumn(say(lang, told)),
        BarColumn(),
        MofNCompleteColumn(),
        GamesASecond(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)

        def progress(games: int) -> None:
            bar.advance(task, games)
            bar.refresh()

        yield progress
