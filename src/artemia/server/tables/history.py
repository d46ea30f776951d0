"""What somebody has played: each finished game is worked out once and noted, and may outlive its table."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from artemia.game import SAVE_VERSION
from artemia.server.bots.teller import Errand
from artemia.server.storage.settings import TableSettings
from artemia.server.storage.store import News
from artemia.server.tables.past_game import PastGame, past_game
from artemia.server.tables.trophies import TrophyShown, awarded
from artemia.server.views.played import Played
from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.web.services import Services

log = logging.getLogger(__name__)

MOST_SHOWN: Final = 1000
AT_ONCE: Final = 200
PATIENCE: Final = 2.0
"""Seconds a request works out games for; the page asks again for the others."""
OUR_OWN: Final = "us"
"""On whose account games are worked out that nobody has asked for."""


class History(Struct, kw_only=True):
    """`more` games are still to be worked out."""

    games: list[PastGame]
    trophies: list[TrophyShown]
    more: int


async def history_of(services: Services, user: str, address: str) -> History:
    until = time.monotonic() + PATIENCE
    missing = await services.store.unnoted_of(user, AT_ONCE)
    while missing and time.monotonic() < until:
        await note(services, *missing.pop(0), address)
    games = await past_games(services, user)
    return History(games=games, trophies=awarded(games), more=len(missing))


async def past_games(services: Services, user: str) -> list[PastGame]:
    """Those that were noted, but lessons: the latest first."""
    found = []
    for doc, there in await services.store.played_by(user, MOST_SHOWN):
        game = msgspec.json.decode(doc, type=PastGame)
        game.there = there
        if game.kind != "lesson":
            found.append(game)
    return found


async def note(services: Services, code: str, updated: float, address: str = OUR_OWN) -> None:
    """For everybody who sat there."""
    stored = await services.store.load(code)
    if stored is None or stored.settings.status != "over" or stored.settings.record:
        return
    settings = stored.settings
    found = Played() if settings.lesson else await worked_out(services, stored, address)
    ended = settings.ended or updated
    await services.store.note_played(
        (user, code, ended, msgspec.json.encode(past_game(settings, user, ended, found)))
        for user in owners_of(settings)
    )


async def note_all(services: Services, codes: Iterable[str]) -> None:
    """Before these tables are removed."""
    for code in codes:
        await note(services, code, time.time())


def owners_of(settings: TableSettings) -> list[str]:
    return sorted({user for chair in settings.chairs for user in chair.owners})


async def worked_out(services: Services, stored: News, address: str) -> Played:
    """What can't be told by these rules any more is noted as such, and not tried again."""
    errand = Errand("played", msgspec.json.encode(record_of(stored)))
    try:
        return msgspec.json.decode(await services.tellings.of(None, errand, address), type=Played)
    except (Refusal, TimeoutError) as error:
        if isinstance(error, Refusal) and error.code != "failed":
            raise
        log.warning("the game of table %s can't be told", stored.settings.code)
        return Played()


def record_of(stored: News) -> dict[str, Any]:
    return {
        "artemia": SAVE_VERSION,
        "setup": stored.settings.setup().to_dict(),
        "answers": [given.line for given in stored.given],
    }
