"""Work spread over processes: all of it, in order where asked for, and silence when it is told to stop."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from artemia.errors import ArtemiaError
from artemia.lab.workers import run_chunks, run_in_order
from tests.lab import two_at_work

ROOT = Path(__file__).parents[2]
TASKS = [3, 1, 2, 5, 4]


def slow_at_first(n: int) -> int:
    sum(range(100_000 * n))
    return n * n


def fails(n: int) -> int:
    if n == 5:
        raise ArtemiaError("Five is too many.", "games", given=n)
    return n


def dies(n: int) -> int:
    if n == 5:
        os._exit(1)
    return n


@pytest.mark.slow
def test_all_is_done_and_in_order_where_asked_for() -> None:
    assert sorted(run_chunks(TASKS, 2, slow_at_first)) == [1, 4, 9, 16, 25]
    for jobs in (1, 2, 9):
        assert list(run_in_order(TASKS, jobs, slow_at_first)) == [9, 1, 4, 25, 16]
    assert list(run_chunks([], 2, slow_at_first)) == []


@pytest.mark.slow
def test_what_goes_wrong_is_raised_here_and_says_where() -> None:
    with pytest.raises(ArtemiaError, match="Five is too many") as error:
        list(run_chunks(TASKS, 2, fails))
    assert error.value.details == {"given": 5} and "in fails" in error.value.__notes__[0]
    with pytest.raises(ArtemiaError, match="has died"):
        list(run_chunks(TASKS, 2, dies))


@contextmanager
def at_work(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The command, as soon as both processes have begun."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", two_at_work.__name__, str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while not all((folder / name).exists() for name in ("one", "two")):
                assert process.poll() is None, process.communicate()
                time.sleep(0.01)
            yield process
        finally:
            (folder / "enough").touch()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
@pytest.mark.parametrize("whom", [os.kill, os.killpg], ids=lambda whom: whom.__name__)
def test_told_to_stop_all_of_them_stop_and_say_nothing(
    tmp_path: Path, how: signal.Signals, whom: Callable[[int, int], None]
) -> None:
    """A terminal and a service manager tell all processes of a command, a person tells one."""
    with at_work(tmp_path) as process:
        whom(process.pid, how)
        out, err = process.communicate()  # each of them would keep these pipes open
        assert (process.returncode, out, err) == (128 + how, "", "")


@pytest.mark.slow
def test_whoever_finds_nobody_to_give_the_work_to_says_nothing(tmp_path: Path) -> None:
    with at_work(tmp_path) as process:
        process.kill()
        process.wait()
        (tmp_path / "enough").touch()
        assert process.communicate() == ("", "")
