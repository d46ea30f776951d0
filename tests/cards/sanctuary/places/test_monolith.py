"""The Monolith."""

import pytest

from artemia import Game, Setup
from artemia.testing import Table, slow_table
from tests.cards.sanctuary.city_talk import city, evolutions, last_phase
from tests.cards.sanctuary.places.talk import AWAY, visit
from tests.cards.talk import offered

TWO = {"developed": ["scavenger", "corrosive"]}


def owned(t: Table) -> str:
    return t.spell_places(t.ripley.me.owned)


def test_monolith_destroys_an_evolution_of_her_choice() -> None:
    t = visit("monolith", city=TWO)
    t.ripley.chooses("use_power monolith")
    assert t.ripley.offered == ["break_evolution scavenger", "break_evolution corrosive"]
    t.ripley.chooses("break_evolution corrosive")
    assert evolutions(city(t).developed) == ["scavenger"]
    assert evolutions(sum(city(t).discards[0])) == ["corrosive"]


def test_monolith_leaves_the_game_when_it_has_destroyed_something() -> None:
    t = visit("monolith", city=TWO)
    t.ripley.chooses("use_power monolith")
    t.ripley.chooses("break_evolution scavenger")
    assert t.ripley.played == "monolith"
    last_phase(t)
    assert owned(t) == "lair+jungle+river+beach+rover"
    assert t.creature.view.reserve[8] == 2


@pytest.mark.parametrize("choice", ["nothing", "take_back lair -"])
def test_monolith_is_discarded_like_any_card_otherwise(choice: str) -> None:
    t = visit("monolith", city=TWO, discard="lair")
    t.ripley.chooses(choice)
    last_phase(t)
    assert "monolith" in t.ripley.discard


def test_monolith_without_evolutions_has_no_power() -> None:
    t = visit("monolith", discard="lair", city={"evolutions": ["scavenger"]})
    assert offered(t.ripley, "use_power") == []
    last_phase(t)
    assert t.ripley.discard == "lair+monolith"


def test_monolith_that_destroyed_something_can_t_be_saved_by_double_back() -> None:
    t = slow_table(
        city={"developed": ["scavenger"]},
        ripley={"plays": "monolith", "hand": "lair", "survival": ["double_back"]},
    )
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.until("end_of_turn")
    assert not t.ripley.could_play("double_back")


def test_monolith_unused_can_be_saved_by_double_back() -> None:
    t = slow_table(
        city={"developed": ["scavenger"]},
        ripley={"plays": "monolith", "hand": "lair", "survival": ["double_back"]},
    )
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    t.until("end_of_turn")
    t.ripley.plays("double_back")
    assert t.ripley.hand == "lair+monolith"


def test_monolith_is_lost_even_to_a_hunted_who_recovers() -> None:
    """The Artefact led Ripley to two places: she uses one and is caught on the other."""
    t = slow_table(
        city={"developed": ["scavenger"]},
        ripley={"plays": "monolith beach", "hand": "lair", "will": 1, "artefact": True},
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.until("end_of_turn")
    assert t.ripley.will == 3
    assert t.ripley.hand == "lair+beach"
    last_phase(t)
    assert owned(t) == "lair+beach"


def test_monolith_unused_comes_back_to_a_hunted_who_recovers() -> None:
    t = slow_table(
        city={"developed": ["scavenger"]},
        ripley={"plays": "monolith beach", "hand": "lair", "will": 1, "artefact": True},
    )
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    t.until("end_of_turn")
    assert t.ripley.hand == "lair+beach+monolith"


def test_monolith_spent_by_one_is_kept_by_the_other() -> None:
    t = slow_table(
        city={"developed": ["scavenger"]}, ripley={"plays": "monolith"}, freddy={"plays": "monolith"}
    )
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    assert offered(t.freddy, "use_power") == []
    last_phase(t)
    assert "monolith" not in owned(t)
    assert "monolith" in t.freddy.discard


def test_monolith_copied_costs_no_card() -> None:
    t = visit(
        "lair", creature="monolith", city={"token": "rover", "developed": ["scavenger"]}, hand="monolith"
    )
    t.ripley.chooses("use_power lair")
    assert evolutions(city(t).developed) == []
    last_phase(t)
    assert t.ripley.hand == "monolith"
    assert t.ripley.discard == "lair"


def test_monolith_copied_costs_no_card_though_one_lies_there() -> None:
    """Ripley plays the Lair and the Monolith; the Creature token lies on that one, and the Lair copies it."""
    t = visit(
        "lair monolith",
        creature="monolith",
        city={"token": "rover", "developed": ["scavenger"]},
        hand="",
        artefact=True,
    )
    t.ripley.chooses("use_power lair")
    assert evolutions(city(t).developed) == []
    last_phase(t)
    assert t.ripley.discard == "lair+monolith"


def test_monolith_reached_by_a_push_costs_no_card() -> None:
    t = slow_table("detour", city={"developed": ["scavenger"]}, ripley={"plays": "river", "hand": ""})
    t.creature.puts(creature=AWAY)
    t.creature.plays("detour", "push monolith river")
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    assert evolutions(city(t).developed) == []
    last_phase(t)
    assert t.ripley.discard == "river"


def test_monolith_stops_an_evolution_at_once() -> None:
    """Corrosive would cost Freddy a card for fortifying."""
    t = slow_table(
        city={"token": "river", "developed": ["corrosive"]},
        ripley={"plays": "monolith"},
        freddy={"plays": "river"},
    )
    t.creature.puts(creature=AWAY)
    t.reckon("ripley")
    t.ripley.chooses("use_power monolith")
    t.freddy.chooses("fortify")
    assert "freddy: which_to_corrode" not in t.asked
    assert t.freddy.hand == "lair+jungle+beach+rover"


@pytest.mark.parametrize("players", range(2, 8))
def test_monolith_has_three_copies_whoever_plays(players: int) -> None:
    seen = Game.new(Setup(players=players, side="A", seed=1, boxes=("base", "sanctuary"))).view(None)
    assert seen.reserve[8] == 3
    assert seen.reserve[6] == seen.reserve[10] == (1 if players == 2 else 2 if players <= 4 else 3)


def test_monolith_copied_by_a_survivor_costs_no_card() -> None:
    """Ripley has both cards on the table; the survivor she meets copies the Creature's place."""
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_05"], "developed": ["scavenger"]},
        ripley={"plays": "jungle monolith", "hand": "", "artefact": True},
    )
    t.creature.puts(creature="monolith")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_05")
    assert evolutions(city(t).developed) == []
    last_phase(t)
    assert t.ripley.discard == "jungle+monolith"


def test_monolith_that_destroyed_something_is_no_card_a_copied_canyon_brings_back() -> None:
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_05"], "developed": ["scavenger"]},
        ripley={"plays": "monolith", "hand": "", "discard": "lair", "survival": ["escort"]},
    )
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    t.ripley.plays("escort", "rescue survivor_05")
    assert (t.ripley.hand, t.ripley.played) == ("lair", "monolith")
