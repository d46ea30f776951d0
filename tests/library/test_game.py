"""The front door, as a program uses it."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from artemia import Answer, ArtemiaError, Game, NotOffered, Question, Setup, View


@pytest.fixture
def game() -> Game:
    return Game.new(Setup(players=3, side="A", seed=7))


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game.new(Setup(players=4, seed=11))
    play_on(game, 1)
    return game


def play_on(game: Game, seed: int, answers: int = 10_000) -> None:
    """Answers at random, until the game is over or so many answers are given."""
    hat = Random(seed)
    while answers and not game.over:
        question = hat.choice(game.questions())
        game.answer(question.seat, hat.choice(question.answers))
        answers -= 1


# Playing


def test_a_new_game_asks_everybody(game: Game) -> None:
    assert [(question.seat, question.kind) for question in game.questions()] == [
        (0, "prepare"),
        (1, "explore"),
        (2, "explore"),
    ]
    assert not game.over and game.winner is None


def test_the_creature_chooses_its_side_unless_the_table_did() -> None:
    game = Game.new(Setup(players=2, seed=1))
    (question,) = game.questions()
    assert (question.seat, question.kind) == (0, "which_side")
    assert [answer.key for answer in question.answers] == ["choose_side 0 0", "choose_side 0 1"]
    game.answer(0, question.answers[1])
    assert game.view(None).artemia_spaces == [1, 3, 5, 7, 9, 11]


def test_an_answer_is_given_by_itself_or_by_its_key(game: Game) -> None:
    question = game.question(1)
    assert isinstance(question, Question)
    first = question.answers[0]
    assert (type(first), first.key) == (Answer, "commit 1 1")
    game.answer(1, first)
    game.answer(2, "commit 2 5")
    assert game.record["answers"] == ["1:commit 1 1", "2:commit 2 5"]


@pytest.mark.parametrize("answer", [None, 3, b"commit 1 2", ["commit 1 2"]])
def test_what_is_no_answer_at_all_is_refused_in_a_sentence(game: Game, answer: Any) -> None:
    with pytest.raises(NotOffered, match=r"An answer is one of those offered, or its key; .* is neither"):
        game.answer(1, answer)
    assert game.record["answers"] == []


class Integer:
    """An integer of somebody else's, as NumPy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_a_seat_is_any_kind_of_integer(game: Game) -> None:
    one = Integer(1)
    asked = game.question(one)
    assert asked is not None and type(asked.seat) is int
    game.answer(one, asked.answers[1])
    assert game.record["answers"] == ["1:commit 1 2"]
    assert game.view(one) == game.view(1) and game.events(one) == game.events(1)
    assert game.redeal(one, 5).view(1) == game.view(1)


@pytest.mark.parametrize("seat", [True, 1.0, "1", 3, -1, Integer(3), None])
def test_other_seats_are_refused_in_a_sentence(game: Game, seat: Any) -> None:
    with pytest.raises(NotOffered, match=r"There is no seat .* at a table of 3"):
        game.answer(seat, "commit 1 2")


def test_a_game_says_what_it_is(game: Game) -> None:
    assert repr(game) == "<Game: 3 players, base, turn 1, phase 1, waits for 0, 1, 2>"
    game.answer(1, "commit 1 2")
    assert repr(game) == "<Game: 3 players, base, turn 1, phase 1, waits for 0, 2>"


def test_a_finished_game_says_who_won(finished: Game) -> None:
    assert (
        repr(finished)
        == f"<Game: 4 players, base, won by the {finished.winner} in turn {finished.state.turn}>"
    )


def test_a_question_is_for_one_seat_and_gone_once_answered(game: Game) -> None:
    game.answer(1, "commit 1 2")
    assert [question.seat for question in game.questions()] == [0, 2]
    assert game.view(1).hunted[0].played == [2]


