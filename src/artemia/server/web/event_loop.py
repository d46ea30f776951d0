"""The event loop a server runs in: uvloop where there is one, else that of the standard library."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import Any


def run(work: Coroutine[Any, Any, None]) -> None:
    if find_spec("uvloop") is None:  # as on Windows
        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)
