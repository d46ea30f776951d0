"""`artemia admin`: looks after a server that runs on this machine."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import typer
from rich.table import Table

from artemia.cli.options import Language
from artemia.cli.serve import beside_data, usual_file
from artemia.cli.terminal import Terminal, language
from artemia.errors import ArtemiaError

__all__ = ["app"]

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Look after a server of this machine.")
PATIENCE = 20.0

At = Annotated[
    Path | None,
    typer.Option(
        "--admin", metavar="FILE", help="The file that the server’s --admin names.", show_default=False
    ),
]
Code = Annotated[str, typer.Argument(help="The code of the table.")]
Who = Annotated[str, typer.Argument(help="A person as `inspect` names them, or an address.")]


@app.command("list")
def list_tables(at: At = None, lang: Language = None) -> None:
    """All tables, those touched last first."""
    shown = Table("code", "status", "players", "people", "sockets", "touched", box=None)
    for each in ask(at, "/tables"):
        row = [each[name] for name in ("code", "status", "players", "people", "sockets")]
        shown.add_row(*map(str, row), datetime.fromtimestamp(each["updated"]).isoformat(" ", "minutes"))
    Terminal(language(lang)).show(shown)


@app.command()
def inspect(code: Code, at: At = None) -> None:
    """A table as onlookers see it, and who is there; no card that is hidden."""
    print(json.dumps(ask(at, f"/tables/{code}"), indent=2))


@app.command()
def close(code: Code, at: At = None) -> None:
    """End a table and remove it for good; whoever is there is told."""
    ask(at, f"/tables/{code}/close", {})


@app.command()
def ban(
    who: Who,
    days: Annotated[float | None, typer.Option(min=0.01, help="For so long; for good by default.")] = None,
    at: At = None,
) -> None:
    """Let a person in no more, or anybody from an address."""
    sent_away = ask(at, "/bans", {"who": who, "days": days})["sent_away"]
    print(f"{sent_away} sockets closed")


@app.command()
def lift(who: Who, at: At = None) -> None:
    """Take a ban back."""
    if not ask(at, "/bans/lift", {"who": who})["lifted"]:
        raise ArtemiaError(f"“{who}” isn’t banned.", "no-ban", who=who)


@app.command()
def bans(at: At = None) -> None:
    """Who is banned, and until when."""
    for each in ask(at, "/bans"):
        until = each["until"] and datetime.fromtimestamp(each["until"]).isoformat(" ", "minutes")
        print(each["who"], until or "for good")


def ask(at: Path | None, path: str, words: dict[str, Any] | None = None) -> Any:
    """What the server answers; a change if there are words."""
    file = at or beside_data(usual_file())
    try:
        way = json.loads(file.read_text("utf-8"))
        request = Request(way["url"] + path, None if words is None else json.dumps(words).encode())
        request.add_header("Authorization", f"Bearer {way['key']}")
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            raise ArtemiaError(json.load(error)["text"]) from error
    except (OSError, URLError, ValueError, KeyError) as error:
        raise ArtemiaError(
            f"No server says in “{file}” how to manage it: is it running, as this user?",
            "no-admin",
            file=str(file),
        ) from error
