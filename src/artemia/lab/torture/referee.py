"""Judges one game: its log as it is kept, against everything its people sent and heard."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from artemia.engine.spelling import Reply
from artemia.errors import ArtemiaError
from artemia.lab.torture.kept import KeptGame, kept_game
from artemia.lab.torture.oracle import Eyes, Oracle
from artemia.lab.torture.spool import Entry, entries
from artemia.lab.torture.verdict import Verdict
from artemia.lab.torture.witness import Witness

PING: Final = "ping"


class PlayedTable(NamedTuple):
    """What a referee needs to know where to look."""

    code: str
    store: str
    spool: Path


class Spooled(NamedTuple):
    """An entry of the spool with its message; there is none where a connection ended."""

    entry: Entry
    words: dict[str, Any]


class RequestedAnswer:
    """An answer somebody wanted to give, however often they sent it, and what they heard."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.words = words
        self.sent = 0
        self.done = self.refused = False


def judge(case: PlayedTable) -> Verdict:
    """All that is wrong with one game, and how much was looked at."""
    kept = asyncio.run(kept_game(case.store, case.code))
    spooled = [
        Spooled(entry, msgspec.json.decode(entry.text) if entry.way != "gone" else {})
        for entry in entries(case.spool)
    ]
    if kept is None:
        verdict = Verdict(games=1)
        verdict.broken("lost", case.code, "the table is not in the store")
        return verdict
    return Referee(case.code, kept, spooled).judge()


class Referee:
    """Looks at the log by itself, then at the requests, then at each frame."""

    def __init__(self, code: str, kept: KeptGame, spooled: Sequence[Spooled]) -> None:
        self.code, self.kept, self.spooled = code, kept, spooled
        self.verdict = Verdict(games=1, answers=len(kept.given))
        self.requests = requests_in(spooled)
        self.rows: dict[tuple[str, str], list[int]] = defaultdict(list)
        for n, given in enumerate(kept.given):
            if given.user and given.request:
                self.rows[given.user, given.request].append(n)

    def judge(self) -> Verdict:
        if self.kept.settings.status != "lobby":
            self._log()
            self._requests()
            self._frames()
        return self.verdict

    def _broken(self, fault: Any, about: str) -> None:
        self.verdict.broken(fault, self.code, about)

    # The log by itself

    def _log(self) -> None:
        if self.kept.numbers != list(range(len(self.kept.numbers))):
            missing = sorted({*range(self.kept.numbers[-1])} - {*self.kept.numbers})
            self._broken("lost", f"there are no answers number {missing[:5]} before the last one")
        asked: dict[tuple[int, int], int] = {}
        for n, given in enumerate(self.kept.given):
            seat, key = Reply.read(given.line)
            chair = self.kept.settings.chairs[seat]
            if given.user is None:
                if chair.kind != "bot" and self.kept.settings.options.pace == "none":
                    self._broken("log", f"answer {n}, {given.line}: a bot gave it, where a person sits")
                continue
            request = self.requests.get((given.user, given.request or ""))
            if given.user not in chair.owners or request is None or request.words["key"] != key:
                self._broken("log", f"answer {n}, {given.line}: {given.user} did not give it")
                continue
            if n != (first := asked.setdefault((seat, request.words["ask"]), n)):
                self._broken("doubled", f"answers {first} and {n} of seat {seat} are to the same question")

    # What was acknowledged, and what was refused

    def _requests(self) -> None:
        for (user, id), request in self.requests.items():
            rows = self.rows.get((user, id), [])
            self.verdict.acknowledged += request.done
            if request.done and not rows:
                self._broken("lost", f"{user} heard that {id} was done: {request.words}")
            if len(rows) > 1:
                self._broken("doubled", f"{id} of {user} is answers {rows}: {request.words}")
            if rows and request.refused and not request.done and request.sent == 1:
                self._broken("log", f"{user} heard that {id} was refused, and it is answer {rows[0]}")

    # What was told

    def _frames(self) -> None:
        settings = self.kept.settings
        owned = {user: settings.owned(user) for user in {heard.entry.user for heard in self.spooled}}
        looking = {eyes for tab in self._tabs().values() for eyes in tab}
        try:
            oracle = Oracle(settings.setup(), self.kept.answers, looking)
        except ArtemiaError as error:
            self._broken("log", f"the set-up makes no game: {error}")
            return
        if oracle.misfit:
            self._broken("log", f"not offered at its moment: {oracle.misfit}")
        self.verdict.over += oracle.over
        witnesses: dict[str, Witness] = {}
        for entry, words in self.spooled:
            witness = witnesses.get(entry.tab)
            if witness is None:
                mine = owned[entry.user]
                secrets = [chair.secret for n, chair in enumerate(settings.chairs) if n not in mine]
                witness = witnesses[entry.tab] = Witness(oracle, str(settings.seed), secrets, mine)
            if entry.way == "hello":
                witness.lang = words["lang"]
            elif entry.way == "floor":
                witness.floor = words["answers"]
            elif entry.way == "heard":
                self._heard(entry, words, witness)

    def _heard(self, entry: Entry, words: dict[str, Any], witness: Witness) -> None:
        self.verdict.frames += 1
        rows = self.rows.get((entry.user, words.get("id") or ""), []) if words["type"] == "done" else []
        for fault, about in witness.hears(entry.text, words, rows):
            self._broken(fault, f"{entry.tab} ({witness.eyes}), frame {witness.known.n}: {about}")

    def _tabs(self) -> dict[str, set[Eyes]]:
        """Through which eyes each tab has looked."""
        langs: dict[str, str] = {}
        found: dict[str, set[Eyes]] = defaultdict(set)
        for entry, words in self.spooled:
            if entry.way == "hello":
                langs[entry.tab] = words["lang"]
            elif words.get("type") == "welcome" and words["view"] is not None:
                found[entry.tab].add(Eyes(words["you"]["eyes"], langs[entry.tab]))
        return found


def requests_in(spooled: Sequence[Spooled]) -> dict[tuple[str, str], RequestedAnswer]:
    """Answers by whose they are and by their ids."""
    found: dict[tuple[str, str], RequestedAnswer] = {}
    refusals: Counter[tuple[str, str]] = Counter()
    for entry, words in spooled:
        key = (entry.user, words.get("id") or "")
        if entry.way == "sent" and words["type"] == "answer":
            found.setdefault(key, RequestedAnswer(words)).sent += 1
        elif entry.way == "heard" and key in found and words["type"] in ("done", "refused"):
            found[key].done |= words["type"] == "done"
            found[key].refused |= words["type"] == "refused"
            refusals[key] += words["type"] == "refused"
    return found
