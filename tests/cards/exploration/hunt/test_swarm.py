"""Swarm."""

from artemia.testing import slow_table


def test_swarm_costs_a_card_on_every_place_next_to_the_artemia_token() -> None:
    t = slow_table(
        "swarm",
        ripley={"plays": "jungle", "hand": "lair river"},
        freddy={"plays": "river", "hand": "lair jungle"},
        newt={"plays": "rover", "hand": "lair"},
    )
    t.creature.plays("swarm")
    t.creature.puts(creature="artefact", artemia="river")
    t.reckon("ripley")
    # Next to the token, but not under it: her place is used before.
    t.ripley.chooses("use_power jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    t.freddy.chooses("set_aside jungle")
    assert (t.ripley.discard, t.freddy.discard, t.newt.discard) == ("lair", "jungle", "-")


def test_swarm_costs_one_card_whether_on_the_place_or_beside_it() -> None:
    t = slow_table("swarm", ripley={"plays": "jungle river", "artefact": True})
    t.creature.plays("swarm")
    t.creature.puts(creature="artefact", artemia="river")
    t.reckon("ripley")
    t.ripley.chooses("nothing")
    assert t.ripley.offered == ["set_aside lair", "set_aside beach", "set_aside rover"]


def test_swarm_is_held_off_by_a_detector() -> None:
    t = slow_table("swarm", ripley={"plays": "jungle", "survival": ["detector"]})
    t.creature.plays("swarm")
    t.creature.puts(creature="artefact", artemia="river")
    t.ripley.plays("detector")
    t.until("end_of_turn")
    assert t.ripley.discard == "-"


def test_swarm_costs_no_will_with_a_mutation() -> None:
    """Mutation bites whoever is under the token only."""
    t = slow_table("swarm", "mutation", ripley={"plays": "jungle"}, freddy={"plays": "river"})
    t.creature.plays("mutation")
    t.creature.plays("swarm")
    t.creature.puts(creature="artefact", artemia="river")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)
    assert (t.ripley.discard, t.freddy.discard) == ("lair", "lair")


def test_swarm_does_nothing_behind_a_decoy() -> None:
    t = slow_table("swarm", ripley={"plays": "jungle", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert not t.creature.could_play("swarm")
