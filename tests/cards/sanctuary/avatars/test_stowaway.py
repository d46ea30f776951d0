"""Stowaway."""

from artemia.testing import table
from tests.cards.talk import offered, seen


def test_stowaway_swaps_a_card_in_hand_with_a_discarded_one() -> None:
    t = table(light=True, ripley={"avatar": "stowaway", "hand": "lair river", "discard": "beach rover"})
    t.ripley.chooses("use_avatar stowaway")
    assert t.ripley.offered == [
        "smuggle beach lair",
        "smuggle rover lair",
        "smuggle beach river",
        "smuggle rover river",
    ]
    t.ripley.chooses("smuggle beach river")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+beach", "river+rover")
    assert t.creature.log == ["use_avatar stowaway", "smuggle beach river"]


def test_stowaway_swaps_once_a_turn_and_then_plays() -> None:
    t = table(light=True, ripley={"avatar": "stowaway", "hand": "lair river", "discard": "beach"})
    t.ripley.chooses("use_avatar stowaway")
    t.ripley.chooses("smuggle beach lair")
    assert offered(t.ripley, "use_avatar") == []
    assert offered(t.ripley, "commit") == ["river", "beach"]


def test_stowaway_needs_a_card_on_either_side() -> None:
    t = table(light=True, ripley={"avatar": "stowaway", "discard": ""})
    assert offered(t.ripley, "use_avatar") == []
    t = table(light=True, ripley={"avatar": "stowaway", "hand": "", "discard": "lair"})
    assert offered(t.ripley, "use_avatar") == []


def test_stowaway_swaps_unseen_behind_a_smokescreen() -> None:
    t = table(
        light=True,
        ripley={"avatar": "stowaway", "hand": "lair river", "discard": "beach rover"},
        freddy={"survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.ripley.chooses("use_avatar stowaway")
    t.ripley.chooses("smuggle beach river")
    assert t.creature.log[-1] == "smuggle …"
    assert t.freddy.log[-1] == "smuggle beach river"
    assert seen(t, 0).discard is None
    assert t.ripley.me.fog == t.places("lair river beach rover")


def test_stowaway_thinks_again_before_swapping() -> None:
    """The card he has laid isn't in his hand; he takes it back first."""
    t = table(light=True, ripley={"avatar": "stowaway", "discard": "beach"}, freddy={"avatar": "scout"})
    t.ripley.chooses("commit lair")
    assert t.ripley.offered == ["withdraw"]
    t.ripley.chooses("withdraw")
    assert offered(t.ripley, "use_avatar") == ["stowaway"]


def test_stowaway_may_swap_again_in_the_next_turn() -> None:
    t = table(light=True, ripley={"avatar": "stowaway", "plays": "lair", "discard": "beach"})
    t.ripley.chooses("use_avatar stowaway")
    t.ripley.chooses("smuggle beach rover")
    t.creature.puts(creature="wreck")
    t.finish_turn()
    assert offered(t.ripley, "use_avatar") == ["stowaway"]


def test_stowaway_waits_while_a_card_takes_effect() -> None:
    t = table(
        light=True,
        ripley={"avatar": "stowaway", "discard": "beach"},
        freddy={"survival": ["sixth_sense"], "discard": "lair jungle river"},
    )
    t.freddy.chooses("play_survival sixth_sense")
    assert offered(t.ripley, "use_avatar") == []
    t.freddy.chooses("take_back lair+jungle -")
    assert offered(t.ripley, "use_avatar") == ["stowaway"]
