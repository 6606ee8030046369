"""Errors that a person may see: a key and parameters, put into words by the message catalogues."""

from __future__ import annotations

import re
from typing import Any


class VicusError(Exception):
    """Something was asked that cannot be; `key` and `params` say what, `str()` says it in English.

    >>> import vicus
    >>> try:
    ...     vicus.game("carpe_diem").new(players=9)
    ... except VicusError as problem:
    ...     problem.key, problem.params["high"]
    ('bad-players', 4)
    """

    def __init__(self, key: str, game: str | None = None, **params: Any) -> None:
        super().__init__(key, game, params)
        self.key = key
        self.game = game
        """Whose catalogue has the words, if it is not the common one."""
        self.params = params

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.args, vars(self))

    def message(self, language: str = "en") -> str:
        """What happened, in words of a language.

        >>> CannotUndo("nothing-to-undo").message("de") != str(CannotUndo("nothing-to-undo"))
        True
        """
        from vicus.texts import texts

        return texts(language, self.game)(self.key, **self.params)


def _restore(kind: type[VicusError], args: tuple[Any, ...], fields: dict[str, Any]) -> VicusError:
    """An error as it was in another process."""
    problem = kind.__new__(kind, *args)
    problem.args = args
    vars(problem).update(fields)
    return problem


class UnknownGame(VicusError):
    """There is no game of that name."""


class BadOption(VicusError):
    """A number of players, a seed or an option that the game does not know."""


class BadBox(VicusError):
    """A box file that no game can be played with. `at` is the place in it, for whoever edits it: `villages.A.name`.

    >>> BadBox("box-missing", section="boards 2", name="sides").at
    'boards.1.sides'
    """

    def __init__(self, key: str, game: str | None = None, at: str = "", **params: Any) -> None:
        super().__init__(key, game, **params)
        self.at = at or _place(str(params.get("section", "")), str(params.get("name", "")))


def _place(section: str, name: str) -> str:
    """Where an entry stands; lists are counted from 1 in sentences, and from 0 in data."""
    counted = re.sub(r" (\d+)(?=\.|$)", lambda found: f".{int(found[1]) - 1}", section)
    return ".".join(part for part in (counted, name) if part)


class BadRecord(VicusError):
    """A record that is damaged, of another version, or not one at all."""


class UnknownAction(VicusError):
    """A text or id that is no action of this game at all."""


class IllegalAction(VicusError):
    """An action of this game that is not allowed now. The rule that forbids it is `rule`, the key of the reason `reason`."""

    def __init__(self, rule: str, reason: str, game: str, **params: Any) -> None:
        super().__init__(f"reason-{reason}", game, rule=rule, **params)
        self.rule = rule
        self.reason = reason


class IllegalRow(IllegalAction):
    """The same in a batch: `row` is the first whose action is not allowed."""

    def __init__(self, row: int, rule: str, reason: str, game: str, **params: Any) -> None:
        super().__init__(rule, reason, game, **params)
        self.row = row

    def message(self, language: str = "en") -> str:
        """What is wrong, with its row."""
        from vicus.texts import texts

        return texts(language)("batch-row", row=self.row, reason=super().message(language))


class CannotUndo(VicusError):
    """There is no decision of the own turn to take back."""


class EngineUnavailable(VicusError):
    """An engine that is not installed or finds no device here."""


class BotFault(VicusError):
    """A bot that crashed, answered rubbish, or took too long."""
