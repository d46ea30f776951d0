"""What holds for every Avatar."""

from artemia.rules.sanctuary_catalog import AVATARS
from artemia.testing import table
from tests.cards.talk import offered

PRINTED = {
    "captain": (1, True),
    "stowaway": (1, True),
    "scout": (3, True),
    "soldier": (3, True),
    "botanist": (3, True),
    "medic": (4, True),
    "guide": (3, False),
    "architect": (3, False),
    "geneticist": (5, False),
    "pilot": (5, False),
    "chaplain": (3, False),
    "quartermaster": (4, False),
}


def test_every_avatar_has_its_phase_and_some_suit_the_light_variant() -> None:
    assert [(a.id, (a.phase, a.base_compatible)) for a in AVATARS.values()] == list(PRINTED.items())


def test_only_the_stowaway_is_used_by_word() -> None:
    for avatar in PRINTED:
        t = table(city={}, ripley={"avatar": avatar, "discard": "rover"})
        assert (offered(t.ripley, "use_avatar") == ["stowaway"]) == (avatar == "stowaway")
