"""What every audience gets: the whole look, then changes; and nothing that isn't theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from artemia import Game, Setup
from artemia.engine.step import OP, OPS, Seat
from artemia.server.views.differences import Delta, Views
from artemia.server.wire.messages import HOLE, SEPARATOR, Ask, Choice
from artemia.texts.names import seat_names
from tests.properties.drive import Hat, at_the_door, tables


def everybody(game: Game) -> list[Seat | None]:
    return [*range(game.setup.players), None]


def plain(words: Any) -> Any:
    """As the page gets it."""
    return msgspec.json.decode(msgspec.json.encode(words))


def keys_of(choice: Choice) -> Iterator[str]:
    """Every key a page can make of a choice, as the contract says."""
    if not choice.most:
        yield choice.key
    for n in range(choice.least, choice.most + 1) if choice.most else ():
        for picked in combinations(choice.of, n):
            yield choice.key.replace(HOLE, "+".join(picked))


def followed(game: Game, *, rich: bool = False) -> Iterator[Views]:
    """The sight of a random game, before each answer and after the last."""
    sight = Views(game)
    for number, _ in enumerate(at_the_door(game, Hat(game.setup), rich=rich)):
        if number:
            sight.after_answer()
        yield sight
    sight.after_answer()
    yield sight


# Questions


@pytest.mark.parametrize("setup", tables(1, 3))
def test_the_keys_a_page_can_make_are_those_that_are_offered(setup: Setup) -> None:
    game, asked = Game.new(setup), 0
    for number, sight in enumerate(followed(game, rich=True)):
        for seat in range(number % 3, setup.players, 3):
            question, ask = game.question(seat), sight.look(seat, "en").ask
            if question is None:
                assert ask is None
                continue
            assert ask is not None
            asked += 1
            made = [key for choice in ask.choices for key in keys_of(choice)]
            assert sorted(made) == sorted({answer.key for answer in question.answers})
            assert (ask.kind, ask.optional) == (question.kind, question.optional)
            check_choices(ask)
    assert asked > 20


def check_choices(ask: Ask) -> None:
    for choice in ask.choices:
        assert (HOLE in choice.key) == (HOLE in choice.text) == (choice.most > 0)
        assert choice.least == choice.most <= len(choice.of)
        assert len(choice.each) == (len(choice.of) if choice.most == 1 else 0)
        assert bool(choice.of) == (choice.kind is not None)
        assert bool(choice.beside) == (choice.beside_kind is not None)
        assert choice.text and all(choice.each)
        assert not any(HOLE in label for label in choice.each)


@pytest.mark.parametrize("setup", tables(1, 2))
def test_labels_are_those_of_the_library_with_holes_for_names(setup: Setup) -> None:
    game, compared = Game.new(setup), 0
    for number, sight in enumerate(followed(game, rich=True)):
        for seat in range(number % 5, setup.players, 5):
            for lang in ("en", "fr"):
                question, ask = game.question(seat, lang), sight.look(seat, lang).ask
                if question is None or ask is None:
                    continue
                assert named(ask.prompt, lang) == lowered(question.prompt)
                texts = {answer.key: answer.text for answer in question.answers}
                for choice in ask.choices:
                    labels = choice.each if choice.most == 1 else [] if choice.most else [choice.text]
                    for key, label in zip(keys_of(choice), labels, strict=False):
                        compared += 1
                        assert named(label, lang) == lowered(texts[key])
    assert compared > 20


def named(text: str, lang: str) -> str:
    """The text with the names of an unnamed table in its holes; a name may begin it in small letters."""
    for seat, name in enumerate(seat_names(lang)):
        text = text.replace(f"{SEPARATOR}{seat}{SEPARATOR}", name)
    assert SEPARATOR not in text
    return lowered(text)


def lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


@pytest.mark.parametrize("setup", tables(1, 3))
def test_ids_of_questions_outlast_a_restart_and_change_with_the_question(setup: Setup) -> None:
    game, before = Game.new(setup), dict[Seat, Ask | None]()
    for number, sight in enumerate(followed(game)):
        again = Views(Game.replay(game.record)) if number % 25 == 0 else None
        for seat in range(number % 2, setup.players, 2):
            ask = sight.look(seat, "fr" if again else "en").ask
            assert sight.ask_id(seat) == (ask.id if ask else None)
            if again is not None:
                assert again.ask_id(seat) == sight.ask_id(seat)
            was = before.get(seat)
            if ask and was and ask.id == was.id:
                assert [(each.key, each.of) for each in ask.choices] == [
                    (each.key, each.of) for each in was.choices
                ]
            before[seat] = ask


def test_a_window_that_opens_anew_is_another_question() -> None:
    """Somebody passes, and at that moment another plays a card: that pass was for the old window."""
    anew = 0
    for seed in range(4):
        game = Game.new(Setup(players=5, side="A", seed=seed))
        before: dict[Seat, tuple[int, int]] = {}
        for sight in followed(game, rich=True):
            played = sum(OPS[event.step & OP].name.startswith("play_") for event in game.state.log or [])
            for seat in range(5):
                question, id = game.question(seat), sight.ask_id(seat)
                if question is None or question.kind != "reaction" or id is None:
                    continue
                was = before.get(seat, (0, played))
                if played != was[1]:
                    anew += 1
                    assert id != was[0]
                before[seat] = id, played
    assert anew > 5


# Changes


@pytest.mark.parametrize("setup", tables(1, 2))
def test_changes_add_up_to_the_whole(setup: Setup) -> None:
    """Every audience is told now and then, and always knows what somebody knows who looks anew."""
    game, rng = Game.new(setup), Random(setup.seed)
    pages: dict[tuple[Seat | None, str], dict[str, Any]] = {}
    for number, sight in enumerate(followed(game, rich=True)):
        if number == 0:
            pages = {
                (seat, lang): plain(sight.look(seat, lang))
                for seat in everybody(game)
                for lang in ("en", "fr")
            }
            continue
        for (seat, lang), page in pages.items():
            if rng.random() < 0.7:
                update(page, sight.changes(seat, lang))
                assert sight.changes(seat, lang) is None
                if rng.random() < 0.03:
                    check_page(page, game, seat, lang, sight)


def update(page: dict[str, Any], delta: Delta | None) -> None:
    if delta is None:
        return
    words = plain(delta)
    page["view"].update(words["view"])
    for each in words["hunted"]:
        page["view"]["hunted"][each["seat"] - 1] = each
    page["log"] += words["log"]
    page["ask"], page["waiting"] = words["ask"], words["waiting"]


def check_page(page: dict[str, Any], game: Game, seat: Seat | None, lang: str, sight: Views) -> None:
    assert page["view"] == plain(asdict(game.view(seat)))
    events = game.events(seat, lang=lang)
    assert [line["n"] for line in page["log"]] == [event.number for event in events]
    for line, event in zip(page["log"], events, strict=True):
        assert (line["kind"], line["seat"], line["key"], line["count"]) == (
            event.kind,
            event.seat,
            event.key,
            event.count,
        )
        assert named(line["text"], lang) == lowered(event.text)
    assert page["ask"] == (plain(sight.look(seat, lang).ask))
    assert page["waiting"] == sight.waiting()


def test_events_know_their_turn() -> None:
    game = Game.new(Setup(players=3, side="A", seed=5))
    *_, sight = followed(game)
    turn = 0
    for line in sight.look(None, "en").log:
        turn += line.kind == "turn_began"
        assert line.turn == turn
    assert turn == game.state.turn > 3


def test_a_game_that_was_loaded_tells_its_whole_past() -> None:
    game = Game.new(Setup(players=3, side="A", seed=5))
    *_, sight = followed(game)
    loaded = Views(Game.load(game.save()))
    for seat in everybody(game):
        assert plain(loaded.look(seat, "fr")) == plain(sight.look(seat, "fr"))
