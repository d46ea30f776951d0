"""The worked examples of the SANCTUARY rulebook, English and French, told in our own words.

Sharon meets Michelle West next to the city, Willie and Emma are both at the city's place, Bjorn evolves with
three DNA counters, a table of four is set up. (In the French one they have other names.)
"""

import pytest

from artemia import Game, Setup
from artemia.cards.sanctuary.founding import DEFENSE
from artemia.testing import Table, slow_table, table
from tests.cards.sanctuary.city_talk import city, creature_grows, evolutions, faceup, survivors
from tests.cards.talk import lay, offered

BOXES = ("base", "sanctuary")
MICHELLE_WEST = "survivor_01"

# Sharon rescues Michelle West


def sharon_in_the_jungle() -> Table:
    t = slow_table(
        city={"token": "river", "faceup": [MICHELLE_WEST, "survivor_07"], "pile": ["survivor_02"]},
        sharon={"plays": "jungle", "discard": "lair"},
    )
    t.creature.puts(creature="ark")
    t.reckon("sharon")
    return t


def test_sharon_may_rescue_either_survivor_instead_of_using_the_jungle() -> None:
    t = sharon_in_the_jungle()
    assert t.sharon.offered == [
        "nothing",
        "take_back lair -",
        "use_power jungle",
        f"rescue {MICHELLE_WEST}",
        "rescue survivor_07",
    ]


def test_sharon_draws_a_survival_card_and_keeps_michelle_west_before_her() -> None:
    t = sharon_in_the_jungle()
    t.sharon.chooses(f"rescue {MICHELLE_WEST}")
    assert len(t.sharon.survival) == 1
    assert survivors(t.sharon) == [MICHELLE_WEST]
    assert t.sharon.discard == "lair"
    assert t.sharon.played == "jungle"


def test_michelle_west_is_replaced_in_phase_5_only() -> None:
    t = sharon_in_the_jungle()
    t.sharon.chooses(f"rescue {MICHELLE_WEST}")
    assert faceup(t) == ["survivor_07"]
    creature_grows(t)
    assert faceup(t) == ["survivor_02", "survivor_07"]


def test_copying_a_place_next_to_the_city_rescues_nobody() -> None:
    t = slow_table(
        city={"token": "river", "faceup": [MICHELLE_WEST]}, sharon={"plays": "lair", "discard": "rover"}
    )
    t.creature.puts(creature="jungle")
    t.reckon("sharon")
    assert offered(t.sharon, "rescue") == []
    t.sharon.chooses("use_power lair")
    assert offered(t.sharon, "rescue") == []
    t.sharon.chooses("use_power jungle")
    assert faceup(t) == [MICHELLE_WEST]


# Willie and Emma on the River


def willie_and_emma() -> Table:
    """Five at the table; the bonus that costs an evolution is two spaces away."""
    t = slow_table(
        city={"token": "river", "defense": 9, "developed": ["scavenger", "venomous"]},
        willie={"plays": "river", "survivors": ["survivor_11", "survivor_15"]},
        emma={"plays": "river", "survivors": ["survivor_16"], "discard": "lair"},
        sharon={"plays": "rover"},
        trinity={"plays": "rover"},
    )
    t.creature.puts(creature="ark")
    t.reckon("willie")
    return t


def test_willie_fortifies_and_shelters_both_survivors_for_one_space_more() -> None:
    t = willie_and_emma()
    t.willie.chooses("fortify")
    assert city(t).defense == 8
    t.willie.chooses("shelter_survivors survivor_11+survivor_15")
    assert city(t).defense == 7
    assert survivors(t.willie) == []
    assert not t.state.river >> 1 & 1


def test_the_bonus_lets_the_hunted_discard_an_evolution() -> None:
    t = willie_and_emma()
    t.willie.chooses("fortify")
    t.willie.chooses("shelter_survivors")
    assert t.willie.offered == ["lose_evolution scavenger", "lose_evolution venomous"]
    t.willie.chooses("lose_evolution venomous")
    assert evolutions(city(t).developed) == ["scavenger"]


def test_emma_can_no_longer_fortify_and_uses_the_river() -> None:
    t = willie_and_emma()
    t.willie.chooses("fortify")
    t.willie.chooses("shelter_survivors")
    t.willie.chooses("lose_evolution venomous")
    assert t.emma.offered == ["nothing", "take_back lair -", "use_power river"]
    t.emma.chooses("use_power river")
    assert t.state.river == 1 << 2
    assert survivors(t.emma) == ["survivor_16"]


def test_copying_the_city_s_place_neither_fortifies_nor_shelters() -> None:
    t = slow_table(
        city={"token": "river"}, emma={"plays": "lair", "discard": "rover", "survivors": ["survivor_16"]}
    )
    t.creature.puts(creature="river")
    t.reckon("emma")
    t.emma.chooses("use_power lair")
    t.emma.chooses("use_power river")
    assert t.state.river == 1 << 1
    assert city(t).defense == 8
    assert survivors(t.emma) == ["survivor_16"]


# Bjorn evolves


def bjorn() -> Table:
    t = table(
        city={"dna": 3, "evolution_piles": [["scavenger"], ["viral"]]}, ripley={"plays": "jungle"}, freddy={}
    )
    t.creature.puts(creature="ark")
    creature_grows(t)
    return t


def test_bjorn_takes_a_counter_and_spends_it_on_a_card() -> None:
    t = bjorn()
    t.creature.chooses("evolve")
    assert city(t).dna == 4
    t.creature.chooses("draw_evolution 1")
    assert city(t).dna == 3
    assert evolutions(city(t).evolutions) == ["scavenger"]


