"""Solidarity."""

from artemia.testing import table


def test_solidarity_lets_up_to_three_hunted_take_back_a_card_of_their_choice() -> None:
    t = table(
        hunt=["despair"],
        ripley={"discard": "lair jungle", "survival": ["solidarity"]},
        freddy={"discard": "river beach"},
        newt={"discard": "rover"},
        rick={"discard": "lair river"},
        trinity={},
    )
    t.ripley.plays("solidarity")
    assert "stand_by ripley" in t.ripley.offered
    assert "stand_by ripley+freddy+newt" in t.ripley.offered
    assert len(t.ripley.offered) == 4 + 6 + 4
    t.ripley.chooses("stand_by ripley+freddy+newt")
    # Newt has only one: that comes back by itself.
    assert t.newt.discard == "-"
    assert {"ripley: which_to_bring_back", "freddy: which_to_bring_back"} < set(t.asked)
    t.freddy.chooses("take_back beach -")
    t.ripley.chooses("take_back lair -")
    assert (t.ripley.discard, t.freddy.discard) == ("jungle", "river")
    assert "ripley: explore" in t.asked
    assert "freddy: explore" in t.asked
    t.freddy.chooses("commit beach")
    assert t.freddy.offered == ["withdraw"], "he is asked once"


def test_solidarity_lets_nobody_play_another_card_meanwhile() -> None:
    t = table(
        hunt=["despair"],
        ripley={"discard": "lair jungle", "survival": ["solidarity"]},
        freddy={"discard": "river beach", "survival": ["sixth_sense"]},
    )
    t.ripley.plays("solidarity", "stand_by freddy")
    assert not t.creature.could_play("despair")
    t.freddy.chooses("take_back river -")
    assert t.freddy.could_play("sixth_sense")


def test_solidarity_lets_those_who_have_chosen_choose_again() -> None:
    t = table(
        ripley={"discard": "lair", "survival": ["solidarity"]}, freddy={"discard": "river beach"}, newt={}
    )
    t.freddy.chooses("commit jungle")
    t.newt.chooses("commit jungle")
    t.ripley.plays("solidarity", "stand_by ripley+freddy")
    t.freddy.chooses("take_back river -")
    assert set(t.asked) == {"freddy: explore", "ripley: explore"}
    assert "commit river" in t.freddy.offered
    assert t.newt.offered == ["withdraw"]


def test_solidarity_does_not_tell_who_has_laid_a_card_after_the_fjord() -> None:
    """Freddy's only discarded card lies on the table: he may be chosen all the same, and takes it back."""
    t = table(
        planet="fjord",
        ripley={"discard": "lair", "survival": ["solidarity"]},
        freddy={"discard": "lair", "fjord": True},
    )
    t.freddy.chooses("commit_two jungle lair")
    t.ripley.plays("solidarity", "stand_by freddy")
    assert t.freddy.hand == "lair+jungle+fjord+beach+rover"
    assert "freddy: explore" in t.asked


def test_solidarity_that_finds_nobody_any_longer_is_over() -> None:
    """While Ripley thinks, both whom she could help give up: nothing is left to choose."""
    t = table(
        ripley={"survival": ["solidarity"]}, freddy={"discard": "river beach"}, newt={"discard": "rover"}
    )
    t.ripley.plays("solidarity")
    assert t.ripley.offered == ["stand_by freddy", "stand_by newt", "stand_by freddy+newt"]
    t.freddy.chooses("give_up")
    assert t.ripley.offered == ["stand_by newt"]
    t.newt.chooses("give_up")
    assert "ripley: explore" in t.asked


def test_solidarity_needs_a_discarded_card() -> None:
    t = table(ripley={"survival": ["solidarity"]}, freddy={})
    assert not t.ripley.could_play("solidarity")
