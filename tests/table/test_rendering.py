"""What each of those who look at a table is shown."""

from __future__ import annotations

import random

import msgspec
import pytest

from vicus.bots.names import bot_names
from vicus.core.record import digest
from vicus.games import names
from vicus.table import changes, company
from vicus.table.archive import made
from vicus.table.rendering import Surroundings, Viewer, sight, table_view, viewer_of
from vicus.table.seats import Seat
from vicus.table.table import Table

from .party import ABOUT, PEOPLE, any_move, anything, begun, finished, new_table, shown


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", names())
def test_whoever_sees_something_new_has_another_sight(game, seed):
    """The server sends nothing where the sight is the same: then the message has to be the same, byte for byte."""
    table, _ = new_table(game, *[Seat()] * 3)
    seen: dict = {}
    for _ in anything(table, random.Random(50 + seed), 120):
        for guest in PEOPLE:
            viewer = viewer_of(table, guest)
            text = shown(table, guest)
            assert seen.setdefault((viewer, sight(table, viewer)), text) == text


def test_all_spectators_are_one_viewer():
    table, _ = begun()
    assert viewer_of(table, "dora") == viewer_of(table, "somebody") == Viewer(None, False, False)
    assert viewer_of(table, "ada") == Viewer(0, True, False)
    changes.prefer(table, "ben", True, None)
    assert viewer_of(table, "ben") == Viewer(1, False, True)


@pytest.mark.parametrize("game", names())
def test_a_draft_changes_no_byte_for_others(game):
    table, _ = begun(game)
    chooser = random.Random(3)
    drafts = 0
    for _ in range(60):
        mover = table.seats[table.turn].guest
        others = [guest for guest in PEOPLE if guest != mover]
        before, public = [shown(table, guest) for guest in others], table.logged.public_number
        own = shown(table, mover)
        any_move(table, chooser)
        if table.logged.public_number == public:
            drafts += 1
            assert [shown(table, guest) for guest in others] == before
            assert shown(table, mover) != own
    assert drafts > 5


def test_before_and_after_the_start():
    table, _ = new_table()
    view = table_view(table, viewer_of(table, "ada"), ABOUT, -1)
    assert (view.status, view.number, view.view, view.legal, view.host) == ("waiting", -1, None, [], True)
    table, _ = begun()
    view = table_view(table, viewer_of(table, "ada"), ABOUT, -1)
    assert (view.status, view.number, view.you) == ("playing", 0, 0)
    assert view.legal
    assert view.events
    assert [seat.name for seat in view.seats] == ["Ada", "Ben"]
    assert [seat.online for seat in view.seats] == [True, False]
    assert table_view(table, viewer_of(table, "ada"), ABOUT, 0).events == [], "what was seen is not told again"
    assert table_view(table, viewer_of(table, "ben"), ABOUT, -1).legal == []


def test_seats_of_bots_and_votes():
    table, _ = new_table("bohemian_villages", Seat("guest", "ada"), Seat("guest", "ben"), Seat("bot", None, "casual"))
    table.seats[1].votes |= {"x", "y"}
    seats = table_view(table, viewer_of(table, "dora"), ABOUT, -1).seats
    assert [(seat.kind, seat.name, seat.level, seat.online, seat.votes) for seat in seats] == [
        ("guest", "Ada", None, True, 0),
        ("guest", "Ben", None, False, 2),
        ("bot", bot_names(table.id, [None, None, "casual"])[2], "casual", True, 0),
    ]


def test_no_id_of_a_guest_and_no_seed_is_shown():
    table, _ = new_table("carpe_diem", Seat("guest", "guest-a"), Seat("guest", "guest-b"), seed=123_456_789_123_456)
    changes.prefer(table, "guest-a", True, 0.5)
    company.vote(table, "guest-a", 1, online={"guest-a", "guest-c"}, away={}, grace=0.0)
    about = Surroundings({"guest-a": "A", "guest-b": "B"}, {"guest-a", "guest-b"})
    for _ in range(30):
        any_move(table, random.Random(4))
        for guest in ("guest-a", "guest-b", "guest-c"):
            text = msgspec.json.encode(table_view(table, viewer_of(table, guest), about, -1)).decode()
            for secret in (
                "guest-",
                str(table.laid.seed),
                digest(table.logged.match),
                *map(str, table.logged.match.state.chance),
            ):
                assert secret not in text


def test_a_finished_game_that_does_not_fit_is_shown_as_it_was():
    table, log = begun()
    finished(table, log)
    archive = made(table.logged.match, table.logged.number)
    kept = Table.unplayed(log)
    for guest in PEOPLE:
        before = table_view(table, viewer_of(table, guest), ABOUT, -1)
        after = table_view(kept, viewer_of(kept, guest), ABOUT, -1, archive)
        for name in ("status", "number", "ply", "view", "scores", "winners", "events", "legal", "can_end", "you"):
            assert getattr(after, name) == getattr(before, name), name
        assert table_view(kept, viewer_of(kept, guest), ABOUT, archive.number, archive).events == []


def test_a_game_that_cannot_go_on_says_so():
    _, log = begun()
    stopped = Table.unplayed(log)
    view = table_view(stopped, viewer_of(stopped, "ada"), ABOUT, -1)
    assert (view.status, view.view, view.legal) == ("stopped", None, [])
