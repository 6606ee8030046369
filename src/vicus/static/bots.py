"""The bots of a page without a server: a place for each of them, and for all else that a server gives to other processes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from vicus.analysis.appraisal import Worth, appraising
from vicus.bots.hint import MOST_THREADS, Hint, planned_hint, quick_hint
from vicus.bots.hint import SECONDS as HINT_SECONDS
from vicus.bots.plan import Plan
from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.server import analysis_worker, past_worker
from vicus.server.bot_worker import MOST_BOTS, Decision, Question
from vicus.table.archive import made_in_steps, stored

from .analyst import Analyst
from .remote_bots import LocalBot, NetPlayer, Player, remote_bot, searched
from .workers import Workers, asked

log = logging.getLogger("vicus.workers")
Result = TypeVar("Result")


class BotWorkers:
    """Stands for `vicus.server.worker_pool.WorkerPool`: its bots search where the page says, all else is done here."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._trees = min(MOST_THREADS, workers.count)
        self._analyst = Analyst(partial(asked, workers), workers.count, has_module)
        self._kept: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
        """By table id, seat and level; whoever has not been asked for longest goes first."""
        self.without_net: set[str] = set()
        """Games whose net could not be had when it was needed last: others play in place of those who play by it."""

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
            chosen = await bot.choose(question.view, [game.action(number) for number in question.legal])
            if isinstance(bot, NetPlayer):
                self._note(game.name, bot.ready)
            return Decision(chosen.id)
        except Exception as problem:
            about = {"table": question.table_id, "seat": question.seat, "bot": name, "problem": repr(problem)}
            log.warning("a bot failed: %r", problem, extra=about)
            return Decision(question.legal[0], repr(problem))

    def _note(self, game: str, has_net: bool) -> None:
        if has_net:
            self.without_net.discard(game)
        else:
            self.without_net.add(game)

    async def _bot(self, question: Question, name: str, seed: int, game: Game) -> Player:
        key = question.table_id, question.seat, name
        bot = self._kept.pop(key, None)
        if bot is None:
            if has_module(game):
                bot = remote_bot(name, game, seed, self._workers, " ".join(map(str, key)), self._trees)
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
