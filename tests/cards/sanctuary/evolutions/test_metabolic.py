"""Metabolic."""

from tests.cards.sanctuary.evolutions.talk import dna, evolved
from tests.cards.talk import lay


def test_metabolic_draws_the_first_card_free() -> None:
    t = evolved("metabolic", ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("evolve")
    assert dna(t) == 1
    t.creature.chooses("draw_evolution 2")
    assert dna(t) == 1
    t.creature.chooses("draw_evolution 1")
    assert dna(t) == 0


def test_metabolic_draws_even_without_any_dna() -> None:
    """The supply is barred, and yet it draws."""
    t = evolved("metabolic", ripley={"plays": "lair", "survival": ["sterilization"]})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.ripley.plays("sterilization")
    t.creature.chooses("evolve")
    assert dna(t) == 0
    assert t.creature.offered == ["nothing", "draw_evolution 1", "draw_evolution 2"]
    t.creature.chooses("draw_evolution 1")
    assert t.state.turn == 2


def test_metabolic_helps_a_prolific_nest() -> None:
    t = evolved("metabolic", "prolific", ripley={"plays": "lair"})
    t.creature.puts(creature="ark")
    t.until("end_of_turn")
    t.creature.chooses("nest")
    t.creature.chooses("draw_evolution 1")
    assert dna(t) == 3


def test_metabolic_acts_anew_every_turn() -> None:
    t = evolved("metabolic", ripley={"plays": "lair"})
    for place in ("lair", "jungle"):
        if t.state.turn > 1:
            lay(t, ripley=place)
        t.creature.puts(creature="ark")
        t.until("end_of_turn")
        t.creature.chooses("evolve")
        before = dna(t)
        t.creature.chooses("draw_evolution 1")
        assert dna(t) == before
        t.creature.chooses("nothing")
