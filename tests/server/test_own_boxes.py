"""Boxes that people bring: checked with the sentences of `--box`, played with like any other, compiled within limits."""

from __future__ import annotations

import json
import subprocess
import tomllib

import msgspec
import pytest

import vicus
from vicus.bots.judgement import judgement
from vicus.bots.ladder import Rung
from vicus.engine.engines import native_folder
from vicus.engine.warming import Needed
from vicus.server import box_compiler
from vicus.server.limits import Limits
from vicus.spec.box_file import written

GAME = "bohemian_villages"
NENBRAD = '[box]\nname = "  Second   edition "\n[villages.N]\nbuildings = ["manufactory", "farm", "inn", "town_hall 10"]\n'
CONFIRMED = '[villages.A]\nprovenance = "owner"\n'


def checked(page, box: str, game: str = GAME, **fields) -> dict:
    return page.ask("check_box", "box_checked", game=game, box=box, **fields)


def test_a_good_box_is_told_back_as_a_file(visit):
    ada = visit("Ada")
    answer = checked(ada, NENBRAD, number=7, whole=True)
    assert (answer["problem"], answer["number"], answer["changed"]) == (None, 7, ["villages.N"])
    assert vicus.game(GAME, tomllib.loads(answer["file"])).box.data == vicus.game(GAME, tomllib.loads(NENBRAD)).box.data
    assert answer["data"]["villages"]["N"]["provenance"] == "owner"
    again = checked(ada, json.dumps(answer["data"]))  # what an editor sends: all of it
    assert (again["file"], again["data"]) == (answer["file"], None)


BAD = [
    (GAME, {"villages": {"A": {"name": "#"}}}, "villages.A.name"),
    (GAME, {"villages": {"A": {"buildings": ["farm", "castle"]}}}, "villages.A.buildings.1"),
    (GAME, {"villages": {"A": {"buildings": ["manor"]}}}, "villages.A.buildings.0"),
    (GAME, {"tiles": {"inn": -1}}, "tiles.inn"),
    (GAME, {"tiles": {"inn": 0}}, "tiles.inn"),
    (GAME, {"scoring": {"shops": [9, 1, 1, 1]}}, "scoring.shops"),
    (GAME, {"boards": []}, "boards"),
    (GAME, {"coins": {"1": "many"}}, "coins.1"),
    (GAME, {"nonsense": {}}, "nonsense"),
    ("carpe_diem", {"tiles": {"L01": {"sides": "????"}}}, "tiles.L01.sides"),
    ("carpe_diem", {"boards": {"A": {"rows": ["......"] * 6}}}, "boards.A.rows"),
    ("helvetia", {"buildings": {"mine": {"cost": {"wood": 9}}}}, "buildings.mine.cost.wood"),
    ("helvetia", {"buildings": {"mine": {"stack1": 2}}}, "buildings"),
]


@pytest.mark.parametrize(("game", "changes", "at"), BAD)
def test_a_bad_box_gets_the_sentence_of_the_command_line_at_its_place(visit, game, changes, at):
    answer = checked(visit("Ada"), written(changes) if changes else "", game)
    with pytest.raises(vicus.BadBox) as problem:
        vicus.game(game, changes)
    assert answer["problem"] == {
        "at": at,
        "message": problem.value.key,
        "params": json.loads(msgspec.json.encode(problem.value.params)),
    }


