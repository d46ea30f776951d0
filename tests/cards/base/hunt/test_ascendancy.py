"""Ascendancy."""

from artemia.testing import table


def test_ascendancy_leaves_two_cards_of_his_choice() -> None:
    t = table(
        hunt=["ascendancy"],
        ripley={"plays": "jungle", "hand": "lair river rover"},
        freddy={"plays": "beach", "hand": "lair river"},
        trinity={"plays": "beach"},
    )
    t.creature.plays("ascendancy")
    # Freddy has but two cards left besides the one he has laid.
    assert t.creature.offered == ["subdue ripley", "subdue trinity"]
    t.creature.chooses("subdue ripley")
    assert t.ripley.offered == ["keep_two lair+river", "keep_two lair+rover", "keep_two river+rover"]
    t.ripley.chooses("keep_two lair+rover")
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("lair+rover", "river", "jungle")


def test_ascendancy_tells_what_is_discarded_not_what_is_kept() -> None:
    """Whoever knew the two cards kept would know the card that was played."""
    t = table(hunt=["ascendancy"], ripley={"plays": "jungle"}, freddy={})
    t.creature.plays("ascendancy", "subdue ripley")
    t.ripley.chooses("keep_two lair+rover")
    for other in (t.creature, t.freddy):
        assert other.log[-2:] == ["subdue ripley", "discard river+beach"]
        assert not any("lair+rover" in line for line in other.log)


def test_ascendancy_needs_somebody_with_more_than_two_cards() -> None:
    t = table(hunt=["ascendancy"], ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    assert not t.creature.could_play("ascendancy")
