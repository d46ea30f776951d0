"""Airlift."""

from artemia.testing import slow_table, table
from tests.cards.talk import offered

HERS = {"plays": "beach", "survival": ["airlift"], "survivors": ["survivor_01"]}


def test_airlift_takes_its_player_to_the_city() -> None:
    t = slow_table(city={"token": "jungle"}, ripley=HERS, freddy={})
    t.creature.puts(creature="canyon")
    t.ripley.plays("airlift")
    assert t.ripley.at == "jungle"
    assert t.freddy.log[-1] == "fly jungle beach"
    t.reckon("ripley")
    assert offered(t.ripley, "use_power") == ["jungle"]
    assert "fortify" in t.ripley.offered
    t.ripley.chooses("use_power jungle")
    assert "beach" in t.ripley.hand  # the card she played


def test_airlift_moves_one_of_two_places() -> None:
    t = slow_table(city={"token": "jungle"}, ripley={**HERS, "plays": "beach rover", "artefact": True})
    t.creature.puts(creature="canyon")
    t.ripley.plays("airlift")
    assert t.ripley.offered == ["fly jungle beach", "fly jungle rover"]
    t.ripley.chooses("fly jungle rover")
    assert t.ripley.at == "jungle+beach"


def test_airlift_leads_under_the_tokens_there() -> None:
    t = slow_table(city={"token": "jungle"}, ripley=HERS)
    t.creature.puts(creature="jungle")
    t.ripley.plays("airlift")
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_airlift_needs_a_survivor_and_another_place_to_go_to() -> None:
    t = slow_table(city={"token": "jungle"}, ripley={**HERS, "survivors": []})
    t.creature.puts(creature="canyon")
    t.reveal()
    assert not t.ripley.could_play("airlift")

    t = slow_table(city={"token": "beach"}, ripley=HERS)
    t.creature.puts(creature="canyon")
    t.reveal()
    assert not t.ripley.could_play("airlift")


def test_airlift_does_not_lead_into_a_force_field() -> None:
    t = table(hunt=["force_field", "stasis"], limit=2, city={"token": "jungle"}, ripley=HERS)
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="canyon")
    t.reveal()
    assert not t.ripley.could_play("airlift")


def test_airlift_starts_right_after_the_reveal_or_not_at_all() -> None:
    t = slow_table(
        "scream",
        city={"token": "jungle"},
        freddy={"plays": "rover", "survival": ["gate"]},
        ripley={**HERS, "plays": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="canyon", target="lair")
    t.reveal()
    assert t.ripley.could_play("airlift")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power beach")
    t.creature.chooses("pass_window")
    assert t.asked == ["ripley: reaction"]
    assert not t.ripley.could_play("airlift")
