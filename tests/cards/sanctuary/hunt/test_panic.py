"""Panic."""

from artemia.testing import slow_table, table
from tests.cards.sanctuary.city_talk import city, faceup, last_phase, survivors


def test_panic_drives_the_survivors_off_until_phase_5() -> None:
    t = slow_table(
        "panic",
        city={
            "token": "river",
            "faceup": ["survivor_01", "survivor_03"],
            "pile": ["survivor_05", "survivor_07"],
        },
        ripley={"plays": "beach"},
    )
    t.creature.plays("panic")
    assert faceup(t) == []
    t.creature.puts(creature="canyon", artemia="ark")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power beach"]
    last_phase(t)
    t.creature.chooses("pass_window")
    assert faceup(t) == ["survivor_05", "survivor_07"]
    assert city(t).survivor_pile == ()


def test_panic_is_worth_its_symbol_alone() -> None:
    t = table(hunt=["panic"], ripley={})
    t.creature.plays("panic")
    assert "put_token lair artemia" in t.creature.offered


def test_panic_is_not_offered_with_nobody_to_scare_if_the_token_comes_anyhow() -> None:
    t = table(hunt=["panic"], artemia=True, ripley={})
    t.commit()
    assert not t.creature.could_play("panic")

    t = table(hunt=["panic"], artemia=True, city={"faceup": ["survivor_01"]}, ripley={})
    t.commit()
    assert t.creature.could_play("panic")


def test_panic_leaves_the_pile_to_draw_from() -> None:
    t = slow_table(
        "panic", city={"faceup": ["survivor_01"], "pile": ["survivor_05"]}, ripley={"plays": "camp"}
    )
    t.creature.plays("panic")
    t.creature.puts(creature="beach", artemia="ark")
    t.reckon("ripley")
    t.ripley.chooses("use_power camp")
    t.ripley.chooses("draw_survivor")
    assert survivors(t.ripley) == ["survivor_05"]


def test_panic_is_not_offered_with_nobody_to_scare_once_the_token_is_down() -> None:
    t = table(hunt=["panic"], artemia=True, ripley={})
    t.creature.puts(artemia="ark")
    assert not t.creature.could_play("panic")


def test_panic_is_worth_its_symbol_to_an_evolved_creature_too() -> None:
    t = table(hunt=["panic"], city={"developed": ["clever"]}, ripley={})
    t.hunt()
    assert t.creature.could_play("panic")
