"""Those who think for a page without a server: workers with WebAssembly (`ui/src/wasm`), asked by messages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

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
    logits: list[float] = []
    no_net: bool = False
    error: str = ""


class SearchFault(Exception):
    """A worker could not do what it was asked."""


class NoNet(Exception):
    """The game's net could not be had: there is no network, or it is slow."""


_answer = msgspec.json.Decoder(Answer)
_encoder = msgspec.json.Encoder()


async def asked(workers: Workers, message: Mapping[str, Any]) -> Answer:
    """What a worker answers; `SearchFault` or `NoNet` if it cannot."""
    async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may swallow that the one who asks is cancelled
        text = await workers.ask(_encoder.encode(message).decode())
    answer = _answer.decode(text)
    if answer.error:
        raise SearchFault(answer.error)
    if answer.no_net:
        raise NoNet
    return answer
