"""Sanctuary: rescuing, fortifying, sheltering, the Defense counter, and the way the city goes."""

from typing import Any

import pytest

from artemia import Game, Setup
from artemia.cards.sanctuary.founding import BONUSES_AT, DEFENSE
from artemia.rules.sanctuary_catalog import AVATARS, BONUSES, EVOLUTION_BY_BIT, SURVIVORS
from artemia.testing import Table, slow_table, table
from tests.cards.sanctuary.city_talk import city, city_at, faceup, survivors
from tests.cards.talk import lay, offered

BOXES = ("base", "sanctuary")
ONE_WAITS = {"token": "river", "faceup": ["survivor_15"]}


def on(place: str, *hunt: str, tokens: dict[str, str] | None = None, **wishes: Any) -> Table:
    """Ripley on this place, about to decide, and the city over the River."""
    ripley = wishes.pop("ripley", {})
    t = slow_table(
        *hunt, city={**ONE_WAITS, **wishes.pop("city", {})}, ripley={"plays": place, **ripley}, **wishes
    )
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(**(tokens or {"creature": "ark"}))
    t.reckon("ripley")
    return t


# Rescuing


@pytest.mark.parametrize("place", ["jungle", "beach", "monolith"])
def test_a_survivor_is_rescued_from_a_place_next_to_the_city(place: str) -> None:
    t = on(place, ripley={"will": 1})
    t.ripley.chooses("rescue survivor_15")
    assert survivors(t.ripley) == ["survivor_15"]
    assert faceup(t) == []
    assert t.ripley.will == 2


@pytest.mark.parametrize("place", ["river", "lair", "rover", "camp", "infirmary", "canyon"])
def test_no_rescue_from_the_city_s_own_place_or_from_afar(place: str) -> None:
    assert offered(on(place).ripley, "rescue") == []


def test_a_rescue_stands_instead_of_the_power_and_of_taking_a_card_back() -> None:
    t = on("jungle", ripley={"discard": "lair"})
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power jungle", "rescue survivor_15"]
    t.ripley.chooses("rescue survivor_15")
    assert t.ripley.discard == "lair"
    assert t.ripley.played == "jungle"


def test_one_of_two_survivors_is_chosen_and_not_replaced_at_once() -> None:
    t = on("jungle", city={"faceup": ["survivor_09", "survivor_15"], "pile": ["survivor_01"]})
    assert offered(t.ripley, "rescue") == ["survivor_09", "survivor_15"]
    t.ripley.chooses("rescue survivor_09")
    assert faceup(t) == ["survivor_15"]


def test_nobody_is_rescued_when_nobody_waits() -> None:
    assert offered(on("jungle", city={"faceup": []}).ripley, "rescue") == []


def test_whom_somebody_rescued_all_have_seen() -> None:
    t = on("jungle", freddy={})
    t.ripley.chooses("rescue survivor_15")
    for eyes in (t.creature, t.freddy):
        seen = eyes.view.sanctuary
        assert seen is not None
        assert seen.survivors[1] == ["survivor_15"]


def test_two_places_next_to_the_city_rescue_two() -> None:
    t = on(
        "jungle beach",
        city={"faceup": ["survivor_09", "survivor_15"]},
        ripley={"artefact": True, "hand": ""},
    )
    t.ripley.chooses("begin_place beach")
    t.ripley.chooses("rescue survivor_15")
    t.ripley.chooses("rescue survivor_09")
    assert survivors(t.ripley) == ["survivor_09", "survivor_15"]


def test_the_guide_rescues_from_two_steps_away() -> None:
    for place in ("lair", "jungle", "rover", "camp", "monolith", "infirmary"):
        assert offered(on(place, ripley={"avatar": "guide"}).ripley, "rescue") == ["survivor_15"], place
    for place in ("river", "canyon"):
        assert offered(on(place, ripley={"avatar": "guide"}).ripley, "rescue") == [], place


# Fortifying and sheltering


def test_fortifying_stands_instead_of_the_power_and_of_taking_a_card_back() -> None:
    t = on("river", ripley={"discard": "lair"})
    before = city(t).defense
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power river", "fortify"]
    t.ripley.chooses("fortify")
    assert city(t).defense == before - 1
    assert not t.state.river
    assert t.ripley.discard == "lair"


@pytest.mark.parametrize("place", ["jungle", "beach", "monolith", "lair"])
def test_no_fortifying_from_anywhere_else(place: str) -> None:
    assert "fortify" not in on(place).ripley.offered


@pytest.mark.parametrize(
    ("hunt", "tokens"),
    [
        ((), {"creature": "river"}),
        (("scream",), {"creature": "ark", "target": "river"}),
        (("virus",), {"creature": "ark", "artemia": "river jungle"}),
    ],
)
def test_no_fortifying_under_a_token(hunt: tuple[str, ...], tokens: dict[str, str]) -> None:
    """Dodge and Detector make the place usable, and no more than that."""
    t = slow_table(
        *hunt,
        city=ONE_WAITS,
        ripley={"plays": "river", "hand": "lair", "survival": ["dodge"]},
        freddy={"plays": "river", "hand": "", "survival": ["detector"]},
    )
    for card in hunt:
        t.creature.plays(card)
    t.creature.puts(**tokens)
    for player, card in ((t.ripley, "dodge"), (t.freddy, "detector")):
        t.reveal()
        if player.could_play(card):
            player.plays(card)
    while not t.over and t.state.phase == 3:
        name = t.asked[0].split(":")[0]
        assert "fortify" not in getattr(t, name).offered
        getattr(t, name).passes()


