"""Putting a game into words: actions, events, scores. Everything comes from the catalogues."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action, Event
from vicus.errors import BadOption, IllegalAction, VicusError
from vicus.texts import LANGUAGES, Texts, texts


def chosen_language(language: str | None) -> str:
    """`--lang`, else the language of the terminal if there is a catalogue for it, else English."""
    if language is not None and language not in LANGUAGES:
        raise BadOption("bad-language", value=language, languages=", ".join(LANGUAGES))
    wanted = language or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    """`--option name=value`, as often as there are options."""
    options = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption("option-form", text=text)
        options[name.strip()] = value.strip()
    return options


class Speaker:
    """One game in one language, with the players' names."""

    def __init__(self, language: str, game: str, names: Sequence[str] = ()) -> None:
        self.say: Texts = texts(language, game, names)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}", **event.params)

    def refusal(self, problem: VicusError) -> str:
        """Why something cannot be done, with the rule where there is one."""
        text = self.say(problem.key, **problem.params)
        return f"{text} ({problem.rule})" if isinstance(problem, IllegalAction) else text

    def action(self, action: Action, view: dict[str, Any]) -> str:
        """What an action would do; the game's own words where they need the position."""
        from .board import board

        return board(view["game"]).describe(action, view, self.say)
