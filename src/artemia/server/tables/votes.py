"""Whether a bot is to play for somebody who is away: those who wait for them decide."""

from __future__ import annotations

from collections.abc import Collection

from artemia.server.storage.settings import TableSettings
from artemia.server.tables.seating import stand_in
from artemia.server.wire import messages as m
from artemia.server.wire.refusal import Refusal


def vote(settings: TableSettings, user: str, wish: m.Vote, present: Collection[str]) -> None:
    """More than half of the other people present; somebody with several devices has one vote."""
    chair, here = settings.chairs[wish.chair], set(present)
    voters = [each for each in settings.people() if each & here and each.isdisjoint(chair.owners)]
    voter = next((each for each in voters if user in each), None)
    if voter is None:
        raise Refusal("not-yours", "no-vote")
    wanting = set(settings.votes.pop(wish.chair, ())) - voter
    if wish.wanted:
        wanting.add(user)
    if 2 * sum(not wanting.isdisjoint(each) for each in voters) > len(voters):
        stand_in(chair)
    elif wanting:
        settings.votes[wish.chair] = sorted(wanting)


def forget_votes(settings: TableSettings, user: str) -> None:
    for n in settings.owned(user):
        settings.votes.pop(n, None)
