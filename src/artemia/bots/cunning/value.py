"""How good a position is: the Creature's chance to win, judged at the beginning of a turn.

A logistic regression on the features of the position. Its weights are data, learned by `artemia train`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from artemia.bots.cunning.features import feature_names, features, growth_names, kind_of
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE_WINS
from artemia.rules.state import State

WEIGHTS_FILE: Final = "weights.json"
BY_HAND: Final = {
    "bias": 2.9,
    "rescue": 0.5,
    "assimilation": -0.8,
    "rescue ≤ 1": -0.4,
    "rescue ≤ 3": -0.2,
    "assimilation ≤ 1": 0.4,
    "assimilation ≤ 3": 0.3,
    "Will": -0.5,
    "last Will": 0.3,
    "hand": -0.2,
    "hand ≤ 2": 0.3,
    "places owned": -0.2,
}
"""What is known without learning: the race on the two tracks, Will, and cards in hand."""

_learned: Final[dict[int, list[float]]] = {}


def weights_for(kind: int) -> list[float]:
    """What was learned for this kind of game, or else what is known without learning."""
    if not _learned:
        file = files("artemia.bots.cunning").joinpath(WEIGHTS_FILE)
        _learned.update(aligned(json.loads(file.read_text(encoding="utf-8"))))
    found = _learned.get(kind)
    if found is None:
        found = _learned[kind] = [BY_HAND.get(name, 0.0) for name in feature_names()]
    return found


def aligned(learned: dict[str, Any]) -> dict[int, list[float]]:
    """The weights of each kind of game, in the order of the features as they are here."""
    width = len(learned["features"])
    columns = alignment(learned["features"], feature_names())
    more = alignment(learned["growth"], growth_names())
    found: dict[int, list[float]] = {}
    for row in learned["kinds"]:
        weights: list[float] = row["weights"]
        if len(weights) not in (width, width + len(more)):
            raise misfit(f"those of “{row['games']}” are {len(weights)} numbers")
        ordered = [0.0] * (len(feature_names()) + len(growth_names()))
        for column, weight in zip(columns, weights[:width], strict=True):
            ordered[column] = float(weight)
        for column, weight in zip(more, weights[width:], strict=False):
            ordered[len(feature_names()) + column] = float(weight)
        found[row["kind"]] = ordered
    return found


def alignment(learned: list[str], here: list[str]) -> list[int]:
    """Where each of the learned features stands.

    Features that were not learned, as of a card of one's own, weigh nothing. But one that is gone, or has
    moved past another, is an error: somebody has changed what the numbers are about.
    """
    found: list[int] = []
    last = -1
    for name in learned:
        if name not in here:
            raise misfit(f"there is no feature “{name}” any more")
        column = here.index(name)
        if column <= last:
            raise misfit(f"“{name}” used to come after “{here[last]}”")
        found.append(column)
        last = column
    return found


def misfit(why: str) -> ArtemiaError:
    return ArtemiaError(
        f"The weights in {WEIGHTS_FILE} don't fit the positions of this game: {why}. "
        "Learn them anew with `artemia train`."
    )


def creature_chance(g: State) -> float:
    """From 0 to 1; certain when the game is over."""
    if g.winner:
        return 1.0 if g.winner == CREATURE_WINS else 0.0
    total = 0.0
    for weight, feature in zip(weights_for(kind_of(g)), features(g), strict=False):
        total += weight * feature
    return logistic(total)


def logistic(x: float) -> float:
    """A chance from its log-odds."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
