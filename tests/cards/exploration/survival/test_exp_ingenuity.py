"""Ingenuity, as this box prints it."""

from artemia.testing import table


def test_exp_ingenuity_puts_the_marker_on_the_beach() -> None:
    t = table(boxes=("exploration",), ripley={"survival": ["exp_ingenuity"]})
    t.ripley.plays("ingenuity")
    assert t.marker
    t = table(boxes=("exploration",), marker=True, ripley={"survival": ["ingenuity"]})
    assert not t.ripley.could_play("ingenuity")


def test_exp_ingenuity_moves_the_shield_to_the_next_place() -> None:
    t = table(planet="dome", ripley={"plays": "dome", "survival": ["ingenuity"]}, freddy={})
    t.ripley.plays("ingenuity")
    assert t.freddy.log[-2:] == ["play_survival ingenuity", "advance_shield"]
    assert t.state.exploration is not None
    assert t.state.exploration.shield == 2
    # The Dome isn't used up.
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert "use_power dome" in t.ripley.offered
