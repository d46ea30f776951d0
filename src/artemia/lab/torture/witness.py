"""One tab before the referee: is every frame it got what its eyes could see, no more and no less?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from artemia.lab.torture.known import Known
from artemia.lab.torture.oracle import Eyes, Oracle, Sight, digest
from artemia.lab.torture.verdict import Fault

Complaint = tuple[Fault, str]


class Witness:
    """Follows the game at the moments at which the oracle's eyes see the same as this tab."""

    def __init__(self, oracle: Oracle, seed: str, secrets: Sequence[str], owned: Sequence[int]) -> None:
        self.oracle, self.owned = oracle, owned
        self.never = [secret for secret in secrets if secret]
        self.seed = seed
        self.known = Known()
        self.lang = "en"
        self.eyes: Eyes | None = None
        self.floor = 0  # answers that must be known by now
        self.moment = 0
        self.lost = False  # nothing follows from what comes after a frame that isn't explained
        self._before: tuple[Sight, object] | None = None

    def hears(self, text: str, words: dict[str, Any], rows: Sequence[int]) -> Iterator[Complaint]:
        """What is wrong with this message; `rows` are the answers that it acknowledges."""
        kind = words["type"]
        yield from self._secrets(text, words)
        if kind == "welcome":
            self.lost = False
            self.eyes = None if words["view"] is None else Eyes(words["you"]["eyes"], self.lang)
        if self.lost:
            return
        try:
            for line, told in self.known.take_in(words):
                yield from self._line(line, told)
        except ValueError as error:
            self.lost = True
            yield "leak", str(error)
            return
        if kind in ("welcome", "moved") and self.eyes is not None:
            yield from self._sight(kind)
        if kind == "done" and rows:
            self.floor = max(self.floor, rows[0] + 1)
            yield from self._up_to_date("it is done")
        if kind in ("welcome", "table") and self.known.over:
            self.floor = len(self.oracle.answers)
            yield from self._up_to_date("the game is over")

    def _secrets(self, text: str, words: dict[str, Any]) -> Iterator[Complaint]:
        """Whose chair it isn't doesn't get its secret; the seed is told when the game is over."""
        if any(secret in text for secret in self.never):
            yield "leak", "the secret of somebody else's chair"
        table = words.get("table") or {"status": "lobby"}
        over = self.known.over or table["status"] == "over"
        if self.seed and not over and self.seed in text:
            yield "leak", "the seed of a game that goes on"
        if table["status"] != "lobby" and self.eyes is not None and words["you"]["chairs"] != [*self.owned]:
            yield "leak", f"sits on {words['you']['chairs']}, not on {self.owned}"

    def _line(self, line: dict[str, Any], told: bool) -> Iterator[Complaint]:
        if self.eyes is None:
            return
        lines = self.oracle.lines[self.eyes]
        n = self.known.heard - 1 if told else line["n"]
        if n >= len(lines) or line != lines[n]:
            yield "leak", f"line {line}, where {lines[n] if n < len(lines) else 'nothing'} happened"
        elif told and (after := self.oracle.after_line(self.eyes, n)) and digest(self.known.view) != after:
            yield "leak", f"what line {n} changed isn't what these eyes saw change: {line}"

    def _sight(self, kind: str) -> Iterator[Complaint]:
        assert self.eyes is not None
        known = self.known
        sight = Sight(digest(known.view), digest(unnamed(known.ask)), tuple(known.waiting), known.heard)
        before, self._before = self._before, (sight, known.ask and known.ask["id"])
        if kind == "moved" and before == self._before:
            yield "leak", "a frame in which nothing has changed tells that something happened"
        moment = self.oracle.first(self.eyes, sight, max(self.moment, self.floor))
        if moment is not None:
            self.moment = moment
            return
        self.lost = True
        earlier = self.oracle.first(self.eyes, sight, 0)
        if earlier is not None:
            yield "behind", f"shown as after {earlier} answers, but {max(self.moment, self.floor)} were known"
        else:
            yield "leak", f"not what these eyes see after {self.moment} answers or later: {self._differs()}"

    def _up_to_date(self, why: str) -> Iterator[Complaint]:
        if self.eyes is None or self._before is None:
            return
        moment = self.oracle.first(self.eyes, self._before[0], max(self.moment, self.floor))
        if moment is None:
            yield "behind", f"{why}, but the table is shown as after {self.moment} answers, not {self.floor}"
        else:
            self.moment = moment

    def _differs(self) -> str:
        """From the moment that is likest."""
        assert self.eyes is not None
        most = len(self.oracle.sights[self.eyes]) - 1
        now: dict[str, Any] = {
            "view": self.known.view,
            "ask": unnamed(self.known.ask),
            "waiting": self.known.waiting,
        }
        now |= {"heard": self.known.heard}
        moments = range(self.moment, min(self.moment + 3, most + 1))
        found = [differences(self.oracle.shown(self.eyes, moment), now) for moment in moments]
        return "; ".join(min(found, key=len)[:4])


def unnamed(ask: dict[str, Any] | None) -> dict[str, Any] | None:
    """A question without its name, which the rules don't know."""
    return ask and ask | {"id": 0}


def differences(truth: Any, told: Any, where: str = "") -> list[str]:
    """Where two pieces of plain data differ, as paths."""
    if isinstance(truth, dict) and isinstance(told, dict):
        pairs = [(name, truth.get(name), told.get(name)) for name in {**truth, **told}]
    elif isinstance(truth, list) and isinstance(told, list) and len(truth) == len(told):
        pairs = [(str(n), one, other) for n, (one, other) in enumerate(zip(truth, told, strict=True))]
    else:
        return [] if truth == told else [f"{where} is {told!r}, should be {truth!r}"]
    return [line for name, one, other in pairs for line in differences(one, other, f"{where}.{name}")]