def test_bjorn_develops_it_for_two_counters() -> None:
    t = bjorn()
    t.creature.chooses("evolve")
    t.creature.chooses("draw_evolution 1")
    t.creature.chooses("develop scavenger")
    assert city(t).dna == 1
    assert evolutions(city(t).developed) == ["scavenger"]


def test_bjorn_uses_it_in_phase_5_of_the_next_turn_first() -> None:
    t = bjorn()
    t.creature.chooses("evolve")
    t.creature.chooses("draw_evolution 1")
    t.creature.chooses("develop scavenger")
    t.creature.chooses("nothing")
    assert t.state.turn == 2
    lay(t, ripley="rover", freddy="rover")
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.skip_windows(until=6)
    assert t.asked == ["creature: scavenger_choice"]


# The set-up


def test_a_table_of_four() -> None:
    game = Game.new(Setup(players=4, side="A", seed=4, boxes=BOXES))
    seen = game.view(None)
    assert seen.planet == [
        *("lair", "jungle", "river", "beach", "rover"),
        *("canyon", "camp", "monolith", "infirmary", "ark"),
    ]
    assert seen.reserve == {6: 2, 7: 2, 8: 3, 9: 2, 10: 2}
    assert seen.rescue == 13
    assert seen.sanctuary is not None
    assert seen.sanctuary.token in range(1, 6)
    assert seen.sanctuary.defense == DEFENSE[4]
    assert len(seen.sanctuary.faceup) == 2
    assert seen.sanctuary.survivor_pile_count == 16
    assert seen.sanctuary.pile_counts == [15, 15]
    assert (seen.sanctuary.dna, seen.sanctuary.supply) == (2, 8)
    assert [(asked.seat, asked.kind) for asked in game.questions()] == [
        (0, "which_levels"),
        (1, "which_avatar"),
        (2, "which_avatar"),
        (3, "which_avatar"),
    ]
    game.answer(0, "draw_by_level 0 3")
    mine = game.view(0).sanctuary
    assert mine is not None
    assert mine.evolution_counts == [3, 1]


@pytest.mark.parametrize(
    ("players", "dna", "cards", "copies"),
    [(2, 1, 3, 1), (3, 1, 3, 2), (4, 2, 4, 2), (5, 2, 4, 3), (6, 3, 5, 3), (7, 3, 5, 3)],
)
def test_tables_of_every_size(players: int, dna: int, cards: int, copies: int) -> None:
    game = Game.new(Setup(players=players, side="B", seed="tables", boxes=BOXES))
    seen = game.view(None)
    assert seen.sanctuary is not None
    assert (seen.rescue, seen.sanctuary.defense, seen.sanctuary.dna) == (13, DEFENSE[players], dna)
    assert len(game.questions()[0].answers) == cards + 1
    assert seen.reserve == {6: copies, 7: copies, 8: 3, 9: copies, 10: copies}


def test_a_table_of_two_begins_with_a_survivor_face_down() -> None:
    game = Game.new(Setup(players=2, side="A", seed=4, boxes=BOXES))
    mine, other = game.view(1).sanctuary, game.view(0).sanctuary
    assert mine is not None and other is not None
    assert len(mine.survivors[1]) == 1
    assert other.survivors[1] == []
    assert other.survivor_counts == [0, 1]
    assert other.defense == DEFENSE[2]


def test_hunt_and_survival_cards_of_both_boxes_are_shuffled_together() -> None:
    g = Game.new(Setup(players=3, side="A", seed=4, boxes=BOXES)).state
    assert len(g.hunt_deck) + g.hunt_hand.bit_count() == 35
    assert len(g.survival_deck) + sum(h.survival.bit_count() for h in g.hunted) == 30


# Monolith and Ark


def test_a_monolith_that_destroyed_nothing_is_discarded() -> None:
    t = slow_table(city={}, ripley={"plays": "monolith", "discard": "lair"})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("take_back lair -")
    t.finish_turn()
    assert t.ripley.discard == "monolith"


def test_a_monolith_that_destroyed_an_evolution_is_gone() -> None:
    t = slow_table(city={"developed": ["viral"]}, ripley={"plays": "monolith"})
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.finish_turn()
    assert t.ripley.me.owned == 0b11111
    assert t.creature.view.reserve[8] == 2


def test_the_ark_works_though_somebody_has_fortified_and_once_a_turn() -> None:
    t = slow_table(
        city={"token": "lair", "defense": 8},
        willie={"plays": "lair", "survivors": ["survivor_11"]},
        emma={"plays": "ark", "survivors": ["survivor_16"]},
        sharon={"plays": "ark"},
        trinity={"plays": "rover"},
    )
    t.creature.puts(creature="beach")
    t.reckon("willie")
    t.willie.chooses("fortify")
    t.willie.chooses("shelter_survivors")
    assert city(t).defense == 6
    t.emma.chooses("use_power ark")
    t.emma.chooses("shelter_survivors")
    assert city(t).defense == 4
    assert offered(t.sharon, "use_power") == []


# How it ends


@pytest.mark.parametrize("counter", ["rescue", "defense", "assimilation"])
def test_three_counters_end_the_game(counter: str) -> None:
    wishes = {"rescue": {"rescue": 1}, "assimilation": {"assimilation": 1}}.get(counter, {})
    t = slow_table(
        city={"token": "lair", "defense": 1 if counter == "defense" else 8},
        ripley={"plays": "lair"},
        freddy={"plays": "beach"},
        **wishes,
    )
    t.creature.puts(creature="beach", **({"artemia": "ark"} if counter == "rescue" else {}))
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.finish_turn()
    assert t.over
    assert t.winner == ("creature" if counter == "assimilation" else "hunted")
    assert t.creature.view.won_by == counter
