"""Telepathy."""

from artemia.testing import Table, table
from tests.cards.talk import offered, seen


def asked_about(pair: str, whom: str) -> Table:
    t = table(
        hunt=["telepathy"],
        ripley={"plays": "jungle"},
        freddy={"plays": "beach rover", "artefact": True},
        newt={"plays": "lair"},
    )
    t.creature.plays("telepathy")
    t.creature.chooses(f"listen_for {pair}")
    t.creature.chooses(f"read_mind {pair} {whom}")
    return t


def test_telepathy_names_two_adjacent_places_then_a_hunted() -> None:
    t = table(hunt=["telepathy"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("telepathy")
    assert len(t.creature.offered) == 13
    t.creature.chooses("listen_for lair+jungle")
    assert t.asked == ["creature: whose_mind"]
    assert t.creature.offered == ["read_mind lair+jungle ripley", "read_mind lair+jungle freddy"]


def test_telepathy_gets_a_truthful_answer_that_everybody_hears() -> None:
    t = asked_about("lair+jungle", "ripley")
    for player in (t.creature, t.ripley, t.freddy, t.newt):
        assert player.log[-2:] == ["read_mind lair+jungle ripley", "own_up lair+jungle"]
    assert asked_about("river+beach", "ripley").newt.log[-1] == "deny river+beach"
    # The tokens come afterwards.
    assert len(offered(t.creature, "put_token")) == 10


def test_telepathy_hears_yes_if_any_of_several_cards_is_among_them() -> None:
    assert asked_about("rover+artefact", "freddy").creature.log[-1] == "own_up rover+artefact"
    assert asked_about("lair+jungle", "freddy").creature.log[-1] == "deny lair+jungle"


def test_telepathy_does_not_ask_about_two_hidden_places() -> None:
    t = table(hunt=["telepathy"], planet="labyrinth", ripley={"plays": "jungle"})
    t.creature.plays("telepathy")
    assert len(t.creature.offered) == 9


def test_telepathy_tells_what_the_hunted_still_holds() -> None:
    """Yes, of one card: all others are in hand. Yes, of two: nothing more. No: the two named are in hand."""
    assert seen(asked_about("lair+jungle", "ripley"), 0).shown == [3, 4, 5]
    assert seen(asked_about("river+beach", "ripley"), 0).shown == [3, 4]
    assert seen(asked_about("rover+artefact", "freddy"), 0, 2).shown == []
    assert seen(asked_about("lair+jungle", "freddy"), 0, 2).shown == [1, 2]


def test_telepathy_tells_less_while_discards_are_hidden() -> None:
    """The two places she hasn't played may lie in her discard."""
    t = table(hunt=["telepathy"], ripley={"plays": "jungle", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.creature.plays("telepathy", "listen_for river+beach")
    assert t.creature.log[-1] == "deny river+beach"
    assert seen(t, 0).shown == []
