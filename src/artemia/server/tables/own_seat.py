"""Whose seat it is that somebody asks or answers for."""

from __future__ import annotations

from artemia.engine.step import Seat
from artemia.server.tables import seating
from artemia.server.tables.running_game import RunningGame
from artemia.server.tables.table import LiveTable
from artemia.server.wire.connection import Connection
from artemia.server.wire.refusal import Refusal


def own_seat(table: LiveTable, connection: Connection) -> tuple[Seat, RunningGame]:
    """The seat they look through, and the game it plays; refused to whom it doesn't belong."""
    seat, play = connection.eyes, table.play
    if table.closed:
        raise Refusal("gone")
    if seat is None or not is_own(table, connection, seat):
        raise Refusal("not-yours")
    seating.only_in(table.settings, "playing")
    if play is None:
        raise Refusal("not-now")
    return seat, play


def is_own(table: LiveTable, connection: Connection, seat: Seat) -> bool:
    return connection.user in table.settings.chairs[seat].owners
