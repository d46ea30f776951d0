"""Viral."""

from tests.cards.sanctuary.evolutions.talk import evolved
from tests.cards.talk import offered


def artemia(lines: list[str]) -> list[str]:
    return [line.removesuffix(" artemia") for line in lines if line.endswith(" artemia")]


def test_viral_may_spread_the_artemia_token() -> None:
    t = evolved("viral", artemia=True, ripley={"plays": "jungle"}, freddy={"plays": "river"})
    t.hunt()
    places = artemia(offered(t.creature, "put_token"))
    assert len(places) == 10 + 13
    assert "jungle" in places and "jungle+river" in places
    t.creature.puts(creature="ark", artemia="jungle river")
    assert t.asked == ["ripley: which_to_lose", "freddy: which_to_lose"]


def test_viral_does_not_spread_other_tokens() -> None:
    t = evolved("viral", ripley={"plays": "jungle"})
    t.hunt()
    assert len(offered(t.creature, "put_token")) == 10


def test_viral_with_a_virus_covers_two_places() -> None:
    t = evolved("viral", hunt=["virus"], ripley={"plays": "jungle"})
    t.creature.plays("virus")
    assert len(artemia(offered(t.creature, "put_token"))) == 13


def test_viral_before_a_virus_covers_two_places_all_the_same() -> None:
    t = evolved("viral", artemia=True, hunt=["virus"], ripley={"plays": "jungle"})
    t.creature.puts(artemia="jungle river")
    t.creature.plays("virus")
    assert artemia(offered(t.creature, "spread_token")) == []


def test_viral_lies_in_ambush_on_two_places() -> None:
    t = evolved("viral", hunt=["ambush"], ripley={"plays": "rover"})
    t.creature.puts(creature="lair")
    t.creature.plays("ambush")
    places = artemia(offered(t.creature, "put_token"))
    assert places[:2] == ["jungle", "canyon"]
    assert "jungle+river" in places and "beach+rover" not in places


def test_viral_shrinks_before_a_hologram() -> None:
    t = evolved("viral", artemia=True, ripley={"plays": "jungle", "survival": ["hologram"]})
    t.creature.puts(creature="ark", artemia="jungle river")
    t.ripley.plays("hologram", "move_token beach artemia")
    assert t.token("artemia") == "beach"
