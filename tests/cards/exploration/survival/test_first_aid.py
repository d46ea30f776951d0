"""First Aid."""

from artemia.testing import slow_table


def test_first_aid_restores_a_will_to_somebody_who_was_caught() -> None:
    t = slow_table(
        ripley={"plays": "jungle", "survival": ["first_aid"]},
        freddy={"plays": "jungle"},
        newt={"plays": "beach", "will": 1},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("first_aid")
    assert t.ripley.offered == ["heal ripley", "heal freddy"]
    t.ripley.chooses("heal freddy")
    assert (t.ripley.will, t.freddy.will) == (2, 3)


def test_first_aid_counts_a_clone_s_catch() -> None:
    t = slow_table("clone", ripley={"plays": "rover", "survival": ["first_aid"]}, freddy={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="jungle")
    t.ripley.plays("first_aid")
    assert t.freddy.will == 3


def test_first_aid_is_not_offered_if_nobody_was_caught() -> None:
    t = slow_table(ripley={"plays": "jungle", "will": 1, "survival": ["first_aid"]})
    t.creature.puts(creature="beach")
    t.until("end_of_turn")
    assert not t.ripley.could_play("first_aid")


def test_first_aid_finds_nothing_to_do_after_the_reset() -> None:
    t = slow_table(ripley={"plays": "jungle", "will": 1, "survival": ["first_aid"]})
    t.creature.puts(creature="jungle")
    t.until("end_of_turn")
    assert t.ripley.will == 3
    assert not t.ripley.could_play("first_aid")
