"""Where bots think and the past is worked out, whatever that is: other processes (`worker_pool.py`), or none."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .bot_worker import Decision, Question

if TYPE_CHECKING:
    from vicus.analysis.appraisal import Worth
    from vicus.bots.hint import Hint

Result = TypeVar("Result")


class Workers(Protocol):
    """What is asked of them. A table keeps to one worker, which keeps its bots."""

    async def ask(self, table_id: str, work: Callable[..., Result], *about: Any) -> Result:
        """What `work(*about)` returns in the worker of a table; raises whatever went wrong."""

    async def choose(self, question: Question, name: str, seed: int) -> Decision:
        """The choice of the bot `name`; the first legal action if it fails or takes too long."""

    async def hint(self, question: Question) -> Hint:
        """What a strong bot would do. Raises whatever went wrong."""

    async def appraise(self, question: Question) -> tuple[Worth, ...]:
        """What every option is worth, the best first. Raises whatever went wrong."""

    async def prepare(self, table_id: str, game: str, box: dict[str, Any] | None) -> None:
        """The worker of a table loads what the bots of its game need: a favour."""

    async def dismiss(self, table_id: str) -> None:
        """The game is over: its bots may let go of what they hold. Also a favour."""

    def close(self) -> None:
        """The workers go."""


async def in_thread(work: Callable[..., Result], *about: Any) -> Result:
    """What `work(*about)` returns, in a thread, so that nobody waits for it; a browser has none: there it is done at once."""
    if sys.platform == "emscripten":
        return work(*about)
    return await asyncio.to_thread(work, *about)
