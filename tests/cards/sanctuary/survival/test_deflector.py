"""Deflector."""

from artemia.testing import table
from tests.cards.talk import lay, offered


def test_deflector_keeps_the_creature_token_off_the_city() -> None:
    t = table(
        artemia=True,
        city={"token": "river"},
        ripley={"survival": ["deflector"]},
        freddy={"survival": ["dodge"]},
    )
    t.commit()
    assert t.asked == ["ripley: forestall_choice", "freddy: forestall_choice"]
    assert t.ripley.offered == ["plan -", "plan deflector"]
    assert t.freddy.offered == ["plan -"]
    t.ripley.plays("deflector")
    assert t.creature.log[-1] == "shield_city river"
    assert "river creature" not in offered(t.creature, "put_token")
    assert len([line for line in offered(t.creature, "put_token") if line.endswith("creature")]) == 9
    assert "river artemia" in offered(t.creature, "put_token")


def test_deflector_is_secret_until_all_have_decided() -> None:
    t = table(ripley={"survival": ["deflector"]}, freddy={"survival": ["dodge"]})
    t.commit()
    before = t.creature.view, t.creature.log
    t.ripley.chooses("plan deflector")
    assert (t.creature.view, t.creature.log) == before
    t.freddy.chooses("plan -")
    assert t.creature.log[-2:] == ["play_survival deflector", "shield_city lair"]


def test_deflector_lets_a_target_that_does_not_catch_come() -> None:
    t = table(hunt=["scream"], city={"token": "river"}, ripley={"survival": ["deflector"]})
    t.ripley.plays("deflector")
    t.creature.plays("scream")
    assert "river target" in offered(t.creature, "put_token")


def test_deflector_is_over_with_the_turn() -> None:
    t = table(city={"token": "river"}, ripley={"plays": "lair", "survival": ["deflector"]})
    t.ripley.plays("deflector")
    t.finish_turn()
    lay(t, ripley="jungle")
    assert len(offered(t.creature, "put_token")) == 10


def test_deflector_counts_as_the_card_of_the_turn() -> None:
    t = table(ripley={"plays": "beach", "survival": ["deflector", "dodge"]})
    t.ripley.plays("deflector")
    t.creature.puts(creature="beach")
    t.until("end_of_turn")
    assert t.ripley.will == 2
    assert t.ripley.survival == ["dodge"]


def test_deflector_is_too_late_once_the_tokens_are_down() -> None:
    t = table(ripley={"survival": ["deflector"]})
    t.creature.puts(creature="canyon")
    assert t.asked == ["ripley: counter_choice"]
    assert t.ripley.offered == ["plan -"]
