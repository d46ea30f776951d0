"""Phase 2: the Creature lays its tokens, the Hunted answer in secret. Then the choice between two cards."""

import pytest

from artemia.testing import Player, slow_table, table

PLACES = ["lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact"]


def tokens_offered(player: Player) -> set[str]:
    return {line.split(" ")[-1] for line in player.offered if "_token " in line}


# The Creature's tokens


def test_the_creature_token_goes_anywhere_and_must_go_somewhere() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "jungle"})
    t.hunt()
    assert t.creature.offered == [f"put_token {place} creature" for place in PLACES]


def test_the_creature_says_when_its_window_closes() -> None:
    t = table(hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.puts(creature="wreck")
    assert t.creature.offered == ["end_hunt", "play_hunt clone"]
    t.creature.chooses("end_hunt")
    assert t.state.phase > 2


def test_the_window_closes_by_itself_when_all_see_that_nothing_is_left_to_do() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["gate"]})
    t.creature.puts(creature="wreck")
    assert t.asked == ["ripley: counter_choice"]


def test_the_artemia_token_is_compulsory_on_its_space() -> None:
    t = table(hunt=["stasis"], artemia=True, ripley={"plays": "jungle"})
    t.hunt()
    assert tokens_offered(t.creature) == {"creature", "artemia"}
    t.creature.puts(creature="wreck")
    assert t.creature.offered == [f"put_token {place} artemia" for place in PLACES]
    t.creature.puts(artemia="jungle")
    assert t.creature.offered == ["end_hunt"]


def test_no_artemia_token_without_its_symbol() -> None:
    t = table(ripley={"plays": "jungle"})
    t.hunt()
    assert tokens_offered(t.creature) == {"creature"}


@pytest.mark.parametrize("card", ["mutation", "virus"])
def test_a_card_with_the_artemia_symbol_brings_the_token(card: str) -> None:
    t = table(hunt=[card], ripley={"plays": "jungle"})
    t.creature.plays(card)
    assert tokens_offered(t.creature) == {"creature", "artemia"}


def test_despair_brings_the_artemia_token_of_phase_2() -> None:
    t = table(hunt=["despair"], ripley={"plays": "jungle"})
    t.creature.plays("despair")
    t.hunt()
    assert tokens_offered(t.creature) == {"creature", "artemia"}


def test_space_and_card_together_bring_one_artemia_token() -> None:
    t = slow_table("mutation", artemia=True, ripley={"plays": "jungle", "hand": "lair river"})
    t.creature.plays("mutation")
    t.creature.puts(artemia="jungle", creature="wreck")
    assert t.creature.offered == ["end_hunt"]
    t.reckon("ripley")
    t.ripley.chooses("set_aside lair")
    assert (t.ripley.will, t.ripley.discard) == (2, "lair")


@pytest.mark.parametrize("card", ["clone", "mirage", "scream", "toxin"])
def test_a_card_with_the_target_symbol_makes_the_token_compulsory(card: str) -> None:
    t = slow_table(card, ripley={"plays": "jungle"})
    t.creature.puts(creature="wreck")
    assert "end_hunt" in t.creature.offered
    t.creature.plays(card)
    assert tokens_offered(t.creature) == {"target"}
    assert "end_hunt" not in t.creature.offered


