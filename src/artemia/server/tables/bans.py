"""Who isn't let in any more, by order of whoever runs the server: people, or all who come from an address."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from artemia.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from artemia.server.storage.store import Store

KEPT_AS: Final = "bans"


class Ban(Struct):
    """`who` is a person, as `artemia admin inspect` names them, or an address."""

    who: str
    until: float | None = None  # by the wall clock; None is for good


class Bans:
    """Kept in the store, so that all its servers know them, and looked up in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.all: dict[str, Ban] = {}

    async def read(self) -> None:
        words = await self._store.value(KEPT_AS)
        found = msgspec.json.decode(words, type=list[Ban]) if words else []
        self.all = {ban.who: ban for ban in found if ban.until is None or ban.until > time.time()}

    async def add(self, ban: Ban) -> None:
        await self.read()
        await self._keep({**self.all, ban.who: ban})

    async def lift(self, who: str) -> bool:
        """Whether there was one."""
        await self.read()
        if who not in self.all:
            return False
        await self._keep({name: ban for name, ban in self.all.items() if name != who})
        return True

    async def _keep(self, bans: dict[str, Ban]) -> None:
        await self._store.keep_value(KEPT_AS, msgspec.json.encode(list(bans.values())))
        self.all = bans

    def check(self, user: str, address: str) -> None:
        if self.all and (self._holds(user) or self._holds(address)):
            raise Refusal("not-yours", "banned")

    def _holds(self, who: str) -> bool:
        ban = self.all.get(who)
        return ban is not None and (ban.until is None or ban.until > time.time())
