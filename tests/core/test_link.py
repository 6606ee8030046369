"""Links: whole games in an address, and whatever else somebody may put there."""

from __future__ import annotations

import base64
import random
import zlib

import msgspec
import pytest

import vicus
from vicus.core import link
from vicus.core.record import record_of
from vicus.errors import BadRecord

MOST_SIGNS = 4000
LONG_NAMES = ["Анна-Мария Великолепная", "Quentin-Maximilian Äöüß", "李小龍李小龍李小龍", "Zoë", "Ω" * 24]


def played(name: str, seed: int) -> vicus.Match:
    """Of as many as can play, with long names and without any sense."""
    game = vicus.game(name)
    match = game.new(players=max(game.meta.players), seed=2**62 + seed)
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    match.about = vicus.About([vicus.Person(person) for person in LONG_NAMES[: match.players]], date="2026-11-16T18:30Z")
    return match


def packed(*fields: object) -> str:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = deflate.compress(msgspec.msgpack.encode(fields)) + deflate.flush()
    return "1" + base64.urlsafe_b64encode(content).decode().rstrip("=")


@pytest.mark.parametrize("name", ["bohemian_villages", "carpe_diem", "helvetia"])
def test_a_whole_game_fits_into_a_link(name: str) -> None:
    for seed in range(2):
        match = played(name, seed)
        code = match.link()
        assert len(code) <= MOST_SIGNS
        again = vicus.load(f"https://example.org/games/#/r/{code}/3/puzzle")
        assert again.save() == vicus.load(match.save()).save()
        assert again.state == match.state


def test_a_game_in_the_middle_has_a_link_too() -> None:
    match = vicus.game("carpe_diem").new(players=2, seed=7)
    for _ in range(5):
        match.play(match.legal()[0])
    assert vicus.load(match.link()).save() == match.save()


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("#/r/1abc", ("1abc", None, False)),
        (" http://localhost:8000/x/#/r/1a-_Z/0 \n", ("1a-_Z", 0, False)),
        ("#/r/1abc/17/puzzle", ("1abc", 17, True)),
        ("1" + "a" * 30, ("1" + "a" * 30, None, False)),
        ("#/r/", None),
        ("#/r/1abc/puzzle", None),
        ("#/r/1abc/-1", None),
        ("#/r/1<b>", None),
        ("rubbish", None),
        ("#/r/" + "a" * 100_000, None),
    ],
)
def test_what_is_a_link(text: str, target: tuple[str, int | None, bool] | None) -> None:
    assert link.target(text) == target


def test_broken_links_are_told_apart_from_later_ones() -> None:
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    match.play(match.legal()[0])
    code = match.link()
    good = msgspec.to_builtins(link.compact_of(code), builtin_types=(bytes,))
    bomb = "1" + base64.urlsafe_b64encode(zlib.compress(bytes(1 << 22), 9)[2:-4]).decode()
    broken = [
        code[:-3],
        code[:20] + ("A" if code[20] != "A" else "B") + code[21:],
        "1" + "A" * 40,
        "1AAAA",
        code + "AAAA",
        bomb,
        "1" + "A" * 15_000,
        packed(*good[:6], b"\xff" * 20),
        packed(*good[:6], b"\x80"),
        packed(*good[:6], b"\xff\xff\x7f"),
        packed("bohemian_villages"),
        packed({}),
    ]
    for text in broken:
        with pytest.raises(BadRecord) as problem:
            vicus.load(f"#/r/{text}")
        assert problem.value.key in ("link-broken", "record-digest", "record-action", "record-start"), text
    with pytest.raises(BadRecord, match="later version"):
        vicus.load(f"#/r/2{code[1:]}")
    with pytest.raises(BadRecord, match="cannot be replayed"):
        vicus.load(packed("no_game", *good[1:]))
    with pytest.raises(BadRecord, match="rules version 99"):
        vicus.load(packed(good[0], 99, *good[2:]))
    with pytest.raises(BadRecord, match="another position"):
        vicus.load(packed(*good[:5], bytes(8), *good[6:]))


def test_what_a_later_version_adds_is_passed_over() -> None:
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    good = msgspec.to_builtins(link.compact_of(match.link()), builtin_types=(bytes,))
    assert vicus.load(packed(*good, "something new")).state == match.state


def test_a_box_of_ones_own_travels_along_unless_it_is_too_large() -> None:
    standard = vicus.game("bohemian_villages")
    box = {**standard.box.data, "box": {"name": "Mine"}}
    match = vicus.game("bohemian_villages", box).new(players=2, seed=7)
    assert link.box_bytes(match.link()) > 0
    assert vicus.load(match.link()).save() == match.save()
    record = msgspec.structs.replace(
        record_of(match), about=vicus.About([vicus.Person(random.Random(1).randbytes(20_000).hex())] * 2)
    )
    with pytest.raises(BadRecord, match="too long"):
        link.code_of(record)
