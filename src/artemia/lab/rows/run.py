"""A long run, piece by piece: each is kept as soon as it is done, and all together become one file."""

from __future__ import annotations

import gc
import json
import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, Final

import artemia
from artemia.errors import ArtemiaError
from artemia.lab.rows.clusters import on_ray
from artemia.lab.rows.columns import Rows
from artemia.lab.rows.formats import join, kind_of, written
from artemia.lab.simulate import Order, Result, Tally, in_words, play_games
from artemia.lab.workers import numbered

FEWEST, MOST = 50, 10_000
PIECES: Final = 100
PLAN: Final = "run.json"


@dataclass(frozen=True)
class Piece:
    """Some games of one order of a run, and the kind of file they are written to."""

    number: int
    part: int
    order: Order
    games: range
    kind: str


@dataclass(frozen=True)
class LongRun:
    """What is to be played, in pieces of so many games, and the file it is to become."""

    orders: tuple[Order, ...]
    out: Path
    size: int

    def __post_init__(self) -> None:
        if self.size < 1:
            raise ArtemiaError(
                f"A piece has at least 1 game, not {self.size}.", "rows-piece", given=self.size
            )
        kind_of(self.out)
        if not self.out.absolute().parent.is_dir():
            folder = str(self.out.absolute().parent)
            raise ArtemiaError(f"There is no folder “{folder}” to write to.", "arena-folder", given=folder)

    @cached_property
    def pieces(self) -> list[Piece]:
        cuts = [
            (part, order, range(first, min(first + self.size, order.games)))
            for part, order in enumerate(self.orders)
            for first in range(0, order.games, self.size)
        ]
        return [Piece(number, *cut, self.out.suffix) for number, cut in enumerate(cuts)]

    @property
    def folder(self) -> Path:
        """Where the pieces lie until all are there."""
        return self.out.with_name(self.out.name + ".pieces")

    def file_of(self, piece: Piece) -> Path:
        return self.folder / f"{piece.number:06}{piece.kind}"

    def missing(self, pieces: Sequence[Piece]) -> list[Piece]:
        return [piece for piece in pieces if not self.file_of(piece).exists()]

    def plan(self) -> dict[str, Any]:
        """All that the rows depend on; nothing of who plays them, or where."""
        orders = [in_words(vars(order)) for order in self.orders]
        plan: dict[str, Any] = json.loads(
            json.dumps({"artemia": artemia.__version__, "size": self.size, "orders": orders})
        )
        return plan


def usual_size(orders: Sequence[Order]) -> int:
    """A hundredth of all games. It must not depend on the machine: the pieces are the same everywhere."""
    return max(FEWEST, min(MOST, sum(order.games for order in orders) // PIECES))


def share(pieces: Sequence[Piece], shard: tuple[int, int]) -> list[Piece]:
    """The pieces of one of so many machines, counted from 1."""
    mine, machines = shard
    return [*pieces[mine - 1 :: machines]]


def begin(run: LongRun, mine: Sequence[Piece], resume: bool) -> list[Piece]:
    """Lays out the folder, or finds it as it was left; what of one's own pieces is still to be played."""
    if run.out.exists():
        if resume:
            return []
        raise taken(run.out)
    plan_file = run.folder / PLAN
    run.folder.mkdir(exist_ok=True)
    if not plan_file.exists():
        with whole(plan_file) as file:
            file.write(json.dumps(run.plan(), indent=1, ensure_ascii=False).encode())
    elif json.loads(plan_file.read_text("utf-8")) != run.plan():
        raise ArtemiaError(
            f"In “{run.folder}” other games were begun: ask for the same ones, or name another file.",
            "rows-other-run",
            folder=str(run.folder),
        )
    missing = run.missing(mine)
    if len(missing) < len(mine) and not resume:
        raise ArtemiaError(
            f"“{run.out}” was begun: --resume goes on with it.", "rows-begun", file=str(run.out)
        )
    return missing


def taken(file: Path) -> ArtemiaError:
    return ArtemiaError(f"“{file}” is there already: name another file.", "rows-there", file=str(file))


def play_piece(piece: Piece) -> tuple[bytes, Result]:
    """What a process does, here or elsewhere; whoever asked writes it down."""
    rows = Rows(piece.order.creature, piece.order.hunted)
    with little_looking_for_garbage():
        result = play_games(piece.order, piece.games, rows)
        return written(rows, piece.kind), result


@contextmanager
def little_looking_for_garbage() -> Iterator[None]:
    """Rows are many lists that all stay: to go through them again and again takes a tenth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(200_000, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def play(
    run: LongRun,
    todo: Sequence[Piece],
    *,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Plays these pieces and keeps each as soon as it is done; what came of them, for each order.

    Rows depend neither on the jobs nor on who else plays. A piece with a game that broke isn't kept.
    """
    start = time.perf_counter()
    results = [Result(order, {cell: Tally() for cell in order.cells}, [], jobs=jobs) for order in run.orders]
    done = numbered(todo, jobs, play_piece) if ray is None else on_ray(todo, ray, jobs, play_piece)
    with closing(done):
        for number, (content, part) in done:
            piece = todo[number]
            if not part.failures:
                with whole(run.file_of(piece)) as file:
                    file.write(content)
            results[piece.part].add(part)
            if progress is not None:
                progress(len(piece.games))
    for result in results:
        result.seconds = time.perf_counter() - start
    return results


def finish(run: LongRun) -> bool:
    """All pieces become one file if they are there. Whoever does it, even two at once, makes the same."""
    if run.out.exists() or run.missing(run.pieces):
        return run.out.exists()
    # Whoever isn't the first may find that all was cleared away.
    with suppress(FileNotFoundError), whole(run.out) as file:
        join([run.file_of(piece) for piece in run.pieces], run.out.suffix, file)
    shutil.rmtree(run.folder, ignore_errors=True)
    return True


@contextmanager
def whole(file: Path) -> Iterator[BinaryIO]:
    """A file that is there with all it holds, or not at all: written aside, then renamed."""
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with aside.open("wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)
