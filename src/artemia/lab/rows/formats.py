"""Rows as files: Parquet, JSON lines or CSV, as the name of the file says."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from artemia.errors import ArtemiaError
from artemia.lab.rows import parquet
from artemia.lab.rows.columns import COLUMNS, Row, Rows, Value

PARQUET: Final = ".parquet"
LINES: Final = ".jsonl"
CSV: Final = ".csv"
KINDS: Final = (PARQUET, LINES, CSV)
NAMES: Final = [column.name for column in COLUMNS]


def kind_of(file: Path) -> str:
    """The kind a name asks for; a library that is missing is told of at once, not after hours of play."""
    if file.suffix not in KINDS:
        known = ", ".join(KINDS)
        raise ArtemiaError(f"“{file}” should end in {known}.", "rows-file", given=str(file), known=known)
    if file.suffix == PARQUET:
        parquet.check()
    return file.suffix


def written(rows: Rows, kind: str) -> bytes:
    """A piece of a file. Pieces are put together by `join`."""
    if kind == PARQUET:
        return parquet.written(rows.columns)
    records = zip(*rows.columns.values(), strict=True)
    if kind == LINES:
        return b"".join(
            msgspec.json.encode(dict(zip(NAMES, values, strict=True))) + b"\n" for values in records
        )
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(
        [" ".join(map(str, each)) if isinstance(each, list) else each for each in values]
        for values in records
    )
    return text.getvalue().encode()


def join(pieces: Sequence[Path], kind: str, out: BinaryIO) -> None:
    """One file of all pieces, the same bytes whoever wrote them, and when."""
    if kind == PARQUET:
        parquet.join(pieces, out)
        return
    if kind == CSV:
        out.write((",".join(NAMES) + "\n").encode())
    for piece in pieces:
        with piece.open("rb") as file:
            shutil.copyfileobj(file, out)


def read(file: Path, columns: Sequence[str] = NAMES) -> Iterator[Row]:
    """The rows of a file, one after the other, with at least these columns."""
    kind = kind_of(file)
    if not file.is_file():
        raise ArtemiaError(f"There is no file “{file}”.", "rows-no-file", file=str(file))
    games = 0
    try:
        for row in rows_in(file, kind, columns):
            if not row.keys() >= {*columns}:
                raise ValueError("a column is missing")
            yield row
            games += 1
        if not games:
            raise ValueError("it is empty")
    except (msgspec.MsgspecError, ValueError, KeyError) as error:
        raise ArtemiaError(
            f"“{file}” doesn’t hold the games of a simulation.", "rows-damaged", file=str(file)
        ) from error


def games_in(file: Path) -> int:
    """How many rows a file has, without reading what they say."""
    if not file.is_file():
        return 0
    if kind_of(file) == PARQUET:
        return parquet.games_in(file)
    with file.open("rb") as lines:
        return sum(1 for _ in lines) - (file.suffix == CSV)


def rows_in(file: Path, kind: str, columns: Sequence[str]) -> Iterator[Row]:
    if kind == PARQUET:
        yield from parquet.read(file, columns)
    elif kind == LINES:
        with file.open("rb") as lines:
            yield from map(msgspec.json.Decoder(Row).decode, lines)
    else:
        yield from read_csv(file)


def read_csv(file: Path) -> Iterator[Row]:
    readers: dict[str, Callable[[str], Value]] = {
        "number": int,
        "text": str,
        "numbers": lambda cell: [int(each) for each in cell.split()],
        "texts": str.split,
    }
    by_name = {column.name: readers[column.kind] for column in COLUMNS}
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            yield {name: by_name[name](cell) for name, cell in row.items()}
