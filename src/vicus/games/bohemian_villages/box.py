"""What is in the box: its form, and what no game could be played without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from msgspec import Meta

from vicus.errors import BadBox
from vicus.spec.box import BoxSpec, Part, Provenance, Title, Worded
from vicus.texts import told

from .components import BOARDS, KINDS, SLOTS, BuildingKind
from .meta import META
from .state import INNS

VALUED = ("town_hall", "manor")
TILE_KINDS = {"inn": "inn", "glass": "manufactory", "flour": "mill"}
MOST_COINS = 10_000
MOST_PAID = 100

Paid = Annotated[int, Meta(ge=0, le=MOST_PAID)]
Few = Annotated[int, Meta(ge=0, le=100)]


class Building(NamedTuple):
    """A building as it is printed: `town_hall 8` has a value, `farm` has none."""

    kind: BuildingKind
    value: int | None


class Figures(Part, frozen=True):
    """For each player, by number of players."""

    in_box: Annotated[int, Meta(ge=1, le=100)]
    two: Annotated[int, Meta(ge=1)] = msgspec.field(name="2")
    three: Annotated[int, Meta(ge=1)] = msgspec.field(name="3")
    four: Annotated[int, Meta(ge=1)] = msgspec.field(name="4")
    five: Annotated[int, Meta(ge=1)] = msgspec.field(name="5")

    def of(self, players: int) -> int:
        return {2: self.two, 3: self.three, 4: self.four, 5: self.five}[players]


class Tiles(Part, frozen=True):
    inn: Annotated[int, Meta(ge=0, le=INNS)]
    glass: Few
    flour: Few
    special: Few


class Scoring(Part, frozen=True):
    shops: Annotated[list[Paid], Meta(min_length=4, max_length=4)]
    churches: Annotated[list[Paid], Meta(min_length=2, max_length=2)]
    no_town_hall: Paid
    flour: Paid
    glass: Paid


class Board(Part, frozen=True):
    sides: Annotated[list[str], Meta(min_length=2, max_length=2)]
    out_with: list[int]


class Village(Part, frozen=True):
    name: str
    buildings: list[str]
    name_provenance: Provenance = "owner"

    @property
    def printed(self) -> list[Building]:
        return [_building(text) for text in self.buildings]


@lru_cache(maxsize=256)
def _building(text: str) -> Building:
    kind, *value = text.split()
    return Building(cast(BuildingKind, kind), int(value[0]) if value else None)


class Contents(msgspec.Struct, frozen=True, dict=True):
    """The whole box."""

    box: Title
    figures: Figures
    tiles: Tiles
    coins: dict[str, Any]
    scoring: Scoring
    boards: list[Board]
    villages: dict[str, Village]

    @cached_property
    def sides(self) -> list[Village]:
        """The villages in the order of the boards' sides."""
        return [self.villages[letter] for board in self.boards for letter in board.sides]

    @cached_property
    def places(self) -> list[list[tuple[int, BuildingKind, int | None]]]:
        """By side: the number of each place (side × 9 + slot), what is printed there, and the value of a town hall or manor."""
        return [
            [(side * SLOTS + slot, building.kind, building.value) for slot, building in enumerate(village.printed)]
            for side, village in enumerate(self.sides)
        ]

    @cached_property
    def worth(self) -> int:
        """Of all coins."""
        return sum(int(worth) * number for worth, number in self.coins.items() if worth.isdecimal())


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="bohemian_villages", **params)


def check(box: Contents) -> None:
    """Raise BadBox for a box that no game can be played with."""
    _check_villages(box.villages)
    _check_boards(box.boards, box.villages)
    _check_figures(box.figures)
    _check_coins(box.coins)
    _check_scoring(box.scoring)
    for players in META.players:
        _check_layout(box, players)


def _check_villages(villages: dict[str, Village]) -> None:
    seen: dict[str, str] = {}
    for letter, village in villages.items():
        if not _is_plain(village.name):
            raise _bad("box-village-name", at=f"villages.{letter}.name", letter=letter)
        if (other := seen.get(village.name.casefold())) is not None:
            raise _bad("box-village-twice", at=f"villages.{letter}.name", letter=letter, other=other, name=village.name)
        seen[village.name.casefold()] = letter
        _check_buildings(letter, village.buildings)


def _is_plain(name: str) -> bool:
    """Can be typed and read back: visible, single spaces, none of the signs that texts are made with."""
    is_tidy = name == " ".join(name.split()) and name.isprintable()
    return 1 <= len(name) <= 40 and is_tidy and not set(name) & set("#[]")


