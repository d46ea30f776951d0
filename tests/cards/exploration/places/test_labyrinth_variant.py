"""The Labyrinth variant: five empty spots, and a pile of ten places to fill them."""

from __future__ import annotations

import json
from random import Random

import pytest

from artemia import Setup, texts
from artemia.cards.exploration.labyrinth import as_it_lay, search_sites
from artemia.engine import kernel
from artemia.engine.step import OP, OPS, first_of, members
from artemia.rules.catalog import PLACES, SITES, planet_of
from artemia.rules.presets import preset
from artemia.rules.redeal import redeal
from artemia.rules.save import from_words, to_words
from artemia.rules.state import State
from artemia.rules.view import view
from artemia.testing import Table, slow_table
from tests.cards.exploration.places.talk import exploration_state, rows
from tests.cards.talk import offered
from tests.properties.compare import check_everything, differences
from tests.properties.drive import start

CREATURE = 0


def sites(*names: str) -> tuple[int, ...]:
    return tuple(1 << SITES.index(name) for name in names)


def pile(t: Table, *top: str) -> None:
    """These places lie on top of the pile, the first one to be drawn first."""
    rest = [name for name in SITES if name not in top]
    exploration_state(t).sites = sites(*rest, *reversed(top))


def variant(*top: str, creature: str = "beach", **ripley: object) -> Table:
    """Ripley, alone or with Freddy, in the Labyrinth of the variant."""
    t = slow_table(
        planet="labyrinth",
        labyrinth=True,
        ripley={"plays": "labyrinth", **ripley},
        freddy={"plays": "lair"},
    )
    pile(t, *top)
    t.creature.puts(creature=creature)
    t.reckon("ripley")
    return t


def search(t: Table) -> None:
    t.ripley.chooses("use_power labyrinth")
    if "search_sites" in t.ripley.offered:
        t.ripley.chooses("search_sites")


def test_labyrinth_variant_begins_with_five_empty_spots_and_an_empty_reserve() -> None:
    t = slow_table(planet="labyrinth", labyrinth=True, ripley={})
    seen = t.creature.view
    assert seen.planet[5:] == [None] * 5
    assert seen.hidden == seen.inaccessible == [6, 7, 8, 9, 10]
    assert seen.reserve == {}
    assert seen.exploration is not None
    assert (seen.exploration.sites_left, seen.exploration.sites_drawn, seen.exploration.sites_discard) == (
        10,
        [],
        [],
    )


def test_labyrinth_variant_shuffles_all_ten_places() -> None:
    orders = set()
    for seed in range(20):
        g = start(preset("labyrinth", players=3, side="A", seed=seed))
        kernel.settle(g)
        assert g.exploration is not None
        assert sorted(g.exploration.sites) == [1 << i for i in range(10)]
        orders.add(g.exploration.sites)
    assert len(orders) == 20


def test_labyrinth_variant_draws_three_places_for_all_to_see() -> None:
    t = variant("swamp", "portal", "fungi")
    search(t)
    for seat in (0, 1, 2, None):
        w = view(t.state, seat).exploration
        assert w is not None
        assert (w.sites_left, w.sites_drawn) == (7, ["swamp", "fungi", "portal"])
    assert t.creature.log[-1] == "drew_sites swamp+fungi+portal"
    assert t.asked == ["ripley: which_site"]


def test_labyrinth_variant_puts_one_on_any_empty_spot() -> None:
    t = variant("swamp", "portal", "fungi")
    search(t)
    spots = ["swamp", "shelter", "wreck", "source", "artefact"]
    assert t.ripley.offered == [
        f"lay_site {spot} {site}" for site in ("swamp", "fungi", "portal") for spot in spots
    ]
    t.ripley.chooses("lay_site wreck fungi")
    assert rows(t) == "? ? fungi ? ?"
    assert t.ripley.view.order == [1, 2, 3, 4, 5, 6, 7, 9, 8, 10]
    assert t.ripley.view.planet[8] == "fungi"
    assert t.ripley.view.reserve == {9: 2}
    assert t.ripley.view.hidden == t.ripley.view.inaccessible == [6, 7, 8, 10]


