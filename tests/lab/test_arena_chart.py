"""The arena's plot: everything in it, inside its frame, in both languages, as SVG and as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from artemia.errors import ArtemiaError
from artemia.lab.arena import ArenaReport, Contest, Match, Times
from artemia.lab.arena.chart import chart, duration
from artemia.lab.drawing import png
from artemia.lab.drawing.marks import INKS, Dot, Drawing, Picture, Rectangle, Stroke, Words
from artemia.lab.drawing.svg import page, svg
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN

LONG = "ismcts:iterations=200,playout=chance,turns=2"
SHORT = "ismcts:iterations=200,playout…"


def report() -> ArenaReport:
    contest = Contest(("instinct", LONG), ("chance",), (3, 4), games=4, seed="<1>", against="instinct")
    found = ArenaReport(contest, seconds=2.0)
    for number, pairing in enumerate(contest.pairings):
        for players in (3, 4):
            winners = [CREATURE_WINS] * (number % 4 + 1) + [HUNTED_WIN] * (3 - number % 4)
            found.matches[pairing, players] = Match(bytearray(winners))
    for seconds, who in ((2e-6, ("instinct", True)), (0.02, (LONG, True)), (90.0, ("chance", False))):
        times = Times()
        times.note(seconds)
        found.times[who, 3] = times
    return found


def words_of(drawing: Drawing) -> list[str]:
    return [mark.text for mark in drawing.marks if isinstance(mark, Words)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_lies_within_the_frame(lang: str) -> None:
    drawing = chart(report(), lang, "--light")
    for mark in drawing.marks:
        assert not isinstance(mark, Picture) and mark.ink in INKS
        assert 0 <= mark.x <= drawing.width and 0 <= mark.y <= drawing.height
        if isinstance(mark, Stroke):
            assert 0 <= mark.to_x <= drawing.width and 0 <= mark.to_y <= drawing.height
        if isinstance(mark, Rectangle):
            assert mark.x + mark.width <= drawing.width and 0 < mark.strength <= 1
        if isinstance(mark, Words) and mark.at == "start":
            assert mark.x + 0.62 * mark.size * len(mark.text) < drawing.width
    assert len([mark for mark in drawing.marks if isinstance(mark, Dot)]) == 4 * 3 + 2 * 3 + 3


def test_what_it_says() -> None:
    words = words_of(chart(report(), "en", "--light"))
    for each in ("Arena", "--light", "3 players", "4 players", "all", "instinct", SHORT, "against chance"):
        assert each in words
    assert words.count("25.0\u00a0%") == 3  # (instinct, instinct): at 3, at 4, and in all
    assert words.count("+50.0") == 3 and words.count("−25.0") == 3
    assert "90.0\u00a0s" in words and "10\u00a0s" in words
    assert "Victoires de la Créature" in words_of(chart(report(), "fr"))


def test_what_was_won_stands_beside_the_rate_less_luck() -> None:
    found = report()
    pairing = (LONG, "chance")
    found.matches[pairing, 3].luck = [0.5, 0.5, 0.5, 0.51]
    found.matches[pairing, 4].luck = [0.0] * 4
    words = words_of(chart(found, "en"))
    assert "100.0\u00a0%" in words and "49.8\u00a0*" in words
    assert any(each.startswith(f"* {LONG} against chance, 3 players: +50.2 points") for each in words)
    drawing = chart(found, "fr")
    assert all(0 <= mark.x <= drawing.width and mark.y <= drawing.height for mark in drawing.marks)


def test_cells_without_a_game_stay_empty() -> None:
    found = report()
    for match in found.matches.values():
        match.winners[:] = bytes(4)
    assert not [mark for mark in chart(found, "en").marks if isinstance(mark, Rectangle)]


def test_svg_can_be_read() -> None:
    text = svg(chart(report(), "en"))
    tree = ElementTree.fromstring(text)
    kinds = {each.tag.rpartition("}")[2] for each in tree}
    assert kinds == {"style", "rect", "line", "circle", "text"}
    assert "seed &lt;1&gt;" in text and "<1>" not in text
    for light, dark in INKS.values():
        assert light in text and dark in text


def test_the_page_stands_alone_and_follows_the_wish_for_dark() -> None:
    text = page(chart(report(), "fr"), "fr")
    assert text.startswith("<!doctype html>") and '<html lang="fr">' in text
    assert "prefers-color-scheme: dark" in text and "<title>Arène</title>" in text
    assert "src=" not in text and "href=" not in text and "<script" not in text


def test_durations() -> None:
    times = [0.0, 3.5e-6, 2.9e-5, 0.000123, 0.001, 0.0456, 0.789, 1.0, 61.0]
    assert [duration(each, "en").replace("\u00a0", " ") for each in times] == [
        *("0.00 µs", "3.50 µs", "29.0 µs", "123 µs", "1.00 ms", "45.6 ms", "789 ms", "1.00 s", "61.0 s")
    ]
    assert duration(1.5, "fr") == "1,50\u00a0s"


def test_a_picture_needs_a_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    with pytest.raises(ArtemiaError, match="install “artemia\\[plot\\]”"):
        png.save(chart(report(), "en"), tmp_path / "arena.png")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="the extra plot isn't installed")
def test_a_picture(tmp_path: Path) -> None:
    drawing = chart(report(), "en")
    png.save(drawing, tmp_path / "arena.png")
    data = (tmp_path / "arena.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
    assert (width, height) == pytest.approx((2 * drawing.width, 2 * drawing.height), abs=2)