def test_what_is_no_box_at_all(visit):
    ada = visit("Ada")
    assert checked(ada, "= nothing")["problem"]["message"] == "box-not-toml"
    assert checked(ada, '{"villages": ')["problem"]["message"] == "box-not-toml"
    assert checked(ada, "a." * 15_000 + "a = 1")["problem"]["message"] == "box-not-toml"
    assert checked(ada, '{"a":' * 200 + "1" + "}" * 200)["problem"]["message"] == "box-not-toml"
    odd = checked(ada, f"x = {10**40}\ny = nan\nz = 1979-05-27\n", whole=True)
    assert odd["problem"]["message"] == "box-unknown-section"
    assert ada.ask("check_box", "error", game="chess", box="")["message"] == "unknown-game"
    assert ada.ask("check_box", "error", game=GAME, box="#" * 40_000)["message"] == "limit-box-large"
    plans = [{"kind": "me"}, {"kind": "free"}]
    refused = ada.ask("create", "error", game=GAME, seats=plans, box="[tiles]\ninn = 99\n")
    assert (refused["code"], refused["message"]) == ("bad_input", "box-number")
    assert ada.ask("create", "error", game=GAME, seats=plans, box="#" * 40_000)["message"] == "limit-box-large"


def test_everybody_is_told_of_it(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free", box=NENBRAD)
    for shown in (ada.open(table), ben.open(table)):
        assert (shown["box"], shown["own_box"]["name"], shown["own_box"]["changed"]) == (
            "own",
            "Second edition",
            ["villages.N"],
        )
    assert ada.open(ada.create("me", "free"))["own_box"] is None


def play_to_the_end(page, table: str) -> dict:
    page.open(table)
    while page.my_move()["status"] != "over":
        page.play_turn()
    return page.table


def test_a_whole_game_with_bots_of_all_levels_its_record_and_a_rematch(cold, visit, monkeypatch):
    monkeypatch.setattr(box_compiler, "warm_in_background", lambda *games: None)  # nothing comes of it: casual ones stand in
    ada = visit("Ada")
    table = ada.create("me", "beginner", "casual", "strong", "master", box=NENBRAD)
    assert play_to_the_end(ada, table)["own_box"]["bots"] in ("casual", "coming")
    record = ada.ask("export", "record", table=table)["record"]
    assert vicus.load(record).over
    assert json.loads(record)["box"]["villages"]["N"]["buildings"] == ["manufactory", "farm", "inn", "town_hall 10"]
    assert ada.ask("look", "position", table=table, ply=3)["ply"] == 3
    brought = ada.open(ada.ask("import", "created", record=record)["table"])
    assert (brought["status"], brought["own_box"]["name"]) == ("over", "Second edition")
    ada.send("rematch", table=table)
    while not (follows := ada.answer("table").get("successor")):
        pass
    assert ada.open(follows)["own_box"]["changed"] == ["villages.N"]


def test_a_table_is_brought_back_from_its_log(visit, server):
    ada = visit("Ada")
    table = ada.create("me", "casual", box=NENBRAD)
    before = ada.open(table)
    server.app.state.service.registry.tables.clear()
    after = ada.open(table)
    assert (after["own_box"], after["view"]) == (before["own_box"], before["view"])


# -- compiling ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def searching(monkeypatch):
    """Whatever strong bots are today: here they search."""
    monkeypatch.setitem(judgement(GAME).levels, "strong", Rung("search", 20))


@pytest.fixture
def compiled(cold, monkeypatch, tmp_path):
    """Boxes that were compiled, which takes no time here."""
    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path / "cache"))
    done: list[tuple[Needed, ...]] = []

    def warm(*wanted):
        for name, box, kind in wanted:
            folder = native_folder(name, box, kind)
            folder.path.mkdir(parents=True)
            folder.mark_ready()
        done.append(wanted)
        return subprocess.Popen(["true"])

    def is_warm(kind):
        return lambda game: native_folder(game.name, game.box, kind).ready

    monkeypatch.setattr(box_compiler, "warm_in_background", warm)
    monkeypatch.setattr("vicus.server.readiness.can_plan", is_warm("planner"))
    monkeypatch.setattr("vicus.server.readiness.can_think", is_warm("thinker"))
    return done


def box(figures: int) -> str:
    return f"[figures]\n5 = {figures}\n"


def bots_of(page, table: str) -> str:
    return page.open(table)["own_box"]["bots"]


def until_ready(page, table: str) -> None:
    page.open(table)
    page.until(lambda shown: shown["own_box"]["bots"] == "ready")


