"""The page itself: types and tests of its own, in its own language."""

from __future__ import annotations

import os
import subprocess

import pytest

from build_tools import page

pytestmark = pytest.mark.slow


def run(*script: str) -> subprocess.CompletedProcess[str]:
    node = page.find_node()
    assert node, "node is missing; ./artemia test brings it"
    page.build_if_changed()
    path = os.pathsep.join([str(node.program.parent), os.environ["PATH"]])
    return subprocess.run(
        [str(node.program), *script],
        cwd=page.WEB,
        env={**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_the_types_hold_and_nothing_is_out_of_reach() -> None:
    done = run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "machine")
    assert done.returncode == 0, done.stdout


def test_it_is_written_in_one_style() -> None:
    """If not: npm run format"""
    done = run("node_modules/prettier/bin/prettier.cjs", "--list-different", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_own_tests_pass() -> None:
    done = run("node_modules/vitest/vitest.mjs", "run")
    assert done.returncode == 0, done.stdout + done.stderr


def test_script_and_style_stay_small() -> None:
    """All of it, every screen together, as it goes over the wire."""
    page.build_if_changed()
    assets = page.PAGE / "assets"
    sizes = [file.stat().st_size for kind in ("js", "css") for file in assets.glob(f"*.{kind}.gz")]
    assert 0 < sum(sizes) <= 200_000
