"""The smaller parts: ledger, guests, names, workers, migrations."""

import asyncio

import pytest
import sqlalchemy as sa

import vicus
from vicus.server import storage
from vicus.server.guests import clean_name, cookie_header, identify
from vicus.server.ledger import Ledger
from vicus.server.names import table_id, table_name
from vicus.server.storage import Entry
from vicus.server.thinking import Question, Thinkers

from .conftest import run_apart


def test_a_ledger_is_what_its_log_says():
    game = vicus.game("bohemian_villages")
    first = Ledger(game, 2, 9, {})
    log = []

    def write(kind, action=""):
        log.append(Entry(len(log) + 1, kind, action))
        first.apply(log[-1])

    for _ in range(12):
        write("act", first.match.legal()[0].text)
        if first.match.can_undo and len(log) % 3 == 0:
            write("undo")
        elif first.can_end:
            write("end")
    again = Ledger(game, 2, 9, {})
    for entry in log:
        again.apply(entry)
    assert again.match.state == first.match.state
    assert again.happenings == first.happenings
    assert again.shown.state == first.shown.state
    assert {h.ply for h in first.happenings} <= set(range(len(first.match.actions) + 1))


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
    assert len({table_id() for _ in range(2000)}) == 2000
    assert len(table_id()) == 12
    assert table_name().count("-") == 1


def test_a_new_database_has_the_form_that_the_code_expects(database):
    engine = sa.create_engine(database)
    found = sa.inspect(engine)
    for table in storage.metadata.sorted_tables:
        columns = {c["name"]: (str(c["type"]), c["nullable"]) for c in found.get_columns(table.name)}
        assert columns == {c.name: (str(c.type.compile(engine.dialect)), c.nullable) for c in table.columns}
    engine.dispose()
    storage.migrate(database)


def test_bots_think_in_another_process():
    game = vicus.game("bohemian_villages")
    match = game.new(players=2, seed=3)
    legal = [a.id for a in match.legal()]
    thinkers = Thinkers()

    async def ask(view):
        return await thinkers.choose(Question("t", 0, game.name, None, view, tuple(legal)), "casual", 1)

    async def both():
        return await ask(match.view(0)), await ask({"broken": True})

    chosen, fallback = run_apart(both())
    thinkers.close()
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
    from vicus.server.connection import OUTBOX, Connection
    from vicus.server.messages import Forgotten

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
    from vicus.server import bot_players, thinking
    from vicus.server import house as houses
    from vicus.server.messages import Create, SeatPlan

    async def choose(self, *question):
        return thinking.decide(*question)

    async def prepare(self, *about):
        pass

    monkeypatch.setattr(thinking.Thinkers, "choose", choose)
    monkeypatch.setattr(thinking.Thinkers, "prepare", prepare)
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    write, failures = houses.House.write, iter(range(3))

    async def unlucky(self, table, *line, **more):
        if table.ledger.number == 4 and next(failures, None) is not None:
            raise OSError("the disk is busy")
        await write(self, table, *line, **more)

    async def whole_game():
        monkeypatch.setattr(houses.House, "write", unlucky)
        monkeypatch.setattr(bot_players.BotPlayers, "_pause", lambda self, seconds: asyncio.sleep(0))
        house = houses.House(storage.Storage(database), Thinkers(), {})
        table = await house.create("g", "Ada", Create("bohemian_villages", [SeatPlan("bot", "beginner")] * 2))
        for _ in range(2000):
            await asyncio.sleep(0.01)
            if table.status == "over":
                break
        await house.close()
        return table.status

    assert run_apart(whole_game()) == "over"
