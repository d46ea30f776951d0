"""Riddles over HTTP: which days have one, and each with its answer."""

from __future__ import annotations

from aiohttp import web

from artemia.errors import ArtemiaError
from artemia.riddle import FIRST_DAY, day_of, today
from artemia.server.bots.teller import Errand
from artemia.server.web.middleware import SERVICES, guest
from artemia.server.web.routes import json_reply, reply
from artemia.server.wire.refusal import Refusal

riddle_routes = web.RouteTableDef()


@riddle_routes.get("/api/riddles")
async def list_riddles(request: web.Request) -> web.Response:
    """The first day that has a riddle, and today, which is the last."""
    return reply({"first": FIRST_DAY.isoformat(), "today": today().isoformat()})


@riddle_routes.get("/api/riddles/{day}")
async def tell_riddle(request: web.Request) -> web.Response:
    """The riddle of a day, with its answer: whoever wants to cheat plays alone."""
    services, who = request.app[SERVICES], guest(request)
    try:
        day = day_of(request.match_info["day"])
    except ArtemiaError as error:
        raise Refusal("bad-message", "no-riddle") from error
    if day > today():
        raise Refusal("not-now", "no-riddle-yet")
    errand = Errand("riddle", day.isoformat().encode(), who.lang)
    return json_reply(await services.tellings.of(("riddle", day), errand, who.address))
