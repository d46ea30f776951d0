"""What a server writes down about itself: for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final


class LogStyle(StrEnum):
    TEXT = "text"
    JSON = "json"


FOR_PEOPLE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_logging(style: LogStyle) -> None:
    """For people it is quiet but for what went wrong; programs also hear of starting and stopping."""
    logging.basicConfig(level=logging.WARNING, format=FOR_PEOPLE)
    if style is LogStyle.JSON:
        logging.getLogger("artemia").setLevel(logging.INFO)
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())


class JsonLines(logging.Formatter):
    """Of an error its kind and where it happened, not its words: in these might be a name or a card."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and (error := record.exc_info[1]):
            line["error"] = [told(each) for each in chain(error)]
        return json.dumps(line, ensure_ascii=False)


def chain(error: BaseException | None) -> list[BaseException]:
    """The error, and what it came from."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = error.__cause__ or error.__context__
    return found


def told(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "kind": type(error).__qualname__,
        "stack": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
