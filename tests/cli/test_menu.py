"""Answers as lines, and typed lines as answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from artemia import PRESETS, Game, Question, preset
from artemia.bots import bot_named
from artemia.cli.menu import Line, Menu, MenuChoice, Unclear, choice_of, spaced
from artemia.engine import kernel
from artemia.engine.spelling import spell
from artemia.engine.step import seat_of
from artemia.testing import table
from artemia.texts import seat_names


def questions(seeds: range, name: str = "first_night") -> Iterator[tuple[Game, Question]]:
    """Every question of some games between bots."""
    for seed in seeds:
        game = Game.new(preset(name, players=2 + seed % 6, seed=seed))
        policies = {seat: bot_named("chance", seat) for seat in range(game.setup.players)}
        while not game.over:
            step = kernel.open_questions(game.state)[0]
            question = game.question(seat_of(step))
            assert question is not None
            yield game, question
            game.play(policies, most=1)


def menu_of(game: Game, question: Question, lang: str = "en") -> Menu:
    return Menu.of(question, game.state, lang, seat_names(lang))


def first(kind: str, *wanted: str, seeds: range = range(40)) -> Menu:
    """The first question of this kind that offers answers of all these kinds."""
    for game, question in questions(seeds):
        if question.kind == kind:
            offered = {answer.key.split()[0] for answer in question.answers}
            if offered >= set(wanted):
                return menu_of(game, question)
    raise AssertionError(f"no {kind} with {wanted}")


def chosen(menu: Menu, typed: str) -> str:
    meant = menu.read(typed)
    assert isinstance(meant, MenuChoice), meant
    return meant.key


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_stands_in_one_line_and_can_be_typed(lang: str, name: str) -> None:
    seen = 0
    for game, question in questions(range(4 if name == "first_night" else 2), name):
        menu = menu_of(game, question, lang)
        in_lines = [choice for line in menu.lines for choice in line.choices]
        assert sorted(choice.key for choice in in_lines) == sorted(answer.key for answer in question.answers)
        marks = [line.mark for line in menu.lines if line.mark]
        assert len(set(marks)) == len(marks)
        for line in menu.lines:
            if not line.folded:
                assert menu.read(line.mark) == line.choices[0]
                continue
            seen += 1
            for choice in line.choices:
                assert menu.read(f"{line.mark} {spaced(choice.places)}".strip()) == choice
            if line.mark:
                assert menu.read(line.mark) == line
                inside = menu.inside(line)
                assert all(inside.read(spaced(choice.places)) == choice for choice in line.choices)
    assert seen > 50


def test_many_combinations_make_one_line() -> None:
    """A Hunted with one card in hand and nine in the discard: 126 ways to take back four of them."""
    game = Game.new(preset("first_night", players=2, side="A", seed=1))
    me = game.state.hunted[1]
    me.hand, me.discard, me.survival = 0b1, 0b1111111110, 0
    question = game.question(1)
    assert question is not None
    menu = menu_of(game, question)
    assert len(menu.choices) == 1 + 36 + 126 + 1
    assert [line.mark for line in menu.lines] == ["1", "a", "b", "c"]
    assert menu.lines[2].text == "Resist: pay 2 Will, take back …"
    assert menu.lines[2].hint == "4 of 2 3 4 5 6 7 8 9 10: type for example b 2 3 4 5"
    assert chosen(menu, "b 10 3 5,7") == "resist 1 3+5+7+10 2"
    assert chosen(menu, "a 2+3") == "resist 1 2+3 1"
    assert isinstance(menu.read("a 2 3 4"), Unclear)


@pytest.mark.parametrize("name", PRESETS)
def test_a_menu_is_never_longer_than_a_screen(name: str) -> None:
    assert all(
        len(menu_of(*each).lines) <= 16 for each in questions(range(8 if name == "first_night" else 3), name)
    )


def test_spaces_of_the_rescue_track_are_chosen_by_their_distance() -> None:
    """Fungi: many free spaces make one line."""
    t = table(rescue=9, planet="fungi", ripley={"plays": "fungi", "will": 1}, freddy={"plays": "jungle"})
    t.reckon("ripley")
    t.ripley.chooses("use_power fungi")
    step = next(step for step in kernel.open_questions(t.state) if seat_of(step) == 1)
    keys = [(spell(each), each) for each in kernel.all_answers(kernel.answers_to(t.state, step))]
    menu = Menu(t.state, [choice_of(*each) for each in keys], "en", seat_names("en"))
    folded = next(line for line in menu.lines if line.folded)
    assert not folded.spots
    assert folded.hint
    for choice in folded.choices:
        (distance,) = choice.places
        assert menu.read(f"{folded.mark} {distance}".strip()) == choice
        assert 0 < distance < 9


def test_a_card_that_lies_elsewhere_is_explained() -> None:
    """An Avatar to choose, an Evolution to silence: the line says what that card does."""
    seen = set()
    for seed in range(12):
        for game, question in questions(range(seed, seed + 1), "sanctuary"):
            for line in menu_of(game, question).lines:
                verb = line.choices[0].key.split()[0]
                if line.note:
                    seen.add(verb)
                if verb in ("choose_avatar", "lose_evolution"):
                    assert line.note
                if verb in ("develop", "use_evolution", "rescue", "put_token"):
                    assert not line.note
    assert seen >= {"choose_avatar", "lose_evolution"}


def test_a_bare_number_never_costs_will() -> None:
    """Whoever types the number of a place that isn't in hand doesn't mean to resist for it."""
    menu = first("explore", "commit", "resist")
    resist = next(choice for choice in menu.choices if choice.key.startswith("resist"))
    assert isinstance(menu.read(spaced(resist.places)), Unclear)
    letter = next(line.mark for line in menu.lines if resist in line.choices)
    typed = f"{letter} {spaced(resist.places)}"
    single = menu.read(letter)
    assert chosen(menu, typed if isinstance(single, Line) else letter).startswith("resist")


def test_a_place_alone_never_means_resisting_for_it() -> None:
    for game, question in questions(range(6)):
        if question.kind != "explore":
            continue
        menu = menu_of(game, question)
        for number, name in enumerate(game.state.planet.names, 1):
            meant = menu.read(name)
            if isinstance(meant, MenuChoice) and any(each.key.startswith("commit") for each in menu.choices):
                assert meant.key == f"commit {question.seat} {number}"


def test_two_tokens_need_a_letter() -> None:
    for game, question in questions(range(60)):
        menu = menu_of(game, question)
        if question.kind == "hunt_choice" and len({choice.key.split()[-1] for choice in menu.choices}) > 2:
            places = [line for line in menu.lines if line.folded]
            if len(places) > 1 and len(places[0].choices) == 10 == len(places[1].choices):
                assert isinstance(menu.read("4"), Unclear)
                keys = {chosen(menu, f"{line.mark} 4") for line in places}
                assert len(keys) == len(places)
                return
    raise AssertionError("no such question")


@pytest.mark.parametrize(
    "typed", ["", " ", "0", "11", "1 1", "1 2 3 4 5 6 7 8 9 10", "²", "٣", "a 99", "zz", "1e3"]
)
def test_nonsense_is_never_an_answer(typed: str) -> None:
    menu = first("explore", "commit")
    assert isinstance(menu.read(typed), Unclear)
