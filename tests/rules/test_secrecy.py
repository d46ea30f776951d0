"""What is hidden stays hidden: in views, in the log, and in the pauses."""

from __future__ import annotations

from random import Random

import pytest

from artemia import Game, Setup, View
from artemia.engine import kernel
from artemia.engine.spelling import read
from artemia.engine.step import OP, OPS, Seat, first_of, seat_of, second_of
from artemia.rules.constants import EXPLORATION
from artemia.rules.view import view
from artemia.testing import Table, slow_table, table
from tests.properties.drive import Hat, at_the_door

SECRET_ANSWERS = ("commit", "withdraw", "ready", "plan", "explore_only", "set_aside", "pass_window")
ABOUT_THE_PLANET = (
    "put_token",
    "spread_token",
    "move_token",
    "raise_force_field",
    "devastate",
    "push",
    "use_power",
    "catch",
    "take_from_reserve",
)
"""Log lines whose places are no cards of a Hunted, or cards from the open reserve."""


def others(t: Table, *who: str) -> dict[str, tuple[View, list[str]]]:
    """All that everybody else sees."""
    return {name: (getattr(t, name).view, getattr(t, name).log) for name in t.names if name not in who} | {
        "onlooker": (view(t.state, None), [])
    }


# Phase 1


def test_nobody_sees_who_has_laid_what_or_whether() -> None:
    t = table(hunt=["despair"], ripley={}, freddy={}, trinity={"river": True})
    for who, choice in (("ripley", "commit beach"), ("trinity", "commit lair+rover"), ("creature", "ready")):
        before = others(t, who)
        getattr(t, who).chooses(choice)
        assert others(t, who) == before
        getattr(t, who).chooses("withdraw")
        assert others(t, who) == before


def test_everybody_knows_his_own_cards() -> None:
    t = table(hunt=["despair"], ripley={"survival": ["gate"]}, freddy={})
    t.ripley.chooses("commit beach")
    mine = t.ripley.view.hunted[0]
    assert (mine.played, mine.hand, mine.survival) == ([4], [1, 2, 3, 5], ["gate"])
    assert mine.hand_count == 4
    assert t.creature.view.hunt_hand == ["despair"]


def test_hands_are_counted_and_not_shown() -> None:
    t = table(hunt=["despair", "clone"], ripley={"survival": ["gate", "dodge"]}, freddy={})
    seen = t.freddy.view
    assert (seen.hunt_hand, seen.hunt_count) == (None, 2)
    assert (seen.hunted[0].survival, seen.hunted[0].survival_count) == (None, 2)
    assert (seen.hunted[0].hand, seen.hunted[0].hand_count) == (None, 5)


def test_cards_resist_and_give_up_are_seen_at_once() -> None:
    t = table(
        hunt=["force_field"],
        ripley={"hand": "lair", "discard": "jungle river", "survival": ["ingenuity"]},
        freddy={"will": 2},
    )
    t.ripley.plays("ingenuity")
    t.ripley.chooses("resist jungle+river 1")
    t.freddy.chooses("give_up")
    t.creature.plays("force_field", "raise_force_field beach+rover")
    for who in (t.creature, t.ripley, t.freddy):
        assert who.log == [
            "play_survival ingenuity",
            "charge_marker",
            "resist jungle+river 1",
            "give_up",
            "advance_assimilation 1",
            "play_hunt force_field",
            "raise_force_field beach+rover",
        ]
    assert t.creature.view.hunted[0].hand_count == 3


# Phase 2


def test_nobody_sees_a_plan_before_the_window_closes() -> None:
    t = table(
        ripley={"plays": "jungle", "discard": "lair", "survival": ["vortex"]},
        freddy={"plays": "beach", "survival": ["gate"]},
    )
    t.creature.puts(creature="wreck")
    before = others(t, "ripley")
    t.ripley.chooses("plan vortex")
    assert others(t, "ripley") == before


