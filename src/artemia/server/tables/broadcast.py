"""Tells everybody at a table what there is and what has changed, each what is for him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artemia.server.storage.settings import KeptChair
from artemia.server.tables.fairness import commitment
from artemia.server.wire import messages as m
from artemia.server.wire.audience import completed
from artemia.server.wire.connection import Line, encode

if TYPE_CHECKING:
    from artemia.server.tables.table import LiveTable


class Herald:
    """Whoever calls it has the table's turn, so that frames go out in one order."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._told: dict[m.Lang, bytes] = {}  # the furniture, as each language has it

    def shown(self, lang: m.Lang) -> m.Table:
        kept, crowd = self.table.kept, self.table.crowd
        present = crowd.present()
        return m.Table(
            code=kept.code,
            status=kept.status,
            options=kept.options,
            refused=kept.refused(lang),
            chairs=[self._chair(n, chair, present) for n, chair in enumerate(kept.chairs)],
            watching=len({line.user for line in crowd.lines if not kept.owned(line.user)}),
            commitment=commitment(str(kept.seed)) if kept.seed and not kept.record else None,
            seed=str(kept.seed) if kept.status == "over" else None,
            rematch=kept.rematch,
            record=kept.record,
        )

    def _chair(self, n: int, chair: KeptChair, present: set[str]) -> m.Chair:
        online = chair.kind == "bot" or not present.isdisjoint(chair.owners)
        host = any(owner in self.table.kept.hosts for owner in chair.owners)
        return chair.shown(online, len(self.table.votes.get(n, ())), host)

    def you(self, line: Line) -> m.You:
        kept = self.table.kept
        owned = kept.owned(line.user)
        link = ".".join(kept.chairs[n].secret for n in owned) or None
        voted = [n for n, users in self.table.votes.items() if line.user in users]
        return m.You(chairs=owned, eyes=line.eyes, host=kept.is_host(line.user), link=link, voted=voted)

    def welcome(self, line: Line) -> None:
        """All there is, to one line; from here on its audience's frames follow."""
        audience, play = line.audience, self.table.play
        assert audience is not None
        look = play.sight.look(audience.eyes, audience.lang) if play else None
        table = self.shown(audience.lang)
        self._told.setdefault(audience.lang, encode(table))
        line.tell(
            m.Welcome(
                v=m.PROTOCOL,
                build=self.table.house.build,
                stream=audience.stream,
                n=audience.n,
                table=table,
                you=self.you(line),
                chat=self.table.chat,
                view=look.view if look else None,
                ask=look.ask if look else None,
                log=look.log if look else [],
                waiting=look.waiting if look else [],
                clock=self.table.clock.shown(),
            )
        )

    def resume(self, line: Line, stream: str | None, n: int | None) -> None:
        """What was missed since frame n; or all, where that is no longer known."""
        assert line.audience is not None
        missed = line.audience.since(stream, n)
        if missed is None or n is None:
            self.welcome(line)
            return
        line.tell(m.Resumed(n=n))
        for frame in missed:
            line.send(completed(frame, self.you(line), self.table.clock.shown()))

    def presence(self) -> None:
        """Only if it looks different from what was told last."""
        if any(encode(self.shown(lang)) != told for lang, told in self._told.items()):
            self.furniture()

    def furniture(self) -> None:
        self._told = {lang: encode(self.shown(lang)) for _, lang in self.table.crowd.audiences}
        for audience in list(self.table.crowd.audiences.values()):
            frame = audience.furnished(self._told[audience.lang])
            for line in list(audience.lines):
                line.send(completed(frame, self.you(line), None))

    def moves(self) -> None:
        """To each audience what has changed for it; to those for whom nothing has, nothing."""
        assert self.table.play is not None
        sight, clock = self.table.play.sight, encode(self.table.clock.shown()) + b"}"
        for (eyes, lang), audience in list(self.table.crowd.audiences.items()):
            delta = sight.changes(eyes, lang)
            if delta is None:
                continue
            data = audience.moved(encode(delta)).head + clock
            for line in list(audience.lines):
                line.send(data)

    def said(self, said: m.Said) -> None:
        words = encode(said)
        for audience in list(self.table.crowd.audiences.values()):
            frame = audience.spoke(words)
            for line in list(audience.lines):
                line.send(frame.head)
