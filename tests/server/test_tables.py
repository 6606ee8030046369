"""Several people at a table: what each of them sees, and what happens when they come, go and collide."""

import json

import msgspec
from starlette.testclient import TestClient

import vicus
from vicus import registry
from vicus.core import game as core_game
from vicus.server.allowance import Allowances
from vicus.server.databases import open_storage
from vicus.server.web import application
from vicus.table import lines

from .conftest import GENEROUS, Page, run_apart


def pair_of(table):
    return next(a["text"] for a in table["legal"] if a["text"].count("+") == 1)


def test_the_last_free_seat_starts_the_game(two):
    ada, ben = two
    assert (ada.table["you"], ben.table["you"]) == (0, 1)
    for page in two:
        kinds = [e["kind"] for e in page.table["events"]]
        assert kinds[:2] == ["turn", "rolled"], "nothing of the beginning is missed"  # rarely the dice leave no choice
    assert ada.table["legal"]
    assert ben.table["legal"] == []
    assert ben.error("act", table=ben.table["id"], number=0, action="pass") == "not_your_turn"


def test_a_draft_is_nobody_else_s_business(two, visit):
    ada, ben = two
    before = ben.table["view"]
    ada.act(pair_of(ada.table))
    ada.act()
    watcher = visit("Cleo")
    for page in (ben, watcher):
        seen = page.open(ada.table["id"])
        assert seen["view"] | {"viewer": 0} == before | {"viewer": 0}
        assert seen["ply"] == 0
        assert seen["number"] == 0
    ada.play_turn()
    ben.until(lambda t: t["ply"] > 0)
    assert ben.table["view"]["seats"] == ada.table["view"]["seats"]
    kinds = [e["kind"] for e in ben.table["events"]]
    assert "chose" in kinds
    assert kinds[-1] == "rolled"


def test_an_undone_draft_leaves_no_trace_for_others(two):
    ada, ben = two
    ada.act(pair_of(ada.table))
    ada.step("undo")
    ada.play_turn()
    ben.until(lambda t: t["ply"] > 0)
    chosen = [e for e in ben.open(ada.table["id"], since=-1)["events"] if e["kind"] == "chose"]
    assert len(chosen) == len({(e["ply"]) for e in chosen})


def test_what_is_hidden_changes_no_byte_that_a_seat_gets(two):
    """Two tables that differ only in the draft of the player to move, and in the coming dice."""
    ada, ben = two

    def bytes_for_ben() -> str:
        ben.send("open", table=ada.table["id"], since=-1)
        return ben.socket.receive_text()

    before = bytes_for_ben()
    ada.act(pair_of(ada.table))
    assert bytes_for_ben() == before
    ada.act()
    assert bytes_for_ben() == before
    ada.step("restart")
    assert bytes_for_ben() == before


def test_the_seed_is_in_no_message(two, server):
    ada, ben = two
    table = server.app.state.service.registry.tables[ada.table["id"]].table
    seed = str(table.laid.seed)
    words = [str(w) for w in table.logged.match.state.chance]
    ada.play_turn()
    ben.until(lambda t: t["ply"] > 0)
    text = json.dumps([ada.table, ben.table])
    assert seed not in text
    assert not any(word in text for word in words)


def test_two_moves_for_one_place_in_the_log(two):
    """The same number twice: exactly one wins, the other is told and sees the fresh state."""
    ada, _ = two
    number, first = ada.table["number"], ada.table["legal"][0]["text"]
    for _ in range(2):
        ada.send("act", table=ada.table["id"], number=number, action=first)
    answers = [ada.answer("table", "error") for _ in range(3)]
    assert sorted(a["type"] for a in answers) == ["error", "table", "table"]
    assert next(a for a in answers if a["type"] == "error")["code"] == "stale"
    assert ada.table["number"] == number + 1


def test_two_sockets_race_for_one_place(two, visit):
    """Two tabs of the same player act at the same moment: one line is written, and both see it."""
    ada, _ = two
    tab = visit("Ada")
    tab.open(ada.table["id"])
    number, options = ada.table["number"], [a["text"] for a in ada.table["legal"][:2]]
    for page, text in ((ada, options[0]), (tab, options[1])):
        page.send("act", table=ada.table["id"], number=number, action=text)
    refused = []
    for page in (ada, tab):
        page.send("lobby")  # answered after everything that was asked before
        while (answer := page.answer("table", "error", "lobby"))["type"] != "lobby":
            if answer["type"] == "error":
                refused.append(answer["code"])
        page.open(ada.table["id"])
    assert refused == ["stale"], "exactly one wins"
    assert (ada.table["number"], tab.table["number"]) == (number + 1, number + 1)
    assert ada.table["view"] == tab.table["view"]


