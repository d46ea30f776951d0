"""`artemia serve`: the table for friends, in the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import webbrowser
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple

import typer

from artemia.cli.limits import limits_in
from artemia.cli.links import announce
from artemia.cli.log import LogStyle, start_logging
from artemia.cli.options import Language
from artemia.cli.setups import AllowCode, Cards, cards_in
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError

if TYPE_CHECKING:
    from aiohttp import web

    from artemia.server.web.services import Services

__all__ = ["app"]

app = typer.Typer(add_completion=False)
logger = logging.getLogger("artemia.serve")
KEPT_DAYS: Final = 365


@app.command()
def serve(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where to listen; 0 takes any free port.")
    ] = 8080,
    host: Annotated[
        str, typer.Option(help="The address to listen on; by default everybody in the network may come.")
    ] = "0.0.0.0",
    data: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file that keeps all tables.", show_default=False)
    ] = None,
    store: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Instead of a file, a database that several servers may share: postgresql://….",
            show_default=False,
        ),
    ] = "",
    durable: Annotated[
        Literal["process", "disk"],
        typer.Option(help="What an answer survives: the end of the process, or of the power."),
    ] = "process",
    open: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    bot_pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between the moves of bots.")] = 1.2,
    thinkers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            metavar="N",
            help="Processes in which bots think; as many as there are cores, at most 8.",
            show_default=False,
        ),
    ] = None,
    keep: Annotated[
        int,
        typer.Option(
            min=0, metavar="DAYS", help="Remove tables nobody has touched for so long; 0 keeps them for good."
        ),
    ] = KEPT_DAYS,
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            help="Believe X-Forwarded-For and X-Forwarded-Proto: only if all guests come through your proxy.",
        ),
    ] = False,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Where /metrics may be read by Prometheus, on this machine unless a host is given.",
            show_default=False,
        ),
    ] = "",
    drain: Annotated[
        float,
        typer.Option(
            min=0,
            metavar="SECONDS",
            help="When told to stop, say so at /api/ready for so long, then send guests to another process.",
        ),
    ] = 0.0,
    log: Annotated[LogStyle, typer.Option(help="How warnings and errors are written.")] = LogStyle.TEXT,
    crowd: Annotated[
        float,
        typer.Option(min=1, metavar="N", help="Guests of one address have N times the usual limits."),
    ] = 1.0,
    admin: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="What lets `artemia admin` in; beside the tables if they are in a file.",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=N",
            help="Another limit than usual, as sockets-of-address=1000 or requests=60/300.",
            show_default=False,
        ),
    ] = None,
    cards: Cards = None,
    allow_code: AllowCode = False,
    lang: Language = None,
) -> None:
    """Play in the browser: page and tables on one port, for phones and laptops in the same network.

    Examples:  artemia serve --open    artemia serve --port 9000 --data club.db
    """
    from artemia.server.storage.places import is_postgres
    from artemia.server.web import event_loop

    lang = language(lang)
    start_logging(log)
    if store and data:
        raise ArtemiaError("--data and --store are two places; give one of them.", "two-stores")
    kept = store if is_postgres(store) else Path(store) if store else data or usual_file()
    own = cards_in(cards, allow_code)
    ways = {
        "keep_days": keep,
        "behind_proxy": behind_proxy,
        "cards": own,
        "crowd": crowd,
        "durable": durable,
        "limits": limits_in(limit or ()),
        "thinkers": thinkers,
    }
    beside = Beside(metrics, drain, admin or (beside_data(kept) if isinstance(kept, Path) else None))
    try:
        event_loop.run(run(host, port, kept, bot_pace, open, lang, beside, **ways))
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # whoever is impatient is heard: it ends already


class Beside(NamedTuple):
    """What concerns those who look after the server."""

    metrics: str = ""
    drain: float = 0.0
    admin: Path | None = None


async def run(
    host: str,
    port: int,
    store: Path | str,
    bot_pace: float,
    open: bool,
    lang: str,
    beside: Beside = Beside(),  # noqa: B008 - it can't be changed
    **ways: Any,
) -> None:
    """Serves until a signal comes, then closes in order; `ways` are those of the application."""
    from artemia.server.storage.places import spoken
    from artemia.server.web.addresses import network_address
    from artemia.server.web.admin import open_to_admin
    from artemia.server.web.app import make_app
    from artemia.server.web.door import Runner
    from artemia.server.web.middleware import SERVICES

    stop = asyncio.Event()
    on_signals(stop)
    if isinstance(store, Path):
        make_folder(store)
    app = make_app(store, bot_pace, network=partial(network_address, host), **ways)
    runner = Runner(app)
    await runner.setup()
    services, numbers = runner.app[SERVICES], None
    try:
        real = await listen(runner, host, port)
        if beside.metrics:
            numbers = await tell_numbers(services, beside.metrics)
        announce(network_address(host), real, spoken(store), lang)
        logger.info("serving")
        services.spawn(services.warm())
        if open:
            # Some browsers keep their caller until they are closed.
            Thread(target=webbrowser.open, args=[f"http://localhost:{real}/"], daemon=True).start()
        async with open_to_admin(services, beside.admin) if beside.admin else nullcontext():
            await stop.wait()
            Terminal(lang).say("serve-stopping", style="dim")
            await draining(services, beside.drain, stop)
    finally:
        await runner.cleanup()
        if numbers:
            await numbers.cleanup()
    logger.info("stopped")


def on_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # as on Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def draining(services: Services, seconds: float, stop: asyncio.Event) -> None:
    """Lets a balancer notice that others should take over; whoever tells it to stop once more is heard."""
    services.draining, services.relieved = True, seconds > 0
    logger.info("draining")
    stop.clear()
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)


async def tell_numbers(services: Services, where: str) -> web.AppRunner:
    from aiohttp import web

    from artemia.server.web.numbers import numbers_app

    host, _, port = where.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise ArtemiaError(
            f"“{where}” doesn’t name a port; write, for example, 9100 or 192.0.2.1:9100.",
            "bad-metrics",
            where=where,
        )
    runner = web.AppRunner(numbers_app(services), access_log=None)
    await runner.setup()
    await listen(runner, host.strip("[]") or "127.0.0.1", int(port), "--metrics")
    return runner


async def listen(runner: web.AppRunner, host: str, port: int, option: str = "--port") -> int:
    """Opens the port and returns its number, or says in one sentence why it can't."""
    from aiohttp import web

    # On Windows it would let two servers have the same port.
    site = web.TCPSite(runner, host, port, reuse_address=os.name == "posix")
    try:
        await site.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ArtemiaError(
                f"Port {port} is in use; choose another one with {option}.",
                "port-in-use",
                port=str(port),
                option=option,
            ) from error
        if error.errno == errno.EACCES:
            raise ArtemiaError(
                f"Port {port} may not be used; choose one from 1024 on.", "port-denied", port=str(port)
            ) from error
        raise ArtemiaError(f"“{host}” isn’t an address of this machine.", "bad-host", host=host) from error
    return int(runner.addresses[0][1])


def usual_file() -> Path:
    """Where people keep such things: the data folder of this user."""
    if local := os.environ.get("LOCALAPPDATA"):  # as on Windows
        return Path(local) / "artemia" / "tables.db"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "artemia" / "tables.db"


def beside_data(data: Path) -> Path:
    """Where a server says how it is looked after."""
    return data.with_name(f"{data.name}-admin")


def make_folder(data: Path) -> None:
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArtemiaError(f"The file “{data}” can’t be opened.", "data-file", file=str(data)) from error
