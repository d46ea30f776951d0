"""Sabotage."""

from artemia.rules.redeal import redeal
from artemia.rules.sanctuary_catalog import EVOLUTIONS
from artemia.testing import table
from tests.cards.sanctuary.city_talk import city, evolutions


def test_sabotage_puts_an_evolution_card_under_the_pile_of_its_level() -> None:
    t = table(
        city={"evolutions": ["oppressive"], "evolution_piles": [["clever"], ["viral"]]},
        ripley={"survival": ["sabotage"]},
        freddy={},
    )
    t.ripley.plays("sabotage")
    assert city(t).evolutions == 0
    assert [evolutions(card) for card in city(t).piles[1]] == [["oppressive"], ["viral"]]
    assert t.creature.log[-1] == "lost_gene oppressive"
    assert t.freddy.log[-1] == "lost_gene …"


def test_sabotage_takes_one_card_at_random() -> None:
    taken = set()
    for seed in range(12):
        t = table(seed=seed, city={"evolutions": ["fast", "viral"]}, ripley={"survival": ["sabotage"]})
        t.ripley.plays("sabotage")
        taken |= {*evolutions(city(t).evolutions)}
    assert taken == {"fast", "viral"}


def test_sabotage_leaves_the_creature_knowing_what_lies_below() -> None:
    t = table(city={"evolutions": ["oppressive"]}, ripley={"survival": ["sabotage"]})
    t.ripley.plays("sabotage")
    oppressive = EVOLUTIONS["oppressive"].bit
    creature = [redeal(t.state, 0, seed).sanctuary for seed in range(8)]
    assert {s.piles[1][0] for s in creature if s} == {oppressive}
    hunted = [redeal(t.state, 1, seed).sanctuary for seed in range(8)]
    assert len({s.piles[1][0] for s in hunted if s}) > 1


def test_sabotage_blurs_what_the_hunted_have_seen_of_that_level() -> None:
    """Of two cards with the same back any may have gone; one with another back is still there."""
    t = table(city={"evolutions": ["oppressive", "viral"]}, ripley={"survival": ["sabotage"]})
    city(t).evolutions_seen = city(t).evolutions
    t.ripley.plays("sabotage")
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert (seen.evolutions_seen, seen.evolution_counts) == ([], [0, 1])

    t = table(city={"evolutions": ["fast", "viral"]}, ripley={"survival": ["sabotage"]})
    city(t).evolutions_seen = city(t).evolutions
    t.ripley.plays("sabotage")
    seen = t.ripley.view.sanctuary
    assert seen is not None
    assert seen.evolutions_seen == evolutions(city(t).evolutions)


def test_sabotage_needs_an_evolution_card_in_the_creatures_hand() -> None:
    t = table(city={"developed": ["oppressive"]}, ripley={"survival": ["sabotage"]})
    assert not t.ripley.could_play("sabotage")
