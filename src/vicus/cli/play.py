"""`vicus play`: a game in the terminal."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table

import vicus
from vicus.analysis.appraisal import appraise, mistake
from vicus.bots.chronicle import Chronicle
from vicus.bots.fallback import FallbackBot
from vicus.bots.guard import check
from vicus.bots.ladder import LEVELS
from vicus.bots.levels import is_ready
from vicus.bots.names import bot_names
from vicus.bots.needs import needed
from vicus.core.catalogue import catalogue
from vicus.core.people import dated
from vicus.core.record import read_file
from vicus.engine.warming import warm_in_background
from vicus.errors import BadOption, BotFault, VicusError
from vicus.spec.terminal import mark

from . import shelf
from .advice import advice
from .board import board
from .choices import choices
from .screen import console
from .speech import Speaker, chosen_language

COMMANDS = {
    **dict.fromkeys(("?", "h", "help"), "help"),
    **dict.fromkeys(("q", "quit"), "quit"),
    **dict.fromkeys(("s", "scores"), "scores"),
    **dict.fromkeys(("b", "board"), "draw"),
    **dict.fromkeys(("r", "rule", "rules"), "rule"),
    **dict.fromkeys(("u", "undo"), "undo"),
    "hint": "hint",
    "save": "save",
}


class Quit(Exception):
    """The player leaves."""


@dataclass(frozen=True)
class Sitting:
    """A game at the terminal, as it was asked for."""

    game: str
    players: int
    bots: int | None
    level: str | None
    named: list[str]
    seed: int | None
    box: Path | None
    options: dict[str, str]
    confirm: bool
    record: Path | None
    resume: bool
    language: str | None
    coach: bool = False
    warm: bool = True


def run(wanted: Sitting) -> None:
    place = shelf.new_place()
    if wanted.level is not None and wanted.level not in LEVELS:
        raise BadOption("unknown-level", level=wanted.level, levels=", ".join(LEVELS))
    left: list[str] = []
    if wanted.resume:
        place, match, left = shelf.last()
    else:
        match = read_file(wanted.record) if wanted.record else new_match(wanted)
    number = wanted.bots if wanted.bots is not None else len(left) if wanted.resume else match.players - 1
    if not len(wanted.named) <= number <= match.players or number < 0:
        raise BadOption("play-bad-bots", bots=max(number, len(wanted.named)), players=match.players)
    names = seat_bots(number, wanted.level, wanted.named, left)
    for name in set(names):
        check(name, match.game)  # an unknown one is told before anything is played
    language = chosen_language(wanted.language)
    if wanted.warm:  # for a game that will be played
        warm_in_background(*needed([match.game], names))
    session = Session(match, names, wanted.confirm, language, place)
    session.coach = wanted.coach and session.people == 1
    session.run()


def new_match(wanted: Sitting) -> vicus.Match:
    """A match as it was asked for."""
    return vicus.game(wanted.game, box=wanted.box).new(players=wanted.players, seed=wanted.seed, **wanted.options)


def seat_bots(number: int, level: str | None, named: list[str], left: list[str]) -> list[str]:
    """The names of so many bots: those that were named, then the level that was named or the last one; else as before."""
    if named or level:
        return named + [level or named[-1]] * (number - len(named))
    return (left + [shelf.USUAL] * number)[:number]


class Session:
    """One game at one terminal: the first seats are people, the last ones bots. It is kept after every decision."""

    def __init__(self, match: vicus.Match, bots: list[str], confirm: bool, language: str, place: Path) -> None:
        self.match = match
        self.people = match.players - len(bots)
        # never from the seed of the match: a bot that could work that back would know the whole deal
        seeds = [secrets.randbits(60) for _ in bots]
        self.bots = {
            seat: FallbackBot(name, match.game, seed)
            for seat, (name, seed) in enumerate(zip(bots, seeds, strict=True), start=self.people)
        }
        self.chronicle = Chronicle(match)
        """What bots may want to know when they are asked again."""
        self.confirm = confirm
        self.place = place
        match.about = vicus.About(self.company())
        self.speaker = Speaker(language, match.game.name, [person.name for person in match.about.people])
        self.say = self.speaker.say
        self.viewer: int | None = 0 if self.people == 1 else None
        """Whose eyes see the screen: the only person's, else those of whoever is asked."""
        self.last: int | None = None
        """Who was asked last."""
        self.coach = False
        """Warns before a clear mistake; for one person among bots."""
        self.warned: str | None = None
        """What it has warned of: who chooses it again means it."""

    def company(self) -> list[vicus.Person]:
        """Who plays: those of the record that is gone on with, but for bots that are others now."""
        before = self.match.about.people if self.match.about is not None else [vicus.Person()] * self.match.players
        levels = [self.bots[seat].name if seat in self.bots else None for seat in range(self.match.players)]
        names = bot_names(str(self.match.seed), levels)
        return [
            vicus.Person(person.name or name if person.level == level else name, level)
            for person, level, name in zip(before, levels, names, strict=True)
        ]

    def run(self) -> None:
        if self.match.game.box.reconstructed:
            console.print(f"[dim]{escape(self.say('play-reconstructed', game=self.match.game.name))}[/]")
        self.introduce()
        self.tell()
        try:
            self.play()
        finally:
            for bot in self.bots.values():
                bot.close()

    def introduce(self) -> None:
        """Who plays along."""
        for seat in self.bots:
            console.print(f"[dim]{escape(self.opponent(seat))}[/]")
        if not all(is_ready(bot.name, self.match.game) for bot in self.bots.values()):
            console.print(f"[dim]{escape(self.say('bots-not-ready'))}[/]")

    def opponent(self, seat: int) -> str:
        name = self.bots[seat].name
        about = {"bot": self.say.player(seat), "level": name}
        if name not in LEVELS:
            return self.say("play-opponent", **about)
        return self.say("play-opponent-level", about=self.say(f"level-about-{name}"), **about)

    def play(self) -> None:
        try:
            while self.match.seat is not None:
                self.keep()
                if self.match.seat < self.people:
                    self.ask(self.match.seat)
                else:
                    self.viewer = self.viewer if self.people == 1 else None
                    self.match.play(self.bot_choice(self.match.seat))
                    self.chronicle.hear()
                    self.tell()
        except (Quit, KeyboardInterrupt):
            console.print(escape(self.say("play-goodbye" if self.keep() else "play-not-kept")))
            return
        self.finish()

    def bot_choice(self, seat: int) -> vicus.Action:
        legal = self.match.legal()
        try:
            return self.bots[seat].choose(self.match.view(seat), legal, self.chronicle.news(seat))
        except BotFault as fault:
            about = {"seat": seat, "problem": fault.message(self.say.language)}
            console.print(f"[red]{escape(self.say('bot-played-instead-why', **about))}[/]")
            return legal[0]

    def keep(self) -> bool:
        """Who leaves, or is cut off, loses nothing; a game between bots alone is nobody's."""
        return self.people == 0 or shelf.keep(self.place, self.match, [bot.name for bot in self.bots.values()])

    # -- asking a person --------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """One decision, or a command that is none."""
        self.hand_over(seat)
        self.draw()
        legal = self.match.legal()
        view = self.match.view(seat)
        console.print(Line(f"{mark(seat)} {escape(self.say('play-your-turn', seat=seat))}", align="left", style="dim"))
        console.print(choices(legal, [self.speaker.action(action, view) for action in legal]))
        while not self.obey(self.line(self.say("play-choose")), legal):
            pass

    def hand_over(self, seat: int) -> None:
        """Two people at one screen: nobody reads what is hidden from them."""
        own, open_ = ({**self.match.view(eyes), "viewer": None} for eyes in (seat, None))
        hides = own != open_ or bool(self.match.game.spec.private_lines)
        if hides and not self.match.over and self.last not in (None, seat):
            console.clear()
            self.line(self.say("play-hand-over", seat=seat))
        self.viewer = self.last = seat

    def line(self, prompt: str) -> str:
        try:
            return console.input(f"[bold]{escape(prompt)}[/] › ").strip()
        except EOFError:
            raise Quit from None

    def obey(self, text: str, legal: list[vicus.Action]) -> bool:
        """Do what was typed; true if the table has changed and has to be drawn again."""
        command, _, rest = text.partition(" ")
        name = COMMANDS.get(command.casefold())
        if name is not None:
            return bool(getattr(self, name)(rest.strip()))
        if command.isdecimal() and not rest:
            return self.decide_number(command, legal)
        return self.decide(text) if text else False

    def help(self, _: str) -> None:
        console.print(escape(self.say("play-help", example=catalogue(self.match.game.name)[0].id)))

    def quit(self, _: str) -> None:
        raise Quit

    def decide_number(self, number: str, legal: list[vicus.Action]) -> bool:
        if number in map(str, range(1, len(legal) + 1)):
            return self.decide(legal[int(number) - 1])
        console.print(escape(self.say("play-unknown-number", number=number, most=len(legal))))
        return False

    def decide(self, action: vicus.Action | str) -> bool:
        if self.coach and self.is_held_back(action):
            return False
        try:
            self.match.play(action, hold=self.confirm)
        except (vicus.IllegalAction, vicus.UnknownAction) as problem:
            console.print(f"[red]{escape(self.speaker.refusal(problem))}[/]")
            return False
        self.warned = None
        self.chronicle.hear()
        self.tell()
        if self.match.held:
            self.end_turn()
        return True

    def is_held_back(self, action: vicus.Action | str) -> bool:
        """Whether the coach warns of an action: once, from what this seat sees."""
        legal = self.match.legal()
        chosen = next((each for each in legal if action in (each, each.text)), None)
        if chosen is None or self.match.seat is None or chosen.text == self.warned:
            return False
        view = self.match.view(self.match.seat)
        found = mistake(appraise(self.match.game, view, legal), chosen)
        if found is None:
            return False
        self.warned = chosen.text
        about = {"points": max(1, round(found.points)), "move": self.speaker.action(found.best.action, view)}
        console.print(f"[yellow]{escape(self.say('play-coach', **about))}[/]")
        return True

    def end_turn(self) -> None:
        """The last moment to take a step back: nothing of the next turn is known yet."""
        while self.match.held:
            answer = self.line(self.say("play-turn-over"))
            if not answer:
                self.match.proceed()
                self.chronicle.hear()
                self.tell()
            elif not answer.isdecimal():
                self.obey(answer, [])

    def undo(self, _: str = "") -> bool:
        try:
            self.match.undo()
        except VicusError as problem:
            console.print(escape(problem.message(self.say.language)))
            return False
        self.chronicle.unhear()
        return True

    def hint(self, _: str = "") -> None:
        """What a strong bot would do, and why: from what this seat sees, as for a bot."""
        if self.match.held or self.match.seat is None:
            console.print(escape(self.say("play-hint-nothing")))
            return
        console.print(advice(self.match.game, self.match.view(self.match.seat), self.match.legal(), self.speaker))

    # -- showing ----------------------------------------------------------------------------------------------------------

    def draw(self, _: str = "") -> None:
        console.print()
        console.print(board(self.match.game.name).draw(self.match.view(self.viewer), self.say))

    def tell(self) -> None:
        for event in self.match.events_for(self.viewer):
            console.print(f"  [dim]{escape(self.speaker.event(event))}[/]")

    def scores(self, _: str = "") -> None:
        console.print(score_table(self.match, self.speaker, self.match.scores_for(self.viewer)))

    def rule(self, rule: str) -> None:
        from .rules import show

        show(self.match.game.name, rule or None, self.say)

    def save(self, file: str) -> None:
        if not file:
            console.print(escape(self.say("play-save-where")))
            return
        assert self.match.about is not None
        self.match.about = msgspec.structs.replace(self.match.about, date=dated(time.time()))
        try:
            Path(file).write_text(self.match.save(), "utf-8")
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            console.print(escape(self.say("play-cannot-save", file=file, problem=reason)))
            return
        console.print(escape(self.say("play-saved", file=file)))

    def finish(self) -> None:
        shelf.clear(self.place)
        for bot in self.bots.values():
            bot.game_over(self.match.scores(), self.match.winners())
        self.draw()
        console.print(Line(escape(self.say("play-over")), style="dim"))
        self.scores()
        console.print(winner_line(self.match, self.speaker))


def winner_line(match: vicus.Match, speaker: Speaker) -> str:
    names = [speaker.say.player(seat) for seat in match.winners()]
    return escape(speaker.say("play-winner" if len(names) == 1 else "play-winners", names=", ".join(names)))


def score_table(match: vicus.Match, speaker: Speaker, scores: list[vicus.Score]) -> Table:
    """The itemised scores: a column for each player, zeros in place, a question mark for what is still hidden."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(match.players):
        table.add_column(f"{mark(seat)} {escape(speaker.say.player(seat))}", justify="right")
    for number, key in enumerate(match.game.lines):
        points = [score.lines[number][1] for score in scores]
        table.add_row(speaker.say(f"line-{key}"), *("?" if p is None else str(p) if p else "[dim]0[/]" for p in points))
    table.add_section()
    table.add_row(f"[bold]{speaker.say('score-total')}[/]", *(f"[bold]{score.total}[/]" for score in scores))
    return table
