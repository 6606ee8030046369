"""My games, as a page sees them: the archive, statistics, everything as one file, and all of it deleted."""

from __future__ import annotations

import json
import random
import time

import msgspec
import pytest
import sqlalchemy as sa

import vicus
from vicus.server import databases, my_games
from vicus.server.guests import COOKIE, identify
from vicus.server.schema import metadata

from ..table.party import any_move
from .games_of_people import ADA, BEN, played, seat

OURS = {"origin": "http://testserver", "content-type": "application/json"}
COOKIES = {name: f"guest-{name}" + "-" * 30 for name in ("Ada", "Ben", "Zoe")}


async def play_out(service, table_id: str) -> None:
    """Everybody at a table plays on, with any moves, to the end."""

    def move(table) -> list:
        """Bots may have moved meanwhile."""
        return any_move(table, random.Random(len(table.logged.match.actions))) if table.status == "playing" else []

    live = await service.table(table_id)
    while live.table.status == "playing":
        await service.change(live, move)


def to_the_end(page) -> None:
    while page.my_move()["status"] != "over":
        page.play_turn()


def nearly_over(plies: int = 30) -> str:
    """The record of a game in which not much is left to do."""
    whole = vicus.game("bohemian_villages").new(players=2, seed=11)
    while not whole.over:
        whole.play(whole.legal()[0])
    match = whole.game.new(players=2, seed=11)
    for action in whole.actions[:-plies]:
        match.play(action.id)
    return match.save()


def archive(visitor, server, **wish) -> dict:
    """What a page is shown, once all that has ended is in the archive."""
    server.portal.call(server.app.state.service.keeper.settled)
    return visitor.ask("my_games", "my_games", **wish)


def asked(server, name: str, path: str, about: dict | None = None, **headers: str):
    """What somebody's page asks for over HTTP."""
    server.cookies.clear()
    return server.post(path, json=about, headers=OURS | {"cookie": f"{COOKIE}={COOKIES[name]}"} | headers)


def want_notices(server, name: str) -> None:
    webhook = {"kind": "webhook", "place": {"url": "https://hooks.example/mine"}}
    assert asked(server, name, "/api/notices/add", webhook).status_code == 200
    assert asked(server, name, "/api/notices/wish", {"others": False}).status_code == 200


def mine(server, name: str, **headers: str):
    return asked(server, name, "/api/mine", **headers)


def test_nothing_yet(visit, server):
    assert archive(visit("Ada"), server) == {
        "type": "my_games", "game": None, "page": 0, "pages": 1, "games": [], "counts": {},
    }  # fmt: skip


