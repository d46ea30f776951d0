"""Phase 5: the city moves, survivors appear, the Creature evolves or nests."""

from typing import Any

import pytest

from artemia.rules.redeal import redeal
from artemia.testing import Table, table
from tests.cards.sanctuary.city_talk import city, city_at, creature_grows, evolutions, faceup, last_phase
from tests.cards.talk import lay, offered


def grown(hunt: list[str] | None = None, city: dict[str, Any] | None = None, **ripley: Any) -> Table:
    """The Creature is about to choose what to do in phase 5."""
    t = table(hunt=hunt or [], city=city or {}, ripley={"plays": "jungle", **ripley}, freddy={})
    t.creature.puts(creature="ark")
    creature_grows(t)
    return t


def evolving(**city: Any) -> Table:
    t = grown(city=city)
    t.creature.chooses("evolve")
    return t


# In order


def test_the_city_moves_then_survivors_appear_then_the_creature_chooses() -> None:
    t = grown(city={"pile": ["survivor_01", "survivor_02", "survivor_03"]})
    assert t.creature.log[-3:] == [
        "move_city jungle",
        "survivor_appeared survivor_01",
        "survivor_appeared survivor_02",
    ]
    assert t.asked == ["creature: growth"]
    assert t.creature.offered == ["stay", "evolve", "nest"]


def test_a_missing_survivor_is_replaced_and_two_are_enough() -> None:
    t = grown(city={"faceup": ["survivor_05"], "pile": ["survivor_01", "survivor_02"]})
    assert faceup(t) == ["survivor_01", "survivor_05"]
    t = grown(city={"faceup": ["survivor_05", "survivor_06"], "pile": ["survivor_01"]})
    assert faceup(t) == ["survivor_05", "survivor_06"]


def test_an_empty_pile_is_not_rebuilt() -> None:
    t = grown(city={"faceup": ["survivor_05"], "pile": []})
    assert faceup(t) == ["survivor_05"]


def test_staying_ends_the_turn() -> None:
    t = grown(city={"dna": 3})
    t.creature.chooses("stay")
    assert t.state.turn == 2
    assert city(t).dna == 3


def test_phase_5_follows_the_clean_up() -> None:
    t = table(city={}, rescue=5, ripley={"plays": "jungle"}, freddy={"survival": ["dodge"]})
    t.creature.puts(creature="ark")
    last_phase(t)
    assert t.state.phase == 5
    assert t.rescue == 4
    assert t.ripley.discard == "jungle"
    assert city_at(t) == "lair"
    assert t.asked == ["creature: reaction", "freddy: reaction"]


def test_rescue_ends_the_game_before_phase_5() -> None:
    t = table(city={}, rescue=1, ripley={})
    t.creature.puts(creature="ark")
    t.finish_turn()
    assert t.winner == "hunted"
    assert city_at(t) == "lair"


# The windows


def test_after_a_card_of_the_creature_all_may_react_and_it_chooses_again() -> None:
    t = grown(["hatching"], survival=["dodge"])
    t.creature.chooses("play_hunt hatching")
    assert t.asked == ["ripley: reaction"]
    t.ripley.chooses("pass_window")
    assert t.asked == ["creature: growth"]
    assert t.creature.offered == ["stay", "evolve", "nest"]


def test_the_creature_needs_no_window_beside_its_own_question() -> None:
    t = table(hunt=["hatching", "metamorphosis"], limit=2, city={}, ripley={"survival": ["dodge"]})
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("play_hunt hatching")
    assert t.asked == ["ripley: reaction"]


def test_hunt_cards_of_this_phase_are_discarded_at_its_end() -> None:
    t = grown(["hatching"])
    t.creature.chooses("play_hunt hatching")
    t.creature.chooses("stay")
    assert t.creature.view.hunt_discard == ["hatching"]
    assert t.creature.view.hunt_played == []


