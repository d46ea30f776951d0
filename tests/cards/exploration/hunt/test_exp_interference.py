"""Interference, as this box prints it."""

from artemia.testing import slow_table, table
from tests.cards.exploration.places.talk import reveal, rows
from tests.cards.talk import offered


def test_exp_interference_puts_places_4_and_8_out_of_use() -> None:
    t = slow_table(
        "exp_interference",
        planet="dome wreck",
        ripley={"plays": "dome", "discard": "lair"},
        freddy={"plays": "wreck", "discard": "lair"},
        newt={"plays": "jungle", "discard": "lair"},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    assert t.ripley.view.ineffective == [4, 8]
    t.reckon()
    assert t.asked == ["newt: place_choice"]
    t.finish_turn()
    assert t.state.exploration is not None
    assert t.state.exploration.shield == 1


def test_exp_interference_goes_by_number_whatever_lies_there() -> None:
    t = slow_table("exp_interference", planet="beach pole", ripley={"plays": "pole", "hand": "lair"})
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert (t.ripley.will, t.rescue) == (3, 20)


def test_exp_interference_allows_copies_of_its_places() -> None:
    t = slow_table("exp_interference", boxes=("exploration",), ripley={"plays": "lair", "discard": "jungle"})
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert offered(t.ripley, "use_power") == ["wreck"]


def test_exp_interference_is_used_in_every_game_with_a_place_of_the_box() -> None:
    """The base deck, but the Nexus on the planet: the new wording counts."""
    t = slow_table("interference", planet="nexus dome", ripley={"plays": "dome"})
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    assert t.ripley.view.ineffective == [4, 8]
    assert t.ripley.view.replaced["interference"] == "exp_interference"


def test_exp_interference_is_what_flashback_copies() -> None:
    """The card of the base game would find neither Beach nor Wreck here."""
    t = table(hunt=["flashback"], hunt_discard=["interference"], planet="dome pole", ripley={})
    t.hunt()
    t.creature.chooses("play_hunt flashback")
    assert t.ripley.view.ineffective == [4, 8]


def test_exp_interference_means_the_place_of_that_number_wherever_it_lies() -> None:
    """The spot that stood for 8 turns out to be another place: that one isn't meant."""
    t = slow_table("exp_interference", planet="labyrinth", ripley={"plays": "labyrinth"})
    t.creature.plays("interference")
    t.creature.puts(creature="beach")
    t.reckon("ripley")
    reveal(t, "source", "wreck")
    assert rows(t) == "? ? source ? ?"
    assert t.spell_places(t.state.ineffective) == "beach+wreck"
