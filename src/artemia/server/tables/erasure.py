"""Somebody takes with them, or has erased, what this server keeps of their finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from artemia.server.storage.settings import TableSettings
from artemia.server.tables.history import past_games, record_of
from artemia.server.tables.seating import mend_hosts
from artemia.texts import seat_names

if TYPE_CHECKING:
    from artemia.server.web.services import Services


async def exported(services: Services, user: str) -> dict[str, Any]:
    """All of it, as a file for people and programs; deals of games that go on aren't told."""
    name, colour = await services.store.person(user)
    records = {}
    for code in await services.store.left_behind_by(user):
        stored = await services.store.load(code)
        if stored is None or stored.settings.status != "over":
            continue
        owned = stored.settings.owned(user)
        said = [each.text or each.phrase for each in stored.chat if each.chair in owned and not each.notice]
        records[code] = {**record_of(stored), "seats": owned, "said": said}
    games = msgspec.to_builtins(await past_games(services, user))
    return {"name": name, "colour": colour, "games": games, "records": records}


async def erase(services: Services, user: str) -> None:
    """Games only they have played are removed; from those of others they are gone, name and words."""
    for code in await services.store.left_behind_by(user):
        stored = await services.store.load(code)
        if stored is None or stored.settings.status != "over":
            continue
        if any(set(chair.owners) - {user} for chair in stored.settings.chairs):
            await leave(services, code, user)
        elif code in services.tables.live:
            await services.tables.end(code)
        else:
            await services.tables.remove([code])
    await services.store.forget_person(user)


async def leave(services: Services, code: str, user: str) -> None:
    async with services.tables.turn_at(code) as table:
        owned = [n for n in table.settings.owned(user) if table.settings.chairs[n].owners == [user]]
        said = [each.n for each in table.chat if each.chair in owned]

        async def step_away() -> None:
            await table.change(lambda settings: stand_up(settings, user))

        await table.decided(step_away)
        table.chat = [each for each in table.chat if each.n not in said]
        await services.store.blot_out(code, user, said)


def stand_up(settings: TableSettings, user: str) -> None:
    """A chair that was theirs alone is called as if nobody had given a name."""
    usual = seat_names("en")
    for n in settings.owned(user):
        chair = settings.chairs[n]
        left = [each for each in chair.owners if each != user]
        chair.belongs_to(left)
        if not left:
            chair.name = usual[n]
    settings.maker = "" if settings.maker == user else settings.maker
    settings.hosts = [each for each in settings.hosts if each != user]
    mend_hosts(settings)
