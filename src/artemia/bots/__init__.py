"""Players made of code."""

from __future__ import annotations

from typing import Final

from artemia.bots.chance import Chance
from artemia.bots.cunning import turn_cache
from artemia.bots.cunning.bot import Cunning
from artemia.bots.habits import guess
from artemia.bots.instinct import Instinct
from artemia.bots.ismcts import Ismcts
from artemia.bots.newcomer import Newcomer
from artemia.bots.policy import Policy
from artemia.bots.spec import Maker, made_from

BOTS: Final[dict[str, Maker]] = {
    "chance": Chance,
    "newcomer": Newcomer,
    "instinct": Instinct,
    "ismcts": Ismcts,
    "cunning": Cunning,
}
"""Every bot by its name, made from a seed and its options; the weakest first."""

LEVELS: Final = {
    "newcomer": "newcomer",
    "steady": "instinct",
    "sharp": "cunning:rehearsals=100,seconds=0.05,habit=0.75",
    "merciless": "cunning:rehearsals=4000,seconds=0.8",
}
"""The levels people choose from, the weakest first, and the bots behind them."""

CHARACTERS: Final = {
    "cautious": "cunning:rehearsals=100,seconds=0.05,habit=0.5,fear=3",
    "gambler": "cunning:rehearsals=100,seconds=0.05,habit=0.5,fear=0.35",
    "copycat": "cunning:rehearsals=100,seconds=0.05,habit=0.5,crowd=1.5",
}
"""They think as long as the sharp ones, with fewer habits, each in a way of their own."""

OPPONENTS: Final = LEVELS | CHARACTERS

USUAL: Final = "instinct"
"""Who plays where nobody was named."""


def bot_named(spec: str, seed: int | str) -> Policy:
    """The bot called so: an opponent, a name of `BOTS`, `package.module:Class` or `file.py:Class`.

    Options may follow: `:option=value,…`.
    """
    return made_from(spec, seed, BOTS, OPPONENTS)


def forget() -> None:
    """Whatever all bots of this process have kept of the tables they saw is gone; they play on as before."""
    guess.forget()
    turn_cache.forget()
