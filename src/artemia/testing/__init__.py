"""A table for card tests: set up only what matters, play as one talks at the table, see what is offered.

>>> from artemia.testing import table
>>> t = table(hunt=["scream"], ripley={"plays": "jungle", "hand": "lair river"}, freddy={"plays": "beach"})
>>> t.creature.plays("scream")
>>> t.creature.puts(creature="rover", target="jungle")
>>> t.reckon("ripley")
>>> t.ripley.offered
['lose_will 1', 'discard lair+river']
>>> t.ripley.chooses("lose_will 1")
>>> t.ripley.will
2
"""

from artemia.testing.laying import slow_table, table
from artemia.testing.player import Player
from artemia.testing.table import Table

__all__ = ["Player", "Table", "slow_table", "table"]
