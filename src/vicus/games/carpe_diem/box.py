"""What is in the box: its form, and what no game could be played without."""

from __future__ import annotations

from collections.abc import Sized
from functools import cached_property
from typing import Annotated, Any, Generic, NamedTuple, TypeVar, cast

import msgspec
from msgspec import Meta

from vicus.errors import BadBox
from vicus.spec.box import BoxSpec, Part, Provenance, Signs, Title, Worded

from .components import (
    BANDEROLES,
    BOARDS,
    DARK,
    DECKS,
    FIRST_DWELLING,
    FOUNTAIN_CARDS,
    FRAMES,
    GOODS,
    LAST_DWELLING,
    LAST_LANDSCAPE,
    LETTERS,
    LIGHT,
    PICTURES,
    RED_DECKS,
    SCORING_CARDS,
    SIZE,
    TASK_KINDS,
    THINGS,
    Colour,
    Deck,
    FountainKind,
    Need,
    Payout,
    Single,
    TaskKind,
)
from .meta import META

HALVES = LETTERS[FIRST_DWELLING : LAST_DWELLING + 1]
MOST_SPACES = 100
MOST_POINTS = 100
MOST_WANTED = 9

Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Wanted = Annotated[int, Meta(ge=1, le=MOST_WANTED)]
PointsBySpace = Annotated[list[Points], Meta(min_length=2, max_length=MOST_SPACES)]
T = TypeVar("T")


class Task(NamedTuple):
    """A task of the frame as it is printed: `pond 2`."""

    kind: TaskKind
    slot: int


class ByPlayers(msgspec.Struct, Generic[T], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something for each number of players; it comes from where its section comes from."""

    provenance: Provenance | None = None
    note: str = ""
    two: T = msgspec.field(name="2")
    three: T = msgspec.field(name="3")
    four: T = msgspec.field(name="4")

    def of(self, players: int) -> T:
        return {2: self.two, 3: self.three, 4: self.four}[players]


class Numbers(Part, frozen=True):
    """What the rulebook states."""

    penalty: Points
    start_points: ByPlayers[list[Points]]
    cards: ByPlayers[str]


class Tasks(Part, frozen=True):
    """What a task of the frame pays, by what it wants."""

    landscape: Points
    dwelling: Points
    villa: Points

    def of(self, kind: TaskKind) -> int:
        number = PICTURES.index(kind)
        return self.landscape if number <= LAST_LANDSCAPE else self.dwelling if number <= LAST_DWELLING else self.villa


class Track(Part, frozen=True):
    points: PointsBySpace


class Villas(Part, frozen=True):
    points: PointsBySpace


class Board(Part, frozen=True):
    rows: Annotated[list[str], Meta(min_length=SIZE, max_length=SIZE)]

    @property
    def signs(self) -> str:
        """All cells, row after row."""
        return "".join(self.rows)


class Frame(Part, frozen=True):
    tasks: Annotated[list[str], Meta(min_length=2, max_length=2)]

    @property
    def printed(self) -> list[Task]:
        return [Task(cast(TaskKind, kind), int(slot)) for kind, slot in map(str.split, self.tasks)]


class Tile(Part, frozen=True):
    sides: str
    chimneys: Annotated[int, Meta(ge=0, le=MOST_WANTED)] = 0
    single: Single | None = None


class Card(Part, frozen=True):
    """A scoring card: red ones want goods, green ones what somebody owns."""

    require: dict[Need, Wanted]
    payout: dict[Payout, Wanted]


class FountainCard(Part, frozen=True):
    copies: Annotated[int, Meta(ge=0, le=FOUNTAIN_CARDS)]
    points: Points


class Contents(msgspec.Struct, frozen=True, dict=True):
    """The whole box."""

    box: Title
    rules: Numbers
    tasks: Tasks
    track: Track
    villas: Villas
    boards: dict[str, Board]
    frames: dict[str, Frame]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    fountain_cards: dict[FountainKind, FountainCard]

    @cached_property
    def tile_ids(self) -> list[str]:
        """Tiles in the order of their numbers: light ones first."""
        return [*sorted(t for t in self.tiles if t[0] == "L"), *sorted(t for t in self.tiles if t[0] == "D")]

    @cached_property
    def card_ids(self) -> list[str]:
        return sorted(self.cards)

    @cached_property
    def frame_ids(self) -> list[str]:
        return sorted(self.frames)

    @cached_property
    def board_ids(self) -> list[str]:
        return sorted(self.boards)

    def copies(self, kind: FountainKind) -> int:
        """How many fountain cards of a kind there are."""
        return self.fountain_cards[kind].copies if kind in self.fountain_cards else 0


def deck(card: str) -> Deck:
    """A card's name begins with its deck."""
    return cast(Deck, card[0])


def colour(card: str) -> Colour:
    return "red" if card[0] in RED_DECKS else "green"


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="carpe_diem", **params)


def check(box: Contents) -> None:
    """Raise BadBox for a box that no game can be played with."""
    _check_rules(box.rules)
    _check_boards(box.boards)
    _check_frames(box.frames)
    _check_tiles(box.tiles)
    _check_cards(box.cards, box.rules.cards)
    copies = sum(card.copies for card in box.fountain_cards.values())
    if copies != FOUNTAIN_CARDS:
        raise _bad("box-count", at="fountain_cards", section="fountain_cards", number=FOUNTAIN_CARDS, found=copies)


