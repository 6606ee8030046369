"""What people have at their tables outlives an upgrade: databases of every earlier version, and what each showed of them.

`tests/records/databases/README.md` says what is at the tables and how the fixtures were made. Here they are upgraded, and asked
through the protocol alone.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import vicus
from tests.records.databases.pages import cookie, next_action
from vicus.server.databases import migrate
from vicus.server.web import application
from vicus.server.worker_pool import WorkerPool

DATABASES = Path(__file__).parent.parent / "records" / "databases"
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
RENAMED = {"random": "beginner", "greedy": "casual"}
"""Levels that have other names since schema 0002."""
ODD = ("full", "full_bots", "over")
"""What a kill left behind: its row says something else than its seats or its log."""
LATEST = "0.2.0-schema-0002"
FINISHED = ["finished", "imported_over", "over"]
BY_LOT = ("bots_turn", "full_bots")
"""Bots go on as soon as somebody looks, and nobody knows how."""

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(params=sorted(file.name.removesuffix(".json.gz") for file in DATABASES.glob("*.json.gz")))
def version(request) -> str:
    return request.param


@pytest.fixture
def then(version) -> dict[str, Any]:
    """What was shown then."""
    return json.loads(gzip.decompress((DATABASES / f"{version}.json.gz").read_bytes()))


@pytest.fixture(scope="session")
def upgraded(tmp_path_factory) -> Callable[[str], Path]:
    """The file of a version's database, upgraded once for all who copy it."""

    @cache
    def upgrade(version: str) -> Path:
        file = tmp_path_factory.mktemp("upgraded") / "tables.db"
        connection = sqlite3.connect(file)
        connection.executescript(gzip.decompress((DATABASES / f"{version}.sql.gz").read_bytes()).decode())
        connection.close()
        migrate(f"sqlite:///{file}")
        return file

    return upgrade


