"""The twenty Hunt cards of the base game."""

from artemia.rules.catalog import HUNT
from artemia.rules.words import ANY_PHASE, ARTEMIA_TOKEN, TARGET_TOKEN
from artemia.testing import Player, Table, table


def offered(player: Player, verb: str) -> list[str]:
    """What this verb is offered with: `offered(t.ripley, "commit")` lists the places she may play."""
    return [line.removeprefix(verb + " ") for line in player.offered if line.split(" ")[0] == verb]


def lay(t: Table, **cards: str) -> None:
    """In a later turn: everybody lays this card, and the Creature lets them."""
    for name, place in cards.items():
        getattr(t, name).chooses(f"commit {place}")
    if "creature: prepare" in t.asked:
        t.creature.chooses("ready")


def test_every_hunt_card_has_its_phase_and_its_symbol() -> None:
    printed = {
        "despair": (1, ARTEMIA_TOKEN),
        "force_field": (1, TARGET_TOKEN),
        "anticipation": (2, 0),
        "ascendancy": (2, 0),
        "fierceness": (2, 0),
        "forbidden_zone": (2, 0),
        "interference": (2, 0),
        "persecution": (2, 0),
        "mutation": (2, ARTEMIA_TOKEN),
        "phobia": (2, ARTEMIA_TOKEN),
        "virus": (2, ARTEMIA_TOKEN),
        "clone": (2, TARGET_TOKEN),
        "mirage": (2, TARGET_TOKEN),
        "scream": (2, TARGET_TOKEN),
        "toxin": (2, TARGET_TOKEN),
        "cataclysm": (3, 0),
        "detour": (3, 0),
        "stasis": (4, 0),
        "tracking": (4, 0),
        "flashback": (ANY_PHASE, 0),
    }
    assert {card.id: (card.phase, card.symbol) for card in HUNT.values() if card.box == "base"} == printed


def test_the_creature_plays_one_hunt_card_a_turn() -> None:
    t = table(hunt=["despair", "clone", "stasis"], ripley={"plays": "jungle"})
    t.creature.plays("despair")
    t.hunt()
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="jungle", artemia="rover")
    assert t.state.turn == 2


# Despair


def test_despair_stops_survival_cards_until_the_turn_ends() -> None:
    t = table(
        hunt=["despair"], ripley={"plays": "jungle", "survival": ["adrenaline", "dodge", "vortex"], "will": 2}
    )
    assert t.ripley.could_play("adrenaline")
    t.creature.plays("despair")
    assert not t.ripley.could_play("adrenaline")
    t.creature.puts(creature="jungle", artemia="rover")
    # Nobody is asked to Dodge or to exchange: the whole turn has gone by.
    assert t.state.turn == 2
    assert t.ripley.will == 1
    assert t.ripley.could_play("adrenaline")