def test_a_creature_that_may_neither_grow_nor_play_is_not_asked() -> None:
    """It has played its card for this turn."""
    t = table(
        hunt=["torpor"],
        hunt_deck=[],
        city={"token": "river", "faceup": ["survivor_09"]},
        ripley={"plays": "jungle"},
        freddy={},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_09")
    last_phase(t)
    t.creature.plays("torpor")
    assert t.state.turn == 2
    assert "stay" not in t.creature.log


# Evolving


def test_evolving_gives_a_dna_and_the_choice_of_cards() -> None:
    t = evolving(dna=1, evolutions=["scavenger", "venomous"])
    assert city(t).dna == 2
    assert t.creature.offered == ["nothing", "draw_evolution 1", "draw_evolution 2", "develop scavenger"]


def test_a_draw_costs_a_dna_and_shows_its_level_only() -> None:
    t = evolving(dna=1, evolution_piles=[["clever", "fast"], ["viral"]])
    t.creature.chooses("draw_evolution 1")
    assert city(t).dna == 1
    assert evolutions(city(t).evolutions) == ["clever"]
    assert t.creature.log[-2:] == ["draw_evolution 1", "drew_evolutions clever"]
    assert t.ripley.log[-2:] == ["draw_evolution 1", "drew_evolutions …"]
    t.creature.chooses("draw_evolution 2")
    assert evolutions(city(t).evolutions) == ["clever", "viral"]
    assert t.state.turn == 2, "no DNA is left to spend"


def test_a_development_costs_what_it_says_and_lies_open() -> None:
    t = evolving(dna=4, evolutions=["scavenger", "fertile"])
    t.creature.chooses("develop scavenger")
    assert city(t).dna == 3
    t.creature.chooses("develop fertile")
    assert city(t).dna == 0
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.developed == ["scavenger", "fertile"]
    assert seen.evolution_counts == [0, 0]


def test_a_card_just_drawn_may_be_developed() -> None:
    t = evolving(dna=2, evolution_piles=[["scavenger"], []])
    t.creature.chooses("draw_evolution 1")
    t.creature.chooses("develop scavenger")
    assert evolutions(city(t).developed) == ["scavenger"]


def test_what_costs_too_much_is_not_offered() -> None:
    t = evolving(dna=3, evolutions=["venomous", "tentacular", "spectral"])
    assert offered(t.creature, "develop") == ["spectral"]


def test_the_creature_is_asked_while_it_has_dna_whatever_it_holds() -> None:
    """That it can't afford its card is its secret, though there is no other to draw."""
    t = evolving(dna=1, evolutions=["venomous"], evolution_piles=[[], []])
    assert t.asked == ["creature: shape"]
    assert t.creature.offered == ["nothing"]


def test_with_neither_cards_nor_piles_there_is_nothing_to_ask() -> None:
    t = evolving(dna=1, evolution_piles=[[], []])
    assert t.state.turn == 2


def test_four_evolutions_are_the_most() -> None:
    four = ["scavenger", "territorial", "parasite", "clever"]
    t = evolving(dna=3, developed=four, evolutions=["fertile"])
    assert t.creature.offered == [
        "nothing",
        "draw_evolution 1",
        "draw_evolution 2",
        "shed clever",
        "shed territorial",
        "shed scavenger",
        "shed parasite",
    ]
    t.creature.chooses("shed clever")
    assert evolutions(sum(city(t).discards[0])) == ["clever"]
    t.creature.chooses("develop fertile")
    assert evolutions(city(t).developed) == ["territorial", "scavenger", "parasite", "fertile"]


def test_no_evolution_is_shed_without_another_to_develop() -> None:
    four = ["scavenger", "territorial", "parasite", "clever"]
    t = evolving(dna=0, developed=four, evolutions=["fertile"])
    assert offered(t.creature, "shed") == []


def test_an_empty_pile_is_made_of_the_discard_of_its_level() -> None:
    four = ["scavenger", "territorial", "parasite", "clever"]
    t = evolving(dna=3, developed=four, evolutions=["fertile"], evolution_piles=[[], []])
    assert offered(t.creature, "draw_evolution") == []
    t.creature.chooses("shed clever")
    assert offered(t.creature, "draw_evolution") == ["1"]
    t.creature.chooses("draw_evolution 1")
    assert evolutions(city(t).evolutions) == ["clever", "fertile"]
    assert city(t).discards == [(), ()]


def test_an_evolution_acts_from_the_next_turn_on() -> None:
    t = evolving(dna=5, evolutions=["venomous"])
    t.creature.chooses("develop venomous")
    assert evolutions(city(t).active) == []
    t.creature.chooses("nothing")
    assert evolutions(city(t).active) == ["venomous"]
    lay(t, ripley="rover", freddy="jungle")
    t.creature.puts(creature="rover")
    t.until("end_of_turn")
    assert t.ripley.will == 1


# Nesting


@pytest.mark.parametrize(("dna", "after"), [(0, 3), (6, 9), (7, 10), (8, 10), (9, 10), (10, 10)])
def test_nesting_takes_up_to_three_and_moves_defense(dna: int, after: int) -> None:
    t = grown(city={"dna": dna, "defense": 6})
    t.creature.chooses("nest")
    assert city(t).dna == after
    assert city(t).defense == 5
    assert t.state.turn == 2


def test_nesting_draws_and_develops_nothing() -> None:
    t = grown(city={"dna": 3, "evolutions": ["scavenger"]})
    t.creature.chooses("nest")
    assert t.state.turn == 2
    assert evolutions(city(t).evolutions) == ["scavenger"]


def test_nesting_may_hand_the_hunted_the_victory() -> None:
    t = grown(city={"defense": 1, "developed": ["prolific"]})
    t.creature.chooses("nest")
    assert t.winner == "hunted"
    assert t.creature.view.won_by == "defense"


def test_nesting_reaches_bonuses_in_the_name_of_the_first_hunted() -> None:
    t = grown(city={"defense": 8})
    t.creature.chooses("nest")
    assert t.asked == ["ripley: draw_or_not"]
    t.ripley.chooses("draw_survival 1")
    t.freddy.chooses("nothing")
    assert (len(t.ripley.survival), t.freddy.survival) == (1, [])


def test_a_returned_evolution_is_no_secret() -> None:
    """Metamorphosis: everybody saw which card went back, so every deal anew leaves it there."""
    t = grown(["metamorphosis"], city={"developed": ["venomous"], "evolutions": ["clever"]})
    t.creature.chooses("play_hunt metamorphosis")
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == ["venomous"]
    assert seen.evolution_counts == [1, 1]
    assert seen.evolutions is None
    for seed in range(10):
        s = redeal(t.state, 1, seed).sanctuary
        assert s is not None
        assert "venomous" in evolutions(s.evolutions)


def test_a_latent_gene_is_no_secret_when_it_is_back_in_hand() -> None:
    t = table(hunt=["latent_gene"], city={"evolutions": ["venomous", "viral"]}, ripley={}, freddy={})
    t.creature.plays("latent_gene", "wake_gene viral")
    t.creature.puts(creature="ark")
    t.finish_turn()
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == ["viral"]


def test_what_is_discarded_and_drawn_anew_is_a_secret_again() -> None:
    four = ["scavenger", "territorial", "parasite", "clever"]
    t = table(
        hunt=["metamorphosis"],
        city={"dna": 4, "developed": four, "evolutions": ["fertile"], "evolution_piles": [[], []]},
        ripley={},
    )
    t.creature.puts(creature="ark")
    creature_grows(t)
    t.creature.chooses("play_hunt metamorphosis")
    t.creature.chooses("revert clever")
    t.creature.chooses("evolve")
    t.creature.chooses("develop clever")
    t.creature.chooses("shed clever")
    t.creature.chooses("draw_evolution 1")
    assert "clever" in evolutions(city(t).evolutions)
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == []


def test_survivors_appear_whatever_else_holds_this_turn() -> None:
    t = grown(city={"developed": ["venomous"], "pile": ["survivor_01", "survivor_02"]})
    assert faceup(t) == ["survivor_01", "survivor_02"]


def test_a_draw_leaves_the_rest_of_the_pile_unknown() -> None:
    t = evolving(dna=1)
    t.creature.chooses("draw_evolution 1")
    below = {s.piles[0][0] for seed in range(8) if (s := redeal(t.state, 0, seed).sanctuary)}
    assert len(below) > 1
