"""The Archipelago."""

from tests.cards.exploration.places.talk import explore, explore_together


def test_archipelago_gives_a_card_and_may_turn_one_into_will() -> None:
    t = explore_together(
        "archipelago",
        options={"survival_deck": ["gate"]},
        ripley={"survival": ["dodge"], "will": 2},
        freddy={"plays": "lair", "will": 1},
        newt={"plays": "lair"},
    )
    t.ripley.chooses("use_power archipelago")
    assert t.ripley.survival == ["dodge", "gate"]
    assert t.ripley.offered == ["nothing", "trade_card dodge", "trade_card gate"]
    t.ripley.chooses("trade_card gate")
    assert t.ripley.offered == ["heal ripley", "heal freddy"], "Newt lacks nothing"
    t.ripley.chooses("heal freddy")
    assert t.freddy.will == 2
    assert t.ripley.survival == ["dodge"]
    assert t.ripley.view.survival_discard == ["gate"]
    assert not t.ripley.view.hunted[0].survival_used, "it wasn't played"


def test_archipelago_lets_her_keep_her_cards() -> None:
    t = explore("archipelago", will=1, survival_deck=["gate"])
    t.ripley.chooses("use_power archipelago")
    t.ripley.chooses("nothing")
    assert t.ripley.survival == ["gate"]
    assert t.ripley.will == 1


def test_archipelago_asks_for_no_card_while_nobody_lacks_will() -> None:
    t = explore("archipelago", survival_deck=["gate"], survival=["dodge"])
    t.ripley.chooses("use_power archipelago")
    assert "ripley: care_choice" not in t.asked
    assert t.ripley.survival == ["dodge", "gate"]


def test_archipelago_shuffles_the_discard_into_a_new_deck() -> None:
    t = explore("archipelago", survival_deck=[], survival_discard=["gate"])
    t.ripley.chooses("use_power archipelago")
    assert t.ripley.survival == ["gate"]


def test_archipelago_without_a_card_to_draw_still_heals() -> None:
    t = explore("archipelago", survival_deck=[], survival=["dodge"], will=1)
    t.ripley.chooses("use_power archipelago")
    t.ripley.chooses("trade_card dodge")
    assert t.ripley.will == 2


def test_archipelago_under_despair_still_heals() -> None:
    t = explore("archipelago", hunt=("despair",), survival=["dodge"], will=1)
    t.ripley.chooses("use_power archipelago")
    assert t.ripley.survival == ["dodge"]
    t.ripley.chooses("trade_card dodge")
    assert t.ripley.will == 2


def test_archipelago_that_could_do_nothing_has_no_power() -> None:
    t = explore("archipelago", survival_deck=[], survival=["dodge"])
    assert t.ripley.offered == ["nothing"]
    t = explore("archipelago", survival_deck=[], will=1)
    assert t.ripley.offered == ["nothing"]


def test_archipelago_is_open_to_copies() -> None:
    t = explore("lair", "archipelago", planet="archipelago", survival_deck=["gate"])
    t.ripley.chooses("use_power lair")
    assert t.ripley.survival == ["gate"]
