"""For those who watch over the server: whether it lives, and whether it wants guests."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from aiohttp import web

from artemia.server.web.middleware import NOT_KEPT, SERVICES
from artemia.server.web.services import Services

log = logging.getLogger(__name__)

health = web.RouteTableDef()
PATIENCE: Final = 3.0
"""Seconds for the store to write something."""


@health.get("/api/health")
async def alive(request: web.Request) -> web.Response:
    """The loop turns, or nobody would answer."""
    return web.json_response({"alive": True}, headers=NOT_KEPT)


@health.get("/api/ready")
async def ready(request: web.Request) -> web.Response:
    services = request.app[SERVICES]
    found = {
        "store": await writes(services),
        "thinkers": services.thinkers.up,
        "staying": not services.draining,
    }
    good = all(found.values())
    words = msgspec.json.encode({"ready": good, **found})
    status = 200 if good else 503
    return web.Response(body=words, status=status, content_type="application/json", headers=NOT_KEPT)


async def writes(services: Services) -> bool:
    try:
        await asyncio.wait_for(services.store.prove(), PATIENCE)
    except Exception as error:
        log.warning("the store can't write: %s", type(error).__name__)
        return False
    return True
