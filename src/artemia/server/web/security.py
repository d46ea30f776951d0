"""What keeps strangers out: origins, headers, and how much anybody may ask for."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from artemia.server.wire.backlog import Backlog
from artemia.server.wire.refusal import Refusal
from artemia.server.wire.token_bucket import TokenBucket

log = logging.getLogger(__name__)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; "
        "media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
        "connect-src 'self'{wire}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
MOST_ADDRESSES: Final = 10_000
SOCKETS_OF_A_PERSON: Final = 2
SOCKETS_OF_AN_ADDRESS: Final = 20
"""How many times the messages of one socket all those of a person may bring together, and of an address."""
AFTER_A_FLOOD: Final = 30
"""How many requests of an address a socket counts for that was closed because it sent too much."""
HOST: Final = re.compile(r"(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE)

Buckets: TypeAlias = dict[str, TokenBucket]


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    a_second: float
    at_once: float


class Allowance:
    """How much one socket may still ask for: of its own, of its person's and of its address's share."""

    def __init__(self, *shares: TokenBucket) -> None:
        self._shares = shares

    def take(self, cost: float = 1) -> bool:
        return all(share.take(cost) for share in self._shares)


@dataclass
class Limits:
    """How often and how much: by address what asks and makes and connects, by person sockets and chat."""

    messages: tuple[float, float] = Rate(15, 60)  # of a socket
    requests: tuple[float, float] = Rate(30, 150)  # of an address, over HTTP
    made: tuple[float, float] = Rate(0.5, 40)  # tables, records and claims of an address
    chat: tuple[float, float] = Rate(0.7, 6)  # of a person
    onlookers: tuple[float, float] = Rate(1, 6)  # chat of all of a table together
    sockets_of_person: int = 24
    sockets_of_address: int = 400
    connections_of_address: int = 600
    connections: int = 4000
    crowd: float = 1  # guests of one address, as many times as is usual
    backlog: Backlog = field(default_factory=Backlog)

    def __post_init__(self) -> None:
        self.sockets: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        self._asked: Buckets = {}
        self._made: Buckets = {}
        self._sent: Buckets = {}
        self._sent_from: Buckets = {}
        self._said: Buckets = {}
        self._said_by_onlookers: Buckets = {}
        self._odd = TokenBucket(1, 20)
        self._unsaid = 0

    def of_crowd(self, n: float) -> Limits:
        """The same for guests of whom many share an address."""
        return replace(
            self,
            requests=times(n, self.requests),
            made=times(n, self.made),
            sockets_of_address=round(n * self.sockets_of_address),
            connections_of_address=round(n * self.connections_of_address),
            crowd=n,
        )

    def asks(self, address: str, cost: float = 1) -> None:
        take(bucket(self._asked, address, self.requests), cost)

    def makes(self, address: str) -> None:
        take(bucket(self._made, address, self.made))

    def flooded(self, address: str) -> None:
        """Whoever was closed for sending too much doesn't come back at once."""
        bucket(self._asked, address, self.requests).drain(AFTER_A_FLOOD)

    def floods(self, address: str) -> bool:
        """Whether that was so much that what comes from there now isn't even listened to."""
        found = self._asked.get(address)
        return found is not None and found.overdrawn

    def says(self, user: str, table: str, seated: bool) -> None:
        """Chat: whoever sits at a table isn't silenced by those who look on, however many there are."""
        take(bucket(self._said, user, self.chat))
        if not seated:
            take(bucket(self._said_by_onlookers, table, self.onlookers))

    @contextmanager
    def socket(self, user: str, address: str) -> Iterator[Allowance]:
        if self.sockets[user] >= self.sockets_of_person or self._from[address] >= self.sockets_of_address:
            raise Refusal("full", "too-many-sockets")
        self.sockets[user] += 1
        self._from[address] += 1
        try:
            yield Allowance(
                TokenBucket(*self.messages),
                bucket(self._sent, user, times(SOCKETS_OF_A_PERSON, self.messages)),
                bucket(self._sent_from, address, times(SOCKETS_OF_AN_ADDRESS * self.crowd, self.messages)),
            )
        finally:
            one_less(self.sockets, user)
            one_less(self._from, address)

    def odd(self, what: str) -> None:
        """Notes what no page of ours would send, a line each; where there is a flood of it, only how much."""
        if not self._odd.take():
            self._unsaid += 1
            return
        more, self._unsaid = self._unsaid, 0
        log.warning("refused %s%s", what, f" (and {more} more since)" if more else "")


def one_less(counted: Counter[str], key: str) -> None:
    """Who has none left is forgotten."""
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]


def times(n: float, rate: tuple[float, float]) -> tuple[float, float]:
    return n * rate[0], n * rate[1]


def bucket(buckets: Buckets, key: str, rate: tuple[float, float]) -> TokenBucket:
    if len(buckets) > MOST_ADDRESSES:
        buckets.clear()
    return buckets.setdefault(key, TokenBucket(*rate))


def take(found: TokenBucket, cost: float = 1) -> None:
    if not found.take(cost):
        raise Refusal("too-fast")


def check_host(request: web.BaseRequest) -> None:
    """An address of a machine, and nothing else: links and headers are made with it."""
    host, _, port = request.host.rpartition(":")
    if not HOST.fullmatch(request.host) or (host and port.isdigit() and int(port) > 65535):
        raise Refusal("bad-message", "host")


def check_origin(request: web.BaseRequest, secure_only: bool) -> None:
    """A page of another site may not speak here. Programs that are no browsers send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin)
    except ValueError as error:
        raise Refusal("elsewhere") from error
    if site.netloc.lower() != request.host.lower() or (secure_only and site.scheme != "https"):
        raise Refusal("elsewhere")


def check_packing(request: web.BaseRequest) -> None:
    """What is packed would have to be unpacked, and might be a thousand times as large."""
    if request.headers.get("Content-Encoding", "identity").strip().lower() not in ("", "identity"):
        raise Refusal("bad-message", "packed")


def add_headers(request: web.Request, response: web.StreamResponse, secure: bool) -> None:
    wire = f" {'wss' if secure else 'ws'}://{request.host}" if HOST.fullmatch(request.host) else ""
    response.headers["Server"] = "Artemia"
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value.format(wire=wire) if "{" in value else value)
