"""Detector."""

from artemia.testing import table
from tests.cards.talk import before_the_creature_step


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


def test_detector_comes_too_late_after_the_artemia_has_struck() -> None:
    t = before_the_creature_step("wrong_track", {"plays": "jungle", "hand": "", "survival": ["detector"]})
    assert t.ripley.offered == ["pass_window"]
