"""A database behind threads: one that writes, committing all that waits at once, and a few that read.

Commits cost the same however much is in them (a disk has to say that it has it), so whoever asks while one runs goes into the
next, together with all others. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .storage import Row, StorageUnavailable

log = logging.getLogger("vicus.storage")
Result = TypeVar("Result")
Part = TypeVar("Part")

MOST_AT_ONCE = 200
"""Works in one commit."""
CROWD = 4
"""Works in a commit that show that many people move."""
GATHERING, LONGEST_GATHERING = 0.0008, 0.012
"""Seconds that are waited for more of them then, for each that there was, and at most: fewer, larger commits leave the event
loop more of the processor."""


class Link(ABC):
    """A connection to a database, used by one thread. Parameters of statements are written `:name`."""

    @abstractmethod
    def is_down(self, problem: Exception) -> bool:
        """Does what the driver has raised mean that the database cannot be reached or used now?"""

    @property
    def is_lost(self) -> bool:
        """Is the connection known to be cut?"""
        return False

    @abstractmethod
    def begin(self, writing: bool) -> None:
        """A transaction."""

    @abstractmethod
    def commit(self) -> None:
        """What was changed is on disk afterwards."""

    @abstractmethod
    def rollback(self) -> None:
        """Nothing was changed. Never raises: the connection may be what is broken."""

    @abstractmethod
    def run(self, statement: str, **parameters: Any) -> list[Row]:
        """Carry out a statement; the rows it returns."""

    @abstractmethod
    def change(self, statement: str, **parameters: Any) -> int:
        """Carry out a statement that changes rows; how many."""

    @abstractmethod
    def change_all(self, statement: str, parameters: Sequence[Mapping[str, Any]]) -> int:
        """The same for each of these parameters; how many rows in all."""

    @abstractmethod
    def close(self) -> None:
        """Give the connection back. Never raises."""


Joint = Callable[[Link, list[Any]], None]
"""Carries out all that waits of one kind at once."""


@dataclass(slots=True)
class _Work:
    do: Callable[[Link], Any] | None
    answer: asyncio.Future[Any]
    joint: Joint | None = None
    part: Any = None
    """What there is to do for `joint`."""
    result: Any = field(default=None)


class _Thread:
    """Carries out works, all that wait in one transaction."""

    def __init__(self, connect: Callable[[], Link], writing: bool, committed: Callable[[int, float], None]) -> None:
        self.waiting: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._connect = connect
        self._writing = writing
        self._committed = committed
        self._link: Link | None = None
        self.thread = threading.Thread(target=self._run, name="vicus-database", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        crowd = 0
        while (first := self.waiting.get()) is not None:
            if crowd >= CROWD:
                time.sleep(min(crowd * GATHERING, LONGEST_GATHERING))
            works, ends = [first], False
            while len(works) < MOST_AT_ONCE and not self.waiting.empty():
                work = self.waiting.get()
                if work is None:
                    ends = True
                    break
                works.append(work)
            crowd = len(works) if self._writing else 0
            self._carry_out(works)
            if ends:
                break
        if self._link is not None:
            self._link.close()

    def _carry_out(self, works: list[_Work]) -> None:
        """Together; if one of them fails each by itself, so that it spoils nothing for the others."""
        began = time.perf_counter()
        problem = self._transaction(works)
        if problem is None or isinstance(problem, StorageUnavailable) or len(works) == 1:
            if problem is None and self._writing:
                self._committed(len(works), time.perf_counter() - began)
            _answer(works, problem)
            return
        for work in works:
            self._carry_out([work])

    def _transaction(self, works: list[_Work]) -> Exception | None:
        try:
            link = self._begun()
        except Exception as problem:
            return StorageUnavailable(str(problem))
        try:
            joint: dict[Joint, list[Any]] = {}
            for work in works:
                if work.joint is not None:
                    joint.setdefault(work.joint, []).append(work.part)
                elif work.do is not None:
                    work.result = work.do(link)
            for do, parts in joint.items():
                do(link, parts)
            link.commit()
        except Exception as problem:
            link.rollback()
            if not link.is_down(problem):
                return problem
            self._give_up(problem)
            return StorageUnavailable(str(problem))
        return None

    def _begun(self) -> Link:
        """A connection with a transaction begun; raises whatever is wrong with the database.

        One that was cut since it was used last is made anew at once: the database may be back for long.
        """
        for is_last in (False, True):
            try:
                if self._link is None:
                    self._link = self._connect()
                self._link.begin(self._writing)
            except Exception as problem:
                if self._link is None or is_last or not self._link.is_lost:
                    self._give_up(problem)
                    raise
                self._link.close()
                self._link = None
            else:
                break
        assert self._link is not None
        return self._link

    def _give_up(self, problem: Exception) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None
        log.error("the database cannot be used: %s", str(problem).strip())


def _answer(works: Sequence[_Work], problem: Exception | None) -> None:
    def settle() -> None:
        for work in works:
            if work.answer.done():  # whoever asked has gone
                continue
            if problem is None:
                work.answer.set_result(work.result)
            else:
                work.answer.set_exception(problem)

    try:
        works[0].answer.get_loop().call_soon_threadsafe(settle)
    except RuntimeError:  # the loop was closed: nobody waits any more
        return


class Database:
    """Reads and writes for the event loop. `connect` makes a connection of its own for each thread."""

    def __init__(self, connect: Callable[[], Link], readers: int = 1) -> None:
        self.committed: Callable[[int, float], None] = lambda works, seconds: None
        """Told how many works went into a commit, and how long it took, from another thread."""
        self._writer = _Thread(connect, True, lambda works, seconds: self.committed(works, seconds))
        self._readers = [_Thread(connect, False, lambda works, seconds: None) for _ in range(readers)]
        self._next = 0
        self._loop: asyncio.AbstractEventLoop | None = None

    async def write(self, do: Callable[[Link], Result]) -> Result:
        """Carry out a change; it is on disk when this returns. It may be carried out twice if another one fails beside it."""
        return await self._ask(self._writer, do)

    async def write_together(self, do: Callable[[Link, list[Part]], None], part: Part) -> None:
        """The same for what is cheaper done together: `do` is given the parts of all who ask at the same time."""
        await self._ask(self._writer, None, do, part)

    async def read(self, do: Callable[[Link], Result]) -> Result:
        """Look something up."""
        self._next = (self._next + 1) % len(self._readers)
        return await self._ask(self._readers[self._next], do)

    async def _ask(
        self, thread: _Thread, do: Callable[[Link], Result] | None, joint: Joint | None = None, part: Any = None
    ) -> Result:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()  # once: it asks the system for the process each time
        answer: asyncio.Future[Result] = self._loop.create_future()
        thread.waiting.put(_Work(do, answer, joint, part))
        return await answer

    async def close(self) -> None:
        """What was asked for is done first."""
        for thread in (self._writer, *self._readers):
            thread.waiting.put(None)
            await asyncio.to_thread(thread.thread.join, 10.0)