def test_face_down_cards_stay_down_while_the_creature_hunts() -> None:
    t = slow_table(ripley={"plays": "jungle"}, freddy={"plays": "beach rover", "artefact": True})
    t.hunt()
    for seen in (t.creature.view.hunted[0], t.freddy.view.hunted[0]):
        assert (seen.played, seen.at, seen.hand, seen.hand_count) == (None, [], None, 4)
    assert t.creature.view.hunted[1].hand_count == 3


def test_ascendancy_shows_what_is_discarded_and_not_what_is_kept() -> None:
    """Whoever knew the two kept cards would know the one on the table."""
    t = slow_table("ascendancy", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("ascendancy", "subdue ripley")
    t.ripley.chooses("keep_two lair+river")
    assert t.creature.log[-1] == "discard beach+rover"
    assert not any("lair" in line for line in t.creature.log + t.freddy.log)


def test_phobia_shows_cards_to_the_creature_only() -> None:
    t = slow_table("phobia", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("phobia", "frighten ripley")
    t.ripley.chooses("hide_two lair+river")
    assert t.creature.view.hunted[0].shown == [4, 5]
    assert t.ripley.view.hunted[0].shown == [4, 5]
    assert t.freddy.view.hunted[0].shown is None
    assert t.creature.log[-2:] == ["hide_two …", "show_to_creature beach+rover 1"]
    assert t.freddy.log[-2:] == ["hide_two …", "show_to_creature …"]


def test_forbidden_zone_is_chosen_in_secret_and_shown_together() -> None:
    t = slow_table("forbidden_zone", ripley={"plays": "jungle"}, freddy={"plays": "beach"})
    t.creature.plays("forbidden_zone")
    before = others(t, "freddy")
    t.freddy.chooses("set_aside rover")
    assert others(t, "freddy") == before
    t.ripley.chooses("set_aside lair")
    assert t.creature.log[-2:] == ["discard lair", "discard rover"]


def test_strike_back_is_seen_by_the_creature_only() -> None:
    t = table(hunt=["clone", "scream"], hunt_deck=["toxin"], ripley={"survival": ["strike_back"]}, freddy={})
    t.ripley.plays("strike_back")
    assert t.creature.log[-1] == "lost_hunt clone+scream"
    for who in (t.ripley, t.freddy):
        assert who.log[-1] == "lost_hunt …"
        assert (who.view.hunt_count, who.view.hunt_deck_count) == (0, 3)


# Between 2 and 3


def test_nobody_sees_the_river_choice_before_the_reveal() -> None:
    t = table(
        ripley={"plays": "jungle rover", "river": True},
        freddy={"plays": "beach lair", "river": True},
    )
    t.creature.puts(creature="wreck")
    before = others(t, "ripley")
    t.ripley.chooses("explore_only jungle")
    assert others(t, "ripley") == before
    t.freddy.chooses("explore_only lair")
    assert t.creature.view.hunted[0].at == [2]
    assert t.creature.view.hunted[0].hand_count == 4
    assert not any("rover" in line for line in t.creature.log)


# Phase 3


def test_nobody_sees_who_has_passed() -> None:
    t = slow_table(
        ripley={"plays": "jungle", "survival": ["gate"]}, freddy={"plays": "beach", "survival": ["dodge"]}
    )
    t.creature.puts(creature="wreck")
    t.skip_windows(until=3)
    before = others(t, "ripley")
    t.ripley.chooses("pass_window")
    assert others(t, "ripley") == before


def test_drawn_cards_are_seen_by_whoever_drew_them() -> None:
    t = slow_table(
        survival_deck=["vortex", "gate", "dodge"], ripley={"plays": "shelter"}, freddy={"plays": "source"}
    )
    t.creature.puts(creature="artefact")
    t.reckon("ripley")
    t.ripley.chooses("use_power shelter")
    assert sorted(t.ripley.view.hunted[0].drawn or []) == ["gate", "vortex"]
    assert t.freddy.view.hunted[0].drawn is None
    t.ripley.chooses("keep_survival vortex")
    assert t.freddy.log[-3:] == ["drew_survival …", "keep_survival …", "discarded_survival gate"]
    t.freddy.chooses("use_power source")
    assert t.ripley.log[-1] == "drew_survival …"
    assert t.freddy.log[-1] == "drew_survival dodge"


def test_nobody_sees_what_artemia_takes_before_all_have_chosen() -> None:
    t = slow_table(artemia=True, ripley={"plays": "beach"}, freddy={"plays": "beach"})
    t.creature.puts(creature="wreck", artemia="beach")
    t.reckon()
    before = others(t, "ripley")
    t.ripley.chooses("set_aside rover")
    assert others(t, "ripley") == before


def test_hunt_cards_drawn_are_seen_by_the_creature() -> None:
    t = table(hunt=["clone", "scream"], hunt_deck=["toxin"], ripley={"plays": "rover"})
    t.creature.puts(creature="rover")
    t.finish_turn()
    assert "drew_hunt toxin" in t.creature.log
    assert "drew_hunt …" in t.ripley.log


# Smokescreen


def smoke() -> Table:
    t = slow_table(
        "ascendancy",
        artemia=True,
        ripley={
            "plays": "jungle",
            "hand": "lair swamp shelter wreck",
            "discard": "river beach rover",
            "survival": ["smokescreen"],
        },
        freddy={"plays": "beach", "hand": "jungle", "discard": "lair rover", "survival": ["vortex"]},
    )
    t.ripley.plays("smokescreen")
    return t


def test_smokescreen_hides_all_discards_from_the_creature_and_onlookers() -> None:
    t = smoke()
    for seen in (t.creature.view, view(t.state, None)):
        assert [one.discard for one in seen.hunted] == [None, None]
        assert [one.discard_count for one in seen.hunted] == [3, 2]
    for seen in (t.ripley.view, t.freddy.view):
        assert [one.discard for one in seen.hunted] == [[3, 4, 5], [1, 5]]


def test_smokescreen_hides_what_moves_from_the_creature_s_log() -> None:
    t = smoke()
    t.ripley.chooses("resist river+beach 1")
    t.creature.plays("ascendancy")
    t.ripley.chooses("keep_two lair+swamp")
    t.creature.puts(creature="wreck", artemia="lair")
    t.freddy.plays("vortex", "exchange lair beach")
    words = " ".join(line for line in t.creature.log if not line.startswith(("put_token", "revealed")))
    assert words == (
        "play_survival smokescreen resist … play_hunt ascendancy subdue ripley discard … "
        "play_survival vortex exchange …"
    )
    assert "exchange lair beach" in t.ripley.log
    assert t.creature.view.hunted[1].exposed is None


def test_smokescreen_hides_the_loss_of_a_card_phobia_had_shown() -> None:
    t = slow_table(
        "phobia",
        ripley={"plays": "jungle", "survival": ["smokescreen"]},
        freddy={"plays": "beach", "hand": "lair"},
    )
    t.ripley.plays("smokescreen")
    t.creature.plays("phobia")
    t.ripley.chooses("hide_two lair+river")
    t.creature.puts(creature="wreck", artemia="jungle")
    t.reckon("ripley")
    seen = set()
    for place in ("lair", "river", "beach", "rover"):
        later = Table(t.state.copy(), t.names[1:], {})
        later.ripley.chooses(f"set_aside {place}")
        seen.add(str(later.creature.view))
    assert len(seen) == 1


def test_smokescreen_lifts_when_the_turn_is_over() -> None:
    t = smoke()
    t.creature.puts(creature="wreck", artemia="lair")
    t.finish_turn()
    assert [one.discard for one in t.creature.view.hunted] == [[2, 3, 4, 5], [1, 4, 5]]


def test_a_vortex_shows_its_exchange_before_the_reveal() -> None:
    t = table(
        ripley={"plays": "jungle", "discard": "lair", "survival": ["vortex"]},
        freddy={"plays": "rover beach", "river": True},
    )
    t.creature.puts(creature="wreck")
    t.ripley.chooses("plan vortex")
    assert t.asked == ["freddy: which_to_explore"]
    assert t.creature.view.hunted[0].exposed == [1]
    assert t.creature.view.hunted[0].discard == [2]


# Any game


SETUPS = [Setup(players=n, side="AB"[n % 2], seed=f"secret {n}") for n in range(2, 8)]


def seats(game: Game) -> list[Seat | None]:
    return [None, *range(game.setup.players)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_a_secret_answer_changes_nothing_for_the_others_while_its_window_is_open(setup: Setup) -> None:
    game = Game.new(setup)
    for move in at_the_door(game, Hat(setup)):
        kind = move.key.split(" ")[0]
        waiting = [asked for asked in kernel.open_questions(game.state) if seat_of(asked) != move.seat]
        if kind not in SECRET_ANSWERS or not waiting:
            continue
        later = game.copy()
        later.answer(move.seat, move.key)
        if not set(waiting) & set(kernel.open_questions(later.state)):
            continue
        for seat in seats(game):
            if seat != move.seat:
                assert later.view(seat) == game.view(seat)
                assert lines_seen(later, seat) == lines_seen(game, seat)


def lines_seen(game: Game, seat: Seat | None) -> int:
    bit = 1 << (7 if seat is None else seat)
    return sum(1 for event in game.state.log or [] if event.witnesses & bit or event.noticed)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_the_log_names_no_card_that_lies_hidden(setup: Setup) -> None:
    game = Game.new(setup)
    told = dict.fromkeys(seats(game), 0)
    before = {seat: cards_in_sight(game.view(seat)) for seat in told}
    for _ in at_the_door(game, Hat(setup)):
        for seat in told:
            after = cards_in_sight(game.view(seat))
            news = game.events(seat, since=told[seat])
            for event in news:
                if event.key is None or event.seat == seat or event.kind in ABOUT_THE_PLANET:
                    continue
                step = read(event.key)
                kinds = OPS[step & OP].arguments
                for kind, value in zip(kinds, (first_of(step), second_of(step)), strict=False):
                    if kind == "Places" and event.seat:
                        assert not value & ~(before[seat][event.seat] | after[event.seat]), event.key
            told[seat] += len(news)
            before[seat] = after


def cards_in_sight(seen: View) -> dict[Seat, int]:
    """For each Hunted, the set of those cards this view shows."""
    found = {}
    for one in seen.hunted:
        cards = [*one.at, *(one.discard or ()), *(one.played or ()), *(one.exposed or ())]
        found[one.seat] = sum({1 << number - 1 for number in cards})
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_the_numbers_of_events_have_no_gaps(setup: Setup) -> None:
    game = Game.new(setup)
    for _ in at_the_door(game, Hat(setup)):
        pass
    for seat in seats(game):
        events = game.events(seat)
        assert [event.number for event in events] == list(range(len(events)))
        assert game.events(seat, since=5) == events[5:]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_who_is_asked_next_tells_nothing_of_hidden_cards(setup: Setup) -> None:
    """The same answer in a game dealt anew is followed by the same questions, if all else looks the same."""
    game, rng, compared = Game.new(setup), Random(str(setup.seed)), 0
    for move in at_the_door(game, Hat(setup)):
        seat = rng.randrange(setup.players)
        dealt, real = game.redeal(seat, rng.random().hex()), game.copy()
        asked = dealt.question(move.seat)
        if game.state.phase == EXPLORATION:
            continue  # in a deal nobody has committed, so another is asked next
        if asked is None or move.key not in [answer.key for answer in asked.answers]:
            continue
        dealt.answer(move.seat, move.key)
        real.answer(move.seat, move.key)
        if dealt.view(seat) == real.view(seat):
            compared += 1
            assert waits_for(dealt) == waits_for(real), (seat, move.key)
    assert compared


def waits_for(game: Game) -> list[tuple[Seat, str]]:
    return sorted((asked.seat, asked.kind) for asked in game.questions())
