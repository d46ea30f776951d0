"""Players made of code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artemia.bots.chance import Chance
from artemia.bots.instinct import Instinct
from artemia.bots.policy import Policy
from artemia.errors import ArtemiaError

BOTS: Final[dict[str, Callable[[int | str], Policy]]] = {"chance": Chance, "instinct": Instinct}
"""Every bot by its name, made from a seed; the weakest first."""


def bot_named(name: str, seed: int | str) -> Policy:
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise ArtemiaError(
            f"There is no bot called “{name}”; there are {known}.", "bot", given=name, known=known
        )
    return BOTS[name](seed)
