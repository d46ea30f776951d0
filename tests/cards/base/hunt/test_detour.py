"""Detour."""

from artemia.testing import table


def test_detour_pushes_a_hunted_next_door() -> None:
    t = table(hunt=["detour"], ripley={"plays": "river"}, freddy={"plays": "rover"})
    t.creature.puts(creature="jungle")
    t.creature.plays("detour")
    assert t.creature.offered == ["divert ripley", "divert freddy"]
    t.creature.chooses("divert ripley")
    assert t.creature.offered == ["push jungle river", "push beach river", "push wreck river"]
    t.creature.chooses("push jungle river")
    assert (t.ripley.at, t.ripley.played) == ("jungle", "river")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.discard == "river"


def test_detour_onto_the_lair_costs_one_more_will() -> None:
    t = table(hunt=["detour"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("detour", "push lair jungle")
    assert t.ripley.will == 1


def test_detour_gives_the_power_of_the_new_place_to_the_card_played() -> None:
    t = table(hunt=["detour"], ripley={"plays": "lair", "hand": "", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("detour", "push jungle lair")
    assert t.ripley.offered == ["nothing", "take_back river -", "use_power jungle"]
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+river"


def test_detour_pushes_from_either_of_two_places_but_not_onto_the_other() -> None:
    t = table(hunt=["detour"], ripley={"plays": "jungle river", "artefact": True})
    t.creature.puts(creature="swamp")
    t.creature.plays("detour")
    assert t.creature.offered == [
        "push lair jungle",
        "push shelter jungle",
        "push beach river",
        "push wreck river",
    ]
    t.creature.chooses("push wreck river")
    assert t.ripley.at == "jungle+wreck"


def test_detour_does_not_lead_into_a_force_field() -> None:
    t = table(hunt=["detour", "force_field"], limit=2, ripley={"plays": "river"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    t.creature.plays("detour")
    assert t.creature.offered == ["push beach river", "push wreck river"]


def test_detour_comes_too_late_once_a_place_is_resolved() -> None:
    t = table(
        hunt=["detour", "cataclysm"],
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "swamp", "survival": ["dodge"]},
    )
    t.creature.puts(creature="swamp")
    t.reveal()
    assert t.creature.could_play("detour")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert t.creature.could_play("cataclysm")
    assert not t.creature.could_play("detour")


def test_detour_opens_the_window_again_for_those_who_had_passed() -> None:
    t = table(hunt=["detour"], ripley={"plays": "river", "survival": ["dodge"]})
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.ripley.could_play("dodge")
    t.ripley.chooses("pass_window")
    t.creature.plays("detour", "push jungle river")
    assert t.ripley.could_play("dodge")
