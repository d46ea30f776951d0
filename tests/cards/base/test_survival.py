"""The fifteen Survival cards of the base game."""

from typing import Any

from artemia.rules.catalog import SURVIVAL, SURVIVAL_IN_PHASE, SURVIVAL_INSTEAD
from artemia.rules.view import HuntedView, view
from artemia.testing import Player, Table, table


def offered(player: Player, verb: str) -> list[str]:
    """What this verb is offered with: `offered(t.ripley, "commit")` lists the places she may play."""
    return [line.removeprefix(verb + " ") for line in player.offered if line.split(" ")[0] == verb]


def seen(t: Table, seat: int | None, whom: int = 1) -> HuntedView:
    """A Hunted as this seat sees him; None is an onlooker."""
    return view(t.state, seat).hunted[whom - 1]


def test_every_survival_card_has_its_phase() -> None:
    printed = {
        1: ["adrenaline", "ingenuity", "sacrifice", "sixth_sense", "smokescreen", "strike_back"],
        2: ["vortex"],
        3: ["detector", "dodge", "drone", "gate", "hologram", "wrong_track"],
        4: ["amplifier", "double_back"],
    }
    base = [card for card in SURVIVAL.values() if card.box == "base"]
    assert {n: [card.id for card in base if card.phase == n] for n in printed} == printed
    assert len(base) == 15
    for card in base:
        instead = card.id in ("drone", "gate")
        assert bool(SURVIVAL_INSTEAD[0] & card.bit) == instead
        assert bool(SURVIVAL_IN_PHASE[card.phase] & card.bit) != instead


def test_a_hunted_plays_one_survival_card_a_turn() -> None:
    t = table(ripley={"survival": ["ingenuity", "smokescreen", "dodge"], "plays": "jungle"})
    t.ripley.plays("ingenuity")
    assert not t.ripley.could_play("smokescreen")
    t.creature.puts(creature="jungle")
    assert t.state.turn == 2
    assert t.ripley.survival == ["smokescreen", "dodge"]


# Adrenaline