def test_sheltering_comes_after_fortifying_and_may_be_declined() -> None:
    t = on("river", city={"defense": 6}, ripley={"survivors": ["survivor_01", "survivor_02"]})
    t.ripley.chooses("fortify")
    assert city(t).defense == 5
    assert t.ripley.offered == ["nothing", "shelter_survivors survivor_01+survivor_02"]
    t.ripley.chooses("nothing")
    assert city(t).defense == 5
    assert len(survivors(t.ripley)) == 2


def test_one_hunted_fortifies_a_turn() -> None:
    t = on("river", freddy={"plays": "river", "survivors": ["survivor_01"]})
    t.ripley.chooses("fortify")
    assert t.freddy.offered == ["nothing", "use_power river"]


def test_who_declined_leaves_it_to_the_next() -> None:
    t = on("river", freddy={"plays": "river"})
    t.ripley.chooses("use_power river")
    assert "fortify" in t.freddy.offered


def test_fortifying_is_free_again_next_turn() -> None:
    t = on("river", city={"defense": 8}, ripley={"discard": "lair"})
    t.ripley.chooses("fortify")
    t.finish_turn()
    assert city_at(t) == "beach"
    lay(t, ripley="beach")
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    assert "fortify" in t.ripley.offered


def test_sheltered_survivors_are_shown_and_gone() -> None:
    t = on("river", city={"pile": []}, ripley={"survivors": ["survivor_01"]}, freddy={})
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert "shelter_survivors survivor_01" in t.freddy.log
    assert survivors(t.ripley) == []
    assert city(t).survivor_pile == ()
    t.finish_turn()
    assert faceup(t) == ["survivor_15"]


# Defense


@pytest.mark.parametrize("players", range(2, 8))
def test_the_board_has_the_bonuses_of_its_side(players: int) -> None:
    seen = Game.new(Setup(players=players, side="A", seed=1, boxes=BOXES)).view(None).sanctuary
    assert seen is not None
    assert seen.defense == DEFENSE[players]
    assert seen.bonuses == dict(sorted(BONUSES_AT[players > 4].items()))
    assert set(seen.bonuses.values()) <= set(BONUSES)
    assert max(seen.bonuses) < seen.defense


def test_every_bonus_is_somewhere() -> None:
    assert {id for side in BONUSES_AT for id in side.values()} == set(BONUSES)


def test_a_bonus_acts_on_entry_only() -> None:
    t = on("river", city={"defense": 3, "dna": 2})
    t.ripley.chooses("fortify")
    assert city(t).defense == 2
    assert city(t).dna == 2


def test_defense_wins_at_once() -> None:
    t = on("river", city={"defense": 1}, ripley={"survivors": ["survivor_01"]})
    t.ripley.chooses("fortify")
    assert t.winner == "hunted"
    assert t.asked == []
    assert {eyes.view.won_by for eyes in (t.creature, t.ripley)} == {"defense"}
    assert city(t).defense == 0


def test_who_wins_by_which_counter() -> None:
    assert on("river").creature.view.won_by is None
    t = table(city={}, rescue=1, ripley={})
    t.creature.puts(creature="ark")
    t.finish_turn()
    assert t.creature.view.won_by == "rescue"
    t = table(city={}, assimilation=1, ripley={"plays": "lair"})
    t.creature.puts(creature="lair")
    t.finish_turn()
    assert t.creature.view.won_by == "assimilation"


# The route


def turn_by_turn(token: str, full_route: bool, turns: int) -> list[str]:
    t = table(city={"token": token, "full_route": full_route}, ripley={"plays": "jungle"}, freddy={})
    found = []
    for _ in range(turns):
        t.finish_turn()
        found.append(city_at(t))
        for player in (t.ripley, t.freddy):
            if not offered(player, "commit"):
                player.chooses("give_up")
            player.chooses("commit " + offered(player, "commit")[0])
    return found


def test_the_city_goes_round_the_first_row() -> None:
    assert turn_by_turn("lair", False, 6) == ["jungle", "river", "beach", "rover", "lair", "jungle"]


def test_the_whole_route_leads_over_all_ten_places() -> None:
    assert turn_by_turn("beach", True, 8) == [
        "rover",
        "canyon",
        "camp",
        "monolith",
        "infirmary",
        "ark",
        "lair",
        "jungle",
    ]


# The set-up


def new_city(players: int, seed: int = 1) -> Game:
    return Game.new(Setup(players=players, side="A", seed=seed, boxes=BOXES))