def test_who_is_done_may_think_again(game: Game) -> None:
    game.answer(1, "commit 1 2")
    again = game.question(1)
    assert again is not None and again.optional and again.kind == "think_again"
    assert [answer.key for answer in again.answers] == ["withdraw 1"]
    game.answer(1, again.answers[0])
    assert game.view(1).hunted[0].hand == [1, 2, 3, 4, 5]
    asked = game.question(1)
    assert asked is not None and not asked.optional


def test_what_isn_t_offered_raises(game: Game) -> None:
    with pytest.raises(NotOffered, match="isn't among the answers offered to seat 1"):
        game.answer(1, "commit 1 7")
    with pytest.raises(NotOffered, match="There is no seat 3 at a table of 3"):
        game.answer(3, "commit 1 1")
    assert issubclass(NotOffered, ArtemiaError)
    assert game.record["answers"] == []


def test_a_finished_game(finished: Game) -> None:
    assert finished.over and finished.winner in ("creature", "hunted")
    assert finished.questions() == [] and finished.question(1) is None
    assert finished.view(None).winner == finished.winner
    with pytest.raises(NotOffered, match="The game is over"):
        finished.answer(1, "commit 1 1")


# Looking


def test_a_seat_sees_its_own_cards_and_an_onlooker_none(game: Game) -> None:
    mine, creature, onlooker = game.view(1), game.view(0), game.view(None)
    assert isinstance(mine, View)
    assert mine.hunted[0].hand == [1, 2, 3, 4, 5] and mine.hunted[0].survival
    assert (mine.hunted[1].hand, mine.hunted[1].survival, mine.hunt_hand) == (None, None, None)
    assert creature.hunt_hand is not None and len(creature.hunt_hand) == creature.hunt_count == 3
    assert creature.hunted[0].hand is None
    assert onlooker.seat is None and onlooker.hunt_hand is None
    assert [each.hand for each in onlooker.hunted] == [None, None]


def test_a_view_is_plain_data(finished: Game) -> None:
    words = asdict(finished.view(2))
    assert json.loads(json.dumps(words, sort_keys=True))["turn"] == finished.view(2).turn


def test_events_are_numbered_for_each_seat_from_0_on(finished: Game) -> None:
    for seat in (0, 3, None):
        events = finished.events(seat)
        assert [event.number for event in events] == list(range(len(events)))
        assert finished.events(seat, since=40) == events[40:]
        assert finished.events(seat, since=len(events)) == []


def test_events_tell_each_seat_what_it_may_know(game: Game) -> None:
    (own,) = (event for event in game.events(1) if event.kind == "drew_survival" and event.seat == 1)
    (others,) = (event for event in game.events(2) if event.kind == "drew_survival" and event.seat == 1)
    assert own.key is not None and own.key.startswith("drew_survival 1 ")
    assert others.key is None and others.count == own.count == 1
    assert own.text.startswith("You draw ") and others.text == "Ada draws 1 Survival card."


def test_a_commitment_shows_to_its_seat_only(game: Game) -> None:
    before = [(game.view(seat), len(game.events(seat))) for seat in (0, 2, None)]
    game.answer(1, "commit 1 3")
    assert [(game.view(seat), len(game.events(seat))) for seat in (0, 2, None)] == before
    assert game.events(1)[-1].key == "commit 1 3"


# Words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_questions_and_answers_speak(lang: str) -> None:
    game = Game.new(Setup(players=4, seed=3))
    for _ in range(60):
        for question in game.questions(lang):
            assert question.prompt[0].isupper() and question.prompt[-1] in ".?"
            for answer in question.answers:
                assert answer.text and answer.text[0].isupper()
            asked = game.question(question.seat, lang)
            assert asked is not None and asked.prompt == question.prompt
        play_on(game, 1, answers=1)


def test_both_languages_speak_their_own_words(game: Game) -> None:
    english, french = game.question(1, "en"), game.question(1, "fr")
    assert english is not None and french is not None
    assert english.prompt == "Where do you go this turn?"
    assert [answer.text for answer in english.answers[:2]] == ["Explore the Lair", "Explore the Jungle"]
    assert [answer.text for answer in french.answers[:2]] == ["Explorer l’Antre", "Explorer la Jungle"]
    assert [answer.key for answer in english.answers] == [answer.key for answer in french.answers]
    assert game.events(0, lang="fr")[0].text != game.events(0)[0].text