def test_despair_recalls_what_was_committed() -> None:
    t = table(hunt=["despair"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.ripley.chooses("commit jungle")
    assert t.ripley.offered == ["withdraw"]
    t.creature.plays("despair")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    assert offered(t.ripley, "commit") == ["lair", "jungle", "river", "beach", "rover"]


def test_despair_leaves_cards_played_before_in_force() -> None:
    t = table(hunt=["despair"], ripley={"discard": "lair", "survival": ["smokescreen"]})
    t.ripley.plays("smokescreen")
    t.creature.plays("despair")
    assert t.creature.view.hunted[0].discard is None


def test_despair_stops_the_draw_of_the_source_but_not_its_healing() -> None:
    t = table(hunt=["despair"], ripley={"plays": "source", "discard": "lair", "will": 2}, freddy={})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -", "use_power source"]
    t.ripley.chooses("use_power source")
    assert t.ripley.will == 3
    assert t.ripley.survival == []


def test_despair_leaves_the_shelter_only_its_take_back() -> None:
    t = table(hunt=["despair"], ripley={"plays": "shelter", "discard": "lair"})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="artefact")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back lair -"]


def test_despair_brings_the_artemia_token() -> None:
    t = table(hunt=["despair"], ripley={"plays": "jungle", "hand": "lair"})
    t.creature.plays("despair")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.state.turn == 2
    assert t.ripley.discard == "lair+jungle"


# Force Field


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


# Anticipation


def test_anticipation_names_a_hunted_for_all_to_hear() -> None:
    t = table(hunt=["anticipation"], ripley={}, freddy={})
    t.creature.plays("anticipation")
    assert t.creature.offered == ["anticipate ripley", "anticipate freddy"]
    t.creature.chooses("anticipate freddy")
    assert t.ripley.view.anticipated == [2]


def test_anticipation_moves_assimilation_once_more_if_that_hunted_is_caught() -> None:
    t = table(hunt=["anticipation"], ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.plays("anticipation", "anticipate freddy")
    t.creature.puts(creature="jungle")
    assert t.assimilation == 18


def test_anticipation_is_worth_nothing_if_another_is_caught() -> None:
    t = table(hunt=["anticipation"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("anticipation", "anticipate freddy")
    t.creature.puts(creature="jungle")
    t.finish_turn()
    assert t.assimilation == 19


def test_anticipation_is_worth_one_space_however_often_he_is_caught_and_the_clone_counts() -> None:
    t = table(hunt=["anticipation", "clone"], limit=2, ripley={"plays": "jungle river", "artefact": True})
    t.creature.plays("anticipation")
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="river")
    assert t.assimilation == 18
    assert t.ripley.will == 1


def test_anticipation_is_worth_nothing_if_that_hunted_dodges() -> None:
    t = table(
        hunt=["anticipation"], ripley={"plays": "jungle", "survival": ["dodge"]}, freddy={"plays": "jungle"}
    )
    t.creature.plays("anticipation", "anticipate ripley")
    t.creature.puts(creature="jungle")
    t.ripley.plays("dodge")
    t.finish_turn()
    assert t.assimilation == 19


def test_anticipation_can_win_the_game() -> None:
    t = table(hunt=["anticipation"], assimilation=2, ripley={"plays": "jungle"})
    t.creature.plays("anticipation")
    t.creature.puts(creature="jungle")
    assert t.winner == "creature"


# Ascendancy


def test_ascendancy_leaves_two_cards_of_his_choice() -> None:
    t = table(
        hunt=["ascendancy"],
        ripley={"plays": "jungle", "hand": "lair river rover"},
        freddy={"plays": "beach", "hand": "lair river"},
        trinity={"plays": "beach"},
    )
    t.creature.plays("ascendancy")
    # Freddy has but two cards left besides the one he has laid.
    assert t.creature.offered == ["subdue ripley", "subdue trinity"]
    t.creature.chooses("subdue ripley")
    assert t.ripley.offered == ["keep_two lair+river", "keep_two lair+rover", "keep_two river+rover"]
    t.ripley.chooses("keep_two lair+rover")
    assert (t.ripley.hand, t.ripley.discard, t.ripley.played) == ("lair+rover", "river", "jungle")


def test_ascendancy_tells_what_is_discarded_not_what_is_kept() -> None:
    """Whoever knew the two cards kept would know the card that was played."""
    t = table(hunt=["ascendancy"], ripley={"plays": "jungle"}, freddy={})
    t.creature.plays("ascendancy", "subdue ripley")
    t.ripley.chooses("keep_two lair+rover")
    for other in (t.creature, t.freddy):
        assert other.log[-2:] == ["subdue ripley", "discard river+beach"]
        assert not any("lair+rover" in line for line in other.log)


def test_ascendancy_needs_somebody_with_more_than_two_cards() -> None:
    t = table(hunt=["ascendancy"], ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    assert not t.creature.could_play("ascendancy")


# Fierceness


def test_fierceness_costs_everybody_caught_one_more_will() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "jungle"}, freddy={"plays": "jungle"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="jungle")
    assert (t.ripley.will, t.freddy.will) == (1, 1)
    assert t.assimilation == 19


def test_fierceness_adds_to_the_lair() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "lair"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair")
    assert t.assimilation == 18  # caught, and a last Will
    assert t.ripley.will == 3


def test_fierceness_counts_for_the_clone_too() -> None:
    t = table(hunt=["fierceness", "clone"], limit=2, ripley={"plays": "jungle"})
    t.creature.plays("fierceness")
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="jungle")
    assert t.ripley.will == 1


def test_fierceness_takes_no_more_than_there_is() -> None:
    t = table(hunt=["fierceness"], ripley={"plays": "jungle", "will": 1})
    t.creature.plays("fierceness")
    t.creature.puts(creature="jungle")
    assert t.assimilation == 18
    assert t.ripley.will == 3


# Forbidden Zone


def test_forbidden_zone_is_picked_in_secret_and_shown_together() -> None:
    t = table(hunt=["forbidden_zone"], ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("forbidden_zone")
    assert t.asked == ["ripley: which_to_give", "freddy: which_to_give"]
    assert offered(t.ripley, "set_aside") == ["lair", "river", "beach", "rover"]
    t.ripley.chooses("set_aside lair")
    assert t.asked == ["freddy: which_to_give"]
    for other in (t.creature, t.freddy):
        assert other.log[-1] == "play_hunt forbidden_zone"
        assert other.view.hunted[0].discard == []
    t.freddy.chooses("set_aside rover")
    assert t.creature.log[-2:] == ["discard lair", "discard rover"]
    assert (t.ripley.discard, t.freddy.discard) == ("lair", "rover")


def test_forbidden_zone_skips_an_empty_hand_and_spares_played_cards() -> None:
    t = table(
        hunt=["forbidden_zone"],
        ripley={"plays": "jungle", "hand": ""},
        freddy={"plays": "beach", "hand": "lair"},
    )
    t.creature.plays("forbidden_zone")
    assert t.asked == ["creature: hunt_choice"]
    assert (t.ripley.played, t.ripley.discard, t.freddy.discard) == ("jungle", "-", "lair")


def test_forbidden_zone_needs_a_card_in_somebodys_hand() -> None:
    t = table(hunt=["forbidden_zone"], ripley={"plays": "jungle", "hand": ""})
    t.hunt()
    assert not t.creature.could_play("forbidden_zone")


# Interference


def test_interference_leaves_neither_power_nor_take_back_nor_drone_on_beach_and_wreck() -> None:
    t = table(
        hunt=["interference"],
        ripley={"plays": "wreck", "discard": "lair", "survival": ["drone"]},
        freddy={"plays": "beach", "discard": "lair", "survival": ["gate"]},
        trinity={"plays": "jungle", "discard": "lair"},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.reckon()
    assert t.asked == ["trinity: place_choice"]
    t.trinity.passes()
    t.finish_turn()
    assert not t.marker
    assert t.rescue == 19


def test_interference_does_not_stop_copies() -> None:
    t = table(hunt=["interference"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("interference")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 18


def test_interference_does_not_stop_ingenuity_and_amplifier() -> None:
    t = table(
        hunt=["interference"],
        ripley={"plays": "jungle", "survival": ["ingenuity"]},
        freddy={"plays": "jungle", "survival": ["amplifier"]},
    )
    t.ripley.plays("ingenuity")
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.freddy.plays("amplifier")
    assert t.rescue == 18


# Persecution


def test_persecution_leaves_the_lair_one_card_or_the_copy() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back river -", "take_back beach -", "use_power wreck"]


def test_persecution_leaves_the_jungle_itself_or_one_discarded_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power jungle")
    assert t.ripley.offered == ["take_back - jungle", "take_back river -", "take_back beach -"]


def test_persecution_leaves_the_swamp_itself_or_one_discarded_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "swamp", "hand": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power swamp")
    t.ripley.chooses("take_back - swamp")
    assert (t.ripley.hand, t.ripley.discard) == ("lair+swamp", "river+beach")


def test_persecution_limits_copies_in_the_same_way() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "lair", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    t.ripley.chooses("use_power swamp")
    assert t.ripley.offered == ["take_back - lair", "take_back river -", "take_back beach -"]


def test_persecution_does_not_touch_the_take_back_of_one_card() -> None:
    t = table(hunt=["persecution"], ripley={"plays": "jungle", "discard": "river beach"})
    t.creature.plays("persecution")
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == ["nothing", "take_back river -", "take_back beach -", "use_power jungle"]


# Mutation


def test_mutation_costs_a_card_and_a_will_and_no_assimilation() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle"})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    t.ripley.chooses("set_aside lair")
    assert t.ripley.discard == "lair+jungle"
    assert t.ripley.will == 2
    assert t.assimilation == 20


def test_mutation_bites_an_empty_hand_too() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle", "hand": ""})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.ripley.will == 2


def test_mutation_moves_assimilation_for_a_last_will() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "jungle", "hand": "", "will": 1})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.assimilation == 19
    assert (t.ripley.will, t.ripley.hand) == (3, "jungle")


def test_mutation_on_two_places_at_once_bites_twice() -> None:
    t = table(
        hunt=["mutation", "virus"],
        limit=2,
        ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True},
    )
    t.creature.plays("mutation")
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="jungle river")
    assert t.ripley.offered == ["set_aside lair+beach", "set_aside lair+rover", "set_aside beach+rover"]
    t.ripley.chooses("set_aside lair+beach")
    assert t.ripley.will == 1


def test_mutation_is_cancelled_by_the_detector() -> None:
    t = table(hunt=["mutation"], ripley={"plays": "beach", "survival": ["detector"]})
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="beach")
    t.ripley.plays("detector")
    t.finish_turn()
    assert t.ripley.will == 3
    assert t.ripley.discard == "beach"


def test_mutation_then_the_creature_count_one_last_will_between_them() -> None:
    t = table(
        hunt=["mutation"],
        ripley={"plays": "jungle", "hand": "", "will": 1},
        freddy={"plays": "rover", "will": 1},
    )
    t.creature.plays("mutation")
    t.creature.puts(creature="rover", artemia="jungle")
    assert t.assimilation == 18  # one for the catch, one for both last Wills


# Phobia


def test_phobia_shows_all_but_two_cards_to_the_creature_alone() -> None:
    t = table(
        hunt=["phobia"],
        ripley={"plays": "jungle", "hand": "lair river rover"},
        freddy={"plays": "beach", "hand": "lair river"},
        trinity={"plays": "beach"},
    )
    t.creature.plays("phobia")
    assert t.creature.offered == ["frighten ripley", "frighten trinity"]
    t.creature.chooses("frighten ripley")
    assert t.ripley.offered == ["hide_two lair+river", "hide_two lair+rover", "hide_two river+rover"]
    t.ripley.chooses("hide_two lair+rover")
    assert t.creature.view.hunted[0].shown == [3]
    assert t.creature.log[-2:] == ["hide_two …", "show_to_creature river 1"]
    assert t.freddy.view.hunted[0].shown is None
    assert t.freddy.log[-2:] == ["hide_two …", "show_to_creature …"]
    assert t.ripley.hand == "lair+river+rover"


def test_phobia_is_played_for_its_symbol_if_nobody_has_a_card_to_show() -> None:
    t = table(hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river"})
    t.creature.plays("phobia")
    assert t.asked == ["creature: hunt_choice"]
    t.creature.puts(creature="rover", artemia="jungle")
    assert offered(t.ripley, "set_aside") == ["lair", "river"]


def test_phobia_is_not_offered_if_neither_its_text_nor_its_symbol_would_do_anything() -> None:
    t = table(hunt=["phobia"], artemia=True, ripley={"plays": "jungle", "hand": "lair river"})
    t.hunt()
    assert not t.creature.could_play("phobia")


def test_phobia_forgets_a_shown_card_that_is_discarded() -> None:
    t = table(
        hunt=["phobia"], ripley={"plays": "jungle", "hand": "lair river beach rover", "survival": ["dodge"]}
    )
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+rover")
    t.creature.puts(creature="swamp", artemia="jungle")
    t.reckon("ripley")
    t.ripley.chooses("set_aside river")
    assert t.state.turn == 1
    assert t.creature.view.hunted[0].shown == [4]


# Virus


def test_virus_strikes_on_two_adjacent_places() -> None:
    t = table(
        hunt=["virus"],
        ripley={"plays": "jungle", "hand": "lair"},
        freddy={"plays": "shelter", "hand": "rover"},
        trinity={"plays": "beach", "hand": "lair"},
    )
    t.creature.plays("virus")
    pairs = [line for line in offered(t.creature, "put_token") if line.endswith("artemia")]
    assert len(pairs) == 13
    t.creature.puts(creature="swamp", artemia="jungle shelter")
    t.finish_turn()
    assert t.ripley.discard == "lair+jungle"
    assert t.freddy.discard == "rover+shelter"
    assert t.trinity.discard == "beach"


def test_virus_after_the_token_is_down_spreads_it_to_one_neighbour() -> None:
    t = table(hunt=["virus"], artemia=True, ripley={"plays": "jungle"})
    t.creature.puts(artemia="jungle")
    t.creature.plays("virus")
    assert offered(t.creature, "spread_token") == ["lair artemia", "river artemia", "shelter artemia"]
    t.creature.puts(artemia="shelter")
    assert t.token("artemia") == "jungle+shelter"


def test_virus_strikes_twice_whoever_is_on_both_places() -> None:
    t = table(hunt=["virus"], ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True})
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="jungle river")
    assert t.ripley.offered == ["set_aside lair+beach", "set_aside lair+rover", "set_aside beach+rover"]
    t.ripley.chooses("set_aside lair+beach")
    assert t.ripley.hand == "rover"


