"""What holds for every Hunt card of the box."""

import pytest

from artemia.rules.catalog import HUNT
from artemia.rules.constants import ARTEMIA_TOKEN, TARGET_TOKEN
from artemia.testing import slow_table


def test_every_hunt_card_has_its_phase_its_symbol_and_its_provenance() -> None:
    printed = {
        "exp_interference": (2, 0, "reconstructed"),
        "time_rift": (2, TARGET_TOKEN, "reconstructed"),
        "gargantua": (2, 0, "reconstructed"),
        "inertia": (2, TARGET_TOKEN, "reconstructed"),
        "ubiquity": (3, 0, "reconstructed"),
        "telepathy": (2, 0, "original"),
        "tornado": (3, 0, "original"),
        "quicksand": (2, TARGET_TOKEN, "original"),
        "eclipse": (1, ARTEMIA_TOKEN, "original"),
        "drift": (3, 0, "original"),
        "regeneration": (4, 0, "original"),
        "swarm": (2, ARTEMIA_TOKEN, "original"),
        "ambush": (3, 0, "original"),
    }
    cards = [card for card in HUNT.values() if card.box == "exploration"]
    assert {card.id: (card.phase, card.symbol, card.provenance) for card in cards} == printed


def test_only_interference_takes_the_place_of_another_card() -> None:
    replaced = {card.id: card.replaces for card in HUNT.values() if card.replaces}
    assert replaced == {"exp_interference": "interference"}
    assert HUNT["exp_interference"].bit == HUNT["interference"].bit


@pytest.mark.parametrize("card", ["ubiquity", "tornado", "drift", "ambush"])
def test_what_comes_right_after_the_reveal_comes_before_any_step(card: str) -> None:
    """Ripley's Gate opens a window before the Target's step."""
    t = slow_table(
        "scream",
        card,
        ripley={"plays": "jungle", "survival": ["gate"]},
        freddy={"plays": "river", "survival": ["dodge"]},
    )
    t.creature.plays("scream")
    t.creature.puts(creature="beach", target="wreck")
    t.reveal()
    assert t.creature.could_play(card)
    t.reckon("ripley")
    t.ripley.plays("gate", "use_power river")
    t.reckon("freddy")
    t.freddy.chooses("nothing")
    assert t.asked == ["creature: reaction", "freddy: reaction"]
    assert not t.creature.could_play(card)
