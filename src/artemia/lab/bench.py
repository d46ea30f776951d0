"""Our speed and that of named peers, measured in turns in one run: machines are noisy, so ratios count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

import artemia
from artemia.errors import ArtemiaError
from artemia.lab import peers
from artemia.lab.peers import Peer, PeerResult

DEFAULT_PEERS = (
    "openspiel/hanabi",
    "openspiel/hearts",
    "openspiel/goofspiel",
    "openspiel/hanabi-tuned",
    "openspiel/hearts-tuned",
    "rlcard/uno",
    "rlcard/gin-rummy",
    "python-chess/chess",
    "pettingzoo/hanabi_v5",
    "pettingzoo/texas_holdem_v4",
)
PURE = "artemia pure"
COMPILED = "artemia compiled"
SESSION = "artemia session"
"""The compiled rules, played from Python through the documented interface."""
ENVIRONMENT = "artemia PettingZoo"
VECTOR = "artemia vector"
"""The environments, with compiled rules if there are any. Their decisions are tokens."""
HUNTED = (3, 6)
BASE = "first_night"
MODES = (BASE, "sanctuary", "everything")
WAY_OF = {PURE: "plain", COMPILED: "loop", SESSION: "session", ENVIRONMENT: "pettingzoo", VECTOR: "vector"}

# Three ways to compare two libraries: the figure of ours, and that of the peer.
ALL_COMPILED = "both all compiled"
FROM_PYTHON = "both from Python"
OURS_COMPILED = "ours compiled, theirs from Python"
WAYS = {
    ALL_COMPILED: (COMPILED, "loop_per_s"),
    FROM_PYTHON: (SESSION, "decisions_per_s"),
    OURS_COMPILED: (COMPILED, "decisions_per_s"),
}


@dataclass(frozen=True)
class Goal:
    """A ratio to a peer that we must reach (floor, if there is one) and would like to (aim)."""

    ours: str
    peer: str
    figure: str
    floor: float | None
    aim: float

    @property
    def lower_is_better(self) -> bool:
        return self.figure == "copy_us"

    def met(self, mark: float | None, ratio: float) -> bool:
        if mark is None:
            return True
        return ratio <= mark if self.lower_is_better else ratio >= mark


GOALS = (
    Goal(PURE, "openspiel/hanabi", "decisions_per_s", 1.0, 1.0),
    Goal(PURE, "rlcard/uno", "decisions_per_s", 2.5, 2.5),
    Goal(PURE, "openspiel/hearts", "decisions_per_s", None, 1.2),
    Goal(COMPILED, "openspiel/hearts", "decisions_per_s", 6.0, 15.0),
    Goal(SESSION, "openspiel/hearts", "decisions_per_s", 1.5, 3.0),
    Goal(COMPILED, "openspiel/hearts", "loop_per_s", 1.3, 2.0),
    Goal(ENVIRONMENT, "pettingzoo/hanabi_v5", "decisions_per_s", 1.0, 1.0),
    Goal(ENVIRONMENT, "pettingzoo/texas_holdem_v4", "decisions_per_s", 1.0, 1.0),
    Goal(ENVIRONMENT, "rlcard/uno", "decisions_per_s", 1.0, 1.0),
    Goal(VECTOR, "pettingzoo/hanabi_v5", "decisions_per_s", 10.0, 10.0),
    Goal(VECTOR, "rlcard/uno", "decisions_per_s", 10.0, 10.0),
    Goal(PURE, "python-chess/chess", "copy_us", 2.0, 2.0),
    Goal(COMPILED, "openspiel/hearts", "copy_us", 1.0, 1.0),
)


def own_variants() -> dict[str, Path]:
    """The folders that hold our package: as plain Python, and compiled if it has been built."""
    here = Path(artemia.__file__).parents[1]
    variants = {PURE: here}
    for folder in (here, here.parent / "build" / "compiled"):
        if any((folder / "artemia" / "engine").glob("kernel.*.so")):
            variants[COMPILED] = variants[SESSION] = folder
    if find_spec("pettingzoo") and find_spec("numpy"):
        variants[ENVIRONMENT] = variants[VECTOR] = variants.get(COMPILED, here)
    return variants


def own_rows() -> list[tuple[str, int, str]]:
    """What is measured of ours: the expansions too, where the rules are compiled."""
    return [
        (variant, hunted, mode)
        for variant in own_variants()
        for mode in (MODES if variant in (COMPILED, SESSION) else MODES[:1])
        for hunted in HUNTED
    ]


def measure_own(variant: str, hunted: int, seconds: float, seed: int, mode: str = BASE) -> PeerResult:
    """One round of ours, by the same recipe as the peers'."""
    root = own_variants()[variant]
    game = f"{hunted + 1}-{mode}-{WAY_OF[variant]}"
    peer = Peer(f"artemia/{game}", "run_artemia.py", game, (), "")
    output = peers.run_script(Path(sys.executable), peer, seconds, seed, {"ARTEMIA_ROOT": str(root)})
    result = peers.parse_report(peer, output)
    found = replace(result, name=row_name(variant, hunted, mode), version=artemia.__version__)
    return replace(found, loop_per_s=found.decisions_per_s) if variant == COMPILED else found


