"""The arena: the same deals for everybody, honest counts, paired intervals, times of real decisions."""

from __future__ import annotations

from collections import Counter

import pytest

from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.bots.instinct import Instinct
from artemia.engine.kernel import UNDECIDED, forced
from artemia.engine.step import Answers, Step, seat_of
from artemia.errors import ArtemiaError
from artemia.lab.arena import ArenaReport, Contest, Match, Times, contend
from artemia.lab.arena.words import as_words
from artemia.lab.simulate import Order, play_game
from artemia.lab.statistics import newcombe, paired, wilson
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN
from artemia.rules.state import State


def contest(**wishes: object) -> Contest:
    settings: dict[str, object] = {
        "creatures": ("chance",),
        "hunted": ("chance",),
        "players": (3,),
        "games": 6,
    }
    return Contest(**{**settings, **wishes})  # type: ignore[arg-type]


def bare(report: ArenaReport) -> dict[object, bytes]:
    return {cell: bytes(match.winners) for cell, match in report.matches.items()}


# What is played


def test_every_creature_meets_every_team() -> None:
    assert contest(creatures=("instinct", "chance"), hunted=("chance", "instinct")).pairings == [
        ("instinct", "chance"),
        ("instinct", "instinct"),
        ("chance", "chance"),
        ("chance", "instinct"),
    ]
    assert contest(creatures=("chance", "chance")).pairings == [("chance", "chance")]


def test_the_baseline_joins_both_sides() -> None:
    alone = contest(creatures=(), against="instinct")
    assert alone.pairings == [("instinct", "instinct"), ("instinct", "chance")]
    twice = contest(creatures=("chance", "instinct"), hunted=("instinct",), against="instinct")
    assert twice.pairings == [("instinct", "instinct"), ("chance", "instinct")]
    assert twice.games_in_all == 12


def test_all_pairings_have_the_same_deals_and_the_same_luck() -> None:
    wishes = contest(creatures=("chance", "instinct"), players=(3, 4), games=4, seed="x")
    for players in wishes.players:
        one, two = (wishes.order(pairing, players) for pairing in wishes.pairings)
        for game in range(4):
            setup = one.setup(one.cell_of(game), game)
            assert setup == two.setup(two.cell_of(game), game)
            assert (setup.side, setup.players) == ("AB"[game % 2], players)
            luck = [[bot.rng.random() for bot in each.policies(players, game)] for each in (one, two)]
            assert luck[0] == luck[1] and len(set(luck[0])) == players
    seeds = {order.setup(order.cell_of(0), 0).seed for order in (one, wishes.order(wishes.pairings[0], 3))}
    assert len(seeds) == 2, "seat counts have games of their own"


def test_winners_are_those_of_the_single_games() -> None:
    wishes = contest(creatures=("instinct",), hunted=("instinct",), players=(3, 4), games=10)
    report = contend(wishes)
    for (pairing, players), match in report.matches.items():
        order = wishes.order(pairing, players)
        setups = [order.setup(order.cell_of(game), game) for game in range(10)]
        won = [play_game(setup, order.policies(players, n)).creature_wins for n, setup in enumerate(setups)]
        assert list(match.winners) == [CREATURE_WINS if each else HUNTED_WIN for each in won]
    assert 0 < report.match(("instinct", "instinct"), None).creature_wins < 20


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    wishes = contest(creatures=("chance", "ismcts:iterations=2"), players=(2, 3), games=6, against="instinct")
    told: list[int] = []
    one, two = contend(wishes, jobs=1, progress=told.append), contend(wishes, jobs=2)
    assert bare(one) == bare(two)
    assert sum(told) == wishes.games_in_all == one.games
    assert one.gain(("chance", True), None) == two.gain(("chance", True), None)


def test_other_modes_are_played() -> None:
    wishes = contest(wishes={"boxes": ("base",), "light": True}, expert=True, sides=("B",))
    setup = wishes.order(wishes.pairings[0], 3).setup((3, "B"), 1)
    assert (setup.light, setup.expert, setup.side) == (True, True, "B")
    assert contend(wishes).games == 6


def test_nonsense_is_refused() -> None:
    for wishes, says in (
        ({"games": 0}, "at least 1 game"),
        ({"creatures": ("luck",)}, "no bot called “luck”"),
        ({"against": "luck"}, "no bot called “luck”"),
        ({"hunted": ()}, "a bot on either side"),
        ({"players": ()}, "a bot on either side, and a seat count"),
    ):
        with pytest.raises(ArtemiaError, match=says):
            contest(**wishes)
    with pytest.raises(ArtemiaError, match="at least 1 process"):
        contend(contest(), jobs=0)


class Clumsy(Chance):
    def choose(self, g: State, question: Step, answers: Answers) -> Step:
        if g.turn == 2 and str(g.setup.seed).endswith("4"):
            raise IndexError("nothing there")
        return super().choose(g, question, answers)


