"""What docs/lab/many-games.md claims, shown: the same file whoever plays, how fast, and in how much memory.

It plays the same games with one process, with two, in four shards, on a Ray cluster of this machine if Ray is
there, and killed twice and gone on with; then it compares the files.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

TO_KILL_AT = (0.25, 0.6)
"""How much of all pieces is there when it is killed."""


@dataclass
class Course:
    """One way to come to the file: how long it took, and the most memory a process had."""

    name: str
    seconds: float = 0.0
    megabytes: float = 0.0
    digest: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--bots", default="chance")
    parser.add_argument("--ray", action="store_true", help="also on a Ray cluster of this machine")
    wish = parser.parse_args()
    if wish.ray and find_spec("ray") is None:
        parser.error("Ray isn't installed")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        courses = [
            played("one process", folder / "one.parquet", wish, ["--jobs", "1"]),
            played("two processes", folder / "two.parquet", wish, ["--jobs", "2"]),
            sharded(folder / "shards.parquet", wish),
            killed_twice(folder / "killed.parquet", wish),
        ]
        if wish.ray:
            ways = ["--ray", "local", "--jobs", "2"]
            courses.append(played("Ray on this machine", folder / "ray.parquet", wish, ways))
        size = (folder / "one.parquet").stat().st_size / 1e6
    print(f"{wish.games:,} games of {wish.bots}, base, 2 to 7 players; {size:.1f} MB of Parquet")
    print("| How | Seconds | Games a second | Most memory of a process | SHA-256 |\n|---|---|---|---|---|")
    for each in courses:
        rate = f"{each.seconds:.0f} | {wish.games / each.seconds:,.0f}"
        print(f"| {each.name} | {rate} | {each.megabytes:.0f} MB | `{each.digest[:16]}…` |")
    if len({each.digest for each in courses}) > 1:
        raise SystemExit("the files differ")


def command(out: Path, wish: argparse.Namespace, words: list[str]) -> list[str]:
    games = ["--bots", wish.bots, "--games", str(wish.games), "--seed", "1", "--out", str(out)]
    return [sys.executable, "-m", "artemia.cli", "simulate", *games, *words]


def played(name: str, out: Path, wish: argparse.Namespace, words: list[str]) -> Course:
    course = Course(name)
    run(course, command(out, wish, words))
    course.digest = digest_of(out)
    return course


def sharded(out: Path, wish: argparse.Namespace) -> Course:
    """Two at a time, as two machines would."""
    course = Course("four shards, one after the other")
    for mine in range(1, 5):
        run(course, command(out, wish, ["--jobs", "2", "--shard", f"{mine}/4"]))
    course.digest = digest_of(out)
    return course


def killed_twice(out: Path, wish: argparse.Namespace) -> Course:
    course = Course("two processes, killed twice and resumed")
    for share in TO_KILL_AT:
        run(course, command(out, wish, ["--jobs", "2", "--resume"]), kill_at=share, pieces=pieces_of(out))
    run(course, command(out, wish, ["--jobs", "2", "--resume"]))
    course.digest = digest_of(out)
    return course


def pieces_of(out: Path) -> Path:
    return out.with_name(out.name + ".pieces")


def run(course: Course, words: list[str], kill_at: float = 2.0, pieces: Path | None = None) -> None:
    start = time.perf_counter()
    process = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    while process.poll() is None:
        course.megabytes = max(course.megabytes, most_memory(process.pid))
        if pieces is not None and len([*pieces.glob("0*")]) >= 100 * kill_at:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            break
        time.sleep(0.1)
    course.seconds += time.perf_counter() - start
    if kill_at > 1 and process.returncode:
        raise SystemExit(f"{' '.join(words)} ended with {process.returncode}")


def most_memory(session: int) -> float:
    """Of the processes of a session, in MB; what ended meanwhile is left out."""
    most = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            status = stat.with_name("status").read_text() if int(fields[3]) == session else ""
        except (FileNotFoundError, ProcessLookupError):
            continue
        for line in status.splitlines():
            if line.startswith("VmHWM"):
                most = max(most, int(line.split()[1]))
    return most / 1024


def digest_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
