"""Everything that reaches a person: Fluent catalogues in English, German and Russian, found by key.

`texts("de", "bohemian_villages")("event-set", seat=0, kind="inn", village="Nenbrad")`

A parameter that is a word of the game (`kind`, `line`, `source` …) stands for the message `<name>-<value>`, and `seat`
and its like for the name of a player, so events and reasons can be put into words as they are. `<name>-id` is the bare value.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.registry import folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "ru")
FOLDER = Path(__file__).parent
SEATS = ("seat", "by", "from", "owner")
WORDS = {
    **{name: name for name in ("kind", "line", "source", "what", "side", "good", "person", "sex", "quarter", "branch")},
    **{name: name for name in ("feature", "level")},
    **dict.fromkeys(("shown", "wanted", "returned"), "kind"),
    "into": "good",
}
"""Parameters that stand for a word of the game, and what their messages begin with."""
LONGEST, LARGEST = 200, 10**15
"""What somebody typed may be of any length; a message is not."""


class Texts:
    """The messages of one language: the common ones and those of a game."""

    def __init__(self, language: str, game: str | None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(language, game)

    def __call__(self, key: str, **params: Any) -> str:
        message = self._bundle.get_message(key)
        words = {f"{name}-id": _short(value) for name, value in params.items() if isinstance(value, str)}
        words |= {name: self._word(name, value) for name, value in params.items()}
        text, problems = self._bundle.format_pattern(message.value, words)
        if problems:
            raise LookupError(f"{self.language}: {key}: {problems[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("player", number=seat + 1)

    def _word(self, name: str, value: Any) -> Any:
        if value is None:
            return ""
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        if name in WORDS and isinstance(value, str) and self.has(f"{WORDS[name]}-{value}"):
            return self(f"{WORDS[name]}-{value}")
        return value if isinstance(value, int) and abs(value) < LARGEST else _short(str(value))


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def texts(language: str = "en", game: str | None = None, names: Sequence[str] = ()) -> Texts:
    return Texts(language if language in LANGUAGES else "en", game, names)


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    files = [FOLDER / language / "common.ftl"]
    if game:
        own = folder(game) / "texts" / f"{language}.ftl"
        files.append(own if own.exists() else own.with_name("en.ftl"))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
