"""The balance of modes: honest counts, the base game as a yardstick, effects judged by chance alone."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner, Result

from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.cli import app
from artemia.engine.kernel import ask
from artemia.engine.step import Answers, Step
from artemia.errors import ArtemiaError
from artemia.lab.balance import YARDSTICK, BalanceReport, BalanceTrial, Row, measure
from artemia.lab.card_effects import HUNT_DECK, SURVIVAL_DECK, CardStatistics, DrawOrder, effects
from artemia.lab.endings import won_by_defense
from artemia.lab.statistics import newcombe
from artemia.rules.catalog import HUNT, SURVIVAL, deck_of
from artemia.rules.constants import HUNTED_WIN
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, preset
from artemia.rules.sanctuary_catalog import AVATARS, EVOLUTIONS, SURVIVORS
from artemia.rules.state import State
from artemia.testing import table


def bare(report: BalanceReport) -> list[tuple[object, ...]]:
    return [
        (cell, row.games, row.creature_wins, row.by_defense, row.turns, row.decisions, row.cards.at)
        for cell, row in report.rows.items()
    ]


def trial(**wishes: object) -> BalanceTrial:
    settings: dict[str, object] = {"modes": ("light",), "players": (3,), "games": 8, "bot": "chance"}
    return BalanceTrial(**{**settings, **wishes})  # type: ignore[arg-type]


# Games


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    wishes = trial(modes=("sanctuary",), players=(3, 5), games=60, cards=True)
    assert bare(measure(wishes, jobs=1)) == bare(measure(wishes, jobs=2))


def test_the_base_game_always_comes_first() -> None:
    assert trial(modes=("light", "exploration"), players=(4, 5)).cells == [
        (YARDSTICK, 4),
        (YARDSTICK, 5),
        ("exploration", 4),
        ("exploration", 5),
        ("light", 4),
        ("light", 5),
    ]


def test_every_mode_is_played_on_both_sides_as_it_is_set_up() -> None:
    for mode in PRESETS:
        wishes = trial(modes=(mode,), seed="x")
        setups = [wishes.setup((mode, 3), game) for game in range(4)]
        assert [setup.side for setup in setups] == ["A", "B", "A", "B"]
        assert len({setup.seed for setup in setups}) == 4
        assert setups[0] == preset(mode, players=3, side="A", seed=setups[0].seed)


def test_a_mode_is_played_the_same_whatever_else_is_measured() -> None:
    alone = measure(trial(modes=("light",), players=(4,)))
    among = measure(trial(modes=("light", "exploration"), players=(3, 4)))
    assert alone.rows["light", 4].decisions == among.rows["light", 4].decisions


def test_defense_wins_are_told_from_others() -> None:
    t = table(city={"defense": 1, "token": "lair"}, ripley={"plays": "lair"}, freddy={"plays": "beach"})
    t.creature.puts(creature="ark")
    t.creature.passes()
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    assert t.state.winner == HUNTED_WIN
    assert won_by_defense(t.state)
    t.state.sanctuary.defense = 3  # type: ignore[union-attr]
    assert not won_by_defense(t.state)


def test_nonsense_is_refused() -> None:
    with pytest.raises(ArtemiaError, match="at least 1 game"):
        trial(games=0)
    with pytest.raises(ArtemiaError, match="no preset called “chess”"):
        trial(modes=("chess",))
    with pytest.raises(ArtemiaError, match="no bot called “luck”"):
        trial(bot="luck")
    with pytest.raises(ArtemiaError, match="at least 1 process"):
        measure(trial(), jobs=0)


# Rates


def test_distance_from_the_base_game() -> None:
    row, base = Row(games=100, creature_wins=60), Row(games=100, creature_wins=45)
    distance, low, high = row.distance_from(base)
    assert round(distance, 6) == 0.15
    assert low < 0.02 and high > 0.27
    assert base.distance_from(base)[0] == 0


def test_defense_share_is_of_the_wins_of_the_hunted() -> None:
    assert Row(games=100, creature_wins=60, by_defense=10).defense_share == 0.25
    assert Row(games=10, creature_wins=10).defense_share == 0


def test_newcombe_is_not_fooled_by_extremes() -> None:
    """From Newcombe (1998), table II, method 10."""
    low, high = newcombe(10, 10, 0, 20)
    assert (round(low, 4), round(high, 4)) == (0.6791, 1.0)
    low, high = newcombe(5, 56, 0, 29)
    assert (round(low, 4), round(high, 4)) == (-0.0381, 0.1926)
    assert newcombe(0, 0, 1, 2)[0] < 0 < newcombe(0, 0, 1, 2)[1]


# Cards


def first_look(mode: str, players: int = 4, seed: int = 1) -> tuple[State, DrawOrder]:
    g = new_state(preset(mode, players=players, side="A", seed=seed))
    ask(g)
    return g, DrawOrder(g)


@pytest.mark.parametrize("mode", PRESETS)
def test_every_card_of_the_game_lies_somewhere(mode: str) -> None:
    g, game = first_look(mode)
    assert sorted(game.order[HUNT_DECK]) == sorted(deck_of(HUNT, g.setup.boxes))
    assert sorted(game.order[SURVIVAL_DECK]) == sorted(deck_of(SURVIVAL, g.setup.boxes))
    assert set(game.order[HUNT_DECK][:3]) == {1 << i for i in range(64) if g.hunt_hand >> i & 1}
    assert game.order[HUNT_DECK][3] == g.hunt_deck[-1]
    if "sanctuary" in g.setup.boxes:
        survivors = game.order["survivor", 0]
        assert sorted(survivors) == sorted(each.bit for each in SURVIVORS.values())
        levels = [len(game.order["evolution", level]) for level in (1, 2)]
        assert levels == [len([e for e in EVOLUTIONS.values() if e.level == level]) for level in (1, 2)]


def test_replacing_cards_go_by_their_own_names() -> None:
    for mode, name in (("first_night", "drone"), ("exploration", "exp_drone")):
        report = measure(trial(modes=(mode,), games=2, cards=True))
        ids = {id for (_, id) in report.rows[mode, 3].cards.at}
        assert name in ids and not {"drone", "exp_drone"} - {name} & ids


def test_avatars_are_in_play_or_not() -> None:
    cards = measure(trial(modes=("light",), games=20, cards=True)).rows["light", 3].cards
    in_play = sum(counts[0] for ((kind, _), _), counts in cards.at.items() if kind == "avatar")
    assert in_play == 20 * 2
    offered = {id for ((kind, _), id) in cards.at if kind == "avatar"}
    assert offered == {each.id for each in AVATARS.values() if each.base_compatible}


def made_up(early: tuple[int, int], late: tuple[int, int]) -> CardStatistics:
    """A card that lay at depth 0 or 1 in so many games, of which the Creature won so many."""
    cards = CardStatistics()
    cards.games = early[0] + late[0]
    cards.drawn[HUNT_DECK] = cards.games
    cards.at[HUNT_DECK, "despair"] = Counter({0: early[0], 1: late[0]})
    cards.won[HUNT_DECK, "despair"] = Counter({0: early[1], 1: late[1]})
    return cards


def test_seat_counts_are_compared_each_within_itself() -> None:
    """A card that does nothing is not blamed for lying early where the Creature wins anyhow."""
    one, other = made_up((300, 240), (100, 80)), made_up((100, 20), (300, 60))
    (found,) = effects([one, other])
    assert abs(found.difference) < 1e-9
    assert (found.with_it, found.without) == (400, 400)
    assert not found.clear


def test_an_effect_that_is_there_is_seen() -> None:
    (found,) = effects([made_up((500, 300), (500, 250))])
    assert round(found.difference, 6) == 0.1
    assert found.clear and 0.05 < found.half < 0.07


def test_the_sign_is_that_of_the_cards_own_side() -> None:
    cards = made_up((100, 60), (100, 50))
    for counts in (cards.at, cards.won):
        counts[SURVIVAL_DECK, "dodge"] = counts[HUNT_DECK, "despair"]
    cards.drawn[SURVIVAL_DECK] = cards.games
    by_id = {each.id: each.difference for each in effects([cards])}
    assert round(by_id["despair"], 6) == 0.1
    assert round(by_id["dodge"], 6) == -0.1


# The command


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["balance", "--jobs", "1", "--bots", "chance", *arguments])


def test_prints_a_table_of_distances() -> None:
    done = run("--modes", "light", "--players", "3,4", "--games", "6")
    assert done.exit_code == 0, done.output
    rows = [line.split() for line in done.output.splitlines() if "±" in line]
    assert [(row[0], row[1]) for row in rows] == [
        ("first_night", "3"),
        ("first_night", "4"),
        ("light", "3"),
        ("light", "4"),
    ]


def test_prints_cards_too_and_in_french() -> None:
    done = run("--modes", "light", "--players", "3", "--games", "6", "--cards", "--lang", "fr")
    assert done.exit_code == 0
    assert "Désespoir" in done.output and "Avatar" in done.output and "Joueurs" in done.output


def test_json_is_for_machines() -> None:
    done = run("--modes", "sanctuary", "--players", "3", "--games", "6", "--cards", "--json")
    words = json.loads(done.stdout)
    assert [(row["mode"], row["players"], row["games"]) for row in words["rows"]] == [
        ("first_night", 3, 6),
        ("sanctuary", 3, 6),
    ]
    assert words["rows"][0]["distance"] == 0
    assert {each["kind"] for each in words["cards"]["sanctuary"]} == {
        "hunt",
        "survival",
        "avatar",
        "evolution",
        "survivor",
    }


class Broken(Chance):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        raise RuntimeError("out of order")


def test_a_broken_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    done = CliRunner().invoke(
        app, ["balance", "--bots", "broken", "--games", "2", "--players", "3", "--jobs", "1"]
    )
    assert done.exit_code == 1
    assert "out of order" in done.stderr and "first_night" in done.stderr


def test_a_mode_nobody_knows() -> None:
    done = run("--modes", "light,chess")
    assert isinstance(done.exception, ArtemiaError)
    assert "no preset called “chess”" in str(done.exception)
