"""`artemia simulate --out`: rows of games, in pieces, on as many machines as there are."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from artemia.cli.progress import games_played
from artemia.errors import ArtemiaError
from artemia.lab.rows import clusters
from artemia.lab.rows.run import LongRun, Piece, begin, finish, share, usual_size
from artemia.lab.rows.run import play as play_pieces
from artemia.lab.simulate import Order, Result
from artemia.texts import say

Out = Annotated[
    Path | None, typer.Option(help="Also write a row a game to this file: .parquet, .jsonl or .csv.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a file that was begun.")]
Shard = Annotated[
    str | None, typer.Option(metavar="I/N", help="Play only the I-th of N shares, as one of N machines.")
]
RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Play on the Ray cluster at this address, or on a `local` one.")
]
PieceSize = Annotated[
    int | None, typer.Option("--piece", help="Games that are kept together; usually a hundredth of all.")
]


def refuse_without_file(resume: bool, shard: str | None, ray: str | None, size: int | None) -> None:
    if resume or shard is not None or ray is not None or size is not None:
        raise ArtemiaError(
            "--resume, --shard, --ray and --piece are about a file of games: name one with --out.",
            "rows-no-out",
        )


def play_for_rows(
    orders: list[Order],
    out: Path,
    lang: str,
    *,
    jobs: int,
    resume: bool,
    shard: str | None,
    ray: str | None,
    size: int | None,
) -> list[Result]:
    """Plays what is missing, with a progress bar; what is played stays, however this ends."""
    if ray is not None:
        clusters.check()
    if jobs < 1:
        raise ArtemiaError(f"There must be at least 1 process, not {jobs}.", "jobs", given=jobs)
    run = LongRun(tuple(orders), out, usual_size(orders) if size is None else size)
    mine = share(run.pieces, shard_in(shard))
    todo = begin(run, mine, resume)
    wanted = games_in(mine)
    try:
        with games_played(wanted, lang, done=wanted - games_in(todo)) as progress:
            results = play_pieces(run, todo, jobs=jobs, ray=ray, progress=progress)
        finished = finish(run)
    except KeyboardInterrupt:
        tell(run, lang, "sim-interrupted")
        raise
    if finished:
        games = games_in(run.pieces)
        print(say(lang, "sim-written", games=str(games), file=str(out)), file=sys.stderr)
    else:
        tell(run, lang, "sim-unfinished")
    return results


def games_in(pieces: list[Piece]) -> int:
    return sum(len(piece.games) for piece in pieces)


def tell(run: LongRun, lang: str, id: str) -> None:
    there = len(run.pieces) - len(run.missing(run.pieces))
    words = say(lang, id, there=str(there), all=str(len(run.pieces)), folder=str(run.folder))
    print(words, file=sys.stderr)


def shard_in(words: str | None) -> tuple[int, int]:
    """Which share of how many."""
    mine, _, machines = (words or "1/1").partition("/")
    if not (mine.isdecimal() and machines.isdecimal() and 1 <= int(mine) <= int(machines)):
        raise ArtemiaError(
            f"“{words}” isn’t a share; write, for example, 1/4.", "rows-shard", given=str(words)
        )
    return int(mine), int(machines)
