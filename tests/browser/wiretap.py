"""Listens to the sockets of a page, and searches them for what somebody else at the table keeps secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from artemia.texts import say
from tests.server.kit import views_in

PRIVATE = ("hand", "survival", "drawn")
NOT_FOR_ALL = frozenset(
    {
        *PRIVATE,
        "seat",
        "hunt_hand",
        "hunted",
        "exploration",
        "sanctuary",
        "played",
        "discard",
        "exposed",
        "shown",
    }
    | {"hunt_seen", "survivors", "avatars", "avatars_dealt", "evolutions", "sites_drawn"}
)
"""Fields that differ with the eyes, and those that hold such fields."""


LISTEN = """async (code) => {
  const { build, protocol } = await (await fetch('/api/version')).json()
  const hello = { type: 'hello', v: protocol, lang: 'en', build, watch: true }
  const wire = new WebSocket(`ws://${location.host}/t/${code}/socket`)
  wire.onopen = () => wire.send(JSON.stringify(hello))
}"""
"""What the page of an onlooker does, without showing anything."""


class Wiretap:
    """Every frame a page gets, and the view they add up to."""

    def __init__(self, page: Page) -> None:
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.between: list[dict[str, Any]] = []  # views with which the lines of the frames were told
        self.phases: set[int] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.raw.append(text)
        message = msgspec.json.decode(text)
        if message["type"] == "welcome" and message["view"]:
            self.view = message["view"]
        elif message["type"] == "moved":
            *between, self.view = views_in(message, self.view)
            self.between += between
        if self.view:
            self.phases.add(self.view["phase"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat

    def secrets(self) -> set[tuple[str, str]]:
        """Deck and id of the cards that only this seat may know of."""
        if not self.view:
            return set()
        found = {("hunt", card) for card in self.view["hunt_hand"] or ()}
        for hunted in self.view["hunted"]:
            if hunted["seat"] == self.seat:
                cards = {*(hunted["survival"] or ()), *(hunted["drawn"] or ())}
                found |= {("survival", card) for card in cards}
        if city := self.view["sanctuary"]:
            found |= {("evolution", card) for card in city["evolutions"] or ()}
            found |= {("avatar", card) for card in city["avatars_dealt"] or ()}
        open_cards = self.public()
        return {(deck, card) for deck, card in found if card not in open_cards}

    def picture(self) -> dict[str, Any]:
        """What is the same for everybody."""
        whole = {name: value for name, value in self.view.items() if name not in NOT_FOR_ALL}
        parts = [self.view["exploration"], self.view["sanctuary"], *self.view["hunted"]]
        known = [{name: part[name] for name in part if name not in NOT_FOR_ALL} for part in parts if part]
        return {**whole, "parts": known}

    def public(self) -> set[str]:
        """Ids that lie open, or that everybody has seen."""
        view = self.view
        found = {*view["hunt_discard"], *view["hunt_played"], *view["survival_discard"]}
        if view["exploration"]:
            found |= set(view["exploration"]["hunt_seen"] or ())
        if city := view["sanctuary"]:
            found |= {*city["evolutions_seen"], *city["developed"], *city["active"], *city["latent"]}
            found |= {card for pile in city["discards"] for card in pile} | set(filter(None, city["avatars"]))
        return found


class Search:
    """Looks again and again whether one page was told what another one keeps.

    Frames of two sockets don't arrive together. So it looks only when both have the same public picture, and
    for what is secret now and didn't lie open the last time.
    """

    def __init__(self, owner: Wiretap, other: Wiretap, lang: str = "en") -> None:
        self.owner = owner
        self.other = other
        self.lang = lang
        self.leaks: set[str] = set()
        self.searched = 0
        self._mark = 0
        self._open: set[str] = set()

    def look(self) -> bool:
        """Whether both had the same picture, so that there was something to compare."""
        for view in (*self.other.between, self.other.view):
            self.leaks.update(shown(view))
        self.other.between.clear()
        if not self.owner.view or not self.other.view or self.owner.picture() != self.other.picture():
            return False
        now = self.owner.secrets()
        for frame in self.other.raw[self._mark :]:
            self.searched += 1
            self.leaks.update(self._told(frame, {card for card in now if card[1] not in self._open}))
        self._open, self._mark = self.owner.public(), len(self.other.raw)
        return True

    def _told(self, frame: str, kept: set[tuple[str, str]]) -> Iterator[str]:
        """Sentences may name any card where its rules do; those that tell of something hidden may not."""
        data = re.sub(r'"(text|prompt|name)":"(\\.|[^"\\])*"', "", frame)
        data = re.sub(r'"replaced":{[^}]*}', "", data)  # which cards the box exchanges, whoever holds them
        message = msgspec.json.decode(frame)
        lines = message.get("log", ())
        for line in lines:
            if line["kind"].startswith("commit") and line["key"] and line["seat"] != self.other.seat:
                yield f"where seat {line['seat']} goes: {line['key']}"
        veiled = " ".join(line["text"] for line in lines if line["key"] is None)
        for deck, card in kept:
            if re.search(rf'[" +]{card}["+ ]', data):
                yield f"the id of {card}, which seat {self.owner.seat} holds: {data}"
            if say(self.lang, f"{deck}-{card}") in veiled:
                yield f"the name of {card}, which seat {self.owner.seat} holds"


def shown(view: dict[str, Any]) -> Iterator[str]:
    """What a view shows that its seat may never see."""
    if not view:
        return
    if view["seat"] != 0 and view["hunt_hand"] is not None:
        yield "the Creature's hand"
    for hunted in view["hunted"]:
        if hunted["seat"] == view["seat"]:
            continue
        for name in PRIVATE:
            if hunted[name] is not None:
                yield f"{name} of seat {hunted['seat']}"
        if hunted["played"] is not None and not hunted["at"]:
            yield f"where seat {hunted['seat']} goes"
