"""Relentless."""

from tests.cards.sanctuary.evolutions.talk import evolved


def test_relentless_costs_a_hunted_nearby_a_will_if_nobody_is_caught() -> None:
    t = evolved(
        "relentless",
        ripley={"plays": "jungle"},
        freddy={"plays": "beach"},
        trinity={"plays": "lair"},
        newt={"plays": "rover"},
    )
    t.creature.puts(creature="river")
    t.reckon("creature")
    assert t.creature.offered == ["lash_out ripley", "lash_out freddy"]
    t.creature.chooses("lash_out freddy")
    assert (t.ripley.will, t.freddy.will) == (3, 2)
    assert t.assimilation == 20, "that is no catch"


def test_relentless_is_content_with_a_catch() -> None:
    t = evolved("relentless", ripley={"plays": "jungle"}, freddy={"plays": "river"})
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_relentless_reaches_nobody_far_away() -> None:
    t = evolved("relentless", ripley={"plays": "rover"})
    t.creature.puts(creature="lair")
    t.until("end_of_turn")
    assert t.ripley.will == 3


def test_relentless_takes_a_last_will_before_the_reset() -> None:
    t = evolved("relentless", ripley={"plays": "jungle", "will": 1})
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert (t.assimilation, t.ripley.will) == (19, 3)
    assert t.ripley.log.index("lost_will 1 1") < t.ripley.log.index("reset")


def test_relentless_reaches_around_both_places_it_covers() -> None:
    """A Hunted who dodges on one of them isn't next to it."""
    t = evolved(
        "relentless",
        "tentacular",
        ripley={"plays": "river", "survival": ["dodge"]},
        freddy={"plays": "camp"},
    )
    t.creature.puts(creature="river monolith")
    t.ripley.plays("dodge")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will) == (3, 2)


def test_relentless_has_nothing_to_take_from_whoever_is_spent() -> None:
    """Scream cost Ripley the last Will; so it is Freddy, without a question."""
    t = evolved(
        "relentless",
        hunt=["scream"],
        ripley={"plays": "jungle", "hand": "", "will": 1},
        freddy={"plays": "beach"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="river", target="jungle")
    t.until("end_of_turn")
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (3, 2, 19)
