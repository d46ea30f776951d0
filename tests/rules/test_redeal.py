"""Another deal of what a seat can't see: the seat can't tell, and it is a game to play on."""

from __future__ import annotations

from random import Random

import pytest

from artemia import Game, Setup
from artemia.bots.chance import Chance
from artemia.bots.policy import play_out
from artemia.engine.step import Seat, members
from artemia.rules.knowledge import ONLOOKER
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.testing import Player, Table, slow_table, table
from tests.properties.drive import Hat, at_the_door

DEALS = range(30)


def deals(t: Table, player: Player) -> list[Table]:
    """The same table dealt anew many times, for this player's eyes."""
    return [Table(redeal(t.state, player.seat, n), t.names[1:], {}) for n in DEALS]


def kinds(words: list[str]) -> set[str]:
    return set(words)


# What is dealt anew


def test_face_down_cards_could_be_any_in_hand() -> None:
    t = slow_table(ripley={"plays": "jungle", "hand": "lair river"}, freddy={"plays": "beach"})
    t.hunt()
    for eyes in (t.creature, t.freddy):
        found = deals(t, eyes)
        assert kinds([one.ripley.played for one in found]) == {"lair", "jungle", "river"}
        for one in found:
            assert t.places(one.ripley.hand) | t.places(one.ripley.played) == t.places("lair jungle river")
    assert kinds([one.freddy.played for one in deals(t, t.freddy)]) == {"beach"}


def test_a_commitment_in_an_open_window_is_back_in_the_hand() -> None:
    """Who has committed can't be told, so in a deal nobody has."""
    t = table(ripley={}, freddy={})
    t.ripley.chooses("commit rover")
    assert kinds([one.ripley.played for one in deals(t, t.creature)]) == {"-"}


def test_survival_cards_are_dealt_anew_in_the_same_numbers() -> None:
    t = table(ripley={"survival": ["gate", "vortex"]}, freddy={"survival": ["dodge"]})
    found = deals(t, t.freddy)
    assert {len(one.ripley.survival) for one in found} == {2}
    assert len({tuple(one.ripley.survival) for one in found}) > 10
    assert {tuple(one.freddy.survival) for one in found} == {("dodge",)}
    assert not any("dodge" in one.ripley.survival for one in found)


def test_an_onlooker_knows_nobodys_cards() -> None:
    t = table(ripley={"survival": ["gate"]}, freddy={"survival": ["dodge"]})
    t.ripley.chooses("commit rover")
    found = [Table(redeal(t.state, ONLOOKER, n), t.names[1:], {}) for n in DEALS]
    for held in ("ripley", "freddy"):
        assert len({tuple(getattr(one, held).survival) for one in found}) > 5
    assert kinds([one.ripley.played for one in found]) == {"-"}


def test_no_card_that_lies_open_is_dealt() -> None:
    t = table(
        hunt=["clone", "scream"],
        hunt_discard=["toxin", "virus"],
        survival_discard=["gate", "vortex"],
        ripley={"survival": ["dodge"]},
        freddy={},
    )
    for one in deals(t, t.freddy):
        assert not {"toxin", "virus"} & set(one.creature.hunt)
        assert not {"gate", "vortex"} & set(one.ripley.survival)
        assert one.freddy.view == t.freddy.view


def test_the_hunted_can_t_tell_the_hunt_hand_and_the_creature_can() -> None:
    t = table(hunt=["clone", "scream", "toxin"], ripley={})
    assert len({tuple(one.creature.hunt) for one in deals(t, t.ripley)}) > 10
    assert {tuple(one.creature.hunt) for one in deals(t, t.creature)} == {("clone", "scream", "toxin")}


def test_decks_are_shuffled_for_everybody() -> None:
    t = table(hunt=["clone"], ripley={}, freddy={})
    for eyes in (t.creature, t.ripley):
        found = deals(t, eyes)
        assert len({one.state.hunt_deck for one in found}) == len(DEALS)
        assert len({one.state.survival_deck for one in found}) == len(DEALS)


