"""Anticipation."""

from artemia.testing import table


def test_anticipation_names_a_hunted_for_all_to_hear() -> None:
    t = table(hunt=["anticipation"], ripley={}, freddy={})
    t.creature.plays("anticipation")
    assert t.creature.offered == ["anticipate ripley", "anticipate freddy"]
    t.creature.chooses("anticipate freddy")
    assert t.ripley.view.anticipated == [2]


def test_anticipation_moves_assimilation_once_more_if_that_hunted_is_caught() -> None:
    t = table(hunt=["anticipation"], ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.plays("anticipation", "anticipate freddy")
    t.creature.puts(creature="jungle")
    assert t.assimilation == 18


def test_anticipation_is_worth_nothing_if_another_is_caught() -> None:
    t = table(hunt=["anticipation"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("anticipation", "anticipate freddy")
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert t.assimilation == 19


def test_anticipation_is_worth_one_space_however_often_he_is_caught_and_the_clone_counts() -> None:
    t = table(hunt=["anticipation", "clone"], limit=2, ripley={"plays": "jungle river", "artefact": True})
    t.creature.plays("anticipation")
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="river")
    assert t.assimilation == 18
    assert t.ripley.will == 1


def test_anticipation_is_worth_nothing_if_that_hunted_dodges() -> None:
    t = table(
        hunt=["anticipation"], ripley={"plays": "jungle", "survival": ["dodge"]}, freddy={"plays": "jungle"}
    )
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.finish_turn()
    assert t.assimilation == 19


def test_anticipation_can_win_the_game() -> None:
    t = table(hunt=["anticipation"], assimilation=2, ripley={"plays": "jungle"})
    t.creature.plays("anticipation")
    t.creature.puts(creature="jungle")
    assert t.winner == "creature"