def test_tables_nobody_looks_at_are_put_away(visit, server, monkeypatch):
    from vicus.server import registry

    monkeypatch.setattr(registry, "MOST_TABLES", 3)
    page, kept = visit("Ada"), server.app.state.service.registry.tables
    made = [page.create("me", "free") for _ in range(6)]
    kept.clear()
    for table in made:
        page.open(table)
        page.send("close", table=table)
        page.ask("lobby", "lobby")
        assert len(kept) <= 3
    assert page.open(made[0])["status"] == "waiting"


def test_another_process_that_was_first(two, database):
    """A line that another server wrote meanwhile: the own one is refused, the other's is read."""
    ada, _ = two
    action = ada.table["legal"][0]["text"]

    async def elsewhere():
        storage = open_storage(database)
        log = await storage.read(ada.table["id"])
        await storage.append(ada.table["id"], len(log), [lines.Act(action)], None)
        await storage.close()

    run_apart(elsewhere())
    assert ada.error("act", table=ada.table["id"], number=0, action=ada.table["legal"][1]["text"]) == "stale"
    assert ada.answer("table")["number"] == 1
    assert ada.table["view"]["group"] == [int(d) for d in action.removeprefix("use ").split("+")]


def test_a_second_tab_and_a_lost_connection(two, visit):
    ada, _ = two
    tab = visit("Ada")
    tab.open(ada.table["id"])
    assert tab.table["you"] == 0
    ada.act()
    tab.until(lambda t: t["number"] == 1)
    assert tab.table["view"] == ada.table["view"]
    ada.act()
    since = tab.until(lambda t: t["number"] == 2)["number"]
    ada.my_move()
    back = visit("Ada").open(ada.table["id"], since=since)
    assert back["number"] == ada.table["number"]
    assert all(e["ply"] >= back["ply"] for e in back["events"]), "only what was missed"


def test_nothing_acknowledged_is_lost(two, database):
    """A second server on the same database has the same table, draft included."""
    ada, _ = two
    ada.act(pair_of(ada.table))
    with TestClient(application(database, hosts=["testserver"])) as other:
        headers = {"cookie": "vicus_guest=guest-Ada" + "-" * 30}
        with other.websocket_connect("/ws", headers=headers) as socket:
            page = Page(socket)
            page.ask("hello", "welcome", name=None)
            again = page.open(ada.table["id"])
            assert (again["view"], again["number"], again["legal"]) == (
                ada.table["view"],
                ada.table["number"],
                ada.table["legal"],
            )


def test_spectators(two, visit):
    ada, _ = two
    cleo = visit("Cleo")
    seen = cleo.open(ada.table["id"])
    assert seen["you"] is None
    assert seen["legal"] == []
    assert ada.until(lambda t: t["watchers"] == 1)
    cleo.send("close", table=ada.table["id"])
    assert ada.until(lambda t: t["watchers"] == 0) is not None


def test_leaving_hands_the_seat_to_a_bot(two):
    ada, ben = two
    ada.send("leave", table=ada.table["id"])
    ben.until(lambda t: t["seats"][0]["kind"] == "bot")
    ben.my_move()
    assert ben.table["legal"], "the bot has moved"


def test_a_bot_for_somebody_who_is_away(visit):
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo")
    table = ada.create("me", "free", "free")
    for page, seat in ((ada, None), (ben, 1), (cleo, 2)):
        page.open(table)
        if seat:
            page.send("sit", table=table, seat=seat)
    ada.begin(ben, cleo)
    assert ada.error("replace", table=table, seat=2) == "not_allowed", "she is here"
    cleo.send("close", table=table)
    ada.until(lambda t: not t["seats"][2]["online"])
    ada.send("replace", table=table, seat=2)
    assert ada.until(lambda t: t["seats"][2]["votes"] == 1)["seats"][2]["kind"] == "guest"
    ben.send("replace", table=table, seat=2)
    ada.until(lambda t: t["seats"][2]["kind"] == "bot")


