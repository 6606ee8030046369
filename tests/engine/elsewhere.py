"""The same questions to modules in Node and in a browser (`ui/tests/wasm`), with the answers that native code gives here."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import vicus
from vicus.bots.code import code_for, workspace
from vicus.bots.judgement import judgement
from vicus.bots.plan import Plan
from vicus.bots.search import SearchBot
from vicus.bots.tree import Tree
from vicus.engine import engines

from .counts_file import counts, every_way, standard_options

GAMES = 300
"""For each way to play."""
DECISIONS = 14


class Check(NamedTuple):
    """A question, what it is about, and the right answer."""

    about: str
    question: dict[str, Any]
    answer: Any


def sha(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def games(name: str, number: int = GAMES) -> Iterator[Check]:
    """Every field of the final states, scores and results, for every number of players and every option."""
    engine = engines.native(name, vicus.game(name).box)
    for _, players, options in every_way(name):
        batch = engine.simulate(79, 0, number, players, options, keep=number)
        question = {"game": name, "seed": "79", "games": number, "players": players, "options": options, "keep": number}
        answer = sha(batch.results.tobytes(), batch.scores.tobytes(), batch.states.tobytes())
        yield Check(f"{players} players, {options}", {"kind": "simulate", **question}, answer)


def counted(name: str) -> Iterator[Check]:
    for players, seed, wanted in counts(name):
        question = {"seed": str(seed), "players": players, "options": standard_options(name), "depth": len(wanted)}
        yield Check(f"counts of {seed}", {"kind": "count", "game": name, **question}, wanted)


def known(name: str) -> dict[str, Any]:
    """What bots know of a game, as a question has it."""
    mind = judgement(name)
    return {
        "weights": mind.weights,
        "prospects": mind.prospects,
        "settings": mind.settings,
        "seats": max(vicus.game(name).meta.players),
    }


def searches(name: str, players: int, share: int, ahead: int) -> Iterator[Check]:
    """Search bots play on from a position, several decisions of a turn one after the other; all nodes of the trees."""
    game, seeds = vicus.game(name), range(players)
    match, chooser = game.new(players=players, seed=5), random.Random(ahead)
    for _ in range(ahead):
        match.play(chooser.choice(match.legal()))
    bots = [Witness(game, seed, share) for seed in seeds]
    for decision in range(DECISIONS):
        if match.over:
            return
        seat = match.seat
        legal = match.legal()
        if len(legal) > 1:
            question, answer, nodes = bots[seat].searched(match.view(seat), legal)
            about = f"{share} simulations, decision {decision} after {ahead} of {players}"
            yield Check(about, {"kind": "ask", "ask": {"bot": f"{name} {players} {ahead} {seat}", **question}}, answer)
            yield Check(f"{about}, all nodes", {"kind": "nodes", "bot": f"{name} {players} {ahead} {seat}"}, nodes)
        match.play(bots[seat].choice(legal))


class Witness:
    """A search bot that tells what it was given and what it found."""

    def __init__(self, game: Any, seed: int, share: int) -> None:
        self._game, self._share = game, share
        self._bot = SearchBot(game, seed, simulations=share, code=code_for(game, "native"))
        self._plan = Plan(game, seed)
        self._chosen: Any = None

    def choice(self, legal: Any) -> Any:
        return legal[0] if len(legal) == 1 else self._chosen

    def searched(self, view: Any, legal: Any) -> tuple[dict[str, Any], Any, str]:
        task, tree = self._plan.task(view, legal), self._bot._trees[0]
        question = {
            "kind": "search",
            "game": self._game.name,
            "position": task.state.to_record().tobytes().hex(),
            "seat": task.seat,
            "menu": task.ids,
            "seed": str(task.seeds[0]),
            "last": task.last,
            "share": self._share,
            "seconds": None,
            "nodes": len(tree._tree.visits),
            **known(self._game.name),
        }
        self._chosen = self._bot.choose(view, legal)
        self._plan.chose(view, self._chosen)
        found = [tree.result(action.id, task.seat) for action in legal]
        answer = {"id": 1, "visits": [n for n, _ in found], "values": [value for _, value in found], "done": tree.done}
        return question, answer, all_nodes(tree)


def all_nodes(tree: Tree) -> str:
    rows: Any = tree._tree
    used = int(rows.used[0])
    return sha(*(column[:used].tobytes() for column in (rows.visits, rows.values, rows.priors)))


def greedy(name: str, players: int) -> Iterator[Check]:
    game = vicus.game(name)
    code = code_for(game, "native")
    move, work, weights = code.entry("greedy", "greedy_move"), workspace(code), code.array(judgement(name).weights)
    match, chooser = game.new(players=players, seed=6), random.Random(6)
    for decision in range(60):
        if match.over:
            return
        menu, noise, seed = [action.id for action in match.legal()], 150 * (decision % 3), chooser.getrandbits(60)
        code.put(work.states, match.state)
        for i, action in enumerate(menu):
            work.menus[0][i] = action
        chosen = int(move(work, len(menu), match.seat, weights, noise, seed))
        ask = {
            "kind": "greedy",
            "game": name,
            "position": match.state.to_record().tobytes().hex(),
            "menu": menu,
            "seat": match.seat,
            "weights": judgement(name).weights,
            "noise": noise,
            "seed": str(seed),
        }
        yield Check(f"greedy decision {decision}", {"kind": "ask", "ask": ask}, {"id": 1, "action": chosen})
        match.play(next(action for action in match.legal() if action.id == chosen))


@cache
def all_checks(name: str) -> list[Check]:
    """Some seconds of native code: once for Node and browser, where one worker tests both."""
    players = vicus.game(name).meta.players
    return [
        *games(name),
        *counted(name),
        *searches(name, min(players), 300, 0),
        *searches(name, max(players), 1000, 40),
        *searches(name, max(players), 80, 90),
        *greedy(name, max(players)),
    ]


def differences(checks: list[Check], answers: list[Any]) -> list[str]:
    assert len(answers) == len(checks)
    return [check.about for check, answer in zip(checks, answers, strict=True) if answer != check.answer]
