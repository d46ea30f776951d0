"""Map Fragment."""

from artemia.testing import table
from tests.cards.talk import offered


def test_map_fragment_turns_a_card_of_the_hand_into_one_of_the_reserve() -> None:
    t = table(
        reserve={"swamp": 1, "wreck": 2, "source": 1},
        ripley={"hand": "lair jungle source", "survival": ["map_fragment"]},
        freddy={},
    )
    t.ripley.plays("map_fragment")
    assert t.ripley.offered == [
        "follow_map lair swamp",
        "follow_map jungle swamp",
        "follow_map source swamp",
        "follow_map lair wreck",
        "follow_map jungle wreck",
        "follow_map source wreck",
    ]
    t.ripley.chooses("follow_map jungle wreck")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+wreck+source", "jungle")
    assert t.freddy.view.reserve == {6: 1, 8: 1, 9: 1}
    assert offered(t.ripley, "commit") == ["lair", "wreck", "source"]


def test_map_fragment_under_smokescreen_hides_only_what_is_discarded() -> None:
    t = table(
        hunt=["stasis"],
        ripley={"hand": "lair jungle", "survival": ["map_fragment"]},
        freddy={"survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.ripley.plays("map_fragment", "follow_map lair swamp")
    assert t.creature.log[-2:] == ["discard …", "take_from_reserve swamp"]


def test_map_fragment_needs_a_card_to_give_and_one_to_take() -> None:
    t = table(hunt=["stasis"], ripley={"hand": "", "discard": "lair", "survival": ["map_fragment"]})
    assert not t.ripley.could_play("map_fragment")
    t = table(reserve={"swamp": 1}, ripley={"hand": "lair swamp", "survival": ["map_fragment"]}, freddy={})
    assert not t.ripley.could_play("map_fragment")


def test_map_fragment_finds_no_hidden_place() -> None:
    t = table(planet="labyrinth", ripley={"survival": ["map_fragment"]})
    assert not t.ripley.could_play("map_fragment")
