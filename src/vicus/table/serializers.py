"""Actions, scores, events and hints as parts of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from vicus.core.action import Action, Event, Score
from vicus.core.match import Match
from vicus.spec.game import Account

from .answers import Advice, Appraisal, Reason
from .logged_match import LoggedEvent
from .message_parts import ActionInfo, ChangeInfo, EventInfo, OptionInfo, ScoreInfo, ScorePartInfo, WorthInfo
from .refusal import Refused

if TYPE_CHECKING:
    from vicus.analysis.appraisal import Worth
    from vicus.bots.hint import Change, Hint, Suggestion


def score_infos(scores: list[Score]) -> list[ScoreInfo]:
    """Scores, which must be as a seat may know them (`Match.scores_for`)."""
    return [ScoreInfo(score.total, score.lines) for score in scores]


def account_infos(accounts: list[Account]) -> list[dict[str, list[ScorePartInfo]]]:
    """What the lines of scores are made of."""
    return [{line: [ScorePartInfo(*part) for part in parts] for line, parts in account.items()} for account in accounts]


def action_info(action: Action) -> ActionInfo:
    """An action.

    >>> import vicus
    >>> action_info(vicus.game("bohemian_villages").new(players=2, seed=7).legal()[0]).text
    'use 1+1'
    """
    return ActionInfo(action.id, action.text, msgspec.to_builtins(action.value))


def event_infos(events: list[LoggedEvent], match: Match, seat: int | None) -> list[EventInfo]:
    """Events of a match as a seat (None: a spectator) may know them."""
    seen = match.game.events.seen
    return [EventInfo(event.ply, event.kind, seen(Event(event.kind, event.params), seat).params) for event in events]


def reason(match: Match, table_id: str, intent: str) -> Reason:
    """Why an action is not legal in a match; refused if it is. Raises UnknownAction."""
    found = match.why_not(intent)
    if found is None:
        raise Refused("bad_input")
    rule, params = found
    about = {key: value for key, value in params.items() if key != "reason"}
    return Reason(table_id, intent, rule, params["reason"], about)


def advice(table_id: str, number: int, hint: Hint) -> Advice:
    """A hint for a table at which `number` was the last entry of the log."""
    return Advice(table_id, number, [_option(option) for option in hint.suggestions], hint.planned, hint.remark)


def appraisal(table_id: str, number: int, worths: Sequence[Worth]) -> Appraisal:
    """What all options are worth, at a table at which `number` was the last entry of the log."""
    return Appraisal(table_id, number, [_worth(worth) for worth in worths])


def _worth(worth: Worth) -> WorthInfo:
    chance, doubt = round(worth.chance, 4), round(worth.doubt, 4)
    return WorthInfo(action_info(worth.action), worth.visits, chance, doubt, round(worth.lead, 2))


def _option(option: Suggestion) -> OptionInfo:
    return OptionInfo(
        action=action_info(option.action),
        then=[action_info(action) for action in option.then],
        chance=option.chance,
        gains=_changes(option.gains),
        prepares=_changes(option.prepares),
        costs=_changes(option.costs),
        lead=round(option.lead, 1),
    )


def _changes(changes: Sequence[Change]) -> list[ChangeInfo]:
    return [ChangeInfo(change.feature, change.by) for change in changes]
