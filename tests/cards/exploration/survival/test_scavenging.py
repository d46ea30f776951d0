"""Scavenging."""

from artemia.testing import slow_table


def test_scavenging_takes_a_card_out_of_the_survival_discard() -> None:
    t = slow_table(
        survival_discard=["dodge", "gate"],
        ripley={"plays": "beach", "survival": ["scavenging"]},
        freddy={"plays": "beach"},
    )
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.plays("scavenging")
    assert t.ripley.offered == ["salvage dodge", "salvage gate"]
    t.ripley.chooses("salvage dodge")
    assert t.ripley.survival == ["dodge"]
    assert t.freddy.view.survival_discard == ["gate", "scavenging"]
    assert "salvage dodge" in t.freddy.log
    # Instead of the Beach, which is left for Freddy.
    assert not t.marker
    assert "use_power beach" in t.freddy.offered


def test_scavenging_never_takes_itself() -> None:
    t = slow_table(ripley={"plays": "beach", "survival": ["scavenging"]})
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    assert not t.ripley.could_play("scavenging")


def test_scavenging_needs_a_usable_place() -> None:
    t = slow_table(
        "exp_interference",
        survival_discard=["dodge"],
        ripley={"plays": "beach", "survival": ["scavenging"]},
    )
    t.creature.plays("interference")
    t.creature.puts(creature="artefact")
    t.until("end_of_turn")
    assert t.ripley.survival == ["scavenging"]
