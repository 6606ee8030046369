"""Hints: what a strong bot would do, for whoever asks; and what every option is worth, for the coach."""

from __future__ import annotations

from vicus.table import changes, serializers
from vicus.table.answers import Advice, Appraisal
from vicus.table.refusal import Refused

from .bot_players import question_of
from .bot_worker import Question
from .live_table import LiveTable
from .workers import Workers


def hint_question(live: LiveTable, guest: str, number: int) -> Question:
    """What a hint for a guest is about; refused where there is nothing to advise."""
    logged, seat = changes.require_turn(live.table, guest, number)
    if not live.table.settings.hints:
        raise Refused("not_allowed", "hints-off")
    if logged.can_end:
        raise Refused("not_allowed", "play-hint-nothing")
    if live.hinting:
        raise Refused("busy")
    return question_of(live.table, seat)


def appraisal_question(live: LiveTable, guest: str, number: int) -> Question:
    """What the coach of a guest asks about; refused where there is somebody else to play against, or nothing to advise."""
    logged, seat = changes.require_turn(live.table, guest, number)
    if not live.table.settings.hints:
        raise Refused("not_allowed", "hints-off")
    if any(other.kind != "bot" or other.owner for at, other in enumerate(live.table.seats) if at != seat):
        raise Refused("not_allowed", "coach-people")
    if logged.can_end:
        raise Refused("not_allowed", "play-hint-nothing")
    return question_of(live.table, seat)


async def appraisal(analysts: Workers, live: LiveTable, question: Question, number: int) -> Appraisal:
    """The answer to an `appraisal_question`; raises whatever went wrong in the worker."""
    live.appraising = True
    try:
        return serializers.appraisal(live.id, number, await analysts.appraise(question))
    finally:
        live.appraising = False


async def hint(analysts: Workers, live: LiveTable, question: Question, number: int) -> Advice:
    """The answer to a `hint_question`; raises whatever went wrong in the worker."""
    live.hinting = True
    try:
        return serializers.advice(live.id, number, await analysts.hint(question))
    finally:
        live.hinting = False
