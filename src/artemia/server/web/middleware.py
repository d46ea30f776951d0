"""Who makes a request: the person of the cookie, the language, the address; and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

import msgspec
from aiohttp import web

from artemia.server.metrics import REFUSALS
from artemia.server.web.identity import COOKIE, ONE_YEAR
from artemia.server.web.security import add_headers, check_host, check_origin, check_packing
from artemia.server.web.services import Services
from artemia.server.wire.messages import Lang
from artemia.server.wire.refusal import Refusal

log = logging.getLogger(__name__)

SERVICES: Final = web.AppKey("services", Services)
NOT_KEPT: Final = {"Cache-Control": "no-store"}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guest(NamedTuple):
    user: str
    known: bool
    lang: Lang
    address: str
    secure: bool


GUEST: Final = web.RequestKey("guest", Guest)


def guest(request: web.Request) -> Guest:
    if GUEST not in request:
        request[GUEST] = recognised(request)
    return request[GUEST]


def recognised(request: web.Request) -> Guest:
    services = request.app[SERVICES]
    user = services.identity.user(request.cookies.get(COOKIE))
    address, secure = (passed_on if services.behind_proxy else direct)(request)
    who = user or services.identity.new()
    return Guest(who, user is not None, language(request), household(address), secure)


def direct(request: web.BaseRequest) -> tuple[str, bool]:
    """From where a request comes, and whether nobody could listen on the way."""
    return request.remote or "", request.secure


def passed_on(request: web.BaseRequest) -> tuple[str, bool]:
    """The same as the proxy tells it. What stands before its own word anybody may have written."""
    address, secure = direct(request)
    with suppress(ValueError):  # where it tells none, all guests share its own
        address = str(ip_address(last_word(request, "X-Forwarded-For")))
    return address, secure or last_word(request, "X-Forwarded-Proto").lower() in ("https", "wss")


def household(address: str) -> str:
    """What the limits count: of IPv6 the network, in which a guest has any number of addresses."""
    with suppress(ValueError):
        found = ip_address(address)
        if isinstance(found, IPv6Address):
            network = IPv6Network((int(found) >> 64 << 64, 64))
            return str(found.ipv4_mapped or network)
    return address


def last_word(request: web.BaseRequest, header: str) -> str:
    return ",".join(request.headers.getall(header, [])).rpartition(",")[2].strip()


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
    limits = request.app[SERVICES].limits
    try:
        check_host(request)
        check_packing(request)
        if request.method not in ("GET", "HEAD") or request.path.endswith("/socket"):
            check_origin(request, secure_only=who.secure and request.app[SERVICES].behind_proxy)
        if request.path.startswith(("/api/", "/t/")):
            limits.asks(who.address)
            request.app[SERVICES].bans.check(who.user, who.address)
            await request.app[SERVICES].turnstile.through()
        return await handler(request)
    except Refusal as no:
        if no.code in ("bad-message", "elsewhere"):
            limits.odd(f"{asked_for(request)}: {no.why}")
        return refused(no, who.lang)
    except web.HTTPRequestEntityTooLarge:
        return refused(Refusal("too-long"), who.lang)
    except web.HTTPNotFound:
        return refused(Refusal("no-table", "nothing-here"), who.lang)
    except web.HTTPMethodNotAllowed as error:
        answer = refused(Refusal("wrong-method"), who.lang)
        answer.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        return answer
    except (web.HTTPBadRequest, web.RequestPayloadError) as error:
        limits.odd(f"{asked_for(request)}: {type(error).__name__}")
        return refused(Refusal("bad-message"), who.lang)
    except TimeoutError:
        return refused(Refusal("too-slow"), who.lang)
    except ConnectionError:
        return web.Response()  # who asked is gone in the middle of it, and nobody reads this
    except web.HTTPException:
        raise
    except Exception:
        log.exception("%s failed", asked_for(request))
        return refused(Refusal("failed"), who.lang)


def asked_for(request: web.Request) -> str:
    """The route, for the log. The address itself may hold a table's code, or whatever a stranger likes."""
    resource = request.match_info.route.resource
    return f"{request.method} {resource.canonical if resource else 'nothing'}"


def refused(no: Refusal, lang: Lang) -> web.Response:
    REFUSALS.labels(no.code).inc()
    words = msgspec.json.encode({"code": no.code, "text": no.text(lang)})
    return web.Response(body=words, status=no.status, content_type="application/json", headers=NOT_KEPT)


async def guard(request: web.Request, response: web.StreamResponse) -> None:
    add_headers(request, response, guest(request).secure)


async def remember(request: web.Request, response: web.StreamResponse) -> None:
    """Gives a newcomer the cookie by which they are known again."""
    who = guest(request)
    if who.known or request.path.startswith("/assets/"):
        return
    cookie = request.app[SERVICES].identity.cookie(who.user)
    secure = "; Secure" if who.secure else ""
    response.headers.add(
        "Set-Cookie", f"{COOKIE}={cookie}; Path=/; Max-Age={ONE_YEAR}; HttpOnly; SameSite=Lax{secure}"
    )
