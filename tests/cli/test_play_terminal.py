"""`artemia play` in a real terminal, or what a program takes for one."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import artemia
from artemia.texts import LANGUAGES, say
from tests.cli.player import ANSI, CURTAIN, WON, WRONG, Player

LATE = 500.0
"""Seconds after which a game at the terminal has got stuck; the machine may be busy."""


def unwrapped(text: str) -> str:
    return " ".join(text.split())


OFFER_READ = [unwrapped(say(lang, "play-offer-read")) for lang in LANGUAGES]
KEEP_RECORD = [unwrapped(say(lang, "play-keep-record")) for lang in LANGUAGES]


def at_a_terminal(arguments: list[str], player: Player, folder: Path) -> tuple[int, str]:
    """Plays in a pseudo-terminal; returns the exit code and everything shown."""
    main, side = pty.openpty()
    termios.tcsetwinsize(side, (40, 80))
    source = str(Path(artemia.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    command = [sys.executable, "-m", "artemia.cli", "play", *arguments]
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, cwd=folder)
    os.close(side)
    shown, unread, end = b"", b"", time.monotonic() + LATE
    try:
        while time.monotonic() < end:
            ready, _, _ = select.select([main], [], [], 0.2)
            try:
                part = os.read(main, 65536) if ready else b""
            except OSError:  # the other side is closed
                break
            shown, unread = shown + part, unread + part
            text = ANSI.sub("", unread.decode("utf-8", "ignore")).replace("\r", "")
            if text.endswith("> "):
                unread = b""
                over = any(record in unwrapped(text) for record in KEEP_RECORD)
                offered = any(offer in unwrapped(text) for offer in OFFER_READ)
                reply = "r" if offered else "" if over else player.reply(text)
                os.write(main, b"\x04" if reply is None else (reply + "\n").encode())
        process.wait(LATE)
    finally:
        process.kill()
        process.wait()
        os.close(main)
    return process.returncode, shown.decode("utf-8", "replace")


def test_in_a_real_terminal_the_curtain_clears_what_one_could_scroll_back_to(tmp_path: Path) -> None:
    code, shown = at_a_terminal(
        ["--seat", "1,2", "--seed", "3", "--lang", "en"], Player(1, questions=3), tmp_path
    )
    assert code == 0
    assert "See you soon" in shown
    for before, after in zip(shown.split(CURTAIN[0]), shown.split(CURTAIN[0])[1:], strict=False):
        assert "\x1b[3J" in before[-120:]
        assert "\x1b[3J" in after.split("ARTEMIA")[0]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_a_real_terminal(lang: str, tmp_path: Path) -> None:
    code, shown = at_a_terminal(["--seat", "creature", "--seed", "3", "--lang", lang], Player(3), tmp_path)
    assert code == 0, shown[-2000:]
    plain = ANSI.sub("", shown)
    assert any(won in plain for won in WON[lang])
    assert say(lang, "read-mistakes") in plain
    assert not [wrong for wrong in WRONG if wrong in plain]
    assert list(tmp_path.iterdir()) == []
