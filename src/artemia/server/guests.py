"""Who makes a request: the person of the cookie, the language, the address; and what every answer carries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec
from aiohttp import web

from artemia.server.house import House
from artemia.server.identity import COOKIE, ONE_YEAR
from artemia.server.messages import Lang
from artemia.server.refusal import Refusal
from artemia.server.security import check_origin

HOUSE: Final = web.AppKey("house", House)
NOT_KEPT: Final = {"Cache-Control": "no-store"}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guest(NamedTuple):
    user: str
    known: bool
    lang: Lang
    address: str


GUEST: Final = web.RequestKey("guest", Guest)


def guest(request: web.Request) -> Guest:
    if GUEST not in request:
        request[GUEST] = recognised(request)
    return request[GUEST]


def recognised(request: web.Request) -> Guest:
    identity = request.app[HOUSE].identity
    user = identity.user(request.cookies.get(COOKIE))
    return Guest(user or identity.new(), user is not None, language(request), request.remote or "")


def language(request: web.BaseRequest) -> Lang:
    """The one asked for, or the first of the browser's that we have."""
    wishes = [request.query.get("lang", "")]
    wishes += [part.split(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    for wish in wishes:
        if wish[:2].lower() == "fr":
            return "fr"
        if wish[:2].lower() == "en":
            return "en"
    return "en"


@web.middleware
async def receive(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Checks where a request comes from and how often; a refusal becomes an answer with its sentence."""
    who = guest(request)
    try:
        if request.method not in ("GET", "HEAD") or request.path.endswith("/socket"):
            check_origin(request)
        if request.path.startswith(("/api/", "/t/")):
            request.app[HOUSE].limits.asks(who.address)
        return await handler(request)
    except Refusal as no:
        return refused(no, who.lang)
    except web.HTTPRequestEntityTooLarge:
        return refused(Refusal("too-long"), who.lang)
    except web.HTTPNotFound:
        return refused(Refusal("no-table", "nothing-here"), who.lang)


def refused(no: Refusal, lang: Lang) -> web.Response:
    words = msgspec.json.encode({"code": no.code, "text": no.text(lang)})
    return web.Response(body=words, status=no.status, content_type="application/json", headers=NOT_KEPT)


async def remember(request: web.Request, response: web.StreamResponse) -> None:
    """Gives a newcomer the cookie by which he is known again."""
    who = guest(request)
    if who.known or request.path.startswith("/assets/"):
        return
    cookie = request.app[HOUSE].identity.cookie(who.user)
    secure = "; Secure" if request.secure else ""
    response.headers.add(
        "Set-Cookie", f"{COOKIE}={cookie}; Path=/; Max-Age={ONE_YEAR}; HttpOnly; SameSite=Lax{secure}"
    )
