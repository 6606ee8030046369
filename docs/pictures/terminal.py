"""Draws the pictures of the README: `make shots`."""

from __future__ import annotations

import random
import re
from pathlib import Path

from rich.console import Console, Group
from rich.rule import Rule
from rich.table import Table
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import vicus
from vicus.bots.names import bot_names
from vicus.cli.board import board
from vicus.cli.speech import Speaker
from vicus.spec.terminal import mark

HERE = Path(__file__).parent
PAPER = TerminalTheme(
    (251, 246, 236),
    (51, 43, 38),
    [(51, 43, 38), (168, 65, 45), (74, 107, 52), (150, 105, 20), (50, 92, 160), (117, 63, 110), (60, 110, 120), (110, 100, 90)],
    [(90, 80, 72), (168, 65, 45), (74, 107, 52), (150, 105, 20), (50, 92, 160), (117, 63, 110), (60, 110, 120), (51, 43, 38)],
)


def a_game() -> vicus.Match:
    """The middle of a game, at the start of the first player's turn."""
    match, chooser = vicus.game("bohemian_villages").new(players=3, seed=20), random.Random(4)
    while len(match.actions) < 62 or match.seat != 0 or match.view()["made"] or match.view()["group"]:
        match.play(chooser.choice(match.legal()))
    return match


def terminal() -> None:
    match = a_game()
    speaker = Speaker("en", "bohemian_villages", ["Player 1", *bot_names("20", [None, "casual", "casual"])[1:]])
    say = speaker.say
    choices = Table(box=None, show_header=False, padding=(0, 1))
    for number, action in enumerate(match.legal(), 1):
        choices.add_row(f"[bold]{number:>2}[/]", speaker.action(action, match.view(0)), f"[dim]{action.text}[/]")
    console = Console(record=True, width=128, force_terminal=True, highlight=False, file=(HERE / "unseen").open("w"))
    your_turn = Rule(f"{mark(0)} {say('play-your-turn', seat=0)}", align="left", style="dim")
    prompt = Text.from_markup(f"[bold]{say('play-choose')}[/] › place inn Nenbrad")
    try:
        match.play("place inn Nenbrad")
    except vicus.IllegalAction as problem:
        answer = Text(speaker.refusal(problem), style="red")
    console.print(Group(board("bohemian_villages").draw(match.view(0), say), your_turn, choices, prompt, answer))
    (HERE / "unseen").unlink()
    svg = console.export_svg(title="vicus play bohemian_villages", theme=PAPER)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # nothing is downloaded for a picture
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    (HERE / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    terminal()
