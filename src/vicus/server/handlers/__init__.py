"""What is done for each request of a page. Whatever cannot be raises `Refused`, which the connection sends as an error."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from vicus.table import requests

from . import among_people, arrival, own_games, playing, puzzles, scenes, tables, waiting_room

if TYPE_CHECKING:
    from ..connection import Connection

HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    requests.Hello: arrival.hello,
    requests.ShowLobby: arrival.show_lobby,
    requests.ShowWaits: arrival.show_waits,
    requests.Create: tables.create,
    requests.Learn: tables.learn,
    requests.Open: tables.open_table,
    requests.Close: tables.close_table,
    requests.Sit: waiting_room.sit,
    requests.Leave: waiting_room.leave,
    requests.Start: waiting_room.start,
    requests.Plan: waiting_room.plan,
    requests.AddSeat: waiting_room.add_seat,
    requests.RemoveSeat: waiting_room.remove_seat,
    requests.SwapSeats: waiting_room.swap_seats,
    requests.SeatBot: waiting_room.seat_bot,
    requests.FreeSeat: waiting_room.free_seat,
    requests.Paint: waiting_room.paint,
    requests.Ready: waiting_room.ready,
    requests.Act: playing.act,
    requests.Undo: playing.undo,
    requests.Restart: playing.restart,
    requests.EndTurn: playing.end_turn,
    requests.AskWhy: playing.ask_why,
    requests.AskHint: playing.ask_hint,
    requests.AskAppraisal: playing.ask_appraisal,
    requests.ShowPosition: playing.show_position,
    requests.ShowPuzzle: puzzles.show_puzzle,
    requests.ShowScene: scenes.show_scene,
    requests.ShowCourse: playing.show_course,
    requests.Replace: among_people.replace,
    requests.TakeBack: among_people.take_back,
    requests.Resign: among_people.resign,
    requests.Rest: among_people.rest,
    requests.Abandon: among_people.abandon,
    requests.Say: among_people.say,
    requests.Hush: among_people.hush,
    requests.Rematch: tables.rematch,
    requests.Prefer: tables.prefer,
    requests.Export: tables.export,
    requests.Import: tables.import_record,
    requests.Analyse: playing.analyse,
    requests.CheckBox: tables.check_box,
    requests.Forget: arrival.forget,
    requests.ShowMyGames: own_games.show_my_games,
    requests.ShowMyStatistics: own_games.show_my_statistics,
}
