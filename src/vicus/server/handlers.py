"""What is done for each request of a page. Whatever cannot be raises `Refused`, which the connection sends as an error."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import vicus
from vicus.bots.levels import LEVELS
from vicus.core.game import game as find_game
from vicus.core.game import playable

from . import answers, requests
from .bot_worker import Question
from .game_files import has_part
from .game_table import GameTable
from .guests import clean_name
from .message_parts import GameInfo
from .names import new_guest_name
from .refusal import Refused
from .serializers import score_infos

if TYPE_CHECKING:
    from .connection import Connection

log = logging.getLogger("vicus.connection")


async def hello(page: Connection, request: requests.Hello) -> None:
    """Who is there, and what this server offers."""
    known = await page.service.storage.guest_name(page.guest)
    wanted = clean_name(request.name) if request.name is not None else None
    page.name = wanted or known or new_guest_name()
    if page.name != known:
        await page.service.storage.name_guest(page.guest, page.name)
        for table in list(page.service.registry.tables.values()):
            if page.guest in table.names:
                table.names[page.guest] = page.name
    games = []
    for name in playable():
        meta = find_game(name).meta
        options = {key: list(option.values) for key, option in meta.options.items()}
        about = (meta.designer, meta.publisher, meta.rules_version)
        games.append(GameInfo(name, list(meta.players), options, *about, part=has_part(name)))
    bots = (list(LEVELS), list(page.service.bots.own), page.service.bots.planners)
    await page.send(answers.Welcome(page.name, games, *bots, vicus.__version__))


async def show_lobby(page: Connection, _: requests.ShowLobby) -> None:
    """From now on the page is shown the lobby."""
    page.in_lobby = True
    await page.show_lobby()


async def create(page: Connection, request: requests.Create) -> None:
    """A new table."""
    table = await page.service.create(page.guest, await page.guest_name(), request)
    await page.send(answers.Created(table.id))
    await page.lobby_changed()


async def open_table(page: Connection, request: requests.Open) -> None:
    """From now on the page is shown a table."""
    table = await page.service.table(request.table)
    page.in_lobby = False
    newcomer = table.id not in page.tables
    page.tables[table.id] = request.since
    seat = table.seat_of(page.guest)
    if seat is not None:
        table.seats[seat].votes.clear()  # whoever was missed is back
    await page.show(table)
    if newcomer:
        await page.service.changed(table)


async def close_table(page: Connection, request: requests.Close) -> None:
    """The page looks at a table no longer."""
    if page.stop_showing(request.table) and request.table in page.service.registry.tables:
        await page.service.changed(page.service.registry.tables[request.table])


async def sit(page: Connection, request: requests.Sit) -> None:
    """Take a free seat."""
    await page.service.sit(await page.service.table(request.table), page.guest, await page.guest_name(), request.seat)


async def leave(page: Connection, request: requests.Leave) -> None:
    """Give up a seat."""
    await page.service.leave(await page.service.table(request.table), page.guest)


async def start(page: Connection, request: requests.Start) -> None:
    """The host or a player wants to begin."""
    await page.service.start(await page.service.table(request.table), page.guest)


async def act(page: Connection, request: requests.Act) -> None:
    """A player's action; answered by its reason if it is not allowed."""
    table = await page.service.table(request.table)
    action = _text(table, request.action)
    try:
        await page.service.play(table, page.guest, request.number, "act", action)
    except Refused as refused:
        if refused.message != "why":
            raise
        await _reason(page, table, action)


async def undo(page: Connection, request: requests.Undo) -> None:
    """Take back a step."""
    await page.service.play(await page.service.table(request.table), page.guest, request.number, "undo")


async def restart(page: Connection, request: requests.Restart) -> None:
    """Take back the whole draft."""
    await page.service.play(await page.service.table(request.table), page.guest, request.number, "restart")


async def end_turn(page: Connection, request: requests.EndTurn) -> None:
    """Commit the turn."""
    await page.service.play(await page.service.table(request.table), page.guest, request.number, "end")


async def ask_why(page: Connection, request: requests.AskWhy) -> None:
    """The rule that forbids an action."""
    table = await page.service.table(request.table)
    await _reason(page, table, _text(table, request.intent))