def test_chance_starts_afresh() -> None:
    t = table(ripley={})
    keys = {one.state.key for one in deals(t, t.ripley)}
    assert len(keys) == len(DEALS)
    assert t.state.key not in keys


def test_the_same_seed_deals_the_same() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["gate"]}, freddy={"plays": "beach"})
    t.hunt()
    one, other = (redeal(t.state, 0, "cave") for _ in range(2))
    assert (one.hunt_deck, one.survival_deck, one.key) == (other.hunt_deck, other.survival_deck, other.key)
    assert [h.played for h in one.hunted] == [h.played for h in other.hunted]


def test_the_real_game_stays_as_it_is() -> None:
    t = slow_table(ripley={"plays": "jungle", "survival": ["gate"]}, freddy={"plays": "beach"})
    t.hunt()
    before = [getattr(t, name).view for name in t.names], t.state.hunt_deck, t.state.drawn
    for one in deals(t, t.creature):
        one.finish_turn()
    assert ([getattr(t, name).view for name in t.names], t.state.hunt_deck, t.state.drawn) == before


# What the seat knows


def test_the_creature_knows_the_cards_under_its_deck() -> None:
    t = table(hunt=["clone", "scream"], ripley={"survival": ["strike_back"]})
    t.ripley.plays("strike_back")
    bottom = t.state.hunt_deck[:2]
    assert {one.state.hunt_deck[:2] for one in deals(t, t.creature)} == {bottom}
    assert len({one.state.hunt_deck[:2] for one in deals(t, t.ripley)}) > 10


def test_the_creature_knows_what_phobia_showed() -> None:
    t = slow_table("phobia", ripley={"plays": "jungle"}, freddy={"plays": "beach", "hand": "lair"})
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    assert kinds([one.ripley.played for one in deals(t, t.creature)]) == {"lair", "jungle", "river"}
    assert len(kinds([one.ripley.played for one in deals(t, t.freddy)])) == 5


