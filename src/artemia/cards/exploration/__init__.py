"""EXPLORATION: 10 places, 13 Hunt cards, 15 Survival cards, and the Labyrinth variant."""

from artemia.cards.exploration import hunt as hunt
from artemia.cards.exploration import labyrinth as labyrinth
from artemia.cards.exploration import places as places
from artemia.cards.exploration import portal as portal
from artemia.cards.exploration import survival as survival
