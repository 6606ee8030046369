"""A hint in words: what to do, why, and what else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape

from vicus.bots.hint import Change, Remark, Suggestion, hint
from vicus.core.action import Action
from vicus.core.game import Game
from vicus.texts import Texts

from .speech import Speaker


def advice(game: Game, view: dict[str, Any], legal: Sequence[Action], speaker: Speaker) -> RenderableType:
    """A hint for the seat that is to move, as lines for the terminal; the numbers are those of the legal actions."""
    say = speaker.say
    found = hint(game, view, legal)
    lines = [] if found.planned else [f"[dim]{escape(say('hint-not-planned'))}[/]"]
    for number, suggestion in enumerate(found.suggestions):
        if number == 1:
            lines.append(f"[dim]{escape(say('hint-also'))}[/]")
        style = "bold" if number == 0 else "default"
        lines.append(
            f" [dim]{legal.index(suggestion.action) + 1:>2}[/] [{style}]{escape(_headline(suggestion, view, speaker))}[/]"
        )
        steps = ", ".join(speaker.action(action, view) for action in suggestion.then)
        then = [say("hint-then", steps=steps)] if steps else []
        why = "; ".join([*then, *reasons(suggestion, say, found.remark if number == 0 else None)])
        if why:
            lines.append(f"    [dim]{escape(why)}[/]")
    return Group(*lines)


def _headline(suggestion: Suggestion, view: dict[str, Any], speaker: Speaker) -> str:
    say = speaker.say
    chance = "none" if suggestion.chance is None else round(100 * suggestion.chance)
    return say("hint-option", action=speaker.action(suggestion.action, view), chance=chance)


def reasons(suggestion: Suggestion, say: Texts, remark: Remark | None) -> list[str]:
    """What a move gains now, what it prepares, and what it costs."""
    told = {"hint-gains": suggestion.gains, "hint-prepares": suggestion.prepares, "hint-costs": suggestion.costs}
    parts = [say(key, changes=_changes(changes, say)) for key, changes in told.items() if changes]
    return [say(f"hint-{remark}"), *parts] if remark else parts


def _changes(changes: Sequence[Change], say: Texts) -> str:
    return ", ".join(
        say("hint-change", feature=change.feature, change=f"{change.by:+}".replace("-", "−")) for change in changes
    )
