"""What lies on the table when a game begins."""

import pytest

from artemia import ArtemiaError, Game, Setup
from artemia.rules.catalog import places_of

BASE_PLACES = places_of("base")

SIDES = {"A": [1, 2, 3, 4, 5, 6], "B": [1, 3, 5, 7, 9, 11]}


@pytest.mark.parametrize("players", range(2, 8))
def test_counters_start_by_the_number_of_players(players: int) -> None:
    seen = Game.new(Setup(players=players, side="A", seed=1)).view(None)
    assert seen.rescue == 11 + players
    assert seen.assimilation == 5 + players


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)])
def test_reserve_by_the_number_of_hunted(players: int, copies: int) -> None:
    seen = Game.new(Setup(players=players, side="A", seed=1)).view(None)
    assert seen.reserve == dict.fromkeys(range(6, 11), copies)


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_gets_a_hand(players: int) -> None:
    game = Game.new(Setup(players=players, side="A", seed=1))
    assert len(game.view(None).hunted) == players - 1
    for seat in range(1, players):
        mine = game.view(seat).hunted[seat - 1]
        assert mine.hand == [1, 2, 3, 4, 5]
        assert mine.will == 3
        assert mine.survival is not None
        assert len(mine.survival) == 1
        assert (mine.discard, mine.played, mine.at) == ([], [], [])
    hunt = game.view(0).hunt_hand
    assert hunt is not None
    assert len(hunt) == 3


@pytest.mark.parametrize("players", range(2, 8))
def test_all_cards_are_in_the_game_once(players: int) -> None:
    game = Game.new(Setup(players=players, side="A", seed=1))
    g = game.state
    hunt = [*g.hunt_deck, *(bit for bit in (1 << i for i in range(20)) if bit & g.hunt_hand)]
    assert sorted(hunt) == [1 << i for i in range(20)]
    survival = [*g.survival_deck, *(h.survival for h in g.hunted[1:])]
    assert sorted(survival) == [1 << i for i in range(15)]


def test_the_marker_lies_beside_the_beach() -> None:
    seen = Game.new(Setup(players=3, side="A", seed=1)).view(None)
    assert not seen.marker
    assert (seen.creature, seen.target, seen.artemia) == ([], [], [])


@pytest.mark.parametrize("side", ["A", "B"])
def test_board_sides(side: str) -> None:
    assert Game.new(Setup(players=3, side=side, seed=1)).view(None).artemia_spaces == SIDES[side]


@pytest.mark.parametrize(("answer", "side"), [("choose_side 0 0", "A"), ("choose_side 0 1", "B")])
def test_the_creature_chooses_the_side_before_it_sees_a_card(answer: str, side: str) -> None:
    game = Game.new(Setup(players=3, seed=1))
    assert [(asked.seat, asked.kind) for asked in game.questions()] == [(0, "which_side")]
    assert game.view(0).hunt_count == 0
    game.answer(0, answer)
    assert game.view(0).artemia_spaces == SIDES[side]
    assert game.view(0).hunt_count == 3


def test_the_deal_comes_from_the_seed() -> None:
    def hands(seed: int) -> list[object]:
        game = Game.new(Setup(players=5, side="A", seed=seed))
        return [game.view(seat) for seat in range(5)]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert Setup().seed != Setup().seed


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 8},
        {"players": True},
        {"side": "C"},
        {"places": ("atlantis", *BASE_PLACES[1:])},
        {"places": BASE_PLACES[:9]},
        {"places": tuple(reversed(BASE_PLACES))},
        {"boxes": ("base", "imaginary")},
    ],
)
def test_a_set_up_that_makes_no_sense_says_so(wrong: dict[str, object]) -> None:
    with pytest.raises(ArtemiaError, match=r"\.$"):
        Setup(**wrong)  # type: ignore[arg-type]


def test_a_set_up_goes_through_plain_words() -> None:
    setup = Setup(players=4, side="B", expert=True, seed="cave")
    assert Setup.from_dict(setup.to_dict()) == setup
    with pytest.raises(ArtemiaError):
        Setup.from_dict({"players": 4})
