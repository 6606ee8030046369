"""The same questions about nets to modules in Node and in a browser, with the answers that wasmtime and NumPy give here.

(That the module thinks as native and as interpreted code do is looked at in `tests/bots/test_deep.py`.)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vicus
from vicus.bots.code import code_for
from vicus.bots.deep import DeepBot
from vicus.bots.deep_settings import deep_known
from vicus.bots.judgement import judgement
from vicus.bots.plan import Plan
from vicus.engine import engines
from vicus.engine.wasm.modules import THINKING
from vicus.nets.game_net import game_net
from vicus.static.net_data import net_data

from .elsewhere import Check, all_nodes, sha

DECISIONS = 10
SIMULATIONS = 60


def write(name: str, folder: Path) -> None:
    """The module and the net of a game, where a page finds them."""
    game = vicus.game(name)
    engines.wasm_thinking(name, game.box).save(folder / THINKING)
    (folder / f"{name}.net").write_bytes(net_data(game_net(game)))


def learned(name: str) -> Check:
    """What every value of every byte adds to the first layer."""
    table = game_net(vicus.game(name)).table
    return Check("the table of the first layer", {"kind": "learn", "game": name}, sha(table.tobytes()))


def searches(name: str, players: int, ahead: int) -> Iterator[Check]:
    """Deep bots play on from a position, several decisions of a turn one after the other; all nodes of their trees."""
    game = vicus.game(name)
    match, chooser = game.new(players=players, seed=5), random.Random(ahead)
    for _ in range(ahead):
        match.play(chooser.choice(match.legal()))
    code, known = code_for(game, "wasm", thinks=True), deep_known(judgement(name))
    bots = [DeepBot(game, seed, simulations=SIMULATIONS, code=code) for seed in range(players)]
    plans = [Plan(game, seed) for seed in range(players)]
    for decision in range(DECISIONS):
        if match.over:
            return
        seat, legal, view = match.seat, match.legal(), match.view(match.seat)
        task, tree = plans[seat].task(view, legal), bots[seat]._trees[0]
        chosen = bots[seat].choose(view, legal)
        plans[seat].chose(view, chosen)
        found = [tree.result(number, seat) for number in task.ids]
        answer = {"id": 1, "visits": [n for n, _ in found], "values": [value for _, value in found], "done": tree.done}
        who, about = f"{name} {players} {ahead} {seat}", f"decision {decision} after {ahead} of {players}"
        ask = {
            "kind": "deep",
            "game": name,
            "bot": who,
            "position": task.state.to_record().tobytes().hex(),
            "seat": seat,
            "menu": task.ids,
            "seed": str(task.seeds[0]),
            "last": task.last,
            "share": SIMULATIONS,
            "seconds": None,
            "nodes": len(tree._tree.visits),
            "weights": known.weights,
            "prospects": known.prospects,
            "settings": known.settings,
        }
        yield Check(about, {"kind": "ask", "ask": ask}, answer)
        yield Check(f"{about}, all nodes", {"kind": "nodes", "bot": who}, all_nodes(tree))
        match.play(chosen)


def opinions(name: str, players: int) -> Iterator[Check]:
    """What the net thinks of the legal actions, from every seat."""
    import numpy as np

    game, chooser = vicus.game(name), random.Random(players)
    net, match = game_net(game), game.new(players=players, seed=8)
    for decision in range(3 * DECISIONS):
        if match.over:
            return
        menu, seat = [action.id for action in match.legal()], match.seat
        seen = game.sight(players, net.known.closer).see(match.state, seat)
        units = net.units(np.array([seen], "i1"), players)[0]
        logits = net.logits(units, net.ids(players)[seat][menu]).tolist()
        ask: dict[str, Any] = {"kind": "policy", "game": name, "players": players, "seat": seat, "menu": menu}
        ask["observation"] = np.array(seen, "i1").tobytes().hex()
        yield Check(f"opinion {decision} of {players}", {"kind": "ask", "ask": ask}, {"id": 1, "logits": logits})
        match.play(chooser.choice(match.legal()))


def all_checks(name: str) -> list[Check]:
    players = vicus.game(name).meta.players
    found = [learned(name), *(check for number in players for check in opinions(name, number))]
    return [*found, *searches(name, min(players), 0), *searches(name, max(players), 40)]
