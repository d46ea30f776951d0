"""`artemia serve` whose games begin late in the evening, when there is much on the table, and always alike.

The only person at a table is asked something at once: a Hunted in the Reckoning, the Creature in the Hunt.
"""

from __future__ import annotations

from artemia.bots import bot_named
from artemia.cli import main
from artemia.engine.kernel import open_questions
from artemia.engine.spelling import spell
from artemia.engine.step import Seat, seat_of
from artemia.game import Game
from artemia.rules.setup import Setup
from artemia.server.storage.store import News
from artemia.server.tables import registry
from artemia.server.tables.running_game import RunningGame
from artemia.session import asked_of
from tests.browser.dealt import deal_alike

DEAL = "a late night on Artemia"
LATE = 5
"""The turn after which nobody waits for a better moment."""
HUNTING, RECKONING = 2, 3


def late_game(stored: News) -> RunningGame | None:
    if stored.settings.status == "lobby":
        return None
    setup = stored.settings.setup()
    person = next(n for n, chair in enumerate(stored.settings.chairs) if chair.kind == "person")
    return RunningGame(setup, evening(setup, person))


def evening(setup: Setup, person: Seat) -> list[str]:
    """What all answer up to the last moment that suits."""
    game = Game.new(setup)
    bots = [bot_named("instinct", seat) for seat in range(setup.players)]
    moment, phase = 0, RECKONING if person else HUNTING
    while not game.over and game.state.turn <= LATE:
        g, asked = game.state, [seat_of(step) for step in open_questions(game.state)]
        if person in asked and g.phase == phase:
            moment = len(game.given)
        seat = asked[0]
        game.answer(seat, spell(bots[seat].choose(g, *asked_of(g, seat))))
    return list(game.given[:moment])


if __name__ == "__main__":
    vars(registry)["game_of"] = late_game
    deal_alike(DEAL)
    main()
