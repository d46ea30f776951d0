"""A game somebody has played, as they remember it: one line of their history."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct, field

from artemia.server.storage.settings import TableSettings
from artemia.server.views.played import Played, SeatPlayed

Camp = Literal["hunted", "creature", "both"]
Kind = Literal["game", "lesson", "continued"]


class PastGame(Struct, kw_only=True):
    """`camp` is "both" for who played for either, on one device. Without a `winner` it can't be told.
    `there`: whether the table can still be looked at.
    """

    code: str
    kind: Kind
    ended: float
    minutes: int  # 0 where nobody noted when it began
    boxes: list[str]
    players: int
    camp: Camp
    name: str
    colour: int
    people: list[str]  # the others
    level: str  # of the bots, if there were any
    won: bool = False
    winner: str = ""
    won_by: str = ""
    left: int = 0
    turns: int = 0
    catches: int = 0
    visits: dict[str, int] = field(default_factory=dict)
    caught: dict[str, int] = field(default_factory=dict)
    deeds: dict[str, int] = field(default_factory=dict)
    there: bool = True

    @property
    def counts(self) -> bool:
        """For rates and trophies: nobody beats themselves, and a game gone on with is none of its own."""
        return self.kind == "game" and self.camp != "both" and bool(self.winner)


def past_game(settings: TableSettings, user: str, ended: float, found: Played) -> PastGame:
    owned = settings.owned(user)
    mine = [found.seats[seat] for seat in owned] if found.seats else []
    camp: Camp = "both" if 0 in owned and len(owned) > 1 else "hunted" if owned[0] else "creature"
    chair = settings.chairs[owned[0]]
    levels = Counter(each.level for each in settings.chairs if each.kind != "person" and each.level)
    minutes = max(1, round((settings.ended - settings.began) / 60))
    return PastGame(
        code=settings.code,
        kind="lesson" if settings.lesson else "continued" if settings.continues else "game",
        ended=settings.ended or ended,
        minutes=minutes if settings.began and settings.ended else 0,
        boxes=settings.options.boxes,
        players=len(settings.chairs),
        camp=camp,
        name=chair.name,
        colour=chair.colour if owned[0] else 0,
        people=[each.name for n, each in enumerate(settings.chairs) if each.owners and n not in owned],
        level=levels.most_common(1)[0][0] if levels else "",
        won=bool(found.winner) and (found.winner == "creature") == (camp == "creature") and camp != "both",
        winner=found.winner,
        won_by=found.won_by,
        left=found.left,
        turns=found.turns,
        catches=found.catches,
        visits=all_of(mine, "visits"),
        caught=all_of(mine, "caught"),
        deeds=best_of(mine),
    )


def all_of(seats: list[SeatPlayed], what: Literal["visits", "caught"]) -> dict[str, int]:
    together: Counter[str] = Counter()
    for seat in seats:
        together.update(getattr(seat, what))
    return dict(together)


def best_of(seats: list[SeatPlayed]) -> dict[str, int]:
    best: dict[str, int] = {}
    for seat in seats:
        best |= {deed: max(n, best.get(deed, 0)) for deed, n in seat.deeds.items()}
    return best
