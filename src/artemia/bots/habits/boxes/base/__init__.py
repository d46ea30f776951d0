"""The base game, as bots see it."""

from artemia.bots.habits.boxes.base import survival as survival
