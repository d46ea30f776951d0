"""Artemia: the board game NOT ALONE as a fast rules library. An unofficial fan edition."""

from artemia.errors import ArtemiaError, NotOffered
from artemia.game import Answer, Event, Game, Question
from artemia.rules.corrections import Corrections, read_corrections
from artemia.rules.presets import PRESETS, preset
from artemia.rules.setup import Setup
from artemia.rules.view import HuntedView, View
from artemia.session import Session

__all__ = [
    "PRESETS",
    "Answer",
    "ArtemiaError",
    "Corrections",
    "Event",
    "Game",
    "HuntedView",
    "NotOffered",
    "Question",
    "Session",
    "Setup",
    "View",
    "preset",
    "read_corrections",
]
__version__ = "0.1.0"
