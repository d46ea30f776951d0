"""A real `artemia serve` in a process of its own, which can be killed and started again on the same file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

SOON = 120.0
USUAL = ("-P", "-m", "artemia.cli")
ROOT = Path(__file__).resolve().parents[2]


class Served:
    """`program` is what Python runs: the game's command line, or one that breaks something on purpose."""

    def __init__(
        self,
        data: Path,
        program: tuple[str, ...] = USUAL,
        bot_pace: float = 0.0,
        host: str = "127.0.0.1",
        **environment: str,
    ) -> None:
        self.data = data
        self.program = program
        self.bot_pace = bot_pace
        self.host = host
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> Self:
        arguments = ["serve", "--host", self.host, "--port", str(self.port), "--data", str(self.data)]
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, *arguments, "--bot-pace", str(self.bot_pace), "--lang", "en"],
                env={**os.environ, "PYTHONPATH": paths, **self.environment},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
                return self
        raise RuntimeError(f"The server didn't start:\n{self.complaints.read_text('utf-8')}")

    @property
    def complaints(self) -> Path:
        return self.data.with_suffix(".log")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.wait(SOON)
        self.process.stdout.close()
