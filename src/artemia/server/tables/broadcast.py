"""Tells everybody at a table what there is and what has changed, each what is for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artemia.server.storage.settings import OwnedChair
from artemia.server.tables.fairness import commitment
from artemia.server.wire import messages as m
from artemia.server.wire.audience import completed
from artemia.server.wire.connection import Connection, encode

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable


class Broadcast:
    """Whoever calls it has the table's turn, so that frames go out in one order."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._told: dict[m.Lang, bytes] = {}  # the settings, as each language has them

    def shown(self, lang: m.Lang) -> m.TableInfo:
        settings, presence = self.table.settings, self.table.presence
        present = presence.present()
        return m.TableInfo(
            code=settings.code,
            status=settings.status,
            options=settings.options,
            refused=settings.refused(lang),
            chairs=[self._chair(n, chair, present) for n, chair in enumerate(settings.chairs)],
            watching=len({user for user in presence.users() if not settings.owned(user)}),
            commitment=commitment(str(settings.seed)) if settings.seed and not settings.record else None,
            seed=str(settings.seed) if settings.status == "over" else None,
            rematch=settings.rematch,
            hints=settings.gives_hints(),
            removed=[each.name for each in settings.barred()],
            record=settings.record,
            lesson=settings.lesson,
        )

    def _chair(self, n: int, chair: OwnedChair, present: frozenset[str]) -> m.Chair:
        online = chair.kind == "bot" or not present.isdisjoint(chair.owners)
        host = any(owner in self.table.settings.hosts for owner in chair.owners)
        wanting = set(self.table.settings.votes.get(n, ()))
        votes = sum(not wanting.isdisjoint(person) for person in self.table.settings.people())
        return chair.shown(online, votes, host)

    def you(self, connection: Connection) -> m.You:
        settings = self.table.settings
        owned = settings.owned(connection.user)
        link = ".".join(settings.chairs[n].secret for n in owned) or None
        voted = [n for n, users in settings.votes.items() if connection.user in users]
        return m.You(
            chairs=owned, eyes=connection.eyes, host=settings.is_host(connection.user), link=link, voted=voted
        )

    def welcome(self, connection: Connection) -> None:
        """All there is, to one line; from here on its audience's frames follow."""
        audience, play = connection.audience, self.table.play
        assert audience is not None
        look = play.views.look(audience.eyes, audience.lang) if play else None
        table = self.shown(audience.lang)
        self._told.setdefault(audience.lang, encode(table))
        connection.tell(
            m.Welcome(
                v=m.PROTOCOL,
                build=self.table.services.build,
                stream=audience.stream,
                n=audience.n,
                table=table,
                you=self.you(connection),
                chat=self.table.chat,
                view=look.view if look else None,
                ask=look.ask if look else None,
                log=look.log if look else [],
                waiting=look.waiting if look else [],
                clock=self.table.clock.shown(),
            )
        )
        self._due_anew(connection)

    def resume(self, connection: Connection, stream: str | None, n: int | None) -> None:
        """What was missed since frame n; or all, where that is no longer known."""
        assert connection.audience is not None
        missed = connection.audience.since(stream, n)
        if missed is None or n is None:
            self.welcome(connection)
            return
        connection.tell(m.Resumed(n=n))
        for frame in missed:
            connection.send(completed(frame, self.you(connection), self.table.clock.shown()))
        self._due_anew(connection)

    def presence(self) -> None:
        """Only if it looks different from what was told last."""
        if any(encode(self.shown(lang)) != told for lang, told in self._told.items()):
            self.settings()

    def settings(self) -> None:
        self._told = {lang: encode(self.shown(lang)) for _, lang in self.table.presence.audiences}
        for audience in list(self.table.presence.audiences.values()):
            frame = audience.changed_table(self._told[audience.lang])
            for connection in list(audience.connections):
                connection.send(completed(frame, self.you(connection), None))
                self._due_anew(connection)

    def moves(self) -> None:
        """To each audience what has changed for it; to those for whom nothing has, nothing."""
        assert self.table.play is not None
        views, clock = self.table.play.views, encode(self.table.clock.shown()) + b"}"
        for (eyes, lang), audience in list(self.table.presence.audiences.items()):
            delta = views.changes(eyes, lang)
            if delta is None:
                continue
            data = audience.moved(encode(delta)).head + clock
            for connection in list(audience.connections):
                connection.send(data)
        for connection in self.table.presence.connections:
            if len(connection.chairs) > 1:
                self._due(connection)

    def _due_anew(self, connection: Connection) -> None:
        connection.chairs, connection.due = self.table.settings.owned(connection.user), None
        self._due(connection)

    def _due(self, connection: Connection) -> None:
        """Tells a device with several chairs which of them are asked, if that isn't what it was told last."""
        table, play = self.table, self.table.play
        if play is None or len(connection.chairs) < 2:
            return
        asked = [seat for seat in play.asked() if seat in connection.chairs and not table.bots.plays(seat)]
        due = [seat for seat in asked if not table.passing.spares(seat) or play.only_answer(seat) is None]
        if due != connection.due:
            connection.due = due
            connection.tell(m.Due(chairs=due))

    def said(self, said: m.Said) -> None:
        words = encode(said)
        for audience in list(self.table.presence.audiences.values()):
            frame = audience.spoke(words)
            for connection in list(audience.connections):
                connection.send(frame.head)
