"""Gargantua."""

from artemia.testing import slow_table
from tests.cards.talk import offered


def test_gargantua_spreads_the_creature_token_over_two_places() -> None:
    t = slow_table("gargantua", ripley={"plays": "jungle"}, freddy={"plays": "river"})
    t.creature.plays("gargantua")
    assert "lair+jungle creature" in offered(t.creature, "put_token")
    assert "lair creature" not in offered(t.creature, "put_token")
    t.creature.puts(creature="jungle river")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (2, 2, 19)


def test_gargantua_spreads_a_token_that_is_down_already() -> None:
    t = slow_table("gargantua", ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("gargantua")
    assert t.creature.offered == ["spread_token jungle creature", "spread_token swamp creature"]
    t.creature.puts(creature="swamp")
    assert t.token("creature") == "lair+swamp"


def test_gargantua_catches_an_artefact_player_on_both_places() -> None:
    t = slow_table("gargantua", ripley={"plays": "jungle river", "artefact": True})
    t.creature.plays("gargantua")
    t.creature.puts(creature="jungle river")
    t.until("end_of_turn")
    assert (t.ripley.will, t.assimilation) == (1, 19)


def test_gargantua_lets_the_lair_copy_either_place() -> None:
    t = slow_table("gargantua", ripley={"plays": "lair", "hand": "lair", "survival": ["dodge"]})
    t.creature.plays("gargantua")
    t.creature.puts(creature="wreck source")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["use_power wreck", "use_power source"]


def test_gargantua_is_shrunk_by_wrong_track() -> None:
    t = slow_table("gargantua", ripley={"plays": "jungle", "survival": ["wrong_track"]})
    t.creature.plays("gargantua")
    t.creature.puts(creature="jungle river")
    t.ripley.plays("wrong_track")
    assert offered(t.ripley, "move_token") == [
        "lair creature",
        "jungle creature",
        "river creature",
        "beach creature",
        "shelter creature",
        "wreck creature",
    ]
    t.ripley.chooses("move_token beach creature")
    assert t.token("creature") == "beach"
