"""What is in `deploy`: its commands are those of the command line, and systemd understands its unit."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from artemia.cli import serve
from tests.guards.sources import ROOT

DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "artemia.service").read_text("utf-8").replace("\\\n", " ")


def commands() -> Iterator[list[str]]:
    """What is run, without the program itself."""
    for line in re.findall(r"^ExecStart=(.*)$", UNIT, re.M):
        yield shlex.split(line)[1:]
    for line in re.findall(r"^CMD (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.M):
        yield json.loads(line)
    listed = re.search(r"^  command:\n((?:    - .*\n)+)", (DEPLOY / "compose.yaml").read_text("utf-8"), re.M)
    assert listed is not None
    yield [line.removeprefix("    - ").strip('"') for line in listed[1].splitlines()]


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_its_commands_can_be_run(words: list[str]) -> None:
    assert words[0] == "serve"
    with typer.main.get_command(serve.app).make_context("serve", words[1:]) as context:
        data, store = context.params["data"], context.params["store"]
        assert store.startswith("postgresql://") if data is None else data.name == "tables.db"


def systemd_says(tmp_path: Path, *words: str, unit: str = UNIT) -> tuple[int, str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip(
            "systemd-analyze isn't here: the unit was not checked; Debian has it in the package systemd."
        )
    file = tmp_path / "artemia.service"
    file.write_text(unit.replace("/opt/artemia/bin/artemia", sys.executable), encoding="utf-8")
    ran = subprocess.run([program, *words, str(file)], capture_output=True, text=True)
    return ran.returncode, ran.stdout + ran.stderr


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    assert systemd_says(tmp_path, "verify") == (0, "")
    wrong = UNIT.replace("LimitNOFILE=65536", "LimitNOFILE=many")
    assert systemd_says(tmp_path, "verify", unit=wrong)[1], "it does look"


def test_the_unit_shields_the_rest_of_the_machine(tmp_path: Path) -> None:
    """Of ten, as systemd counts: a unit without any of it has 9.2."""
    status, told = systemd_says(tmp_path, "security", "--offline=true", "--threshold=20")
    if "unrecognized option" in told:
        pytest.skip("This systemd-analyze is older than version 250 and doesn't judge units.")
    assert status == 0, told.splitlines()[-1]
