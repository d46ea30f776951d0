"""`artemia serve`: the table for friends, in the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from artemia.cli.options import Language
from artemia.cli.setups import Cards, cards_in
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError
from artemia.rules.corrections import AS_THEY_ARE

if TYPE_CHECKING:
    from aiohttp import web

__all__ = ["app"]

app = typer.Typer(add_completion=False)
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
    open: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    bot_pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between the moves of bots.")] = 1.2,
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
    cards: Cards = None,
    lang: Language = None,
) -> None:
    """Play in the browser: page and tables on one port, for phones and laptops in the same network.

    Examples:  artemia serve --open    artemia serve --port 9000 --data club.db
    """
    from artemia.server.web import event_loop

    lang = language(lang)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    data = data or usual_file()
    own = AS_THEY_ARE if cards is None else cards_in(cards)
    ways = {"keep_days": keep, "behind_proxy": behind_proxy, "cards": own}
    try:
        event_loop.run(run(host, port, data, bot_pace, open, lang, **ways))
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # whoever is impatient is heard: it ends already


async def run(host: str, port: int, data: Path, bot_pace: float, open: bool, lang: str, **ways: Any) -> None:
    """Serves until a signal comes, then closes in order; `ways` are those of the application."""
    from aiohttp import web

    from artemia.server.web.app import make_app
    from artemia.server.web.middleware import SERVICES

    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    make_folder(data)
    network = network_address(host)
    app = make_app(data, bot_pace, network=network, **ways)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    try:
        real = await listen(runner, host, port)
        announce(network, real, data, lang)
        runner.app[SERVICES].spawn(runner.app[SERVICES].warm())
        if open:
            # Some browsers keep their caller until they are closed.
            Thread(target=webbrowser.open, args=[f"http://localhost:{real}/"], daemon=True).start()
        await stop.wait()
        Terminal(lang).say("serve-stopping", style="dim")
    finally:
        await runner.cleanup()


async def listen(runner: web.AppRunner, host: str, port: int) -> int:
    """Opens the port and returns its number, or says in one sentence why it can't."""
    from aiohttp import web

    site = web.TCPSite(runner, host, port, reuse_address=True)
    try:
        await site.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ArtemiaError(
                f"Port {port} is in use; choose another one with --port.", "port-in-use", port=str(port)
            ) from error
        if error.errno == errno.EACCES:
            raise ArtemiaError(
                f"Port {port} may not be used; choose one from 1024 on.", "port-denied", port=str(port)
            ) from error
        raise ArtemiaError(f"“{host}” is no address of this machine.", "bad-host", host=host) from error
    return int(runner.addresses[0][1])


def usual_file() -> Path:
    """Where people keep such things: the data folder of this user."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "artemia" / "tables.db"


def make_folder(data: Path) -> None:
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArtemiaError(f"The file “{data}” can’t be opened.", "data-file", file=str(data)) from error


def announce(network: str, port: int, data: Path, lang: str) -> None:
    """The links, and the one for phones as a QR code."""
    terminal = Terminal(lang)
    terminal.say("serve-local", link=f"http://localhost:{port}/")
    if network:
        link = f"http://[{network}]:{port}/" if ":" in network else f"http://{network}:{port}/"
        terminal.say("serve-network", link=link)
        if sys.stdout.isatty():
            show_qr(link)
    terminal.say("serve-data", file=str(data))
    terminal.say("serve-how-to-stop", style="dim")
    sys.stdout.flush()


def network_address(host: str) -> str:
    """The address by which others in the network reach this machine, if any; nothing is sent to find it."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("localhost", "::1") or host.startswith("127.") else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""


def show_qr(link: str) -> None:
    import segno

    segno.make(link, micro=False).terminal(compact=True, border=2)
