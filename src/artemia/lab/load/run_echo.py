"""The limit of our transport: on every message the frames that a real server sent are sent again."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
from aiohttp import web

from artemia.server.web.event_loop import run

Move = list[tuple[int, str]]


async def serve(moves: list[Move]) -> None:
    tables: dict[str, dict[int, web.WebSocketResponse]] = {}
    at: dict[str, int] = {}

    async def socket(request: web.Request) -> web.WebSocketResponse:
        table, seat = request.match_info["table"], int(request.match_info["seat"])
        wire = web.WebSocketResponse(compress=False)
        await wire.prepare(request)
        seats = tables.setdefault(table, {})
        seats[seat] = wire
        async for _ in wire:
            n = at[table] = at.get(table, -1) + 1
            for offset, frame in moves[n % len(moves)]:
                await seats[(seat + offset) % len(seats)].send_str(frame)
            await wire.send_str('{"type":"done"}')
        return wire

    app = web.Application()
    app.router.add_get("/{table}/{seat}", socket)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    await runner.cleanup()


if __name__ == "__main__":
    run(serve(msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[Move])))