@pytest.fixture
def database(version, upgraded, tmp_path) -> str:
    """The database of then, as the server of today takes it over."""
    shutil.copy(upgraded(version), tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def archived(upgraded, tmp_path_factory) -> Callable[[str], Path]:
    """The file of a version's upgraded database after a server has run for a while, made once for all who copy it."""

    async def ask(self, table, work, *about):
        return work(*about)

    @cache
    def run_for_a_while(version: str) -> Path:
        file = tmp_path_factory.mktemp("archived") / "tables.db"
        shutil.copy(upgraded(version), file)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(WorkerPool, "ask", ask)
            with TestClient(application(f"sqlite:///{file}", hosts=["testserver"])) as client:
                client.portal.call(client.app.state.hub.history.tend_once)
        return file

    return run_for_a_while


@pytest.fixture
def with_archives(database, version, archived, tmp_path) -> None:
    """Every finished game has its archive; to be asked for before the server is."""
    shutil.copy(archived(version), tmp_path / "tables.db")


@pytest.fixture
def guest(visit):
    """A page of somebody who had been there before: they are known by their cookie alone."""
    return lambda name: visit(cookie=cookie(name))


def show(page, table: str) -> dict[str, Any]:
    shown = page.open(table)
    while shown["id"] != table:  # something of the table before may still be on its way
        shown = page.answer("table")
    return shown


def seats(shown: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Who sits there; bots had no names then."""
    names = ["" if seat["kind"] == "bot" else seat["name"] for seat in shown["seats"]]
    levels = [RENAMED.get(seat["level"], seat["level"]) for seat in shown["seats"]]
    return list(zip((seat["kind"] for seat in shown["seats"]), names, levels, strict=True))


def seen(shown: dict[str, Any]) -> dict[str, Any]:
    """What is promised, of what a viewer is shown."""
    kept = ("you", "host", "can_undo", "can_end", "scores", "winners")
    return {key: shown[key] for key in kept} | {"legal": [action["text"] for action in shown["legal"]]}


def check(guest, tables: dict[str, Any], labels: list[str]) -> None:
    """These tables are what they were, for everybody who was asked then."""
    pages = {name: guest(name) for label in labels for name in tables[label].get("views", ())}
    for label in labels:
        was = tables[label]
        for name, view in was["views"].items():
            now = show(pages[name], was["id"])
            assert now["status"] == was["status"], label
            assert seats(now) == seats(was), label
            assert seen(now) == {key: view[key] for key in seen(now)}, (label, name)
            assert now["ply"] >= view["ply"], label  # older logs do not name what was the only action
            for key in ("name", "game", "open", "players", "box"):
                assert now[key] == was[key], label
            assert now["successor"] == (was["successor"] and tables[was["successor"]]["id"]), label


@every_game
def test_tables_are_as_they_were(then, guest, game):
    tables = then["tables"][game]
    check(guest, tables, [label for label in tables if label not in (*ODD, *BY_LOT)])


@every_game
def test_numbers_are_as_they_were(then, guest, game):
    """A page that was open during the upgrade goes on where it was."""
    for label, was in then["tables"][game].items():
        for name, view in was.get("views", {}).items():
            if label not in ODD:
                assert show(guest(name), was["id"])["number"] == view["number"], (label, name)


def test_guests_keep_their_names(then, guest):
    for name in then["lobbies"]:
        if name != "Zoe":  # who only looked on in a copy
            assert guest(name).ask("hello", "welcome")["name"] == name


@every_game
def test_records_are_as_they_were(then, guest, game):
    page = guest("Zoe")
    for label, was in then["tables"][game].items():
        if "record" in was:
            before = json.loads(was["record"])
            now = json.loads(page.ask("export", "record", table=was["id"])["record"])
            younger = set(now["options"]) - set(before["options"])
            people = now.pop("about")["people"]  # since then records know them
            assert [person["name"] for person in people if "level" not in person] == [
                seat["name"] for seat in was["seats"] if seat["kind"] == "guest"
            ]
            assert now.pop("vicus") == before.pop("vicus") + 1
            assert now | {"options": before["options"], "actions": before["actions"]} == before, label
            assert {key: now["options"][key] for key in before["options"]} == before["options"], label
            assert all(now["options"][key] == vicus.game(game).meta.options[key].standard for key in younger), label
            rest = iter(now["actions"])  # younger records also name what was the only action
            assert all(action in rest for action in before["actions"]), label
            assert vicus.load(was["record"]).actions == vicus.load(json.dumps(now | {"vicus": 1})).actions, label


def plies(before: list[str], now: list[str]) -> list[int]:
    """Where each ply of then is now on the scrubber: what was not named then (see above) belongs to what came before it."""
    rest = iter(enumerate(now))
    return [next(ply for ply, action in rest if action == named) for named in before] + [len(now)]


@every_game
def test_finished_games_can_be_looked_at(then, guest, game):
    page = guest("Zoe")
    for label, was in then["tables"][game].items():
        if "positions" in was:
            now = json.loads(page.ask("export", "record", table=was["id"])["record"])
            places = plies(json.loads(was["record"])["actions"], now["actions"])
            for ply, scores in was["positions"].items():
                position = page.ask("look", "position", table=was["id"], ply=places[int(ply)])
                assert position["scores"] == scores, (label, ply)
                assert position["view"]["viewer"] is None


def lobby(page, then: dict[str, Any]) -> dict[str, dict[str, str]]:
    labels = {was["id"]: f"{game} {label}" for game in GAMES for label, was in then["tables"][game].items()}
    now = page.ask("lobby", "lobby")
    return {part: {labels[info["id"]]: info["status"] for info in now[part]} for part in ("open", "mine")}


def listed(was: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """A lobby as it is shown now: games in play are listed if their host allows watching, which nobody had been asked."""
    return was | {"open": {label: status for label, status in was["open"].items() if status == "waiting"}}


def test_lobbies_show_the_same_tables(then, guest):
    def plain(shown):
        """Without what a kill left behind."""
        return {part: {k: v for k, v in found.items() if k.split()[1] not in ODD} for part, found in shown.items()}

    for name, was in then["lobbies"].items():
        assert plain(lobby(guest(name), then)) == plain(listed(was)), name


def test_finished_games_come_into_the_archive(with_archives, then, guest, server):
    """Of everybody who played them, a little at a time and once; what somebody had only brought is nobody's."""
    keeper = server.app.state.service.keeper
    server.portal.call(keeper.tend_once, 0.0)
    assert server.portal.call(keeper.tend_once, 0.0) == 0
    played = [(game, was) for game in GAMES for label, was in then["tables"][game].items() if label in ("finished", "over")]
    for name in then["lobbies"]:
        found = guest(name).ask("my_games", "my_games")
        assert found["pages"] == 1
        own = {was["id"]: was for _, was in played if any(seat["name"] == name for seat in was["seats"])}
        assert {game["table"] for game in found["games"]} == set(own), name
        for game in found["games"]:
            was = own[game["table"]]
            view = next(iter(was["views"].values()))
            assert [seat["total"] for seat in game["seats"]] == [score["total"] for score in view["scores"]]
            assert [n for n, seat in enumerate(game["seats"]) if seat["won"]] == view["winners"]
            assert game["seats"][game["you"]]["name"] == name
            assert game["replay"]


# -- playing on ---------------------------------------------------------------------------------------------------------------


def play_on(pages) -> None:
    """To the end, as the version of then has played on with a copy."""
    choices = 0
    page, other = pages
    while page.table["status"] == "playing":
        if page.table["legal"]:
            legal = [action["text"] for action in page.table["legal"]]
            choices += len(legal) > 1
            page.act(next_action(legal, choices))
        elif page.table["can_end"]:
            page.step("end_turn")
        else:
            page, other = other, page
            page.my_move()


PLAYED_ON = [(game, label) for label in ("draft", "undone") for game in GAMES]
WITH_OPTIONS = [("carpe_diem", "options"), ("helvetia", "options")]


@pytest.mark.parametrize(("game", "label"), PLAYED_ON + WITH_OPTIONS)
def test_games_go_on_to_the_same_end(version, then, guest, game, label):
    """Nothing has changed that nobody saw: the same moves lead to the same end."""
    if version != LATEST and label != "undone":
        pytest.skip("the same rules by then; one table of each game for what became of its lines")
    was = then["tables"][game][label]
    pages = [guest(seat["name"]) for seat in was["seats"]]
    for page in pages:
        page.open(was["id"])
    play_on(pages)
    record = json.loads(pages[0].ask("export", "record", table=was["id"])["record"])
    assert record["digest"] == was["ending"]["digest"]
    assert pages[0].table["winners"] == was["ending"]["winners"]


@every_game
@pytest.mark.parametrize("label", ["bots", "bots_turn", "imported", "left"])
def test_bots_go_on(then, guest, game, label):
    was = then["tables"][game][label]
    (name,) = (seat["name"] for seat in was["seats"] if seat["kind"] == "guest")
    page = guest(name)
    page.open(was["id"])
    assert seats(page.table) == seats(was)
    page.my_move()
    page.play_turn()
    page.my_move()
    assert page.table["status"] in ("playing", "over")


@every_game
def test_a_free_seat_can_be_taken(then, guest, game):
    was = then["tables"][game]["open"]
    (free,) = (number for number, seat in enumerate(was["seats"]) if seat["kind"] == "free")
    page = guest("Zoe")
    page.open(was["id"])
    page.send("sit", table=was["id"], seat=free)
    page.until(lambda table: table["you"] == free)
    host = guest(next(seat["name"] for seat in page.table["seats"] if seat["host"]))
    host.open(was["id"])
    host.begin(page)


@every_game
def test_a_rematch_is_found(then, guest, game):
    """Whoever asks a second time is not given a third table."""
    tables = then["tables"][game]
    name = tables["finished"]["seats"][1]["name"]
    page = guest(name)
    page.open(tables["finished"]["id"])
    page.send("rematch", table=tables["finished"]["id"])
    assert show(page, tables["rematch"]["id"])["seats"][1]["name"] == name
    assert {label: status for label, status in lobby(page, then)["mine"].items() if "rematch" in label} == {
        f"{game} rematch": "playing"
    }


# -- what a kill left behind --------------------------------------------------------------------------------------------------


@every_game
def test_a_full_table_begins(then, guest, game):
    """All seats were taken, and the server was killed before the game began."""
    check(guest, then["tables"][game], ["full"])


@every_game
def test_a_full_table_of_bots_begins(then, guest, game):
    was = then["tables"][game]["full_bots"]
    page = guest(was["seats"][0]["name"])
    assert seats(page.open(was["id"])) == seats(was)
    assert page.table["status"] == "playing"
    page.my_move()


@every_game
def test_a_game_that_is_over_in_its_log_is_over(then, guest, game):
    """The last move was written, and the server was killed before it wrote that the game is over."""
    check(guest, then["tables"][game], ["over"])


def test_lobbies_know_what_a_kill_left_behind(then, guest):
    for name, was in then["lobbies"].items():
        assert lobby(guest(name), then) == listed(was), name


# -- new rules ----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def new_rules(version, with_archives):
    """After the upgrade a server runs for a while; then the rules of every game change."""
    if version != LATEST:
        pytest.skip("the same lines by then")
    metas = [vicus.game(name).meta for name in GAMES]
    for meta in metas:
        object.__setattr__(meta, "rules_version", meta.rules_version + 1)  # one for all that know the game
    yield
    for meta in metas:
        object.__setattr__(meta, "rules_version", meta.rules_version - 1)


@every_game
def test_finished_games_outlive_new_rules(new_rules, then, guest, game):
    tables = then["tables"][game]
    check(guest, tables, FINISHED)
    for label in FINISHED:
        before = json.loads(tables[label]["record"])
        now = json.loads(guest("Zoe").ask("export", "record", table=tables[label]["id"])["record"])
        assert (now["rules"], now["digest"]) == (before["rules"], before["digest"]), label


@every_game
def test_running_games_do_not_vanish_with_new_rules(new_rules, then, guest, game):
    """They go on, or say what happened: in any case they are where they were."""
    for label, was in then["tables"][game].items():
        for name in (seat["name"] for seat in was["seats"] if seat["kind"] == "guest"):
            page = guest(name)
            assert f"{game} {label}" in lobby(page, then)["mine"]
            assert seats(show(page, was["id"])) == seats(was), label
