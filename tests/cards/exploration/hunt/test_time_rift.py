"""Time Rift."""

from artemia.testing import slow_table


def test_time_rift_moves_both_counters_as_many_spaces_as_hunted_are_there() -> None:
    t = slow_table(
        "time_rift",
        ripley={"plays": "jungle", "survival": ["dodge"]},
        freddy={"plays": "jungle"},
        newt={"plays": "beach"},
    )
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="jungle")
    t.reckon("newt")
    assert (t.assimilation, t.rescue) == (20, 20)
    t.newt.chooses("nothing")
    # Before anybody there uses the Jungle.
    assert t.asked == ["ripley: place_choice"]
    assert (t.assimilation, t.rescue) == (18, 18)
    t.until("end_of_turn")
    assert (t.assimilation, t.rescue) == (18, 18)


def test_time_rift_that_meets_nobody_moves_nothing() -> None:
    t = slow_table("time_rift", ripley={"plays": "jungle"})
    t.creature.plays("time_rift")
    t.creature.puts(creature="artefact", target="beach")
    t.until("end_of_turn")
    assert (t.assimilation, t.rescue) == (20, 20)
    assert not any(line.startswith("advance") for line in t.ripley.log)


def test_time_rift_counts_whoever_is_on_both_its_places_once() -> None:
    t = slow_table("time_rift", "mirage", ripley={"plays": "jungle river", "artefact": True})
    t.creature.plays("time_rift")
    t.creature.plays("mirage")
    t.creature.puts(creature="artefact", target="jungle river")
    t.until("end_of_turn")
    assert (t.assimilation, t.rescue) == (19, 19)


def test_time_rift_may_win_the_game_for_the_hunted() -> None:
    t = slow_table("time_rift", rescue=2, ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.plays("time_rift")
    t.creature.puts(creature="jungle", target="jungle")
    t.until("end_of_turn")
    assert t.winner == "hunted"
    assert t.assimilation == 18


def test_time_rift_with_a_clone_counts_before_the_dodger_uses_his_place() -> None:
    t = slow_table("time_rift", "clone", ripley={"plays": "jungle", "discard": "lair", "survival": ["dodge"]})
    t.creature.plays("time_rift")
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="jungle")
    t.ripley.plays("dodge")
    t.reckon("ripley")
    assert t.asked == ["ripley: place_choice"]
    assert (t.assimilation, t.rescue) == (19, 19)
