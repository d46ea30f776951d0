"""Whoever owns the printed box puts a card right: what it is then, and what is told of it."""

from __future__ import annotations

import json
import subprocess
import sys

from artemia import Game, Setup, preset
from artemia.bots.instinct import Instinct
from artemia.cards.base.places import jungle, swamp
from artemia.rules.corrections import AS_THEY_ARE, Corrections, corrections, read_corrections
from artemia.rules.sanctuary_catalog import EVOLUTIONS
from artemia.testing import slow_table, table
from artemia.texts import prompt, say
from tests.cards.sanctuary.city_talk import city

BOX = """
[hunt.telepathy]
name.en = "Night Sense"
name.fr = "Sens nocturne"
text = "The Target token strikes nobody, and everybody knows it."
phase = 4
effect = "stasis"

[place.oasis]
name = "The Well"
effect = "beach"

[survival.flare]
phase = 3

[evolution.clever]
level = 2
cost = 6
effect = "viral"
"""


# What a card is then


def test_a_hunt_card_has_the_effect_phase_and_symbol_of_another() -> None:
    cards = {"hunt": {"telepathy": {"effect": "clone"}}}
    t = table(cards=cards, hunt=["telepathy"], ripley={"plays": "river"})
    t.creature.plays("telepathy")
    t.creature.puts(creature="lair", target="river")
    assert t.ripley.will == 2, "caught by the Target"


def test_a_card_is_played_in_another_phase() -> None:
    early = table(cards={"hunt": {"stasis": {"phase": 1}}}, hunt=["stasis"], ripley={"plays": "river"})
    early.creature.plays("stasis")
    assert early.state.phase == 1
    cards = {"survival": {"flare": {"phase": 3}}}
    late = table(cards=cards, hunt=["stasis"], ripley={"survival": ["flare"], "plays": "river"})
    assert not late.ripley.could_play("flare")
    late.creature.puts(creature="lair")
    late.ripley.plays("flare")
    assert late.state.phase == 3


def test_a_symbol_calls_its_token() -> None:
    cards = {"hunt": {"fierceness": {"symbol": "artemia"}}}
    t = table(cards=cards, hunt=["fierceness"], artemia=False, ripley={"plays": "river"})
    t.creature.plays("fierceness")
    t.creature.puts(creature="lair", artemia="jungle")


def test_a_place_has_the_power_of_another_and_all_that_goes_with_it() -> None:
    t = table(cards={"place": {"jungle": {"effect": "wreck"}}}, rescue=9, ripley={"plays": "jungle"})
    t.creature.puts(creature="lair")
    t.ripley.chooses("use_power jungle")
    assert t.state.rescue == 7
    assert t.state.planet.once_a_turn & t.places("jungle")


def test_flashback_copies_what_a_card_is_here() -> None:
    cards = {"hunt": {"tracking": {"effect": "fierceness"}}}
    t = table(cards=cards, hunt=["flashback"], hunt_discard=["tracking"], ripley={"plays": "river"})
    t.hunt()
    t.creature.chooses("play_hunt flashback")
    t.creature.puts(creature="river")
    assert t.ripley.will == 1, "one for the catch, one for Fierceness"


def test_no_scavenger_brings_back_a_scavenger() -> None:
    cards = {"survival": {"gate": {"effect": "scavenging"}}}
    t = table(
        cards=cards,
        survival_discard=["scavenging", "dodge"],
        ripley={"survival": ["gate"], "plays": "river"},
    )
    t.creature.puts(creature="lair")
    t.until("place_choice")
    t.ripley.chooses("play_survival gate")
    assert t.ripley.survival == ["dodge"]


def test_an_evolution_costs_and_does_what_its_owner_says() -> None:
    cards = {"evolution": {"clever": {"level": 2, "cost": 6, "effect": "venomous"}}}
    t = slow_table(cards=cards, city={"developed": ["clever"]}, ripley={"plays": "river"})
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert t.ripley.will == 1, "one for the catch, one for the venom"
    known = t.state.cards.evolution[EVOLUTIONS["clever"].bit]
    assert (known.level, known.cost) == (2, 6)


def test_one_that_acts_at_its_moment_does_so_under_another_name() -> None:
    cards = {"evolution": {"clever": {"effect": "slugger"}}}
    t = slow_table(
        cards=cards, city={"developed": ["clever"]}, ripley={"plays": "river", "hand": "lair beach"}
    )
    t.creature.puts(creature="river")
    t.until("slugger_choice")
    t.ripley.chooses("set_aside beach")
    assert t.ripley.hand == "lair"


