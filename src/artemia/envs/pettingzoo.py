"""Artemia in PettingZoo: `make("aec", "artemia/<preset>-v0")`. Importing this registers all presets."""

from __future__ import annotations

from typing import Any

from pettingzoo import register
from pettingzoo.utils import parallel_to_aec

from artemia.envs.aec import TurnByTurn
from artemia.envs.parallel import AllAtOnce
from artemia.rules.presets import PRESETS

__all__ = ["env", "parallel_env", "parallel_to_aec"]


def env(mode: str = "first_night", **wishes: Any) -> TurnByTurn:
    """Seats answer one after the other, as a table would ask them."""
    return TurnByTurn(mode, **wishes)


def parallel_env(mode: str = "first_night", **wishes: Any) -> AllAtOnce:
    """All seats that are asked answer at once; the others wait."""
    return AllAtOnce(mode, **wishes)


for _mode in PRESETS:
    register("aec", f"artemia/{_mode}-v0", f"{__name__}:env", kwargs={"mode": _mode})
    register("parallel", f"artemia/{_mode}-v0", f"{__name__}:parallel_env", kwargs={"mode": _mode})
