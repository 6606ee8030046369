"""Hands that play what is seen: a mouse, a finger, or keys alone."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from .sight import STEPS, Sight, Wanted, see

AT_REST = """() => new Promise((done) => {
  let last = -1
  const look = () => {
    if (scrollY === last) return done()
    last = scrollY
    setTimeout(look, 80)
  }
  look()
})"""
"""A swipe goes on for a while after the finger has left the glass."""
FOCUS = (Path(__file__).parent / "focus.js").read_text("utf-8")
PATIENCE = 30.0
"""Seconds after which something that should come will not come any more, on a busy machine either."""
BLINK = 0.03
"""Seconds between two looks."""
SLIP = 3.0
"""Seconds without an answer after which one presses again what has moved away from under the pointer."""
SHORT = 5.0
"""Seconds after which a person would take something for broken."""
PREPARING = 12
"""Presses that a step may take: a person is chosen, then a building, then its payment is confirmed …"""


class Owner(Protocol):
    """Somebody with a page open; after it was closed, with another one."""

    page: Any


class Hand(ABC):
    steps = STEPS
    bring = True

    def __init__(self, owner: Owner) -> None:
        self.owner = owner

    @property
    def page(self) -> Any:
        return self.owner.page

    @abstractmethod
    def put(self, wanted: Wanted, seen: Sight) -> None:
        """Press something that was seen, whatever happens then."""

    def see(self, pick: int = 0) -> Sight:
        return see(self.page, pick, self.steps, self.bring)

    def watch(self, wish: Callable[[Sight], bool], what: str) -> Sight:
        """Look until something is seen."""
        end = time.monotonic() + PATIENCE
        while not wish(now := see(self.page, steps=self.steps)):
            assert time.monotonic() < end, f"waited in vain for {what}: {now}"
            time.sleep(BLINK)
        return now

    def press(self, pick: int = 0, seen: Sight | None = None) -> Sight:
        """Press something that is lit, or what ends the turn, if it is one's turn; what is seen after the page has answered."""
        before = seen or self.see(pick)
        pressed = before["wanted"]
        if pressed is None:
            return before
        self.put(pressed, before)
        begun = at = time.monotonic()
        while (now := self.see(pick))["mark"] == before["mark"]:
            there = now["wanted"]
            if there and time.monotonic() - at > SLIP and (there["x"], there["y"]) != (pressed["x"], pressed["y"]):
                pressed, at = there, time.monotonic()
                self.put(there, now)
            assert time.monotonic() - begun < PATIENCE, f"waited in vain for the answer to {pressed}: {now}"
            time.sleep(BLINK)
        return now

    def step(self, pick: int = 0) -> Sight:
        """Press until something is done: one press may only prepare it."""
        now = self.see(pick)
        number = now["number"]
        for _ in range(PREPARING):
            if now["number"] > number or not now["mine"]:
                return now
            now = self.press(pick)
        raise AssertionError(f"no step was possible: {now}")


class Mouse(Hand):
    def put(self, wanted: Wanted, seen: Sight) -> None:
        assert wanted["met"], f"{wanted['name']} lies under something else"
        self.page.mouse.click(wanted["x"], wanted["y"])

    def step(self, pick: int = 0) -> Sight:
        now = super().step(pick)
        self.page.mouse.move(1, 1)  # what lies under the pointer is told in the prompt
        return now


class Finger(Hand):
    """Swipes and taps; remembers how large what it tapped was."""

    bring = False
    SWIPES = 12

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner)
        self.tapped: dict[str, tuple[float, float]] = {}

    def put(self, wanted: Wanted, seen: Sight) -> None:
        for _ in range(self.SWIPES):
            if wanted["met"]:
                break
            self.swipe(wanted["y"])
            wanted = self.find(wanted["name"])
        assert wanted["met"], f"no swipe leads to {wanted}"
        self.tapped[wanted["name"]] = wanted["width"], wanted["height"]
        self.page.touchscreen.tap(wanted["x"], wanted["y"])

    def find(self, name: str) -> Wanted:
        found = see(self.page, steps=[f"[data-testid='{name}']"])["wanted"]
        assert found, name
        return found

    def swipe(self, y: float) -> None:
        """The finger draws the page so that what is at `y` comes to the middle, as far as one swipe can."""
        view = self.page.viewport_size
        middle = view["height"] / 2
        way = max(-0.5 * middle, min(0.5 * middle, middle - y))
        start = middle - way / 2
        devtools = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *heights: float) -> None:
            points = [{"x": view["width"] / 2, "y": height} for height in heights]
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", start)
        for part in range(1, 5):
            touch("touchMove", start + way * part / 4)
        touch("touchEnd")
        devtools.detach()
        self.page.evaluate(AT_REST)


class Keys(Hand):
    """Keys alone. The first thing of each kind is gone to with Tab and arrows, as the page needs no shortcut; others with n."""

    steps = tuple(step for step in STEPS if "ghost-build" not in step)  # Enter on a cell builds there
    bring = False
    STOPS = 80

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner)
        self.known: set[str] = set()

    def put(self, wanted: Wanted, seen: Sight) -> None:
        name = wanted["name"]
        kind = name.split("-")[0]
        by_hand = kind not in self.known
        self.known.add(kind)
        if name == "end-turn" and not by_hand:
            self.page.keyboard.press("e")
            return
        there = (not by_hand and self.next_to(name)) or self.go_to(name)
        if self.see()["mark"] != seen["mark"]:  # meanwhile the page went on by itself with what was confirmed before
            return
        assert there, f"Tab and arrows do not lead to {name}"
        self.page.keyboard.press("Enter")

    def focus(self, name: str) -> dict[str, Any]:
        """What has the focus, and where what is wanted lies from there. The focus can always be seen."""
        end = time.monotonic() + SHORT
        while True:
            focus: dict[str, Any] = self.page.evaluate(FOCUS, name)
            if focus["nowhere"] or (focus["ring"] and focus["seen"]):
                return focus
            assert time.monotonic() < end, f"the focus cannot be seen: {focus}"
            time.sleep(BLINK)

    def next_to(self, name: str) -> bool:
        """Go from one possible thing to the next; false if that does not lead there."""
        met: set[str] = set()
        while True:
            self.page.keyboard.press("n")
            here = self.focus(name)["name"]
            if here == name:
                return True
            if here in met:
                return False
            met.add(here)

    def go_to(self, name: str) -> bool:
        """Tab leads to it, or into its group, and there the arrows."""
        for _ in range(self.STOPS):
            focus = self.focus(name)
            if focus["name"] == name or (focus["inside"] and self.walk_to(name)):
                return True
            if not focus["there"]:
                return False
            self.page.keyboard.press("Tab")
        return False

    def walk_to(self, name: str) -> bool:
        """Arrows, always in the direction in which it lies; if that leads nowhere, in the other one."""
        turns: dict[str, int] = {}
        for _ in range(40):
            focus = self.focus(name)
            if focus["name"] == name:
                return True
            across = "ArrowRight" if focus["right"] > 0 else "ArrowLeft"
            along = "ArrowDown" if focus["down"] > 0 else "ArrowUp"
            ways = [across, along] if abs(focus["right"]) > abs(focus["down"]) else [along, across]
            turns[focus["name"]] = turns.get(focus["name"], -1) + 1
            self.page.keyboard.press(ways[turns[focus["name"]] % 2])
        return False
