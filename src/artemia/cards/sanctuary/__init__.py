"""SANCTUARY: 5 places, 15 Hunt and 15 Survival cards, Avatars, Evolutions, survivors, Defense bonuses."""

from artemia.cards.sanctuary import avatars as avatars
from artemia.cards.sanctuary import bonuses as bonuses
from artemia.cards.sanctuary import evolutions_1 as evolutions_1
from artemia.cards.sanctuary import evolutions_2 as evolutions_2
from artemia.cards.sanctuary import founding as founding
from artemia.cards.sanctuary import hunt as hunt
from artemia.cards.sanctuary import places as places
from artemia.cards.sanctuary import survival as survival
from artemia.cards.sanctuary import survivors as survivors
