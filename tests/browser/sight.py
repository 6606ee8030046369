"""What somebody at a table sees and clicks next. It knows no rules and no messages: only what the page shows as possible."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
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
"""What can be clicked for a step: all of the first kind that is there."""
SEE = (Path(__file__).parent / "sight.js").read_text("utf-8")
PATIENCE = 30.0
"""Seconds after which something that should come will not come any more, on a busy machine either."""
BLINK = 0.015
"""Seconds between two looks."""
PREPARING = 12
"""Clicks that a step may take: a person is chosen, then a building, then its payment is confirmed …"""


class Wanted(TypedDict):
    """Something that can be clicked, and where."""

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


Hand = Callable[[Wanted], None]
"""Clicks, taps, or goes there by keys."""


def see(page: Page, pick: int = 0, steps: Sequence[str] = STEPS, bring: bool = True) -> Sight:
    """`bring`: what is wanted and out of sight is scrolled to, as the wheel would do."""
    return cast(Sight, page.evaluate(SEE, {"steps": list(steps), "pick": pick, "bring": bring}))


def watch(page: Page, wish: Callable[[Sight], bool], what: str) -> Sight:
    """Look until something is seen."""
    end = time.monotonic() + PATIENCE
    while not wish(now := see(page, bring=False)):
        assert time.monotonic() < end, f"waited in vain for {what}: {now}"
        time.sleep(BLINK)
    return now


def press(page: Page, hand: Hand, pick: int = 0, steps: Sequence[str] = STEPS) -> Sight:
    """Press something that is lit, or what ends the turn, if it is one's turn; what is seen after the page has answered."""
    before = see(page, pick, steps)
    wanted = before["wanted"]
    if wanted is None:
        return before
    hand(wanted)
    return watch(page, lambda now: now["mark"] != before["mark"], f"the answer to {wanted}")


def step(page: Page, hand: Hand, pick: int = 0, steps: Sequence[str] = STEPS) -> Sight:
    """Press until something is done: a click may only prepare it."""
    number = see(page, bring=False)["number"]
    for _ in range(PREPARING):
        now = press(page, hand, pick, steps)
        if now["number"] > number or not now["mine"]:
            return now
    raise AssertionError(f"no step was possible: {now}")
