"""Sharp."""

from tests.cards.sanctuary.evolutions.talk import can_use, evolved, light, uses
from tests.cards.talk import offered


def test_sharp_puts_a_place_next_to_the_creature_out_of_use() -> None:
    t = light("sharp", ripley={"plays": "rover", "discard": "lair"}, freddy={"plays": "jungle"})
    t.creature.puts(creature="beach")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert offered(t.creature, "devastate") == ["river", "rover", "source"]
    t.creature.chooses("devastate rover")
    assert t.state.ineffective == t.places("rover")
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
        ripley={"plays": "source", "survival": ["wrong_track"]},
        freddy={"plays": "river", "discard": "lair"},
    )
    t.creature.puts(creature="beach")
    t.reveal()
    uses(t, "sharp", "devastate river")
    t.ripley.plays("wrong_track", "move_token rover creature")
    assert t.state.ineffective == t.places("river")
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
    t = evolved("sharp", "tentacular", ripley={"plays": "lair"})
    t.creature.puts(creature="beach infirmary")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert offered(t.creature, "devastate") == ["river", "rover", "monolith", "ark"]
    t = evolved("sharp", "tentacular", hunt=["cataclysm"], ripley={"plays": "infirmary"})
    t.creature.puts(creature="beach infirmary")
    t.reveal()
    assert not can_use(t, "sharp")


def test_sharp_leaves_hidden_places_alone() -> None:
    t = light("sharp", labyrinth=True, planet="labyrinth", ripley={"plays": "lair"})
    t.creature.puts(creature="beach")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert offered(t.creature, "devastate") == ["river", "labyrinth"]


def test_sharp_finds_another_place_than_one_that_is_out_of_use_already() -> None:
    t = light("sharp", hunt=["interference"], ripley={"plays": "lair"})
    t.creature.plays("interference")
    t.creature.puts(creature="river")
    t.reveal()
    t.creature.chooses("use_evolution sharp")
    assert t.state.ineffective == t.places("beach wreck jungle")
