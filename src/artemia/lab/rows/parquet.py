"""Rows in Parquet, by way of pyarrow, which the extra `lab` brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, Final

from artemia.errors import ArtemiaError
from artemia.lab.rows.columns import COLUMNS, Row

GROUP: Final = 20_000
"""Rows that lie together in a file, and in memory: however many there are, it takes no more."""
NAMES_IN: Final = [
    f"{column.name}.list.element" if column.kind == "texts" else column.name
    for column in COLUMNS
    if column.kind in ("text", "texts") and column.name != "seed"
]
"""Columns in which few names come up again and again."""
OPTIONS: Final = {"compression": "zstd", "use_dictionary": NAMES_IN, "write_statistics": False}


def check() -> None:
    if find_spec("pyarrow") is None:
        raise ArtemiaError(
            "Parquet needs pyarrow: install “artemia[lab]”, or name a file that ends in .jsonl or .csv.",
            "rows-no-parquet",
        )


def schema() -> Any:
    arrow = import_module("pyarrow")
    types = {
        "number": arrow.int32(),
        "text": arrow.string(),
        "numbers": arrow.list_(arrow.int16()),
        "texts": arrow.list_(arrow.string()),
    }
    return arrow.schema([(column.name, types[column.kind]) for column in COLUMNS])


def written(columns: dict[str, list[Any]]) -> bytes:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(columns, schema()), sink, **OPTIONS)
    return bytes(sink.getvalue())


def join(pieces: Sequence[Path], out: BinaryIO) -> None:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    waiting: list[Any] = []
    with ExitStack() as stack:
        writer: Any = None
        for number, piece in enumerate(pieces, 1):
            waiting.append(parquet.read_table(piece, use_threads=False, read_dictionary=NAMES_IN))
            if number < len(pieces) and sum(map(len, waiting)) < GROUP:
                continue
            table = arrow.concat_tables(waiting).unify_dictionaries().combine_chunks()
            writer = writer or stack.enter_context(parquet.ParquetWriter(out, table.schema, **OPTIONS))
            whole = len(table) if number == len(pieces) else len(table) // GROUP * GROUP
            writer.write_table(table.slice(0, whole), row_group_size=GROUP)
            waiting = [table.slice(whole)]


def read(file: Path, columns: Sequence[str]) -> Iterator[Row]:
    parquet = import_module("pyarrow.parquet")
    with parquet.ParquetFile(file) as opened:
        for batch in opened.iter_batches(batch_size=5_000, columns=[*columns], use_threads=False):
            values = [batch.column(name).to_pylist() for name in columns]
            for row in zip(*values, strict=True):
                yield dict(zip(columns, row, strict=True))


def games_in(file: Path) -> int:
    parquet = import_module("pyarrow.parquet")
    try:
        with parquet.ParquetFile(file) as opened:
            return int(opened.metadata.num_rows)
    except ValueError:
        return 0  # whoever reads it will say so
