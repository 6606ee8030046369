"""A table is its log, and nothing else."""

from __future__ import annotations

import random
import subprocess
import sys

import msgspec
import pytest

from vicus.errors import BadRecord, VicusError
from vicus.games import names
from vicus.table import arranging, changes, company, lines
from vicus.table.lines import decode, encode
from vicus.table.seats import Seat
from vicus.table.table import Table

from .party import PEOPLE, any_move, anything, begun, facts, finished, new_table, shown


def reloaded(log) -> Table:
    """As another process has it, which reads what is stored."""
    return Table.replayed([decode(encode(line)) for line in log])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", names())
def test_any_log_replayed_gives_the_same_table_for_everybody(game, seed):
    chooser = random.Random(seed)
    table, log = new_table(game, *[Seat()] * 3)
    for step, written in enumerate(anything(table, chooser, 150)):
        log += written
        if step % 45 == 44:
            again = reloaded(log)
            assert facts(again) == facts(table)
            for guest in PEOPLE:
                assert shown(again, guest) == shown(table, guest)
                assert shown(again, guest, since=3) == shown(table, guest, since=3)
    assert table.length == len(log)
    assert {type(line) for line in log} >= {lines.Lay, lines.Sit, lines.Begin, lines.Act, lines.End}


@pytest.mark.parametrize("game", names())
def test_a_finished_game_replayed(game):
    table, log = begun(game)
    finished(table, log)
    again = reloaded(log)
    assert (again.status, again.turn, again.bot_to_move()) == ("over", None, None)
    assert facts(again) == facts(table)
    assert [shown(again, guest) for guest in PEOPLE] == [shown(table, guest) for guest in PEOPLE]


def test_lines_one_by_one_are_the_same_as_all_at_once():
    """What a process that was told of each change has, and one that reads them later."""
    table, _ = new_table("carpe_diem", *[Seat()] * 3)
    told = Table(table.laid)
    for written in anything(table, random.Random(7), 120):
        for line in written:
            told.apply(line)
        assert facts(told) == facts(table)


def test_votes_preferences_and_the_rematch_outlive_the_process():
    table, log = new_table("bohemian_villages", *(Seat("guest", name) for name in PEOPLE[:3]))
    log += company.vote(table, "ada", 2, online={"ada", "ben"}, away={}, grace=0.0)
    log += changes.prefer(table, "ben", True, 0.5)
    log += changes.succeed(table, "next-table")
    again = reloaded(log)
    assert again.seats[2].votes == {"ada"}
    assert (again.auto_end, again.bot_speed, again.successor) == ({"ben"}, 0.5, "next-table")
    log += company.vote(again, "ben", 2, online={"ada", "ben"}, away={}, grace=0.0)
    assert reloaded(log).seats[2].kind == "bot", "the vote of before counts"


def test_statuses():
    table, log = new_table()
    assert (table.status, table.turn, table.has_free_seat()) == ("waiting", None, True)
    changes.sit(table, "ada", 1)
    assert table.status == "waiting"
    changes.sit(table, "ben", 0)
    assert (table.status, table.has_free_seat()) == ("waiting", False), "nothing starts by surprise"
    arranging.ready(table, "ben", True)
    log += arranging.start(table, "ada")
    assert (table.status, table.turn, table.has_free_seat(), table.guests()) == ("playing", 0, False, {"ada", "ben"})
    assert (table.seat_of("ben"), table.seat_of("dora"), table.seat_of(None)) == (0, None, None)
    assert finished(table, log).status == "over"


def test_a_table_that_has_begun_has_no_free_seat():
    """Those that are free are left out by the lines that begin."""
    for seed in range(5):
        table, _ = new_table("bohemian_villages", *[Seat()] * 2)
        for _ in anything(table, random.Random(seed), 60):
            assert table.status == "waiting" or not table.has_free_seat()
        assert table.status != "waiting"


def test_lines_that_do_not_fit():
    table, log = new_table()
    with pytest.raises(BadRecord):
        Table(table.laid).apply(lines.Act("use 1+2"))
    with pytest.raises(VicusError):
        Table(table.laid).apply(table.laid)
    _, log = begun()
    with pytest.raises(VicusError):
        Table.replayed([*log, lines.Act("fly away")])


# -- other versions of the rules ------------------------------------------------------------------------------------------


def older(log):
    """The same log, as it was begun under another version of the rules."""
    return [msgspec.structs.replace(log[0], rules=log[0].rules - 1), *log[1:]]


@pytest.fixture
def some_turns():
    table, log = begun()
    chooser = random.Random(2)
    while sum(isinstance(line, lines.End) for line in log) < 3:
        log += any_move(table, chooser)
    return table, log


def test_a_game_of_other_rules_goes_on_where_nothing_changed_for_it(some_turns):
    table, log = some_turns
    again = Table.replayed(older(log))
    assert again.rules != table.rules
    adopted = changes.adopt(again)
    assert adopted == [lines.Adopt(table.rules)]
    assert changes.adopt(again) == []
    assert shown(Table.replayed([*older(log), *adopted]), "ada") == shown(table, "ada")


@pytest.mark.parametrize("digest", ["0" * 16, ""])
def test_a_game_of_other_rules_that_ends_elsewhere_or_cannot_tell_does_not(some_turns, digest):
    _, log = some_turns
    spoilt = [lines.End(digest) if isinstance(line, lines.End) else line for line in log]
    assert Table.replayed(spoilt).status == "playing", "under its own rules nobody asks"
    with pytest.raises(BadRecord):
        Table.replayed(older(spoilt))


def test_what_does_not_fit_is_still_a_table(some_turns):
    _, log = some_turns
    stopped = Table.unplayed([*log, lines.Act("a move of other days"), lines.Succeed("next")])
    assert (stopped.status, stopped.turn, stopped.bot_to_move(), stopped.successor) == ("stopped", None, None, "next")
    assert [seat.guest for seat in stopped.seats] == ["ada", "ben"]
    assert stopped.length == len(log) + 2
    assert shown(stopped, "ada")


# -- the package ----------------------------------------------------------------------------------------------------------

IMPURE = ("sqlalchemy", "alembic", "sqlite3", "psycopg", "starlette", "uvicorn", "websockets", "vicus.server")
SCRIPT = """
import pkgutil, sys, vicus.table
for module in pkgutil.iter_modules(vicus.table.__path__, "vicus.table."):
    __import__(module.name)
print(*sorted(name for name in %r if name in sys.modules))
"""


def test_the_package_knows_nothing_of_storage_or_the_web():
    found = subprocess.run([sys.executable, "-c", SCRIPT % (IMPURE,)], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
