"""Everything that reaches a person: Fluent catalogues in English, German and Russian, found by key.

`texts("de", "bohemian_villages")("event-set", seat=0, kind="inn", village="Nenbrad")`

A parameter that is a word of the game (`kind`, `line` …) stands for the message `<name>-<value>`, and `seat` and its like for
the name of a player, so events and reasons can be put into words as they are. `<name>-id` is the bare value. Which parameters
these are stands in `words.json`, here and in the `texts` folder of a game, for the command line and the page alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json

from vicus.registry import folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "ru")
FOLDER = Path(__file__).parent
LONGEST, LARGEST = 200, 10**15
"""What somebody typed may be of any length; a message is not."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of messages that are put into words."""

    seats: frozenset[str] = frozenset()
    """Those that are a player's seat."""
    words: dict[str, str] = {}
    """Those that are a word of the game, and what the keys of their messages begin with."""
    amounts: dict[str, str] = {}
    """Those that say how many there are of each of some words, such as {"herbs": 2}: their messages have a `number`."""


class Texts:
    """The messages of one language: the common ones and those of a game."""

    def __init__(self, language: str, game: str | None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(language, game)
        self._words = words(game)

    def __call__(self, key: str, **params: Any) -> str:
        message = self._bundle.get_message(key)
        words = {f"{name}-id": _short(value) for name, value in params.items() if isinstance(value, str)}
        words |= {name: self.word(name, value) for name, value in params.items()}
        text, problems = self._bundle.format_pattern(message.value, words)
        if problems:
            raise LookupError(f"{self.language}: {key}: {problems[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def player(self, seat: int) -> str:
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self("player", number=seat + 1)

    def is_seat(self, name: str) -> bool:
        """Is a parameter, or a field of a view, a player's seat?"""
        return name in self._words.seats

    def word(self, name: str, value: Any) -> Any:
        """A parameter, or a field of a view, as messages take it: a seat by its name, words of the game, a list in a line."""
        if value is None:
            return ""
        if isinstance(value, list | tuple):
            return _short(", ".join(str(self.word(name, inner)) for inner in value))
        if self.is_seat(name) and isinstance(value, int):
            return self.player(value)
        if name in self._words.words and isinstance(value, str) and self.has(key := f"{self._words.words[name]}-{value}"):
            return self(key)
        if name in self._words.amounts and isinstance(value, Mapping):
            return " + ".join(self(f"{self._words.amounts[name]}-{word}", number=number) for word, number in value.items())
        return value if isinstance(value, int) and abs(value) < LARGEST else _short(told(value))


def told(value: Any) -> str:
    """What somebody gave, as a message tells it, whatever it is: Python writes no number of thousands of digits, and half a
    surrogate pair cannot be sent.

    >>> told(7), told(10**5000), told({"space": 10**5000})
    ('7', 'int', 'dict')
    """
    try:
        return str(value).encode("utf-8", "replace").decode()
    except (ValueError, RecursionError):
        return type(value).__name__


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def texts(language: str = "en", game: str | None = None, names: Sequence[str] = ()) -> Texts:
    return Texts(language if language in LANGUAGES else "en", game, names)


@cache
def words(game: str | None = None) -> Words:
    """Which parameters are put into words: the common ones, and those that a game adds.

    >>> words().words["line"]
    'line'
    """
    common = _read_words(FOLDER / "words.json")
    own = _read_words(folder(game) / "texts" / "words.json") if game else Words()
    return Words(common.seats | own.seats, common.words | own.words, common.amounts | own.amounts)


def _read_words(file: Path) -> Words:
    return json.decode(file.read_bytes(), type=Words) if file.exists() else Words()


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    files = [FOLDER / language / "common.ftl"]
    if game:
        own = folder(game) / "texts" / f"{language}.ftl"
        files.append(own if own.exists() else own.with_name("en.ftl"))  # a game need not speak every language
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
