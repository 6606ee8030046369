"""What is done for each request of a page. Whatever cannot be raises `Refused`, which the connection sends as an error."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import vicus
from vicus import registry
from vicus.bots.levels import LEVELS
from vicus.core.game import game as find_game
from vicus.core.game import playable
from vicus.core.likeness import clean
from vicus.table import answers, arranging, changes, company, requests
from vicus.table import talk as talking
from vicus.table.message_parts import GameInfo
from vicus.table.names import new_guest_name
from vicus.table.refusal import Refused
from vicus.table.rendering import talk

from .allowance import TooMany
from .bot_worker import Question
from .cluster import News
from .game_files import has_part
from .live_table import LiveTable

if TYPE_CHECKING:
    from .connection import Connection

log = logging.getLogger("vicus.connection")


async def hello(page: Connection, request: requests.Hello) -> None:
    """Who is there, and what this server offers."""
    known = await page.service.storage.guest_name(page.guest)
    wanted = clean(request.name) if request.name is not None else None
    page.name = wanted or known or new_guest_name()
    if page.name != known:
        await page.service.storage.name_guest(page.guest, page.name)
        page.service.renamed(page.guest, page.name)
        cluster = page.service.cluster
        await cluster.tell(News(cluster.process, "guest", page.guest, message=page.name))
    else:
        await page.service.storage.see_guest(page.guest)
    games = []
    for name in playable():
        meta = find_game(name).meta
        options = {key: list(option.values) for key, option in meta.options.items()}
        about = (meta.designer, meta.publisher, meta.rules_version)
        games.append(GameInfo(name, list(meta.players), options, *about, part=has_part(name)))
    bots = (list(LEVELS), list(page.service.bots.own), page.service.bots.planners)
    page.send(answers.Welcome(page.name, games, *bots, vicus.__version__, round(time.time(), 2)))


async def show_lobby(page: Connection, _: requests.ShowLobby) -> None:
    """From now on the page is shown the lobby."""
    await page.hub.show_lobby(page)


async def show_waits(page: Connection, _: requests.ShowWaits) -> None:
    """Which games wait for this guest."""
    page.send(answers.WaitsView(await page.hub.lobby.waits(page.guest)))


async def create(page: Connection, request: requests.Create) -> None:
    """A new table."""
    _require_allowance(page, "create")
    if request.box is not None:
        _require_allowance(page, "box_table")
    table = await page.service.create(page.guest, await page.guest_name(), request)
    page.send(answers.Created(table.id))


async def open_table(page: Connection, request: requests.Open) -> None:
    """From now on the page is shown a table."""
    live = await page.service.newest(request.table)
    page.look_at(live, request.since)
    await page.service.change(live, lambda table: changes.come_back(table, page.guest))
    page.show(live.id, asked=True)
    if live.table.said:
        page.send(talk(live.table, live.shown_names()))
    page.service.bot_players.wake(live)


async def close_table(page: Connection, request: requests.Close) -> None:
    """The page looks at a table no longer."""
    page.stop_showing(request.table)


async def sit(page: Connection, request: requests.Sit) -> None:
    """Take a free seat."""
    live = await page.service.table(request.table)
    await page.service.sit(live, page.guest, await page.guest_name(), request.seat, request.face)


async def leave(page: Connection, request: requests.Leave) -> None:
    """Give up a seat."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: changes.leave(table, page.guest))


async def start(page: Connection, request: requests.Start) -> None:
    """The host wants to begin."""
    await page.service.start(await page.service.table(request.table), page.guest, request.fill)


async def plan(page: Connection, request: requests.Plan) -> None:
    """The host settles something."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.plan(table, page.guest, request.terms))


async def add_seat(page: Connection, request: requests.AddSeat) -> None:
    """One seat more."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.add_seat(table, page.guest))


async def remove_seat(page: Connection, request: requests.RemoveSeat) -> None:
    """One seat less."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.remove_seat(table, page.guest, request.seat))


async def swap_seats(page: Connection, request: requests.SwapSeats) -> None:
    """Two seats change places."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.swap_seats(table, page.guest, request.seat, request.other))


