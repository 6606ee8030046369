"""Where bots think, and whatever else takes long is worked out: processes of a server, or workers of a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from vicus.bots.hint import Hint

    from .bot_worker import Decision, Question

Result = TypeVar("Result")


class Workers(Protocol):
    """See `worker_pool.WorkerPool`."""

    async def ask(self, table_id: str, work: Callable[..., Result], *about: Any) -> Result:
        """What `work(*about)` returns there; raises whatever went wrong."""

    async def choose(self, question: Question, name: str, seed: int) -> Decision:
        """The choice of a bot; the first legal action if it fails or takes too long."""

    async def hint(self, question: Question) -> Hint:
        """What a strong bot would do; raises whatever went wrong."""

    async def prepare(self, table_id: str, game: str, box: dict[str, Any] | None) -> None:
        """What the bots of a table need is loaded."""

    async def dismiss(self, table_id: str) -> None:
        """The game is over."""

    def close(self) -> None:
        """The workers go."""
