"""What every audience gets: the whole look, then changes; and nothing that isn't theirs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from artemia import Game, Setup
from artemia.engine.step import OP, OPS, Seat, pick_of
from artemia.rules.knowledge import eyes_of
from artemia.server.views import labels
from artemia.server.views.differences import Delta, Views
from artemia.server.wire.messages import HOLE, SEPARATOR, Ask, Change, Choice
from artemia.session import asked_of
from artemia.texts import phrases
from artemia.texts.names import seat_names
from tests.properties.drive import Hat, at_the_door, tables
from tests.server.kit import views_in


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
        if rich:
            sight.watch()  # cards were dealt out besides
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


@pytest.mark.parametrize("setup", tables(1, 2))
def test_a_label_with_a_hole_fits_whatever_is_picked(setup: Setup) -> None:
    """All tables share it, so it may say nothing of the cards that the first of them could pick."""
    game = Game.new(setup)
    for _ in followed(game, rich=True):
        g = game.state
        for seat in range(setup.players):
            for answer in asked_of(g, seat).answers:
                if answer and pick_of(answer):
                    fresh = phrases.choice(g, answer, "en", HOLE, labels.NAME_HOLES)
                    assert labels.with_hole(g, answer, "en") == fresh


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
    *_, page["view"] = views_in(words, page["view"])
    page["log"] += [{name: line[name] for name in line if name != "change"} for line in words["log"]]
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


@pytest.mark.slow
@pytest.mark.parametrize("setup", tables(1, 2))
def test_every_line_comes_with_what_it_changes(setup: Setup) -> None:
    """With each line a page shows the very view there was right after the event, and then that of now."""
    game, changed = Game.new(setup), 0
    witness = Eyewitness(game)
    pages: dict[Seat | None, Any] = {}
    for sight in followed(game, rich=True):
        pages = pages or {seat: plain(sight.look(seat, "en").view) for seat in everybody(game)}
        witness.stand_beside(sight)
        witness.look()
        for seat, page in pages.items():
            frame = plain(sight.changes(seat, "en"))
            for line in frame["log"] if frame else ():
                changed += "change" in line
                *_, page = views_in({"log": [line], "view": {}, "hunted": []}, page)
                assert page == witness.seen[seat].popleft(), line["text"]
            if frame:
                *_, pages[seat] = views_in({**frame, "log": []}, page)
            assert pages[seat] == plain(asdict(game.view(seat)))
    assert changed > 20


def told_of(kind: str) -> Iterator[tuple[Seat, Change]]:
    """Whom the lines of this kind are about, in a random game, and what an onlooker is told with them."""
    game = Game.new(Setup(players=4, side="A", seed=3))
    for number, sight in enumerate(followed(game)):
        frame = sight.changes(None, "en") if number else None
        if number == 0:
            sight.look(None, "en")
        for line in frame.log if frame else ():
            if line.kind == kind:
                assert line.change is not None
                yield line.seat, line.change


def test_cards_are_turned_over_one_after_the_other() -> None:
    reveals = list(told_of("revealed"))
    assert len(reveals) > 9
    for seat, change in reveals:
        assert [each["seat"] for each in change.hunted if "at" in each] == [seat]


def test_when_a_turn_begins_the_places_are_empty_and_its_first_phase_is_on() -> None:
    turns = [change for _, change in told_of("turn_began")]
    assert len(turns) > 3
    for change in turns:
        assert change.view["phase"] == 1 and change.view["creature"] == []
        assert [(each["seat"], each["at"]) for each in change.hunted] == [(1, []), (2, []), (3, [])]
        assert not any("hand_count" in each for each in change.hunted)


class Eyewitness:
    """Keeps what each seat saw right after every event it noticed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: dict[Seat | None, deque[Any]] = {seat: deque() for seat in everybody(game)}
        self._read = len(game.state.log or ())

    def stand_beside(self, sight: Views) -> None:
        def look_on() -> None:
            self.look()
            sight.watch()

        self.game.state.before_step = look_on

    def look(self) -> None:
        news = (self.game.state.log or [])[self._read :]
        self._read += len(news)
        for event in news:
            for seat, views in self.seen.items():
                if event.noticed or event.witnesses >> eyes_of(seat) & 1:
                    views.append(plain(asdict(self.game.view(seat))))


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
