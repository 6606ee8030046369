"""Writes `kernel.sight` for one game: its declared observation in the language of the rules, a function for each field."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence

from .observation import HIGHEST, WIDE_BITS, Observation, Seen

_HEAD = '''"""Generated from the declaration of the observation."""
from vicus.engine.layout import Bytes, Header
'''
_KNOWN = {"s", "seat"}
HOW_MANY = "players_"
"""How many play, in what is written here: no function of a game is called so."""
PLAIN, CLOSER = "plain_row", "closer_row"
FORESEEN = "foreseen_row"
"""The same as `observe`, for a compiler that makes one function of it all: how often loops run, and where every number stands,
is known there. Most of an observation is a few numbers of each player, and the loops cost more than the numbers."""
BUILTINS = {"min", "max", "abs", "int"}
MOST_NUMBERS = 2**16 - 1
"""No observation has more; where the compiler sees that an index is not below 0 it need not count from the end."""


def source(observation: Observation) -> str:
    lines = [_HEAD]
    fields = (*observation.fields, *observation.closer)
    called = sorted({name for field in fields for name in _called(field)})
    if called:
        lines += [f"from ..rules.sight import {', '.join(called)}", ""]
    if any(field.seat and not field.fills for field in fields):
        lines += [*_RELATIVE, ""]
    for field in fields:
        lines += [*_field(field), ""]
    lines += [*_row(PLAIN, observation.fields), ""]
    if observation.closer:
        lines += [*_row(CLOSER, observation.closer), ""]
    lines += [*_observe(observation, "observe", ()), ""]
    lines += _observe(observation, FORESEEN, _numbers_of_players(observation))
    return "\n".join([*lines, ""])


def _row(name: str, fields: Iterable[Seen]) -> Iterator[str]:
    """One field behind the other."""
    yield f"def {name}(s: Header, seat: int, {HOW_MANY}: int, at: int, out: Bytes) -> int:"
    for field in fields:
        yield f"    at = observe_{field.name}(s, seat, {HOW_MANY}, at, out)"
    yield "    return at"


def _observe(observation: Observation, name: str, foreseen: Sequence[int]) -> Iterator[str]:
    """All of it; for each number of players that is foreseen the code is there once more, with that number as a constant."""
    yield f"def {name}(s: Header, seat: int, out: Bytes) -> None:"
    if any(field.fills for field in (*observation.fields, *observation.closer)):
        yield from ("    for i in range(len(out)):", "        out[i] = 0")
    yield "    at = 0"
    for players in foreseen:
        yield f"    {'if' if players == foreseen[0] else 'elif'} s.players == {players}:"
        yield f"        at = {PLAIN}(s, seat, {players}, 0, out)"
    indent = "    "
    if foreseen:
        yield "    else:"
        indent += "    "
    yield f"{indent}at = {PLAIN}(s, seat, s.players, 0, out)"
    if observation.closer:
        yield "    if at < len(out):"
        yield f"        {CLOSER}(s, seat, s.players, at, out)"


def _numbers_of_players(observation: Observation) -> range:
    return next((range(field.low, field.high + 1) for field in observation.fields if field.name == "players"), range(0))


_RELATIVE = (
    "def seen_from(s: Header, seat: int, p: int) -> int:",
    "    return int(p >= 0) * (p - seat + 1 + int(p < seat) * s.players)",
)


def _called(field: Seen) -> Iterator[str]:
    """Names that its code uses and that are neither the state, who looks, nor the letter of an axis."""
    if not field.code:
        return
    letters = {axis.letter for axis in field.each}
    for node in ast.walk(ast.parse(field.code, mode="eval")):
        if isinstance(node, ast.Name) and node.id not in _KNOWN | letters | BUILTINS:
            yield node.id


def _field(field: Seen) -> Iterator[str]:
    yield f"def observe_{field.name}(s: Header, seat: int, {HOW_MANY}: int, at: int, out: Bytes) -> int:"
    yield f"    at &= {MOST_NUMBERS}"
    yield f"    seat &= {HIGHEST}"
    if field.fills:
        yield from _filled(field)
        return
    indent = "    "
    for axis in field.each:
        if axis.length:
            yield f"{indent}for {axis.letter} in range({axis.length}):"
            indent += "    "
        else:
            yield f"{indent}for {axis.letter}_ in range({HOW_MANY}):"
            indent += "    "
            yield f"{indent}{axis.letter} = seat + {axis.letter}_"
            yield f"{indent}if {axis.letter} >= {HOW_MANY}:"
            yield f"{indent}    {axis.letter} -= {HOW_MANY}"
    value = f"seen_from(s, seat, {field.code})" if field.seat else field.code
    if field.is_wide:
        yield f"{indent}value = {value}"
        yield f"{indent}out[at] = value >> {WIDE_BITS}"
        yield f"{indent}out[at + 1] = value & {(1 << WIDE_BITS) - 1}"
        yield f"{indent}at += 2"
    else:
        yield f"{indent}out[at] = {value}"
        yield f"{indent}at += 1"
    yield "    return at"


def _filled(field: Seen) -> Iterator[str]:
    lengths = [str(axis.length) if axis.length else HOW_MANY for axis in field.each]
    size = " * ".join([*(["2"] if field.is_wide else []), *lengths]) or "1"
    if field.code:
        yield f"    {field.code}(s, seat, at, out)"
    yield f"    return at + {size}"
