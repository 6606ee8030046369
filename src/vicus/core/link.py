"""Links: a record so short that it fits into an address. The format is told in docs/records.md."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from vicus.errors import BadRecord, VicusError

from .people import About, Person
from .record import FORMAT, FORMAT_WITH_MORE, Record

VERSION = "1"
"""The first sign of a code; the rest is base64url of deflated msgpack."""
LONGEST = 16_000
"""Signs of a code: nothing longer is even looked at."""
MOST = 1 << 16
"""Bytes that a code may come to."""
LINK = re.compile(r"(?:[^#\s]*#/r/|(?=\d[\w-]{20}))(?P<code>[0-9A-Za-z_-]+)(?:/(?P<ply>\d{1,5})(?P<puzzle>/puzzle)?)?")
"""Whole, or only what follows `#/r/`."""


class Compact(msgspec.Struct, frozen=True, array_like=True):
    """A record without what follows from the rest. Fields that a later version adds at the end are passed over."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    digest: bytes
    actions: bytes
    """Their ids, each in groups of seven bits, the lowest first; all bytes of one but the last have the eighth."""
    box: dict[str, Any] | None = None
    people: list[tuple[str, str | None]] | None = None
    """By seat: name and level."""
    date: str = ""


class Target(NamedTuple):
    """What somebody has copied: the code, the position that is meant (None: the whole game), and whether it is a puzzle."""

    code: str
    ply: int | None
    puzzle: bool


def target(text: str) -> Target | None:
    """What a link leads to; None for any other text.

    >>> target("https://example.org/vicus/#/r/1abc/12/puzzle")
    Target(code='1abc', ply=12, puzzle=True)
    >>> target('{"vicus": 1}') is None
    True
    """
    found = LINK.fullmatch(text.strip()) if len(text) <= 2 * LONGEST else None
    if found is None:
        return None
    return Target(found["code"], None if found["ply"] is None else int(found["ply"]), bool(found["puzzle"]))


def code_of(record: Record) -> str:
    """The code of a record. Raises `BadRecord` if it was played by other rules, or with a box that is too large for a link.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
    >>> _ = match.play(match.legal()[0])
    >>> vicus.load(match.link()).actions == match.actions
    True
    """
    game = _game(record.game, None if record.box is UNSET else record.box)
    if record.rules != game.meta.rules_version:
        raise BadRecord("record-rules", found=record.rules, known=game.meta.rules_version)
    about = None if record.about is UNSET else record.about
    compact = Compact(
        record.game,
        record.rules,
        record.players,
        record.options,
        record.seed,
        bytes.fromhex(record.digest),
        _packed(game.actions.parse(action) for action in record.actions),
        None if record.box is UNSET else record.box,
        None if about is None else [(person.name, person.level) for person in about.people],
        "" if about is None else about.date,
    )
    plain = msgspec.msgpack.encode(compact)
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    code = VERSION + base64.urlsafe_b64encode(deflate.compress(plain) + deflate.flush()).decode().rstrip("=")
    if len(plain) > MOST or len(code) > LONGEST:
        raise BadRecord("link-too-long")
    return code


def box_bytes(code: str) -> int:
    """Of the box in a code, as a record has it; 0 for the standard one. Raises `BadRecord`."""
    box = compact_of(code).box
    return 0 if box is None else len(msgspec.json.encode(box))


def compact_of(code: str) -> Compact:
    """What a code holds. Raises `BadRecord` for what is none; whatever it is, it costs no more than a real one."""
    if len(code) > LONGEST:
        raise BadRecord("link-broken")
    if code[:1] != VERSION:
        raise BadRecord("link-later" if code[:1].isdigit() else "link-broken")
    try:
        squeezed = base64.urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
        inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        plain = inflate.decompress(squeezed, MOST)
        if not inflate.eof or inflate.unused_data:
            raise BadRecord("link-broken")
        return msgspec.msgpack.decode(plain, type=Compact)
    except (ValueError, zlib.error, msgspec.MsgspecError, RecursionError):
        raise BadRecord("link-broken") from None


def record_of(code: str) -> Record:
    """The record of a code. Raises `BadRecord`."""
    compact = compact_of(code)
    game = _game(compact.game, compact.box)
    if compact.rules != game.meta.rules_version:  # before the actions: they may be others
        raise BadRecord("record-rules", found=compact.rules, known=game.meta.rules_version)
    try:
        actions = [game.action(number).text for number in _unpacked(compact.actions)]
    except (ValueError, VicusError):
        raise BadRecord("link-broken") from None
    people = compact.people
    return Record(
        vicus=FORMAT if people is None else FORMAT_WITH_MORE,
        game=compact.game,
        rules=compact.rules,
        players=compact.players,
        options=dict(compact.options),
        seed=compact.seed,
        actions=actions,
        digest=compact.digest.hex(),
        box=UNSET if compact.box is None else compact.box,
        about=UNSET if people is None else About([Person(*person) for person in people], compact.date),
    )


def _game(name: str, box: dict[str, Any] | None) -> Any:
    from .game import game

    try:
        return game(name, box)
    except VicusError as problem:
        raise BadRecord("record-start", problem=str(problem)) from None


def _packed(numbers: Iterable[int]) -> bytes:
    """
    >>> _packed([3, 300]).hex()
    '03ac02'
    """
    packed = bytearray()
    for number in numbers:
        while number > 0x7F:
            packed.append(number & 0x7F | 0x80)
            number >>= 7
        packed.append(number)
    return bytes(packed)


def _unpacked(packed: bytes) -> Iterator[int]:
    """
    >>> list(_unpacked(bytes.fromhex("03ac02")))
    [3, 300]
    """
    number = shift = 0
    for byte in packed:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
        elif shift > 28:
            raise ValueError("no action has such a number")
    if shift:
        raise ValueError("half an action")
