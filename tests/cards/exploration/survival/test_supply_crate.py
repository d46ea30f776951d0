"""Supply Crate."""

from artemia.testing import table


def test_supply_crate_gives_two_cards_for_later() -> None:
    t = table(
        survival_deck=["gate", "sixth_sense", "dodge"],
        ripley={"discard": "lair", "survival": ["supply_crate"]},
        freddy={},
    )
    t.ripley.plays("supply_crate")
    assert t.ripley.survival == ["sixth_sense", "gate"]
    assert t.freddy.log[-1] == "drew_survival …"
    assert not t.ripley.could_play("sixth_sense")


def test_supply_crate_shuffles_the_discard_and_takes_what_there_is() -> None:
    """The Crate lies in the discard by then, and may come out of it again."""
    t = table(survival_deck=["gate"], survival_discard=[], ripley={"survival": ["supply_crate"]})
    t.ripley.plays("supply_crate")
    assert t.ripley.survival == ["gate", "supply_crate"]


def test_supply_crate_is_barred_by_despair_and_by_empty_piles() -> None:
    t = table(hunt=["despair"], ripley={"survival": ["supply_crate"]})
    t.creature.plays("despair")
    assert not t.ripley.could_play("supply_crate")
    t = table(survival_deck=[], ripley={"survival": ["supply_crate"]})
    assert not t.ripley.could_play("supply_crate")
