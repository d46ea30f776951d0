"""EXPLORATION, as bots see it."""

from artemia.bots.habits.boxes.exploration import survival as survival