def test_adrenaline_brings_back_one_will() -> None:
    t = table(ripley={"will": 1, "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    assert t.ripley.will == 2
    assert t.creature.view.survival_discard == ["adrenaline"]


def test_adrenaline_is_not_offered_at_full_will() -> None:
    t = table(ripley={"survival": ["adrenaline"]})
    assert not t.ripley.could_play("adrenaline")


def test_adrenaline_may_come_before_or_after_resisting() -> None:
    t = table(ripley={"will": 1, "discard": "lair", "survival": ["adrenaline"]})
    t.ripley.plays("adrenaline")
    t.ripley.chooses("resist lair 1")
    assert (t.ripley.will, t.assimilation) == (1, 20)

    t = table(ripley={"discard": "lair", "survival": ["adrenaline"]})
    t.ripley.chooses("resist lair 1")
    t.ripley.plays("adrenaline")
    assert t.ripley.will == 3


def test_adrenaline_comes_too_late_for_the_last_will() -> None:
    """Who resists with the last Will has given up before he can play a card."""
    t = table(ripley={"will": 1, "discard": "lair", "survival": ["adrenaline"]})
    t.ripley.chooses("resist lair 1")
    assert (t.ripley.will, t.assimilation) == (3, 19)
    assert not t.ripley.could_play("adrenaline")


def test_adrenaline_takes_a_commitment_back() -> None:
    t = table(ripley={"will": 1, "survival": ["adrenaline"]}, freddy={})
    t.ripley.chooses("commit lair")
    assert t.ripley.offered == ["withdraw"]
    t.ripley.chooses("withdraw")
    t.ripley.plays("adrenaline")
    assert "lair" in offered(t.ripley, "commit")


# Ingenuity


def test_ingenuity_puts_the_marker_on_the_beach() -> None:
    t = table(ripley={"survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    assert t.marker


def test_ingenuity_does_not_use_up_the_beach() -> None:
    t = table(ripley={"plays": "beach", "survival": ["ingenuity"]})
    t.ripley.plays("ingenuity")
    t.creature.puts(creature="swamp")
    t.ripley.chooses("use_power beach")
    assert not t.marker
    assert t.rescue == 18


def test_ingenuity_is_not_offered_if_the_marker_is_there() -> None:
    t = table(marker=True, ripley={"survival": ["ingenuity"]})
    assert not t.ripley.could_play("ingenuity")


# Sacrifice


def test_sacrifice_costs_a_card_and_stops_all_hunt_cards() -> None:
    t = table(
        hunt=["despair", "clone", "cataclysm"],
        artemia=True,
        ripley={"plays": "jungle", "hand": "lair river", "survival": ["sacrifice"]},
    )
    t.ripley.plays("sacrifice")
    assert t.ripley.offered == ["calm_creature lair", "calm_creature jungle", "calm_creature river"]
    t.ripley.chooses("calm_creature river")
    assert t.ripley.discard == "river"
    # Everybody can tell that the Creature may play nothing: it isn't asked.
    assert t.asked == ["ripley: explore"]
    t.hunt()
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.ripley.discard == "lair+jungle+river"
    assert t.state.turn == 2
    assert t.creature.could_play("despair")


def test_sacrifice_needs_a_card_besides_the_one_to_be_played() -> None:
    t = table(hunt=["clone"], ripley={"hand": "lair", "discard": "river", "survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")
    t.ripley.chooses("resist river 1")
    assert t.ripley.could_play("sacrifice")


def test_sacrifice_needs_a_card_besides_the_two_of_the_river() -> None:
    t = table(hunt=["clone"], ripley={"hand": "lair jungle", "river": True, "survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")
    t = table(hunt=["clone"], ripley={"hand": "lair jungle river", "river": True, "survival": ["sacrifice"]})
    assert t.ripley.could_play("sacrifice")


def test_sacrifice_is_not_offered_once_the_creature_can_play_no_more() -> None:
    t = table(hunt=["force_field", "clone"], ripley={"survival": ["sacrifice"]})
    assert t.ripley.could_play("sacrifice")
    t.creature.plays("force_field", "raise_force_field lair+swamp")
    assert not t.ripley.could_play("sacrifice")
    t = table(hunt=[], ripley={"survival": ["sacrifice"]})
    assert not t.ripley.could_play("sacrifice")


def test_sacrifice_stops_the_second_card_of_a_tracking_turn_but_not_the_first() -> None:
    t = table(hunt=["force_field", "clone"], limit=2, ripley={"plays": "rover", "survival": ["sacrifice"]})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.ripley.plays("sacrifice", "calm_creature river")
    assert offered(t.ripley, "commit") == ["beach", "rover"]
    t.hunt()
    assert not t.creature.could_play("clone")


def test_sacrifice_stops_the_flashback_too() -> None:
    t = table(
        hunt=["flashback"], hunt_discard=["stasis"], ripley={"plays": "jungle", "survival": ["sacrifice"]}
    )
    t.ripley.plays("sacrifice", "calm_creature river")
    t.creature.puts(creature="jungle")
    assert t.rescue == 19


def test_sacrifice_after_a_forced_give_up_leaves_the_free_one() -> None:
    """One may give up once a phase, besides the time that resisting with the last Will forces."""
    t = table(hunt=["clone"], ripley={"will": 1, "discard": "lair", "survival": ["sacrifice"]})
    t.ripley.chooses("resist lair 1")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert "give_up" in t.ripley.offered

    t = table(hunt=["clone"], ripley={"discard": "lair", "survival": ["sacrifice"]})
    t.ripley.chooses("give_up")
    t.ripley.plays("sacrifice", "calm_creature lair")
    assert "give_up" not in t.ripley.offered


# Sixth Sense


def test_sixth_sense_takes_two_cards_back() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle river beach", "survival": ["sixth_sense"]})
    t.ripley.plays("sixth_sense")
    assert t.ripley.offered == [
        "take_back jungle+river -",
        "take_back jungle+beach -",
        "take_back river+beach -",
    ]
    t.ripley.chooses("take_back jungle+beach -")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+jungle+beach", "river")


def test_sixth_sense_takes_the_only_card_there_is() -> None:
    t = table(ripley={"hand": "lair", "discard": "jungle", "survival": ["sixth_sense"]})
    t.ripley.plays("sixth_sense")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+jungle", "-")


def test_sixth_sense_is_not_offered_on_an_empty_discard() -> None:
    t = table(ripley={"survival": ["sixth_sense"]})
    assert not t.ripley.could_play("sixth_sense")


# Smokescreen


def test_smokescreen_hides_all_discards_from_the_creature_not_their_counts() -> None:
    t = table(
        ripley={"discard": "lair river", "survival": ["smokescreen"]},
        freddy={"discard": "beach"},
    )
    assert seen(t, 0).discard == [1, 3]
    t.ripley.plays("smokescreen")
    for stranger in (0, None):
        assert seen(t, stranger, 1).discard is None
        assert seen(t, stranger, 2).discard is None
        assert (seen(t, stranger, 1).discard_count, seen(t, stranger, 2).discard_count) == (2, 1)
    for friend in (1, 2):
        assert seen(t, friend, 1).discard == [1, 3]
        assert seen(t, friend, 2).discard == [4]


def test_smokescreen_is_gone_with_the_turn() -> None:
    t = table(ripley={"plays": "jungle", "discard": "lair", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.creature.puts(creature="jungle")
    assert t.state.turn == 2
    assert seen(t, 0).discard == [1, 2]


def test_smokescreen_names_no_card_that_goes_back_to_hand() -> None:
    t = table(
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"discard": "lair river", "plays": "swamp", "survival": ["sixth_sense"]},
        trinity={"discard": "lair river beach", "plays": "rover"},
    )
    t.ripley.plays("smokescreen")
    t.freddy.plays("sixth_sense")
    t.trinity.chooses("resist lair+river 1")
    assert t.creature.log == [
        "play_survival smokescreen",
        "play_survival sixth_sense",
        "take_back …",
        "resist …",
    ]
    assert t.ripley.log[-2:] == ["take_back lair+river -", "resist lair+river 1"]
    t.creature.puts(creature="artefact")
    t.reckon("trinity")
    t.trinity.chooses("take_back beach -")
    assert t.state.turn == 2
    named = [line for line in t.creature.log if line.startswith("take_back")]
    assert named == ["take_back …", "take_back …"]


def test_smokescreen_names_no_card_that_is_discarded() -> None:
    t = table(
        hunt=["forbidden_zone"],
        artemia=True,
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"plays": "jungle"},
    )
    t.ripley.plays("smokescreen")
    t.creature.plays("forbidden_zone")
    t.ripley.chooses("set_aside lair")
    t.freddy.chooses("set_aside river")
    assert t.creature.log[-2:] == ["discard …", "discard …"]
    assert t.freddy.log[-2:] == ["discard lair", "discard river"]
    t.creature.puts(creature="artefact", artemia="jungle")
    t.reckon("freddy")
    t.freddy.chooses("set_aside lair")
    named = [line for line in t.creature.log if line.startswith("discard")]
    assert named == ["discard …", "discard …", "discard …"]


def test_smokescreen_hides_what_a_sacrifice_costs_and_what_ascendancy_leaves() -> None:
    t = table(
        hunt=["ascendancy"],
        ripley={"survival": ["smokescreen"], "plays": "beach"},
        freddy={"plays": "jungle", "survival": ["sacrifice"]},
    )
    t.ripley.plays("smokescreen")
    t.freddy.plays("sacrifice", "calm_creature rover")
    assert t.creature.log[-2:] == ["play_survival sacrifice", "calm_creature …"]

    t = table(hunt=["ascendancy"], ripley={"survival": ["smokescreen"], "plays": "beach"})
    t.ripley.plays("smokescreen")
    t.creature.plays("ascendancy")
    t.ripley.chooses("keep_two lair+jungle")
    assert t.creature.log[-2:] == ["subdue ripley", "discard …"]


# Strike Back


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


# Vortex


def test_vortex_exchanges_the_card_played_with_a_discarded_one() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex"]},
        freddy={"survival": ["dodge"]},
        trinity={},
    )
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex")
    assert t.ripley.offered == ["exchange river jungle", "exchange beach jungle"]
    t.ripley.chooses("exchange beach jungle")
    assert (t.ripley.played, t.ripley.discard) == ("beach", "jungle+river")
    assert "exchange beach jungle" in t.creature.log
    t.reckon("ripley")
    assert t.ripley.at == "beach"
    assert t.ripley.will == 3


def test_vortex_is_asked_of_all_who_hold_a_card_and_stays_secret_until_the_window_closes() -> None:
    t = table(
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex"]},
        freddy={"survival": ["adrenaline"]},
        trinity={},
    )
    t.creature.puts(creature="jungle")
    assert t.asked == ["ripley: counter_choice", "freddy: counter_choice"]
    before = t.creature.view, t.creature.log
    assert t.ripley.offered == ["plan -", "plan vortex"]
    assert t.freddy.offered == ["plan -"]
    t.ripley.chooses("plan vortex")
    assert (t.creature.view, t.creature.log) == before
    assert t.asked == ["freddy: counter_choice"]
    t.freddy.chooses("plan -")
    assert t.creature.log[-1] == "play_survival vortex"
    assert t.asked == ["ripley: vortex"]


def test_vortex_needs_a_discarded_card() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["vortex"]})
    t.creature.puts(creature="jungle")
    assert t.ripley.offered == ["plan -"]


def test_vortex_does_not_lead_into_a_force_field() -> None:
    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "discard": "lair river", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex")
    assert t.ripley.played == "river"

    t = table(
        hunt=["force_field"],
        ripley={"plays": "rover", "discard": "lair jungle", "survival": ["vortex"]},
    )
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    assert t.ripley.offered == ["plan -"]


def test_vortex_exchanges_one_of_two_cards() -> None:
    t = table(ripley={"plays": "lair river", "discard": "beach", "artefact": True, "survival": ["vortex"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex")
    assert t.ripley.offered == ["exchange beach lair", "exchange beach river"]
    t.ripley.chooses("exchange beach river")
    t.reckon("ripley")
    assert t.ripley.at == "lair+beach"


def test_vortex_comes_before_the_choice_of_the_river() -> None:
    t = table(ripley={"plays": "lair river", "discard": "beach", "river": True, "survival": ["vortex"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("vortex", "exchange beach river")
    assert t.ripley.offered == ["explore_only lair", "explore_only beach"]


def test_vortex_under_smokescreen_tells_the_creature_only_that_it_was_used() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "river beach", "survival": ["vortex", "adrenaline"]},
        freddy={"plays": "rover", "survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.creature.puts(creature="jungle")
    t.ripley.plays("vortex", "exchange beach jungle")
    assert "exchange …" in t.creature.log
    assert not any("exchange beach" in line for line in t.creature.log)
    assert "exchange beach jungle" in t.freddy.log
    assert seen(t, 0).exposed is None


# Detector


def test_detector_spares_the_card_and_frees_the_place() -> None:
    t = table(artemia=True, ripley={"plays": "wreck", "survival": ["detector"]})
    t.creature.puts(creature="swamp", artemia="wreck")
    t.ripley.plays("detector")
    assert t.ripley.offered == ["nothing", "use_power wreck"]
    t.ripley.chooses("use_power wreck")
    assert t.ripley.discard == "wreck"
    assert t.rescue == 18


def test_detector_does_not_spare_what_the_other_tokens_do() -> None:
    t = table(artemia=True, ripley={"plays": "wreck", "survival": ["detector"]})
    t.creature.puts(creature="wreck", artemia="wreck")
    t.ripley.plays("detector")
    assert t.state.turn == 2
    assert t.ripley.will == 2
    assert t.ripley.discard == "wreck"


def test_detector_is_offered_only_while_the_token_is_on_his_place() -> None:
    t = table(
        artemia=True,
        ripley={"plays": "jungle", "survival": ["detector"]},
        freddy={"plays": "rover", "survival": ["hologram"]},
    )
    t.creature.puts(creature="swamp", artemia="river")
    t.reveal()
    assert not t.ripley.could_play("detector")
    t.ripley.chooses("pass_window")
    t.freddy.plays("hologram", "move_token jungle artemia")
    assert t.ripley.could_play("detector")


def before_the_creature_step(freed_by: str, ripley: dict[str, Any]) -> Table:
    """The long way to a window between the last two steps.

    Malcolm is on the Wreck, under the token that Trinity moves; the other one lies on the Jungle.
    Freddy's Gate opens the window before the Artemia step, Trinity frees the Wreck, Malcolm uses his Drone.
    """
    t = table(
        hunt=["scream"],
        artemia=True,
        freddy={"plays": "beach", "hand": "", "survival": ["gate"]},
        trinity={"plays": "rover", "survival": [freed_by]},
        malcolm={"plays": "wreck", "survival": ["drone"]},
        ripley=ripley,
    )
    token, other = ("creature", "artemia") if freed_by == "wrong_track" else ("artemia", "creature")
    t.creature.plays("scream")
    t.creature.puts(**{token: "wreck", other: "jungle", "target": "beach"})
    t.reckon("freddy")
    t.freddy.plays("gate", "use_power river")
    t.trinity.plays(freed_by, f"move_token shelter {token}")
    t.reckon("malcolm")
    t.malcolm.plays("drone", "take_from_reserve swamp")
    assert t.asked == ["ripley: reaction"]
    return t


def test_detector_comes_too_late_after_the_artemia_has_struck() -> None:
    t = before_the_creature_step("wrong_track", {"plays": "jungle", "hand": "", "survival": ["detector"]})
    assert t.ripley.offered == ["pass_window"]


# Dodge


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


# Drone


def test_drone_copies_the_rover_instead_of_the_place() -> None:
    t = table(ripley={"plays": "beach", "discard": "lair", "survival": ["drone"]})
    t.creature.puts(creature="swamp")
    t.reveal()
    assert not t.ripley.could_play("drone")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power beach", "play_survival drone"]
    t.ripley.plays("drone")
    # Once it is played, the copy is used: no declining, no take-back.
    assert offered(t.ripley, "take_from_reserve") == ["swamp", "shelter", "wreck", "source", "artefact"]
    assert len(t.ripley.offered) == 5
    t.ripley.chooses("take_from_reserve source")
    assert "source" in t.ripley.hand
    assert not t.marker


def test_drone_is_not_offered_on_the_rover_itself() -> None:
    t = table(ripley={"plays": "rover", "survival": ["drone"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    assert not t.ripley.could_play("drone")


def test_drone_is_not_offered_if_the_reserve_has_nothing_he_lacks() -> None:
    t = table(reserve={"swamp": 1}, ripley={"plays": "beach", "hand": "lair swamp", "survival": ["drone"]})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "use_power beach"]


def test_drone_is_not_offered_under_a_token() -> None:
    t = table(artemia=True, ripley={"plays": "beach", "hand": "", "survival": ["drone"]})
    t.creature.puts(creature="swamp", artemia="beach")
    t.finish_turn()
    assert t.ripley.survival == ["drone"]


def test_drone_works_whatever_lies_on_the_rover() -> None:
    t = table(hunt=["mirage"], ripley={"plays": "beach", "survival": ["drone"]})
    t.creature.plays("mirage")
    t.creature.puts(creature="rover", target="rover artefact")
    t.reckon("ripley")
    t.ripley.plays("drone", "take_from_reserve wreck")
    assert "wreck" in t.ripley.hand


def test_drone_is_offered_after_the_target_has_struck() -> None:
    t = table(hunt=["scream"], ripley={"plays": "beach", "hand": "", "survival": ["drone"]})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="beach")
    t.reckon("ripley")
    assert t.ripley.will == 2
    assert t.ripley.could_play("drone")


# Gate


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


# Hologram


def test_hologram_moves_the_artemia_one_step() -> None:
    t = table(
        artemia=True,
        ripley={"plays": "river", "hand": "lair", "survival": ["hologram"]},
        freddy={"plays": "wreck", "hand": "lair"},
    )
    t.creature.puts(creature="swamp", artemia="river")
    t.ripley.plays("hologram")
    assert t.ripley.offered == [
        "move_token jungle artemia",
        "move_token beach artemia",
        "move_token wreck artemia",
    ]
    t.ripley.chooses("move_token wreck artemia")
    # The River is free again, and the Wreck is struck.
    assert t.asked == ["ripley: place_choice"]
    t.finish_turn()
    assert (t.ripley.hand, t.freddy.discard) == ("lair", "lair+wreck")


def test_hologram_can_be_played_by_any_hunted() -> None:
    t = table(artemia=True, ripley={"plays": "rover", "survival": ["hologram"]}, freddy={"plays": "river"})
    t.creature.puts(creature="swamp", artemia="river")
    t.reveal()
    assert t.ripley.could_play("hologram")


def test_hologram_brings_a_token_on_two_places_to_one() -> None:
    t = table(hunt=["virus"], ripley={"plays": "rover", "survival": ["hologram"]})
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="river beach")
    t.ripley.plays("hologram")
    assert offered(t.ripley, "move_token") == [
        "jungle artemia",
        "river artemia",
        "beach artemia",
        "rover artemia",
        "wreck artemia",
        "source artemia",
    ]
    t.ripley.chooses("move_token beach artemia")
    assert t.token("artemia") == "beach"


def test_hologram_comes_too_late_after_the_artemia_has_struck() -> None:
    t = before_the_creature_step("wrong_track", {"plays": "source", "survival": ["hologram"]})
    assert t.ripley.offered == ["pass_window"]


def test_hologram_is_not_offered_without_an_artemia_token() -> None:
    t = table(ripley={"plays": "rover", "survival": ["hologram"]})
    t.creature.puts(creature="swamp")
    t.reveal()
    assert t.ripley.offered == ["pass_window"]


# Wrong Track


def test_wrong_track_moves_the_creature_one_step() -> None:
    t = table(
        ripley={"plays": "river", "survival": ["wrong_track"]},
        freddy={"plays": "wreck"},
    )
    t.creature.puts(creature="river")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == [
        "move_token jungle creature",
        "move_token beach creature",
        "move_token wreck creature",
    ]
    t.ripley.chooses("move_token wreck creature")
    assert t.asked == ["ripley: place_choice"]
    t.finish_turn()
    assert (t.ripley.will, t.freddy.will, t.rescue) == (3, 2, 19)


def test_wrong_track_may_lead_to_a_hunted_who_has_used_his_place() -> None:
    """What is resolved is never undone; but he is there, and caught."""
    t = table(
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "wreck", "survival": ["dodge"]},
        trinity={"plays": "rover", "survival": ["wrong_track"]},
    )
    t.creature.puts(creature="river")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    t.freddy.chooses("use_power wreck")
    t.reckon("trinity")
    t.trinity.chooses("nothing")
    t.trinity.plays("wrong_track", "move_token wreck creature")
    t.finish_turn()
    assert (t.freddy.will, t.rescue) == (2, 18)


def test_wrong_track_moves_the_clone_or_the_creature() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "rover", "survival": ["wrong_track"]},
        freddy={"plays": "wreck"},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == [
        "move_token jungle creature",
        "move_token swamp creature",
        "move_token river target",
        "move_token shelter target",
        "move_token source target",
    ]
    t.ripley.chooses("move_token source target")
    t.finish_turn()
    assert (t.freddy.will, t.assimilation) == (3, 20)


def test_wrong_track_brings_a_clone_on_two_places_to_one() -> None:
    t = table(
        hunt=["clone", "mirage"], limit=2, ripley={"plays": "rover", "survival": ["wrong_track"]}, freddy={}
    )
    t.creature.plays("mirage")
    t.creature.plays("clone")
    t.creature.puts(creature="artefact", target="lair jungle")
    t.ripley.plays("wrong_track")
    assert [line for line in offered(t.ripley, "move_token") if line.endswith("target")] == [
        "lair target",
        "jungle target",
        "river target",
        "swamp target",
        "shelter target",
    ]
    t.ripley.chooses("move_token jungle target")
    assert t.token("target") == "jungle"


def test_wrong_track_leaves_a_mere_target_alone() -> None:
    t = table(hunt=["scream"], ripley={"plays": "rover", "survival": ["wrong_track"]})
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track")
    assert t.ripley.offered == ["move_token jungle creature", "move_token swamp creature"]


def test_wrong_track_takes_the_second_target_card_along_with_the_clone() -> None:
    t = table(
        hunt=["clone", "scream"],
        limit=2,
        ripley={"plays": "rover", "survival": ["wrong_track"]},
        freddy={"plays": "wreck", "hand": ""},
        trinity={"plays": "source", "hand": ""},
    )
    t.creature.plays("clone")
    t.creature.plays("scream")
    t.creature.puts(creature="lair", target="wreck")
    t.ripley.plays("wrong_track", "move_token source target")
    t.finish_turn()
    assert (t.freddy.will, t.trinity.will) == (3, 1)


# Amplifier


def test_amplifier_takes_the_marker_and_moves_rescue() -> None:
    t = table(marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert (t.marker, t.rescue) == (False, 18)


def test_amplifier_needs_the_marker() -> None:
    t = table(ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.end_turn()
    assert t.ripley.offered == ["pass_window"]


def test_amplifier_wins_at_once() -> None:
    t = table(marker=True, rescue=1, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert t.winner == "hunted"


def test_amplifier_works_if_it_comes_before_stasis() -> None:
    t = table(hunt=["stasis"], marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.ripley.plays("amplifier")
    assert t.rescue == 19
    t.creature.plays("stasis")
    assert t.state.turn == 2
    assert t.rescue == 19


# Double Back


def test_double_back_returns_the_card_played() -> None:
    t = table(ripley={"plays": "beach", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="beach")
    t.ripley.plays("double_back")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+beach", "-")


def test_double_back_returns_one_of_two_cards() -> None:
    t = table(ripley={"plays": "beach rover", "hand": "lair", "artefact": True, "survival": ["double_back"]})
    t.creature.puts(creature="swamp")
    t.ripley.plays("double_back")
    assert t.ripley.offered == ["pick_up beach", "pick_up rover"]
    t.ripley.chooses("pick_up rover")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+rover", "beach")


def test_double_back_is_not_offered_if_the_jungle_came_back_already() -> None:
    t = table(ripley={"plays": "jungle", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    t.end_turn()
    assert t.ripley.hand == "lair+jungle"
    assert t.ripley.offered == ["pass_window"]


def test_double_back_is_not_offered_after_the_reset() -> None:
    t = table(ripley={"plays": "jungle", "hand": "lair", "will": 1, "survival": ["double_back"]})
    t.creature.puts(creature="jungle")
    t.end_turn()
    assert t.ripley.will == 3
    assert t.ripley.offered == ["pass_window"]


def test_double_back_returns_the_card_played_not_the_place_he_was_pushed_to() -> None:
    t = table(hunt=["detour"], ripley={"plays": "beach", "hand": "lair", "survival": ["double_back"]})
    t.creature.puts(creature="rover")
    t.creature.plays("detour", "push rover beach")
    t.ripley.plays("double_back")
    assert t.ripley.hand == "lair+beach"
