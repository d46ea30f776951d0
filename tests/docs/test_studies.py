"""The studies: their scripts run, and their bots do what they are named for."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from artemia.bots.policy import Watcher, play_out
from artemia.engine.kernel import all_answers
from artemia.engine.step import OP, OPS, Step, first_of, seat_of
from artemia.rules.deal import new_state
from artemia.rules.setup import Setup
from artemia.rules.state import State
from tests.docs.pages import ROOT, page

FOLDER = ROOT / "docs" / "lab" / "studies"
STUDIES = ["expansions", "places", "sides", "survival", "talking"]


@pytest.fixture(scope="module")
def studies() -> Iterator[None]:
    before = set(sys.modules)
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))
    for name in {*STUDIES, "study", "bots"} & (set(sys.modules) - before):
        del sys.modules[name]


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_makes_its_figure(
    name: str, studies: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "1", "--players", "3", "--jobs", "1", "--out", str(tmp_path)]
    import_module(name).main(words)
    assert (tmp_path / f"{name}.svg").read_text("utf-8").startswith("<svg")
    assert (FOLDER / f"{name}.svg").exists()
    head = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("|"))
    title = head.split("|")[1].strip()
    assert title in page("docs/lab/studies/README.md"), "the page shows another table"


class Laid(Watcher):
    """What Hunted laid or played, and what else they could have."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int, list[int], int]] = []

    def chosen(self, g: State, question: Step, answer: Step) -> None:
        kind, me = OPS[answer & OP].name, seat_of(question)
        others = 0
        for seat in range(1, g.seats):
            others |= g.hunted[seat].played if seat != me else 0
        could = [first_of(each) for each in all_answers(g.answers) if not (each ^ answer) & OP]
        self.seen.append((kind, first_of(answer), could, others))


def seen_of(bot: str, **options: Any) -> list[tuple[str, int, list[int], int]]:
    made = getattr(import_module("bots"), bot)
    watcher = Laid()
    for seed in range(2):
        g = new_state(Setup(players=4, side="A", seed=seed))
        play_out(g, [made(seat, **options) for seat in range(4)], watcher)
    return watcher.seen


def test_avoiding_goes_elsewhere(studies: None) -> None:
    laid = [each for each in seen_of("Avoiding", place=1) if each[0] == "commit"]
    assert not any(places & 1 and any(not other & 1 for other in could) for _, places, could, _ in laid)
    assert any(any(other & 1 for other in could) for _, _, could, _ in laid), "else there was no choice"


def test_proud_plays_no_card(studies: None) -> None:
    seen = seen_of("Proud")
    plans = [card for kind, card, _, _ in seen if kind == "plan"]
    assert "play_survival" not in {kind for kind, *_ in seen}
    assert plans and not any(plans)


@pytest.mark.parametrize(("bot", "alone"), [("Spreading", True), ("Gathering", False)])
def test_who_is_told_spreads_or_gathers(bot: str, alone: bool, studies: None) -> None:
    laid = [each for each in seen_of(bot) if each[0] == "commit" and each[3]]
    for _, places, could, others in laid:
        if alone and any(not other & others for other in could):
            assert not places & others
        if not alone and any(not other & ~others for other in could):
            assert not places & ~others
    assert laid
