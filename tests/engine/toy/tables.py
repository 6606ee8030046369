"""The box as numbers for the rules."""

from vicus.engine.box import in_play

FACES: list[int] = in_play()["faces"]
TURNS: int = in_play()["turns"]
