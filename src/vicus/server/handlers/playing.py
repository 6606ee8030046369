"""What can be done at the game, and asked about it."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import vicus
from vicus.table import answers, changes, requests
from vicus.table.refusal import Refused
from vicus.table.serializers import reason

from ..allowance import TooMany
from ..bot_worker import Question
from ..hints import appraisal, appraisal_question, hint, hint_question
from ..live_table import LiveTable
from .allowed import require_allowance

if TYPE_CHECKING:
    from ..connection import Connection

log = logging.getLogger("vicus.connection")


async def act(page: Connection, request: requests.Act) -> None:
    """A player's action; answered by its reason if it is not allowed."""
    live = await page.service.table(request.table)
    action = changes.value_text(live.table, request.action)
    try:
        await page.service.change(live, lambda table: changes.act(table, page.guest, request.number, action))
    except Refused as refused:
        if refused.message != "why":
            raise
        _reason(page, live, action)


async def undo(page: Connection, request: requests.Undo) -> None:
    """Take back a step."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: changes.undo(table, page.guest, request.number))


async def restart(page: Connection, request: requests.Restart) -> None:
    """Take back the whole draft."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: changes.undo(table, page.guest, request.number, all_of_it=True))


async def end_turn(page: Connection, request: requests.EndTurn) -> None:
    """Commit the turn."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: changes.end_turn(table, page.guest, request.number))


async def ask_why(page: Connection, request: requests.AskWhy) -> None:
    """The rule that forbids an action."""
    live = await page.service.settled(request.table)
    _reason(page, live, changes.value_text(live.table, request.intent))


def _reason(page: Connection, live: LiveTable, intent: str) -> None:
    """Tell why an action is not legal; bad input if it is."""
    table = live.table
    if table.logged is None:
        raise Refused("not_started")
    seat = table.seat_of(page.guest)
    match, _ = table.logged.for_seat(seat)
    if not match.over and (seat is None or seat != table.turn):
        raise Refused("not_your_turn")
    try:
        page.send(reason(match, table.id, intent))
    except vicus.VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None


async def ask_hint(page: Connection, request: requests.AskHint) -> None:
    """Worked out beside everything else: whoever has asked may go on playing meanwhile."""
    live = await page.service.settled(request.table)
    question = hint_question(live, page.guest, request.number)
    require_allowance(page, "hint")
    await page.service.change(live, lambda table: changes.advise(table, page.guest, request.number))
    page.work_out(_advise(page, live, question, request.number))


async def _advise(page: Connection, live: LiveTable, question: Question, number: int) -> None:
    """Send a hint, or what went wrong."""
    try:
        with page.hub.counts.enter("hint", page.guest, page.address):
            began = time.perf_counter()
            try:
                page.send(await hint(page.service.analysts, live, question, number))
            finally:
                page.hub.metrics.hint_took(time.perf_counter() - began)
    except TooMany:  # nor at several tables at once: the workers are everybody's
        page.refuse(answers.Refusal("busy", live.id))
    except Refused as refused:
        page.refuse(answers.Refusal(refused.code, live.id))
    except Exception:
        log.exception("a hint failed", extra={"table": live.id})
        page.refuse(answers.Refusal("internal", live.id))


async def analyse(page: Connection, request: requests.Analyse) -> None:
    """Look back; worked out beside everything else."""
    live = await page.service.settled(request.table)
    require_allowance(page, "analysis")
    await page.hub.analyses.show(page, live, request.depth)


async def ask_appraisal(page: Connection, request: requests.AskAppraisal) -> None:
    """Asked for with every decision, and nobody waits for it: what is too much is answered by nothing."""
    live = await page.service.settled(request.table)
    question = appraisal_question(live, page.guest, request.number)
    if live.appraising or not page.hub.allowances.spend_kind(page.guest, page.address, "appraise"):
        page.send(answers.Appraisal(live.id, request.number, []))
        return
    await page.service.change(live, lambda table: changes.advise(table, page.guest, request.number))
    page.work_out(_appraise(page, live, question, request.number))


async def _appraise(page: Connection, live: LiveTable, question: Question, number: int) -> None:
    """Send what the options are worth, or nothing."""
    found = answers.Appraisal(live.id, number, [])
    try:
        with page.hub.counts.enter("appraisal", page.guest, page.address):
            found = await appraisal(page.service.analysts, live, question, number)
    except TooMany:
        pass
    except Exception:
        log.exception("an appraisal failed", extra={"table": live.id})
    page.send(found)


async def show_course(page: Connection, request: requests.ShowCourse) -> None:
    """How the game went, in figures."""
    live = await page.service.settled(request.table)
    page.send_text(await page.hub.history.course(live, page.guest))


async def show_position(page: Connection, request: requests.ShowPosition) -> None:
    """The table as it was after so many decisions."""
    live = await page.service.settled(request.table)
    page.send_text(await page.hub.history.position(live, page.guest, request.ply))
