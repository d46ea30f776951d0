"""Second Wind."""

from typing import Any

from artemia.testing import Table, slow_table

HERS = {"plays": "beach", "survival": ["second_wind"], "discard": "lair jungle", "hand": "rover"}


def table_of(ripley: dict[str, Any]) -> Table:
    t = slow_table(city={"token": "river", "faceup": ["survivor_17"]}, ripley=ripley, freddy={})
    t.creature.puts(creature="canyon")
    t.reckon("ripley")
    return t


def test_second_wind_brings_back_two_cards_after_a_rescue() -> None:
    t = table_of({**HERS, "discard": "lair jungle river"})
    t.ripley.chooses("rescue survivor_17")
    t.ripley.plays("second_wind")
    assert t.ripley.offered == [
        "take_back lair+jungle -",
        "take_back lair+river -",
        "take_back jungle+river -",
    ]


def test_second_wind_follows_a_fortification_and_leaves_the_card_played() -> None:
    t = table_of({**HERS, "plays": "river"})
    t.ripley.chooses("fortify")
    t.ripley.plays("second_wind")
    assert t.ripley.hand == "lair+jungle+rover"
    assert t.ripley.played == "river"


def test_second_wind_counts_the_ark_and_the_infirmary() -> None:
    t = table_of({**HERS, "plays": "ark"})
    t.ripley.chooses("use_power ark")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert t.ripley.could_play("second_wind")

    t = table_of({**HERS, "plays": "infirmary"})
    t.ripley.chooses("use_power infirmary")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert t.ripley.could_play("second_wind")


def test_second_wind_is_for_those_who_helped() -> None:
    t = table_of(HERS)
    t.ripley.chooses("use_power beach")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play("second_wind")


def test_second_wind_needs_a_discarded_card() -> None:
    t = table_of({**HERS, "discard": ""})
    t.ripley.chooses("rescue survivor_17")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert not t.ripley.could_play("second_wind")


def test_second_wind_does_not_lift_anybody_out_of_a_quicksand() -> None:
    """Ripley rescued somebody by the Beach; her other place is the targeted one."""
    t = slow_table(
        "quicksand",
        city={"token": "river", "faceup": ["survivor_17"]},
        ripley={**HERS, "plays": "beach camp", "artefact": True},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="canyon", target="camp")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_17")
    t.until("end_of_turn")
    assert not t.ripley.could_play("second_wind")
    t.finish_turn()
    assert "lair" in t.ripley.discard


def test_second_wind_is_not_for_those_who_watched_others_help() -> None:
    t = slow_table(
        city={"token": "river", "faceup": ["survivor_17"]}, ripley=HERS, freddy={"plays": "jungle"}
    )
    t.creature.puts(creature="canyon")
    t.reckon("freddy")
    t.freddy.chooses("rescue survivor_17")
    t.until("end_of_turn")
    t.creature.chooses("pass_window")
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play("second_wind")
