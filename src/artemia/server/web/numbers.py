"""`/metrics`, on an address of its own: it tells how many play, which is nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from artemia import __version__
from artemia.server.metrics import REGISTRY
from artemia.server.web.services import Services

TEXT: Final = {"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}


class NowHere(Collector):
    """What is there at this moment; it is counted when somebody asks."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[GaugeMetricFamily]:
        services, tables = self.services, list(self.services.tables.live.values())
        version = GaugeMetricFamily("artemia_build", "What is running.", labels=["version", "page"])
        version.add_metric([__version__, services.build], 1)
        yield version
        playing = sum(table.settings.status == "playing" for table in tables)
        sockets = sum(len(table.presence.connections) for table in tables)
        for name, means, value in (
            ("tables", "Tables in memory.", len(tables)),
            ("tables_playing", "Those of them with a game going on.", playing),
            ("tables_watched", "Those of them that somebody has open.", self._watched()),
            ("sockets", "Open sockets at tables.", sockets),
            (
                "thinkers_waiting",
                "Questions of bots that wait for a process to think.",
                services.thinkers.waiting,
            ),
            ("draining", "Whether this process is about to stop.", services.draining),
        ):
            yield GaugeMetricFamily(f"artemia_{name}", means, value=value)

    def _watched(self) -> int:
        return sum(bool(table.presence.connections) for table in self.services.tables.live.values())


def numbers_app(services: Services) -> web.Application:
    """Not part of the application that guests reach."""
    here = CollectorRegistry()
    here.register(NowHere(services))

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(REGISTRY) + generate_latest(here), headers=TEXT)

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    return app
