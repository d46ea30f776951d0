"""Virus."""

from artemia.testing import table
from tests.cards.talk import offered


def test_virus_strikes_on_two_adjacent_places() -> None:
    t = table(
        hunt=["virus"],
        ripley={"plays": "jungle", "hand": "lair"},
        freddy={"plays": "shelter", "hand": "rover"},
        trinity={"plays": "beach", "hand": "lair"},
    )
    t.creature.plays("virus")
    pairs = [line for line in offered(t.creature, "put_token") if line.endswith("artemia")]
    assert len(pairs) == 13
    t.creature.puts(creature="swamp", artemia="jungle shelter")
    t.finish_turn()
    assert t.ripley.discard == "lair+jungle"
    assert t.freddy.discard == "rover+shelter"
    assert t.trinity.discard == "beach"


def test_virus_after_the_token_is_down_spreads_it_to_one_neighbour() -> None:
    t = table(hunt=["virus"], artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(artemia="jungle")
    t.creature.plays("virus")
    assert offered(t.creature, "spread_token") == ["lair artemia", "river artemia", "shelter artemia"]
    t.creature.puts(artemia="shelter")
    assert t.token("artemia") == "jungle+shelter"


def test_virus_strikes_twice_whoever_is_on_both_places() -> None:
    t = table(hunt=["virus"], ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True})
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="jungle river")
    assert t.ripley.offered == ["set_aside lair+beach", "set_aside lair+rover", "set_aside beach+rover"]
    t.ripley.chooses("set_aside lair+beach")
    assert t.ripley.hand == "rover"


def test_virus_and_despair_share_one_token() -> None:
    t = table(hunt=["despair", "virus"], limit=2, ripley={"plays": "source", "hand": "lair"})
    t.creature.plays("despair")
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="source beach")
    assert t.state.turn == 2
    assert t.ripley.discard == "lair+source"