@pytest.mark.parametrize("fate", ["away", "resigned"])
def test_the_points_of_a_bot_that_played_on_are_not_those_of_who_left(fate):
    game = played(1, (ADA, 99), (BEN, 50))
    left = msgspec.structs.replace(game, seats=(seat(ADA, 99, won=True, place=1, fate=fate), game.seats[1]))
    for guest in (ADA, BEN):
        ada, ben = my_games.shown(left, guest).seats
        assert (ada.fate, ada.won, ada.total, ada.stand_in) == (fate, False, None, 99)
        assert (ben.fate, ben.place, ben.total, ben.stand_in) == ("played", 2, 50, None)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A test may choose its first actions in the moment in which a table is laid, as older logs of records have them."""
    monkeypatch.setattr("vicus.server.sql_games.SOON", 0.0)


@pytest.fixture
def ada(visit, server):
    """Ada has played against a bot."""
    page = visit("Ada")
    page.open(page.create("me", "beginner"))
    to_the_end(page)
    return page


def test_a_finished_game_is_there_at_once_with_its_people_and_its_result(ada, visit, server):
    [game] = archive(ada, server)["games"]
    bot = ada.table["seats"][1]
    assert game["table"] == ada.table["id"]
    assert [(seat["name"], seat["level"]) for seat in game["seats"]] == [("Ada", None), (bot["name"], "beginner")]
    assert [seat["total"] for seat in game["seats"]] == [score["total"] for score in ada.table["scores"]]
    assert [n for n, seat in enumerate(game["seats"]) if seat["won"]] == ada.table["winners"]
    assert (game["you"], game["replay"], game["unrated"], game["status"]) == (0, True, "", "over")
    assert game["change"]
    assert game["options"].keys() == vicus.game("bohemian_villages").meta.options.keys()
    assert archive(ada, server, game="helvetia")["games"] == []
    found = ada.ask("my_statistics", "my_statistics", game="bohemian_villages")
    assert [(group["against"], group["players"], group["games"]) for group in found["groups"]] == [
        ("all", 0, 1),
        ("beginner", 2, 1),
    ]
    assert (found["rating"]["games"], found["rating"]["provisional"]) == (1, True)
    assert found["rating"]["value"] == pytest.approx(25.0 + game["change"], abs=0.02)
    again = visit("Ben")
    assert archive(again, server)["games"] == [], "nobody sees another guest's"
    assert again.ask("my_statistics", "my_statistics", game="bohemian_villages")["groups"] == []
    assert again.error("my_statistics", game="chess") == "bad_input"


def test_hints_do_not_count_for_the_rating(visit, server):
    page = visit("Ada")
    page.open(page.create("me", "beginner"))
    page.my_move()
    page.hint()
    to_the_end(page)
    [game] = archive(page, server)["games"]
    assert (game["unrated"], game["change"]) == ("hints", None)
    assert page.ask("my_statistics", "my_statistics", game="bohemian_villages")["unrated"] == {"hints": 1}


def test_a_game_that_was_brought_counts_for_nothing(visit, server):
    page = visit("Ada")
    page.open(page.ask("import", "created", record=nearly_over())["table"])
    to_the_end(page)
    [game] = archive(page, server)["games"]
    assert game["unrated"] == "brought"
    found = page.ask("my_statistics", "my_statistics", game="bohemian_villages")
    assert (found["groups"], found["left_out"]) == ([], {"brought": 1})


def test_a_record_that_one_only_looks_at_is_not_in_it(visit, server):
    page = visit("Ada")
    page.open(page.ask("import", "created", record=nearly_over(0))["table"])
    server.portal.call(server.app.state.hub.history.tend_once)
    server.portal.call(server.app.state.service.keeper.tend_once, 0.0)
    assert archive(page, server)["games"] == []


def fill(server, name: str, number: int) -> str:
    """So many games in somebody's archive, which nobody has played."""
    storage, guest = server.app.state.service.storage, identify(COOKIES[name])[0]

    def write(link) -> None:
        from vicus.server import sql_games

        for n in range(1, number + 1):
            game = played(n, (guest, 40 + n % 7), ("strong", 42))
            about = {"game": game.game, "number": n, "ended": game.ended}
            body = json.dumps(
                {"id": game.id, "game": game.game, "name": "x", "players": 2, "status": "over", "options": {}, "seats": []}
            )
            link.change(sql_games.INSERT_GAME, id=game.id, body=body, **about)
            for place, kept in enumerate(game.seats):
                link.change(sql_games.INSERT_SEAT, table=game.id, seat=place, **about, **sql_games._columns(kept))

    server.portal.call(storage.database.write, write)
    return guest


def test_pages_and_whatever_somebody_asks_for(visit, server):
    page = visit("Ada")
    fill(server, "Ada", 30)
    first = archive(page, server)
    assert (first["pages"], len(first["games"]), first["counts"]) == (3, my_games.PAGE, {"helvetia": 30})
    assert [game["ended"] for game in first["games"]] == sorted((game["ended"] for game in first["games"]), reverse=True)
    last = archive(page, server, page=2)
    assert len(last["games"]) == 30 - 2 * my_games.PAGE
    assert not last["games"][0]["replay"], "no such table any more"
    assert archive(page, server, page=10**12) == last
    assert archive(page, server, page=-5) == first
    assert archive(page, server, game="nothing")["games"] == []


def test_asking_again_costs_next_to_nothing(visit, server, monkeypatch):
    page = visit("Ada")
    fill(server, "Ada", 20)
    worked_out = []
    plain = my_games.statistics
    monkeypatch.setattr(my_games, "statistics", lambda *about, **more: worked_out.append(1) or plain(*about, **more))
    answers = [page.ask("my_statistics", "my_statistics", game="helvetia") for _ in range(50)]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["groups"][0]["games"] == 20
    assert len(worked_out) == 1


# -- everything as one file -------------------------------------------------------------------------------------------------


def test_everything_of_mine_is_in_the_file(ada, server):
    ada.send("say", table=ada.table["id"], text="well played, wood")
    ada.answer("talk")
    ada.send("prefer", table=ada.table["id"], auto_end=True)
    ada.answer("table")
    assert archive(ada, server)["games"]
    server.portal.call(server.app.state.hub.history.tend_once)
    want_notices(server, "Ada")
    answer = mine(server, "Ada")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    found = answer.json()
    assert found["person"] == [{"name": "Ada"}]
    assert [game["table"] for game in found["games"]] == [ada.table["id"]]
    assert found["games"][0]["rating"]["after"]
    [table] = found["tables"]
    assert [said["text"] for said in table["said"]] == ["well played, wood"]
    assert table["settings"]
    assert found["notices"][0]["channels"] == [{"kind": "webhook", "to": "https://hooks.example/mine"}]
    [record] = found["records"]
    match = vicus.load(json.dumps(record["record"]))
    assert match.over
    assert match.about.people[0].name == "Ada"
    assert identify(COOKIES["Ada"])[0] not in answer.text, "what the database calls her is of no use to her"


