"""Kofi Mensah and Anouk Delacroix: the card just played."""

from tests.cards.sanctuary.city_talk import last_phase
from tests.cards.sanctuary.survivors.talk import meets, rescues


def test_survivor_13_brings_the_played_card_back() -> None:
    t = rescues("survivor_13", hand="lair")
    assert t.ripley.hand == "lair+jungle"
    assert t.ripley.played == "-"
    last_phase(t)
    assert t.ripley.discard == "-"


def test_survivor_14_brings_one_of_two_back() -> None:
    t = meets("survivor_14", plays="jungle lair", hand="", artefact=True)
    t.ripley.chooses("begin_place jungle")
    t.ripley.chooses("rescue survivor_14")
    assert t.ripley.offered == ["pick_up lair", "pick_up jungle"]
    t.ripley.chooses("pick_up jungle")
    assert t.ripley.hand == "jungle"
    assert t.ripley.played == "lair"


def test_s_take_played_leaves_her_where_she_is() -> None:
    t = rescues("survivor_13", hand="lair")
    assert t.ripley.at == "jungle"


def test_s_take_played_never_saves_a_spent_monolith() -> None:
    evolved = {"developed": ["scavenger"]}
    t = meets("survivor_13", plays="jungle monolith", hand="", artefact=True, city=evolved)
    t.ripley.chooses("begin_place monolith")
    t.ripley.chooses("use_power monolith")
    t.ripley.chooses("rescue survivor_13")
    assert t.ripley.hand == "jungle"
    assert t.ripley.played == "monolith"


def test_s_take_played_is_lost_to_a_rescuer_a_quicksand_holds() -> None:
    """One of her two places is the targeted one."""
    t = rescues(
        "survivor_13",
        "quicksand",
        target="lair",
        plays="jungle lair",
        artefact=True,
        hand="",
        discard="beach ark",
    )
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("-", "beach+ark", "lair+jungle")
