"""The actions of a game with one box: ids <-> frozen values <-> canonical texts, and the errors of whoever types them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Generic

import msgspec

from vicus.errors import UnknownAction
from vicus.texts import told

from .action import Block, Kind, Kinds, V_co

LONGEST = 500
"""Characters of a text; no action of any game needs a tenth of it."""


class ActionSpace(Generic[V_co]):
    """The actions of a game with one box: ids <-> frozen values <-> canonical texts.

    >>> import vicus
    >>> actions = vicus.game("carpe_diem").actions
    >>> actions.parse("TAKE 3 2"), actions.text(20)
    (20, 'take 3 2')
    """

    def __init__(self, kinds: Kinds, box: Any) -> None:
        self.kinds = kinds
        self.size = kinds.size
        self._blocks = [block.bound(box) for block in kinds.blocks]
        self._values = {number: value for block in kinds.blocks for number, value in block.values(box)}

    @cached_property
    def _ids(self) -> dict[Kind, int]:
        return {value: number for number, value in self._values.items()}

    @cached_property
    def _texts(self) -> dict[str, int]:
        """By canonical text: a name in the box may have any words and signs in it, those that texts are made with, too."""
        texts = {number: self.text(number).casefold() for number in self._values}
        return {_plain(text): number for number, text in texts.items()} | {text: number for number, text in texts.items()}

    def __iter__(self) -> Iterator[int]:
        """Every id that there is; a box may leave some out."""
        return iter(self._values)

    def value(self, action: int) -> V_co:
        """The frozen value of an id; raises UnknownAction."""
        if action not in self._values:
            raise UnknownAction("action-no-id", id=action)
        return self._values[action]  # type: ignore[return-value]  # the kinds are those of the game

    def text(self, action: int) -> str:
        """The canonical text of an id; raises UnknownAction."""
        self.value(action)
        block = next(block for block in reversed(self._blocks) if block.first <= action)
        return block.write(self._values[action])

    def find(self, value: Any) -> int:
        """The id of a value, or of one as plain data (`{"type": "take", "space": 3, "slot": 2}`); raises UnknownAction."""
        known = self._converted(value) if isinstance(value, Mapping) else value
        try:
            return self._ids[known]
        except (KeyError, TypeError):
            raise UnknownAction("action-unparsable", text=told(value), kinds=self._verbs) from None

    def _converted(self, data: Mapping[str, Any]) -> Any:
        kind = next((kind for kind in self.kinds.classes if kind.__struct_config__.tag == data.get("type")), None)
        try:
            return None if kind is None else msgspec.convert(data, kind)
        except msgspec.ValidationError:
            return None

    def parse(self, text: str) -> int:
        """The id of an action from its text; capitals, commas and underscores do not matter. Raises UnknownAction."""
        if text in self._texts:  # as we write it ourselves: most are
            return self._texts[text]
        text = text.strip()
        if len(text) > LONGEST:  # whoever sends more pays for it alone
            raise UnknownAction("action-unparsable", text=text[:LONGEST], kinds=self._verbs)
        plain = _plain(text)
        for known in (" ".join(text.casefold().split()), plain):
            if known in self._texts:
                return self._texts[known]
        words = "+".join(part.strip() for part in plain.split("+")).split()
        if not words:
            raise UnknownAction("action-empty")
        block = self._begun(words)
        if block is None:
            raise UnknownAction("action-unparsable", text=text, kinds=self._verbs)
        if _begins(words, block.verb):
            words = words[len(block.verb.split()) :]
        literals = set(re.sub(r"\{\w+\}|[\[\],]", " ", block.form).casefold().split())
        rest = [word.removeprefix("#") for word in _replaced(words, block.kind.also) if word not in literals]
        value = _read(block, rest, text)
        if value not in self._ids:
            raise UnknownAction("action-nowhere", text=text)
        return self._ids[value]

    def _begun(self, words: list[str]) -> Block | None:
        """The kind that the words begin with, the longest one first.

        What is made with numbers, such as dice, may be a field alone; a bare number says too little.
        """
        for block in sorted(self._blocks, key=lambda block: -len(block.verb.split())):
            if _begins(words, block.verb):
                return block
        if words[0][0].isdecimal() and not words[0].isdecimal():  # a plain number could be many things
            for block in self._blocks:
                among = next(iter(block.fields.values())) if len(block.fields) == 1 else None
                if among and not isinstance(among.values[0], int) and among.read(words):
                    return block
        return None

    @property
    def _verbs(self) -> str:
        return ", ".join(dict.fromkeys(block.verb for block in self._blocks))


def _read(block: Block, words: list[str], text: str) -> Kind:
    found: dict[str, Any] = {block.flag: True} if block.flag else {}
    for name, among in block.fields.items():
        if not words and block.default(name) is not msgspec.NODEFAULT:
            found[name] = block.default(name)
            continue
        if not words:
            raise UnknownAction("action-form", text=text, form=block.shape)
        read = among.read(words)
        if read is None:
            raise UnknownAction("action-word", text=text, word=words[0], known=among.form)
        found[name] = among.values[read[0]]
        words = words[read[1] :]
    if words:
        raise UnknownAction("action-form", text=text, form=block.shape)
    return block.kind(**found)


def _plain(text: str) -> str:
    """A text in which capitals, commas and underscores do not matter."""
    return " ".join(text.casefold().replace(",", " ").replace("_", " ").split())


def _begins(words: list[str], verb: str) -> bool:
    start = verb.split()
    return words[: len(start)] == start


def _replaced(words: list[str], also: Mapping[str, str]) -> list[str]:
    text = f" {' '.join(words)} "
    for other, word in also.items():
        text = text.replace(f" {other} ", f" {word.replace('_', ' ')} ")
    return text.split()
