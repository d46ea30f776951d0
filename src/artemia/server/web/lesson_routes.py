"""Lessons over HTTP: which there are, and a table to learn at."""

from __future__ import annotations

from aiohttp import web

from artemia.errors import ArtemiaError
from artemia.lessons import lesson
from artemia.server.tables.lesson_tables import offered, table_for
from artemia.server.web.middleware import SERVICES, guest
from artemia.server.web.routes import Person, body, reply
from artemia.server.wire.refusal import Refusal

lesson_routes = web.RouteTableDef()


@lesson_routes.get("/api/lessons")
async def list_lessons(request: web.Request) -> web.Response:
    """All lessons, in the order in which they are best taken."""
    return reply(offered(guest(request).lang))


@lesson_routes.post("/api/lessons/{lesson}")
async def begin_lesson(request: web.Request) -> web.Response:
    """A table that gives this lesson, begun."""
    services, who, wish = request.app[SERVICES], guest(request), await body(request, Person)
    try:
        chosen = lesson(request.match_info["lesson"])
    except ArtemiaError as error:
        raise Refusal("bad-message", "no-lesson") from error
    services.limits.makes(who.address)
    settings = table_for(chosen, who.user, wish.name, wish.colour)
    await services.tables.add(settings)
    await services.remember(who.user, settings.chairs[chosen.seat].name, wish.colour)
    return reply({"code": settings.code})
