"""Bots against bots on the same deals: who wins how often, what that gains, and how long they think."""

from artemia.lab.arena.contest import Contest, Pairing
from artemia.lab.arena.play import contend
from artemia.lab.arena.report import Match, Report
from artemia.lab.arena.times import Times

__all__ = ["Contest", "Match", "Pairing", "Report", "Times", "contend"]
