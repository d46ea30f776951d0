"""Sharp."""

from tests.cards.sanctuary.evolutions.talk import can_use, evolved, light, uses
from tests.cards.talk import offered


def test_sharp_puts_the_other_place_of_its_column_out_of_use() -> None:
    t = light("sharp", ripley={"plays": "source", "discard": "lair"}, freddy={"plays": "rover"})
    t.creature.puts(creature="beach")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert t.state.ineffective == t.places("source")
    assert t.asked == ["freddy: place_choice"], "Ripley can do nothing"


def test_sharp_needs_an_empty_place_under_the_creature_token() -> None:
    t = light("sharp", hunt=["cataclysm"], ripley={"plays": "beach"}, freddy={"plays": "rover"})
    t.creature.puts(creature="beach")
    t.reveal()
    assert t.asked == ["creature: reaction"]
    assert not can_use(t, "sharp")


def test_sharp_does_not_mind_a_clone() -> None:
    t = light("sharp", hunt=["clone"], ripley={"plays": "rover"})
    t.creature.plays("clone")
    t.creature.puts(creature="beach", target="rover")
    t.reveal()
    assert can_use(t, "sharp")


def test_sharp_stands_when_the_token_is_led_away() -> None:
    t = light(
        "sharp",
        ripley={"plays": "river", "survival": ["wrong_track"]},
        freddy={"plays": "source", "discard": "lair"},
    )
    t.creature.puts(creature="beach")
    t.reveal()
    uses(t, "sharp")
    t.ripley.plays("wrong_track", "move_token rover creature")
    assert t.state.ineffective == t.places("source")
    assert not can_use(t, "sharp")


def test_sharp_comes_right_after_the_reveal_only() -> None:
    """Freddy's Gate opens another window; by then places have been used."""
    t = light(
        "sharp",
        hunt=["scream"],
        ripley={"plays": "rover", "survival": ["wrong_track"]},
        freddy={"plays": "jungle", "survival": ["gate"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="swamp")
    t.reveal()
    assert can_use(t, "sharp")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    assert t.asked == ["ripley: reaction"], "before the Target's step, and the Creature isn't asked"


def test_sharp_looks_at_both_places_of_a_wide_token() -> None:
    t = evolved("sharp", hunt=["gargantua"], ripley={"plays": "lair"})
    t.creature.plays("gargantua")
    t.creature.puts(creature="beach rover")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert offered(t.creature, "devastate") == ["infirmary", "ark"]


def test_sharp_finds_nothing_across_from_a_token_that_covers_its_column() -> None:
    t = evolved("sharp", "tentacular", hunt=["cataclysm"], ripley={"plays": "lair"})
    t.creature.puts(creature="beach infirmary")
    t.reveal()
    assert t.asked == ["creature: reaction"]
    assert not can_use(t, "sharp")


def test_sharp_leaves_hidden_places_alone() -> None:
    t = light("sharp", labyrinth=True, planet="labyrinth", hunt=["cataclysm"], ripley={"plays": "lair"})
    t.creature.puts(creature="beach")
    t.reveal()
    assert not can_use(t, "sharp")


def test_sharp_leaves_a_place_alone_that_is_out_of_use_already() -> None:
    t = light("sharp", hunt=["interference", "cataclysm"], ripley={"plays": "lair"})
    t.creature.plays("interference")
    t.creature.puts(creature="river")
    t.reveal()
    assert not can_use(t, "sharp")
