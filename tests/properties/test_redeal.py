"""A re-dealt game: the seat can't tell it from the real one, it owes nothing to it, it can be played."""

from __future__ import annotations

from collections import Counter

import pytest

from artemia import Game, Setup
from artemia.engine import kernel
from artemia.engine.spelling import read
from artemia.engine.step import OP, OPS, Seat, members
from artemia.rules.catalog import SURVIVAL
from artemia.rules.constants import CREATURE, EXPLORATION, HUNTING
from artemia.rules.knowledge import ONLOOKER, discard_of
from artemia.rules.presets import preset
from artemia.rules.redeal import redeal
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.session import take_answer
from artemia.testing import slow_table
from tests.properties.compare import check_everything, differences, fields
from tests.properties.drive import Hat, Move, at_the_door, in_turn, start, tables


@pytest.mark.parametrize("setup", tables(1, 3))
def test_in_turn_the_seat_asked_sees_the_same_and_is_offered_the_same(setup: Setup) -> None:
    g = start(setup)
    for number, moment in enumerate(in_turn(g, Hat(setup), rich=True)):
        before = fields(g)
        other = redeal(g, moment.seat, number)
        assert view(other, moment.seat) == view(g, moment.seat)
        assert kernel.all_answers(kernel.answers_to(other, moment.question)) == moment.answers
        check_everything(other)
        assert fields(g) == before, "the real game changed"


@pytest.mark.parametrize("setup", tables(1, 3))
def test_at_the_door_no_seat_can_tell(setup: Setup) -> None:
    game = Game.new(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup), rich=True)):
        if number % 5:
            continue
        for seat in range(setup.players):
            other = game.redeal(seat, number)
            assert other.view(seat) == game.view(seat)
            assert asked(other, seat) == asked(game, seat)
            since = max(0, seen_so_far(game, seat) - 4)
            assert other.events(seat, since) == game.events(seat, since)
            check_everything(other.state)
            for question in kernel.open_questions(other.state):
                assert any(kernel.answers_to(other.state, question)), OPS[question & OP].name


@pytest.mark.parametrize("setup", tables(1, 3))
def test_all_that_a_seat_has_seen_stays_as_it_was(setup: Setup) -> None:
    game = Game.new(setup)
    for _ in at_the_door(game, Hat(setup)):
        pass
    for seat in (CREATURE, setup.players - 1):
        assert game.redeal(seat, 1).events(seat, lang="fr") == game.events(seat, lang="fr")


@pytest.mark.parametrize("setup", tables(2, 5))
def test_the_new_deal_owes_nothing_to_the_real_one(setup: Setup) -> None:
    """Whatever is hidden could have been anything: from another such game the same seed deals the same."""
    game = Game.new(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup), rich=True)):
        seat = number % setup.players
        another = redeal(game.state, seat, "another")
        assert differences(redeal(another, seat, 1), redeal(game.state, seat, 1)) == []


@pytest.mark.parametrize("setup", tables(1, 3))
def test_what_others_do_in_secret_in_phase_1_changes_no_deal(setup: Setup) -> None:
    """Who commits, or takes it back: the very same deal before and after, for all who can't tell."""
    game, compared = Game.new(setup), 0
    for number, move in enumerate(at_the_door(game, Hat(setup))):
        before, after = game.state, answered(game.state, move)
        if before.phase != EXPLORATION or after.phase != EXPLORATION or sees_any(after, ONLOOKER):
            continue
        for eyes in (*range(setup.players), ONLOOKER):
            if eyes != move.seat:
                compared += 1
                assert differences(redeal(after, eyes, number), redeal(before, eyes, number)) == []
    assert compared > 5 or setup.players == 2


def answered(g: State, move: Move) -> State:
    """A copy in which this has been answered; its log has what happened since."""
    new = g.copy()
    new.log = []
    assert take_answer(new, move.seat, read(move.key))
    return new


def sees_any(g: State, eyes: int) -> bool:
    return any(event.noticed or event.witnesses >> eyes & 1 for event in g.log or [])


