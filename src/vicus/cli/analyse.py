"""`vicus analyse`: look back at a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from vicus.analysis.analyse import analyse
from vicus.analysis.report import Argument, Depth, Outlook, Report, Step, TurningPoint
from vicus.core.match import Match
from vicus.errors import BadOption

from .judging import ready_to_judge
from .replay import read
from .screen import console, errors, require_writable, write_json
from .speech import Speaker, chosen_language

BARS = "▁▂▃▄▅▆▇█"


def run(record: str, depth: str, json_file: Path | None, language: str | None) -> None:
    """Read, work it out, tell."""
    chosen: Depth | None = next((known for known in get_args(Depth) if known == depth), None)
    if chosen is None:
        raise BadOption("bad-option", option="depth", value=depth, values=", ".join(get_args(Depth)))
    match, _ = read(record)
    require_writable(json_file)
    people = match.about.people if match.about is not None else []
    speaker = Speaker(chosen_language(language), match.game.name, [person.name for person in people])
    say = speaker.say
    ready_to_judge(match.game, say)
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task(say("analyse-progress"), total=None)
        report = analyse(match, chosen, tell=lambda done, of: progress.update(task, completed=done, total=of))
    write_json(json_file, msgspec.to_builtins(report), say)
    Telling(match, report, speaker).print()


class Telling:
    """A report in words."""

    def __init__(self, match: Match, report: Report, speaker: Speaker) -> None:
        self._match, self._report, self._speaker, self._say = match, report, speaker, speaker.say

    def print(self) -> None:
        say = self._say
        title = say("replay-title", title=say("title"), players=self._report.players, actions=self._report.decisions)
        judged = say(f"analyse-judge-{self._report.judge}")
        console.print(f"[bold]{escape(title)}[/] [dim]{escape(judged)}[/]")
        console.print(self._players())
        console.print(self._chances())
        if self._report.turning:
            console.print(f"[bold]{escape(say('analyse-turning'))}[/]")
        for point in self._report.turning:
            for line in self._turning(point):
                console.print(line, soft_wrap=True)

    def _players(self) -> Table:
        say = self._say
        table = Table(box=None, pad_edge=False)
        for key in ("player", "points", "luck", "fair", "skill", "error", "accuracy"):
            table.add_column(say(f"analyse-{key}"), justify="left" if key in ("player", "skill") else "right")
        for tally in self._report.tallies:
            table.add_row(
                escape(say.player(tally.seat)),
                "–" if tally.points is None else str(tally.points),
                f"{tally.luck_points:+.1f} ± {tally.luck_doubt:.1f}",
                "–" if tally.fair is None else f"{tally.fair:.1f}",
                say(f"analyse-word-{tally.word}") if tally.word else "–",
                f"{tally.error:.2f}",
                f"{100 * tally.accuracy:.0f} %",
            )
        return table

    def _chances(self) -> Table:
        """A row for each player: the chance to win before each turn."""
        table = Table(box=None, pad_edge=False, show_header=False)
        course = [*self._turns(), *([self._report.end] if self._report.end else [])]
        for seat in range(self._report.players):
            bars = "".join(BARS[min(len(BARS) - 1, int(stand.chances[seat] * len(BARS)))] for stand in course)
            table.add_row(escape(self._say.player(seat)), bars)
        return table

    def _turns(self) -> list[Outlook]:
        """How things stood when each turn began."""
        first = {step.turn: step.before for step in reversed(self._report.steps)}
        return [first[turn] for turn in sorted(first)]

    def _turning(self, point: TurningPoint) -> list[str]:
        say = self._say
        step = next(step for step in self._report.steps if step.ply == point.ply)
        about = {
            "seat": point.seat,
            "turn": step.turn,
            "chance": f"{100 * point.chance:+.0f}",
            "points": f"{point.points:+.1f}",
        }
        key = "analyse-luck-moment" if point.kind == "luck" else f"analyse-{point.kind}"
        lines = [f" [bold]{escape(say(key, **about))}[/]"]
        if point.kind == "luck" or step.judged is None:
            return lines
        return [*lines, *(f"   {escape(line)}" for line in self._choice(step, point))]

    def _choice(self, step: Step, point: TurningPoint) -> list[str]:
        say = self._say
        lines = [say("analyse-played", action=self._action(step, step.played))]
        assert step.judged is not None
        best, *others = step.judged.options
        if point.kind == "slip":
            lines.append(say("analyse-better", action=self._action(step, best.action)))
        elif others:
            lines.append(say("analyse-second", action=self._action(step, others[0].action)))
        told = {"hint-gains": best.gains, "hint-prepares": best.prepares, "hint-costs": best.costs}
        lines += [say(key, changes=self._changes(changes)) for key, changes in told.items() if changes]
        return lines

    def _changes(self, changes: list[Argument]) -> str:
        return ", ".join(
            self._say("hint-change", feature=each.feature, change=f"{each.by:+}".replace("-", "−")) for each in changes
        )

    def _action(self, step: Step, text: str) -> str:
        """What somebody did or could have done, in words, as it was then."""
        game = self._match.game
        again: Match = Match(game, self._match.players, self._match.seed, self._match.options)
        for action in self._match.actions[: step.ply]:
            again.replay(action)
        return self._speaker.action(game.action(game.actions.parse(text)), again.view(step.seat))
