"""What the Hunt cards of the expansions promise before the reveal, and where their tokens should go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from artemia.bots.habits.genes import strongest
from artemia.bots.habits.guess import Guess, block_gains
from artemia.bots.habits.scale import held
from artemia.engine.step import OP, OP_BY_NAME
from artemia.rules.catalog import HUNT
from artemia.rules.constants import HuntCards
from artemia.rules.modifiers import (
    ARTEMIA_SWARMS,
    TARGET_BENDS_TIME,
    TARGET_BLOCKS_POWERS,
    TARGET_CATCHES,
    TARGET_FEEDS,
    TARGET_HOLDS,
    TARGET_STOPS_ALL,
)
from artemia.rules.planet import around
from artemia.rules.sanctuary_catalog import EVOLUTION_BY_BIT
from artemia.rules.state import State

if TYPE_CHECKING:
    from artemia.bots.habits.stalking import Prospects

CLOSE_PINCER: Final = OP_BY_NAME["close_pincer"].number
FOUR_AND_EIGHT: Final = 0b10001000


# What may be found on each place


def expected(guess: Guess) -> list[int]:
    """How many Hunted are there, in thousandths."""
    found = [0] * 10
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            found[i] += row[i]
    return found


def anybody(guess: Guess) -> list[int]:
    """How likely somebody is there, in thousandths."""
    nobody = [1000] * 10
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            nobody[i] = nobody[i] * (1000 - row[i]) // 1000
    return [1000 - each for each in nobody]


def all_worth(guess: Guess) -> int:
    """What all Hunted together expect of their places."""
    total = 0
    for me in range(1, len(guess.odds)):
        row = guess.odds[me]
        for i in guess.places[me]:
            total += row[i] * guess.worth[me][i]
    return total // 1000


# Cards


def interference(g: State, p: Prospects) -> int:
    return p.on(FOUR_AND_EIGHT)


def time_rift(g: State, p: Prospects) -> int:
    """Both counters move as far; the Creature's comes first, and its way is the shorter one."""
    most = max(expected(p.guess))
    if g.assimilation <= 2:
        return most * 200 // 1000
    if g.rescue <= 2:
        return 0
    return most * 55 // 1000


def gargantua(g: State, p: Prospects) -> int:
    return p.second * 3 // 5


def inertia(g: State, p: Prospects) -> int:
    return max(anybody(p.guess)) * all_worth(p.guess) // 1400


def telepathy(g: State, p: Prospects) -> int:
    return p.best // 4


def quicksand(g: State, p: Prospects) -> int:
    return max(expected(p.guess)) * 16 // 1000


def eclipse(g: State, p: Prospects) -> int:
    short = 0
    for me in range(1, g.seats):
        if held(g, me) <= 2:
            short += 1
    return 6 + 14 * short


def swarm(g: State, p: Prospects) -> int:
    return max(swarm_gains(g, p.guess)) // 1000


def swarm_gains(g: State, guess: Guess) -> list[int]:
    """What those next to each place have to discard."""
    here = expected(guess)
    found: list[int] = []
    for i in range(10):
        near = g.planet.neighbours[i]
        found.append(sum([22 * here[j] for j in range(10) if near >> j & 1]))
    return found


def sideways(g: State, p: Prospects) -> int:
    """A token that can still be moved when all is revealed."""
    return 28 + p.best // 6


def regeneration(g: State, p: Prospects) -> int:
    return 22


def amnesia(g: State, p: Prospects) -> int:
    return 4 * (g.seats - 1)


def latent_gene(g: State, p: Prospects) -> int:
    """As long as it lies in hand, it may act for a turn and stay there."""
    assert g.sanctuary is not None
    return strongest(g.sanctuary.evolutions) + 8


def sampling(g: State, p: Prospects) -> int:
    return max(expected(p.guess)) * 26 // 1000


def abduction(g: State, p: Prospects) -> int:
    return max(expected(p.guess)) * 34 // 1000


def contagion(g: State, p: Prospects) -> int:
    assert g.sanctuary is not None
    token = g.sanctuary.token
    return p.on(token) + 20 * expected(p.guess)[token.bit_length() - 1] // 1000


