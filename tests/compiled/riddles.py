"""Prints the riddles of a few days as hashes, and whether the rules are compiled."""

from __future__ import annotations

import json
from datetime import date
from hashlib import sha256
from pathlib import Path

from artemia.bots.cunning import solver
from artemia.riddle import riddle_of
from artemia.riddle.telling import plain

print(Path(solver.__file__).suffix.lstrip("."))
for day in (1, 7, 15):
    print(sha256(json.dumps(plain(riddle_of(date(2026, 10, day)), "en")).encode()).hexdigest())
