"""Rally."""

from artemia.testing import slow_table


def test_rally_brings_a_card_back_to_everybody_on_the_place() -> None:
    t = slow_table(
        ripley={"plays": "river", "discard": "lair jungle", "survival": ["rally"]},
        freddy={"plays": "river", "discard": "lair beach"},
        newt={"plays": "river"},
        rick={"plays": "rover", "discard": "lair"},
    )
    t.creature.puts(creature="artefact")
    t.ripley.plays("rally")
    assert "call_together ripley+freddy" in t.rick.log
    assert t.asked == ["ripley: which_to_bring_back", "freddy: which_to_bring_back"]
    # The card played this turn isn't in the discard yet.
    assert t.ripley.offered == ["take_back lair -", "take_back jungle -"]
    t.freddy.chooses("take_back beach -")
    t.ripley.chooses("take_back jungle -")
    assert (t.ripley.discard, t.freddy.discard, t.rick.discard) == ("lair", "lair", "lair")


def test_rally_goes_by_where_everybody_is_in_the_end() -> None:
    t = slow_table(
        "detour",
        ripley={"plays": "river", "survival": ["rally"]},
        freddy={"plays": "beach", "discard": "lair"},
    )
    t.creature.puts(creature="artefact")
    t.creature.plays("detour", "divert freddy", "push river beach")
    t.ripley.plays("rally")
    assert t.freddy.discard == "-"


def test_rally_is_not_offered_without_a_discarded_card_there() -> None:
    t = slow_table(
        ripley={"plays": "river", "survival": ["rally"]}, freddy={"plays": "beach", "discard": "lair"}
    )
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert not t.ripley.could_play("rally")


def test_rally_brings_nothing_back_out_of_quicksand() -> None:
    """Ripley explores two places and meets Freddy on the one without the token."""
    t = slow_table(
        "quicksand",
        ripley={"plays": "river", "discard": "jungle", "survival": ["rally"]},
        freddy={"plays": "river beach", "discard": "lair", "artefact": True},
    )
    t.creature.plays("quicksand")
    t.creature.puts(creature="artefact", target="beach")
    t.ripley.plays("rally")
    assert "call_together ripley" in t.freddy.log
    assert (t.ripley.discard, t.freddy.discard) == ("-", "lair")
