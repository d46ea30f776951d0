"""The bot that thinks: repeatable, in time, and worth its time."""

from __future__ import annotations

from math import inf
from random import Random
from time import process_time

import pytest

from artemia.bots import CHARACTERS, bot_named
from artemia.bots.cunning import turn_cache, value
from artemia.bots.cunning.bot import Cunning
from artemia.bots.cunning.common_knowledge import TAKE_BACKS
from artemia.bots.cunning.features import features, kind_of
from artemia.bots.cunning.rehearsal import COMMIT, Plan, Rehearsal
from artemia.bots.cunning.solver import TurnGame
from artemia.bots.cunning.style import Style
from artemia.bots.cunning.turn import TurnModel, after_find, after_turn
from artemia.bots.cunning.value import creature_chance
from artemia.bots.instinct import Instinct
from artemia.bots.newcomer import Newcomer
from artemia.bots.policy import Policy, play_out
from artemia.engine.kernel import UNDECIDED, ask, forced
from artemia.engine.step import NO, OP, OPS, SEAT_SHIFT
from artemia.errors import ArtemiaError
from artemia.rules.constants import CREATURE_WINS, HUNTED_WIN, place
from artemia.rules.deal import new_state
from artemia.rules.presets import preset
from artemia.rules.setup import Setup
from artemia.rules.state import State
from tests.bots.driving import until

REST = ("jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")


def played(seed: int, hunted: str) -> tuple[int, int]:
    g = new_state(Setup(players=3, side="A", seed=seed))
    bots: list[Policy] = [Instinct(seed), *[bot_named(hunted, f"{seed} {seat}") for seat in (1, 2)]]
    return play_out(g, bots), g.winner


@pytest.mark.slow
def test_same_seed_same_game() -> None:
    once = played(5, "cunning:rehearsals=12")
    turn_cache.forget()  # or not: whoever finds a turn solved plays on in the same way
    assert played(5, "cunning:rehearsals=12") == once == played(5, "cunning:rehearsals=12")


@pytest.mark.slow
def test_thinking_hunted_win_more_often() -> None:
    """Always the same few games, so that it never fails by bad luck."""
    games = range(13, 21)
    usual = sum(played(seed, "instinct")[1] == HUNTED_WIN for seed in games)
    thinking = sum(played(seed, "cunning:rehearsals=16")[1] == HUNTED_WIN for seed in games)
    assert thinking > usual + 2


def shares_of(spec: str, seat: int) -> dict[int, float]:
    """How often it goes where in the third turn, by step."""
    g = new_state(Setup(players=4, side="A", seed=3))
    instinct = Instinct(0)
    while True:
        question = ask(g)
        bot = bot_named(spec, 1)
        assert isinstance(bot, Cunning)
        if g.turn == 3 and question >> SEAT_SHIFT & 7 == seat and forced(g.answers) == UNDECIDED:
            thought = bot.think(g, question, g.answers)
            if not thought.chances:
                return dict(zip(thought.steps, thought.shares, strict=True))
        g.agenda.append(instinct.choose(g, question, g.answers))


def solutions_of(players: int, anew: bool) -> list[list[list[float]]]:
    """Everybody's mixtures, as each of the Hunted finds them; anew, or where the first has left them."""
    g = new_state(Setup(players=players, side="A", seed=3))
    solutions: list[list[list[float]]] = []
    turn_cache.forget()
    while len(solutions) < players - 1:
        question = ask(g)
        if OPS[question & OP].name == "explore":
            bot = bot_named("cunning:rehearsals=60", question)
            assert isinstance(bot, Cunning)
            goings = tuple([answer if answer & OP == COMMIT else NO for answer in g.answers])
            bot.think(g, question, goings)
            assert bot.studied is not None
            solutions.append(bot.studied.game.mixtures)
            if anew:
                turn_cache.forget()
        g.agenda.append(Instinct(0).choose(g, question, g.answers))
    return solutions


def test_every_hunted_plays_his_part_of_one_solution() -> None:
    """They share no secret: each solves the turn from what everybody knows, and comes to the same."""
    first, *others = solutions_of(4, anew=True)
    assert others == [first, first]


