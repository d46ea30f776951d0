"""`--limit`: the limits of a server, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from artemia.errors import ArtemiaError

if TYPE_CHECKING:
    from artemia.server.web.security import Limits


def limits_in(wishes: Sequence[str]) -> Limits:
    """The usual ones but for these: `sockets-of-address=1000`, or `requests=60/300`, a second and at once."""
    from artemia.server.web.security import Limits

    usual = Limits()
    known = {
        each.name.replace("_", "-"): getattr(usual, each.name)
        for each in fields(usual)
        if each.name not in ("crowd", "backlog")  # one has an option of its own, the other is no number
    }
    found: dict[str, Any] = {}
    for wish in wishes:
        name, _, words = wish.partition("=")
        if name not in known:
            names = ", ".join(known)
            raise ArtemiaError(
                f"There is no limit called “{name}”; there are {names}.", "limit", given=name, known=names
            )
        found[name.replace("-", "_")] = value_like(known[name], wish, words)
    return replace(usual, **found)


def value_like(usual: int | tuple[float, float], wish: str, words: str) -> int | tuple[float, float]:
    try:
        if isinstance(usual, int):
            value: int | tuple[float, float] = int(words)
            good = int(words) > 0
        else:
            a_second, at_once = map(float, words.split("/"))
            value, good = (a_second, at_once), 0 < a_second < 1e9 and 1 <= at_once < 1e9
    except ValueError:
        good = False
    if not good:
        like = str(usual) if isinstance(usual, int) else "/".join(f"{each:g}" for each in usual)
        name = wish.partition("=")[0]
        raise ArtemiaError(
            f"“{wish}” isn’t a limit; write, for example, {name}={like}.",
            "limit-value",
            given=wish,
            like=f"{name}={like}",
        )
    return value
