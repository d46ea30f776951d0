"""Where the browser of the tests comes from: the machine's own, or one that npm brings along."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final, NamedTuple

from build_tools.page import Node, find_node

ON_THE_PATH: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ON_A_MAC: Final = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FOLDER: Final = Path(__file__).with_name("chromium")
PACKED: Final = FOLDER / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED: Final = FOLDER / "node_modules" / ".unpacked"

UNPACK: Final = """
const { createReadStream, createWriteStream } = require('node:fs')
const { pipeline } = require('node:stream/promises')
const { createBrotliDecompress } = require('node:zlib')
const [from, to] = process.argv.slice(1)
void pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))
"""
FONTS: Final = """<?xml version="1.0"?>
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class Chromium(NamedTuple):
    """A program, and what it needs to find its libraries and letters."""

    program: Path
    environment: dict[str, str]


def find_or_install() -> Chromium:
    found = next((path for name in ON_THE_PATH if (path := shutil.which(name))), None)
    if found:
        return Chromium(Path(found), {})
    if ON_A_MAC.exists():
        return Chromium(ON_A_MAC, {})
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        raise RuntimeError("The browser tests need Chromium or Google Chrome: please install one of them.")
    with (FOLDER / "package.json").open() as lock:  # several tests may start at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (UNPACKED / "chromium").exists():
            install()
    return Chromium(
        UNPACKED / "chromium", {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_PATH": str(UNPACKED)}
    )


def install() -> None:
    """No root, no system packages: the program, its libraries and a font, from one npm package."""
    node = find_node()
    if node is None:
        raise RuntimeError(
            "There is no node to install a browser with: start the checks with ./artemia test."
        )
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", os.defpath)])
    subprocess.run(
        [node.program, node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=FOLDER,
        env={**os.environ, "PATH": path},
        check=True,
    )
    fresh = UNPACKED.with_name(".unpacking")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for name in ("al2023.tar", "fonts.tar", "swiftshader.tar", "chromium"):
        unpack(node, PACKED / f"{name}.br", fresh / name)
    (fresh / "chromium").chmod(0o755)
    (fresh / "fonts.conf").write_text(FONTS.format(folder=UNPACKED), "utf-8")
    fresh.rename(UNPACKED)


def unpack(node: Node, packed: Path, to: Path) -> None:
    subprocess.run([node.program, "-e", UNPACK, packed, to], check=True)
    if to.suffix == ".tar":
        with tarfile.open(to) as tar:
            # Python 3.11.3 and older know no filters.
            tar.extraction_filter = getattr(tarfile, "data_filter", None)
            tar.extractall(to.parent)
        to.unlink()