async def seat_bot(page: Connection, request: requests.SeatBot) -> None:
    """A bot sits down."""
    page.service.require_level(request.level)
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.seat_bot(table, page.guest, request.seat, request.level))


async def free_seat(page: Connection, request: requests.FreeSeat) -> None:
    """Somebody gets up."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.free_seat(table, page.guest, request.seat))


async def paint(page: Connection, request: requests.Paint) -> None:
    """A colour, or a face."""
    live = await page.service.table(request.table)
    wish = (request.seat, request.colour, request.face)
    await page.service.change(live, lambda table: arranging.paint(table, page.guest, *wish))


async def ready(page: Connection, request: requests.Ready) -> None:
    """Somebody wants to begin."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.ready(table, page.guest, request.ready))


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
        found = match.why_not(intent)
    except vicus.VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None
    if found is None:
        raise Refused("bad_input")
    rule, params = found
    about = {key: value for key, value in params.items() if key != "reason"}
    page.send(answers.Reason(table.id, intent, rule, params["reason"], about))


async def ask_hint(page: Connection, request: requests.AskHint) -> None:
    """Worked out beside everything else: whoever has asked may go on playing meanwhile."""
    live = await page.service.settled(request.table)
    question = page.service.hint_question(live, page.guest, request.number)
    _require_allowance(page, "hint")
    await page.service.change(live, lambda table: changes.advise(table, page.guest, request.number))
    page.work_out(_advise(page, live, question, request.number))


async def _advise(page: Connection, live: LiveTable, question: Question, number: int) -> None:
    """Send a hint, or what went wrong."""
    try:
        with page.hub.counts.enter("hint", page.guest, page.address), page.hub.metrics.hints.time():
            page.send(await page.service.hint(live, question, number))
    except TooMany:  # nor at several tables at once: the workers are everybody's
        page.refuse(answers.Refusal("busy", live.id))
    except Refused as refused:
        page.refuse(answers.Refusal(refused.code, live.id))
    except Exception:
        log.exception("a hint failed", extra={"table": live.id})
        page.refuse(answers.Refusal("internal", live.id))


async def show_position(page: Connection, request: requests.ShowPosition) -> None:
    """The table as it was after so many decisions."""
    live = await page.service.settled(request.table)
    page.send_text(await page.hub.history.position(live, page.guest, request.ply))


async def replace(page: Connection, request: requests.Replace) -> None:
    """Agree that a bot takes over."""
    live = await page.service.table(request.table)
    online = await _online(page, live)
    wish = (request.seat, online, live.away_for(), page.service.limits.grace_seconds)
    await page.service.change(live, lambda table: company.vote(table, page.guest, *wish))


async def _online(page: Connection, live: LiveTable) -> set[str]:
    """Who is there, asked afresh: nobody who is there is passed over."""
    elsewhere, _ = await page.service.cluster.present(live.id)
    online = page.service.online(live.id) | elsewhere
    live.note_presence(online)
    return online


async def take_back(page: Connection, request: requests.TakeBack) -> None:
    """Whoever was away has the seat again."""
    live = await page.service.table(request.table)
    live.names[page.guest] = await page.guest_name()
    await page.service.change(live, lambda table: company.take_back(table, page.guest))


async def resign(page: Connection, request: requests.Resign) -> None:
    """Give up for good."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: company.resign(table, page.guest))


async def rest(page: Connection, request: requests.Rest) -> None:
    """The game rests, or goes on."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: company.rest(table, page.guest, request.rests))


async def abandon(page: Connection, request: requests.Abandon) -> None:
    """Agree to end the game. Whoever is away for a moment is there: a reload costs nobody a game."""
    live = await page.service.table(request.table)
    online = await _online(page, live)
    there = online | {guest for guest, away in live.away_for().items() if away < page.service.limits.grace_seconds}
    await page.service.change(live, lambda table: company.abandon(table, page.guest, request.agrees, there))


async def say(page: Connection, request: requests.Say) -> None:
    """Say something at a table."""
    live = await page.service.table(request.table)
    _require_allowance(page, "say")
    words = (request.text, request.sign, request.ply, time.time())
    await page.service.change(live, lambda table: talking.say(table, page.guest, *words))


