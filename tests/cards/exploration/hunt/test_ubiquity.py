"""Ubiquity."""

from artemia.testing import slow_table


def test_ubiquity_swaps_the_creature_token_with_another_one() -> None:
    t = slow_table("scream", "ubiquity", artemia=True, ripley={"plays": "rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="rover", artemia="beach")
    t.creature.plays("ubiquity")
    assert t.creature.offered == ["swap_tokens creature target", "swap_tokens creature artemia"]
    t.creature.chooses("swap_tokens creature target")
    assert (t.token("creature"), t.token("target"), t.token("artemia")) == ("rover", "lair", "beach")
    t.until("end_of_turn")
    assert (t.ripley.will, t.ripley.hand) == (2, "lair+jungle+river+beach")


def test_ubiquity_brings_the_artemia_token_to_the_creature_s_place() -> None:
    t = slow_table("ubiquity", artemia=True, ripley={"plays": "rover"}, freddy={"plays": "lair"})
    t.creature.puts(creature="lair", artemia="rover")
    t.creature.plays("ubiquity")
    t.reckon("freddy")
    t.freddy.chooses("set_aside jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (2, 3)
    assert t.freddy.discard == "jungle"


def test_ubiquity_needs_another_token_on_the_planet() -> None:
    t = slow_table("ubiquity", ripley={"plays": "rover"})
    t.creature.puts(creature="lair")
    t.reveal()
    assert not t.creature.could_play("ubiquity")


def test_ubiquity_is_not_offered_between_tokens_on_one_place() -> None:
    t = slow_table("scream", "ubiquity", artemia=True, ripley={"plays": "rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="lair", artemia="lair", target="lair")
    t.reveal()
    assert not t.creature.could_play("ubiquity")
