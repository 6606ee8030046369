"""The bots of a page without a server: they draw and judge here, and search in other workers (`ui/src/wasm`)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar, cast

import msgspec

from vicus.analysis.appraisal import Worth, appraising
from vicus.bots.code import InterpretedCode
from vicus.bots.greedy import GreedyBot
from vicus.bots.hint import MOST_THREADS, Hint, planned_hint, quick_hint
from vicus.bots.hint import SECONDS as HINT_SECONDS
from vicus.bots.judgement import judgement
from vicus.bots.levels import STAND_IN, plans_ahead
from vicus.bots.plan import Estimate, Plan, Task, estimates, nodes_for, share_of
from vicus.core.action import Action
from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.engine.packing import pack
from vicus.server import analysis_worker, past_worker
from vicus.server.bot_worker import MOST_BOTS, Decision, Question
from vicus.table.archive import made_in_steps, stored

from .analyst import Analyst

log = logging.getLogger("vicus.workers")
Result = TypeVar("Result")

PATIENCE = 60.0
"""Seconds after which a bot that has not answered plays its first legal action: a phone is slow, and nobody else waits."""


class Workers(Protocol):
    """Where bots search, as the page gives it (`ui/src/static/bot-lines.ts`); messages are JSON."""

    count: int
    """Searches that can be done at one time."""

    async def ask(self, message: str) -> str:
        """What a worker answers; raises if none can. A bot's searches are done where its tree is."""


class Answer(msgspec.Struct):
    """Of a worker, whatever it was asked."""

    action: int = -1
    visits: list[int] = []
    values: list[float] = []
    done: int = 0
    totals: list[list[float]] = []
    error: str = ""


class SearchFault(Exception):
    """A worker could not do what it was asked."""


_answer = msgspec.json.Decoder(Answer)
_encoder = msgspec.json.Encoder()


class RemoteBot:
    """A level of ours at one seat: draws as its twin in `vicus.bots` does, so the same seed gives the same moves.

    `name`: that of its trees; a master has as many as there are workers (up to `trees`), the others one.
    """

    def __init__(self, level: str, game: Game, seed: int, workers: Workers, name: str, trees: int) -> None:
        self._level, self._game, self._workers, self._name = level, game, workers, name
        self._trees = trees if level == "master" else 1
        self._plan = Plan(game, seed, self._trees)
        self._known = judgement(game.name)

    async def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """One of the legal actions; raises whatever went wrong in a worker."""
        if len(legal) == 1:
            return legal[0]
        task = self._plan.task(view, legal)
        if not plans_ahead(self._level):
            return await self._greedy(task, legal)
        share = share_of(self._known.levels[self._level], self._trees)
        best = (await searched(self._workers, self._game, self._name, task, legal, share=share))[0].action
        self._plan.chose(view, best)
        return best

    async def _greedy(self, task: Task, legal: Sequence[Action]) -> Action:
        about = {"weights": self._known.weights, "noise": self._known.levels[self._level], "seed": str(task.seeds[0])}
        found = await _asked(self._workers, {"kind": "greedy", **_position(self._game, task), **about})
        return legal[task.ids.index(found.action)]

    async def forget(self) -> None:
        """The workers may let go of what they have thought of so far."""
        if plans_ahead(self._level):
            for tree in range(self._trees):
                await _asked(self._workers, {"kind": "forget", "bot": _tree_name(self._name, tree)})


class LocalBot:
    """Plays where there is no module for a box: interpreted, here, and so never one that plans ahead."""

    def __init__(self, level: str, game: Game, seed: int) -> None:
        noise = judgement(game.name).levels[STAND_IN if plans_ahead(level) else level]
        self._bot = GreedyBot(game, seed, noise, code=InterpretedCode(game))

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
    message = {
        "kind": "search",
        **_position(game, task),
        "last": task.last,
        "share": share,
        "seconds": seconds,
        "nodes": nodes_for(share),
        "seats": max(game.meta.players),
        "weights": known.weights,
        "prospects": known.prospects,
        "settings": known.settings,
    }
    each = [{**message, "bot": _tree_name(name, tree), "seed": str(seed)} for tree, seed in enumerate(task.seeds)]
    found = await asyncio.gather(*(_asked(workers, question) for question in each))
    return estimates(legal, [list(zip(answer.visits, answer.values, strict=True)) for answer in found])


