"""The tables of a fixture: how each of them came to be as it is."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pages import Page, Visit, mover, play

GAMES = {"bohemian_villages": ("Ada", "Ben"), "carpe_diem": ("Cleo", "Dan"), "helvetia": ("Eva", "Finn")}
"""By game the two who play it: a lobby shows only so many tables of one guest."""
SPECTATOR, LEAVER = "Zoe", "Gil"
OPTIONS = {"carpe_diem": {"movement": "ring"}, "helvetia": {"first_game": "yes", "neutral_coin": "action"}}
BOXES: dict[str, dict[str, Any]] = {
    "bohemian_villages": {"scoring": {"flour": 3}},
    # Nothing but fountains: in the game of SEED two alike cards are drawn, and older logs do not name the one put under.
    "carpe_diem": {"tiles": {f"L{n:02}": {"sides": "----", "single": "fountain"} for n in range(1, 85)}},
    "helvetia": {"rules": {"goal": 12}},
}
SEED = 15
"""Of the imported games, and of the moves in them."""
ODD_SCHEMAS = ("0001", "0002")
"""With these a kill could leave a table's row behind its seats or its log."""


def sit_and_begin(host: Page, other: Page, table: str) -> None:
    """Up to 0.9 the last to sit down began the game; since then all say that they are ready, and the host begins."""
    other.send("sit", table=table, seat=1)
    while other.table["you"] is None:
        other.answer("table")
    if other.table["status"] == "waiting":
        other.send("ready", table=table)
        while not host.table["seats"][1].get("ready"):
            host.answer("table")
        host.send("start", table=table)


class Scene:
    """The tables of one game, by label; how each came about is the method of that name."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.game = game
        self.visit = visit
        self.pages = [visit(name) for name in GAMES[game]]
        self.first, self.second = self.pages
        self.about = next(known for known in self.first.welcome["games"] if known["name"] == game)
        self.levels: list[str] = self.first.welcome["levels"]
        self.dice = random.Random(game)
        self.tables: dict[str, str] = {}
        self.cuts: dict[str, int] = {}
        """By label, the entry after which the log was cut off by a kill."""

    def set_up(self) -> None:
        for label in ("finished", "draft", "held", "undone", "waiting", "bots", "options", "imported", "left", "odd"):
            getattr(self, label)()

    def begun(self, label: str, **fields: Any) -> None:
        """A table of the two, at which the game has begun."""
        table = self.tables[label] = self.first.create(self.game, "me", "free", **fields)
        for page in self.pages:
            page.open(table)
        sit_and_begin(self.first, self.second, table)
        mover(self.pages)

    def some_moves(self, number: int) -> None:
        self.play(lambda page: page.table["number"] >= number and page.table["legal"] and not page.table["can_undo"])

    def play(self, until: Callable[[Page], Any] = lambda _: False) -> None:
        play(self.pages, self.dice.choice, lambda page: bool(until(page)))

    def finished(self) -> None:
        """To the end, and a rematch."""
        self.begun("finished", open=True)
        self.play()
        self.first.send("rematch", table=self.tables["finished"])
        while not self.first.table["successor"]:
            self.first.answer("table")
        self.tables["rematch"] = self.first.table["successor"]

    def draft(self) -> None:
        """Somebody has acted and may still take it back."""
        self.begun("draft", open=False)
        self.some_moves(12)
        self.play(lambda page: page.table["can_undo"] and page.table["legal"])

    def held(self) -> None:
        """Somebody has finished a turn and not ended it."""
        self.begun("held", open=False)
        self.some_moves(6)
        self.play(lambda page: page.table["can_end"])

    def undone(self) -> None:
        """Undo and restart, then moves that stand, then a draft of which a part was taken back."""
        self.begun("undone", open=False)
        for kind in ("undo", "restart", "undo"):
            self.some_moves(self.first.table["number"] + 4)
            self.play(lambda page: page.table["can_undo"] and page.table["legal"])
            page = mover(self.pages)
            assert page is not None
            page.step(kind)

    def waiting(self) -> None:
        self.tables["open"] = self.first.create(self.game, "me", "free", open=True)
        self.tables["private"] = self.second.create(self.game, "free", "me", self.levels[0], open=False)

    def bots(self) -> None:
        """People's turn at one table, a bot's at the other."""
        for label, seats in (("bots", ["me", *self.levels[:2]]), ("bots_turn", ["me", self.levels[1]])):
            self.tables[label] = self.first.create(self.game, *seats, open=label == "bots")
            self.first.open(self.tables[label])
            self.first.send("prefer", table=self.tables[label], bot_speed=0.0)
            while label not in self.cuts:
                play([self.first], self.dice.choice, lambda page: page.table["can_end"])
                ended = self.first.table["number"] + 1
                self.first.step("end_turn")
                mover([self.first])
                if self.first.table["number"] > ended:
                    self.cuts[label] = ended
        del self.cuts["bots"]

    def options(self) -> None:
        options = {key: value for key, value in OPTIONS.get(self.game, {}).items() if key in self.about["options"]}
        if options:
            self.begun("options", open=False, options=options)
            self.some_moves(20)

    def imported(self) -> None:
        """Records with an own box: one that goes on, one of a finished game."""
        from vicus.core.game import game as find

        match = find(self.game, BOXES[self.game]).new(players=2, seed=SEED)
        dice, record = random.Random(SEED), ""
        while not match.over:
            if not record and match.seat == 0 and len(match.actions) >= 40:
                record = match.save()
            legal = match.legal()
            match.play(legal[0] if len(legal) == 1 else dice.choice(legal))  # the same moves, whether one is asked or not
        for label, text in (("imported", record), ("imported_over", match.save())):
            self.tables[label] = self.first.ask("import", "created", record=text)["table"]

    def left(self) -> None:
        """The host has had everything about themselves deleted: a bot has the seat."""
        leaver = self.visit(LEAVER)
        table = self.tables["left"] = leaver.create(self.game, "me", "free", open=False)
        for page in (leaver, self.second):
            page.open(table)
        sit_and_begin(leaver, self.second, table)
        play([leaver, self.second], self.dice.choice, lambda page: bool(page.table["number"] >= 6))
        leaver.ask("forget", "forgotten")
        self.second.send("prefer", table=table, bot_speed=0.0)
        mover([self.second])

    def odd(self) -> None:
        """What `leave_odd` makes odd afterwards."""
        self.begun("full", open=True)
        self.begun("over", open=True)
        self.play()
        self.tables["full_bots"] = self.first.create(self.game, "me", *self.levels[-2:], open=False)
        self.cuts["full_bots"] = 0


def leave_odd(database: Path, scene: Scene) -> None:
    """As if the server had been killed between two transactions: the seats or the log were written, the status was not."""
    with sqlite3.connect(database) as connection:
        for label, status in (("full", "waiting"), ("full_bots", "waiting"), ("over", "playing")):
            connection.execute("UPDATE tables SET status = ? WHERE id = ?", (status, scene.tables[label]))
        for label, number in scene.cuts.items():
            connection.execute('DELETE FROM entries WHERE "table" = ? AND number > ?', (scene.tables[label], number))
    connection.close()
