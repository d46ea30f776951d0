"""Gate."""

from artemia.testing import table


def test_gate_copies_an_adjacent_place_but_never_the_artefact() -> None:
    t = table(ripley={"plays": "source", "discard": "lair", "survival": ["gate"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    assert t.ripley.could_play("gate")
    t.ripley.plays("gate")
    assert t.ripley.offered == ["use_power beach", "use_power wreck"]
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 18


def test_gate_copies_a_place_under_tokens_or_out_of_order() -> None:
    t = table(
        hunt=["interference"],
        artemia=True,
        ripley={"plays": "source", "survival": ["gate"]},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="wreck", artemia="beach")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power beach")
    assert t.marker


def test_gate_does_not_copy_what_is_used_up() -> None:
    t = table(
        ripley={"plays": "wreck"},
        freddy={"plays": "source", "survival": ["gate"]},
    )
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    t.freddy.plays("gate")
    assert t.marker  # the Beach was the only place left to copy


def test_gate_uses_up_what_it_copies() -> None:
    t = table(
        ripley={"plays": "source", "survival": ["gate"]},
        freddy={"plays": "wreck", "discard": "lair"},
    )
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power wreck")
    t.skip_windows()
    assert t.freddy.offered == ["nothing", "take_back lair -"]


def test_gate_is_not_offered_on_an_ineffective_place() -> None:
    t = table(hunt=["toxin"], ripley={"plays": "source", "survival": ["gate", "drone"]})
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="source")
    t.reckon("ripley")
    assert t.asked == ["ripley: toxin_choice"]
    t.ripley.chooses("discard_survival drone")
    t.finish_turn()
    assert t.ripley.survival == ["gate"]


def test_gate_to_the_jungle_brings_back_the_card_played() -> None:
    t = table(ripley={"plays": "lair", "hand": "", "discard": "rover", "survival": ["gate"]})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power jungle")
    assert t.ripley.hand == "lair+rover"


def test_gate_to_the_jungle_brings_one_card_under_persecution() -> None:
    t = table(
        hunt=["persecution"], ripley={"plays": "lair", "hand": "", "discard": "rover", "survival": ["gate"]}
    )
    t.creature.plays("persecution")
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power jungle")
    assert t.ripley.offered == ["take_back - lair", "take_back rover -"]


def test_gate_to_the_lair_copies_the_creatures_place() -> None:
    t = table(ripley={"plays": "jungle", "discard": "rover", "survival": ["gate"]})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power lair")
    assert t.ripley.offered == ["take_back rover -", "use_power wreck"]


def test_gate_to_the_lair_finds_nothing_to_copy_if_the_creature_is_there() -> None:
    t = table(ripley={"plays": "swamp", "discard": "rover", "survival": ["gate"]})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power lair")
    assert t.ripley.discard == "swamp"
    assert "rover" in t.ripley.hand

    t = table(ripley={"plays": "swamp", "survival": ["gate"]})
    t.creature.puts(creature="lair")
    t.reckon("ripley")
    t.ripley.plays("gate")
    assert "use_power lair" not in t.ripley.log


def test_gate_of_a_pushed_hunted_leads_from_where_he_is() -> None:
    t = table(hunt=["detour"], ripley={"plays": "rover", "discard": "lair", "survival": ["gate"]})
    t.creature.puts(creature="swamp")
    t.creature.plays("detour", "push beach rover")
    t.reckon("ripley")
    t.ripley.plays("gate")
    assert t.ripley.offered == ["use_power river", "use_power rover", "use_power source"]
