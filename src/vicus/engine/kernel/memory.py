"""Copying states inside a scratch array of them."""

from vicus.engine.layout import Header


def copy_state(states: list[Header], to: int, source: int) -> None:
    """`states[to]` becomes a copy of `states[source]`. The compiled engines replace this by a record assignment."""
    states[to].assign(states[source])
