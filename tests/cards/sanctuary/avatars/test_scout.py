"""Scout."""

from artemia.testing import table
from tests.cards.talk import FREE, offered


def test_scout_short_of_cards_takes_back_two() -> None:
    t = table(
        light=True,
        ripley={
            "avatar": "scout",
            "plays": "rover",
            "hand": "lair jungle",
            "discard": "river beach wreck",
        },
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert offered(t.ripley, "take_back") == ["river+beach -", "river+wreck -", "beach+wreck -"]
    t.ripley.chooses("take_back beach+wreck -")
    assert t.ripley.hand == "lair+jungle+beach+wreck"


def test_scout_with_three_cards_takes_back_one() -> None:
    t = table(
        light=True,
        ripley={"avatar": "scout", "plays": "rover", "hand": "lair jungle wreck", "discard": "river beach"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert offered(t.ripley, "take_back") == ["river -", "beach -"]


def test_scout_takes_the_only_card_there_is() -> None:
    t = table(light=True, ripley={"avatar": "scout", "plays": "rover", "hand": "lair", "discard": "river"})
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert offered(t.ripley, "take_back") == ["river -"]


def test_scout_uses_a_place_like_everybody() -> None:
    t = table(
        light=True,
        ripley={"avatar": "scout", "plays": "jungle", "hand": "lair", "discard": "river beach rover"},
    )
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert offered(t.ripley, "take_back") == ["river jungle", "beach jungle", "rover jungle"]


def test_scout_persecuted_takes_back_two_all_the_same() -> None:
    """Persecution is about the powers of places."""
    t = table(
        light=True,
        hunt=["persecution"],
        ripley={"avatar": "scout", "plays": "rover", "hand": "lair", "discard": "river beach"},
    )
    t.creature.plays("persecution")
    t.creature.puts(creature=FREE)
    t.reckon("ripley")
    assert offered(t.ripley, "take_back") == ["river+beach -"]
