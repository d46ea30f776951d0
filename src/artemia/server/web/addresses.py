"""Addresses of this machine: which of them others can reach."""

from __future__ import annotations

import socket
from contextlib import suppress


def is_local(host: str) -> bool:
    """Whether this name means to everybody the very machine they sit at."""
    return host in ("localhost", "::1", "0.0.0.0", "::") or host.startswith("127.")


def network_address(listens_on: str) -> str:
    """The address by which others in the network reach this machine, if any; nothing is sent to find it."""
    if listens_on not in ("0.0.0.0", "::"):
        return "" if is_local(listens_on) else listens_on
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""
