"""What a seat may see as numbers. Replaced by code that is made from the game's `observation.py`; see `engine/sightcode.py`."""

from vicus.engine.layout import Bytes, Header


def observe(s: Header, seat: int, out: Bytes) -> None:
    """Write the observation of a seat; a game without a declaration has none."""
