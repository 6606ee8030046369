"""Which compiled code bots need to play as well as they can: that of the search, and that of the search with a net."""

from __future__ import annotations

from collections.abc import Iterable

from vicus.core.game import Game
from vicus.engine.warming import Needed
from vicus.errors import BadOption

from .judge import judge
from .ladder import LEVELS
from .levels import playing, rung_of


def need_thinker(names: Iterable[str], game: Game) -> bool:
    """Whether one of these bots searches with a net. By what is declared: no net is loaded to tell.

    >>> import vicus
    >>> need_thinker(["casual", "deep:200"], vicus.game("helvetia")), need_thinker(["search:500"], vicus.game("helvetia"))
    (True, False)
    """
    found = (rung_of(name, game, look=False) for name in names)
    return any(rung is not None and rung.kind == "deep" for rung in found)


def needs_thinker(game: Game, more: Iterable[str] = ()) -> bool:
    """Whether a level of the game, its judge, or one of some bots more searches with a net."""
    return _is_judged_by_net(game) or need_thinker((*LEVELS, *more), game)


def play_by_net(game: Game) -> bool:
    """Whether a level of the game plays by its net, alone or with a search.

    >>> import vicus
    >>> play_by_net(vicus.game("helvetia"))
    True
    """
    return any(playing(level, game, look=False).needs_net for level in LEVELS)


def _is_judged_by_net(game: Game) -> bool:
    try:
        return judge(game.name).by == "deep"
    except BadOption:  # told to who asks for advice; others play on
        return False


def needed(games: Iterable[Game], more: Iterable[str] = ()) -> list[Needed]:
    """For all levels in some games, and for some bots more; first what everybody needs, hints too, then what few do."""
    games, more = list(games), list(more)
    planners = [Needed(game.name, game.box, "planner") for game in games]
    return planners + [Needed(game.name, game.box, "thinker") for game in games if needs_thinker(game, more)]
