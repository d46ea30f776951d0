"""The peers' table, installation failures and reports; nothing here needs a network or a peer."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from artemia.errors import ArtemiaError
from artemia.lab import peers
from artemia.lab.peers import PEERS, Peer, PeerResult, PeerUnavailableError, _install, _measure

FAKE = Peer("fake/game", "run_chess.py", "game", ("artemia-no-such-package==0.0.1",), "how")


def silent(_: str) -> None:
    pass


def report(**changes: object) -> str:
    fields: dict[str, object] = {
        "peer": FAKE.name,
        "version": "1.2",
        "decisions": 3000,
        "games": 30,
        "seconds": 2.0,
        "copy_us": 1.5,
    }
    return json.dumps(fields | changes)


def result(speed: float | None, copy_us: float | None = None) -> PeerResult:
    return PeerResult(FAKE.name, "1.2", speed, speed, copy_us, "how")


def test_table_is_well_formed() -> None:
    folder = Path(peers.__file__).parent
    libraries = {name.split("/")[0] for name in PEERS}
    assert libraries == {"openspiel", "rlcard", "python-chess", "pettingzoo"}
    for name, peer in PEERS.items():
        assert peer.name == name
        assert name.endswith(f"/{peer.game}")
        assert (folder / peer.script).is_file()
        assert peer.how
        assert all(re.fullmatch(r"[\w\[\]-]+==[\d.]+", each) for each in peer.requirements)


def test_pins_agree_within_an_environment() -> None:
    pins: dict[tuple[str, str], set[str]] = {}
    for peer in PEERS.values():
        for requirement in peer.requirements:
            pins.setdefault((peer.venv, requirement.split("==")[0]), set()).add(requirement)
    assert all(len(versions) == 1 for versions in pins.values())


def test_unknown_peer_is_an_error() -> None:
    with pytest.raises(ArtemiaError, match="bogus"):
        peers.measure_one("bogus", 0.1, 1)
    with pytest.raises(ArtemiaError, match="bogus"):
        peers.measure(["openspiel/hearts", "bogus"], 0.1, 1, silent)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_seconds_must_be_positive(seconds: float) -> None:
    with pytest.raises(ArtemiaError, match="seconds"):
        peers.measure_one("openspiel/hearts", seconds, 1)


def test_cache_root_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ARTEMIA_PEERS", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert peers.cache_root() == tmp_path / "artemia" / "peers"
    monkeypatch.setenv("ARTEMIA_PEERS", str(tmp_path / "mine"))
    assert peers.cache_root() == tmp_path / "mine"


def test_uninstallable_peer_is_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fake_run(command: list[str]) -> None:
        if "pip" in command:
            raise PeerUnavailableError(f"No matching distribution found for {command[-1]}")
        Path(command[-1]).mkdir()

    monkeypatch.setenv("ARTEMIA_PEERS", str(tmp_path))
    monkeypatch.setitem(PEERS, FAKE.name, FAKE)
    monkeypatch.setattr(_install, "_run", fake_run)
    monkeypatch.setattr(_install, "_failures", {})
    said: list[str] = []
    [got] = peers.measure([FAKE.name], 0.1, 1, said.append, rounds=2)
    assert got == PeerResult(
        FAKE.name,
        "",
        None,
        None,
        None,
        f"not available: No matching distribution found for {FAKE.requirements[0]}",
    )
    assert sum("installing" in line for line in said) == 1, "a failure is not tried again in the same run"


@pytest.mark.slow
def test_pip_that_finds_no_package_is_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ARTEMIA_PEERS", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setitem(PEERS, FAKE.name, FAKE)
    monkeypatch.setattr(_install, "_failures", {})
    got = peers.measure_one(FAKE.name, 0.1, 1)
    assert not got.available
    assert got.note.startswith("not available: ")
    assert "artemia-no-such-package" in got.note


def test_environment_that_cannot_be_made_is_a_note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.touch()
    monkeypatch.setenv("ARTEMIA_PEERS", str(blocker))
    monkeypatch.setitem(PEERS, FAKE.name, FAKE)
    monkeypatch.setattr(_install, "_failures", {})
    assert peers.measure_one(FAKE.name, 0.1, 1).note.startswith("not available: ")


def test_installed_peer_is_not_installed_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands: list[list[str]] = []

    def fake_run(command: list[str]) -> None:
        commands.append(command)
        if "venv" in command:
            for folder, name in (("bin", "python"), ("Scripts", "python.exe")):
                (Path(command[-1]) / folder).mkdir(parents=True)
                (Path(command[-1]) / folder / name).touch()

    monkeypatch.setenv("ARTEMIA_PEERS", str(tmp_path))
    monkeypatch.setattr(_install, "_run", fake_run)
    monkeypatch.setattr(_install, "_failures", {})
    first = peers.ensure(FAKE, silent)
    assert tmp_path in first.parents
    assert len(commands) == 2
    assert peers.ensure(FAKE, silent) == first
    assert len(commands) == 2


def test_script_that_fails_is_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    # This interpreter has no peer of that game, so the script fails in its own way.
    broken = Peer("fake/game", "run_pettingzoo.py", "no_such_game", (), "how")
    monkeypatch.setitem(PEERS, broken.name, broken)
    monkeypatch.setattr(_measure, "ensure", lambda peer, progress: Path(sys.executable))
    got = peers.measure_one(broken.name, 0.1, 1)
    assert not got.available
    assert "ModuleNotFoundError" in got.note


def test_report_among_noise() -> None:
    noise = 'hello from a library\n{"peer": "another"}\n[1]\n{broken\n'
    got = peers.parse_report(FAKE, noise + report(copy_stack_us=9) + "\nbye\n")
    assert got == PeerResult("fake/game", "1.2", 1500.0, 15.0, 1.5, "how", 9.0)


def test_report_without_copy() -> None:
    assert peers.parse_report(FAKE, report(copy_us=None)).copy_us is None


@pytest.mark.parametrize(
    "output",
    [
        "",
        "nothing",
        "null",
        "{}",
        report(peer="another"),
        report(decisions=None),
        report(decisions="many"),
        report(games=True),
        report(seconds=0),
        report(seconds=float("nan")),
        report(copy_us=-1.0),
        report()[:-5],
    ],
)
def test_bad_report_is_unavailable(output: str) -> None:
    with pytest.raises(PeerUnavailableError):
        peers.parse_report(FAKE, output)


def test_the_best_of_rounds() -> None:
    got = peers.best_result([result(10.0, 3.0), result(30.0), result(None), result(20.0, 1.0)])
    assert (got.decisions_per_s, got.games_per_s, got.copy_us) == (30.0, 30.0, 1.0)
    assert got.note == "how; 1 of 4 rounds failed"


def test_the_best_of_failures_and_of_nothing() -> None:
    assert not peers.best_result([result(None), result(None)]).available
    with pytest.raises(ArtemiaError):
        peers.best_result([])


def test_measure_interleaves_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, int]] = []

    def one(name: str, seconds: float, seed: int, progress: object) -> PeerResult:
        calls.append((name, seed))
        return PeerResult(name, "1", float(seed), 1.0, None, "")

    monkeypatch.setattr(_measure, "ensure", lambda peer, progress: Path(sys.executable))
    monkeypatch.setattr(_measure, "measure_one", one)
    a, b = "openspiel/hearts", "rlcard/uno"
    got = peers.measure([a, b], 0.1, 5, silent, rounds=3)
    assert calls == [(a, 5), (b, 5), (a, 6), (b, 6), (a, 7), (b, 7)]
    assert [(each.name, each.decisions_per_s) for each in got] == [(a, 7.0), (b, 7.0)]
    with pytest.raises(ArtemiaError):
        peers.measure([a], 0.1, 1, silent, rounds=0)


def test_child_measures_a_toy_game(tmp_path: Path) -> None:
    toy = tmp_path / "toy.py"
    toy.write_text(
        "import _child as child\n"
        "name, seconds, seed = child.arguments()\n"
        "def play(limit):\n"
        "    n = min(limit, 8)\n"
        "    return [n] * 8, n, n == 8\n"
        "print('noise', end='')\n"
        "child.run('fake/' + name, 'pytest', seconds, play, {'copy_us': lambda s: s.copy})\n"
    )
    env = os.environ | {"PYTHONPATH": str(Path(peers.__file__).parent)}
    ran = subprocess.run(
        [sys.executable, str(toy), "game", "0.01", "1"], env=env, capture_output=True, text=True, check=True
    )
    got = peers.parse_report(FAKE, ran.stdout)
    assert got.version == pytest.__version__
    assert got.available
    assert got.copy_us is not None
    assert got.decisions_per_s == pytest.approx(8 * (got.games_per_s or 0))