def test_virus_and_despair_share_one_token() -> None:
    t = table(hunt=["despair", "virus"], limit=2, ripley={"plays": "source", "hand": "lair"})
    t.creature.plays("despair")
    t.creature.plays("virus")
    t.creature.puts(creature="swamp", artemia="source beach")
    assert t.state.turn == 2
    assert t.ripley.discard == "lair+source"


# Clone


def test_clone_catches_like_the_creature_and_assimilation_moves_once() -> None:
    t = table(
        hunt=["clone"],
        ripley={"plays": "jungle", "discard": "lair"},
        freddy={"plays": "beach", "discard": "lair"},
    )
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="beach")
    # Neither uses his place: the turn is over.
    assert t.state.turn == 2
    assert (t.ripley.will, t.freddy.will) == (2, 2)
    assert t.assimilation == 19


def test_clone_and_creature_on_one_place_cost_two_will() -> None:
    t = table(hunt=["clone"], ripley={"plays": "jungle"})
    t.creature.plays("clone")
    t.creature.puts(creature="jungle", target="jungle")
    assert t.ripley.will == 1
    assert t.assimilation == 19


def test_clone_makes_the_lair_cost_one_more_will() -> None:
    t = table(hunt=["clone"], ripley={"plays": "lair"})
    t.creature.plays("clone")
    t.creature.puts(creature="rover", target="lair")
    assert t.ripley.will == 1