def test_a_rematch_takes_everybody_along(visit):
    ada, cleo = visit("Ada"), visit("Cleo")
    table = ada.create("me", "beginner")
    ada.open(table)
    cleo.open(table)
    while ada.my_move()["status"] != "over":
        ada.play_turn()
    ada.send("rematch", table=table)
    ada.until(lambda t: t["successor"])
    cleo.until(lambda t: t["successor"])
    assert ada.table["successor"] == cleo.table["successor"]
    again = ada.open(ada.table["successor"])
    assert again["status"] == "playing"
    assert again["you"] == 0


def test_an_address_may_make_so_many_tables_a_day(visit, server):
    hub = server.app.state.hub
    hub.allowances = Allowances(msgspec.structs.replace(GENEROUS, tables_per_day_per_address=3))
    ada, ben = visit("Ada"), visit("Ben")
    over = ada.create("me", "free")
    ada.create("me", "free")
    ada.open(over)
    ben.open(over)
    ben.create("me", "free")
    for page in (ada, ben):
        refused = page.ask("create", "error", game="bohemian_villages", seats=[{"kind": "me"}, {"kind": "free"}])
        assert (refused["code"], refused["message"]) == ("limit", "limit-address")
        refused = page.ask("import", "error", record="{}")
        assert (refused["code"], refused["message"]) == ("limit", "limit-address")


def test_a_rematch_needs_room_as_well(visit, server):
    page = visit("Ada")
    page.open(page.create("me", "beginner"))
    while page.my_move()["status"] != "over":
        page.play_turn()
    service = server.app.state.service
    service.limits = msgspec.structs.replace(GENEROUS, tables=1)
    page.create("me", "free")
    refused = page.ask("rematch", "error", table=page.table["id"])
    assert (refused["code"], refused["message"]) == ("limit", "limit-full")
    service.limits = GENEROUS
    server.app.state.hub.allowances = Allowances(msgspec.structs.replace(GENEROUS, tables_per_day_per_address=1))
    page.create("me", "free")
    assert page.ask("rematch", "error", table=page.table["id"])["message"] == "limit-address"


def test_private_tables_are_listed_to_nobody_else(visit):
    ada, ben = visit("Ada"), visit("Ben")
    secret = ada.create("me", "free", open=False)
    public = ada.create("me", "free")
    listed = [t["id"] for t in ben.ask("lobby", "lobby")["open"]]
    assert public in listed
    assert secret not in listed
    assert {t["id"] for t in ada.ask("lobby", "lobby")["mine"]} == {secret, public}
    assert ben.open(secret)["name"], "whoever has the link may come in"


def test_delete_my_data(two, server):
    ada, ben = two
    ada.ask("forget", "forgotten")
    ben.until(lambda t: t["seats"][0]["kind"] == "bot")
    assert "Ada" not in json.dumps(ben.table)
    assert ada.ask("lobby", "lobby")["mine"] == []


async def _log(url: str, table: str) -> list[str]:
    storage = open_storage(url)
    log = await storage.read(table)
    await storage.close()
    return [line.action for line in log if isinstance(line, lines.Act)]


def test_the_log_has_actions_in_their_canonical_form(visit, database):
    ada = visit("Ada")
    ada.open(ada.create("me", "beginner"))
    text = ada.my_move()["legal"][0]["text"]
    ada.act(f"  {text.upper()}{' ' * 100_000}")
    assert run_apart(_log(database, ada.table["id"]))[0] == text


def test_a_table_whose_game_is_gone_spoils_nothing(visit, server, monkeypatch):
    """Somebody has uninstalled it: its tables are not shown, the others are."""
    ada, ben = visit("Ada"), visit("Ben")
    gone = ada.create("me", "free")
    kept = ben.ask("create", "created", game="helvetia", seats=[{"kind": "me"}, {"kind": "free"}])["table"]
    server.app.state.service.registry.tables.clear()
    server.app.state.hub.lobby.lose_track()
    known = {name: point for name, point in registry._points().items() if name != "bohemian_villages"}
    monkeypatch.setattr(registry, "_points", lambda: known)
    core_game._standard.cache_clear()
    listed = ada.ask("lobby", "lobby")
    assert [table["id"] for table in listed["open"]] == [kept]
    assert listed["mine"] == []
    problem = ada.ask("open", "error", table=gone)
    assert (problem["code"], problem["message"]) == ("not_allowed", "record-start")


def test_a_record_with_half_a_sign_is_refused_and_the_page_goes_on(visit):
    ada = visit("Ada")
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    record = json.dumps(json.loads(match.save()) | {"game": "\ud800"})
    assert ada.ask("import", "error", record=record)["message"] == "record-not-json"
    assert ada.ask("hello", "welcome")