def test_all_three_tokens_may_lie_on_one_place_and_all_act() -> None:
    t = slow_table("scream", artemia=True, ripley={"plays": "jungle", "hand": "lair river beach rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="jungle", artemia="jungle", target="jungle")
    t.reckon("ripley")
    t.ripley.chooses("discard lair+river")
    t.ripley.chooses("set_aside rover")
    assert t.ripley.discard == "lair+river+rover"
    assert t.ripley.hand == "beach"
    assert (t.ripley.will, t.assimilation) == (2, 19)


def test_tokens_return_at_the_end_of_the_turn() -> None:
    t = table(hunt=["scream"], artemia=True, ripley={"plays": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", artemia="rover", target="beach")
    t.finish_turn()
    assert [t.token(name) for name in ("creature", "artemia", "target")] == ["-", "-", "-"]


def test_both_cards_of_a_tracking_turn_act_on_the_target() -> None:
    t = slow_table("toxin", "scream", ripley={"plays": "jungle", "hand": "lair river", "survival": ["gate"]})
    t.creature.plays("toxin")
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="jungle")
    assert tokens_offered(t.creature) == set()
    t.reckon("ripley")
    assert t.ripley.survival == []
    assert t.ripley.offered == ["lose_will 1", "discard lair+river"]


# Cards before, between and after the tokens


def test_hunt_cards_go_before_between_and_after_the_tokens() -> None:
    t = slow_table("anticipation", "mutation", "fierceness", artemia=True, ripley={"plays": "jungle"})
    t.creature.plays("anticipation")
    t.creature.puts(creature="jungle")
    t.creature.plays("fierceness")
    t.creature.puts(artemia="wreck")
    t.creature.plays("mutation")
    t.finish_turn()
    assert (t.ripley.will, t.assimilation) == (1, 18)


def test_a_token_once_down_is_not_picked_up_again() -> None:
    t = slow_table("mutation", "scream", "clone", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(artemia="lair", creature="wreck")
    t.creature.plays("mutation")
    assert tokens_offered(t.creature) == set()
    t.creature.plays("scream")
    t.creature.puts(target="beach")
    t.creature.plays("clone")
    assert tokens_offered(t.creature) == set()


def test_virus_lays_artemia_on_two_neighbours() -> None:
    t = slow_table("virus", ripley={"plays": "jungle"}, freddy={"plays": "river"})
    t.creature.plays("virus")
    pairs = [line for line in t.creature.offered if line.endswith("artemia")]
    assert len(pairs) == 13
    assert "put_token jungle+river artemia" in pairs


def test_virus_spreads_an_artemia_token_that_is_down() -> None:
    t = slow_table("virus", artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(creature="wreck", artemia="beach")
    t.creature.plays("virus")
    assert t.creature.offered == [f"spread_token {place} artemia" for place in ("river", "rover", "source")]
    t.creature.puts(artemia="river")
    assert t.token("artemia") == "river+beach"


def test_mirage_spreads_a_target_that_is_down_and_both_cards_act_on_both_places() -> None:
    t = slow_table(
        "scream",
        "mirage",
        ripley={"plays": "jungle", "hand": "lair", "discard": "wreck"},
        freddy={"plays": "shelter", "hand": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="artefact", target="jungle")
    t.creature.plays("mirage")
    assert t.creature.offered == [f"spread_token {place} target" for place in ("lair", "river", "shelter")]
    t.creature.puts(target="shelter")
    t.finish_turn()
    assert (t.ripley.will, t.freddy.will) == (2, 2)
    assert t.ripley.discard == "jungle+wreck"
    assert t.freddy.survival == []


def test_a_force_field_is_the_target_of_a_second_card() -> None:
    """Its pair stays the pair: nothing more is laid down."""
    t = slow_table("force_field", "mirage", ripley={"plays": "rover"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.plays("mirage")
    assert tokens_offered(t.creature) == {"creature"}
    assert t.token("target") == "lair+jungle"


def test_one_hunt_card_a_turn() -> None:
    t = table(hunt=["clone", "fierceness"], ripley={"plays": "jungle"})
    t.creature.plays("fierceness")
    assert not t.creature.could_play("clone")
    t.creature.puts(creature="wreck")
    assert t.asked == ["ripley: place_choice"]


def test_phobia_is_worth_its_symbol() -> None:
    t = table(hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river"})
    t.creature.plays("phobia")
    assert tokens_offered(t.creature) == {"creature", "artemia"}


def test_phobia_is_worth_nothing_if_artemia_comes_anyhow_and_nobody_has_a_card_to_show() -> None:
    t = table(hunt=["phobia"], artemia=True, ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    assert not t.creature.could_play("phobia")


# The Hunted's window


def test_every_hunted_who_could_hold_a_phase_2_card_is_asked() -> None:
    t = table(
        ripley={"plays": "jungle", "survival": ["gate"]},
        freddy={"plays": "jungle"},
        trinity={"plays": "jungle", "survival": ["vortex"], "discard": "lair"},
        malcolm={"plays": "jungle", "survival": ["ingenuity", "dodge"], "discard": "lair"},
    )
    t.malcolm.plays("ingenuity")
    t.creature.puts(creature="wreck")
    assert t.asked == ["ripley: counter_choice", "trinity: counter_choice"]
    assert t.ripley.offered == ["plan -"]
    assert t.trinity.offered == ["plan -", "plan vortex"]


def test_vortex_is_shown_when_all_have_answered() -> None:
    t = table(
        ripley={"plays": "jungle", "survival": ["vortex"], "discard": "lair rover"},
        freddy={"plays": "beach", "survival": ["gate"]},
    )
    t.creature.puts(creature="wreck")
    before = t.creature.view
    t.ripley.chooses("plan vortex")
    assert t.creature.view == before
    assert t.creature.log == ["put_token wreck creature"]
    t.freddy.chooses("plan -")
    assert t.creature.log[1:] == ["play_survival vortex"]
    t.ripley.chooses("exchange rover jungle")
    assert "exchange rover jungle" in t.creature.log
    assert (t.ripley.at, t.ripley.discard, t.ripley.hand) == ("rover", "lair+jungle", "river+beach")


def test_vortex_exchanges_one_of_two_cards() -> None:
    t = table(ripley={"plays": "jungle rover", "survival": ["vortex"], "discard": "lair", "artefact": True})
    t.creature.puts(creature="wreck")
    t.ripley.chooses("plan vortex")
    assert t.ripley.offered == ["exchange lair jungle", "exchange lair rover"]
    t.ripley.chooses("exchange lair rover")
    assert t.ripley.at == "lair+jungle"


# Between two cards


def test_the_river_choice_comes_after_the_tokens_and_before_the_reveal() -> None:
    t = table(
        ripley={"plays": "jungle rover", "river": True},
        freddy={"plays": "beach lair", "river": True},
        trinity={"plays": "wreck"},
    )
    t.creature.puts(creature="jungle")
    assert t.asked == ["ripley: which_to_explore", "freddy: which_to_explore"]
    assert [who.at for who in (t.ripley, t.freddy, t.trinity)] == ["-", "-", "-"]
    t.freddy.chooses("explore_only lair")
    t.ripley.chooses("explore_only rover")
    assert [who.at for who in (t.ripley, t.freddy, t.trinity)] == ["rover", "lair", "wreck"]
    assert t.ripley.hand == "lair+jungle+river+beach"


def test_the_river_card_that_returns_may_be_lost_in_the_same_turn() -> None:
    t = slow_table(artemia=True, ripley={"plays": "jungle rover", "hand": "", "river": True})
    t.creature.puts(creature="wreck", artemia="rover")
    t.skip_windows(until=3)
    t.ripley.chooses("explore_only rover")
    t.skip_windows(until=4)
    assert t.ripley.discard == "jungle"


def test_the_artefact_leaves_no_choice() -> None:
    t = table(ripley={"plays": "jungle rover", "artefact": True})
    t.creature.puts(creature="wreck")
    assert t.ripley.at == "jungle+rover"
