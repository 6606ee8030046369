"""Nothing that a seat cannot know is in anything that it is told: every kind of message, every refusal, the log.

What is hidden from the seat is dealt anew behind the server's back, with other chance to come; then everything is asked once
more. Not a byte may differ, so neither does a length.
"""

from __future__ import annotations

import json
import logging
import random
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from vicus.analysis.course import course_of
from vicus.core.action import Event
from vicus.core.match import Match
from vicus.games import names
from vicus.server import hub, past_worker
from vicus.server.handlers import among_people, arrival
from vicus.server.lobby import Lobby
from vicus.table import answers, archive_answers, changes, requests
from vicus.table.archive import seen
from vicus.table.logged_match import LoggedEvent

MOVES = 36
"""Lines after which is looked, on the way to an end of a turn."""
TWINS = (101, 202)
"""Seeds of what is dealt anew."""
AFTERWARDS = {"created", "record", "forgotten", "lobby_change", "notice"}
"""Answers about another table, a game that is over, nobody; and what comes by itself, which has a test of its own."""
ELSEWHERE = {"scene", "puzzle", "analysis", "analysis_part", "appraisal"}
"""Scenes and puzzles are about no table. A running game is analysed from what spectators see, for spectators alone
(`tests/analysis/test_study.py`), and appraised from a view, at tables of bots (`tests/analysis/test_appraisal.py`)."""
NOT_HERE = {"scene", "puzzle", "learn", "analyse", "appraise"}
"""Their requests, and one that is answered by a table of its own."""
CHANGING = {"leave", "forget", "resign"}
"""Requests that are not asked: they are answered by what everybody is told, or by nothing that depends on a table."""


def tags(module: Any) -> dict[str, type]:
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return {str(kind.__struct_config__.tag): kind for kind in found if kind.__struct_config__.tag}


async def play(service: Any, live: Any) -> None:
    """Random legal moves of people, to the end of a turn."""
    chooser, table = random.Random(5), live.table
    while table.logged.number < MOVES or table.logged.match.can_undo or table.logged.can_end:
        guest, number = table.seats[table.turn].guest, table.logged.number
        if table.logged.can_end:
            await service.change(live, lambda table: changes.end_turn(table, guest, number))  # noqa: B023  # at once
        else:
            action = chooser.choice(table.logged.match.legal()).text
            await service.change(live, lambda table: changes.act(table, guest, number, action))  # noqa: B023


class Twins:
    """A table of a server, and what is hidden there from a seat."""

    def __init__(self, server, table: str, monkeypatch) -> None:
        self.server = server
        self.live = server.app.state.service.registry.tables[table]
        self.logged = self.live.table.logged
        self.dealt: tuple[int, int] | None = None
        """The seat that must not notice, and the seed of what was dealt anew."""
        self.true = [self.logged.match, self.logged.public]
        self.events = self.logged.events
        self.laid = self.live.table.laid
        monkeypatch.setattr(past_worker, "stretch", self.stretch)
        monkeypatch.setattr(past_worker, "course", self.course)

    def redealt(self, match: Match, seat: int, seed: int) -> Match:
        twin = match.copy()
        twin.seed = seed
        twin.state.assign(match.game.sample(match.view(seat), seed))
        twin.refresh()
        twin.events = [Event(event.kind, self.other(event, seat)) for event in match.events]
        assert twin.state.chance != match.state.chance
        assert twin.view(seat) == match.view(seat)
        return twin

    def other(self, event: Any, seat: int) -> dict[str, Any]:
        """The parameters of an event, those that the seat may not know replaced."""
        known = self.live.table.game.events.seen(Event(event.kind, event.params), seat).params
        return {name: value if name in known else "secret" for name, value in event.params.items()}

    @contextmanager
    def deal(self, seat: int, seed: int):
        """What the seat cannot know is something else meanwhile."""
        self.dealt = (seat, seed)
        twins = [self.redealt(match, seat, seed) for match in self.true]
        events = [event._replace(params=self.other(event, seat)) for event in self.events]
        self.server.portal.call(self._put, twins, events, msgspec.structs.replace(self.laid, seed=seed))
        yield
        self.server.portal.call(self._put, self.true, self.events, self.laid)
        self.dealt = None

    def _put(self, matches: list[Match], events: list[LoggedEvent], laid: Any) -> None:
        (self.logged.match, self.logged.public), self.logged.events = matches, events
        self.live.table.laid = laid
        self.live.rendered.clear()
        self.server.app.state.hub.history._kept.clear()

    def stretch(self, played: Any, seat: int | None, first: int, last: int) -> list[bytes]:
        """`past_worker.stretch` with the hidden parts of every position dealt anew."""
        match = self.live.table.game.new(players=played.players, seed=self.laid.seed, **played.options)
        found = []
        for ply in range(last):
            if ply:
                match.play(played.actions[ply - 1])
            if ply >= first:
                shown = self.redealt(match, *self.dealt) if self.dealt is not None else match
                found.append(msgspec.json.encode(seen(shown, ply, seat)))
        return found

    def course(self, played: Any, seat: int | None) -> bytes:
        """`past_worker.course`, likewise."""
        match = self.live.table.game.new(players=played.players, seed=self.laid.seed, **played.options)
        for action in played.actions:
            match.play(action)
        dealt = self.dealt
        seen = (lambda each: each) if dealt is None else lambda each: self.redealt(each, *dealt)
        return msgspec.json.encode(course_of(match, seat, seen))