def test_of_two_evolutions_alike_the_other_still_acts_when_one_is_locked() -> None:
    cards = {"evolution": {"clever": {"effect": "venomous"}}}
    t = slow_table(
        cards=cards,
        city={"developed": ["clever", "venomous"]},
        ripley={"plays": "river", "survival": ["gene_lock"]},
    )
    t.ripley.plays("gene_lock", "lock_gene clever")
    t.creature.puts(creature="river")
    t.until("end_of_turn")
    assert t.ripley.will == 1


def test_an_avatar_acts_as_another_does() -> None:
    cards = {"avatar": {"medic": {"effect": "captain"}}}
    t = table(cards=cards, light=True, ripley={"avatar": "medic", "discard": "lair river jungle beach"})
    t.ripley.chooses("resist lair+jungle+river 1")
    assert t.ripley.will == 2


def test_a_survivor_brings_what_their_owner_says() -> None:
    cards = {"survivor": {"survivor_03": {"effect": "s_dna"}}}
    t = slow_table(
        cards=cards,
        city={"token": "river", "faceup": ["survivor_03"], "dna": 2},
        ripley={"plays": "jungle"},
    )
    t.creature.puts(creature="rover")
    t.reckon("ripley")
    t.ripley.chooses("rescue survivor_03")
    t.ripley.chooses("lose_dna 2")
    assert city(t).dna == 0


def test_a_bonus_gives_what_another_gives() -> None:
    cards = corrections({"bonus": {"discard_dna": {"effect": "all_will"}}})
    game = Game.new(preset("sanctuary", players=5, side="A", seed=1, cards=cards))
    seen = game.view(None).sanctuary
    assert seen is not None
    assert "all_will" in seen.bonuses.values() and "discard_dna" not in seen.bonuses.values()


# What is told


def test_questions_answers_and_events_call_a_card_by_its_name_here() -> None:
    setup = Setup(players=2, side="A", seed=1, cards=read_corrections(BOX), boxes=("base", "exploration"))
    game = Game.new(setup)
    places = [answer.text for answer in game.questions()[-1].answers]
    assert any("the Well" in text for text in places) and not any("Oasis" in text for text in places)
    bots = {seat: Instinct(seat) for seat in range(2)}
    game.play(bots)
    told = " ".join(event.text for seat in range(2) for event in game.events(seat))
    assert "the Well" in told and "Oasis" not in told


def test_a_question_of_a_card_that_is_put_right_is_asked_in_the_words_of_its_text() -> None:
    cards = {"place": {"jungle": {"text": "Take two of anything."}, "river": {"effect": "swamp"}}}
    setup = Setup(players=2, side="A", seed=1, cards=corrections(cards))
    g = Game.new(setup).state
    assert prompt(g, jungle(1), "fr") == "Take two of anything."
    assert prompt(g, swamp(1), "en") == say("en", "place-swamp.text")


# Keeping it


def test_what_is_said_is_kept_as_it_was_said() -> None:
    cards = read_corrections(BOX)
    assert corrections(cards.to_dict()) == cards
    assert hash(corrections(cards.to_dict())) == hash(cards)
    setup = preset("everything", players=3, seed=1, cards=cards)
    assert Setup.from_dict(json.loads(json.dumps(setup.to_dict()))) == setup


def test_a_set_up_with_cards_as_they_are_is_written_as_ever() -> None:
    assert "cards" not in Setup(seed=1).to_dict()
    assert Setup(seed=1).cards is AS_THEY_ARE
    assert not corrections({}) and corrections({}) == AS_THEY_ARE


def test_games_with_the_same_cards_share_a_table() -> None:
    one, other = (Game.new(preset("everything", seed=n, cards=read_corrections(BOX))) for n in range(2))
    assert one.state.cards is other.state.cards
    assert one.state.cards is not Game.new(preset("everything", seed=1)).state.cards


def test_a_record_and_a_save_need_nothing_else_to_go_on_elsewhere() -> None:
    game = Game.new(preset("everything", players=3, seed=5, cards=read_corrections(BOX)))
    bots = {seat: Instinct(seat) for seat in range(3)}
    game.play(bots, 60)
    script = (
        "import json, sys; from artemia import Game; words = sys.stdin.readlines();"
        "saved, again = Game.load(words[1]), Game.replay(json.loads(words[0]));"
        "assert saved.save() == again.save(); print(again.save())"
    )
    words = json.dumps(game.record) + "\n" + game.save() + "\n"
    ran = subprocess.run(
        [sys.executable, "-c", script], input=words, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == game.save()


def test_nothing_is_changed_by_changing_what_was_read() -> None:
    words = {"hunt": {"tracking": {"name": "Scent"}}}
    cards = corrections(words)
    words["hunt"]["tracking"]["name"] = "Smell"
    assert isinstance(cards, Corrections)
    assert cards.to_dict() == {"hunt": {"tracking": {"name": "Scent"}}}
