"""What one tab knows: the table as a page would keep it, frame by frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from artemia.server.wire import messages as m

FIELDS: Final = {
    kind.__struct_config__.tag: frozenset(kind.__struct_encode_fields__) | {"type"}
    for kind in m.ServerMessage.__args__
}
"""What each message has; another field would be something that nobody meant to tell."""


def fields_of(kind: type[Struct]) -> frozenset[str]:
    return frozenset(kind.__struct_encode_fields__)


TABLE, CHAIR, YOU, LINE = (fields_of(kind) for kind in (m.TableInfo, m.Chair, m.You, m.Happened))


class Known:
    """Takes in every message. What it must not be told is an error with a sentence."""

    def __init__(self) -> None:
        self.stream: str | None = None
        self.n = 0
        self.view: dict[str, Any] | None = None
        self.ask: dict[str, Any] | None = None
        self.waiting: list[int] = []
        self.heard = 0
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def take_in(self, message: dict[str, Any]) -> Iterator[tuple[dict[str, Any], bool]]:
        """Yields each line of the log once the view is as it leaves it, and whether its change was told."""
        kind = message["type"]
        check_fields(message)
        if kind == "welcome":
            self.stream, self.n = message["stream"], message["n"]
            self.view, self.heard = message["view"], len(message["log"])
        elif kind in ("moved", "table", "said"):
            if message["n"] != self.n + 1:
                raise ValueError(f"frame {message['n']} came after frame {self.n}")
            self.n = message["n"]
        elif kind == "resumed" and message["n"] != self.n:
            raise ValueError(f"resumed from frame {message['n']}, not from {self.n}")
        if kind in ("welcome", "table"):
            self.table, self.you = message["table"], message["you"]
        if kind in ("welcome", "moved"):
            for line in message["log"]:
                change = line.pop("change", None)
                if kind == "moved":
                    self.heard += 1
                    self._change(change)
                yield line, kind == "moved"
            self.ask, self.waiting = message["ask"], message["waiting"]
        if kind == "moved":
            self._change(message)

    def _change(self, change: dict[str, Any] | None) -> None:
        if change is None or self.view is None:
            return
        self.view.update(change["view"])
        for each in change["hunted"]:
            self.view["hunted"][each["seat"] - 1].update(each)


def check_fields(message: dict[str, Any]) -> None:
    """Nothing may come that the protocol doesn't name."""
    found = [(message.keys(), FIELDS[message["type"]])]
    if message["type"] in ("welcome", "table"):
        found += [(message["table"].keys(), TABLE), (message["you"].keys(), YOU)]
        found += [(chair.keys(), CHAIR) for chair in message["table"]["chairs"]]
    if message["type"] in ("welcome", "moved"):
        found += [(line.keys(), LINE) for line in message["log"]]
    for names, known in found:
        if not names <= known:
            raise ValueError(f"{message['type']} has {', '.join(sorted(names - known))}")
