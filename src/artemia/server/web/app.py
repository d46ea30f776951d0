"""The application: page, API and socket, opened and closed together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

from aiohttp import web

from artemia.rules.corrections import AS_THEY_ARE, Corrections
from artemia.server.storage.sqlite import Durability
from artemia.server.web.finished_games import aftermath
from artemia.server.web.health import health
from artemia.server.web.lesson_routes import lesson_routes
from artemia.server.web.middleware import SERVICES, guard, guest, receive, remember
from artemia.server.web.my_games import my_games
from artemia.server.web.riddle_routes import riddle_routes
from artemia.server.web.routes import routes
from artemia.server.web.schema import described
from artemia.server.web.security import Limits
from artemia.server.web.services import Services
from artemia.server.web.site import Site
from artemia.server.wire import messages as m

LARGEST_BODY: Final = 1024 * 1024
BACK_IN: Final = 1.0
"""Seconds after which a page should try again when the server stops."""
BACK_ELSEWHERE: Final = 0.25
"""The same where another process takes over: before a page tells anybody that it has lost its server."""


def make_app(
    store: Path | str,
    bot_pace: float = 1.2,
    limits: Limits | None = None,
    *,
    network: Callable[[], str] = str,
    keep_days: int = 0,
    behind_proxy: bool = False,
    cards: Corrections = AS_THEY_ARE,
    crowd: float = 1,
    thinkers: int | None = None,
    durable: Durability = "process",
) -> web.Application:
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=[receive])
    site = Site()

    async def open_services(app: web.Application) -> AsyncIterator[None]:
        allowed = (limits or Limits()).of_crowd(crowd)
        services = Services(store, site, bot_pace, allowed, thinkers, durable)
        services.network, services.keep_days, services.behind_proxy = network, keep_days, behind_proxy
        services.cards = services.tellings.own_cards = cards.to_dict()
        await services.open()
        app[SERVICES] = services
        yield
        await services.close()

    async def say_bye(app: web.Application) -> None:
        again_in = BACK_ELSEWHERE if app[SERVICES].relieved else BACK_IN
        for table in list(app[SERVICES].tables.live.values()):
            for connection in list(table.presence.connections):
                connection.tell(m.Bye(again_in=again_in))
                app[SERVICES].spawn(connection.close(1012))

    async def page(request: web.Request) -> web.StreamResponse:
        """The files of the page; every other path is a screen of it."""
        name = request.match_info["path"]
        if not name.startswith("assets/") and (not name or site.file(name) is None):
            name = "index.html"
        return site.serve(name, guest(request).lang)

    app.cleanup_ctx.append(open_services)
    app.on_shutdown.append(say_bye)
    app.on_response_prepare.append(guard)
    app.on_response_prepare.append(remember)
    app.add_routes(routes)
    app.add_routes(my_games)
    app.add_routes(aftermath)
    app.add_routes(lesson_routes)
    app.add_routes(riddle_routes)
    app.add_routes(health)
    app.add_routes(described)
    app.router.add_get("/{path:(?!api/).*}", page)
    return app
