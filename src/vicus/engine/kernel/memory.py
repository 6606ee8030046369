"""Where states lie: copying them inside a scratch array, and having them at hand."""

from vicus.engine.layout import Header
from vicus.engine.records import Rows


def copy_state(states: list[Header], to: int, source: int) -> None:
    """`states[to]` becomes a copy of `states[source]`. The compiled engines replace this by a record assignment."""
    states[to].assign(states[source])


def expect(rows: Rows, i: int) -> None:
    """Row i comes next. The native engine replaces this: what the row needs is fetched while the one before is worked on."""
