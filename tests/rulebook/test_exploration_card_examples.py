"""What the rulebook of EXPLORATION says of Hunt cards, and what it reminds of, told in our own words."""

import pytest

from artemia.testing import slow_table, table
from tests.cards.talk import offered

# Hunt cards


def test_time_rift_two_hunted_on_the_targeted_place() -> None:
    """Assimilation moves 2 spaces, and since that doesn't win, Rescue moves 2 as well."""
    t = slow_table("time_rift", ripley={"plays": "river"}, freddy={"plays": "river"}, newt={"plays": "rover"})
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="river")
    t.until("end_of_turn")
    assert (t.assimilation, t.rescue) == (18, 18)


def test_time_rift_that_brings_assimilation_to_victory() -> None:
    t = slow_table("time_rift", assimilation=2, ripley={"plays": "river"}, freddy={"plays": "river"})
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="river")
    t.until("end_of_turn")
    assert t.winner == "creature"
    assert t.rescue == 20


def test_gargantua_is_copied_on_one_of_its_two_places() -> None:
    t = slow_table("gargantua", ripley={"plays": "lair"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="wreck source")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["use_power wreck", "use_power source"]
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19


def test_inertia_acts_as_soon_as_the_places_are_revealed() -> None:
    t = slow_table(
        "inertia", ripley={"plays": "river", "survival": ["camouflage"]}, freddy={"plays": "rover"}
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="artefact", target="river")
    t.reveal()
    assert t.asked == ["creature: reaction", "ripley: reaction"]
    assert t.freddy.view.ineffective == list(range(1, 11))


def test_inertia_leaves_the_creature_and_artemia_tokens_their_effects() -> None:
    t = slow_table(
        "inertia",
        artemia=True,
        ripley={"plays": "river", "hand": "lair"},
        freddy={"plays": "rover"},
    )
    t.creature.plays("inertia")
    t.creature.puts(creature="rover", target="river", artemia="river")
    t.until("end_of_turn")
    assert t.ripley.discard == "lair"
    assert t.freddy.will == 2


@pytest.mark.parametrize(("wide", "token"), [("mirage", "target"), ("virus", "artemia")])
def test_ubiquity_puts_the_creature_on_both_places_of_a_wide_token(wide: str, token: str) -> None:
    t = slow_table(wide, "ubiquity", ripley={"plays": "river"})
    t.creature.plays(wide)
    t.creature.puts(creature="rover", **{token: "jungle river"})
    t.creature.plays("ubiquity")
    assert (t.token("creature"), t.token(token)) == ("jungle+river", "rover")


def test_ubiquity_puts_the_other_token_on_both_places_of_gargantua() -> None:
    t = slow_table("gargantua", "ubiquity", artemia=True, ripley={"plays": "river"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="jungle river", artemia="rover")
    t.creature.plays("ubiquity")
    assert (t.token("creature"), t.token("artemia")) == ("rover", "jungle+river")


# Reminders


def test_a_place_card_must_be_played() -> None:
    """Resisting and giving up only help to have one."""
    t = table(boxes=("exploration",), hunt=["stasis"], ripley={"hand": "", "discard": "lair jungle"})
    assert t.ripley.offered == ["resist lair+jungle 1", "give_up"]
    t.ripley.chooses("resist lair+jungle 1")
    assert offered(t.ripley, "commit") == ["lair", "jungle"]


def test_a_survival_card_is_for_its_player_and_for_this_turn() -> None:
    t = slow_table(
        boxes=("exploration",),
        ripley={"plays": "jungle", "survival": ["dodge"]},
        freddy={"plays": "jungle"},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)
    t.finish_turn()
    assert not t.ripley.view.hunted[0].dodging


def test_being_caught_does_not_bar_survival_cards() -> None:
    t = slow_table(boxes=("exploration",), ripley={"plays": "jungle", "survival": ["double_back"]})
    t.creature.puts(creature="jungle")
    t.ripley.plays("double_back")
    assert (t.ripley.will, t.ripley.played) == (2, "-")


def test_a_token_on_two_places_is_moved_to_one_place_next_to_either() -> None:
    t = slow_table("virus", ripley={"plays": "jungle", "survival": ["hologram"]})
    t.creature.plays("virus")
    t.creature.puts(creature="artefact", artemia="lair jungle")
    t.ripley.plays("hologram")
    assert "move_token river artemia" in t.ripley.offered
    assert "move_token swamp artemia" in t.ripley.offered
    t.ripley.chooses("move_token swamp artemia")
    assert t.token("artemia") == "swamp"


def test_a_card_may_be_taken_back_instead_of_using_a_place_but_only_there() -> None:
    t = slow_table(
        "cataclysm",
        boxes=("exploration",),
        ripley={"plays": "river", "discard": "lair"},
        freddy={"plays": "beach", "discard": "lair"},
    )
    t.creature.puts(creature="artefact")
    t.creature.plays("cataclysm", "devastate beach")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power river"]
    t.ripley.chooses("take_back lair -")
    assert t.ripley.hand == "lair+jungle+beach+rover"
    t.until("end_of_turn")
    assert t.freddy.discard == "lair"


# Words of the glossary that Hunt and Survival cards use


def test_a_copy_minds_neither_tokens_nor_ineffectiveness_nor_a_force_field() -> None:
    t = slow_table(
        "force_field",
        "exp_interference",
        ripley={"plays": "river", "survival": ["gate"]},
    )
    t.creature.plays("force_field", "raise_force_field shelter+wreck")
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power wreck")
    assert t.rescue == 19


def test_a_copy_instead_of_one_s_place_needs_a_place_that_can_be_used() -> None:
    t = slow_table("exp_interference", ripley={"plays": "beach", "survival": ["gate", "drone"]})
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert t.ripley.survival == ["drone", "gate"]


def test_tokens_may_be_moved_onto_an_inaccessible_place() -> None:
    t = slow_table("force_field", "drift", artemia=True, ripley={"plays": "lair"})
    t.creature.plays("force_field", "raise_force_field shelter+wreck")
    t.creature.puts(creature="wreck", artemia="jungle")
    t.creature.plays("drift")
    assert "move_token shelter artemia" in t.creature.offered
