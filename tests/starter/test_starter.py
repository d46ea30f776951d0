"""The starter, run for real in a fresh copy of the checkout."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

ROOT = Path(__file__).resolve().parents[2]

Start = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a clone would hold, in a directory whose name contains a space."""
    listing = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True
    )
    copy = tmp_path / "my games"
    for name in map(os.fsdecode, listing.stdout.split(b"\0")):
        # A file may be listed yet already deleted from the working tree.
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """This environment without the set-up of the running tests, and Python as the only program."""
    programs = tmp_path / "bin"
    programs.mkdir()
    python = programs / "python3"
    base = Path(sys.base_prefix) / "bin" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    python.write_text(f'#!/bin/sh\nexec "{base}" "$@"\n', "utf-8")
    python.chmod(0o755)
    unwanted = ("ARTEMIA_", "PYTEST_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    return {**kept, "PATH": str(programs)}


@pytest.fixture
def start(checkout: Path, environment: dict[str, str], tmp_path: Path) -> Start:
    """Starts `./artemia` from elsewhere, as a person may."""

    def run(*arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [checkout / "artemia", *arguments],
            cwd=tmp_path,
            env={**environment, **extra},
            check=False,
            capture_output=True,
            text=True,
            timeout=600,
        )

    return run


def assert_refused(result: subprocess.CompletedProcess[str]) -> str:
    """Exit code 2 without a traceback; returns the sentence that says why."""
    assert result.returncode == 2, result.stderr
    assert "Traceback" not in result.stderr
    sentence = result.stderr.splitlines()[-1]
    assert re.fullmatch(r"artemia: \S.*\.", sentence)
    return sentence


def directories_made(checkout: Path) -> list[str]:
    return [path.name for path in checkout.glob(".venv*") if path.is_dir()]


def test_a_fresh_copy_lives_through_a_lot(start: Start, checkout: Path, environment: dict[str, str]) -> None:
    """In one copy, since a new one would install everything again."""
    it_starts_and_stays_ready(start)
    it_heals(start, checkout, environment)
    without_node_it_gets_one_and_builds_the_page(start, checkout)


def it_starts_and_stays_ready(start: Start) -> None:
    first = start("--help")
    assert first.returncode == 0, first.stderr
    assert re.search(r"\btest\b.*\bCheck", first.stdout)
    assert re.findall(r"^artemia: (\w+).* \d+\.\d s$", first.stderr, re.M) == ["making", "installing"]

    second = start("--help")
    assert (second.returncode, second.stderr) == (0, "")
    assert second.stdout == first.stdout


def it_heals(start: Start, checkout: Path, environment: dict[str, str]) -> None:
    # A missing package is noticed; when it cannot be mended, what was there is put back.
    for package in (checkout / ".venv").glob("lib/python*/site-packages/typer"):
        shutil.rmtree(package)
    assert_refused(start("--help", PIP_NO_INDEX="1", PIP_FIND_LINKS=""))
    assert directories_made(checkout) == [".venv"]

    # Two starts at once after an interrupted one: a single set-up mends it for both.
    (checkout / ".venv" / "artemia-stamps" / "unfinished").touch()
    command = [str(checkout / "artemia"), "--help"]
    quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
    both = [
        subprocess.Popen(command, env=environment, text=True, stdout=quiet, stderr=pipe) for _ in range(2)
    ]
    errors = [process.communicate(timeout=600)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], errors
    assert "".join(errors).count("installing the packages") == 1
    assert directories_made(checkout) == [".venv"]


def without_node_it_gets_one_and_builds_the_page(start: Start, checkout: Path) -> None:
    # Drawing the pictures takes longer than all the rest, and this checkout may have drawn the same.
    drawn = ROOT / "web" / ".cache"
    if drawn.exists():
        shutil.copytree(drawn, checkout / "web" / ".cache", ignore=shutil.ignore_patterns("catalogue"))
    first = start("serve", "--help")
    assert first.returncode == 0, first.stderr
    done = re.findall(r"^artemia: (\w+ .*) \.\.\. \d+\.\d s$", first.stderr, re.M)
    assert done == ["installing node", "building the page"]
    page = checkout / "src" / "artemia" / "server" / "web" / "page"
    assert (page / "index.html.br").exists()

    # A change of the page makes the page anew, and nothing else.
    made = (page / "made-from.txt").read_text("utf-8")
    style = checkout / "web" / "src" / "styles" / "tokens.css"
    style.write_text(style.read_text("utf-8") + "\n", "utf-8")
    second = start("serve", "--help")
    assert re.fullmatch(r"artemia: building the page \.\.\. \d+\.\d s\n", second.stderr)
    assert (page / "made-from.txt").read_text("utf-8") != made

    third = start("serve", "--help")
    assert (third.returncode, third.stderr) == (0, "")

    # What can't be built is one sentence, and spoils nothing else.
    (checkout / "web" / "src" / "main.ts").write_text("import './nowhere'\n", "utf-8")
    assert "the page could not be built" in assert_refused(start("serve", "--help"))
    assert directories_made(checkout) == [".venv"]
    assert start("--help").stderr == ""


def test_a_wrong_hash_is_refused(start: Start, checkout: Path) -> None:
    requirements = checkout / "requirements" / "run.txt"
    text = requirements.read_text("utf-8")
    requirements.write_text(re.sub(r"sha256:[0-9a-f]{64}", "sha256:" + "0" * 64, text), "utf-8")

    assert "differs from the one that was recorded" in assert_refused(start("--help"))
    assert directories_made(checkout) == []


def test_packages_out_of_reach_are_one_sentence(start: Start, checkout: Path) -> None:
    result = start("--help", PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert "check the network" in assert_refused(result)
    assert directories_made(checkout) == []


def test_a_foreign_directory_is_left_alone(start: Start, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "diary.txt").write_text("dear diary", "utf-8")

    result = start("--help", ARTEMIA_VENV=str(precious))

    assert "was not made by this starter" in assert_refused(result)
    assert [path.name for path in precious.iterdir()] == ["diary.txt"]
