"""Hints: what a strong bot would do, for whoever asks."""

from __future__ import annotations

from vicus.table import changes
from vicus.table.answers import Advice
from vicus.table.refusal import Refused
from vicus.table.serializers import advice

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


async def hint(analysts: Workers, live: LiveTable, question: Question, number: int) -> Advice:
    """The answer to a `hint_question`; raises whatever went wrong in the worker."""
    live.hinting = True
    try:
        return advice(live.id, number, await analysts.hint(question))
    finally:
        live.hinting = False
