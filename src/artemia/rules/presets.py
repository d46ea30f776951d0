"""Set-ups with a name, for those who don't want to choose."""

from __future__ import annotations

from typing import Any

from artemia.errors import ArtemiaError
from artemia.rules.boxes import PRESETS
from artemia.rules.setup import Setup

__all__ = ["PRESETS", "agreed_in", "preset"]


def preset(name: str, **wishes: Any) -> Setup:
    """The set-up of this name, with players, seed and so on as wished.

    >>> from artemia import preset
    >>> preset("sanctuary", players=4, seed=1).boxes
    ('base', 'sanctuary')
    """
    return Setup(**{**agreed_in(name, wishes.get("boxes")), **wishes})


def agreed_in(name: str, boxes: tuple[str, ...] | None = None) -> dict[str, Any]:
    """What a preset lays down; with other boxes the places it chose no longer stand."""
    if name not in PRESETS:
        known = ", ".join(PRESETS)
        raise ArtemiaError(
            f"There is no preset called “{name}”; there are {known}.", "preset", given=name, known=known
        )
    agreed = dict(PRESETS[name])
    if boxes is not None:
        agreed["boxes"] = boxes
        agreed.pop("places", None)
    return agreed
