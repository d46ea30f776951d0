"""What can be asked over HTTP, as a schema in the manner of OpenAPI: made of the routes and their types."""

from __future__ import annotations

import inspect
import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from aiohttp import web

from artemia import __version__
from artemia.advice import GameRead
from artemia.lessons.reading import IN_ORDER
from artemia.riddle.telling import ToldRiddle
from artemia.server.tables.continuing import PlayOn
from artemia.server.tables.history import History
from artemia.server.views.replays import At, Stop
from artemia.server.views.story import Story
from artemia.server.web.finished_games import aftermath
from artemia.server.web.health import health
from artemia.server.web.lesson_routes import lesson_routes
from artemia.server.web.my_games import my_games
from artemia.server.web.riddle_routes import riddle_routes
from artemia.server.web.routes import Claim, NewTable, Person, json_reply, routes
from artemia.server.wire import messages as m

described = web.RouteTableDef()
SENT: Final[dict[str, Any]] = {
    "POST /api/me": Person,
    "POST /api/me/erase": dict[str, Any],
    "POST /api/check": m.Options,
    "POST /api/cards": str,
    "POST /api/tables": NewTable,
    "POST /api/lessons/{lesson}": Person,
    "POST /api/tables/{code}/claim": Claim,
    "POST /api/tables/{code}/continue": PlayOn,
    "POST /api/records": dict[str, Any],
}
GIVEN: Final[dict[str, Any]] = {
    "GET /api/me/games": History,
    "GET /api/tables": list[dict[str, Any]],
    "GET /api/lessons": list[dict[str, Any]],
    "GET /api/riddles/{day}": ToldRiddle,
    "GET /api/tables/{code}/cards": list[dict[str, Any]],
    "GET /api/tables/{code}/story": Story,
    "GET /api/tables/{code}/read": GameRead,
    "GET /api/tables/{code}/moments": list[Stop],
    "GET /api/tables/{code}/at/{n}": At,
}
PICTURES: Final = ("GET /api/tables/{code}/qr",)
PARTS: Final[dict[str, Any]] = {
    "code": {"type": "string", "maxLength": 16, "minLength": 1, "pattern": "^[A-Z2-9]+$"},
    "lesson": {"type": "string", "enum": list(IN_ORDER)},
    "day": {"type": "string", "format": "date"},
    "n": {"type": "integer", "minimum": 0, "maximum": 99999},
}
EYES: Final = {"type": "string", "enum": ["onlooker", "all", *map(str, range(7))]}


class SaidNo(msgspec.Struct):
    """A refusal: a code for programs and a sentence for people."""

    code: str
    text: str


@lru_cache(maxsize=1)
def schema() -> dict[str, Any]:
    types = [*SENT.values(), *GIVEN.values(), dict[str, Any], SaidNo]
    made, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    *known, anything, no = made
    sent = dict(zip(SENT, known, strict=False))
    given = dict(zip(GIVEN, known[len(SENT) :], strict=True))
    refused = {"description": "A refusal.", "content": {"application/json": {"schema": no}}}
    paths: dict[str, Any] = {}
    for route in (*routes, *my_games, *lesson_routes, *riddle_routes, *aftermath, *health, *described):
        if not isinstance(route, web.RouteDef) or not route.path.startswith("/api/"):
            continue
        name = f"{route.method} {route.path}"
        kind = "image/svg+xml" if name in PICTURES else "application/json"
        content = {kind: {"schema": given.get(name, {} if name in PICTURES else anything)}}
        done = {"description": "Done.", "content": content}
        later = {"description": "It isn't known yet, or not ready.", "content": {kind: {"schema": {}}}}
        told: dict[str, Any] = {
            "summary": inspect.getdoc(route.handler) or name,
            "parameters": parameters(route.path),
            "responses": {"200": done, "202": later, "4XX": refused, "503": later},
        }
        if name in sent:
            body = {"application/json": {"schema": sent[name]}}
            told["requestBody"] = {"required": True, "content": body}
        paths.setdefault(route.path, {})[route.method.lower()] = told
    return {
        "openapi": "3.1.0",
        "info": {"title": "Artemia", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


def parameters(path: str) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": PARTS[name]}
        for name in re.findall(r"{(\w+)}", path)
    ]
    found.append({"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["en", "fr"]}})
    if path.endswith("/at/{n}"):
        found.append({"name": "eyes", "in": "query", "schema": EYES})
    return found


@described.get("/api/schema.json")
async def describe(request: web.Request) -> web.Response:
    """This: what can be asked over HTTP."""
    return json_reply(msgspec.json.encode(schema()))
