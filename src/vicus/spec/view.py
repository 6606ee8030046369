"""What a view has in every game, and how the fields of a view are described: by the comment behind each.

class Player(TypedDict):
    coins: int  # in front of the player
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import textwrap
import tokenize
from functools import cache
from typing import Any, TypedDict, get_type_hints

from vicus.engine.layout import Header


class Common(TypedDict):
    """What every view has."""

    game: str  # the name of the game
    options: dict[str, str]  # the rule options of this game, by name
    over: bool  # whether the game is over
    viewer: int | None  # the seat that sees this; null: a spectator
    players: int  # how many play
    seat: int | None  # whose decision it is; null when the game is over
    pending: int  # not 0: dice, a draw or the start of a turn is due before anybody decides
    moves: int  # decisions so far
    forced: int  # decisions with a single option, which nobody was asked


def common(s: Header, seat: int | None, game: str, options: dict[str, str] | None = None) -> Common:
    """The common part of a view, for `{**common(s, seat, "my_game"), …}`; `options` if the game has any.

    >>> import vicus
    >>> state = vicus.game("carpe_diem").new(players=2, seed=7).state
    >>> seen = common(state, None, "carpe_diem")
    >>> seen["viewer"], seen["players"], seen["over"]
    (None, 2, False)
    """
    return {
        "game": game,
        "options": options or {},
        "over": bool(s.over),
        "viewer": seat,
        "players": s.players,
        "seat": None if s.over else s.seat,
        "pending": s.pending,
        "moves": s.moves,
        "forced": s.forced,
    }


def restore_common(s: Header, seen: Common) -> None:
    """The other way round: what a state has of the common part of a view is written into it. ValueError for no seat."""
    s.players, s.over = seen["players"], int(seen["over"])
    s.seat = 0 if seen["seat"] is None else seen["seat"]
    if s.seat not in range(s.players):
        raise ValueError("nobody sits there")
    s.pending, s.moves, s.forced = seen["pending"], seen["moves"], seen["forced"]


def _descriptions(kind: type[Any]) -> dict[str, str]:
    """What `Annotated[int, "how many"]` says of each field."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for extra in getattr(hint, "__metadata__", ()):
            if isinstance(extra, str):
                found[name] = extra
    return found


@cache
def comments(kind: type[Any]) -> dict[str, str]:
    """The comment behind each field of a class, its bases' included.

    >>> comments(Common)["players"]
    'how many play'
    """
    found: dict[str, str] = {}
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):  # made by a call, since a field has the name of a keyword, or typed into a console
        return _descriptions(kind)
    for base in ast.parse(source).body[0].bases:  # type: ignore[attr-defined]  # a TypedDict does not tell its bases
        known = vars(sys.modules[kind.__module__]).get(ast.unparse(base))
        if known is not None and known is not TypedDict:
            found |= comments(known)
    name = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and token.start[1] == 4 and token.line.lstrip().startswith(f"{token.string}:"):
            name = token.string
        elif token.type == tokenize.COMMENT and name and not token.line.lstrip().startswith("#"):
            found[name] = token.string.lstrip("# ")
    return found
