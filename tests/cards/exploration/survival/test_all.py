"""What holds for every Survival card of the box."""

from artemia.rules.catalog import SURVIVAL


def test_every_survival_card_has_its_phase_and_its_provenance() -> None:
    printed = {
        "exp_drone": (3, "reconstructed"),
        "exp_ingenuity": (1, "reconstructed"),
        "exp_amplifier": (4, "reconstructed"),
        "shuttle": (3, "original"),
        "camouflage": (3, "original"),
        "flare": (1, "original"),
        "first_aid": (4, "original"),
        "supply_crate": (1, "original"),
        "second_thoughts": (2, "original"),
        "solidarity": (1, "original"),
        "decoy": (1, "original"),
        "scavenging": (3, "original"),
        "map_fragment": (1, "original"),
        "endurance": (3, "original"),
        "rally": (4, "original"),
    }
    cards = [card for card in SURVIVAL.values() if card.box == "exploration"]
    assert {card.id: (card.phase, card.provenance) for card in cards} == printed


def test_three_cards_take_the_place_of_others() -> None:
    replaced = {card.id: card.replaces for card in SURVIVAL.values() if card.replaces}
    assert replaced == {"exp_drone": "drone", "exp_ingenuity": "ingenuity", "exp_amplifier": "amplifier"}
    assert all(SURVIVAL[new].bit == SURVIVAL[old].bit for new, old in replaced.items())