def test_a_force_field_bars_cards_from_a_deal_as_well() -> None:
    t = slow_table("force_field", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("force_field", "raise_force_field lair+swamp")
    t.hunt()
    assert kinds([one.ripley.played for one in deals(t, t.creature)]) == {"jungle", "river", "beach", "rover"}


def test_a_vortex_is_known_to_all() -> None:
    t = table(
        ripley={"plays": "jungle", "discard": "lair", "survival": ["vortex"]},
        freddy={"plays": "rover beach", "river": True},
    )
    t.creature.puts(creature="wreck")
    t.ripley.chooses("plan vortex")
    for eyes in (t.creature, t.freddy):
        assert kinds([one.ripley.played for one in deals(t, eyes)]) == {"lair"}


def test_in_the_smoke_the_creature_knows_what_lay_there_before_and_no_more() -> None:
    """The Swamp was never near the discard; of three cards that lay there two have gone back to the hand."""
    t = slow_table(
        ripley={
            "plays": "swamp",
            "hand": "lair",
            "discard": "jungle river beach",
            "survival": ["smokescreen"],
        },
        freddy={"plays": "rover", "hand": "", "discard": "lair"},
    )
    t.ripley.plays("smokescreen")
    t.ripley.chooses("resist jungle+river 1")
    t.hunt()
    found = deals(t, t.creature)
    assert kinds([one.ripley.discard for one in found]) == {"jungle", "river", "beach"}
    assert kinds([one.ripley.played for one in found]) == {"lair", "jungle", "river", "beach", "swamp"}
    assert kinds([one.freddy.discard for one in found]) == {"lair"}
    assert kinds([one.ripley.discard for one in deals(t, t.freddy)]) == {"beach"}


def test_after_the_reveal_the_places_are_known() -> None:
    t = slow_table(ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.puts(creature="wreck")
    t.reckon("ripley")
    assert kinds([one.ripley.played for one in deals(t, t.creature)]) == {"jungle"}


# Any game


SETUPS = [Setup(players=n, side="AB"[n % 2], expert=n > 4, seed=f"redeal {n}") for n in range(2, 8)]


def offers(game: Game, seat: Seat) -> list[str]:
    asked = game.question(seat)
    return [answer.key for answer in asked.answers] if asked else []


def assert_all_cards_are_there(g: State) -> None:
    survival = list(g.survival_deck + g.survival_discard)
    for h in g.hunted[1:]:
        assert not h.hand & h.discard | h.hand & h.played | h.discard & h.played
        assert not h.aside & ~h.hand
        survival += members(h.survival) + members(h.drawn)
    assert sorted(survival) == [1 << n for n in range(15)]
    hunt = list(g.hunt_deck + g.hunt_discard + g.hunt_played + members(g.hunt_hand))
    assert sorted(hunt) == [1 << n for n in range(20)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_no_seat_can_tell(setup: Setup) -> None:
    game, rng = Game.new(setup), Random(str(setup.seed))
    for number, _ in enumerate(at_the_door(game, Hat(setup))):
        if not game.state.turn:
            continue
        seat = rng.randrange(setup.players)
        dealt = game.redeal(seat, number)
        assert dealt.view(seat) == game.view(seat)
        assert offers(dealt, seat) == offers(game, seat)
        assert_all_cards_are_there(dealt.state)


@pytest.mark.parametrize("seed", range(12))
def test_no_seat_can_tell_in_the_smoke(seed: int) -> None:
    rng = Random(seed)
    t = smoky_table(rng)
    while t.state.turn == 1 and not t.over:
        for seat, name in enumerate(t.names):
            dealt = Table(redeal(t.state, seat, seed), t.names[1:], {})
            assert getattr(dealt, name).view == getattr(t, name).view
            assert getattr(dealt, name).offered == getattr(t, name).offered
            assert_all_cards_are_there(dealt.state)
        assert_what_happened_could_have_happened(t.state)
        player = getattr(t, rng.choice(t.asked).split(":")[0])
        player.chooses(rng.choice(player.offered))


def where(g: State, me: int) -> tuple[int, int]:
    """What is laid in phase 1 may as well be in the hand still."""
    h = g.hunted[me]
    return h.discard, h.hand | h.played


def assert_what_happened_could_have_happened(g: State) -> None:
    """Sooner or later the Creature's deals hit on where everybody's Place cards really are."""
    missing = set(range(1, g.seats))
    for n in range(500):
        dealt = redeal(g, 0, n)
        missing -= {me for me in missing if where(dealt, me) == where(g, me)}
        if not missing:
            return
    raise AssertionError(f"the Creature would never think of what seats {missing} hold")


def smoky_table(rng: Random) -> Table:
    """Discards hidden, and a Creature with cards that shake them up."""

    def hunted(*survival: str) -> dict[str, object]:
        cards = rng.sample(["lair", "jungle", "river", "beach", "rover"], 5)
        n = rng.randint(2, 4)
        return {"hand": " ".join(cards[:n]), "discard": " ".join(cards[n:]), "survival": survival}

    t = slow_table(
        *rng.sample(["forbidden_zone", "ascendancy", "phobia", "scream"], 2),
        artemia=True,
        ripley=hunted("smokescreen"),
        freddy=hunted("vortex") | {"river": rng.random() < 0.5},
        trinity=hunted("sixth_sense") | {"artefact": rng.random() < 0.5},
    )
    t.ripley.plays("smokescreen")
    return t


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_a_game_dealt_anew_is_played_to_its_end(setup: Setup) -> None:
    game, rng = Game.new(setup), Random(str(setup.seed))
    for number, _ in enumerate(at_the_door(game, Hat(setup))):
        if not game.state.turn or number % 4:
            continue
        dealt = redeal(game.state, rng.randrange(setup.players), number)
        play_out(dealt, [Chance(number) for _ in range(setup.players)])
        assert dealt.winner
        assert_all_cards_are_there(dealt)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_the_log_of_a_game_dealt_anew_is_what_the_seat_has_seen(setup: Setup) -> None:
    game = Game.new(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup))):
        if number == 80:
            break
    for seat in range(setup.players):
        assert game.redeal(seat, 1).events(seat) == game.events(seat)
