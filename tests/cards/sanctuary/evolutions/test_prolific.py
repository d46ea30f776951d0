"""Prolific."""

from tests.cards.sanctuary.evolutions.talk import defense, dna, evolved


def test_prolific_nests_and_then_grows() -> None:
    t = evolved("prolific", city={"evolutions": ["parasite"]}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    before = defense(t)
    t.creature.chooses("nest")
    assert (dna(t), defense(t)) == (3, before - 1)
    assert t.creature.offered == ["nothing", "draw_evolution 1", "draw_evolution 2", "develop parasite"]
    t.creature.chooses("develop parasite")
    assert dna(t) == 1
    view = t.ripley.view.sanctuary
    assert view is not None
    assert view.developed == ["parasite", "prolific"]


def test_prolific_has_no_say_in_evolving() -> None:
    t = evolved("prolific", ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    assert dna(t) == 1


def test_prolific_comes_too_late_if_the_nest_ends_the_game() -> None:
    t = evolved("prolific", city={"defense": 1}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    assert t.winner == "hunted"
    assert t.asked == []


def test_prolific_is_over_if_its_own_nest_lets_the_hunted_discard_it() -> None:
    """The space the nest gives the Hunted costs an evolution, and they choose well."""
    t = evolved(
        "prolific", "clever", city={"defense": 5, "evolutions": ["parasite"]}, ripley={"plays": "lair"}
    )
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    t.ripley.chooses("lose_evolution prolific")
    assert (dna(t), t.state.turn) == (3, 2)


def test_prolific_grows_on_if_the_nest_costs_another_evolution() -> None:
    t = evolved("prolific", "clever", city={"defense": 5}, ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    t.ripley.chooses("lose_evolution clever")
    assert t.asked == ["creature: shape"]
