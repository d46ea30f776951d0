"""One table of simulated people and bots, from laying it until nobody plays there any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp

from artemia.lab.torture.player import SimulatedPerson, Tab
from artemia.lab.torture.spool import Spool
from artemia.rules.presets import PRESETS

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
BOTS: Final = ("newcomer", "steady")
MOST_PEOPLE: Final = 4
HURRIES, LOOKED_ON, SECOND_TAB = 0.1, 0.3, 0.3
"""How many tables have a clock and an onlooker, how many people a second tab."""
TO_HEAR_THE_END: Final = 30.0


class Sitting:
    """Which game, who plays it and how follows from the seed and the number of the table."""

    def __init__(self, number: int, seed: str, site: str, http: aiohttp.ClientSession, folder: Path) -> None:
        self.rng = Random(f"{seed} table {number}")
        self.number, self.site, self.http, self.folder = number, site, http, folder
        self.code = ""
        self.people: list[SimulatedPerson] = []
        self.tabs: list[Tab] = []
        self.over = asyncio.Event()
        self.spool = Spool(folder / f"table-{number}.spool")
        self._visits: list[asyncio.Task[None]] = []

    async def lay(self) -> None:
        """Makes the table and lets everybody open it; they sit down by themselves."""
        rng = self.rng
        preset = dict(PRESETS[rng.choice(list(PRESETS))])
        players = rng.randint(2, 7)
        sitting = rng.randint(1, min(players, MOST_PEOPLE))
        bots = [{"chair": n, "level": rng.choice(BOTS)} for n in range(sitting, players)]
        pace = "fast" if rng.random() < HURRIES else "none"
        options: dict[str, Any] = {**preset, "players": players, "pace": pace, "side": rng.choice(("A", "B"))}
        options["passes"] = "never"  # each answer is somebody's, and was asked for
        self.people = [self._person(n) for n in range(sitting + (rng.random() < LOOKED_ON))]
        for person in self.people:
            await person.ask("GET", "/api/me")
        wish = {"options": options, "name": NAMES[0], "bots": bots}
        self.code = (await self.people[0].ask("POST", "/api/tables", wish))["code"]
        for n, person in enumerate(self.people):
            watches = n == sitting
            for number in range(1 if watches else 1 + (rng.random() < SECOND_TAB)):
                self._open(person, n, number, watches)

    def _person(self, n: int) -> SimulatedPerson:
        return SimulatedPerson(
            NAMES[n], self.number * len(NAMES) + n, self.site, self.http, Random(self.rng.random())
        )

    def _open(self, person: SimulatedPerson, chair: int, number: int, watches: bool) -> None:
        tab = Tab(person, number, self.code, self.spool, watches)
        tab.chair, tab.heard_of = chair, self._look
        self.tabs.append(tab)
        self._visits.append(asyncio.create_task(tab.stay()))

    def _look(self) -> None:
        if any(tab.known.over for tab in self.tabs):
            self.over.set()

    @property
    def acknowledged(self) -> int:
        return sum(tab.acknowledged for tab in self.tabs)

    async def hear_the_end(self) -> bool:
        """Waits until every tab knows that it is over; whether they all do."""
        loop = asyncio.get_running_loop()
        end = loop.time() + TO_HEAR_THE_END
        while loop.time() < end:
            if all(tab.known.over for tab in self.tabs):
                return True
            await asyncio.sleep(0.1)
        return False

    async def leave(self) -> list[Exception]:
        """Everybody closes their tabs. What some had broken on before."""
        for visit in self._visits:
            visit.cancel()
        outcomes = await asyncio.gather(*self._visits, return_exceptions=True)
        self._visits.clear()
        return [each for each in outcomes if isinstance(each, Exception)]