def row_name(variant: str, hunted: int, mode: str = BASE) -> str:
    return f"{variant}, {hunted} Hunted" + (f", {mode}" if mode != BASE else "")


def bench(
    against: Sequence[str], seconds: float, rounds: int, seed: int, progress: Callable[[str], None]
) -> list[PeerResult]:
    """All figures of one run, ours first; every round measures everything once."""
    if rounds < 1:
        raise ArtemiaError(f"A bench takes at least one round, not {rounds}.")
    peers.prepare(against, progress)
    taken: dict[str, list[PeerResult]] = {}
    for turn in range(rounds):
        for variant, hunted, mode in own_rows():
            progress(f"round {turn + 1} of {rounds}: {row_name(variant, hunted, mode)}")
            result = measure_own(variant, hunted, seconds, seed + turn, mode)
            taken.setdefault(result.name, []).append(result)
        for name in against:
            progress(f"round {turn + 1} of {rounds}: {name}")
            taken.setdefault(name, []).append(peers.measure_one(name, seconds, seed + turn))
    return [peers.best_result(results) for results in taken.values()]


@dataclass(frozen=True)
class Ratio:
    """How a goal fared in this run."""

    goal: Goal
    hunted: int
    value: float

    @property
    def verdict(self) -> str:
        if self.goal.met(self.goal.aim, self.value):
            return "aim reached"
        if not self.goal.met(self.goal.floor, self.value):
            return "missed"
        return "floor reached" if self.goal.floor else "aim missed"


def ratios(results: Sequence[PeerResult]) -> list[Ratio]:
    """Each goal for 3 and 6 Hunted, where both sides were measured."""
    by_name = {result.name: result for result in results}
    found = []
    for goal in GOALS:
        for hunted in HUNTED:
            ours, theirs = by_name.get(row_name(goal.ours, hunted)), by_name.get(goal.peer)
            mine = getattr(ours, goal.figure, None)
            other = getattr(theirs, goal.figure, None)
            if mine and other:
                found.append(Ratio(goal, hunted, mine / other))
    return found


@dataclass(frozen=True)
class Contrast:
    """A peer beside ours in one way: ours are so many times as fast, by mode and number of Hunted."""

    peer: str
    way: str
    ratios: dict[tuple[str, int], float | None]


def contrasts(results: Sequence[PeerResult]) -> list[Contrast]:
    """Three rows for each peer that was measured; None where it or we have nothing to compare."""
    by_name = {result.name: result for result in results}
    rows = []
    for theirs in results:
        if theirs.available and not theirs.name.startswith("artemia "):
            for way, (variant, figure) in WAYS.items():
                other = getattr(theirs, figure)
                found: dict[tuple[str, int], float | None] = {}
                for mode in MODES:
                    for hunted in HUNTED:
                        ours = by_name.get(row_name(variant, hunted, mode))
                        mine = ours.decisions_per_s if ours else None
                        found[mode, hunted] = mine / other if mine and other else None
                rows.append(Contrast(theirs.name, way, found))
    return rows
