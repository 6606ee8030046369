"""One puzzle at the terminal: today's, or one by its number."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule as Line

import vicus
from vicus.errors import BadOption
from vicus.puzzles.puzzle import Option, Puzzle, Reason, file_of, of_the_day, read
from vicus.puzzles.rating import FORMER_NAMES
from vicus.spec.terminal import mark

from .board import board
from .choices import choices
from .screen import console
from .speech import Speaker

QUIT, SHOW = ("q", "quit"), ("?", "show")


def solve(game: str, file: Path | None, number: int | None, players: int | None, language: str) -> None:
    """Set a puzzle until it is solved, shown or left."""
    puzzles = read(game, file).puzzles
    if players is not None:
        vicus.game(game).check_players(players)
        puzzles = [puzzle for puzzle in puzzles if puzzle.players == players]
        if not puzzles:
            raise BadOption("puzzles-none", name=game, file=str(file or file_of(game)))
    if number is not None and not 1 <= number <= len(puzzles):
        raise BadOption("puzzles-no-number", number=number, most=len(puzzles))
    at = of_the_day(len(puzzles), date.today()) if number is None else number - 1
    Sitting(puzzles[at], at + 1, number is None, language).run()


class Sitting:
    """A puzzle, set to somebody."""

    def __init__(self, puzzle: Puzzle, number: int, is_todays: bool, language: str) -> None:
        self.puzzle = puzzle
        self.match = vicus.load(puzzle.link)
        self.speaker = Speaker(language, self.match.game.name)
        self.say = self.speaker.say
        self.title = self.say("puzzles-today" if is_todays else "puzzles-title", number=number, rating=str(puzzle.rating))
        self.view = self.match.view(puzzle.seat)
        self.legal = self.match.legal()

    def run(self) -> None:
        say = self.say
        console.print(board(self.match.game.name).draw(self.view, say))
        console.print(Line(f"{mark(self.puzzle.seat)} {escape(self.title)}", align="left", style="dim"))
        console.print(escape(say("puzzles-ask", seat=self.puzzle.seat)), soft_wrap=True)
        console.print(choices(self.legal, [self.speaker.action(action, self.view) for action in self.legal]))
        while True:
            try:
                answer = console.input(f"[bold]{escape(say('puzzles-choose'))}[/] › ").strip()
            except EOFError:
                return
            if answer.casefold() in QUIT:
                return
            if answer.casefold() in SHOW or self.is_right(answer):
                console.print(self.solution())
                return

    def is_right(self, answer: str) -> bool:
        """Say what an answer is worth."""
        numbers = {str(number): action.text for number, action in enumerate(self.legal, 1)}
        text = numbers.get(answer, answer)
        if text not in numbers.values():
            console.print(escape(self.say("puzzles-not-legal")))
            return False
        if text in self.puzzle.right:
            console.print(f"[green]{escape(self.say('puzzles-right' if text == self.puzzle.solution else 'puzzles-alike'))}[/]")
            return True
        option = next(option for option in self.puzzle.options if option.action == text)
        less = "none" if option.chance is None else round(100 * ((self.puzzle.options[0].chance or 0) - option.chance))
        console.print(escape(self.say("puzzles-wrong", less=less)))
        return False

    def solution(self) -> RenderableType:
        """The best options with their chances, and why."""
        lines = []
        for number, option in enumerate(self.puzzle.options[:4]):
            action = self.match.game.action(self.match.find(option.action))
            chance = "none" if option.chance is None else round(100 * option.chance)
            text = self.say("hint-option", action=self.speaker.action(action, self.view), chance=chance)
            style = "bold" if option.action in self.puzzle.right else "default"
            lines.append(f" [dim]{self.legal.index(action) + 1:>2}[/] [{style}]{escape(text)}[/]")
            why = "; ".join(self.reasons(option, is_best=number == 0))
            if why:
                lines.append(f"    [dim]{escape(why)}[/]")
        said = {bot: level for level, bot in FORMER_NAMES.items()}
        found = ", ".join(f"{said.get(each.bot, each.bot)} {each.found}/{each.tries}" for each in self.puzzle.solved)
        lines.append(f"[dim]{escape(self.say('puzzles-solvers', solvers=found))}[/]")
        return Group(*lines)

    def reasons(self, option: Option, is_best: bool) -> list[str]:
        told = {"hint-gains": option.gains, "hint-prepares": option.prepares, "hint-costs": option.costs}
        parts = [self.say(key, changes=self.changes(some)) for key, some in told.items() if some]
        return [self.say(f"hint-{self.puzzle.remark}"), *parts] if is_best and self.puzzle.remark else parts

    def changes(self, some: list[Reason]) -> str:
        say = self.say
        return ", ".join(say("hint-change", feature=each.feature, change=f"{each.by:+}".replace("-", "−")) for each in some)