def test_a_turn_is_solved_once_for_all() -> None:
    first, *others = solutions_of(4, anew=False)
    assert all(other is first for other in others)


def test_whoever_goes_first_knows_who_will_take_cards_back() -> None:
    g = new_state(Setup(players=3, side="A", seed=3))
    h = g.hunted[2]
    h.hand, h.discard, h.survival = 0, h.hand, 0
    bots = [Instinct(0), Cunning(1, 60), Cunning(2, 60)]
    taken = []
    while OPS[(question := ask(g)) & OP].name != "hunt_choice":
        seat = question >> SEAT_SHIFT & 7
        turn_cache.forget()
        step = bots[seat].choose(g, question, g.answers)
        if step & OP in TAKE_BACKS:
            taken.append(seat)
        g.agenda.append(step)
    assert taken == [2]
    first, second = [bot.studied for bot in bots if isinstance(bot, Cunning)]
    assert first is not None and second is not None
    assert len(first.game.ways[1]) > 1
    assert first.game.ways == second.game.ways
    assert first.game.mixtures == second.game.mixtures


@pytest.mark.parametrize(("players", "hope"), [(2, 0.7), (3, 0.5), (4, 0.1)])
def test_who_is_alone_or_one_of_two_hopes_otherwise(players: int, hope: float) -> None:
    """He expects the Creature where instinct leads it, as often as `alone` or `pair` says, and not `hope`."""
    g = new_state(Setup(players=players, side="A", seed=3))
    g.hunted[1].survival = 0
    question = until(g, [Instinct(0)] * players, "explore")
    bot = Cunning(1, 40, hope=0.1, pair=0.5, alone=0.7)
    bot.think(g, question, g.answers)
    assert bot.studied is not None and bot.studied.hope == hope
    game = bot.studied.game
    expected = game.copy()
    expected.solve(400, hope, bot.studied.usual_hunt)
    assert game.mixtures == expected.mixtures


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_every_character_has_a_way_of_its_own(seat: int) -> None:
    usual = shares_of("sharp:seconds=0", seat)
    for name in CHARACTERS:
        found = shares_of(f"{name}:seconds=0", seat)
        assert found.keys() == usual.keys()
        assert sum(abs(found[step] - usual[step]) for step in usual) > 0.02, name


@pytest.mark.parametrize(
    "option",
    [
        "rehearsals=0",
        "seconds=-1",
        "faith=1.5",
        "hope=-1",
        "trust=0",
        "fear=0",
        "crowd=-1",
        "habit=2",
        "alone=2",
    ],
)
def test_options_that_make_no_sense_are_refused(option: str) -> None:
    with pytest.raises(ArtemiaError, match=f"isn’t a value for the option “{option.partition('=')[0]}”"):
        bot_named(f"cunning:{option}", 1)


def test_a_time_limit_is_obeyed() -> None:
    """However many rehearsals were asked for; one that has begun is played to its end."""
    g = new_state(Setup(players=7, side="A", seed=2))
    question = ask(g)
    while forced(g.answers) != UNDECIDED:
        g.agenda.append(Instinct(0).choose(g, question, g.answers))
        question = ask(g)
    start = process_time()
    Cunning(1, rehearsals=100_000, seconds=0.05).choose(g, question, g.answers)
    assert process_time() - start < 2.0, "of the processor, which other programs don't add to"


def test_places_are_known_by_name_and_variants_by_what_is_in_the_game() -> None:
    """Place 1 may be the Lair or the Nexus; and Avatars alone bring no city."""
    looks = {}
    for first in ("lair", "nexus"):
        g = new_state(
            Setup(players=3, side="A", seed=1, boxes=("base", "exploration"), places=(first, *REST))
        )
        g.hunted[1].hand = place(1)
        looks[first] = features(g)
    assert looks["lair"] != looks["nexus"]
    kinds = [
        {kind_of(new_state(preset(mode, players=players, seed=1))) for players in range(2, 8)}
        for mode in ("first_night", "exploration", "sanctuary", "everything", "light")
    ]
    assert len(set.union(*kinds)) == sum(map(len, kinds)) == 30