async def hush(page: Connection, request: requests.Hush) -> None:
    """The host switches talk off, or on."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: talking.hush(table, page.guest, request.hushed))


async def rematch(page: Connection, request: requests.Rematch) -> None:
    """The same people again."""
    live = await page.service.table(request.table)
    if live.table.status in ("over", "abandoned") and live.table.successor is None:  # else whoever was first has made it
        _require_allowance(page, "create")
    await page.service.rematch(live, page.guest)


async def prefer(page: Connection, request: requests.Prefer) -> None:
    """A guest's settings at a table."""
    live = await page.service.table(request.table)
    wish = (request.auto_end, request.bot_speed)
    await page.service.change(live, lambda table: changes.prefer(table, page.guest, *wish))
    page.show(live.id, asked=True)


async def export(page: Connection, request: requests.Export) -> None:
    """A record holds the seed, and so all coming dice: only of a finished game, or of one that cannot go on."""
    live = await page.service.settled(request.table)
    page.send(answers.RecordText(live.id, await page.hub.history.record(live, page.guest)))


_TOO_MUCH = {"create": "limit-address", "say": "limit-talking", "box": "limit-boxes", "box_table": "limit-boxes"}


def _require_allowance(page: Connection, kind: str) -> None:
    if not page.hub.allowances.spend_kind(page.guest, page.address, kind):
        raise Refused("limit", _TOO_MUCH.get(kind, f"limit-{kind}s"))


async def import_record(page: Connection, request: requests.Import) -> None:
    """A table from a record."""
    _require_allowance(page, "import")
    _require_allowance(page, "create")
    table = await page.service.import_record(page.guest, await page.guest_name(), request.record)
    page.send(answers.Created(table.id))


async def check_box(page: Connection, request: requests.CheckBox) -> None:
    """What is wrong with a box, and what it looks like as a file."""
    _require_allowance(page, "box")
    page.send(await page.service.own_boxes.checked(request))


async def forget(page: Connection, _: requests.Forget) -> None:
    """Delete everything about a guest; every page of theirs is told (`Hub.forgotten`)."""
    await page.service.forget(page.guest)


async def show_my_games(page: Connection, request: requests.ShowMyGames) -> None:
    """A page of the guest's own archive."""
    page.send(await page.service.archive.games(page.guest, request.game, request.page))


async def show_my_statistics(page: Connection, request: requests.ShowMyStatistics) -> None:
    """How the guest does in a game."""
    if request.game not in registry.names():
        raise Refused("bad_input")
    page.send(await page.service.archive.statistics(page.guest, request.game))


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    requests.Hello: hello,
    requests.ShowLobby: show_lobby,
    requests.ShowWaits: show_waits,
    requests.Create: create,
    requests.Open: open_table,
    requests.Close: close_table,
    requests.Sit: sit,
    requests.Leave: leave,
    requests.Start: start,
    requests.Plan: plan,
    requests.AddSeat: add_seat,
    requests.RemoveSeat: remove_seat,
    requests.SwapSeats: swap_seats,
    requests.SeatBot: seat_bot,
    requests.FreeSeat: free_seat,
    requests.Paint: paint,
    requests.Ready: ready,
    requests.Act: act,
    requests.Undo: undo,
    requests.Restart: restart,
    requests.EndTurn: end_turn,
    requests.AskWhy: ask_why,
    requests.AskHint: ask_hint,
    requests.ShowPosition: show_position,
    requests.Replace: replace,
    requests.TakeBack: take_back,
    requests.Resign: resign,
    requests.Rest: rest,
    requests.Abandon: abandon,
    requests.Say: say,
    requests.Hush: hush,
    requests.Rematch: rematch,
    requests.Prefer: prefer,
    requests.Export: export,
    requests.Import: import_record,
    requests.CheckBox: check_box,
    requests.Forget: forget,
    requests.ShowMyGames: show_my_games,
    requests.ShowMyStatistics: show_my_statistics,
}
