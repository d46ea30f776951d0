"""Chaplain."""

from tests.cards.sanctuary.evolutions.talk import defense, evolved

CITY = {"token": "jungle", "defense": 9}


def test_chaplain_restores_a_will_when_survivors_find_shelter() -> None:
    t = evolved(
        city=CITY,
        ripley={"avatar": "chaplain", "plays": "jungle", "will": 2, "survivors": ["survivor_01"]},
        freddy={"will": 1},
        trinity={},
        newt={},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert defense(t) == 7
    while "ripley: chaplain_choice" not in t.asked:
        player = getattr(t, t.asked[0].split(":")[0])
        player.chooses("nothing")
    assert t.ripley.offered == ["heal ripley", "heal freddy"]
    t.ripley.chooses("heal freddy")
    assert t.freddy.will == 2


def test_chaplain_prays_only_for_those_who_came() -> None:
    """Nobody moved in."""
    t = evolved(
        city={**CITY, "defense": 6},
        ripley={"avatar": "chaplain", "plays": "jungle", "will": 2, "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("nothing")
    assert t.ripley.will == 2


def test_chaplain_is_not_asked_if_nobody_lacks_will() -> None:
    t = evolved(
        city={**CITY, "defense": 6},
        ripley={"avatar": "chaplain", "plays": "jungle", "survivors": ["survivor_01"]},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert "ripley: chaplain_choice" not in t.asked


def test_chaplain_prays_in_a_siege_too() -> None:
    t = evolved(
        city={**CITY, "defense": 6},
        hunt=["siege"],
        ripley={"avatar": "chaplain", "plays": "jungle", "will": 2, "survivors": ["survivor_01"]},
    )
    t.creature.plays("siege")
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert defense(t) == 5
    assert t.ripley.will == 3


def test_chaplain_prays_for_his_own_survivors_only() -> None:
    t = evolved(
        city={**CITY, "defense": 6},
        ripley={"plays": "jungle", "will": 2, "survivors": ["survivor_01"]},
        freddy={"avatar": "chaplain"},
    )
    t.creature.puts(creature="ark")
    t.reckon("ripley")
    t.ripley.chooses("fortify")
    t.ripley.chooses("shelter_survivors")
    assert t.ripley.will == 2
