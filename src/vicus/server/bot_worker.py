"""What a worker process does: its bots choose and advise. It keeps them, with what they have thought of so far."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vicus.analysis.appraisal import Worth
    from vicus.bots.fallback import FallbackBot
    from vicus.bots.hint import Hint
    from vicus.core.action import Event
    from vicus.core.game import Game

log = logging.getLogger("vicus.workers")

ADVICE_SECONDS, LEAST_SECONDS = 1.1, 0.2
"""A hint is to be found so long after it was asked for; what is thought of it at least, however late it is."""
MOST_BOTS = 16
"""Bots that a worker keeps, with what they have thought of so far; whoever has not been asked for longest goes."""


@dataclass(frozen=True)
class Question:
    """What a seat may know of its table, and nothing else: all that a worker is given."""

    table_id: str
    seat: int
    game: str
    box: dict[str, Any] | None
    view: dict[str, Any]
    legal: tuple[int, ...]
    events: tuple[Event, ...] = ()
    """Since its last own decision, for a bot that may want to know."""


@dataclass(frozen=True)
class Decision:
    """A bot's answer: the id of an action."""

    action: int
    fault: str | None = None
    """What went wrong, if the bot did not choose this itself."""


_kept: OrderedDict[tuple[str, int, str], FallbackBot] = OrderedDict()
"""By table id, seat and name."""


def decide(question: Question, name: str, seed: int) -> Decision:
    """The choice of the bot `name`, or the first legal action if it fails. `seed`: of a bot that is met for the first time."""
    from vicus.bots.fallback import FallbackBot
    from vicus.core.game import game as find
    from vicus.errors import BotFault

    game = find(question.game, question.box)
    key = question.table_id, question.seat, name
    bot = _kept.pop(key) if key in _kept else FallbackBot(name, game, seed)
    _kept[key] = bot  # whoever was asked last goes last
    dismiss(MOST_BOTS)
    try:
        return Decision(bot.choose(question.view, [game.action(number) for number in question.legal], question.events).id)
    except BotFault as problem:
        return Decision(question.legal[0], str(problem))


def dismiss(but: int = 0) -> None:
    """All bots of this worker go, but for so many who were asked last."""
    while len(_kept) > but:
        _close(next(iter(_kept)))


def dismiss_table(table_id: str) -> None:
    """The bots of a game that is over go."""
    for key in [key for key in _kept if key[0] == table_id]:
        _close(key)


def _close(key: tuple[str, int, str]) -> None:
    fault = _kept.pop(key).close()
    if fault is not None:
        log.warning("a bot could not be closed", extra={"table": key[0], "bot": key[2], "problem": str(fault)})


def advise(question: Question, asked: float) -> Hint:
    """A hint for the seat whose view it is.

    What the worker has spent on getting ready or on others since somebody `asked` (by the monotonic clock) is taken off the
    time to think.
    """
    from vicus.bots.hint import SECONDS, hint
    from vicus.core.game import game as find

    game = find(question.game, question.box)
    legal = [game.action(number) for number in question.legal]
    _load(game)  # it may take long: before looking at the clock
    left = ADVICE_SECONDS - (time.monotonic() - asked)
    return hint(game, question.view, legal, min(SECONDS, max(LEAST_SECONDS, left)))


def appraise(question: Question) -> tuple[Worth, ...]:
    """What every option of the seat whose view it is is worth."""
    from vicus.analysis.appraisal import appraise
    from vicus.core.game import game as find

    game = find(question.game, question.box)
    _load(game)
    return appraise(game, question.view, [game.action(number) for number in question.legal])


def prepare(name: str, box: dict[str, Any] | None) -> None:
    """Load what the bots of a game need, so that nobody waits for it at the first move."""
    from vicus.core.game import game as find

    _load(find(name, box))


def _load(game: Game) -> None:
    """The code of the bots and of the game's judge, as far as it is there."""
    from vicus.bots.code import can_think, code_for
    from vicus.bots.needs import needs_thinker
    from vicus.engine.net_place import has_net
    from vicus.errors import BadOption

    code_for(game)
    if needs_thinker(game) and can_think(game):
        code_for(game, thinks=True)
    if has_net(game.name):
        from vicus.nets.game_net import game_net

        with suppress(BadOption):  # one that does not fit is not played by
            game_net(game)
