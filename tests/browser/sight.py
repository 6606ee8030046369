"""What somebody at a table sees. It knows no rules and no messages: only what the page shows as possible."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, TypedDict, cast

STEPS = (
    # Bohemian Villages
    "[data-testid^=place-][data-legal]",
    ".sum.ready",
    "[data-testid^='chip-use']",
    # a game without a part of its own
    "[data-testid^=action-][data-legal]",
    # Carpe Diem
    ".answers-row .answer",
    "[data-testid=ghost-build]",
    "[data-testid^=cell-][data-legal]",
    ":is([data-testid^=space-], [data-testid^=tile-], [data-testid^=craft-], [data-testid^=circle-])[data-legal]",
    "[data-testid=store]:not(.off)",
    # Helvetia
    "[data-testid=confirm]",
    ".replies .reply",
    ":is([data-testid^=lot-], [data-testid^=quarter-])[data-legal]",
    ":is([data-testid^=rob-], [data-testid^=kind-], [data-testid^=good-])[data-legal]",
    "[data-testid^=person-][data-legal]",
    "[data-testid=neutral-coin][data-legal]",
)
"""What can be pressed for a step: all of the first kind that is there."""
SEE = (Path(__file__).parent / "sight.js").read_text("utf-8")


class Wanted(TypedDict):
    """Something that can be pressed, and where."""

    name: str
    x: float
    y: float
    width: float
    height: float
    met: bool


class Sight(TypedDict):
    """A look at the table."""

    status: str
    number: int
    mine: bool
    ends: bool
    asked: str
    lit: list[str]
    wanted: Wanted | None
    mark: str


class Page(Protocol):
    """A page in any browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


def see(page: Page, pick: int = 0, steps: Sequence[str] = STEPS, bring: bool = False) -> Sight:
    """`pick`: which of the things that are lit is wanted; `bring`: if it is out of sight it is scrolled to."""
    return cast(Sight, page.evaluate(SEE, {"steps": list(steps), "pick": pick, "bring": bring}))
