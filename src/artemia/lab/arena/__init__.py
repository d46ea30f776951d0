"""Bots against bots on the same deals: who wins how often, what that gains, and how long they think."""

from artemia.lab.arena.contest import Contest, Pairing
from artemia.lab.arena.play import contend
from artemia.lab.arena.report import ArenaReport, Match
from artemia.lab.arena.times import Times

__all__ = ["ArenaReport", "Contest", "Match", "Pairing", "Times", "contend"]
