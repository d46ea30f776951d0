"""SANCTUARY, as bots see it."""

from artemia.bots.habits.boxes.sanctuary import survival as survival
