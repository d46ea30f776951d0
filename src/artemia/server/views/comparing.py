"""What is different between two moments, found once for all who see the same of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from artemia.engine.step import Seat
from artemia.server.views.cache import Fields, ViewParts
from artemia.server.wire.messages import Change


class Common(NamedTuple):
    """What is different for all eyes of one kind; it holds on to what it is about."""

    told: ViewParts
    now: ViewParts
    view: dict[str, Any]
    hunted: list[dict[str, Any]]
    seats: list[Seat]
    change: Change | None


class SeenChanges:
    """Good for one answer: then it is forgotten, with the moments it is about."""

    def __init__(self) -> None:
        self._common: dict[tuple[int, ...], Common] = {}

    def change(self, told: ViewParts, now: ViewParts) -> Change | None:
        if now is told:
            return None
        common = self._common_of(told, now)
        view, hunted, own = common.view, common.hunted, now.own
        if now.private is not told.private:
            view = view | now.private.since(told.private)
        if (
            own is not None
            and told.own is not None
            and (own is not told.own or own.now["seat"] in common.seats)
        ):
            hunted = with_own(hunted, told.own, own)
        if view is common.view and hunted is common.hunted:
            return common.change
        return Change(view=view, hunted=hunted) if view or hunted else None

    def _common_of(self, told: ViewParts, now: ViewParts) -> Common:
        key = id(told.public), id(now.public), id(told.hunted), id(now.hunted)
        found = self._common.get(key)
        if found is None:
            view, hunted = now.public.since(told.public), changed_hunted(told.hunted, now.hunted)
            change = Change(view=view, hunted=hunted) if view or hunted else None
            found = Common(told, now, view, hunted, [each["seat"] for each in hunted], change)
            self._common[key] = found
        return found


def changed_hunted(told: list[Fields], now: list[Fields]) -> list[dict[str, Any]]:
    if told is now:
        return []
    return [
        {"seat": new.now["seat"], **changed}
        for old, new in zip(told, now, strict=True)
        if new is not old and (changed := new.since(old))
    ]


def with_own(hunted: list[dict[str, Any]], told: Fields, own: Fields) -> list[dict[str, Any]]:
    """The same, but of themselves as they see it."""
    me = own.now["seat"]
    changed = own.since(told)
    mine = [{"seat": me, **changed}] if changed else []
    before, after = (
        [each for each in hunted if each["seat"] < me],
        [each for each in hunted if each["seat"] > me],
    )
    return [*before, *mine, *after]
