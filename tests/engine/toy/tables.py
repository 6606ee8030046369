"""The box as numbers for the rules."""

from vicus.engine.box import in_play

from .box import Contents

_BOX: Contents = in_play()

FACES: list[int] = _BOX.faces
TURNS: int = _BOX.turns
