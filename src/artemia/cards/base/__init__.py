"""The base game: 10 places, 20 Hunt cards, 15 Survival cards."""

from artemia.cards.base import hunt as hunt
from artemia.cards.base import places as places
from artemia.cards.base import survival as survival
