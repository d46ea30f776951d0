"""Installs peers into virtual environments of their own, so that none reaches the user's environment."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from artemia.errors import ArtemiaError
from artemia.lab.peers._table import Peer

INSTALL_TIMEOUT_S = 1200.0
# Built from source these take an hour and a compiler; better to say at once that there is no wheel.
_WHEELS_ONLY = "open_spiel,numpy,scipy,pygame-ce"
# A failed installation is not tried again for every game of a library and every round of a run.
_failures: dict[Path, str] = {}


class PeerUnavailableError(ArtemiaError):
    """A peer cannot be installed or run here."""


def cache_root() -> Path:
    """Folder of the peers' environments: ARTEMIA_PEERS, or a folder in the user's cache."""
    chosen = os.environ.get("ARTEMIA_PEERS")
    if chosen:
        return Path(chosen).expanduser()
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "artemia" / "peers"


def ensure(peer: Peer, progress: Callable[[str], None]) -> Path:
    """Python of an environment that holds the peer, which is installed if it is not there yet."""
    # Absolute, because commands run in it; not resolved, because a venv's python is a link to the base one.
    venv = cache_root().absolute() / f"{peer.venv}-py{sys.version_info[0]}.{sys.version_info[1]}"
    digest = hashlib.sha256("\n".join(peer.requirements).encode()).hexdigest()[:12]
    done = venv / f"installed-{digest}"
    if done in _failures:
        raise PeerUnavailableError(_failures[done])
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if done.exists() and python.exists():
        return python
    try:
        _make_venv(venv, progress)
        progress(f"installing {', '.join(peer.requirements)}")
        pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--no-input"]
        _run([*pip, "--disable-pip-version-check", "--only-binary", _WHEELS_ONLY, *peer.requirements])
        done.write_text("\n".join(peer.requirements) + "\n", encoding="utf-8")
    except (PeerUnavailableError, OSError) as error:
        _failures[done] = str(error)
        raise PeerUnavailableError(str(error)) from error
    return python


def _make_venv(venv: Path, progress: Callable[[str], None]) -> None:
    complete = venv / "complete"
    if complete.exists():
        return
    progress(f"creating the environment {venv.name}")
    venv.parent.mkdir(parents=True, exist_ok=True)
    # --clear: an interrupted creation may have left a python without pip.
    _run([sys.executable, "-I", "-m", "venv", "--clear", str(venv)])
    complete.touch()


def _run(command: Sequence[str]) -> None:
    try:
        ended = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=INSTALL_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PeerUnavailableError(f"installation took more than {INSTALL_TIMEOUT_S:.0f} s") from None
    if ended.returncode != 0:
        raise PeerUnavailableError(last_words(ended.stderr or ended.stdout))


def last_words(output: str) -> str:
    """The line of a failed command's output that says best why it failed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["no message"])[-1].removeprefix("ERROR:").strip()[:200]
