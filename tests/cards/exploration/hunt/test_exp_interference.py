"""Interference, as this box prints it."""

from artemia.testing import slow_table
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
    assert t.state.wilds is not None
    assert t.state.wilds.shield == 1


def test_exp_interference_goes_by_number_whatever_lies_there() -> None:
    t = slow_table("exp_interference", planet="beach pole", ripley={"plays": "pole", "hand": "lair"})
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.end_turn()
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
