"""What keeps strangers out: origins, headers, and how much anybody may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from artemia.server.wire.refusal import Refusal
from artemia.server.wire.token_bucket import TokenBucket

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; "
        "media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
        "connect-src 'self' {wire}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
MOST_SOCKETS_PER_USER: Final = 24
MOST_SOCKETS_PER_ADDRESS: Final = 400
MOST_ADDRESSES: Final = 10_000


class Limits:
    """By address how often the API is asked and how often something new is made; by person open sockets."""

    def __init__(self, messages: tuple[float, float] = (15, 60)) -> None:
        self.messages = messages  # a second and at once, by socket
        self._asked: dict[str, TokenBucket] = {}
        self._made: dict[str, TokenBucket] = {}
        self.sockets: Counter[str] = Counter()
        self._from: Counter[str] = Counter()

    def asks(self, address: str) -> None:
        self._take(self._asked, address, 30, 150)

    def makes(self, address: str) -> None:
        self._take(self._made, address, 0.5, 40)

    @contextmanager
    def socket(self, user: str, address: str) -> Iterator[None]:
        if self.sockets[user] >= MOST_SOCKETS_PER_USER or self._from[address] >= MOST_SOCKETS_PER_ADDRESS:
            raise Refusal("full", "too-many-sockets")
        self.sockets[user] += 1
        self._from[address] += 1
        try:
            yield
        finally:
            self.sockets -= Counter([user])  # which forgets those who have none left
            self._from -= Counter([address])

    def _take(self, buckets: dict[str, TokenBucket], address: str, rate: float, burst: float) -> None:
        if len(buckets) > MOST_ADDRESSES:
            buckets.clear()
        if not buckets.setdefault(address, TokenBucket(rate, burst)).take():
            raise Refusal("too-fast")


def check_origin(request: web.BaseRequest, secure_only: bool) -> None:
    """A page of another site may not speak here. Programs that are no browsers send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    site = urlsplit(origin)
    if site.netloc.lower() != request.host.lower() or (secure_only and site.scheme != "https"):
        raise Refusal("elsewhere")


def add_headers(request: web.Request, response: web.StreamResponse, secure: bool) -> None:
    wire = f"{'wss' if secure else 'ws'}://{request.host}"
    response.headers["Server"] = "Artemia"
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value.format(wire=wire) if "{" in value else value)