def test_what_cannot_be_read_leaves_the_rest_in_the_file(ada, server):
    """A line that another version has written, an archive that is damaged."""
    table = ada.table["id"]
    assert archive(ada, server)["games"]
    server.portal.call(server.app.state.hub.history.tend_once)
    later = ada.create("me", "free")
    database = server.app.state.service.storage.database
    for statement, about in (
        ("UPDATE archives SET body = :body", {"body": b"nothing"}),
        ('UPDATE lines SET body = :body WHERE "table" = :id AND number = 2', {"body": '{"line":"dream"}', "id": later}),
    ):
        server.portal.call(database.write, lambda link, s=statement, a=about: link.change(s, **a))
    found = mine(server, "Ada").json()
    assert [game["table"] for game in found["games"]] == [table]
    assert [kept["table"] for kept in found["tables"]] == [table]
    assert found["records"] == []
    assert "notices" in found


def test_the_file_is_for_its_owner_alone(ada, server):
    foreign = mine(server, "Ada", origin="https://elsewhere.example")
    assert (foreign.status_code, foreign.json()) == (403, {"message": "device-foreign"})
    assert server.get("/api/mine", headers={"cookie": f"{COOKIE}={COOKIES['Ada']}"}).status_code == 405
    other = mine(server, "Zoe").json()
    assert [other[part] for part in ("person", "games", "tables", "records")] == [[], [], [], []]


def test_not_again_and_again(server):
    codes = [mine(server, "Zoe").status_code for _ in range(4)]
    assert codes[0] == 200
    assert codes[-1] == 429


# -- deleted ------------------------------------------------------------------------------------------------------------------

FLEETING = {"presence", "leases", "tokens"}
"""Who looks at a table at this moment, and links of some minutes: gone by themselves; the last two do not name a guest."""
SERVERS = {"keys", "clocks"}
"""What a server keeps of its own."""
KNOWN = {"guests", "tables", "sitters", "lines", "archives", "analyses", "games", "results", "channels", "wishes", "notices"}
"""Tables of the database of which the test below has looked whether somebody is left in them."""


def test_every_table_of_the_database_was_thought_of():
    """Whoever adds one decides: is a guest in it? Then a part of `everything.py`, and a step of `sql_forgetting.py`."""
    assert set(metadata.tables) == FLEETING | SERVERS | KNOWN


def rows(url: str) -> dict[str, list]:
    with databases.engine(url).connect() as connection:
        return {name: connection.execute(sa.text(f'SELECT * FROM "{name}"')).all() for name in KNOWN}


def test_delete_everything(visit, server, database):
    """Ada is nowhere afterwards, in no table of the database; Ben has his game, with somebody who is not called Ada."""
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free", "beginner")
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1)
    ada.begin(ben)
    want_notices(server, "Ada")
    ada.send("say", table=table, text="hello from Ada")
    server.portal.call(play_out, server.app.state.service, table)
    ben.until(lambda shown: shown["status"] == "over")
    assert len(archive(ben, server)["games"]) == 1
    before = ben.ask("my_statistics", "my_statistics", game="bohemian_villages")
    second = visit("Ada")
    ada.send("forget")
    ada.answer("forgotten")
    second.answer("forgotten")  # her other device is told, too
    guest = identify(COOKIES["Ada"])[0]
    for name, found in rows(database).items():
        told = repr(found)
        assert guest not in told, name
        assert "Ada" not in told, name
    [game] = archive(ben, server)["games"]
    assert [seat["name"] for seat in game["seats"]][:2] == ["", "Ben"]
    assert game["seats"][0]["total"] is not None
    assert ben.ask("my_statistics", "my_statistics", game="bohemian_villages") == before
    assert archive(second, server)["games"] == []
    assert mine(server, "Ada").json()["tables"] == []


def test_a_game_that_ended_in_a_killed_server_is_found(ada, server, database):
    """Its rows are gone, as if they had never been written: the next look brings them back, once."""
    archive(ada, server)
    service = server.app.state.service

    def lose(link) -> None:
        link.change("DELETE FROM results")
        link.change("DELETE FROM games")

    server.portal.call(service.storage.database.write, lose)
    assert archive(ada, server)["games"] == []
    server.portal.call(server.app.state.hub.history.tend_once)
    assert server.portal.call(service.keeper.tend_once, 0.0) == 1
    assert server.portal.call(service.keeper.tend_once, 0.0) == 0
    [game] = archive(ada, server)["games"]
    assert game["seats"][0]["name"] == "Ada"
    assert abs(game["ended"] - time.time()) < 600
