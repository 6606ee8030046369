"""What is counted in many games: actions and events by their kind, and by the values of some of their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from vicus.core.game import Game
from vicus.spec.event import BoxWord, EventKind, Word

from .lab_settings import LabSettings

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

NONE = -1
SEAT = "seat"
"""The parameter of an event that says whose it is."""


class Subject(NamedTuple):
    """A kind of action or event; with a field, only where that has this value."""

    kind: str
    field: str = ""
    value: str = ""


@dataclass(frozen=True)
class ActionSubjects:
    """What the actions of a game are about: `table`, by id, as the kernels take it."""

    subjects: tuple[Subject, ...]
    classes: tuple[str, ...]
    """Kinds of which the first action of each seat is kept."""
    fields: Mapping[str, str]
    """By which field of it, for each class."""
    table: Array
    values: Mapping[int, Mapping[str, str]]
    """Of each action, by field, in words."""


def action_subjects(game: Game[Any, Any], settings: LabSettings) -> ActionSubjects:
    """Of a game with its box.

    >>> import vicus
    >>> from vicus.arena.lab_settings import LabSettings
    >>> found = action_subjects(vicus.game("bohemian_villages"), LabSettings(actions={"place": ["kind"], "tile": []}))
    >>> found.subjects[0], found.subjects[-1]
    (Subject(kind='place', field='kind', value='butcher'), Subject(kind='tile', field='', value=''))
    """
    import numpy as np

    blocks = [block.bound(game.box.contents) for block in game.spec.actions.blocks]
    wanted = settings.actions
    if wanted is None:
        wanted = {block.tag: [name for name, among in block.fields.items() if _has_words(among.values)] for block in blocks}
    openings = settings.openings
    if openings is None:
        openings = {tag: names[0] for tag, names in wanted.items() if names}
    numbers: dict[Subject, int] = {}
    rows: dict[int, list[int]] = {}
    values: dict[int, dict[str, str]] = {}
    for block in blocks:
        for action, value in block.values(game.box.contents):
            words = {name: among.texts[among.position(getattr(value, name))] for name, among in block.fields.items()}
            values[action] = words
            about = [Subject(block.tag, name, words[name]) for name in wanted.get(block.tag, ())]
            if block.tag in wanted and not about:
                about = [Subject(block.tag)]
            rows[action] = [numbers.setdefault(subject, len(numbers)) for subject in about]
    classes = tuple(openings)
    table = np.full((game.actions.size, 1 + max(map(len, rows.values()), default=0)), NONE, "i2")
    for block in blocks:
        if block.tag in classes:
            table[block.first : block.first + block.size, 0] = classes.index(block.tag)
    for action, about_it in rows.items():
        table[action, 1 : 1 + len(about_it)] = about_it
    return ActionSubjects(tuple(numbers), classes, openings, table, values)


def _has_words(values: Iterable[Any]) -> bool:
    return all(isinstance(value, str) for value in values)


def event_fields(game: Game[Any, Any], settings: LabSettings) -> dict[str, list[str]]:
    """Kinds of event that are counted, each with its parameters."""
    if settings.events is not None:
        return settings.events
    return {kind.name: _words(kind) for kind in game.spec.event_kinds.values() if _words(kind) and _is_somebodys(kind)}


def _is_somebodys(kind: EventKind) -> bool:
    return any(parameter.name == SEAT for parameter in kind.parameters)


def _words(kind: EventKind) -> list[str]:
    known = [each for each in kind.parameters if isinstance(each.words, Word | BoxWord) and not each.list_name]
    return [each.name for each in known if not each.only_for and each.name != SEAT]