def _text(table: GameTable, intent: str | dict[str, Any]) -> str:
    """An action as the log writes it, from its text or its value."""
    if isinstance(intent, str):
        return intent
    try:
        return table.game.actions.text(table.game.actions.find(intent))
    except vicus.VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None


async def _reason(page: Connection, table: GameTable, intent: str) -> None:
    """Tell why an action is not legal; bad input if it is."""
    if table.logged is None:
        raise Refused("not_started")
    seat = table.seat_of(page.guest)
    match, _ = table.logged.for_seat(seat)
    if not match.over and (seat is None or seat != table.turn):
        raise Refused("not_your_turn")
    try:
        found = match.why_not(intent)
    except vicus.VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None
    if found is None:
        raise Refused("bad_input")
    rule, params = found
    about = {key: value for key, value in params.items() if key != "reason"}
    await page.send(answers.Reason(table.id, intent, rule, params["reason"], about))


async def ask_hint(page: Connection, request: requests.AskHint) -> None:
    """Worked out beside everything else: whoever has asked may go on playing meanwhile."""
    table = await page.service.table(request.table)
    question = page.service.hint_question(table, page.guest, request.number)
    if page.is_busy:
        raise Refused("busy")  # nor at several tables at once: the workers are everybody's
    page.work_out(_advise(page, table, question, request.number))


async def _advise(page: Connection, table: GameTable, question: Question, number: int) -> None:
    """Send a hint, or what went wrong."""
    try:
        await page.send(await page.service.hint(table, question, number))
    except Refused as refused:
        await page.send(answers.Refusal(refused.code, table.id))
    except Exception:
        log.exception("a hint failed", extra={"table": table.id})
        await page.send(answers.Refusal("internal", table.id))


async def show_position(page: Connection, request: requests.ShowPosition) -> None:
    """The table as it was after so many decisions."""
    table = await page.service.table(request.table)
    found = table.position(page.guest, request.ply)
    if found is None:
        raise Refused("bad_input")
    match, events = found
    seat = table.seat_of(page.guest)
    await page.send(answers.Position(table.id, request.ply, match.view(seat), score_infos(match.scores_for(seat)), events))


async def replace(page: Connection, request: requests.Replace) -> None:
    """Agree that a bot takes over."""
    await page.service.replace(await page.service.table(request.table), page.guest, request.seat)


async def rematch(page: Connection, request: requests.Rematch) -> None:
    """The same people again."""
    await page.service.rematch(await page.service.table(request.table), page.guest)


async def prefer(page: Connection, request: requests.Prefer) -> None:
    """A guest's settings at a table."""
    table = await page.service.table(request.table)
    if request.auto_end is not None:
        (table.auto_end.add if request.auto_end else table.auto_end.discard)(page.guest)
    if request.bot_speed is not None and table.seat_of(page.guest) is not None:
        table.bot_speed = min(max(request.bot_speed, 0.0), 3.0)
    await page.show(table)


async def export(page: Connection, request: requests.Export) -> None:
    """A record holds the seed, and so all coming dice: only of a finished game."""
    table = await page.service.table(request.table)
    if table.logged is None or not table.logged.match.over:
        raise Refused("not_allowed", "export-not-over")
    await page.send(answers.RecordText(table.id, table.logged.match.save()))


async def import_record(page: Connection, request: requests.Import) -> None:
    """A table from a record."""
    table = await page.service.import_record(page.guest, await page.guest_name(), request.record)
    await page.send(answers.Created(table.id))


async def forget(page: Connection, _: requests.Forget) -> None:
    """Delete everything about a guest."""
    await page.service.forget(page.guest)
    page.name = ""
    await page.send(answers.Forgotten())


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    requests.Hello: hello,
    requests.ShowLobby: show_lobby,
    requests.Create: create,
    requests.Open: open_table,
    requests.Close: close_table,
    requests.Sit: sit,
    requests.Leave: leave,
    requests.Start: start,
    requests.Act: act,
    requests.Undo: undo,
    requests.Restart: restart,
    requests.EndTurn: end_turn,
    requests.AskWhy: ask_why,
    requests.AskHint: ask_hint,
    requests.ShowPosition: show_position,
    requests.Replace: replace,
    requests.Rematch: rematch,
    requests.Prefer: prefer,
    requests.Export: export,
    requests.Import: import_record,
    requests.Forget: forget,
}