def _tree_name(name: str, tree: int) -> str:
    return f"{name} {tree}"


def _position(game: Game, task: Task) -> dict[str, Any]:
    return {"game": game.name, "position": pack(task.state).hex(), "seat": task.seat, "menu": task.ids}


async def _asked(workers: Workers, message: Mapping[str, Any]) -> Answer:
    async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may swallow that the one who asks is cancelled
        text = await workers.ask(_encoder.encode(message).decode())
    answer = _answer.decode(text)
    if answer.error:
        raise SearchFault(answer.error)
    return answer


class BotWorkers:
    """Stands for `vicus.server.worker_pool.WorkerPool`: its bots search where the page says, all else is done here."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._trees = min(MOST_THREADS, workers.count)
        self._analyst = Analyst(partial(_asked, workers), workers.count, has_module)
        self._kept: OrderedDict[tuple[str, int, str], RemoteBot | LocalBot] = OrderedDict()
        """By table id, seat and level; whoever has not been asked for longest goes first."""

    async def ask(self, table_id: str, work: Callable[..., Result], *about: Any) -> Result:
        """What `work(*about)` returns: here, there is no other place for it. What takes long lets others have their turn."""
        await asyncio.sleep(0)
        if work is past_worker.archive:
            return cast("Result", await _archive(*about))
        if work is analysis_worker.advance:
            return cast("Result", await self._analyst.advance(*about))
        return work(*about)

    async def choose(self, question: Question, name: str, seed: int) -> Decision:
        """The choice of the bot `name`; the first legal action if it fails or takes too long."""
        try:
            game = find(question.game, question.box)
            bot = await self._bot(question, name, seed, game)
            return Decision((await bot.choose(question.view, [game.action(number) for number in question.legal])).id)
        except Exception as problem:
            about = {"table": question.table_id, "seat": question.seat, "bot": name, "problem": repr(problem)}
            log.warning("a bot failed: %r", problem, extra=about)
            return Decision(question.legal[0], repr(problem))

    async def _bot(self, question: Question, name: str, seed: int, game: Game) -> RemoteBot | LocalBot:
        key = question.table_id, question.seat, name
        bot = self._kept.pop(key, None)
        if bot is None:
            if has_module(game):
                bot = RemoteBot(name, game, seed, self._workers, " ".join(map(str, key)), self._trees)
            else:
                bot = LocalBot(name, game, seed)
        self._kept[key] = bot
        while len(self._kept) > MOST_BOTS:
            await self._kept.popitem(last=False)[1].forget()
        return bot

    async def hint(self, question: Question) -> Hint:
        """What a strong bot would do. Raises whatever went wrong."""
        game = find(question.game, question.box)
        legal = [game.action(number) for number in question.legal]
        if len(legal) == 1 or not has_module(game):
            return quick_hint(game, question.view, legal)
        task = Plan(game, None, self._trees).task(question.view, legal)
        found = await searched(self._workers, game, "hint", task, legal, seconds=HINT_SECONDS)
        return planned_hint(game, question.view, found)

    async def appraise(self, question: Question) -> tuple[Worth, ...]:
        """What every option is worth, the best first; none where nothing can be searched. Raises whatever went wrong."""
        game = find(question.game, question.box)
        legal = [game.action(number) for number in question.legal]
        if len(legal) == 1 or not has_module(game):
            return ()
        return await self._analyst.carry_out(game, question.view["players"], appraising(game, question.view, legal), "coach")

    async def prepare(self, table_id: str, game: str, box: dict[str, Any] | None) -> None:
        """The page loads the modules by itself."""

    async def dismiss(self, table_id: str) -> None:
        """The game is over: its bots may let go of what they hold."""
        for key in [key for key in self._kept if key[0] == table_id]:
            try:
                await self._kept.pop(key).forget()
            except Exception as problem:  # a favour, not a promise
                log.warning("bots could not be dismissed: %r", problem, extra={"table": table_id})

    def close(self) -> None:
        """The workers go with the page."""


async def _archive(played: past_worker.Played, number: int) -> bytes:
    """As `past_worker.archive`."""
    steps = made_in_steps(past_worker.whole(played), number)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return stored(done.value)
        await asyncio.sleep(0)


def has_module(game: Game) -> bool:
    """Whether the page comes with a module for a game and its box."""
    return game.box.standard