def test_labyrinth_variant_then_uses_it_or_takes_its_card_then_discards_one() -> None:
    t = variant("archipelago", "portal", "pole")
    search(t)
    t.ripley.chooses("lay_site wreck pole")
    assert t.ripley.offered == ["nothing", "use_discovery pole", "take_from_reserve pole"]
    t.ripley.chooses("use_discovery pole")
    assert (t.ripley.will, t.rescue) == (2, 18)
    assert t.ripley.offered == ["drop_site archipelago", "drop_site portal"]
    t.ripley.chooses("drop_site portal")
    w = t.creature.view.exploration
    assert w is not None
    assert (w.sites_left, w.sites_drawn, w.sites_discard) == (8, [], ["portal"])
    assert exploration_state(t).sites[0] == sites("archipelago")[0], "under the pile"
    assert exploration_state(t).sites_known_below == 1
    assert t.creature.log[-2:] == ["drop_site portal", "returned_site archipelago"]


def test_labyrinth_variant_gives_a_card_of_the_place_laid_out() -> None:
    t = variant("swamp", "shelter", "source")
    search(t)
    t.ripley.chooses("lay_site shelter swamp")
    t.ripley.chooses("take_from_reserve swamp")
    t.ripley.chooses("drop_site source")
    assert "swamp" in t.ripley.hand
    assert t.ripley.view.reserve == {6: 1}
    t.finish_turn()
    assert "commit swamp" in t.ripley.offered


def test_labyrinth_variant_has_one_pole_in_the_reserve() -> None:
    t = variant("pole", "shelter", "source")
    search(t)
    t.ripley.chooses("lay_site shelter pole")
    assert t.ripley.view.reserve == {8: 1}


def test_labyrinth_variant_never_lays_a_number_twice() -> None:
    t = variant("swamp", "mangrove", "source")
    search(t)
    t.ripley.chooses("lay_site shelter swamp")
    t.ripley.chooses("nothing")
    t.ripley.chooses("drop_site source")
    t.finish_turn()
    pile(t, "mangrove", "wreck", "fungi")
    again(t)
    drawn = {line.split(" ")[1] for line in offered(t.ripley, "lay_site")}
    assert drawn == {"wreck", "fungi"}


def test_labyrinth_variant_never_discards_a_number_twice() -> None:
    """With the Source discarded, the Fungi can't be."""
    t = variant("swamp", "mangrove", "source")
    search(t)
    t.ripley.chooses("lay_site shelter swamp")
    t.ripley.chooses("nothing")
    t.ripley.chooses("drop_site source")
    t.finish_turn()
    pile(t, "fungi", "wreck", "artefact")
    again(t)
    t.ripley.chooses("lay_site wreck wreck")
    t.ripley.chooses("nothing")
    assert t.creature.log[-2:] == ["drop_site artefact", "returned_site fungi"]


def test_labyrinth_variant_lays_nothing_that_would_leave_no_card_to_discard() -> None:
    """Numbers 8 and 9 are in the discard: of 8, 9 and 10 the last one must not be laid."""
    t = variant("wreck", "source", "artefact")
    exploration_state(t).sites_discard = sum(sites("pole", "fungi"))
    search(t)
    assert {line.split(" ")[1] for line in offered(t.ripley, "lay_site")} == {"wreck", "source"}


def again(t: Table) -> None:
    """In the next turn Ripley goes to the Labyrinth once more, and searches."""
    t.state.hunted[1].hand |= t.places("labyrinth")
    t.state.hunted[1].discard &= ~t.places("labyrinth")
    t.ripley.chooses("commit labyrinth")
    t.freddy.chooses("commit jungle")
    if "creature: prepare" in t.asked:
        t.creature.chooses("ready")
    t.creature.chooses("put_token beach creature")
    t.reckon("ripley")
    search(t)


def test_labyrinth_variant_draws_two_when_two_are_left_and_then_the_discard_leaves() -> None:
    t = variant()
    exploration_state(t).sites = sites("fungi", "artefact")
    exploration_state(t).sites_discard = sum(sites("wreck"))
    search(t)
    w = t.ripley.view.exploration
    assert w is not None
    assert (w.sites_left, w.sites_drawn) == (0, ["artefact", "fungi"])
    t.ripley.chooses("lay_site source fungi")
    t.ripley.chooses("nothing")
    w = t.ripley.view.exploration
    assert w is not None
    assert (w.sites_left, w.sites_drawn, w.sites_discard) == (0, [], [])


def test_labyrinth_variant_tokens_stay_on_their_spots() -> None:
    t = variant("swamp", "portal", "fungi", creature="wreck")
    search(t)
    t.ripley.chooses("lay_site wreck fungi")
    assert t.token("creature") == "fungi"
    assert t.creature.view.creature == [9]