def _check_rules(rules: Numbers) -> None:
    for n in META.players:
        if len(rules.start_points.of(n)) != n:
            raise _bad("box-start-points", at=f"rules.start_points.{n}", players=n, most=MOST_POINTS)
        decks = rules.cards.of(n)
        if len(decks) != 2 * n + 4 or set(decks) - set(DECKS):
            raise _bad("box-decks", at=f"rules.cards.{n}", players=n, number=2 * n + 4, decks=", ".join(DECKS))


def _number_of(section: Sized, name: str, number: int) -> None:
    if len(section) != number:
        raise _bad("box-count", at=name.split()[0], section=name, number=number, found=len(section))


def _check_boards(boards: dict[str, Board]) -> None:
    _number_of(boards, "boards", BOARDS)
    for name, board in boards.items():
        if not all(len(row) == SIZE for row in board.rows):
            raise _bad("box-board-rows", at=f"boards.{name}.rows", board=name, size=SIZE)
        signs = board.signs
        if set(signs) - set(".xS") or signs.count("S") != 1 or signs.count("x") != BANDEROLES:
            raise _bad("box-board-signs", at=f"boards.{name}.rows", board=name, banderoles=BANDEROLES)
        row, column = divmod(signs.index("S"), SIZE)
        if not (0 < row < SIZE - 1 and 0 < column < SIZE - 1):  # C-20a: the first tile must fit in every turn
            raise _bad("box-board-shovel", at=f"boards.{name}.rows", board=name)


def _check_frames(frames: dict[str, Frame]) -> None:
    _number_of(frames, "frames", FRAMES)
    for name, frame in frames.items():
        if not all(map(_is_task, frame.tasks)):
            raise _bad("box-frame", at=f"frames.{name}.tasks", frame=name, kinds=", ".join(TASK_KINDS), size=SIZE)


def _is_task(task: str) -> bool:
    kind, *slot = task.split() or ("",)
    return kind in TASK_KINDS and len(slot) == 1 and slot[0] in map(str, range(1, SIZE + 1))


def _check_tiles(tiles: dict[str, Tile]) -> None:
    for back, number in (("L", LIGHT), ("D", DARK)):
        _number_of([name for name in tiles if name.startswith(back)], f"tiles {back}…", number)
    _number_of(tiles, "tiles", LIGHT + DARK)
    for name, tile in tiles.items():
        _check_tile(name, tile)


def _check_tile(name: str, tile: Tile) -> None:
    sides = tile.sides
    if len(sides) != 4 or set(sides) - set(LETTERS):
        raise _bad("box-tile-sides", at=f"tiles.{name}.sides", tile=name, letters=" ".join(LETTERS))
    pictures = set(sides) - {"-"}
    if any(sides.count(half) > 1 for half in HALVES):  # C-26: a dwelling is exactly two halves
        raise _bad("box-tile-half", at=f"tiles.{name}.sides", tile=name)
    if tile.single is not None and pictures:  # C-28
        raise _bad("box-tile-single", at=f"tiles.{name}.single", tile=name, single=tile.single)
    if tile.single is None and not pictures:
        raise _bad("box-tile-empty", at=f"tiles.{name}.sides", tile=name)
    if tile.chimneys and "V" not in sides:
        raise _bad("box-tile-chimneys", at=f"tiles.{name}.chimneys", tile=name)
    if name.startswith("D") and len(pictures) > 1:  # C-70
        raise _bad("box-tile-dark", at=f"tiles.{name}.sides", tile=name)


def _check_cards(cards: dict[str, Card], used: ByPlayers[str]) -> None:
    _number_of(cards, "cards", SCORING_CARDS)
    for name, card in cards.items():
        if name[:1] not in DECKS:
            raise _bad("box-card-deck", at=f"cards.{name}", card=name, decks=", ".join(DECKS))
        for part, values in (("require", card.require), ("payout", card.payout)):
            if not values:
                raise _bad("box-card-part", at=f"cards.{name}.{part}", card=name, name=part)
        known = GOODS if colour(name) == "red" else THINGS
        for thing in card.require:
            if thing not in known:
                raise BadBox("box-unknown-key", section=f"cards.{name}.require", name=thing, keys=", ".join(known))
    for n in META.players:
        for letter in DECKS:
            have, number = sum(name[0] == letter for name in cards), used.of(n).count(letter)
            if number > have:
                raise _bad("box-deck-small", at=f"rules.cards.{n}", deck=letter, players=n, number=number, have=have)


BOX = BoxSpec(
    Contents,
    replaced=("require", "payout", "tiles.*"),
    check=check,
    written={
        "boards.*.rows.*": Signs(".xS", SIZE),
        "frames.*.tasks.*": Worded(TASK_KINDS, numbered=TASK_KINDS, low=1, high=SIZE),
        "tiles.*.sides": Signs("".join(LETTERS), 4),
        "rules.cards.*": Signs("".join(DECKS)),
    },
)
"""A tile, and what a card wants and pays, is replaced as a whole: its parts only make sense together."""
