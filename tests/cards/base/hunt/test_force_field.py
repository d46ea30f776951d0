"""Force Field."""

from artemia.testing import table
from tests.cards.talk import offered


def test_force_field_covers_two_adjacent_places_from_phase_1_on() -> None:
    t = table(hunt=["force_field"], ripley={})
    t.creature.plays("force_field")
    assert offered(t.creature, "raise_force_field") == [
        "lair+jungle",
        "jungle+river",
        "river+beach",
        "beach+rover",
        "lair+swamp",
        "jungle+shelter",
        "swamp+shelter",
        "river+wreck",
        "shelter+wreck",
        "beach+source",
        "wreck+source",
        "rover+artefact",
        "source+artefact",
    ]
    t.creature.chooses("raise_force_field lair+swamp")
    assert t.state.phase == 1
    assert t.token("target") == "lair+swamp"
    assert t.ripley.view.inaccessible == [1, 6]


def test_force_field_recalls_what_was_committed_and_closes_its_places() -> None:
    t = table(hunt=["force_field"], ripley={}, freddy={})
    t.ripley.chooses("commit jungle")
    t.creature.plays("force_field", "raise_force_field jungle+river")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    assert offered(t.ripley, "commit") == offered(t.freddy, "commit") == ["lair", "beach", "rover"]


def test_force_field_may_leave_no_choice_but_to_resist_or_give_up() -> None:
    t = table(hunt=["force_field"], ripley={"hand": "lair jungle", "discard": "river beach"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    assert t.ripley.offered == ["resist river+beach 1", "give_up"]
    t.ripley.chooses("resist river+beach 1")
    assert offered(t.ripley, "commit") == ["river", "beach"]


def test_force_field_may_leave_one_card_too_few_for_the_river() -> None:
    t = table(
        hunt=["force_field"], ripley={"hand": "lair jungle river", "discard": "beach rover", "river": True}
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    assert offered(t.ripley, "commit") == []
    t.ripley.chooses("give_up")
    assert offered(t.ripley, "commit") == ["river+beach", "river+rover", "beach+rover"]


def test_force_field_lets_its_places_be_copied_and_tokens_stand_there() -> None:
    t = table(hunt=["force_field"], ripley={"plays": "lair", "discard": "beach"})
    t.creature.plays("force_field", "raise_force_field wreck+source")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 18  # the copy, and the end of the turn


def test_force_field_pair_stays_the_target_of_a_second_card() -> None:
    t = table(hunt=["force_field", "clone"], limit=2, ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("force_field", "raise_force_field jungle+shelter")
    t.creature.plays("clone")
    assert offered(t.creature, "put_token")[0] == "lair creature"
    assert not any(line.endswith("target") for line in t.creature.offered)
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    # The Clone stands on both places: the Lair may copy either, or the Creature's.
    assert t.ripley.offered == [
        "take_back river -",
        "use_power jungle",
        "use_power shelter",
        "use_power wreck",
    ]


def test_force_field_pair_is_wide_enough_for_a_mirage() -> None:
    t = table(hunt=["force_field", "mirage"], limit=2, ripley={"plays": "rover"})
    t.creature.plays("force_field", "raise_force_field jungle+shelter")
    t.creature.plays("mirage")
    assert not any(line.endswith("target") for line in t.creature.offered)
    assert t.token("target") == "jungle+shelter"


def test_force_field_is_gone_in_the_next_turn() -> None:
    t = table(hunt=["force_field"], ripley={"plays": "jungle"})
    t.creature.plays("force_field", "raise_force_field lair+swamp")
    t.finish_turn()
    assert "lair" in offered(t.ripley, "commit")
