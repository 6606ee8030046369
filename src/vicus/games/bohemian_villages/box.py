"""Reading and checking what is in the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from vicus.engine.box import Box, known_keys, merge, read, whole
from vicus.errors import BadBox

from .components import BOARDS, KINDS, SLOTS
from .meta import META
from .state import INNS

VALUED = ("town_hall", "manor")
TILE_KINDS = {"inn": "inn", "glass": "manufactory", "flour": "mill"}
MOST_COINS = 10_000
MOST_PAID = 100


@lru_cache(maxsize=1)
def standard() -> Box:
    data = read(Path(__file__).with_name("box.toml"))
    check(data)
    return Box(data, standard=True)


def changed(changes: dict[str, Any]) -> Box:
    """The standard box with what an owner has typed in; coins and boards are replaced as a whole."""
    data = merge(standard().data, changes, replaced=("coins", "boards"))
    check(data)
    return Box(data)


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="bohemian_villages", **params)


KEYS = {
    "box": ("title",),
    "figures": ("in_box", *(str(n) for n in META.players)),
    "tiles": ("special", *TILE_KINDS),
    "scoring": ("shops", "churches", "no_town_hall", "flour", "glass"),
}
NOTES = ("provenance", "note")


def check(data: dict[str, Any]) -> None:
    """Raise BadBox for a box that no game can be played with."""
    for section in data:
        if section not in ("coins", "boards", "villages", *KEYS):
            raise _bad("box-unknown-section", section=section)
        if section != "boards" and not isinstance(data[section], dict):
            raise _bad("box-not-a-table", section=section)
    for section, keys in KEYS.items():
        known_keys(data[section], section, (*keys, *NOTES))
    _check_villages(data["villages"])
    _check_boards(data["boards"], data["villages"])
    _check_figures(data["figures"])
    _check_tiles(data["tiles"])
    _check_coins(data["coins"])
    _check_scoring(data["scoring"])
    for players in META.players:
        _check_layout(data, players)


def _check_villages(villages: dict[str, Any]) -> None:
    seen: dict[str, str] = {}
    for letter, village in villages.items():
        name = village.get("name") if isinstance(village, dict) else None
        if not isinstance(name, str) or not _is_plain(name):
            raise _bad("box-village-name", letter=letter)
        known_keys(village, f"villages.{letter}", ("name", "name_provenance", "buildings", *NOTES))
        if name.casefold() in seen:
            raise _bad("box-village-twice", letter=letter, other=seen[name.casefold()], name=name)
        seen[name.casefold()] = letter
        _check_buildings(letter, village.get("buildings"))


def _is_plain(name: str) -> bool:
    """Can be typed and read back: visible, single spaces, none of the signs that texts are made with."""
    return (
        bool(name) and name == " ".join(name.split()) and name.isprintable() and not set(name) & set("#[]") and len(name) <= 40
    )


def _check_buildings(letter: str, buildings: Any) -> None:
    if not isinstance(buildings, list) or not 1 <= len(buildings) <= SLOTS:
        raise _bad("box-village-size", letter=letter, most=SLOTS)
    for building in buildings:
        kind, *value = building.split() if isinstance(building, str) and building.strip() else ("",)
        if kind not in KINDS.values():
            raise _bad("box-building-kind", letter=letter, building=str(building), kinds=", ".join(KINDS.values()))
        if kind in VALUED and not (len(value) == 1 and value[0] in map(str, range(1, MOST_PAID + 1))):
            raise _bad("box-building-value", letter=letter, name=kind, most=MOST_PAID)
        if kind not in VALUED and value:
            raise _bad("box-building-no-value", letter=letter, building=building, name=kind)


def _check_boards(boards: Any, villages: dict[str, Any]) -> None:
    if not isinstance(boards, list) or len(boards) != BOARDS:
        raise _bad("box-boards", number=BOARDS)
    used: list[str] = []
    for number, board in enumerate(boards, 1):
        sides, out = (board.get("sides"), board.get("out_with")) if isinstance(board, dict) else (None, None)
        if not isinstance(sides, list) or len(sides) != 2 or not all(isinstance(side, str) for side in sides):
            raise _bad("box-board-sides", board=number)
        if not isinstance(out, list) or not all(type(n) is int and n in META.players for n in out):
            raise _bad("box-board-out", board=number)
        known_keys(board, f"boards {number}", ("sides", "out_with", *NOTES))
        used += sides
    for letter in used:
        if letter not in villages:
            raise _bad("box-board-village", letter=letter)
        if used.count(letter) > 1:
            raise _bad("box-board-repeated", letter=letter)
    for letter in villages:
        if letter not in used:
            raise _bad("box-village-nowhere", letter=letter)


def _check_figures(figures: dict[str, Any]) -> None:
    whole(figures, "figures", ["in_box"], 1, 100)
    whole(figures, "figures", [str(n) for n in META.players], 1, figures["in_box"])


def _check_tiles(tiles: dict[str, Any]) -> None:
    whole(tiles, "tiles", ["inn"], 0, INNS)
    whole(tiles, "tiles", ["glass", "flour", "special"], 0, 100)


def _check_coins(coins: dict[str, Any]) -> None:
    worths = [worth for worth in coins if worth not in NOTES]
    for worth in worths:
        if worth not in map(str, range(1, MOST_PAID + 1)):
            raise _bad("box-coin-worth", worth=worth)
    whole(coins, "coins", worths, 0, MOST_COINS)
    total = sum(int(worth) * coins[worth] for worth in worths)
    if not 1 <= total <= MOST_COINS:
        raise _bad("box-coins", total=total, most=MOST_COINS)


def _check_scoring(scoring: dict[str, Any]) -> None:
    whole(scoring, "scoring", ["no_town_hall", "flour", "glass"], 0, MOST_PAID)
    for key, length in (("shops", 4), ("churches", 2)):
        values = scoring.get(key)
        if (
            not isinstance(values, list)
            or len(values) != length
            or not all(type(v) is int and 0 <= v <= MOST_PAID for v in values)
        ):
            raise _bad("box-scoring-list", name=key, length=length, most=MOST_PAID)
    sets = [0, *scoring["shops"]]
    steps = [b - a for a, b in pairwise(sets)]
    if steps != sorted(steps):  # B-40a: only then are the largest sets the best
        raise _bad("box-shops-steps", shops=", ".join(map(str, scoring["shops"])))


def _check_layout(data: dict[str, Any], players: int) -> None:
    """What the villages that may lie on the table need: enough tiles (B-04a), a town hall (B-47), and a way to end."""
    for tile, kind in TILE_KINDS.items():
        most = sum(_counts(data, players, kind, max))
        if most > data["tiles"][tile]:
            raise _bad("box-too-many", name=kind, players=players, number=most, tile=tile, tiles=data["tiles"][tile])
    # Without farms a bank that never runs dry and figures that are always evicted could keep a game going for ever.
    for kind in ("town_hall", "farm"):
        if sum(_counts(data, players, kind, min)) == 0:
            raise _bad("box-none", name=kind, players=players)


def _counts(data: dict[str, Any], players: int, kind: str, choose: Callable[[int, int], int]) -> Iterator[int]:
    """For each board in play, the number of buildings of a kind on the side that has most (or fewest) of them."""
    for board in data["boards"]:
        if players not in board["out_with"]:
            a, b = ([x.split()[0] for x in data["villages"][side]["buildings"]].count(kind) for side in board["sides"])
            yield choose(a, b)
