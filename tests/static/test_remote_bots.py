"""Bots whose trees are in other workers: the same moves as the bots of `vicus.bots` with the same seed."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any

import pytest

import vicus
from vicus.bots.code import code_for
from vicus.bots.deep import DeepBot
from vicus.bots.deep_tree import DeepTree, Thinking
from vicus.bots.judgement import Judgement, judgement
from vicus.bots.ladder import Rung
from vicus.bots.levels import bot
from vicus.bots.policy import PolicyBot
from vicus.bots.search import SearchBot
from vicus.bots.tree import Tree
from vicus.engine.packing import pack
from vicus.nets.game_net import GameNet, game_net
from vicus.server.bot_worker import Question
from vicus.static.bots import BotWorkers
from vicus.static.readiness import ModuleReadiness, PageBots
from vicus.static.remote_bots import remote_bot

from ..nets.random_nets import net_file_of
from ..server.conftest import run_apart

GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
FEW, FEWEST = 24, 16
"""Simulations for a move, uncompiled: enough to tell other seeds, and trees that forget, from the right ones."""


class TreesHere:
    """Stands for the workers of a page: the ordinary trees, asked by the same messages."""

    def __init__(self, game: vicus.Game, count: int = 1, net: GameNet | None = None) -> None:
        self.count, self._game, self.net = count, game, net
        self._trees: dict[str, Any] = {}
        self.asked: list[dict[str, Any]] = []

    async def ask(self, message: str) -> str:
        await asyncio.sleep(0)
        asked = json.loads(message)
        self.asked.append(asked)
        if asked["kind"] == "forget":
            return "{}"
        if asked["kind"] in ("policy", "deep") and self.net is None:
            return json.dumps({"no_net": True})
        if asked["kind"] == "policy":
            return json.dumps({"logits": self._opinions(asked, self.net)})
        state = unpacked(self._game, bytes.fromhex(asked["position"]))
        if asked["kind"] == "greedy":
            return json.dumps({"action": self._greedy(asked, state)})
        return json.dumps(self._search(asked, state))

    def _search(self, asked: dict[str, Any], state: Any) -> dict[str, Any]:
        code = code_for(self._game, "interpreted")
        tree = self._trees.setdefault(asked["bot"], self._tree(asked, code))
        if asked["last"] is None or not tree.descend(state, asked["last"]):
            tree.reset(state)
        searcher = SearchBot(self._game, 1, asked["share"], code=code)
        searcher._search(tree, asked["menu"], asked["seat"], int(asked["seed"]))
        found = [tree.result(number, asked["seat"]) for number in asked["menu"]]
        return {"visits": [visits for visits, _ in found], "values": [value for _, value in found], "done": tree.done}

    def _tree(self, asked: dict[str, Any], code: Any) -> Any:
        weights, prospects, settings = (tuple(asked[part]) for part in ("weights", "prospects", "settings"))
        known = Judgement((), frozenset(), weights, prospects, (), settings, {}, {}, {})
        if asked["kind"] == "deep":
            return DeepTree(code, self.net, known, asked["nodes"])
        return Tree(code, known, asked["nodes"])

    def _opinions(self, asked: dict[str, Any], net: GameNet) -> list[float]:
        """By the kernel of the modules."""
        code = code_for(self._game, "interpreted")
        known, mind = Thinking(code, net).of(asked["players"])
        for i, byte in enumerate(bytes.fromhex(asked["observation"])):
            mind.observation[i] = byte - 256 * (byte > 127)
        code.entry("net", "think")(known, mind, asked["seat"], asked["menu"], len(asked["menu"]))
        return [mind.logits[i] * net.logit_scale for i in range(len(asked["menu"]))]

    def _greedy(self, asked: dict[str, Any], state: Any) -> int:
        from vicus.bots.code import workspace

        code = code_for(self._game, "interpreted")
        work = workspace(code)
        code.put(work.states, state)
        for i, number in enumerate(asked["menu"]):
            work.menus[0][i] = number
        about = (len(asked["menu"]), asked["seat"], asked["weights"], asked["noise"], int(asked["seed"]))
        chosen: int = code.entry("greedy", "greedy_move")(work, *about)
        return chosen


def unpacked(game: vicus.Game, position: bytes) -> Any:
    import numpy as np

    state = game.engine.state
    return state.from_record(np.frombuffer(position, state.dtype)[0])


def played(match: Any, decisions: int) -> None:
    """Something legal each time."""
    for number in range(decisions):
        if match.over:
            return
        legal = match.legal()
        match.play(legal[number * 7 % len(legal)])


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_position_is_a_record(game):
    for players in vicus.game(game).meta.players:
        match = vicus.game(game).new(players=players, seed=players)
        for _ in range(6):
            assert pack(match.state) == match.state.to_record().tobytes()
            played(match, 9)


def test_a_number_that_does_not_fit_is_told():
    match = vicus.game("bohemian_villages").new(players=2, seed=1)
    match.state.seat = 1000
    with pytest.raises(struct.error):
        pack(match.state)


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("game", GAMES)
def test_greedy_levels_move_as_their_twins(game, level, monkeypatch):
    monkeypatch.setitem(judgement(game).levels, level, Rung("greedy", 180))
    compare(game, level, bot(level, vicus.game(game), 5))


@pytest.mark.parametrize("game", GAMES)
def test_strong_bots_move_as_their_twins(game, monkeypatch):
    monkeypatch.setitem(judgement(game).levels, "strong", Rung("search", FEW))
    chosen = vicus.game(game)
    compare(game, "strong", SearchBot(chosen, 5, FEW, code=code_for(chosen, "interpreted")))


def test_a_master_has_a_tree_for_each_worker(monkeypatch):
    game = vicus.game("bohemian_villages")
    monkeypatch.setitem(judgement(game.name).levels, "master", Rung("search", 3 * FEW // 2))
    workers = compare(
        game.name, "master", SearchBot(game, 5, 3 * FEW // 2, threads=3, code=code_for(game, "interpreted")), trees=3
    )
    assert {asked["bot"] for asked in workers.asked} == {"a 0", "a 1", "a 2"}


@pytest.fixture(params=GAMES)
def net_of(request, tmp_path):
    """A game, and the file of a small net for it."""
    return vicus.game(request.param), net_file_of(request.param, tmp_path)


def test_deep_bots_move_as_their_twins(net_of, monkeypatch):
    game, file = net_of
    net = game_net(game, str(file))
    monkeypatch.setitem(judgement(game.name).levels, "grandmaster", Rung("deep", FEWEST))
    twin = DeepBot(game, 5, FEWEST, net=net, code=code_for(game, "interpreted"))
    workers = compare(game.name, "grandmaster", twin, trees=3, net=net)
    assert {asked["bot"] for asked in workers.asked} == {"a 0"}, "a net knows so much that one tree is enough"
    assert any(asked["last"] is not None for asked in workers.asked)


@pytest.mark.parametrize("temperature", [0, 150])
def test_policies_move_as_their_twins(net_of, monkeypatch, temperature):
    game, file = net_of
    monkeypatch.setitem(judgement(game.name).levels, "strong", Rung("policy", temperature))
    twin = PolicyBot(f"policy/temperature={temperature}/net={file}", game, 5)
    workers = compare(game.name, "strong", twin, net=game_net(game, str(file)))
    assert all("position" not in asked for asked in workers.asked), "what the seat observes is all that leaves the table"


def test_a_casual_player_decides_until_the_net_is_there(net_of, monkeypatch):
    game, file = net_of
    monkeypatch.setitem(judgement(game.name).levels, "grandmaster", Rung("deep", 5))
    workers = TreesHere(game)
    page = BotWorkers(workers)
    ready = ModuleReadiness(lambda: (game.name,), page.without_net)
    match = game.new(players=2, seed=1)
    assert ready.is_ready(game, (game.name, ""))
    decision = run_apart(page.choose(question(match), "grandmaster", 1))
    assert decision.fault is None
    assert [asked["kind"] for asked in workers.asked] == ["deep", "greedy"]
    assert not ready.is_ready(game, (game.name, ""))
    assert ready.games() == {game.name: False}
    assert "grandmaster" in PageBots().planners(game), "so the table says who plays"
    workers.net = game_net(game, str(file))
    match.play(game.action(decision.action))
    run_apart(page.choose(question(match), "grandmaster", 1))
    assert workers.asked[-1]["kind"] == "deep"
    assert ready.is_ready(game, (game.name, ""))


def test_levels_that_play_by_a_net_without_searching_may_have_to_wait_for_it_too(monkeypatch):
    game = vicus.game("helvetia")
    monkeypatch.setitem(judgement(game.name).levels, "beginner", Rung("policy", 300))
    monkeypatch.setitem(judgement(game.name).levels, "casual", Rung("greedy", 100))
    assert "beginner" in PageBots().planners(game)
    assert "casual" not in PageBots().planners(game)


def compare(name: str, level: str, twin: Any, trees: int = 1, decisions: int = 12, net: GameNet | None = None) -> TreesHere:
    """A remote bot and its twin choose alike, all along the way; returns whom the remote one has asked."""
    game = vicus.game(name)
    workers = TreesHere(game, trees, net)
    remote = remote_bot(level, game, 5, workers, "a", trees)
    match = game.new(players=2, seed=3)
    played(match, 4)
    for _ in range(decisions):
        if match.over:
            break
        view, legal = match.view(match.seat), match.legal()
        chosen = twin.choose(view, legal)
        assert run_apart(remote.choose(view, legal)).id == chosen.id
        match.play(chosen)
    return workers


def question(match: Any) -> Question:
    legal = tuple(action.id for action in match.legal())
    return Question("table", match.seat, match.game.name, None, match.view(match.seat), legal)


class Broken:
    count = 1

    async def ask(self, message: str) -> str:
        return json.dumps({"error": "out of memory"})


def test_a_bot_that_fails_plays_something_and_tells():
    match = vicus.game("helvetia").new(players=2, seed=1)
    asked = question(match)
    decision = run_apart(BotWorkers(Broken()).choose(asked, "strong", 1))
    assert decision.action == asked.legal[0]
    assert "out of memory" in (decision.fault or "")


def test_casual_stands_in_where_there_is_no_module_for_a_box():
    data = vicus.game("helvetia").box.data
    part = next(iter(data))
    own = {part: data[part]}
    match = vicus.game("helvetia", own).new(players=2, seed=1)
    legal = tuple(action.id for action in match.legal())
    asked = Question("table", match.seat, "helvetia", own, match.view(match.seat), legal)
    decision = run_apart(BotWorkers(Broken()).choose(asked, "master", 1))
    assert decision.fault is None
    assert decision.action in legal


def test_a_hint_comes_from_a_search_by_time(monkeypatch):
    monkeypatch.setattr("vicus.static.bots.HINT_SECONDS", 0.05)
    game = vicus.game("bohemian_villages")
    match = game.new(players=2, seed=1)
    workers = TreesHere(game)

    def search(asked: dict[str, Any], state: Any) -> dict[str, Any]:
        assert asked["seconds"] == 0.05
        assert asked["share"] is None
        menu = asked["menu"]
        return {"visits": [100 if number == menu[-1] else 10 for number in menu], "values": [5.0 for _ in menu]}

    monkeypatch.setattr(workers, "_search", search)
    hint = run_apart(BotWorkers(workers).hint(question(match)))
    assert hint.planned
    assert hint.suggestions[0].action in match.legal()


def test_the_coach_asks_the_workers_about_every_option():
    """All that a worker is asked is one search, and then each option from the same draws, with what an analysis counts."""
    from vicus.analysis import appraisal

    class Scales:
        count = 1

        def __init__(self):
            self.asked: list[dict[str, Any]] = []

        async def ask(self, message: str) -> str:
            asked = json.loads(message)
            self.asked.append(asked)
            seats, done = asked["seats"], asked["share"]
            worth = 0.5 - 0.1 * (asked["first"] == worst)
            totals = [[done * each] * seats for each in (worth, worth * worth, 10 * worth, 100 * worth)]
            return json.dumps({"visits": [done] + [0] * (len(asked["menu"]) - 1), "values": [], "done": done, "totals": totals})

    match = vicus.game("carpe_diem").new(players=2, seed=1)
    legal = [action.id for action in match.legal()]
    worst = legal[-1]
    workers = Scales()
    found = run_apart(BotWorkers(workers).appraise(question(match)))
    assert [worth.action.id for worth in found][-1] == worst
    assert appraisal.mistake(found, found[-1].action, points=-1.0) is not None
    first, *others = workers.asked
    assert first["share"] == appraisal.SEARCH
    assert first["menu"] == legal
    assert [asked["first"] for asked in others] == legal
    assert all(asked["whole"] and asked["seat"] == match.seat and len({a["seed"] for a in others}) == 1 for asked in others)