def _check_buildings(letter: str, buildings: list[str]) -> None:
    at = f"villages.{letter}.buildings"
    if not 1 <= len(buildings) <= SLOTS:
        raise _bad("box-village-size", at=at, letter=letter, most=SLOTS)
    for number, building in enumerate(buildings):
        here = f"{at}.{number}"
        kind, *value = building.split() or ("",)
        if kind not in KINDS.values():
            raise _bad("box-building-kind", at=here, letter=letter, building=building, kinds=", ".join(KINDS.values()))
        if kind in VALUED and not (len(value) == 1 and value[0] in map(str, range(1, MOST_PAID + 1))):
            raise _bad("box-building-value", at=here, letter=letter, name=kind, most=MOST_PAID)
        if kind not in VALUED and value:
            raise _bad("box-building-no-value", at=here, letter=letter, building=building, name=kind)


def _check_boards(boards: list[Board], villages: dict[str, Village]) -> None:
    if len(boards) != BOARDS:
        raise _bad("box-boards", at="boards", number=BOARDS)
    for number, board in enumerate(boards, 1):
        if not all(n in META.players for n in board.out_with):
            raise _bad("box-board-out", at=f"boards.{number - 1}.out_with", board=number)
    used = [side for board in boards for side in board.sides]
    for letter in used:
        if letter not in villages:
            raise _bad("box-board-village", at=_board_with(boards, letter), letter=letter)
        if used.count(letter) > 1:
            raise _bad("box-board-repeated", at=_board_with(boards, letter), letter=letter)
    for letter in villages:
        if letter not in used:
            raise _bad("box-village-nowhere", at=f"villages.{letter}", letter=letter)


def _board_with(boards: list[Board], letter: str) -> str:
    """The last board with a side, as a place in the box."""
    return f"boards.{max(number for number, board in enumerate(boards) if letter in board.sides)}.sides"


def _check_figures(figures: Figures) -> None:
    for players in META.players:
        if figures.of(players) > figures.in_box:
            value = told(figures.of(players))
            raise BadBox("box-number", section="figures", name=str(players), low=1, high=figures.in_box, value=value)


def _check_coins(coins: dict[str, Any]) -> None:
    worths = [worth for worth in coins if worth not in ("provenance", "note")]
    for worth in worths:
        if worth not in map(str, range(1, MOST_PAID + 1)):
            raise _bad("box-coin-worth", at=f"coins.{worth}", worth=worth)
        if type(coins[worth]) is not int or not 0 <= coins[worth] <= MOST_COINS:
            raise BadBox("box-number", section="coins", name=worth, low=0, high=MOST_COINS, value=told(coins[worth]))
    total = sum(int(worth) * coins[worth] for worth in worths)
    if not 1 <= total <= MOST_COINS:
        raise _bad("box-coins", at="coins", total=total, most=MOST_COINS)


def _check_scoring(scoring: Scoring) -> None:
    sets = [0, *scoring.shops]
    steps = [b - a for a, b in pairwise(sets)]
    if steps != sorted(steps):  # B-40a: only then are the largest sets the best
        raise _bad("box-shops-steps", at="scoring.shops", shops=", ".join(map(str, scoring.shops)))


def _check_layout(box: Contents, players: int) -> None:
    """What the villages that may lie on the table need: enough tiles (B-04a), a town hall (B-47), and a way to end."""
    for tile, kind in TILE_KINDS.items():
        most, tiles = sum(_counts(box, players, kind, max)), getattr(box.tiles, tile)
        if most > tiles:
            raise _bad("box-too-many", at=f"tiles.{tile}", name=kind, players=players, number=most, tile=tile, tiles=tiles)
    # Without farms a bank that never runs dry and figures that are always evicted could keep a game going for ever.
    for kind in ("town_hall", "farm"):
        if sum(_counts(box, players, kind, min)) == 0:
            raise _bad("box-none", at="villages", name=kind, players=players)


def _counts(box: Contents, players: int, kind: str, choose: Callable[[int, int], int]) -> Iterator[int]:
    """For each board in play, the number of buildings of a kind on the side that has most (or fewest) of them."""
    for board in box.boards:
        if players not in board.out_with:
            a, b = (sum(building.kind == kind for building in box.villages[side].printed) for side in board.sides)
            yield choose(a, b)


BOX = BoxSpec(
    Contents,
    replaced=("coins", "boards"),
    check=check,
    written={"villages.*.buildings.*": Worded(tuple(KINDS.values()), numbered=VALUED, low=1, high=MOST_PAID)},
)
