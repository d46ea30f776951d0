"""Decoy."""

from artemia.testing import Table, slow_table, table
from tests.cards.talk import lay, offered


def tokens(t: Table) -> set[str]:
    """Those the Creature may place."""
    return {line.split(" ")[-1] for line in offered(t.creature, "put_token")}


def test_decoy_keeps_a_due_artemia_token_away() -> None:
    t = table(artemia=True, ripley={"survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert tokens(t) == {"creature"}


def test_decoy_keeps_the_token_of_a_card_away_and_leaves_the_rest_of_it() -> None:
    t = table(hunt=["phobia"], ripley={"survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.creature.plays("phobia")
    assert t.asked == ["ripley: which_two_to_hide"]
    t.ripley.chooses("hide_two jungle+river")
    assert tokens(t) == {"creature"}


def test_decoy_answers_a_card_of_the_first_phase() -> None:
    t = table(hunt=["eclipse"], ripley={"survival": ["decoy"], "discard": "lair jungle"})
    t.creature.plays("eclipse")
    t.ripley.plays("decoy")
    assert offered(t.ripley, "resist")[0] == "lair 1"
    t.hunt()
    assert tokens(t) == {"creature"}


def test_decoy_makes_cards_pointless_that_need_the_token() -> None:
    t = slow_table("virus", "mutation", "phobia", ripley={"hand": "lair jungle", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.hunt()
    assert offered(t.creature, "play_hunt") == []


def test_decoy_is_not_offered_if_the_token_can_t_come() -> None:
    t = table(ripley={"survival": ["decoy"]})
    assert not t.ripley.could_play("decoy")
    t = table(hunt=["stasis"], ripley={"survival": ["decoy"]})
    assert t.ripley.could_play("decoy")
    t = table(city={"developed": ["primitive"]}, ripley={"survival": ["decoy"]})
    assert t.ripley.could_play("decoy"), "an Evolution might bring it"


def test_decoy_ends_with_the_turn() -> None:
    t = table(artemia=True, rescue=5, ripley={"plays": "rover", "survival": ["decoy"]})
    t.ripley.plays("decoy")
    t.finish_turn()
    lay(t, ripley="jungle")
    assert tokens(t) == {"creature", "artemia"}
