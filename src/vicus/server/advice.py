"""A hint as a message."""

from __future__ import annotations

from collections.abc import Sequence

from vicus.bots.hint import Change, Hint, Option

from .messages import Advice, ChangeInfo, OptionInfo
from .table import action_info


def advice(table: str, number: int, hint: Hint) -> Advice:
    return Advice(table, number, [_option(option) for option in hint.options], hint.planned, hint.remark)


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        action=action_info(option.action),
        then=[action_info(action) for action in option.then],
        chance=option.chance,
        gains=_changes(option.gains),
        prepares=_changes(option.prepares),
        costs=_changes(option.costs),
    )


def _changes(changes: Sequence[Change]) -> list[ChangeInfo]:
    return [ChangeInfo(change.feature, change.by) for change in changes]
