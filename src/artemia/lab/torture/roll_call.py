"""Everybody at a table looks at it through one process: all must be shown the same game."""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
import msgspec

from artemia.lab.torture.sitting import Sitting
from artemia.server.wire.messages import PROTOCOL

PATIENCE: Final = 60.0


async def roll_call(
    sitting: Sitting, process: int, port: int, answers: int, http: aiohttp.ClientSession
) -> None:
    """What each hears goes to the referee, who knows that so many answers must be seen."""
    for person in sitting.people:
        tab = f"{person.user}/process {process}"
        sitting.spool.write(tab, "floor", msgspec.json.encode({"answers": answers}).decode())
        hello = msgspec.json.encode({"type": "hello", "v": PROTOCOL, "lang": person.lang}).decode()
        sitting.spool.write(tab, "hello", hello)
        url = f"http://127.0.0.1:{port}/t/{sitting.code}/socket"
        async with asyncio.timeout(PATIENCE), http.ws_connect(url, headers=person.headers) as wire:
            await wire.send_str(hello)
            sitting.spool.write(tab, "heard", await wire.receive_str())