@pytest.mark.parametrize(
    ("players", "dna", "cards"), [(2, 1, 3), (3, 1, 3), (4, 2, 4), (5, 2, 4), (6, 3, 5), (7, 3, 5)]
)
def test_what_the_creature_begins_with(players: int, dna: int, cards: int) -> None:
    game = new_city(players)
    seen = game.view(0).sanctuary
    assert seen is not None
    assert (seen.dna, seen.supply) == (dna, 10 - dna)
    question = game.question(0)
    assert question is not None and question.kind == "which_levels"
    assert [answer.key for answer in question.answers] == [f"draw_by_level 0 {n}" for n in range(cards + 1)]
    game.answer(0, "draw_by_level 0 2")
    seen = game.view(0).sanctuary
    assert seen is not None and seen.evolutions is not None
    assert len(seen.evolutions) == cards
    assert seen.evolution_counts == [2, cards - 2]
    assert seen.pile_counts == [13, 17 - cards]
    other = game.view(1).sanctuary
    assert other is not None
    assert other.evolutions is None
    assert other.evolution_counts == [2, cards - 2]


@pytest.mark.parametrize("players", range(2, 8))
def test_each_hunted_chooses_one_of_two_avatars(players: int) -> None:
    game = new_city(players)
    dealt: list[str] = []
    for seat in range(1, players):
        seen = game.view(seat).sanctuary
        assert seen is not None and seen.avatars_dealt is not None
        dealt += seen.avatars_dealt
        assert [answer.key for answer in game.questions()[seat].answers] == [
            f"choose_avatar {seat} {id}" for id in seen.avatars_dealt
        ]
    assert len(set(dealt)) == 2 * (players - 1)
    assert set(dealt) <= set(AVATARS)


def test_avatars_stay_secret_until_all_have_chosen() -> None:
    game = new_city(4)
    first = game.questions()[1].answers[1]
    game.answer(1, first)
    for seat in (0, 2, 3, None):
        seen = game.view(seat).sanctuary
        assert seen is not None
        assert seen.avatars == [None] * 4
    mine = game.view(1).sanctuary
    assert mine is not None
    assert mine.avatars[1] == first.key.split(" ")[2]
    for seat in (3, 2):
        question = game.question(seat)
        assert question is not None
        game.answer(seat, question.answers[0])
    assert [question.kind for question in game.questions()] == ["which_levels"]
    game.answer(0, "draw_by_level 0 0")
    seen = game.view(0).sanctuary
    assert seen is not None
    assert None not in seen.avatars[1:]
    assert seen.avatars_dealt is None
    assert {question.kind for question in game.questions()} == {"prepare", "explore"}


def test_the_city_begins_over_one_of_the_first_five_places() -> None:
    found = set()
    for seed in range(60):
        seen = new_city(3, seed).view(None).sanctuary
        assert seen is not None
        found.add(seen.token)
    assert found == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("players", range(2, 8))
def test_two_survivors_lie_open_and_the_others_in_the_pile(players: int) -> None:
    seen = new_city(players).view(None).sanctuary
    assert seen is not None
    drawn = 1 if players == 2 else 0
    assert len(seen.faceup) == 2
    assert seen.survivor_pile_count == len(SURVIVORS) - 2 - drawn
    assert seen.survivor_counts == [0, drawn] + [0] * (players - 2)


@pytest.mark.parametrize("players", range(2, 8))
def test_rescue_begins_at_the_same_space_for_all(players: int) -> None:
    seen = new_city(players).view(None)
    assert seen.rescue == 13
    assert seen.assimilation == 5 + players
    assert seen.planet[:6] == ["lair", "jungle", "river", "beach", "rover", "canyon"]


def test_a_deal_anew_never_gives_anybody_an_avatar_i_was_dealt() -> None:
    game = new_city(7)
    mine = game.view(3).sanctuary
    assert mine is not None and mine.avatars_dealt is not None
    game.answer(3, f"choose_avatar 3 {mine.avatars_dealt[0]}")
    for seed in range(20):
        other = game.redeal(3, seed)
        assert other.view(3) == game.view(3)
        s = other.state.sanctuary
        assert s is not None
        for me in (1, 2, 4, 5, 6):
            assert not s.avatars_dealt[me] & s.avatars_dealt[3]


def test_a_deal_anew_keeps_the_backs_of_evolution_cards() -> None:
    game = new_city(5)
    game.answer(0, "draw_by_level 0 1")
    hands = set()
    for seed in range(20):
        s = game.redeal(1, seed).state.sanctuary
        assert s is not None
        levels = [card.level for bit, card in EVOLUTION_BY_BIT.items() if bit & s.evolutions]
        assert sorted(levels) == [1, 2, 2, 2]
        hands.add(s.evolutions)
    assert len(hands) > 10
    assert len({game.redeal(0, seed).state.sanctuary.evolutions for seed in range(20)}) == 1  # type: ignore[union-attr]


def test_the_creature_is_told_only_of_cards_it_drew() -> None:
    game = new_city(3)
    game.answer(0, "draw_by_level 0 3")
    assert [event.count for event in game.events(0) if event.kind == "drew_evolutions"] == [3]
