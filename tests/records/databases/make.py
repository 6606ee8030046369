"""Writes a database as a server of some version leaves it behind, and what that server showed of it.

    python tests/records/databases/make.py CHECKOUT

starts `vicus serve` of the checkout on a new database, plays at its tables through its WebSocket, kills it, starts it again and
asks what it shows. What comes of it, `VERSION-schema-SCHEMA.sql.gz` and `….json.gz`, stands beside this file; README.md says
what is in there. A release adds its own and leaves the others alone.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from pages import Page, Visit, play_on, server_of
from scenes import GAMES, ODD_SCHEMAS, SPECTATOR, Scene, leave_odd

HERE = Path(__file__).parent
PLAYED_ON = ("draft", "undone", "options")
"""Tables that are played to their end after the upgrade, by `next_action`."""


def seen(page: Page, table: str) -> dict[str, Any]:
    """What is promised to stay, of what a viewer is shown."""
    shown = page.open(table)
    kept = ("you", "host", "number", "ply", "can_undo", "can_end", "scores", "winners")
    return {key: shown[key] for key in kept} | {"legal": page.texts}


def told(scene: Scene, pages: list[Page], label: str, database: Path) -> dict[str, Any]:
    """A table as this version shows it to each of the pages."""
    table = scene.tables[label]
    views = {page.name: seen(page, table) for page in pages}
    page = pages[-1]
    labels = {number: label for label, number in scene.tables.items()}
    about = {key: page.table[key] for key in ("id", "name", "game", "status", "open", "players", "box")}
    about["seats"] = [{key: seat[key] for key in ("kind", "name", "level")} for seat in page.table["seats"]]
    about["successor"] = labels.get(page.table["successor"])
    if label in scene.cuts:  # bots go on by lot
        return about
    about |= {"views": views, "digest": digest(database, table)}
    if about["status"] == "over":
        about["record"] = page.ask("export", "record", table=table)["record"]
        plies = [page.table["ply"] * part // 3 for part in range(4)]
        about["positions"] = {ply: page.ask("look", "position", table=table, ply=ply)["scores"] for ply in plies}
    return about


def digest(database: Path, table: str) -> str | None:
    """Of the position, as a record has it; none before the start."""
    from vicus.core.game import game as find
    from vicus.core.record import digest as digest_of

    with sqlite3.connect(database) as connection:
        row = connection.execute(
            "SELECT game, box, players, seed, options, status FROM tables WHERE id = ?", (table,)
        ).fetchone()
        log = connection.execute('SELECT kind, action FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    connection.close()
    name, box, players, seed, options, status = row
    if status == "waiting":
        return None
    match = find(name, json.loads(box or "null")).new(players=players, seed=seed, **json.loads(options))
    for kind, action in log:
        if kind == "act":
            match.play(action, hold=True)
        elif kind == "end":
            match.proceed()
        else:
            match.undo()
            while kind == "restart" and match.can_undo:
                match.undo()
    return str(digest_of(match))


def lobby(page: Page, labels: dict[str, str]) -> dict[str, dict[str, str]]:
    """By list the tables there, each with its status."""
    shown = page.ask("lobby", "lobby")
    return {part: {labels[info["id"]]: info["status"] for info in shown[part]} for part in ("open", "mine")}


def ending(scene: Scene, label: str) -> dict[str, Any]:
    """Where a table leads that is played on."""
    for page in scene.pages:
        page.open(scene.tables[label])
    play_on(scene.pages)
    record = scene.first.ask("export", "record", table=scene.tables[label])["record"]
    return {"digest": json.loads(record)["digest"], "winners": scene.first.table["winners"]}


def show(visit: Visit, scenes: list[Scene], database: Path) -> dict[str, Any]:
    """Everything that is shown: per game its tables, per guest the lobby."""
    labels = {number: f"{scene.game} {label}" for scene in scenes for label, number in scene.tables.items()}
    tables, lobbies = {}, {}
    spectator = visit(SPECTATOR)
    for scene in scenes:
        scene.pages = [visit(name) for name in GAMES[scene.game]]
        scene.first, scene.second = scene.pages
        for page in (*scene.pages, spectator):
            lobbies[page.name] = lobby(page, labels)
        tables[scene.game] = {label: told(scene, [*scene.pages, spectator], label, database) for label in scene.tables}
    for scene in scenes:
        for label in PLAYED_ON:
            if label in scene.tables:
                tables[scene.game][label]["ending"] = ending(scene, label)
    return {"lobbies": lobbies, "tables": tables}


def dump(database: Path) -> str:
    connection = sqlite3.connect(database)
    try:
        return "\n".join(connection.iterdump()) + "\n"
    finally:
        connection.close()


def pack(file: Path, text: str) -> None:
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def main(checkout: Path) -> None:
    import vicus

    with tempfile.TemporaryDirectory() as folder:
        database, copy = Path(folder) / "tables.db", Path(folder) / "copy.db"
        with server_of(checkout, database) as visit:
            scenes = [Scene(visit, game) for game in GAMES]
            for scene in scenes:
                scene.set_up()
        connection = sqlite3.connect(copy)
        connection.executescript(dump(database))
        (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.close()
        if schema in ODD_SCHEMAS:
            for scene in scenes:
                leave_odd(database, scene)
        with server_of(checkout, copy) as visit:
            shown = show(visit, scenes, copy)
        commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=checkout, capture_output=True, text=True, check=True).stdout
        about = {"version": vicus.__version__, "schema": schema, "commit": commit.strip()}
        name = f"{vicus.__version__}-schema-{schema}"
        pack(HERE / f"{name}.sql.gz", dump(database))
        pack(HERE / f"{name}.json.gz", json.dumps(about | shown, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    source = str(Path(sys.argv[1]).resolve() / "src")
    if os.environ.get("PYTHONPATH") != source:  # everything from here on is the code of then
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | {"PYTHONPATH": source})
    main(Path(sys.argv[1]).resolve())
