"""`vicus replay`: a recorded game in words."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

import vicus
from vicus.core.link import target
from vicus.core.record import read_file
from vicus.errors import BadOption

from .board import board
from .play import score_table, winner_line
from .screen import console
from .speech import Speaker, chosen_language


def read(record: str) -> tuple[vicus.Match, int | None]:
    """A record by its file or its link, and the decision that the link means."""
    link = None if _is_file(record) else target(record)
    return (read_file(Path(record)), None) if link is None else (vicus.load(record), link.ply)


def run(record: str, step: bool, at: int | None, language: str | None) -> None:
    recorded, ply = read(record)
    at = ply if at is None else at
    if at is not None and not 0 <= at <= len(recorded.actions):
        raise BadOption("replay-bad-position", number=at, actions=len(recorded.actions))
    Replay(recorded, chosen_language(language)).run(step, at)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long for a name: links are
        return False


class Replay:
    def __init__(self, recorded: vicus.Match, language: str) -> None:
        self.recorded = recorded
        people = recorded.about.people if recorded.about is not None else []
        self.speaker = Speaker(language, recorded.game.name, [person.name for person in people])
        self.say = self.speaker.say

    def run(self, step: bool, at: int | None) -> None:
        about = {"players": self.recorded.players, "actions": len(self.recorded.actions)}
        console.print(f"[bold]{self.say('replay-title', title=self.say('title'), **about)}[/]")
        self.introduce()
        if step:
            self.walk(at or 0)
            return
        match = self.start()
        self.tell(match, 0)
        for number, action in enumerate(self.recorded.actions[:at], 1):
            match.play(action)
            self.tell(match, number)
        self.draw(match)

    def introduce(self) -> None:
        """Who played, when, and how it ended, as far as the record says so."""
        about = self.recorded.about
        if about is None:
            return
        if about.date:
            console.print(f"[dim]{escape(self.say('replay-date', date=about.date.replace('T', ' ').replace('Z', ' UTC')))}[/]")
        for seat, person in enumerate(about.people):
            named = self.say("replay-bot", seat=seat, level=person.level) if person.level else self.say.player(seat)
            line = self.say("replay-points", who=named, points=about.scores[seat]) if about.scores else named
            console.print(escape(line))

    def start(self) -> vicus.Match:
        match = self.recorded
        return match.game.new(players=match.players, seed=match.seed, **match.options)

    def after(self, decisions: int) -> vicus.Match:
        match = self.start()
        for action in self.recorded.actions[:decisions]:
            match.play(action)
        return match

    def walk(self, position: int) -> None:
        """Forwards and backwards through the game."""
        last = len(self.recorded.actions)
        while True:
            match = self.after(position)
            self.draw(match)
            self.tell(match, position)
            try:
                answer = console.input(f"[bold]{position}/{last}[/] {self.say('replay-step')} › ").strip().casefold()
            except EOFError:
                return
            if answer == "q":
                return
            position = max(0, position - 1) if answer == "b" else min(last, position + 1)

    def tell(self, match: vicus.Match, number: int) -> None:
        label = f"{number:>4}"
        for event in match.events:
            console.print(f"[dim]{label}[/]  {escape(self.speaker.event(event))}")
            label = " " * 4

    def draw(self, match: vicus.Match) -> None:
        console.print(board(match.game.name).draw(match.view(), self.say))
        console.print(score_table(match, self.speaker, match.scores()))
        if match.over:
            console.print(winner_line(match, self.speaker))