def everything(table: dict[str, Any], actions: list[str]) -> list[dict[str, Any]]:
    """All that can be asked about a table without changing it."""
    about, number = {"table": table["id"]}, table["number"]
    asked: list[dict[str, Any]] = [{"type": "hello"}, {"type": "lobby"}, {"type": "my_games"}]
    asked += [{"type": "my_statistics", "game": table["game"]}, {"type": "waits"}]
    asked += [{"type": "check_box", "game": table["game"], "box": box, "number": 1} for box in ("", "?")]
    asked += [{"type": "open", **about, "since": since} for since in (-1, 0, number - 3, number, number + 9)]
    asked += [{"type": "look", **about, "ply": ply} for ply in range(-1, table["ply"] + 3)]
    asked += [{"type": "why", **about, "intent": intent} for intent in (*actions, "", "?", {"kind": "?"})]
    asked += [{"type": "act", **about, "number": n, "action": a} for a in ("?", actions[0]) for n in (-1, number + 1)]
    asked += [{"type": kind, **about, "number": number - 1} for kind in ("undo", "restart", "end_turn", "hint")]
    asked += [{"type": "hint", **about, "number": number}, {"type": "prefer", **about}]
    asked += [{"type": kind, **about, "seat": seat} for kind in ("sit", "replace") for seat in (-1, 0, 1, 2, 3)]
    asked += [{"type": kind, **about, "seat": seat} for kind in ("remove_seat", "free_seat", "paint") for seat in (-1, 0, 1)]
    asked += [{"type": "plan", **about, "terms": {"hints": False}}, {"type": "seat_bot", **about, "seat": 0, "level": "casual"}]
    asked += [{"type": "add_seat", **about}, {"type": "ready", **about}, {"type": "swap_seats", **about, "seat": 0, "other": 1}]
    asked += [{"type": "rest", **about, "rests": False}, {"type": "abandon", **about, "agrees": False}]
    asked += [{"type": "say", **about, "sign": "?", "ply": 2}, {"type": "hush", **about, "hushed": False}]
    asked += [{"type": kind, **about} for kind in ("take_back", "start", "rematch", "export", "open", "course")]
    asked.append({"type": "close", "table": "?"})
    asked += [{"type": "create", "game": "?", "seats": []}, {"type": "import", "record": "?"}, {"type": "?"}]
    return asked


def told(page, asked: list[dict[str, Any]]) -> list[str]:
    """The answers, as they are sent, one request after the other; the last one is an answer to `hello`."""
    found = []
    for request in [*asked, {"type": "hello", "name": page.name}]:
        page.socket.send_text(json.dumps(request))
        if request["type"] == "hint":  # worked out beside everything else
            found += until(page, "advice", "error")
        if request["type"] == "check_box":  # in a thread
            found += until(page, "box_checked", "error")
        if request["type"] != "hello":
            page.socket.send_text('{"type": "hello"}')
        found += until(page, "welcome")
    return [text for text in found if not text.startswith('{"type":"lobby_change"')]  # comes when it comes: see below


def until(page, *kinds: str) -> list[str]:
    """The answers up to one of these kinds."""
    found = [page.socket.receive_text()]
    while json.loads(found[-1])["type"] not in kinds:
        found.append(page.socket.receive_text())
    return found


