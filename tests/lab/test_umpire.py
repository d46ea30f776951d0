"""Whoever breaks the rules is caught: by answers not offered, a changed state, a look at what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from artemia.bots import BOTS
from artemia.bots.chance import Chance
from artemia.engine.kernel import UNDECIDED, all_answers, ask, forced
from artemia.engine.step import PICK_SHIFT, Answers, Step, seat_of
from artemia.lab.arena import ArenaReport, Contest, contend
from artemia.lab.arena.words import as_words
from artemia.lab.umpire import CHANGED, NOT_OFFERED, PEEKED, UNREPEATABLE
from artemia.rules.boxes import BOXES
from artemia.rules.deal import new_state
from artemia.rules.state import State

Cheat = Callable[[State, Step, Answers], Any]


def played_by(cheat: Cheat, monkeypatch: pytest.MonkeyPatch, **wishes: Any) -> ArenaReport:
    """Games of one who answers as `cheat` says, and by chance where it says nothing, as the Creature."""

    class Cheating(Chance):
        def choose(self, g: State, question: Step, answers: Answers) -> Step:
            usual = super().choose(g, question, answers)
            found = cheat(g, question, answers)
            return usual if found is None else found

    monkeypatch.setitem(BOTS, "cheat", Cheating)
    settings: dict[str, Any] = {"creatures": ("cheat",), "hunted": ("chance",), "players": (3,), "games": 2}
    return contend(Contest(**{**settings, **wishes}))


def kinds(report: ArenaReport) -> list[str]:
    assert not report.failures
    return [foul.kind for foul in report.fouls]


# Answers that weren't offered


@pytest.mark.parametrize("nonsense", [17, 0, -1, 1 << 80, True, "pass", 3.0, [1]])
def test_what_was_not_offered_is_caught(nonsense: object, monkeypatch: pytest.MonkeyPatch) -> None:
    report = played_by(lambda g, question, answers: nonsense, monkeypatch)
    assert kinds(report) == [NOT_OFFERED] * 2
    assert report.games == 0, "the games count for nobody"


def test_a_choice_that_leaves_the_picking_to_others_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def unpicked(g: State, question: Step, answers: Answers) -> Step | None:
        return next((each for each in answers if each >> PICK_SHIFT & 7), None)

    assert kinds(played_by(unpicked, monkeypatch)) == [NOT_OFFERED] * 2


# Changes of the state


def win(g: State) -> None:
    g.assimilation = 1


def sap(g: State) -> None:
    g.hunted[1].will = 1


def stack(g: State) -> None:
    g.hunt_deck = g.hunt_deck[::-1]


def push(g: State) -> None:
    g.agenda.append(g.agenda[-1])


def shield(g: State) -> None:
    if g.exploration is not None:
        g.exploration.shield += 1


def evolve(g: State) -> None:
    if g.sanctuary is not None:
        g.sanctuary.avatars[1] += 1


def listen(g: State) -> None:
    g.log = []


@pytest.mark.parametrize(
    ("tamper", "told"),
    [
        (win, "assimilation"),
        (sap, "hunted"),
        (stack, "hunt_deck"),
        (push, "agenda"),
        (shield, "exploration"),
        (evolve, "sanctuary"),
        (listen, "log"),
    ],
)
def test_a_changed_state_is_caught(
    tamper: Callable[[State], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cheat(g: State, question: Step, answers: Answers) -> None:
        if g.turn == 2:
            tamper(g)

    report = played_by(cheat, monkeypatch, games=1, wishes={"boxes": tuple(BOXES)})
    assert kinds(report) == [CHANGED]
    assert told in report.fouls[0].about


# Looks at what is hidden


def lowest_or_highest(sign: int, answers: Answers) -> Step | None:
    return None if forced(answers) != UNDECIDED else (min if sign else max)(all_answers(answers))


def at_cards_laid(g: State, question: Step, answers: Answers) -> Step | None:
    return lowest_or_highest(g.hunted[1].played.bit_length() & 1, answers)


def at_hands(g: State, question: Step, answers: Answers) -> Step | None:
    return lowest_or_highest(g.hunted[2].survival.bit_length() & 1, answers)


def at_the_deck(g: State, question: Step, answers: Answers) -> Step | None:
    return lowest_or_highest(g.hunt_deck[-1].bit_length() & 1 if g.hunt_deck else 0, answers)


def at_the_key(g: State, question: Step, answers: Answers) -> Step | None:
    return lowest_or_highest(g.key[0] & 1, answers)


def at_the_seed(g: State, question: Step, answers: Answers) -> Step | None:
    """Whoever knows it can deal the same cards."""
    dealt = new_state(g.setup)
    ask(dealt)
    return lowest_or_highest(dealt.survival_deck[-1].bit_length() & 1, answers)


@pytest.mark.parametrize("look", [at_cards_laid, at_hands, at_the_deck, at_the_key, at_the_seed])
def test_one_that_peeks_is_caught(look: Cheat, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kinds(played_by(look, monkeypatch)) == [], "nothing is told where nobody asks"
    report = played_by(look, monkeypatch, check=True)
    assert set(kinds(report)) == {PEEKED}
    (foul, *_) = report.fouls
    assert (foul.who, foul.seat) == (("cheat", True), 0) and foul.answer != foul.about
    told = as_words(report)["fouls"][0]
    assert (told["kind"], told["bot"], told["as"], told["game"]) == ("peeked", "cheat", "creature", foul.game)


def test_hunted_that_peek_are_caught_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_the_hand(g: State, question: Step, answers: Answers) -> Step | None:
        return lowest_or_highest(g.hunt_hand.bit_count() and g.hunt_hand.bit_length() & 1, answers)

    report = played_by(at_the_hand, monkeypatch, creatures=("chance",), hunted=("cheat",), check=True)
    assert set(kinds(report)) == {PEEKED} and all(foul.seat > 0 for foul in report.fouls)


def test_one_that_answers_now_so_now_so_cannot_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    hat = Random(1)
    report = played_by(lambda g, question, answers: hat.choice(all_answers(answers)), monkeypatch, check=True)
    assert set(kinds(report)) == {UNREPEATABLE}


def test_what_a_bot_has_seen_it_may_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elephant(Chance):
        def __init__(self, seed: int | str) -> None:
            super().__init__(seed)
            self.seen: list[tuple[int, ...]] = []

        def choose(self, g: State, question: Step, answers: Answers) -> Step:
            self.seen.append((g.turn, g.rescue, g.creature, *answers))
            return self.uniform(answers) if hash(tuple(self.seen)) & 1 else all_answers(answers)[0]

    monkeypatch.setitem(BOTS, "elephant", Elephant)
    contest = Contest(("elephant",), ("elephant",), (3,), games=2, check=True)
    assert kinds(contend(contest)) == [] and contend(contest).games == 2


HONEST = [
    *("chance", "newcomer", "instinct"),
    pytest.param("ismcts:iterations=3", marks=pytest.mark.slow),
    pytest.param("cunning:rehearsals=4", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("bot", HONEST)
def test_our_own_bots_are_honest_through_whole_games(bot: str) -> None:
    for wishes in ({}, {"boxes": tuple(BOXES)}):
        report = contend(Contest((bot,), (bot,), (4,), games=1, check=True, wishes=wishes))
        assert kinds(report) == [] and report.games == 1


def test_checked_or_not_the_games_are_the_same() -> None:
    one, two = (
        contend(Contest(("instinct",), ("chance",), (3,), games=6, check=each)) for each in (False, True)
    )
    assert one.matches == two.matches


def test_a_question_names_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(g: State, question: Step, answers: Answers) -> int | None:
        return 17 if seat_of(question) == 2 and g.turn == 3 else None

    report = played_by(late, monkeypatch, creatures=("chance",), hunted=("cheat",), games=1)
    (foul,) = report.fouls
    assert (foul.who, foul.seat, foul.setup.seed) == (("cheat", False), 2, "1.3.0")