def test_clone_lets_the_lair_copy_either_place() -> None:
    t = table(hunt=["clone"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("clone")
    t.creature.puts(creature="wreck", target="rover")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert t.ripley.offered == ["take_back river -", "use_power rover", "use_power wreck"]


def test_clone_and_a_second_target_card_act_on_the_same_place() -> None:
    t = table(hunt=["scream", "clone"], limit=2, ripley={"plays": "jungle"})
    t.creature.plays("scream")
    t.creature.puts(creature="rover", target="jungle")
    t.creature.plays("clone")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.ripley.will == 1
    assert t.assimilation == 19


# Mirage


def test_mirage_leaves_neither_power_nor_take_back_on_two_places() -> None:
    t = table(
        hunt=["mirage"],
        ripley={"plays": "rover", "discard": "lair", "survival": ["drone"]},
        freddy={"plays": "artefact", "discard": "lair", "survival": ["gate"]},
        trinity={"plays": "jungle", "discard": "lair"},
    )
    t.creature.plays("mirage")
    assert len([line for line in t.creature.offered if line.endswith("target")]) == 13
    t.creature.puts(creature="swamp", target="rover artefact")
    t.reckon()
    assert t.asked == ["trinity: place_choice"]
    t.finish_turn()
    assert (t.ripley.discard, t.freddy.discard) == ("lair+rover", "lair+artefact")
    assert t.ripley.survival == ["drone"]


def test_mirage_does_not_stop_copies() -> None:
    t = table(hunt=["mirage"], ripley={"plays": "lair", "discard": "river"})
    t.creature.plays("mirage")
    t.creature.puts(creature="wreck", target="wreck source")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert "use_power wreck" in t.ripley.offered


def test_mirage_spreads_a_scream_that_is_down_already() -> None:
    """Both effects act on both places."""
    t = table(
        hunt=["scream", "mirage"],
        limit=2,
        ripley={"plays": "jungle", "discard": "beach"},
        freddy={"plays": "shelter", "discard": "beach"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.creature.plays("mirage")
    assert offered(t.creature, "spread_token") == ["lair target", "river target", "shelter target"]
    t.creature.puts(target="shelter")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["freddy: scream_choice"]
    t.freddy.chooses("lose_will 1")
    assert t.state.turn == 2
    assert (t.ripley.will, t.freddy.will) == (2, 2)


# Scream


def test_scream_costs_two_cards_or_a_will_and_then_the_place_is_used() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": "lair river beach"})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == [
        "lose_will 1",
        "discard lair+river",
        "discard lair+beach",
        "discard river+beach",
    ]
    t.ripley.chooses("discard lair+river")
    assert t.ripley.will == 3
    assert t.ripley.offered == ["nothing", "take_back lair -", "take_back river -", "use_power wreck"]


def test_scream_costs_the_will_of_whoever_has_fewer_than_two_cards() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": "lair"})
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.ripley.will == 2
    assert t.ripley.hand == "lair"
    assert t.ripley.offered == ["nothing", "use_power wreck"]


def test_scream_goes_round_seat_by_seat_effect_then_place() -> None:
    t = table(
        hunt=["scream"], ripley={"plays": "wreck", "discard": "beach"}, freddy={"plays": "wreck", "hand": ""}
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["ripley: place_choice"]
    assert t.freddy.will == 3
    t.ripley.chooses("use_power wreck")
    assert t.freddy.will == 2


def test_scream_leaves_no_place_under_the_creature() -> None:
    t = table(hunt=["scream"], ripley={"plays": "wreck", "hand": ""})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", target="wreck")
    assert t.state.turn == 2
    assert t.ripley.will == 1


def test_scream_artemia_and_creature_on_one_place_all_strike() -> None:
    t = table(hunt=["scream"], artemia=True, ripley={"plays": "wreck", "hand": "lair river rover"})
    t.creature.plays("scream")
    t.creature.puts(creature="wreck", artemia="wreck", target="wreck")
    t.ripley.chooses("discard lair+river")
    assert t.state.turn == 2
    assert (t.ripley.will, t.ripley.hand) == (2, "-")


def test_scream_takes_two_cards_and_no_will_from_a_spent_hunted() -> None:
    """Struck on both places of the Artefact: the first time costs the last Will."""
    t = table(
        hunt=["scream", "mirage"],
        limit=2,
        ripley={"plays": "jungle river", "hand": "lair beach rover", "artefact": True, "will": 1},
    )
    t.creature.plays("scream")
    t.creature.plays("mirage")
    t.creature.puts(creature="swamp", target="jungle river")
    t.ripley.chooses("lose_will 1")
    assert t.assimilation == 19
    assert t.ripley.offered == ["discard lair+beach", "discard lair+rover", "discard beach+rover"]
    t.ripley.chooses("discard lair+beach")
    assert t.assimilation == 19
    assert (t.ripley.will, t.ripley.hand) == (3, "lair+jungle+river+beach+rover")


# Toxin


def test_toxin_costs_a_survival_card_and_the_place() -> None:
    t = table(
        hunt=["toxin"], ripley={"plays": "wreck", "discard": "lair", "survival": ["dodge", "drone", "gate"]}
    )
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.ripley.offered == ["discard_survival dodge", "discard_survival drone", "discard_survival gate"]
    t.ripley.chooses("discard_survival drone")
    assert t.creature.view.survival_discard == ["drone"]
    t.finish_turn()
    assert t.rescue == 19
    assert t.ripley.discard == "lair+wreck"
    assert t.ripley.survival == ["dodge", "gate"]


def test_toxin_finds_no_survival_card_and_the_place_is_ineffective_all_the_same() -> None:
    t = table(hunt=["toxin"], ripley={"plays": "wreck", "discard": "lair"})
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    assert t.state.turn == 2
    assert t.rescue == 19


def test_toxin_and_scream_strike_in_the_order_played() -> None:
    cards = {"plays": "wreck", "discard": "lair", "survival": ["dodge", "drone"]}
    t = table(hunt=["toxin", "scream"], limit=2, ripley=cards)
    t.creature.plays("scream")
    t.creature.plays("toxin")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.asked == ["ripley: scream_choice"]
    t.ripley.chooses("lose_will 1")
    assert t.asked == ["ripley: toxin_choice"]

    t = table(hunt=["toxin", "scream"], limit=2, ripley=cards)
    t.creature.plays("toxin")
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="wreck")
    t.reckon("ripley")
    assert t.asked == ["ripley: toxin_choice"]


# Cataclysm


def test_cataclysm_makes_any_place_ineffective() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "wreck", "discard": "lair"}, freddy={"plays": "beach"})
    t.creature.puts(creature="swamp")
    t.creature.plays("cataclysm")
    assert len(offered(t.creature, "devastate")) == 10
    t.creature.chooses("devastate wreck")
    assert t.asked == ["freddy: place_choice"]
    t.finish_turn()
    assert t.rescue == 19


def test_cataclysm_stops_only_those_who_have_not_resolved_yet() -> None:
    """The Gate, played in the middle of the phase, opens the window anew."""
    t = table(
        hunt=["scream", "cataclysm"],
        limit=2,
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "jungle", "hand": "", "discard": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    t.creature.plays("cataclysm", "devastate jungle")
    # Freddy met the Scream, and got nothing from his place.
    assert t.state.turn == 2
    assert t.freddy.will == 2
    assert t.freddy.discard == "lair+jungle"
    assert t.ripley.view.hunted[0].river


def test_cataclysm_does_not_stop_copies() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "lair", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("cataclysm", "devastate wreck")
    t.reckon("ripley")
    t.ripley.chooses("use_power lair")
    assert "use_power wreck" in t.ripley.offered


def test_cataclysm_on_the_lair_leaves_nothing_to_copy_from() -> None:
    t = table(hunt=["cataclysm"], ripley={"plays": "lair", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("cataclysm", "devastate lair")
    assert t.state.turn == 2


# Detour


def test_detour_pushes_a_hunted_next_door() -> None:
    t = table(hunt=["detour"], ripley={"plays": "river"}, freddy={"plays": "rover"})
    t.creature.puts(creature="jungle")
    t.creature.plays("detour")
    assert t.creature.offered == ["divert ripley", "divert freddy"]
    t.creature.chooses("divert ripley")
    assert t.creature.offered == ["push jungle river", "push beach river", "push wreck river"]
    t.creature.chooses("push jungle river")
    assert (t.ripley.at, t.ripley.played) == ("jungle", "river")
    t.finish_turn()
    assert t.ripley.will == 2
    assert t.ripley.discard == "river"


def test_detour_onto_the_lair_costs_one_more_will() -> None:
    t = table(hunt=["detour"], ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.creature.plays("detour", "push lair jungle")
    assert t.ripley.will == 1


def test_detour_gives_the_power_of_the_new_place_to_the_card_played() -> None:
    t = table(hunt=["detour"], ripley={"plays": "lair", "hand": "", "discard": "river"})
    t.creature.puts(creature="wreck")
    t.creature.plays("detour", "push jungle lair")
    assert t.ripley.offered == ["nothing", "take_back river -", "use_power jungle"]
    t.ripley.chooses("use_power jungle")
    assert t.ripley.hand == "lair+river"


def test_detour_pushes_from_either_of_two_places_but_not_onto_the_other() -> None:
    t = table(hunt=["detour"], ripley={"plays": "jungle river", "artefact": True})
    t.creature.puts(creature="swamp")
    t.creature.plays("detour")
    assert t.creature.offered == [
        "push lair jungle",
        "push shelter jungle",
        "push beach river",
        "push wreck river",
    ]
    t.creature.chooses("push wreck river")
    assert t.ripley.at == "jungle+wreck"


def test_detour_does_not_lead_into_a_force_field() -> None:
    t = table(hunt=["detour", "force_field"], limit=2, ripley={"plays": "river"})
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.creature.puts(creature="swamp")
    t.creature.plays("detour")
    assert t.creature.offered == ["push beach river", "push wreck river"]


def test_detour_comes_too_late_once_a_place_is_resolved() -> None:
    t = table(
        hunt=["detour", "cataclysm"],
        ripley={"plays": "beach", "survival": ["gate"]},
        freddy={"plays": "swamp", "survival": ["dodge"]},
    )
    t.creature.puts(creature="swamp")
    t.reveal()
    assert t.creature.could_play("detour")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert t.creature.could_play("cataclysm")
    assert not t.creature.could_play("detour")


def test_detour_opens_the_window_again_for_those_who_had_passed() -> None:
    t = table(hunt=["detour"], ripley={"plays": "river", "survival": ["dodge"]})
    t.creature.puts(creature="jungle")
    t.reveal()
    assert not t.ripley.could_play("dodge")
    t.ripley.chooses("pass_window")
    t.creature.plays("detour", "push jungle river")
    assert t.ripley.could_play("dodge")


# Stasis


def test_stasis_keeps_rescue_where_it_is() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "jungle"})
    t.creature.plays("stasis")
    assert t.state.turn == 2
    assert t.rescue == 20
    t.ripley.chooses("commit lair")
    t.finish_turn()
    assert t.rescue == 19


def test_stasis_comes_before_the_clean_up_not_before_phase_4() -> None:
    t = table(hunt=["stasis"], ripley={"plays": "wreck", "survival": ["dodge"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.chooses("use_power wreck")
    assert t.rescue == 19
    t.creature.plays("stasis")
    t.finish_turn()
    assert t.rescue == 19


def test_stasis_stops_the_amplifier_that_comes_after_it() -> None:
    t = table(hunt=["stasis"], marker=True, ripley={"plays": "jungle", "survival": ["amplifier"]})
    t.end_turn()
    assert t.ripley.could_play("amplifier")
    t.creature.plays("stasis")
    assert not t.ripley.could_play("amplifier")
    t.finish_turn()
    assert (t.rescue, t.marker) == (20, True)


# Tracking


def test_tracking_allows_two_hunt_cards_in_the_next_turn_only() -> None:
    t = table(
        hunt=["tracking"],
        hunt_deck=["fierceness", "persecution", "interference", "anticipation", "mutation"],
        ripley={"plays": "jungle"},
    )
    t.creature.plays("tracking")
    assert t.ripley.view.hunt_left == 2
    lay(t, ripley="lair")
    t.creature.plays("fierceness")
    assert t.creature.could_play("persecution")
    t.creature.plays("persecution")
    assert not t.creature.could_play("interference")
    t.creature.puts(creature="swamp")
    t.finish_turn()
    assert t.ripley.view.hunt_left == 1


def test_tracking_is_wasted_on_a_turn_of_sacrifice() -> None:
    t = table(hunt=["tracking"], ripley={"plays": "jungle", "survival": ["sacrifice"]})
    t.creature.plays("tracking")
    t.finish_turn()
    assert t.ripley.view.hunt_left == 2
    t.ripley.plays("sacrifice", "calm_creature lair")
    lay(t, ripley="rover")
    assert offered(t.creature, "play_hunt") == []
    t.creature.puts(creature="swamp")
    assert t.asked == ["ripley: place_choice"]


# Flashback


def test_flashback_is_nothing_on_an_empty_discard() -> None:
    t = table(hunt=["flashback"], ripley={"plays": "swamp", "survival": ["adrenaline"]})
    assert not t.creature.could_play("flashback")
    t.hunt()
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.reveal()
    assert not t.creature.could_play("flashback")
    t.end_turn()
    assert not t.creature.could_play("flashback")


def test_flashback_takes_phase_symbol_and_text_of_the_last_card() -> None:
    t = table(hunt=["flashback"], hunt_discard=["clone", "scream"], ripley={"plays": "wreck"})
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(target="wreck")
    assert t.asked == ["ripley: scream_choice"]


def test_flashback_copies_a_card_of_phase_1() -> None:
    t = table(hunt=["flashback"], hunt_discard=["despair"], ripley={"plays": "jungle", "will": 2}, freddy={})
    t.ripley.chooses("commit jungle")
    t.creature.chooses("play_hunt flashback")
    assert t.asked == ["ripley: explore", "freddy: explore"]
    t.hunt()
    assert any(line.endswith("artemia") for line in t.creature.offered)


def test_flashback_copies_a_card_of_phase_3_in_phase_3_only() -> None:
    t = table(hunt=["flashback"], hunt_discard=["cataclysm"], ripley={"plays": "wreck"})
    t.hunt()
    assert not t.creature.could_play("flashback")
    t.creature.puts(creature="swamp")
    t.reveal()
    t.creature.chooses("play_hunt flashback")
    t.creature.chooses("devastate wreck")
    assert t.state.turn == 2


def test_flashback_keeps_to_the_timing_of_what_it_copies() -> None:
    t = table(hunt=["flashback"], hunt_discard=["detour"], ripley={"plays": "beach", "survival": ["gate"]})
    t.creature.puts(creature="swamp")
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    assert t.asked[0] == "creature: reaction"
    assert not t.creature.could_play("flashback")


def test_flashback_looks_below_a_flashback() -> None:
    t = table(hunt=["flashback"], hunt_discard=["stasis"], ripley={"plays": "jungle"})
    t.state.hunt_discard += (HUNT["flashback"].bit,)
    t.end_turn()
    t.creature.chooses("play_hunt flashback")
    assert t.rescue == 20


def test_flashback_copies_a_card_of_an_earlier_turn_not_of_this_one() -> None:
    t = table(
        hunt=["flashback", "scream"],
        limit=2,
        hunt_discard=["persecution"],
        ripley={"plays": "lair", "hand": "", "discard": "river beach"},
    )
    t.creature.plays("scream")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="swamp", target="lair")
    assert t.ripley.will == 2  # one Scream, not two
    t.ripley.chooses("use_power lair")
    assert offered(t.ripley, "take_back") == ["river -", "beach -"]
    t.finish_turn()
    assert t.creature.view.hunt_discard == ["persecution", "scream", "flashback"]


def test_flashback_repeats_the_card_of_the_turn_before() -> None:
    t = table(
        hunt=["flashback", "scream"],
        hunt_deck=["stasis", "detour"],
        ripley={"plays": "wreck", "hand": "lair"},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="swamp", target="jungle")
    t.finish_turn()
    lay(t, ripley="lair")
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="swamp", target="lair")
    assert t.ripley.will == 2


def test_flashback_on_a_tracking_turn_copies_tracking() -> None:
    t = table(
        hunt=["tracking", "flashback"],
        hunt_deck=["fierceness", "persecution", "interference", "anticipation"],
        ripley={"plays": "jungle"},
    )
    t.creature.plays("tracking")
    lay(t, ripley="lair")
    t.end_turn()
    t.creature.chooses("play_hunt flashback")
    t.finish_turn()
    assert t.state.turn == 3
    assert t.ripley.view.hunt_left == 2