@pytest.fixture
def three(visit, monkeypatch):
    """Ada, Ben and Cleo, and Dora who watches."""
    monkeypatch.setattr(hub, "WATCHERS_PAUSE", 0.0)  # nothing comes later by itself
    for module in (arrival, among_people):
        monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: 1.8e9))  # what the time is tells nothing
    pages = []
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        page = visit(name)
        page.name = name
        pages.append(page)
    return pages


def sit_down(pages, game: str) -> str:
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]
    table = pages[0].ask("create", "created", game=game, seats=seats)["table"]
    for seat, page in enumerate(pages):
        page.open(table)
        if 0 < seat < 3:
            page.send("sit", table=table, seat=seat)
            page.until(lambda t, seat=seat: t["you"] == seat)
    pages[0].begin(*pages[1:3])
    pages[1].ask("say", "talk", table=table, text="What is hidden?")
    return table


@pytest.mark.parametrize("game", names())
def test_what_is_hidden_changes_no_byte_of_any_message(game, three, server, cold, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG)
    table = sit_down(three, game)
    service = server.app.state.service
    server.portal.call(play, service, service.registry.tables[table])
    twins = Twins(server, table, monkeypatch)
    match = twins.logged.match
    actions = [match.game.actions.text(action) for action in random.Random(3).sample(list(match.game.actions), 6)]
    actions += [action.text for action in match.legal()[:2]]
    kinds: set[str] = set()
    for seat in range(3):
        viewers = [three[seat], three[3]]
        for page in viewers:
            told(page, [])  # what has happened so far
        asked = [everything(page.open(table), actions) for page in viewers]
        for page in viewers:
            told(page, [])  # what is said at the table comes after it
        truth = asked_of(viewers, asked, caplog)
        for seed in TWINS:
            with twins.deal(seat, seed):
                for found, true in zip(asked_of(viewers, asked, caplog), truth, strict=True):
                    assert found == true
        kinds |= {json.loads(text)["type"] for text in truth if text.startswith("{")}
        secrets = {str(secret) for secret in (twins.laid.seed, *match.state.chance) if secret > 999_999}
        assert not [secret for secret in secrets for text in truth if secret in text]
    assert kinds == set(tags(answers) | tags(archive_answers)) - AFTERWARDS - ELSEWHERE
    assert {question["type"] for questions in asked for question in questions} - {"?"} == set(
        tags(requests)
    ) - CHANGING - NOT_HERE


def asked_of(viewers, asked, caplog) -> list[str]:
    """What they are told, and what the server's log tells."""
    caplog.clear()
    found = [text for page, questions in zip(viewers, asked, strict=True) for text in told(page, questions)]
    return found + [record.getMessage() for record in caplog.records if record.name.startswith("vicus")]


@pytest.mark.parametrize("game", names())
def test_nor_of_what_comes_by_itself(game, three, server, monkeypatch):
    """Tables, notices and the lobby, as they are sent when something changes."""
    table = sit_down(three, game)
    service, pages = server.app.state.service, [three[0], three[3]]
    server.portal.call(play, service, service.registry.tables[table])
    twins = Twins(server, table, monkeypatch)

    async def stir() -> str:
        twins.live.stir()
        service.changed(twins.live)
        service.tell(table, "bot-played-instead", {"seat": 1})
        lobby = Lobby(service.storage)
        lobby.note(table)
        return repr(await lobby.changes())

    def come() -> list[str]:
        for page in pages:
            told(page, [])
        lobby = server.portal.call(stir)
        return [lobby, *(text for page in pages for text in until(page, "notice"))]

    truth = come()
    assert {json.loads(text)["type"] for text in truth[1:]} == {"table", "notice"}
    with twins.deal(0, TWINS[0]):
        assert come() == truth


def test_a_table_that_tells_is_found_out(three, server, cold, monkeypatch, caplog):
    """The comparison sees what it is there to see: the sum of what is to come, in the total of a score."""
    scores = Match.scores_for

    def telling(match: Match, seat: int | None) -> list[Any]:
        return [replace(score, total=score.total + match.state.chance[0] % 1000) for score in scores(match, seat)]

    monkeypatch.setattr(Match, "scores_for", telling)
    with pytest.raises(AssertionError):
        test_what_is_hidden_changes_no_byte_of_any_message(names()[0], three, server, cold, monkeypatch, caplog)
