"""Games that these rules can't play to their end: what can be told is told, and why no more."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from artemia.game import Game
from artemia.rules.setup import Setup
from artemia.server.tables.running_game import RunningGame
from tests.server.kit import Server, people, serving
from tests.server.test_finished_games import finished
from tests.server.test_resume import play_a_little, two_at_a_table

CHANGED = 7
"""The number of the answer that another version's rules took."""
WHY = "Answer 7 of this record, “0:fly 3”, doesn’t fit these rules."


async def by_other_rules(server: Server) -> None:
    """Starts again, as an update does that plays by other rules."""
    await server.stop()
    db = sqlite3.connect(server.data)
    with db:
        db.execute("UPDATE answers SET line = '0:fly 3' WHERE seq = ?", (CHANGED - 1,))
    db.close()
    await server.start()


@pytest.mark.slow
def test_a_game_that_is_over_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            code = a.table["code"]
            await finished(server, code, a, b)
            whole = await ada.get(f"/api/tables/{code}/record")
            assert (await ada.get(f"/api/tables/{code}/story"))["cut"] == ""
            await by_other_rules(server)
            told = await ada.get(f"/api/tables/{code}/story")
            assert (told["cut"], told["winner"], told["answers"]) == (WHY, "", CHANGED - 1)
            assert told["by_turn"] and told["hunted"]
            french = await ada.get(f"/api/tables/{code}/story?lang=fr")
            assert french["cut"].startswith("La réponse 7 de cet enregistrement")
            last = await bo.get(f"/api/tables/{code}/at/{CHANGED - 1}?eyes=all")
            assert (last["n"], last["of"], last["next"]) == (CHANGED - 1, CHANGED - 1, None) and last["view"]
            assert (await bo.get(f"/api/tables/{code}/moments"))[0]["n"] == 0
            again = await ada.open(code)
            assert again.table["status"] == "over" and again.view and again.ask is None
            assert (await ada.get(f"/api/tables/{code}/read"))["text"] == WHY
            kept = await ada.get(f"/api/tables/{code}/record")
            assert len(kept["answers"]) == len(whole["answers"]), "what is kept is handed out whole"
            assert kept["answers"][CHANGED:] == whole["answers"][CHANGED:]

    asyncio.run(story())


def test_a_game_that_goes_on_waits_for_rules_that_fit(tmp_path: Path) -> None:
    """An update may be taken back, so nothing of it is told or lost."""

    async def story() -> None:
        async with serving(tmp_path / "t.db") as server, people(server, "Ada", "Bo") as (ada, bo):
            a, b = await two_at_a_table(ada, bo)
            await play_a_little(a, b, answers=CHANGED + 2)
            code = a.table["code"]
            await by_other_rules(server)
            for path in ("", "/story", "/record", "/at/3"):
                refused = await ada.get(f"/api/tables/{code}{path}")
                assert (refused["code"], refused["text"]) == ("gone", WHY)

    asyncio.run(story())


def test_nobody_changes_their_mind_in_a_game_that_can_not_go_on() -> None:
    setup = Setup(players=3, seed="no way on")
    game = Game.new(setup)
    while (question := game.question(1)) is None or question.kind != "think_again":
        asked = game.questions()[0]
        game.answer(asked.seat, asked.answers[0])
    given = list(game.given)
    assert RunningGame(setup, given).views.look(1, "en").ask is not None, "they could still withdraw it"
    assert RunningGame(setup, [*given, "0:fly 3"]).views.look(1, "en").ask is None
