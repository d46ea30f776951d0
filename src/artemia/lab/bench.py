"""Our speed and that of named peers, measured in turns in one run: machines are noisy, so ratios count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
)
PURE = "artemia pure"
COMPILED = "artemia compiled"
HUNTED = (3, 6)


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
    Goal(PURE, "python-chess/chess", "copy_us", 2.0, 2.0),
    Goal(COMPILED, "openspiel/hearts", "copy_us", 1.0, 1.0),
)


def own_variants() -> dict[str, Path]:
    """The folders that hold our package: as plain Python, and compiled if it has been built."""
    here = Path(artemia.__file__).parents[1]
    variants = {PURE: here}
    for folder in (here, here.parent / "build" / "compiled"):
        if any((folder / "artemia" / "engine").glob("kernel.*.so")):
            variants[COMPILED] = folder
    return variants


def measure_own(variant: str, hunted: int, seconds: float, seed: int) -> PeerResult:
    """One round of ours, by the same recipe as the peers'."""
    root = own_variants()[variant]
    plain = "-plain" if variant == PURE else ""
    peer = Peer(f"artemia/{hunted + 1}", "run_artemia.py", f"{hunted + 1}{plain}", (), "")
    output = peers.run_script(Path(sys.executable), peer, seconds, seed, {"ARTEMIA_ROOT": str(root)})
    result = peers.parse_report(peer, output)
    return PeerResult(
        **{**result.__dict__, "name": row_name(variant, hunted), "version": artemia.__version__}
    )


def row_name(variant: str, hunted: int) -> str:
    return f"{variant}, {hunted} Hunted"


def bench(
    against: Sequence[str], seconds: float, rounds: int, seed: int, progress: Callable[[str], None]
) -> list[PeerResult]:
    """All figures of one run, ours first; every round measures everything once."""
    if rounds < 1:
        raise ArtemiaError(f"A bench takes at least one round, not {rounds}.")
    peers.prepare(against, progress)
    own = [(variant, hunted) for variant in own_variants() for hunted in HUNTED]
    taken: dict[str, list[PeerResult]] = {}
    for turn in range(rounds):
        for variant, hunted in own:
            progress(f"round {turn + 1} of {rounds}: {row_name(variant, hunted)}")
            result = measure_own(variant, hunted, seconds, seed + turn)
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