def test_there_is_no_third_language(game: Game) -> None:
    question = game.question(1, "tlh")
    assert question is not None
    with pytest.raises(ArtemiaError, match="There are no texts in “tlh”; there are texts in en and fr"):
        _ = question.prompt


def test_reprs_are_short(game: Game) -> None:
    question = game.question(0)
    assert question is not None
    assert repr(question) == f"Question(0, 'prepare', {len(question.answers)} answers)"
    assert repr(question.answers[0]) == "Answer('ready 0')"


# Keeping


def test_a_copy_goes_its_own_way(game: Game) -> None:
    play_on(game, 1, answers=30)
    before, seen = game.save(), game.events(1)
    other = game.copy()
    assert other.save() == before and other.events(1) == seen
    play_on(other, 2)
    assert game.save() == before and game.events(1) == seen
    play_on(game, 3)
    assert Game.replay(game.record).save() == game.save()
    assert Game.replay(other.record).save() == other.save()


def test_copies_of_copies_and_originals_left_behind(game: Game) -> None:
    games = [game]
    for n in range(6):
        games.append(games[n // 2].copy())
        for each in games:
            play_on(each, n, answers=3)
    for each in games:
        assert Game.replay(each.record).save() == each.save()
        assert len(each.events(0)) == len(Game.replay(each.record).events(0))


def test_save_and_load(game: Game) -> None:
    play_on(game, 1, answers=40)
    saved = game.save()
    loaded = Game.load(saved)
    assert loaded.save() == saved
    assert Game.load(saved.encode()).setup == game.setup
    assert loaded.events(2, since=3) == game.events(2, since=3)
    assert [each.prompt for each in loaded.questions("fr")] == [each.prompt for each in game.questions("fr")]
    for each in (game, loaded):
        play_on(each, 5)
    assert loaded.save() == game.save() and loaded.events(2) == game.events(2)


def test_a_loaded_game_can_be_copied_and_dealt_anew_before_it_recalls_its_past(game: Game) -> None:
    play_on(game, 1, answers=40)
    for use in (Game.copy, lambda loaded: loaded.redeal(1, 1)):
        other = use(Game.load(game.save()))
        assert other.events(1) == game.events(1)


def test_a_record_is_enough_to_play_again(finished: Game) -> None:
    record = json.loads(json.dumps(finished.record))
    assert sorted(record) == ["answers", "artemia", "setup"]
    assert Game.replay(record).save() == finished.save()
    half = Game.replay(record, upto=20)
    assert half.record["answers"] == record["answers"][:20]
    assert Game.replay(record, upto=0).save() == Game.new(finished.setup).save()


def test_the_record_is_the_caller_s_to_change(game: Game) -> None:
    game.record["answers"].append("nonsense")
    game.record["setup"]["players"] = 99
    assert game.record["answers"] == [] and game.setup.players == 3


# Dealing anew


def test_redeal(game: Game) -> None:
    play_on(game, 1, answers=25)
    before = game.save()
    deals = [game.redeal(1, seed) for seed in range(20)]
    assert len({other.state.hunt_hand for other in deals}) > 5
    for other in deals:
        assert other.view(1) == game.view(1)
        assert other.events(1) == game.events(1)
    assert game.redeal(1, "a").state.survival_deck == game.redeal(1, "a").state.survival_deck
    play_on(deals[0], 2)
    assert deals[0].over
    assert game.save() == before


def test_a_game_dealt_anew_has_no_record(game: Game) -> None:
    other = game.redeal(0, 1)
    for use in (lambda: other.record, other.save):
        with pytest.raises(ArtemiaError, match="A game dealt anew has no record"):
            use()
    play_on(other.copy(), 1)
