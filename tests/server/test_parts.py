"""The smaller parts: logged matches, guests, names, workers, migrations."""

import asyncio

import pytest
import sqlalchemy as sa

import vicus
from vicus.server import schema, storage
from vicus.server.bot_worker import Question
from vicus.server.guests import clean_name, cookie_header, identify
from vicus.server.logged_match import LoggedMatch
from vicus.server.names import new_table_id, new_table_name
from vicus.server.storage import LogEntry
from vicus.server.worker_pool import WorkerPool

from .conftest import run_apart


def test_a_logged_match_is_what_its_log_says():
    game = vicus.game("bohemian_villages")
    first = LoggedMatch(game, 2, 9, {})
    log = []

    def write(kind, action=""):
        log.append(LogEntry(len(log) + 1, kind, action))
        first.apply(log[-1])

    for _ in range(12):
        write("act", first.match.legal()[0].text)
        if first.match.can_undo and len(log) % 3 == 0:
            write("undo")
        elif first.can_end:
            write("end")
    again = LoggedMatch(game, 2, 9, {})
    for entry in log:
        again.apply(entry)
    assert again.match.state == first.match.state
    assert again.events == first.events
    assert again.public.state == first.public.state
    assert {h.ply for h in first.events} <= set(range(len(first.match.actions) + 1))


def test_guests_are_known_by_a_hash_of_their_cookie():
    guest, fresh = identify(None)
    assert fresh is not None
    assert fresh not in guest
    assert identify(fresh) == (guest, None)
    assert identify("short")[1] is not None
    assert identify("x" * 200)[1] is not None
    assert "Secure" in cookie_header("v", secure=True)
    assert "Secure" not in cookie_header("v", secure=False)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ada", "Ada"), ("  A  b ", "A b"), ("\u202eevil", "evil"), ("x" * 99, "x" * 24), ("\n\t", None), ("Żółć 😀", "Żółć 😀")],
)
def test_names_as_they_may_be_shown(name, shown):
    assert clean_name(name) == shown


def test_links_cannot_be_guessed():
    assert len({new_table_id() for _ in range(2000)}) == 2000
    assert len(new_table_id()) == 12
    assert new_table_name().count("-") == 1


def test_a_new_database_has_the_form_that_the_code_expects(database):
    engine = sa.create_engine(database)
    found = sa.inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {c["name"]: (str(c["type"]), c["nullable"]) for c in found.get_columns(table.name)}
        assert columns == {c.name: (str(c.type.compile(engine.dialect)), c.nullable) for c in table.columns}
    engine.dispose()
    storage.migrate(database)


def test_bots_think_in_another_process():
    game = vicus.game("bohemian_villages")
    match = game.new(players=2, seed=3)
    legal = [a.id for a in match.legal()]
    workers = WorkerPool()

    async def ask(view):
        return await workers.choose(Question("t", 0, game.name, None, view, tuple(legal)), "casual", 1)

    async def both():
        return await ask(match.view(0)), await ask({"broken": True})

    chosen, fallback = run_apart(both())
    workers.close()
    assert chosen.action in legal
    assert chosen.fault is None
    assert fallback.action == legal[0], "a bot that fails plays the first legal action"
    assert "KeyError" in fallback.fault


def test_one_guest_met_many_times_at_once(database):
    async def meet():
        kept = storage.Storage(database)
        await asyncio.gather(*(kept.name_guest("g" * 64, f"Ada {n}") for n in range(6)))
        name = await kept.guest_name("g" * 64)
        await kept.close()
        return name

    assert run_apart(meet()).startswith("Ada")


class Deaf:
    """A socket whose page never reads."""

    def __init__(self):
        self.closed = False

    async def send_text(self, text):
        await asyncio.sleep(60)

    async def close(self, code):
        self.closed = True


def test_a_page_that_does_not_read_holds_nobody_up():
    from vicus.server.answers import Forgotten
    from vicus.server.connection import OUTBOX, Connection

    async def talk():
        socket = Deaf()
        connection = Connection(socket, "g", None)
        connection.tables["t"] = 0
        writer = asyncio.create_task(connection._write())
        for _ in range(OUTBOX + 5):
            await asyncio.wait_for(connection.send(Forgotten()), 10)
        async with asyncio.timeout(10):
            while not socket.closed:
                await asyncio.sleep(0.01)
        writer.cancel()
        return socket.closed, connection.tables

    assert run_apart(talk()) == (True, {})


def test_bots_go_on_after_a_failure(database, monkeypatch):
    from vicus.server import bot_players, bot_worker, worker_pool
    from vicus.server.message_parts import SeatPlan
    from vicus.server.offered_bots import OfferedBots
    from vicus.server.requests import Create
    from vicus.server.service import TableService

    async def choose(self, *question):
        return bot_worker.decide(*question)

    async def prepare(self, *about):
        pass

    monkeypatch.setattr(worker_pool.WorkerPool, "choose", choose)
    monkeypatch.setattr(worker_pool.WorkerPool, "prepare", prepare)
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    append, failures = TableService.append, iter(range(3))

    async def unlucky(self, table, *line, **more):
        if table.logged.number == 4 and next(failures, None) is not None:
            raise OSError("the disk is busy")
        await append(self, table, *line, **more)

    async def whole_game():
        monkeypatch.setattr(TableService, "append", unlucky)
        monkeypatch.setattr(bot_players.BotPlayers, "_pause", lambda self, seconds: asyncio.sleep(0))
        service = TableService(storage.Storage(database), WorkerPool(), OfferedBots({}))
        table = await service.create("g", "Ada", Create("bohemian_villages", [SeatPlan("bot", "beginner")] * 2))
        for _ in range(2000):
            await asyncio.sleep(0.01)
            if table.status == "over":
                break
        await service.close()
        return table.status

    assert run_apart(whole_game()) == "over"
