"""Pincer."""

from artemia.testing import slow_table


def test_pincer_hurts_those_under_a_target_next_to_the_creature_then_they_use_the_place() -> None:
    t = slow_table("pincer", ripley={"plays": "beach"}, freddy={"plays": "rover"})
    t.creature.plays("pincer")
    t.creature.puts(creature="infirmary", target="beach")
    t.reckon("ripley")
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (2, 3, 20)
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_pincer_does_nothing_from_afar_or_on_the_same_place() -> None:
    t = slow_table("pincer", ripley={"plays": "beach"})
    t.creature.plays("pincer")
    t.creature.puts(creature="ark", target="beach")
    t.reckon("ripley")
    assert t.ripley.will == 3

    t = slow_table("pincer", ripley={"plays": "beach"})
    t.creature.plays("pincer")
    t.creature.puts(creature="beach", target="beach")
    t.until("end_of_turn")
    assert t.ripley.will == 2  # for the catch


def test_pincer_looks_where_the_tokens_are_by_then() -> None:
    t = slow_table("pincer", ripley={"plays": "beach", "survival": ["wrong_track"]})
    t.creature.plays("pincer")
    t.creature.puts(creature="infirmary", target="beach")
    t.ripley.plays("wrong_track", "move_token ark creature")
    t.reckon("ripley")
    assert t.ripley.will == 3


def test_pincer_with_a_creature_on_two_places_is_next_to_neither_of_them() -> None:
    t = slow_table("pincer", city={"developed": ["tentacular"]}, ripley={"plays": "beach"})
    t.creature.plays("pincer")
    t.creature.puts(creature="beach infirmary", target="beach")
    t.until("end_of_turn")
    assert t.ripley.will == 2


def test_pincer_moves_assimilation_for_a_last_will() -> None:
    t = slow_table("pincer", ripley={"plays": "beach", "will": 1})
    t.creature.plays("pincer")
    t.creature.puts(creature="infirmary", target="beach")
    t.until("end_of_turn")
    assert t.assimilation == 19
    assert t.ripley.will == 3
