"""What each audience of a game gets: first a whole look, then only what has changed.

What is public is found once an answer; what is private is laid over it for each seat. Of everything the last
state is kept, so that what stays the same stays the same object, and is neither sent nor compared again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from artemia.engine.core import LoggedStep
from artemia.engine.kernel import answers_to, forced
from artemia.engine.spelling import Reply
from artemia.engine.step import NO, OP, OPS, Seat, Step
from artemia.game import Game
from artemia.lessons import Lesson
from artemia.rules.constants import CREATURE
from artemia.rules.knowledge import eyes_of
from artemia.rules.windows import prepare
from artemia.server.views import labels
from artemia.server.views.cache import ViewCache, ViewParts
from artemia.server.views.coaching import coach
from artemia.server.views.comparing import SeenChanges
from artemia.server.views.log import EventLog
from artemia.server.views.waiting import Waiting
from artemia.server.wire.messages import Ask, Change, Happened
from artemia.session import Asked, asked_of

ID_BITS: Final = 24
UNCHANGED: Final = Change(view={}, hunted=[])


class Snapshot(Struct, frozen=True, kw_only=True):
    """All there is to see for one audience."""

    view: dict[str, Any]
    ask: Ask | None
    log: list[Happened]
    waiting: list[Seat]


class Delta(Struct, frozen=True, kw_only=True, gc=False):
    """What has changed for one audience. The question and those waited for are always there."""

    view: dict[str, Any]
    hunted: list[dict[str, Any]]
    ask: Ask | None
    log: list[Happened]
    waiting: list[Seat]


class LastTold:
    """What a seat, or the onlookers, were told last in one language."""

    __slots__ = ("ask", "asked", "heard", "logged", "view", "waiting")

    view: ViewParts
    waiting: list[Seat]
    ask: Ask | None
    asked: tuple[object, ...] | None  # what the question was made of
    logged: int  # events of the log that were told, or not for these eyes
    heard: int  # those that were


class Views:
    """One game through all eyes. Call `after_answer` once for every answer."""

    def __init__(self, game: Game, lesson: Lesson | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self._waiting = Waiting(game)
        self._cache = ViewCache(game.state)
        self._audiences: dict[tuple[Seat | None, str], LastTold] = {}
        self._given = [0] * game.state.seats
        for line in game.given:
            self._given[Reply.read(line).seat] += 1
        self._listed = self._waiting.seats()
        self._events = EventLog(game)
        self._noted = len(self._events)
        self._coming: dict[tuple[Seat | None, int], ViewParts] = {}
        self._moments = self._coming  # views right after the events of the last answer
        self._seen_changes = SeenChanges()
        self.spares: Callable[[Seat], bool] = lambda _: False
        """Whether a seat isn't put a question with but one answer."""
        self.asks = True
        """False where the game can't go on: then nobody may change their mind either."""
        game.state.before_step = self.watch

    def watch(self) -> None:
        """Before each step: what came before it has had its effect, and the step may change anything."""
        self._note_event()
        self._cache.stale = True

    def _note_event(self) -> None:
        """Keeps what those who look on, and noticed the last event, see now."""
        log: list[LoggedStep] = self.game.state.log or []
        if len(log) == self._noted:
            return
        self._noted = len(log)
        for seat, _ in self._audiences:
            if log[-1].noticed or log[-1].witnesses >> eyes_of(seat) & 1:
                self._coming[seat, self._noted - 1] = self._cache.seen_by(seat)

    def after_answer(self) -> None:
        self._given[Reply.read(self.game.given[-1]).seat] += 1
        self._waiting.after_answer()
        listed = self._waiting.seats()
        if listed != self._listed:
            self._listed = listed
        self._note_event()
        self._moments, self._coming = self._coming, {}
        self._seen_changes = SeenChanges()
        self._events.read_on()

    @property
    def open(self) -> Mapping[Seat, Step]:
        """The seats that hold the game up, with their questions, the one a table would ask first at the head.

        For the server alone: others must not learn it.
        """
        return self._waiting.open

    def asked(self, seat: Seat) -> bool:
        return seat in self._waiting.open

    def waiting(self) -> list[Seat]:
        """Those waited for, as far as everybody may know."""
        return self._listed

    def forget(self, seat: Seat | None, lang: str) -> None:
        """Nobody looks through these eyes any longer."""
        self._audiences.pop((seat, lang), None)
        if not self._audiences:
            self._cache = ViewCache(self.game.state)

    def look(self, seat: Seat | None, lang: str) -> Snapshot:
        audience = LastTold()
        audience.view = self._cache.seen_by(seat)
        audience.waiting, audience.ask, audience.asked = self._listed, None, None
        audience.logged = len(self._events)
        log = self._events.lines(0, audience.logged, 1 << eyes_of(seat), lang, 0, you=seat)
        audience.heard = len(log)
        self._audiences[seat, lang] = audience
        self._renew_ask(audience, seat, lang, True)
        return Snapshot(
            view=to_builtins({"seat": seat, **audience.view.whole()}, str_keys=True),
            ask=audience.ask,
            log=log,
            waiting=audience.waiting,
        )

    def changes(self, seat: Seat | None, lang: str) -> Delta | None:
        """What is new since this audience's last look or changes; None if that is nothing."""
        audience = self._audiences[seat, lang]
        log = self._news(audience, seat, lang)
        view = self._cache.seen_by(seat)
        rest = self._seen_changes.change(audience.view, view) or UNCHANGED
        seen = bool(log) or rest is not UNCHANGED or audience.waiting is not self._listed
        if not (self._renew_ask(audience, seat, lang, seen) or seen):
            return None
        audience.view, audience.waiting = view, self._listed
        return Delta(view=rest.view, hunted=rest.hunted, ask=audience.ask, log=log, waiting=audience.waiting)

    def _news(self, audience: LastTold, seat: Seat | None, lang: str) -> list[Happened]:
        """The lines not told yet, each with what it changed."""
        begin, end = audience.logged, len(self._events)
        if begin == end:
            return []
        changes: dict[int, Change] = {}
        for i in range(begin, end):
            view = self._moments.get((seat, i))
            if view is not None and view is not audience.view:
                if change := self._seen_changes.change(audience.view, view):
                    changes[i] = change
                audience.view = view
        found = self._events.lines(begin, end, 1 << eyes_of(seat), lang, audience.heard, changes, seat)
        audience.logged = end
        audience.heard += len(found)
        return found

    # Questions

    def ask_id(self, seat: Seat) -> int | None:
        """Names the open question of a seat, the same after a restart; None if there is none."""
        asked = asked_of(self.game.state, seat)
        return self._id(seat, self._moment(asked)) if asked.answers else None

    def _id(self, seat: Seat, moment: tuple[object, ...]) -> int:
        """How many answers the seat has given, and a sum over what it is asked now."""
        return self._given[seat] << ID_BITS | hash(moment) & (1 << ID_BITS) - 1

    def _moment(self, asked: Asked) -> tuple[object, ...]:
        """What makes a question this one and no other.

        A window that closed because somebody played a card, and opened anew, is another question.
        """
        g = self.game.state
        if asked.optional or OPS[asked.step & OP].at_leisure:
            return tuple(asked)
        used = g.sanctuary.used if g.sanctuary is not None else 0
        return *asked, g.turn, g.phase, g.stage, g.hunt_played, g.survival_used, used

    def _is_vain(self, seat: Seat, asked: Asked) -> bool:
        """Whether there is nothing to decide, and this seat is spared such questions."""
        if not self.spares(seat) or (asked.optional and seat != CREATURE):
            return False
        # The Creature would think again only to be asked this.
        answers = answers_to(self.game.state, prepare(CREATURE)) if asked.optional else asked.answers
        return forced(answers) > NO

    def _renew_ask(self, audience: LastTold, seat: Seat | None, lang: str, seen: bool) -> bool:
        """Whether the question is another one than before. Who has seen nothing happen is asked the same."""
        if seat is None or not self.asks:
            return False
        g, given, before = self.game.state, self._given[seat], audience.asked
        if not seen and before is not None and before[:2] == (given, self._waiting.open.get(seat, 0)):
            return False
        now = asked_of(g, seat)
        if not now.answers or self._is_vain(seat, now):
            had, audience.ask, audience.asked = audience.ask, None, (given, now.step)
            return had is not None
        moment = self._moment(now)
        asked = (given, now.step, moment, labels.moment(g, *now))
        if asked == before:
            return False
        audience.asked = asked
        audience.ask = labels.ask(g, now, self._id(seat, moment), lang)
        if self.lesson is not None and seat == self.lesson.seat:
            audience.ask = replace(audience.ask, coach=coach(self.lesson, g, now, lang))
        return True
