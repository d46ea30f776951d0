"""A finished game is played on from any of its moments: one person, and bots for all others.

Only a finished one: its record tells what lay hidden, and who plays on may have looked.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from artemia.bots import BOTS, OPPONENTS
from artemia.server.storage.settings import TableSettings
from artemia.server.tables import seating
from artemia.server.wire import bounds as b
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal


class PlayOn(Struct, forbid_unknown_fields=True):
    """After `n` answers, on this seat, against bots of this level."""

    n: Annotated[int, Meta(ge=0, le=99_999)]
    seat: b.ChairNumber
    level: b.Word
    name: b.Name


def table_to_play_on(old: TableSettings, answers: int, user: str, wish: PlayOn) -> TableSettings:
    """The table for it, begun; the game had so many answers."""
    if wish.n >= answers:
        raise Refusal("not-now", "nothing-left")
    options = msgspec.structs.replace(old.options, public=False, pace="none", creature_by="chosen")
    settings = seating.new_settings(user, options)
    mine = seating.chair_of(settings, wish.seat)
    for chair, before in zip(settings.chairs, old.chairs, strict=True):
        chair.name, chair.colour, chair.creature = before.name, before.colour, before is old.chairs[0]
        if chair is not mine:
            name = chair.name
            seating.seat_bot(settings, chair, wish.level, BOTS | OPPONENTS)
            chair.name = name
    seating.sit(settings, user, m.Sit(id="", chair=wish.seat, name=wish.name, colour=None))
    seating.begin(settings, user, "")
    settings.seed, settings.continues = old.seed, old.code
    return settings
