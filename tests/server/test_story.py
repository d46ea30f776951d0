"""What is told of a finished game agrees with what happened in it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from artemia import Game, preset
from artemia.cards.sanctuary.founding import DEFENSE
from artemia.engine import kernel
from artemia.engine.step import seat_of
from artemia.errors import ArtemiaError
from artemia.rules.corrections import AS_THEY_ARE
from artemia.rules.presets import PRESETS
from artemia.server.bots.thinker import chosen
from artemia.server.views.story import PlaceStory, SeatStory, Story, TurnStory, highlights, story

NAMES = ("Zoe", "Ada", "Bo", "Cleo", "Dara", "Emi", "Finn")


@cache
def played(name: str, players: int, side: str | None = "A") -> Game:
    game = Game.new(preset(name, players=players, side=side, seed=f"{name} {players}"))
    while not game.over:
        seat = seat_of(kernel.open_questions(game.state)[0])
        game.answer(seat, chosen(game, "instinct", seat, "1"))
    return game


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("name", "players"), [(name, 2 + n % 6) for n, name in enumerate(PRESETS)])
def test_a_story_counts_what_the_log_tells(name: str, players: int, lang: str) -> None:
    game = played(name, players)
    told = story(game.record, NAMES, lang)
    events = game.events(None)
    kinds = Counter(event.kind for event in events)
    assert (told.winner, told.won_by) == (game.winner, game.view(None).won_by)
    assert [turn.turn for turn in told.by_turn] == list(range(game.state.turn + 1))
    assert sum(len(turn.caught) for turn in told.by_turn) == kinds["catch"]
    assert sum(fate.catches for fate in told.hunted) == kinds["catch"]
    assert sum(fate.gave_up for fate in told.hunted) == kinds["give_up"]
    assert sum(len(fate.cards) for fate in told.hunted) == kinds["play_survival"]
    assert len(told.hunt_cards) == kinds["play_hunt"]
    last = told.by_turn[-1]
    assert (last.rescue, last.assimilation) == (game.state.rescue, game.state.assimilation)
    assert sum(place.explored for place in told.places) >= kinds["revealed"]
    assert sum(place.caught for place in told.places) >= kinds["catch"]
    assert 3 <= len(told.highlights) <= 6
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told.highlights)


def test_counters_begin_where_the_game_began() -> None:
    for side in ("A", None):
        first = story(played("sanctuary", 4, side).record, NAMES, "en").by_turn[0]
        assert (first.turn, first.rescue, first.assimilation) == (0, 13, 9)
        assert first.defense == DEFENSE[4]


def test_a_game_that_goes_on_is_not_told() -> None:
    """It would tell what is hidden."""
    record = played("first_night", 2).record
    with pytest.raises(ArtemiaError, match="isn’t over"):
        story({**record, "answers": record["answers"][:-1]}, NAMES, "en")


def a_story(winner: str = "creature", rescue: int = 1, assimilation: int = 0) -> Story:
    return Story(
        winner=winner,
        won_by="",
        turns=2,
        answers=9,
        by_turn=[
            TurnStory(turn=0, rescue=9, assimilation=9, defense=None),
            TurnStory(turn=1, rescue=9, assimilation=9, defense=None, caught=[1, 2]),
            TurnStory(turn=2, rescue=rescue, assimilation=assimilation, defense=None),
        ],
        places=[
            PlaceStory(number=1, id="lair", explored=1, caught=0),
            PlaceStory(number=4, id="beach", explored=5, caught=2),
        ],
        hunted=[SeatStory(seat=1, catches=2, will_lost=3, gave_up=1), SeatStory(seat=2), SeatStory(seat=3)],
        hunt_cards=["scream", "scream"],
        highlights=[],
    )


def test_highlights_in_english() -> None:
    assert highlights(a_story(), NAMES, "en", AS_THEY_ARE) == [
        "Help was 1 space away when the planet took the last of the Hunted, in turn 2.",
        "The Creature never laid a claw on Bo and Cleo: 2 ghosts.",
        "Turn 1 was the darkest one: 2 catches, and Ada and Bo in the Creature’s grip.",
        "The Beach was the best hunting ground, with 2 catches.",
        "Ada was the favourite prey: caught 2 times, 3 Will gone.",
        "Ada gave up once, and got up again.",
    ]


def test_highlights_in_french() -> None:
    told = highlights(a_story("hunted", rescue=0, assimilation=7), NAMES, "fr", AS_THEY_ARE)
    assert told[0].startswith("Les Traqués se sont échappés au tour 2, avec une belle avance\u00a0:")
    assert told[3] == "La Plage\u00a0: le meilleur terrain de chasse, avec 2 prises."
