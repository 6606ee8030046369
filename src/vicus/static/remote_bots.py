"""Our bots on a page without a server: they draw and judge here, and think in other workers (`vicus.static.workers`).

Each draws as its twin in `vicus.bots` does, so the same seed gives the same moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from vicus.bots.code import InterpretedCode
from vicus.bots.deep_settings import MOST_NODES, deep_known
from vicus.bots.deep_settings import ROOM as DEEP_ROOM
from vicus.bots.greedy import GreedyBot
from vicus.bots.judgement import Judgement, judgement
from vicus.bots.ladder import LEVELS, Rung, rung
from vicus.bots.levels import plain_stand_in, playing
from vicus.bots.plan import Estimate, Plan, Task, estimates, nodes_for, share_of
from vicus.core.action import Action
from vicus.core.game import Game
from vicus.engine.kernel.chance import derive
from vicus.engine.kernel.drawing import drawn
from vicus.engine.packing import pack

from .workers import NoNet, Workers, asked

SHARED = LEVELS[LEVELS.index("master") :]
"""Levels that search for so long that all workers do it together."""


class Player(Protocol):
    """A bot that decides somewhere else."""

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """One of the legal actions; raises whatever went wrong."""
        ...

    async def forget(self) -> None:
        """The workers may let go of what they have thought of so far."""
        ...


def remote_bot(level: str, game: Game, seed: int, workers: Workers, name: str, trees: int) -> Player:
    """A level of ours at one seat. `name`: that of its trees; a search of the highest levels has `trees`, all else one."""
    found = playing(level, game)
    if found.kind == "greedy":
        return RemoteGreedy(found, game, seed, workers)
    if found.kind == "policy":
        return NetPlayer(RemotePolicy(found, game, seed, workers), game, seed, workers)
    if found.kind == "deep":
        return NetPlayer(RemoteDeep(found, game, seed, workers, name, 1), game, seed, workers)
    return RemoteSearch(found, game, seed, workers, name, trees if level in SHARED else 1)


class RemoteGreedy:
    """As `vicus.bots.greedy.GreedyBot`."""

    def __init__(self, rung: Rung, game: Game, seed: int, workers: Workers) -> None:
        self._game, self._noise, self._workers = game, rung.number, workers
        self._plan = Plan(game, seed)

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        task = self._plan.task(view, legal)
        about = {"weights": judgement(self._game.name).weights, "noise": self._noise, "seed": str(task.seeds[0])}
        found = await asked(self._workers, {"kind": "greedy", **_position(self._game, task), **about})
        return legal[task.ids.index(found.action)]

    async def forget(self) -> None:
        pass


class RemoteSearch:
    """As `vicus.bots.search.SearchBot`: a tree in each of so many workers."""

    def __init__(self, rung: Rung, game: Game, seed: int, workers: Workers, name: str, trees: int) -> None:
        self._game, self._workers, self._name, self._trees = game, workers, name, trees
        self._plan = Plan(game, seed, trees)
        self._share = share_of(rung.number, trees)

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        best = (await self._weighed(self._plan.task(view, legal), legal))[0].action
        self._plan.chose(view, best)
        return best

    async def _weighed(self, task: Task, legal: Sequence[Action]) -> list[Estimate]:
        return await searched(self._workers, self._game, self._name, task, legal, share=self._share)

    async def forget(self) -> None:
        for tree in range(self._trees):
            await asked(self._workers, {"kind": "forget", "bot": _tree_name(self._name, tree)})


class RemoteDeep(RemoteSearch):
    """As `vicus.bots.deep.DeepBot`."""

    async def _weighed(self, task: Task, legal: Sequence[Action]) -> list[Estimate]:
        known = _written(deep_known(judgement(self._game.name)))
        nodes = nodes_for(self._share, DEEP_ROOM, MOST_NODES)
        about = {"kind": "deep", "share": self._share, "seconds": None, "nodes": nodes, **known}
        return await _in_trees(self._workers, self._game, self._name, task, legal, about)


class RemotePolicy:
    """As `vicus.bots.policy.PolicyBot` with the game's net. A worker is sent what the seat observes, and nothing else."""

    def __init__(self, rung: Rung, game: Game, seed: int, workers: Workers) -> None:
        self._game, self._seed, self._workers = game, seed, workers
        self._temperature = rung.number
        self._asked = 0

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        players, seat = view["players"], view["viewer"]
        self._asked += len(legal) > 1
        # A net that does not look closer reads the beginning.
        seen = self._game.sight(players, closer=True).see(self._game.spec.restore(view, self._game.box.contents), seat)
        actions = sorted(legal, key=lambda action: action.id)
        observed = {"observation": bytes(number & 0xFF for number in seen).hex(), "players": players, "seat": seat}
        menu = [action.id for action in actions]
        found = await asked(self._workers, {"kind": "policy", "game": self._game.name, "menu": menu, **observed})
        return actions[drawn(found.logits, len(actions), self._temperature, derive(self._seed, self._asked))]

    async def forget(self) -> None:
        pass


class NetPlayer:
    """Plays by the game's net; as long as that cannot be had, a greedy player decides (`ready` says which)."""

    def __init__(self, player: Player, game: Game, seed: int, workers: Workers) -> None:
        self._player = player
        self._instead = RemoteGreedy(plain_stand_in(judgement(game.name)), game, seed, workers)
        self.ready = True

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        try:
            found = await self._player.choose(view, legal)
        except NoNet:
            self.ready = False
            return await self._instead.choose(view, legal)
        self.ready = True
        return found

    async def forget(self) -> None:
        await self._player.forget()


class LocalBot:
    """Plays where there is no module for a box: interpreted, here, and so never one that plans ahead or by a net."""

    def __init__(self, level: str, game: Game, seed: int) -> None:
        known = judgement(game.name)
        found = rung(known, level)
        playing = found if found.kind == "greedy" else plain_stand_in(known)
        self._bot = GreedyBot(game, seed, playing.number, code=InterpretedCode(game))

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        return self._bot.choose(view, legal)

    async def forget(self) -> None:
        pass


async def searched(
    workers: Workers,
    game: Game,
    name: str,
    task: Task,
    legal: Sequence[Action],
    share: int | None = None,
    seconds: float | None = None,
) -> list[Estimate]:
    """All legal actions with what a tree for each seed of the task found, the best first.

    Each has a `share` of simulations, or so many `seconds`.
    """
    known = judgement(game.name)
    about = {
        "kind": "search",
        "share": share,
        "seconds": seconds,
        "nodes": nodes_for(share),
        "seats": max(game.meta.players),
        **_written(known),
    }
    return await _in_trees(workers, game, name, task, legal, about)


async def _in_trees(
    workers: Workers, game: Game, name: str, task: Task, legal: Sequence[Action], about: Mapping[str, Any]
) -> list[Estimate]:
    message = {**about, **_position(game, task), "last": task.last}
    each = [{**message, "bot": _tree_name(name, tree), "seed": str(seed)} for tree, seed in enumerate(task.seeds)]
    found = await asyncio.gather(*(asked(workers, question) for question in each))
    return estimates(legal, [list(zip(answer.visits, answer.values, strict=True)) for answer in found])


def _written(known: Judgement) -> dict[str, Any]:
    return {"weights": known.weights, "prospects": known.prospects, "settings": known.settings}


def _tree_name(name: str, tree: int) -> str:
    return f"{name} {tree}"


def _position(game: Game, task: Task) -> dict[str, Any]:
    return {"game": game.name, "position": pack(task.state).hex(), "seat": task.seat, "menu": task.ids}
