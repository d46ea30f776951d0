"""Tentacular."""

from tests.cards.sanctuary.evolutions.talk import evolved
from tests.cards.talk import offered


def test_tentacular_may_cover_a_column() -> None:
    t = evolved("tentacular", ripley={"plays": "beach"}, freddy={"plays": "infirmary"})
    t.hunt()
    places = [line.split()[0] for line in offered(t.creature, "put_token")]
    assert [place for place in places if "+" in place] == [
        "lair+canyon",
        "jungle+camp",
        "river+monolith",
        "beach+infirmary",
        "rover+ark",
    ]
    assert len(places) == 15
    t.creature.puts(creature="beach infirmary")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (2, 2, 19)


def test_tentacular_may_hold_back() -> None:
    t = evolved("tentacular", ripley={"plays": "beach"}, freddy={"plays": "infirmary"})
    t.creature.puts(creature="beach")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (2, 3)


def test_tentacular_shrinks_on_a_wrong_track() -> None:
    t = evolved("tentacular", ripley={"plays": "beach", "survival": ["wrong_track"]})
    t.creature.puts(creature="beach infirmary")
    t.reveal()
    t.ripley.chooses("play_survival wrong_track")
    assert [line.split()[0] for line in offered(t.ripley, "move_token")] == [
        "river",
        "beach",
        "rover",
        "monolith",
        "infirmary",
        "ark",
    ]
    t.ripley.chooses("move_token rover creature")
    assert t.token("creature") == "rover"


def test_tentacular_does_not_spread_other_tokens() -> None:
    t = evolved("tentacular", artemia=True, ripley={"plays": "beach"})
    t.hunt()
    assert sum(line.endswith("artemia") for line in offered(t.creature, "put_token")) == 10
