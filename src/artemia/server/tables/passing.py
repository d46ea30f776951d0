"""Answers for people where there is but one answer, so that nobody is asked for nothing."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from artemia.server.storage.store import NotKept
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable

log = logging.getLogger(__name__)

THINKING: Final = (0.9, 3.5)
"""Seconds, from and to. In company it takes as long as somebody might who thinks about it."""
PAUSE_AFTER_A_FAILURE: Final = 1.0


class Passing:
    """Each such question has a task that answers it, unless it is gone by then.

    Any process does so that knows of a wish for it: if another was quicker, the question is gone.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._spared = self._who_is_spared()
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    def spares(self, seat: int) -> bool:
        """Whether this seat isn't asked where there is but one answer."""
        return seat in self._spared

    def renewed(self) -> frozenset[int]:
        """Looks anew who is spared, and tells for which seats that is another way than before."""
        before, self._spared = self._spared, self._who_is_spared()
        return before ^ self._spared

    def notice_wishes(self) -> None:
        """Somebody wishes it, or not any longer: they are shown anew what they are asked."""
        changed = self.renewed()
        for connection in list(self.table.presence.connections):
            if connection.eyes in changed:
                self.table.reseat(connection, connection.eyes, connection.lang)
        self.wake()

    def _who_is_spared(self) -> frozenset[int]:
        settings = self.table.settings
        wishing = {each.user for each in self.table.presence.connections if each.passes}
        return frozenset(
            seat
            for seat, chair in enumerate(settings.chairs)
            if settings.passes_by_itself(seat)
            or (not settings.lesson and not chair.stand_in and not wishing.isdisjoint(chair.owners))
        )

    def wake(self) -> None:
        """Something has happened; maybe there is such a question now."""
        table, play = self.table, self.table.play
        if play is None or table.closed or table.settings.status != "playing":
            return
        for seat in filter(self.spares, play.asked()):
            question = play.views.ask_id(seat)
            if (
                question is not None
                and (seat, question) not in self._tasks
                and self._answer_to(seat, question)
            ):
                self._tasks[seat, question] = table.services.spawn(self._pass(seat, question))

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _answer_to(self, seat: int, question: int) -> str | None:
        """The answer, if this is still asked and nobody has to give it by hand."""
        table, play = self.table, self.table.play
        if play is None or table.closed or not self.spares(seat) or play.views.ask_id(seat) != question:
            return None
        return play.only_answer(seat)

    async def _pass(self, seat: int, question: int) -> None:
        table = self.table
        try:
            if len(table.settings.people()) > 1:
                await asyncio.sleep(random.uniform(*THINKING))
            async with table.turn:
                await table.decided(lambda: self._give(seat, question))
        except NotKept:
            log.warning("table %s waits until a pass can be written", table.code)
            await asyncio.sleep(PAUSE_AFTER_A_FAILURE)
        except Refusal:
            return  # the table is gone
        except Exception:
            table.give_up()
        finally:
            self._tasks.pop((seat, question), None)
        self.wake()

    async def _give(self, seat: int, question: int) -> None:
        if (key := self._answer_to(seat, question)) is not None:
            await self.table.answered(seat, key)
