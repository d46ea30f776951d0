"""Samuel Ortega and Freya Lindqvist: two discarded cards."""

from tests.cards.sanctuary.survivors.talk import rescues


def test_survivor_11_brings_up_to_two_cards_back() -> None:
    t = rescues("survivor_11", discard="lair beach ark", hand="")
    assert t.ripley.offered == [
        "take_back lair+beach -",
        "take_back lair+ark -",
        "take_back beach+ark -",
        "take_back lair -",
        "take_back beach -",
        "take_back ark -",
        "nothing",
    ]
    t.ripley.chooses("take_back lair+ark -")
    assert t.ripley.hand == "lair+ark"


def test_survivor_12_brings_one_if_there_is_but_one() -> None:
    t = rescues("survivor_12", discard="ark", hand="")
    assert t.ripley.offered == ["take_back ark -", "nothing"]
    t.ripley.chooses("take_back ark -")
    assert t.ripley.hand == "ark"
    assert t.ripley.discard == "-"


def test_s_take_back_2_may_bring_nothing_back() -> None:
    t = rescues("survivor_11", discard="lair ark", hand="")
    t.ripley.chooses("nothing")
    assert t.ripley.discard == "lair+ark"


def test_s_take_back_2_of_nothing_is_lost() -> None:
    t = rescues("survivor_12", hand="lair")
    assert t.ripley.hand == "lair"


def test_s_take_back_2_is_no_place_s_power_to_be_persecuted() -> None:
    t = rescues("survivor_11", "persecution", discard="lair ark", hand="")
    t.ripley.chooses("take_back lair+ark -")
    assert t.ripley.hand == "lair+ark"


def test_s_take_back_2_is_lost_to_a_rescuer_a_quicksand_holds() -> None:
    """One of her two places is the targeted one."""
    t = rescues(
        "survivor_11",
        "quicksand",
        target="lair",
        plays="jungle lair",
        artefact=True,
        hand="",
        discard="beach ark",
    )
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("-", "beach+ark", "lair+jungle")
