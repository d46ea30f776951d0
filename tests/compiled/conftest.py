"""One compiled package for all tests of this folder, also if several processes run them."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from build_tools.compiled import compiler
from tests.compiled.kit import unpacked_wheel


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Where it lies. Lowering and mypyc write the same C at every level of optimization."""
    if compiler() is None:
        pytest.skip("there is no C compiler, so the wheel is plain")
    shared = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        shared = shared.parent
    folder = shared / "compiled"
    with (shared / "compiled.lock").open("w") as lock, pytest.MonkeyPatch.context() as patch:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "unpacked").exists():
            folder.mkdir(exist_ok=True)
            patch.setenv("ARTEMIA_OPTIMIZE", "0")
            unpacked_wheel(folder)
    return folder / "unpacked"
