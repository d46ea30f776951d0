"""Contagion."""

from artemia.testing import slow_table, table
from tests.cards.sanctuary.city_talk import city


def test_contagion_makes_the_city_bear_the_artemia_token_too() -> None:
    t = slow_table(
        "contagion",
        city={"token": "river"},
        ripley={"plays": "river", "hand": "lair"},
        freddy={"plays": "ark", "hand": "lair"},
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="ark")
    t.until("end_of_turn")
    assert (t.ripley.discard, t.freddy.discard) == ("lair", "lair")
    assert city(t).defense == 9  # nobody could fortify either


def test_contagion_on_the_token_itself_acts_once() -> None:
    t = slow_table(
        "contagion", city={"token": "river"}, ripley={"plays": "river", "hand": "lair beach rover"}
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="river")
    t.reckon("ripley")
    assert t.ripley.offered == ["set_aside lair", "set_aside beach", "set_aside rover"]


def test_contagion_costs_a_card_on_each_of_two_places() -> None:
    t = slow_table(
        "contagion",
        city={"token": "river"},
        ripley={"plays": "river beach", "artefact": True, "hand": "lair rover"},
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="beach")
    t.until("end_of_turn")
    assert t.ripley.discard == "lair+rover"


def test_contagion_is_escaped_by_a_detector() -> None:
    t = slow_table(
        "contagion", city={"token": "river"}, ripley={"plays": "river", "survival": ["detector"]}, freddy={}
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="ark")
    t.ripley.plays("detector")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power river"]


def test_contagion_stays_when_a_hologram_moves_the_token() -> None:
    t = slow_table(
        "contagion",
        city={"token": "river"},
        ripley={"plays": "river", "hand": "lair"},
        freddy={"plays": "rover", "survival": ["hologram"]},
    )
    t.creature.plays("contagion")
    t.creature.puts(creature="canyon", artemia="river")
    t.freddy.plays("hologram", "move_token beach artemia")
    t.until("end_of_turn")
    assert t.ripley.discard == "lair"


def test_contagion_brings_the_artemia_token() -> None:
    t = table(hunt=["contagion"], ripley={})
    t.creature.plays("contagion")
    assert "put_token lair artemia" in t.creature.offered


def test_contagion_and_a_swarm_reach_the_city_s_neighbours_too() -> None:
    """Ripley is next to Sanctuary, Freddy next to the token, Newt next to neither."""
    t = slow_table(
        "contagion",
        "swarm",
        city={"token": "lair"},
        ripley={"plays": "jungle", "hand": "river"},
        freddy={"plays": "rover", "hand": "river"},
        newt={"plays": "river", "hand": "rover"},
    )
    t.creature.plays("contagion")
    t.creature.plays("swarm")
    t.creature.puts(creature="infirmary", artemia="ark")
    t.until("end_of_turn")
    assert (t.ripley.hand, t.freddy.hand, t.newt.hand) == ("-", "-", "rover")


def test_contagion_copied_by_a_flashback_brings_the_token_as_well() -> None:
    t = table(hunt=["flashback"], hunt_discard=["contagion"], ripley={})
    t.hunt()
    t.creature.chooses("play_hunt flashback")
    assert "put_token lair artemia" in t.creature.offered


def test_contagion_needs_no_quiet_turn() -> None:
    """Whatever else holds this turn, as long as it isn't a Decoy."""
    t = table(hunt=["contagion"], city={"developed": ["clever"]}, ripley={})
    t.hunt()
    assert t.creature.could_play("contagion")