def test_strong_bots_come_when_their_box_is_compiled(visit, compiled):
    ada = visit("Ada")
    until_ready(ada, ada.create("me", "strong", box=box(9)))
    assert len(compiled) == 1


def test_a_level_that_searches_with_a_net_has_code_of_its_own_compiled(visit, compiled, monkeypatch):
    monkeypatch.setitem(judgement(GAME).levels, "master", Rung("deep", 20))
    ada = visit("Ada")
    until_ready(ada, ada.create("me", "master", box=box(9)))
    assert [[each.kind for each in wanted] for wanted in compiled] == [["planner", "thinker"]]


@pytest.mark.compile
def test_a_whole_game_with_a_strong_bot_that_knows_the_box(visit, caplog):
    """Nothing stands in for anything here: the box is compiled, and the bot and the hint plan with it."""
    ada = visit("Ada")
    table = ada.create("me", "strong", box=NENBRAD)
    until_ready(ada, table)
    ada.my_move()
    assert ada.ask("hint", "advice", table=table, number=ada.table["number"])["planned"]
    assert play_to_the_end(ada, table)["own_box"]["bots"] == "ready"
    assert "a bot failed" not in caplog.text
    match = vicus.load(ada.ask("export", "record", table=table)["record"])
    assert match.over
    assert match.game.box.data["villages"]["N"]["buildings"] == ["manufactory", "farm", "inn", "town_hall 10"]


def test_a_box_that_nobody_strong_plays_with_is_not_compiled(visit, compiled):
    ada = visit("Ada")
    assert bots_of(ada, ada.create("me", "casual", box=box(9))) == "casual"
    assert not compiled


def test_confirmed_values_are_played_with_the_code_that_is_there():
    game = vicus.game(GAME, tomllib.loads(CONFIRMED))
    assert game.box.digest != vicus.game(GAME).box.digest
    assert native_folder(GAME, game.box).path == native_folder(GAME, vicus.game(GAME).box).path


def test_nobody_has_more_boxes_compiled_than_a_host_allows(visit, compiled, server):
    ada, ben = visit("Ada"), visit("Ben")
    allowed = int(Limits().boxes_compiled_per_day_per_guest)
    for number in range(allowed):
        until_ready(ada, ada.create("me", "strong", box=box(2 + number)))
    assert bots_of(ada, ada.create("me", "strong", box=box(2 + allowed))) == "casual"
    until_ready(ben, ben.create("me", "strong", box=box(2 + allowed)))
    assert len(compiled) == allowed + 1


def test_only_so_many_are_kept_on_disk(visit, compiled, server, monkeypatch):
    limits = server.app.state.service.limits
    monkeypatch.setattr(server.app.state.service.box_compiler, "_limits", msgspec.structs.replace(limits, boxes_kept=1))
    ada = visit("Ada")
    first = ada.create("me", "strong", box=box(2))
    until_ready(ada, first)
    until_ready(ada, ada.create("me", "strong", box=box(3)))
    assert not native_folder(GAME, vicus.game(GAME, tomllib.loads(box(2))).box, "planner").path.exists()
    assert native_folder(GAME, vicus.game(GAME, tomllib.loads(box(3))).box, "planner").ready


def test_one_that_cannot_be_compiled_is_given_up(visit, compiled, monkeypatch):
    monkeypatch.setattr(box_compiler, "warm_in_background", lambda *wanted: subprocess.Popen(["false"]))
    ada = visit("Ada")
    table = ada.create("me", "strong", box=box(9))
    ada.open(table)
    ada.until(lambda shown: shown["own_box"]["bots"] == "casual")


def test_the_form_is_given_out(server):
    for name in vicus.games():
        found = server.get(f"/api/box/{name}").json()
        assert found["data"] == vicus.game(name).box.data
        assert set(found["form"]["fields"]) == set(found["data"])
    assert server.get("/api/box/chess").status_code == 404