def test_a_game_that_breaks_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    report = contend(contest(creatures=("chance", "clumsy"), games=6, seed=9, against="chance"))
    (failure,) = report.failures
    assert (failure.game, failure.setup.seed, failure.creature) == (4, "9.3.4", "clumsy")
    assert failure.error == "IndexError: nothing there"
    again = Order(players=(3,), sides=("A",), creature="clumsy", hunted="chance", seed="9.3")
    with pytest.raises(IndexError):
        play_game(again.setup((3, "A"), 4), again.policies(3, 4))
    match = report.match(("clumsy", "chance"), 3)
    assert match.games == 5 and not match.winners[4]
    assert as_words(report)["failures"][0]["setup"]["seed"] == "9.3.4"


# Rates and gains


def match(winners: str) -> Match:
    return Match(bytearray({"c": CREATURE_WINS, "h": HUNTED_WIN, "-": 0}[each] for each in winners))


def test_rates() -> None:
    assert match("cchc-").rate == (0.75, *wilson(3, 4))
    assert match("--").rate is None


def test_changes_count_the_games_both_have_played() -> None:
    one, two = match("ccchh-c"), match("cchch-h")
    # both won, both won, gained, lost, both lost, not played, gained
    assert one.change_from(two) == ((2 - 1) / 6, *paired(2, 1, 6))
    assert match("c-").change_from(match("-c")) is None


def test_gains_are_of_the_bots_own_side() -> None:
    wishes = contest(creatures=("chance",), hunted=("ismcts",), against="instinct", players=(2, 3), games=4)
    report = ArenaReport(wishes)
    for players in (2, 3):
        report.matches[("instinct", "instinct"), players] = match("cchh")
        report.matches[("chance", "instinct"), players] = match("chhh")
        report.matches[("instinct", "ismcts"), players] = match("hhhh" if players == 2 else "cchh")
    assert report.gainers == [("chance", True), ("ismcts", False)]
    worse, better = report.gain(("chance", True), 2), report.gain(("ismcts", False), 2)
    assert worse is not None and better is not None
    assert (worse[0], better[0]) == (-0.25, 0.5)
    assert worse[1] < worse[0] < worse[2] and better[1] < better[0] < better[2]
    overall = report.gain(("ismcts", False), None)
    assert overall is not None and overall == (0.25, *paired(2, 0, 8))
    assert report.columns == [2, 3, None]
    assert ArenaReport(contest(players=(5,))).columns == [5]


def test_the_interval_of_paired_games() -> None:
    """Symmetric, narrower the more alike both are, and near the plain one for unrelated games."""
    low, high = paired(20, 20, 1000)
    assert low == -high and high < 0.02
    assert paired(30, 10, 100) == tuple(-each for each in reversed(paired(10, 30, 100)))
    assert paired(1, 7, 21) == pytest.approx((-0.5084, -0.0134), abs=5e-5)
    assert paired(0, 0, 0) == (-1.0, 1.0)
    unrelated = paired(250, 250, 1000)  # two fair coins differ in every second toss
    assert unrelated == pytest.approx(newcombe(500, 1000, 500, 1000), abs=1e-3)
    with pytest.raises(ValueError):
        paired(3, 3, 5)


# Times


def test_quantiles_are_close_and_bounded() -> None:
    times = Times()
    for n in range(1, 1001):
        times.note(n / 1000)
    assert times.decisions == 1000
    for share in (0.5, 0.99):
        assert times.quantile(share) == pytest.approx(share, rel=0.03)
    assert times.quantile(1.0) <= times.longest == 1.0
    other = Times()
    other.note(3.0)
    other.note(0.0)
    times.add(other)
    assert (times.decisions, times.longest) == (1002, 3.0)
    assert len(times.counts) < 250
    assert Times().quantile(0.5) == 0.0


def test_only_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[bool, bool]] = Counter()

    class Watched(Instinct):
        def choose(self, g: State, question: Step, answers: Answers) -> Step:
            asked[seat_of(question) == 0, forced(answers) == UNDECIDED] += 1
            return super().choose(g, question, answers)

    monkeypatch.setitem(BOTS, "watched", Watched)
    report = contend(contest(creatures=("watched",), hunted=("watched",), players=(3, 4), games=2))
    assert asked[True, False] and asked[False, False]
    assert report.thinkers == [("watched", True), ("watched", False)]
    assert report.thinking(("watched", True)).decisions == asked[True, True]
    assert report.thinking(("watched", False)).decisions == asked[False, True]
    by_count = [report.thinking(("watched", False), players).decisions for players in (3, 4)]
    assert sum(by_count) == asked[False, True] and all(by_count)
    assert 0 < report.thinking(("watched", True)).quantile(0.5) < 1
