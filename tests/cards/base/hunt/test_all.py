"""What holds for every Hunt card."""

from artemia.rules.catalog import HUNT
from artemia.rules.constants import ANY_PHASE, ARTEMIA_TOKEN, TARGET_TOKEN
from artemia.testing import table
from tests.cards.talk import offered


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