def test_the_shield_on_its_way_is_worth_something() -> None:
    g = new_state(preset("exploration", players=4, seed=1))
    assert g.exploration is not None
    before = creature_chance(g)
    for shield in (2, 3):
        g.exploration.shield = shield
        assert creature_chance(g) < before
        before = creature_chance(g)


@pytest.fixture(params=["learned", "by hand"])
def values(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """It works without what was learned, too."""
    if request.param == "by hand":
        monkeypatch.setattr(value, "_learned", {0: []})


@pytest.mark.slow
@pytest.mark.usefixtures("values")
def test_whatever_its_values_it_knows_how_to_hunt() -> None:
    """Always the same few games, so that it never fails by bad luck."""
    won = 0
    for seed in range(8, 16):
        g = new_state(Setup(players=3, side="A", seed=seed))
        play_out(g, [Cunning(seed, rehearsals=24), *[Newcomer(f"{seed} {seat}") for seat in (1, 2)]])
        won += g.winner == CREATURE_WINS
    assert won >= 6


@pytest.mark.usefixtures("values")
def test_the_nearer_the_end_the_surer() -> None:
    g = new_state(Setup(players=4, side="A", seed=1))
    g.rescue, g.assimilation = 18, 10
    even = creature_chance(g)
    g.assimilation = 1
    assert creature_chance(g) > even
    g.rescue, g.assimilation = 1, 10
    assert creature_chance(g) < even
    g.winner = CREATURE_WINS
    assert creature_chance(g) == 1.0


def test_it_thinks_again_in_every_turn() -> None:
    """The Creature's picture of a turn is not kept for the next one."""
    g = new_state(Setup(players=3, side="A", seed=4))
    bots: list[Policy] = [Cunning(1, rehearsals=12), Instinct(1), Instinct(2)]
    turns: dict[int, object] = {}
    creature = bots[0]
    assert isinstance(creature, Cunning)
    while (question := ask(g)) and g.turn < 4:
        g.agenda.append(bots[question >> SEAT_SHIFT & 7].choose(g, question, g.answers))
        if creature.turn is not None:
            turns.setdefault(g.turn, creature.turn)
    assert len(set(map(id, turns.values()))) >= 2


class Watched(Rehearsal):
    """Keeps the last scene as it ended."""

    last: State

    def outcome(self, g: State, plan: Plan | None) -> float:
        self.last = g
        return super().outcome(g, plan)


def test_in_a_rehearsal_everybody_goes_where_he_is_wanted() -> None:
    """Also the one who is being asked, whose question is off the table."""
    g = new_state(Setup(players=3, side="A", seed=3))
    question = until(g, [Instinct(0)] * 3, "explore")
    stage = Watched(g, question, g.answers, inf, Random(1))
    turn = TurnModel(g, stage, [place(number) for number in (1, 2, 3, 4, 5)], [], Style())
    for number in (3, 4, 5):  # cards that don't come back by themselves
        turn.rehearsed(number, place(1), [place(number)] * 2)
        assert [h.discard for h in stage.last.hunted[1:]] == [place(number)] * 2


def test_going_to_the_lair_gives_what_the_creature_stands_on() -> None:
    """What each place of the Creature is worth to it, and each way to the Hunted, when the Lair copies."""
    game = TurnGame([1, 2, 4], [[1, 2]], copying=1)
    game.echo = [9.0, -0.25, 0.5]
    assert game.gains([[1.0, 0.0]])[2] == [0.0, -0.25, 0.5]
    assert game.gains([[0.0, 1.0]])[2] == [0.0, 0.0, 0.0]
    assert game.losses(0, [0.0, 0.5, 0.5], [1.0] * 3) == [0.125, 0.0]


def test_in_the_last_turn_a_find_counts_only_if_it_ends_the_game() -> None:
    g = new_state(Setup(players=3, side="A", seed=3))
    g.rescue, g.assimilation = 0, 1
    assert after_turn(g) == 0.0
    g.hunted[1].will = 1
    assert after_find(g, 1) == 1.0, "his last Will moves Assimilation once more"
    assert after_find(g, 2) == 0.0
    assert (g.hunted[1].will, g.assimilation) == (1, 1), "the table itself stays as it is"
