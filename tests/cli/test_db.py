"""`vicus db`: what it says. What it does is tested with the server."""

from __future__ import annotations

import sqlite3

import pytest
from typer.testing import CliRunner

from vicus.cli.app import app
from vicus.errors import BadOption
from vicus.server import database_copy
from vicus.server.database_lock import having
from vicus.server.databases import migrate
from vicus.texts import texts


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("VICUS_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def db(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["db", *map(str, arguments)])
    if isinstance(result.exception, BadOption):
        return result.exception.message("en")
    assert result.exit_code == 0, result.output
    return result.output


def test_from_a_new_one_to_a_restored_one(folder):
    assert "is made (schema" in db("migrate")
    assert "is up to date" in db("migrate")
    assert "0 tables, 0 lines of their logs, 0 guests" in db("backup", folder / "backup.db")
    other = f"sqlite:///{folder / 'other.db'}"
    assert f"{other} is filled from" in db("restore", folder / "backup.db", "--database", other)
    told = db("move", other, f"sqlite:///{folder / 'third.db'}")
    assert told.endswith(f"vicus serve --database sqlite:///{folder / 'third.db'}\n")


def test_an_upgrade_says_where_the_old_one_is(folder):
    migrate(f"sqlite:///{folder / 'tables.db'}", "0002")
    told = db("migrate")
    assert ", before 0002." in told
    (kept,) = folder.glob("tables.db.0002-*")
    assert str(kept) in told


def test_a_served_one_is_left_alone_but_backed_up(folder):
    db("migrate")
    with having(f"sqlite:///{folder / 'tables.db'}", "database-served"):
        assert "is copied to" in db("backup", folder / "backup.db")
        assert "0 tables would be deleted" in db("prune", "--playing", 1)
        for refused in (["migrate"], ["restore", folder / "backup.db"]):
            assert "Stop that one first" in db(*refused)


def test_pruning_says_what_it_would_do_before_it_does(folder):
    assert "--waiting DAYS" in db("prune")
    db("migrate")
    with sqlite3.connect(folder / "tables.db") as connection:
        columns = "id, name, game, players, status, open, seats, changed, waited, waited_at"
        values = "'t', 'mill', 'helvetia', 2, 'waiting', 1, '[]', 1.0, 0, 0"
        connection.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
    connection.close()
    assert db("prune", "--waiting", 30).splitlines() == [
        "Waiting for players, unchanged for 30 days: 1",
        "One table would be deleted. To do it, add: --yes",
    ]
    assert "One table deleted." in db("prune", "--waiting", 30, "--yes")
    assert "Удалено 0 столов." in db("prune", "--waiting", 30, "--yes", "--lang", "ru")


def test_mistakes(folder):
    assert db("backup", folder / "new.db").startswith("There is no database sqlite:///")
    assert db("restore", folder / "nowhere.db") == f"There is no file {folder / 'nowhere.db'}."
    assert "is no address of a database" in db("migrate", "--database", "tables.db")
    assert "--database" not in db("move", f"sqlite:///{folder / 'nowhere.db'}", f"sqlite:///{folder / 'new.db'}")


def test_a_backup_that_cannot_be_written_is_called_by_its_own_name(folder):
    db("migrate")
    result = CliRunner().invoke(app, ["db", "backup", str(folder / "nowhere" / "backup.db")])
    assert isinstance(result.exception, FileNotFoundError)
    assert result.exception.filename == str(folder / "nowhere" / "backup.db")


def test_numbers_of_tables_are_told_as_people_say_them():
    say = texts("en")
    assert say("db-kept", tables=1, lines=5, guests=2) == "one table, 5 lines of its log, 2 guests"
    assert say("db-kept", tables=2, lines=1, guests=1) == "2 tables, one line of their logs, one guest"
    assert texts("de")("db-kept", tables=1, lines=5, guests=1) == "ein Tisch, 5 Zeilen seines Protokolls, ein Gast"


def test_a_password_is_not_told_but_who_moves_is_told_what_to_type(folder, monkeypatch):
    monkeypatch.setattr(database_copy, "move", lambda source, target: database_copy.Counted(1, 1, 5))
    told = db("move", f"sqlite:///{folder / 'tables.db'}", "postgresql://club:secret@localhost/club")
    assert "secret" not in told
    assert "--database postgresql://club:***" not in told
    assert "as you gave it here" in told
