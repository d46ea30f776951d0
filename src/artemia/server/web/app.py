"""The application: page, API and socket, opened and closed together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from aiohttp import web

from artemia.rules.corrections import AS_THEY_ARE, Corrections
from artemia.server.web.finished_games import aftermath
from artemia.server.web.middleware import SERVICES, guard, guest, receive, remember
from artemia.server.web.routes import routes
from artemia.server.web.security import Limits
from artemia.server.web.services import Services
from artemia.server.web.site import Site
from artemia.server.wire import messages as m

LARGEST_BODY: Final = 1024 * 1024
BACK_IN: Final = 1.0
"""Seconds after which a page should try again when the server stops."""


def make_app(
    data: Path | str,
    bot_pace: float = 1.2,
    limits: Limits | None = None,
    *,
    network: str = "",
    keep_days: int = 0,
    behind_proxy: bool = False,
    cards: Corrections = AS_THEY_ARE,
) -> web.Application:
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=[receive])
    site = Site()

    async def open_services(app: web.Application) -> AsyncIterator[None]:
        services = Services(data, site, bot_pace, limits or Limits())
        services.network, services.keep_days, services.behind_proxy = network, keep_days, behind_proxy
        services.cards = cards.to_dict()
        await services.open()
        app[SERVICES] = services
        yield
        await services.close()

    async def say_bye(app: web.Application) -> None:
        for table in list(app[SERVICES].tables.live.values()):
            for connection in list(table.presence.connections):
                connection.tell(m.Bye(again_in=BACK_IN))
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
    app.add_routes(aftermath)
    app.router.add_get("/{path:(?!api/).*}", page)
    return app
