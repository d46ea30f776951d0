"""The verbs that habits look for among the answers, by number."""

from __future__ import annotations

from typing import Final

from artemia.engine.step import OP_BY_NAME

COMMIT: Final = OP_BY_NAME["commit"].number
COMMIT_TWO: Final = OP_BY_NAME["commit_two"].number
DEVELOP: Final = OP_BY_NAME["develop"].number
DRAW_EVOLUTION: Final = OP_BY_NAME["draw_evolution"].number
END_HUNT: Final = OP_BY_NAME["end_hunt"].number
EVOLVE: Final = OP_BY_NAME["evolve"].number
FORTIFY: Final = OP_BY_NAME["fortify"].number
GIVE_UP: Final = OP_BY_NAME["give_up"].number
HEAL: Final = OP_BY_NAME["heal"].number
HOLD_CITY: Final = OP_BY_NAME["hold_city"].number
LOSE_WILL: Final = OP_BY_NAME["lose_will"].number
NOTHING: Final = OP_BY_NAME["nothing"].number
PASS_WINDOW: Final = OP_BY_NAME["pass_window"].number
PLAY_HUNT: Final = OP_BY_NAME["play_hunt"].number
PLAY_SURVIVAL: Final = OP_BY_NAME["play_survival"].number
PUT_TOKEN: Final = OP_BY_NAME["put_token"].number
RESCUE: Final = OP_BY_NAME["rescue"].number
RESIST: Final = OP_BY_NAME["resist"].number
SHED: Final = OP_BY_NAME["shed"].number
SPREAD_TOKEN: Final = OP_BY_NAME["spread_token"].number
TAKE_BACK: Final = OP_BY_NAME["take_back"].number
USE_AVATAR: Final = OP_BY_NAME["use_avatar"].number
USE_EVOLUTION: Final = OP_BY_NAME["use_evolution"].number
USE_POWER: Final = OP_BY_NAME["use_power"].number
