"""Strike Back."""

from artemia.testing import table


def test_strike_back_slides_two_hunt_cards_under_the_deck() -> None:
    t = table(
        hunt=["clone", "scream", "mirage"],
        hunt_deck=["stasis", "tracking", "detour"],
        ripley={"plays": "jungle", "survival": ["strike_back"]},
    )
    t.ripley.plays("strike_back")
    kept = t.creature.hunt
    assert len(kept) == 1
    assert t.creature.view.hunt_deck_count == 5
    t.creature.puts(creature="jungle")
    t.finish_turn()
    # Refilled in phase 4, from the top of the deck.
    assert sorted(t.creature.hunt) == sorted([*kept, "stasis", "tracking"])


def test_strike_back_shows_the_cards_to_the_creature_alone() -> None:
    t = table(hunt=["clone", "scream"], ripley={"survival": ["strike_back"]}, freddy={})
    t.ripley.plays("strike_back")
    assert t.creature.log[-1] == "lost_hunt clone+scream"
    for hunted in (t.ripley, t.freddy):
        assert hunted.log[-1] == "lost_hunt …"
        assert not any("clone" in line or "scream" in line for line in hunted.log)
    assert t.ripley.view.hunt_count == 0


def test_strike_back_takes_the_only_card_and_the_creature_is_asked_no_more() -> None:
    t = table(hunt=["clone"], hunt_deck=["stasis"], ripley={"plays": "jungle", "survival": ["strike_back"]})
    t.ripley.plays("strike_back")
    assert t.creature.hunt == []
    assert t.asked == ["ripley: explore"]
    t.creature.puts(creature="jungle")
    assert t.creature.hunt == ["clone", "stasis"]


def test_strike_back_finds_its_cards_at_random() -> None:
    hand = ["clone", "scream", "mirage"]
    kept = set()
    for seed in range(20):
        t = table(hunt=hand, seed=seed, ripley={"survival": ["strike_back"]})
        t.ripley.plays("strike_back")
        kept.update(t.creature.hunt)
    assert kept == set(hand)


def test_strike_back_is_not_offered_against_an_empty_hand() -> None:
    t = table(hunt=[], ripley={"survival": ["strike_back"]})
    assert not t.ripley.could_play("strike_back")
