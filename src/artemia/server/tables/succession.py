"""Who is removed from a table, who takes over from them, and when."""

from __future__ import annotations

import time
from collections.abc import Collection

from artemia.server.storage.settings import Removed, TableSettings
from artemia.server.tables import seating
from artemia.server.tables.names import distinct, proper_name
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal


def sit_down(settings: TableSettings, user: str, wish: m.Sit) -> None:
    """During a game whoever sat there may come back at once; others sit down when a turn begins."""
    seating.only_in(settings, "playing")
    chair = seating.chair_of(settings, wish.chair)
    if user in chair.owners:
        return
    if chair.kind != "open":
        raise Refusal("full", "taken")
    seating.only_welcome(settings, user)
    if settings.owned(user) or any(each.heir_user == user for each in settings.chairs):
        raise Refusal("not-now", "one-chair")
    if user in chair.kept_for:
        chair.seat(chair.kept_for)
    elif chair.heir is not None:
        raise Refusal("full", "heir", who=chair.heir)
    else:
        taken = [name for each in settings.chairs for name in (each.name, each.heir) if name]
        chair.heir, chair.heir_user = distinct(proper_name(wish.name), taken), user


def hand_on(settings: TableSettings, present: Collection[str]) -> None:
    """A turn begins: whoever was to sit down does, if they are here."""
    for chair in settings.chairs:
        if chair.heir is not None and chair.heir_user in present:
            chair.name = chair.heir
            chair.seat([chair.heir_user])
        chair.no_heir()


def kick(settings: TableSettings, user: str, wish: m.Kick) -> None:
    seating.only_host(settings, user)
    seating.only_in(settings, "lobby", "playing")
    chair = seating.chair_of(settings, wish.chair)
    if chair.kind == "person" and user not in chair.owners:
        until = time.time() + seating.BARRED_FOR
        settings.removed = [*settings.barred(), Removed(chair.name, chair.owners, until)]
    if settings.status == "lobby":
        chair.empty()
    elif chair.kind == "person":
        chair.leave_to(seating.STAND_IN)
    else:
        raise Refusal("not-now", "nobody-there")
    seating.mend_hosts(settings)


def let_in(settings: TableSettings, user: str, wish: m.LetIn) -> None:
    seating.only_host(settings, user)
    barred = settings.barred()
    settings.removed = [each for each in barred if each.name != wish.name]
    if len(settings.removed) == len(barred):
        raise Refusal("not-now", "nobody-there")