def panic(g: State, p: Prospects) -> int:
    assert g.sanctuary is not None
    return 14 * g.sanctuary.faceup.bit_count()


def siege(g: State, p: Prospects) -> int:
    """Worth what the city is worth, to those who have somebody to shelter."""
    assert g.sanctuary is not None
    company = sum([1 for cards in g.sanctuary.survivors if cards])
    return p.on(g.sanctuary.token) * company // (2 * (g.seats - 1)) + (20 if g.sanctuary.defense <= 3 else 0)


def frenzy(g: State, p: Prospects) -> int:
    space = 100 if g.assimilation > 2 else 220
    return max(anybody(p.guess)) * space // 1000 - 30


def pincer(g: State, p: Prospects) -> int:
    return max(expected(p.guess)) * 34 // 1000


def landslide(g: State, p: Prospects) -> int:
    assert g.sanctuary is not None
    return p.on(g.sanctuary.token) * 2 // 3


def feast(g: State, p: Prospects) -> int:
    return 35


def hatching(g: State, p: Prospects) -> int:
    """Two DNA less for something that costs that much more."""
    s = g.sanctuary
    assert s is not None
    dear = max([EVOLUTION_BY_BIT[card].cost for card in EVOLUTION_BY_BIT if card & s.evolutions], default=0)
    return 55 if dear >= 3 and s.dna + 3 >= dear else 10


def metamorphosis(g: State, p: Prospects) -> int:
    return 4


def torpor(g: State, p: Prospects) -> int:
    return 16


WORTH: Final[dict[str, Callable[[State, Prospects], int]]] = {
    "interference": interference,
    "time_rift": time_rift,
    "gargantua": gargantua,
    "inertia": inertia,
    "telepathy": telepathy,
    "quicksand": quicksand,
    "eclipse": eclipse,
    "swarm": swarm,
    "ubiquity": sideways,
    "tornado": sideways,
    "drift": sideways,
    "ambush": sideways,
    "burrow": sideways,
    "regeneration": regeneration,
    "amnesia": amnesia,
    "latent_gene": latent_gene,
    "sampling": sampling,
    "abduction": abduction,
    "contagion": contagion,
    "panic": panic,
    "siege": siege,
    "frenzy": frenzy,
    "pincer": pincer,
    "landslide": landslide,
    "feast": feast,
    "hatching": hatching,
    "metamorphosis": metamorphosis,
    "torpor": torpor,
}
BY_BIT: Final[dict[HuntCards, Callable[[State, Prospects], int]]] = {
    HUNT[id].bit: worth for id, worth in WORTH.items()
}


# The Target


def target_gains(g: State, guess: Guess) -> list[int]:
    """What the Target token is worth on each place, by all the cards that use it this turn."""
    gains = [0] * 10
    here = expected(guess)
    somebody = anybody(guess)
    blocks = block_gains(g, guess, 0) if g.modifiers & TARGET_BLOCKS_POWERS else gains
    total = all_worth(guess)
    pinched = around(g.planet, g.creature) & ~g.creature if pincers(g) else 0
    each = 0
    if g.modifiers & TARGET_HOLDS:
        each += 16
    if g.modifiers & TARGET_FEEDS:
        each += 26
    if g.modifiers & TARGET_BENDS_TIME:
        each += 55
    if g.on_target and not pinched:
        each += 30
    for i in range(10):
        gains[i] = blocks[i] + here[i] * each
        if pinched >> i & 1:
            gains[i] += here[i] * 40
        if g.modifiers & TARGET_STOPS_ALL:
            gains[i] += somebody[i] * total
        if g.modifiers & TARGET_CATCHES:
            gains[i] += guess.gains[i]
    return gains


def pincers(g: State) -> bool:
    return CLOSE_PINCER in [step & OP for step in g.on_target]


def artemia_gains(g: State, guess: Guess, gains: list[int]) -> list[int]:
    """The Artemia token's worth, with all that reaches further."""
    if g.modifiers & ARTEMIA_SWARMS:
        for i, more in enumerate(swarm_gains(g, guess)):
            gains[i] += more
    return gains
