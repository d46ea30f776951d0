"""Games in files: written whole or not at all, read with one clear sentence if that fails."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from artemia.errors import ArtemiaError
from artemia.game import Game
from artemia.texts import say


def write_whole(path: Path, text: str, lang: str) -> None:
    """Replaces a file in one go: whoever reads it finds the old text or the new one."""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(beside).replace(path)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise ArtemiaError(say(lang, "file-unwritable", file=str(path), why=why(error))) from error


def read_words(path: Path, lang: str) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        words = json.loads(path.read_bytes())
    except OSError as error:
        raise ArtemiaError(say(lang, "file-unreadable", file=str(path), why=why(error))) from error
    except (ValueError, RecursionError):
        words = None
    if not isinstance(words, dict):
        raise ArtemiaError(say(lang, "file-no-game", file=str(path)))
    return words


def check_new(path: Path | None, lang: str) -> None:
    """A file that is to be made must not be there yet: it might be somebody's game."""
    if path is None:
        return
    if path.exists():
        raise ArtemiaError(say(lang, "file-exists", file=str(path)))
    if not os.access(path.parent, os.W_OK):
        raise ArtemiaError(say(lang, "file-nowhere", file=str(path)))


def save_text(game: Game, table: dict[str, Any]) -> str:
    """A saved game, and who sits at its table."""
    return json.dumps({**json.loads(game.save()), "table": table}, ensure_ascii=False)


def record_text(game: Game, table: dict[str, Any]) -> str:
    """A record, one answer a line."""
    return json.dumps({**game.record, "table": table}, ensure_ascii=False, indent=1) + "\n"


def why(error: OSError) -> str:
    return error.strerror or type(error).__name__
