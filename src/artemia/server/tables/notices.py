"""Who was removed and who takes over is said to everybody, in the chat: there it stands for latecomers."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from artemia.server.storage.settings import TableSettings, draft_of
from artemia.server.tables import seating, succession
from artemia.server.wire import messages as m

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable


class Announcement(NamedTuple):
    notice: m.Notice
    chair: int | None
    name: str
    whose: str | None = None


def in_chat(chat: Sequence[m.Said], told: Sequence[Announcement]) -> list[m.Said]:
    """As the next lines of what was said."""
    first = chat[-1].n + 1 if chat else 1
    return [
        m.Said(n=n, chair=chair, name=name, text=whose, phrase=None, at=time.time(), notice=notice)
        for n, (notice, chair, name, whose) in enumerate(told, first)
    ]


def brought(table: LiveTable, turn: int, back: int | None) -> tuple[TableSettings | None, list[Announcement]]:
    """What an answer has changed besides the game, and is kept with it: it is over, a turn has begun in which
    chairs change hands, somebody is back."""
    assert table.play is not None
    over, begun = table.play.game.over, table.play.game.state.turn > turn
    told: list[Announcement] = []
    if not over and back is None and not (begun and any(chair.heir for chair in table.settings.chairs)):
        return None, told
    draft = draft_of(table.settings)
    if over:
        draft.status, draft.ended = "over", time.time()
    elif begun:
        told = hand_on(draft, table.presence.present())
    if back is not None:
        seating.play_again(draft.chairs[back])
    return draft, told


def hand_on(settings: TableSettings, present: Collection[str]) -> list[Announcement]:
    """A turn has begun: chairs somebody waits for change hands, and everybody hears of it."""
    before = [(chair.heir, chair.name) for chair in settings.chairs]
    succession.hand_on(settings, present)
    return [
        Announcement("took_over", n, chair.name, whose)
        for n, (chair, (heir, whose)) in enumerate(zip(settings.chairs, before, strict=True))
        if heir is not None and chair.kind == "person"
    ]
