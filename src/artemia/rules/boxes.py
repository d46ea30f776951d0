"""The boxes there are. Each is declared in its folder under `cards`; whatever is about boxes asks here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from artemia.engine.fields import Record
from artemia.engine.step import Step

if TYPE_CHECKING:
    from artemia.rules.setup import Setup
    from artemia.rules.state import State

BASE: Final = "base"
HOUSE: Final = "house"
"""The provenance of cards somebody has made for their own table."""
CORRECTED: Final = "corrected"
"""The provenance of a card that its owner has put right."""


@dataclass(frozen=True, eq=False)
class Box:
    """A box: whatever it is, beside its places and cards.

    `id` is the name of its folder, and its texts go by it. It is played only with the boxes it `needs`.
    `provenance` is that of its places and cards, unless they say otherwise. `picture` is the place that
    stands for it on the page. `variants` are the switches of a set-up that use a part of it. `presets` are
    its games with a name; a box without any is one by itself. `check` refuses set-ups that make no sense.

    Wherever the box takes part, `state` makes what it adds to a state, for so many seats, in the field of its
    name; then `setup` lays out the rest. If all of it is in the game a turn ends with its `phases`.
    """

    id: str
    needs: tuple[str, ...] = (BASE,)
    provenance: str = HOUSE
    picture: str = ""
    variants: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    check: Callable[[Setup], None] | None = None
    state: Callable[[int], Record] | None = None
    setup: Callable[[State], None] | None = None
    phases: tuple[Step, ...] = ()

    @property
    def is_ours(self) -> bool:
        """Whether it was never printed."""
        return self.provenance == HOUSE


BOXES: Final[dict[str, Box]] = {}
"""By their ids, in the order of the shelf."""
PRESETS: Final[dict[str, dict[str, Any]]] = {}
"""Set-ups with a name: first one a box, then what else the boxes have, the latest box first."""


def shelve(declared: Iterable[Box]) -> tuple[Box, ...]:
    """Puts all boxes on the shelf: printed ones before others, after what they need, then by their names.

    No box that comes later changes the order of those that are there: old set-ups name them in it.
    """
    found = {box.id: box for box in declared}
    BOXES.update(sorted(found.items(), key=lambda each: _place_of(each[1], found)))
    presets = [list(presets_of(box).items()) for box in BOXES.values()]
    PRESETS.update(first for first, *_ in presets)
    for _, *others in reversed(presets):
        PRESETS.update(others)
    return tuple(BOXES.values())


def _place_of(box: Box, among: Mapping[str, Box]) -> tuple[bool, int, str]:
    return box.is_ours, _depth(box, among), box.id


def _depth(box: Box, among: Mapping[str, Box]) -> int:
    """How many boxes stand one on the other below this one."""
    return max((1 + _depth(among[id], among) for id in box.needs), default=0)


def presets_of(box: Box) -> dict[str, dict[str, Any]]:
    alone = {box.id: {"boxes": with_needs(box)}}
    return {name: dict(agreed) for name, agreed in (box.presets or alone).items()}


def with_needs(box: Box) -> tuple[str, ...]:
    """A box and all it can't do without, in the order of the shelf."""
    wanted = {box.id}
    for id in reversed(BOXES):
        if id in wanted:
            wanted.update(BOXES[id].needs)
    return tuple(id for id in BOXES if id in wanted)
