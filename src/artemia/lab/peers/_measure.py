"""Runs a peer's script in the peer's environment and reads its report."""

from __future__ import annotations

import contextlib
import json
import math
import os
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from artemia.errors import ArtemiaError
from artemia.lab.peers._install import PeerUnavailableError, ensure, last_words
from artemia.lab.peers._table import Peer, find

# Beyond the asked seconds: imports, warm-up and copies of a slow peer on a busy machine.
GRACE_S = 180.0

MICROSECONDS = ("copy_us", "copy_stack_us", "save_us", "load_us", "view_us", "redeal_us")


@dataclass(frozen=True)
class PeerResult:
    """A peer's speed; the figures are None where it has none, and the note says why."""

    name: str
    version: str
    decisions_per_s: float | None
    games_per_s: float | None
    copy_us: float | None
    note: str
    copy_stack_us: float | None = None
    save_us: float | None = None
    load_us: float | None = None
    view_us: float | None = None
    redeal_us: float | None = None
    loop_per_s: float | None = None  # decisions a second where no Python takes part
    forced: float | None = None  # the share of decisions with one answer

    @property
    def available(self) -> bool:
        return self.decisions_per_s is not None


def _silent(_: str) -> None:
    pass


def prepare(names: Sequence[str], progress: Callable[[str], None] = _silent) -> None:
    """Install what is missing before any timing; what cannot be installed is told by measure_one."""
    for peer in [find(name) for name in names]:
        with contextlib.suppress(PeerUnavailableError):
            ensure(peer, progress)


def measure(
    names: Sequence[str],
    seconds: float,
    seed: int,
    progress: Callable[[str], None] = _silent,
    rounds: int = 1,
) -> list[PeerResult]:
    """Each peer's best over interleaved rounds; a peer that fails is a result with a note."""
    if rounds < 1:
        raise ArtemiaError(f"rounds must be at least 1, not {rounds}")
    prepare(names, progress)
    taken: dict[str, list[PeerResult]] = {name: [] for name in names}
    for turn in range(rounds):
        for name in taken:
            taken[name].append(measure_one(name, seconds, seed + turn, progress))
    return [best_result(taken[name]) for name in names]


def measure_one(
    name: str, seconds: float, seed: int, progress: Callable[[str], None] = _silent
) -> PeerResult:
    """One round of one peer in a process of its own; only an unknown name or bad arguments raise."""
    peer = find(name)
    if not (math.isfinite(seconds) and seconds > 0):
        raise ArtemiaError(f"seconds must be positive, not {seconds}")
    try:
        python = ensure(peer, progress)
        progress(f"measuring {name}")
        return parse_report(peer, run_script(python, peer, seconds, seed))
    except PeerUnavailableError as error:
        return PeerResult(name, "", None, None, None, f"not available: {error}")


def best_result(results: Iterable[PeerResult]) -> PeerResult:
    """The rounds of one peer as one result: the best of each figure, for noise can only slow things down."""
    rounds = list(results)
    if len({result.name for result in rounds}) != 1:
        raise ArtemiaError("the best is taken of rounds of one peer")
    good = [result for result in rounds if result.available]
    if not good:
        return rounds[-1]
    note = good[-1].note
    if len(good) < len(rounds):
        note += f"; {len(rounds) - len(good)} of {len(rounds)} rounds failed"
    return replace(
        good[-1],
        decisions_per_s=_most(result.decisions_per_s for result in good),
        games_per_s=_most(result.games_per_s for result in good),
        note=note,
        copy_us=_least(result.copy_us for result in good),
        copy_stack_us=_least(result.copy_stack_us for result in good),
        save_us=_least(result.save_us for result in good),
        load_us=_least(result.load_us for result in good),
        view_us=_least(result.view_us for result in good),
        redeal_us=_least(result.redeal_us for result in good),
        loop_per_s=_most(result.loop_per_s for result in good),
        forced=_least(result.forced for result in good),
    )


def _most(values: Iterable[float | None]) -> float | None:
    return max((value for value in values if value is not None), default=None)


def _least(values: Iterable[float | None]) -> float | None:
    return min((value for value in values if value is not None), default=None)


def run_script(
    python: Path, peer: Peer, seconds: float, seed: int, environment: Mapping[str, str] | None = None
) -> str:
    """What the peer's script prints, run by this Python."""
    script = Path(__file__).resolve().parent / peer.script
    # The caller's Python settings would lead the child to the caller's packages; a fixed hash seed
    # makes the same seed the same games.
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env["PYTHONHASHSEED"] = "0"
    env.update(environment or {})
    try:
        ended = subprocess.run(
            [str(python), "-s", "-B", str(script), peer.game, str(seconds), str(seed)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds + GRACE_S,
            env=env,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PeerUnavailableError(f"no report within {seconds + GRACE_S:.0f} s") from None
    except OSError as error:
        raise PeerUnavailableError(str(error)) from error
    if ended.returncode != 0:
        raise PeerUnavailableError(last_words(ended.stderr))
    return ended.stdout


def parse_report(peer: Peer, output: str) -> PeerResult:
    """The result in a script's output, whatever else the library printed around it."""
    for line in reversed(output.splitlines()):
        try:
            report = json.loads(line)
        except ValueError:
            continue
        if isinstance(report, dict) and report.get("peer") == peer.name:
            return _result(peer, report)
    raise PeerUnavailableError("its script printed no report")


def _result(peer: Peer, report: dict[str, object]) -> PeerResult:
    decisions = _number(report, "decisions")
    games = _number(report, "games")
    seconds = _number(report, "seconds")
    if decisions is None or games is None or seconds is None:
        raise PeerUnavailableError("its script printed an incomplete report")
    return PeerResult(
        name=peer.name,
        version=str(report.get("version", "")),
        decisions_per_s=decisions / seconds,
        games_per_s=games / seconds,
        note=peer.how,
        **{field: _number(report, field) for field in (*MICROSECONDS, "loop_per_s")},
        forced=_share(report, "forced"),
    )


def _number(report: dict[str, object], key: str) -> float | None:
    value = report.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise PeerUnavailableError(f"its script reported {key} = {value!r}")
    if not (math.isfinite(value) and value > 0):
        raise PeerUnavailableError(f"its script reported {key} = {value!r}")
    return float(value)


def _share(report: dict[str, object], key: str) -> float | None:
    value = report.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise PeerUnavailableError(f"its script reported {key} = {value!r}")
    return float(value)
