"""`vicus play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.rule import Rule as Line
from rich.table import Table

import vicus
from vicus.bots.random import RandomBot
from vicus.core.catalogue import catalogue
from vicus.core.record import read_file
from vicus.engine.warming import warm_in_background
from vicus.errors import BadOption, VicusError

from .boards import board, mark
from .screen import console
from .speech import Speaker, chosen_language
from .storage_place import data_folder

COMMANDS = {
    **dict.fromkeys(("?", "h", "help"), "help"),
    **dict.fromkeys(("q", "quit"), "quit"),
    **dict.fromkeys(("s", "scores"), "scores"),
    **dict.fromkeys(("b", "board"), "draw"),
    **dict.fromkeys(("r", "rule", "rules"), "rule"),
    **dict.fromkeys(("u", "undo"), "undo"),
    "save": "save",
}


class Quit(Exception):
    """The player leaves."""


def run(
    game: str,
    players: int,
    bots: int | None,
    seed: int | None,
    box: Path | None,
    confirm: bool,
    record: Path | None,
    language: str | None,
) -> None:
    match = read_file(record) if record else vicus.game(game, box=box).new(players=players, seed=seed)
    bots = match.players - 1 if bots is None else bots
    if not 0 <= bots <= match.players:
        raise BadOption("play-bad-bots", bots=bots, players=match.players)
    warm_in_background(match.game.name, match.game.box)  # whoever simulates or asks for a hint later will not have to wait
    Session(match, bots, confirm, chosen_language(language)).run()


def unfinished() -> Path:
    """Where the game that was left last is kept."""
    return data_folder() / "unfinished.json"


class Session:
    """One game at one terminal: the first seats are people, the last ones bots."""

    def __init__(self, match: vicus.Match, bots: int, confirm: bool, language: str) -> None:
        self.match = match
        self.people = match.players - bots
        self.bots = [RandomBot(match.seed + seat) for seat in range(match.players)]
        self.confirm = confirm
        plain = Speaker(language, match.game.name).say
        names = [plain("player", number=s + 1) if s < self.people else plain("bot", number=s + 1) for s in range(match.players)]
        self.speaker = Speaker(language, match.game.name, names)
        self.say = self.speaker.say

    def run(self) -> None:
        if self.match.game.box.standard:
            console.print(f"[dim]{self.say('play-reconstructed', game=self.match.game.name)}[/]")
        self.tell()
        try:
            while self.match.seat is not None:
                if self.match.seat < self.people:
                    self.ask(self.match.seat)
                else:
                    bot = self.bots[self.match.seat]
                    self.match.play(bot.choose(self.match.view(self.match.seat), self.match.legal()))
                    self.tell()
        except (Quit, KeyboardInterrupt):
            self.keep()
            return
        self.finish()

    # -- asking a person --------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """One decision, or a command that is none."""
        self.draw()
        legal = self.match.legal()
        view = self.match.view(seat)
        console.print(Line(f"{mark(seat)} {self.say('play-your-turn', seat=seat)}", align="left", style="dim"))
        choices = Table(box=None, show_header=False, padding=(0, 1))
        for number, action in enumerate(legal, 1):
            choices.add_row(f"[bold]{number:>2}[/]", self.speaker.action(action, view), f"[dim]{action.text}[/]")
        console.print(choices)
        while not self.obey(self.line(self.say("play-choose")), legal):
            pass

    def line(self, prompt: str) -> str:
        try:
            return console.input(f"[bold]{prompt}[/] › ").strip()
        except EOFError:
            raise Quit from None

    def obey(self, text: str, legal: list[vicus.Action]) -> bool:
        """Do what was typed; true if the table has changed and has to be drawn again."""
        command, _, rest = text.partition(" ")
        if command.isdecimal() and not rest:
            return self.decide_number(int(command), legal)
        name = COMMANDS.get(command.casefold())
        if name is None:
            return self.decide(text) if text else False
        return bool(getattr(self, name)(rest.strip()))

    def help(self, _: str) -> None:
        console.print(self.say("play-help", example=catalogue(self.match.game.name)[0].id))

    def quit(self, _: str) -> None:
        raise Quit

    def decide_number(self, number: int, legal: list[vicus.Action]) -> bool:
        if 1 <= number <= len(legal):
            return self.decide(legal[number - 1])
        console.print(self.say("play-unknown-number", number=number, most=len(legal)))
        return False

    def decide(self, action: vicus.Action | str) -> bool:
        try:
            self.match.play(action, hold=self.confirm)
        except vicus.IllegalAction as problem:
            console.print(f"[red]{problem.message(self.say.language)}[/] [dim]{self.say('play-rule', rule=problem.rule)}[/]")
            return False
        except vicus.UnknownAction as problem:
            console.print(f"[red]{problem.message(self.say.language)}[/]")
            return False
        self.tell()
        if self.match.held:
            self.end_turn()
        return True

    def end_turn(self) -> None:
        """The last moment to take a step back: nothing of the next turn is known yet."""
        while True:
            answer = self.line(self.say("play-turn-over")).casefold()
            if answer in ("u", "undo"):
                self.match.undo()
                return
            if answer in ("q", "quit"):
                raise Quit
            if not answer:
                self.match.proceed()
                self.tell()
                return

    def undo(self, _: str = "") -> bool:
        try:
            self.match.undo()
        except VicusError as problem:
            console.print(problem.message(self.say.language))
            return False
        return True

    # -- showing ----------------------------------------------------------------------------------------------------------

    def draw(self, _: str = "") -> None:
        console.print()
        console.print(board(self.match.game.name).draw(self.match.view(), self.say))

    def tell(self) -> None:
        for event in self.match.events:
            console.print(f"  [dim]{self.speaker.event(event)}[/]")

    def scores(self, _: str = "") -> None:
        console.print(score_table(self.match, self.speaker))

    def rule(self, rule: str) -> None:
        from .rules import show

        show(self.match.game.name, rule or None, self.say)

    def keep(self) -> None:
        """Who leaves loses nothing."""
        unfinished().parent.mkdir(parents=True, exist_ok=True)
        unfinished().write_text(self.match.save(), "utf-8")
        console.print(self.say("play-goodbye"))

    def save(self, file: str) -> None:
        if not file:
            console.print(self.say("play-save-where"))
            return
        try:
            Path(file).write_text(self.match.save(), "utf-8")
        except OSError as problem:
            console.print(self.say("play-cannot-save", file=file, problem=problem.strerror or str(problem)))
            return
        console.print(self.say("play-saved", file=file))

    def finish(self) -> None:
        self.draw()
        console.print(Line(self.say("play-over"), style="dim"))
        self.scores()
        names = [self.say.player(seat) for seat in self.match.winners()]
        console.print(self.say("play-winner" if len(names) == 1 else "play-winners", names=", ".join(names)))


def score_table(match: vicus.Match, speaker: Speaker) -> Table:
    """The itemised scores: a column for each player, zeros in place."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    scores = match.scores()
    for seat in range(match.players):
        table.add_column(f"{mark(seat)} {speaker.say.player(seat)}", justify="right")
    for number, key in enumerate(match.game.lines):
        points = [score.lines[number][1] for score in scores]
        table.add_row(speaker.say(f"line-{key}"), *(str(p) if p else "[dim]0[/]" for p in points))
    table.add_section()
    table.add_row(f"[bold]{speaker.say('score-total')}[/]", *(f"[bold]{score.total}[/]" for score in scores))
    return table
