"""Dodge."""

from artemia.testing import table
from tests.cards.talk import before_the_creature_step


def test_dodge_avoids_the_catch_and_frees_the_place() -> None:
    t = table(ripley={"plays": "wreck", "survival": ["dodge"]})
    t.creature.puts(creature="wreck")
    t.ripley.plays("dodge")
    assert t.ripley.offered == ["nothing", "use_power wreck"]
    t.ripley.chooses("use_power wreck")
    assert (t.ripley.will, t.assimilation, t.rescue) == (3, 20, 18)


def test_dodge_helps_nobody_else() -> None:
    t = table(ripley={"plays": "beach", "survival": ["dodge"]}, freddy={"plays": "beach"})
    t.creature.puts(creature="beach")
    t.ripley.plays("dodge")
    t.finish_turn()
    assert (t.ripley.will, t.freddy.will, t.assimilation) == (3, 2, 19)


def test_dodge_is_offered_only_while_the_token_is_on_his_place() -> None:
    t = table(
        ripley={"plays": "jungle", "survival": ["dodge"]},
        freddy={"plays": "rover", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="river")
    t.reveal()
    assert not t.ripley.could_play("dodge")
    t.ripley.chooses("pass_window")
    t.freddy.plays("wrong_track", "move_token jungle creature")
    assert t.ripley.could_play("dodge")


def test_dodge_covers_creature_clone_lair_and_fierceness() -> None:
    t = table(
        hunt=["clone", "fierceness"],
        limit=2,
        ripley={"plays": "lair", "discard": "beach", "survival": ["dodge"]},
    )
    t.creature.plays("clone")
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair", target="lair")
    t.ripley.plays("dodge")
    t.ripley.chooses("use_power lair")
    assert (t.ripley.will, t.assimilation) == (3, 20)
    assert t.ripley.hand == "jungle+river+beach+rover"


def test_dodge_avoids_a_clone_on_another_place() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "river beach", "artefact": True, "survival": ["dodge"]},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="river", target="beach")
    t.ripley.plays("dodge")
    assert t.asked == ["ripley: which_first"]
    t.finish_turn()
    assert (t.ripley.will, t.assimilation) == (3, 20)


def test_dodge_leaves_the_artemia_to_strike() -> None:
    t = table(artemia=True, ripley={"plays": "wreck", "hand": "lair", "survival": ["dodge"]})
    t.creature.puts(creature="wreck", artemia="wreck")
    t.ripley.plays("dodge")
    assert t.state.turn == 2
    assert (t.ripley.will, t.ripley.discard) == (3, "lair+wreck")


def test_dodge_in_a_later_window_lets_the_place_resolve_before_the_next_token() -> None:
    t = table(
        hunt=["scream"],
        artemia=True,
        ripley={"plays": "wreck", "survival": ["dodge"]},
        freddy={"plays": "beach", "hand": "", "survival": ["gate"]},
        trinity={"plays": "jungle"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", artemia="jungle", target="beach")
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    t.ripley.plays("dodge")
    assert t.asked == ["ripley: place_choice"]
    t.ripley.chooses("use_power wreck")
    assert t.asked == ["trinity: which_to_lose"]


def test_dodge_is_in_time_right_before_the_creature_strikes() -> None:
    """The place, freed so late, resolves before the Creature acts."""
    t = before_the_creature_step("hologram", {"plays": "jungle", "survival": ["dodge"]})
    t.ripley.plays("dodge")
    assert t.ripley.offered == ["nothing", "use_power jungle"]
    t.finish_turn()
    assert (t.ripley.will, t.assimilation) == (3, 20)


def test_dodge_avoids_the_clone_but_not_a_scream_on_the_same_token() -> None:
    t = table(hunt=["clone", "scream"], limit=2, ripley={"plays": "wreck", "hand": "", "survival": ["dodge"]})
    t.creature.plays("clone")
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("dodge")
    assert t.ripley.will == 2
    assert t.ripley.offered == ["nothing", "use_power wreck"]
    t.ripley.chooses("use_power wreck")
    assert (t.ripley.will, t.assimilation) == (2, 20)