@pytest.mark.parametrize("setup", tables(1, 3))
def test_it_can_be_played_to_its_end(setup: Setup) -> None:
    game = Game.new(setup)
    for number, _ in enumerate(at_the_door(game, Hat(setup), rich=True)):
        if number % 25 == 0:
            other = game.redeal(number // 25 % setup.players, number)
            for _ in at_the_door(other, Hat(setup, f"redeal {number}")):
                check_everything(other.state)
            assert other.winner


@pytest.mark.parametrize("setup", tables(1, 3))
def test_in_turn_it_can_be_played_to_its_end(setup: Setup) -> None:
    g = start(setup)
    for number, moment in enumerate(in_turn(g, Hat(setup), rich=True)):
        if number % 10 == 0:
            other = redeal(g, moment.seat, number)
            for _ in in_turn(other, Hat(setup, f"redeal {number}")):
                check_everything(other)
            assert other.winner


def test_every_hidden_thing_is_dealt_anew() -> None:
    """Else the tests above would prove little. Counted over whole games, for the Creature and a Hunted."""
    changed: Counter[str] = Counter()
    moments = 0
    for param in tables(1):
        g = start(param.values[0])
        for number, _ in enumerate(in_turn(g, Hat(g.setup), rich=True)):
            if g.turn and number % 3 == 0:
                moments += 1
                for seat in (CREATURE, 1):
                    changed.update(what_changed(g, redeal(g, seat, number), seat))
    assert changed["creature: hunt_hand"] == 0
    for name in ("hunt_deck", "survival_deck", "survival", "played"):
        for who in ("creature", "hunted"):
            assert changed[f"{who}: {name}"] > 0.2 * moments, name
    assert changed["hunted: hunt_hand"] > 0.5 * moments
    assert changed["creature: discard"] > 0, "Smokescreen hides discards"
    assert changed["hunted: discard"] == 0


def test_every_hidden_thing_of_the_expansions_is_dealt_anew() -> None:
    """Counted over whole games too; what only the Creature knows, and what only it doesn't."""
    changed: Counter[str] = Counter()
    moments = 0
    for mode in ("everything", "labyrinth"):
        g = start(preset(mode, players=5, seed=4))
        for number, _ in enumerate(in_turn(g, Hat(g.setup), rich=True)):
            if number % 2 == 0:
                moments += 1
                for seat in (CREATURE, 1):
                    changed.update(what_changed(g, redeal(g, seat, number), seat))
    for name in ("survivor_pile", "unseen", "survivors", "avatars_dealt", "piles"):
        for who in ("creature", "hunted"):
            assert changed[f"{who}: sanctuary.{name}"] > 0, name
    assert changed["hunted: sanctuary.evolutions"] > 0.1 * moments
    assert changed["hunted: exploration.sites"] > 0 and changed["creature: exploration.sites"] > 0
    for name in ("evolutions", "developed", "active", "discards", "faceup", "dna", "defense", "token"):
        assert changed[f"creature: sanctuary.{name}"] == 0
    assert changed["hunted: planet"] == changed["creature: planet"] == 0, "what is hidden isn't decided yet"


def what_changed(g: State, other: State, seat: Seat) -> set[str]:
    who = "hunted" if seat else "creature"
    changed = set(differences(g, other))
    for me, (h, new) in enumerate(zip(g.hunted, other.hunted, strict=True)):
        for name in ("played", "survival"):
            if getattr(h, name) != getattr(new, name):
                changed.add(name)
        if me and discard_of(g, me, seat) != discard_of(other, me, seat):
            changed.add("discard")
    return {f"{who}: {name}" for name in changed}


def test_a_face_down_card_can_be_any_card_and_all_alike() -> None:
    """Of five cards in hand each is laid in a fifth of the deals."""
    g = start(Setup(players=4, side="A", seed=5))
    for _ in in_turn(g, Hat(g.setup)):
        if g.phase == HUNTING:
            break
    assert g.hunted[2].played and not g.hunted[2].discard
    deals = Counter(redeal(g, CREATURE, seed).hunted[2].played for seed in range(500))
    assert sorted(deals) == list(members(0b11111))
    assert all(60 < times < 140 for times in deals.values()), deals


def asked(game: Game, seat: Seat) -> object:
    question = game.question(seat)
    if question is None:
        return None
    words = [each.text for each in question.answers[:6]]
    return question.kind, question.prompt, words, [each.key for each in question.answers]


def seen_so_far(game: Game, seat: Seat) -> int:
    return sum(1 for event in game.state.log or [] if event.noticed or event.witnesses >> seat & 1)


# Some that random games seldom meet


@pytest.mark.parametrize("waiting", [False, True])
def test_behind_a_smokescreen_an_exchange_leaves_the_discard_open_to_doubt(waiting: bool) -> None:
    """Right after Vortex, while another Hunted still chooses between two cards; or after the reveal."""
    ripley = {"plays": "jungle", "hand": "lair beach", "discard": "rover river", "survival": ["vortex"]}
    t = slow_table(ripley=ripley, freddy={"plays": "beach rover", "survival": ["smokescreen"], "river": True})
    t.freddy.plays("smokescreen")
    t.commit()
    t.creature.puts(creature="wreck")
    t.creature.passes()
    t.ripley.chooses("plan vortex")
    t.ripley.chooses("exchange rover jungle")
    if not waiting:
        t.freddy.chooses("explore_only beach")
    deals = [redeal(t.state, CREATURE, seed) for seed in range(60)]
    for one in deals:
        assert view(one, CREATURE) == view(t.state, CREATURE)
    assert differences(redeal(deals[0], CREATURE, 1), deals[1]) == []
    assert len({one.hunted[1].discard for one in deals}) > 5
    assert (len({one.hunted[1].played for one in deals}) == 1) == (not waiting), "revealed"


def test_behind_a_smokescreen_the_card_laid_is_one_that_could_be_laid() -> None:
    """Force Field bars two places: if all others lay in the discard, they could have laid nothing."""
    t = slow_table(
        "force_field",
        ripley={"plays": "river", "hand": "lair", "discard": "jungle beach rover"},
        freddy={"plays": "rover", "survival": ["smokescreen"]},
    )
    t.freddy.plays("smokescreen")
    t.creature.plays("force_field", "raise_force_field lair+jungle")
    t.commit()
    ripley = t.state.hunted[1]
    ripley.fog = ripley.owned  # as after many moves
    deals = [redeal(t.state, CREATURE, seed).hunted[1] for seed in range(100)]
    assert {h.played for h in deals} == set(members(t.places("river beach rover")))
    assert {h.discard.bit_count() for h in deals} == {3}


def test_a_card_all_saw_him_take_stays_with_him() -> None:
    """Out of the discard, by Scavenging. The other card may be any."""
    t = slow_table(
        survival_discard=["dodge", "gate"],
        ripley={"plays": "beach", "survival": ["scavenging", "vortex"]},
        freddy={"plays": "beach"},
    )
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.plays("scavenging", "salvage dodge")
    for seat in (CREATURE, 2):
        hands = {redeal(t.state, seat, seed).hunted[1].survival for seed in range(40)}
        assert all(hand & SURVIVAL["dodge"].bit and hand.bit_count() == 2 for hand in hands)
        assert len(hands) > 10
    assert redeal(t.state, 1, 1).hunted[1].survival == t.state.hunted[1].survival