def test_labyrinth_variant_swamp_brings_neither_card_back() -> None:
    t = variant("swamp", "portal", "fungi", hand="lair", discard="jungle river")
    search(t)
    t.ripley.chooses("lay_site wreck swamp")
    t.ripley.chooses("use_discovery swamp")
    assert t.ripley.hand == "lair+jungle+river"
    assert t.ripley.played == "labyrinth"


def test_labyrinth_variant_without_any_place_left_gives_cards_only() -> None:
    t = variant()
    exploration_state(t).sites = ()
    t.state.planet = planet_of(t.state.planet.names)
    t.state.reserve = t.places("shelter")
    t.ripley.chooses("use_power labyrinth")
    assert "shelter" in t.ripley.hand


# Words


def test_labyrinth_variant_speaks_of_empty_spots() -> None:
    t = variant("swamp", "portal", "fungi")
    search(t)
    steps = t.ripley._steps()
    assert texts.answer(t.state, steps[1], "en") == "Put the Swamp on the empty spot below the Jungle"
    assert texts.answer(t.state, steps[0], "fr") == "Placer le Marais sur l’emplacement vide sous l’Antre"


def test_labyrinth_variant_tells_places_by_what_was_known_then() -> None:
    t = variant("swamp", "portal", "fungi", creature="wreck", will=2)
    search(t)
    t.ripley.chooses("lay_site wreck fungi")
    t.ripley.chooses("use_discovery fungi")
    assert t.state.log is not None
    told = zip(t.state.log, as_it_lay(t.state), strict=True)
    lines = [texts.event(then, event.step, True, "en") for event, then in told]
    assert "The Creature puts the Creature token on the empty spot below the River." in lines
    assert lines[-1].endswith("uses the power of the Fungi.")


# Whole games


def random_game(setup: Setup, salt: int) -> list[State]:
    """Every question of a random game of people who love the Labyrinth."""
    g = start(setup)
    rng = Random(salt)
    found = []
    while question := kernel.ask(g):
        answers = kernel.all_answers(g.answers)
        g.agenda.append(question)
        found.append(g.copy())
        g.agenda.pop()
        eager = [step for step in answers if is_about_the_labyrinth(step)]
        kernel.take(g, rng.choice(eager or answers))
    return found


def is_about_the_labyrinth(step: int) -> bool:
    name = OPS[step & OP].name
    if name in ("commit", "use_power"):
        return first_of(step) == 1 << 4
    return name in ("search_sites", "reveal_place", "give_up")


@pytest.mark.parametrize("labyrinth", [True, False])
def test_labyrinth_games_can_be_kept_and_dealt_anew_at_every_question(labyrinth: bool) -> None:
    setup = preset("labyrinth" if labyrinth else "exploration", players=4, side="A", seed="maze")
    moments = random_game(setup, 7)
    for n, g in enumerate(moments):
        check_everything(g)
        assert differences(from_words(setup, json.loads(json.dumps(to_words(g)))), g) == []
        for seat in range(4):
            assert view(redeal(g, seat, n), seat) == view(g, seat)
    assert not moments[-1].planet.hidden, "they went through it all"


def test_labyrinth_variant_always_finds_a_place_to_lay_and_one_to_discard() -> None:
    """Five searches empty the pile, whatever is drawn and chosen, and never get stuck."""
    for salt in range(30):
        setup = preset("labyrinth", players=2, side="A", seed=salt)
        g = start(setup)
        kernel.settle(g)
        w, rng = g.exploration, Random(salt)
        assert w is not None
        for left in (8, 6, 4, 2, 0):
            g.agenda = [search_sites(1)]
            while kernel.ask(g):
                kernel.take(g, rng.choice(kernel.all_answers(g.answers)))
            assert len(w.sites) == left
        numbers = [PLACES[name].number for name in g.planet.names]
        assert numbers == list(range(1, 11)) and not g.planet.hidden
        assert not w.sites_discard and not w.sites_drawn


def test_labyrinth_variant_dealt_anew_keeps_what_all_have_seen_go_below() -> None:
    t = variant("archipelago", "portal", "pole")
    search(t)
    t.ripley.chooses("lay_site wreck pole")
    t.ripley.chooses("nothing")
    t.ripley.chooses("drop_site portal")
    deals = [redeal(t.state, CREATURE, seed) for seed in range(20)]
    piles = {one.exploration.sites for one in deals if one.exploration is not None}
    assert len(piles) > 15
    assert {each[0] for each in piles} == set(sites("archipelago"))
    assert {tuple(sorted(each)) for each in piles} == {tuple(sorted(exploration_state(t).sites))}
    assert len(members(sum(exploration_state(t).sites))) == 8
