"""The box as numbers for the rules."""

from vicus.engine.box import in_play

from .box import Contents
from .components import (
    CELLS,
    CIRCLES,
    DECKS,
    EMPTY_CORNERS,
    FOUNTAIN_KINDS,
    GOODS,
    OWNED,
    PAYOUTS,
    PICTURES,
    PLACES,
    RED_DECKS,
    SEATS,
    SIDES,
    SIZE,
    TASK_KINDS,
)
from .meta import META
from .pieces import line, packed

_BOX: Contents = in_play()
_PLAYERS = range(5)


def _turns(sides: str) -> int:
    """How many quarter turns look different."""
    return next(n for n in (1, 2, 4) if sides[-n:] + sides[:-n] == sides)


def _turned(face: int) -> int:
    """How a tile lies can be read from its sides without trying all four ways: multiplied with the lower 16 bits of this number
    they have three bits (16 to 18) that are others for each way, and the upper 16 bits tell the quarter turns for these."""
    ways = {(face << 4 * n | face >> 16 - 4 * n) & 0xFFFF: n for n in reversed(range(SIDES))}
    for factor in range(1, 1 << 16):
        turns = {(way * factor >> 16) & 7: n for way, n in ways.items()}
        if len(turns) == len(ways):
            return sum(n << 2 * place for place, n in turns.items()) << 16 | factor
    raise AssertionError(face)


# Tiles, light ones first
_TILES = [_BOX.tiles[name] for name in _BOX.tile_ids]
FACE: list[int] = [packed(tile.sides) for tile in _TILES]
TURNED: list[int] = [0] + [_turned(face) for face in FACE]
"""By number plus one, as observations count tiles."""
TURNS: list[int] = [_turns(tile.sides) for tile in _TILES]
CHIMNEYS_ON: list[int] = [tile.chimneys for tile in _TILES]
SINGLE_ON: list[int] = [OWNED.index(tile.single) if tile.single else 0 for tile in _TILES]

# Boards and frames
_ROWS = [_BOX.boards[name].signs for name in _BOX.board_ids]
SHOVEL: list[int] = [rows.index("S") for rows in _ROWS]
BANDEROLE = [sum(1 << cell for cell in range(CELLS) if rows[cell] == "x") for rows in _ROWS]
_TASKS = [_BOX.frames[name].printed for name in _BOX.frame_ids]
TASK_KIND = [[PICTURES.index(task.kind) for task in tasks] for tasks in _TASKS]
TASK_SLOT = [[task.slot for task in tasks] for tasks in _TASKS]
TASK_POINTS: list[int] = [0] + [_BOX.tasks.of(kind) for kind in TASK_KINDS]
LINE = [[0] + [sum(1 << cell for cell in line(side, slot)) for slot in range(1, SIZE + 1)] for side in range(SIDES)]

# Scoring cards, by deck
_CARDS = [_BOX.cards[name] for name in _BOX.card_ids]
_DECKS = {n: _BOX.rules.cards.of(n) for n in META.players}
FIRST_OF_DECK: list[int] = [sum(name[0] < deck for name in _BOX.cards) for deck in (*DECKS, "E")]
CARDS_OF_DECK = [[_DECKS.get(n, "").count(deck) for deck in DECKS] for n in _PLAYERS]
IS_RED: list[int] = [int(name[0] in RED_DECKS) for name in _BOX.card_ids]
_WANTED: list[dict[str, int]] = [{str(thing): n for thing, n in card.require.items()} for card in _CARDS]
GOODS_WANTED = [[wanted.get(good, 0) for good in GOODS] for wanted in _WANTED]
WANTED = [[wanted.get(thing, 0) for thing in OWNED] for wanted in _WANTED]
PAYS = [[card.payout.get(what, 0) for what in PAYOUTS] for card in _CARDS]
FIRST_CARD: list[int] = [first for first, _ in CIRCLES]
SECOND_CARD: list[int] = [second for _, second in CIRCLES]
HAS_CARD = [[int(place not in EMPTY_CORNERS.get(n, ())) for place in range(PLACES)] for n in _PLAYERS]

# Fountain cards, by kind
COPIES: list[int] = [_BOX.copies(kind) for kind in FOUNTAIN_KINDS]
FOUNTAIN_PAYS: list[int] = [_BOX.fountain_cards[k].points if k in _BOX.fountain_cards else 0 for k in FOUNTAIN_KINDS]

# Points
_START: dict[int, list[int]] = {n: _BOX.rules.start_points.of(n) for n in META.players}
START_POINTS: list[list[int]] = [(_START.get(n, []) + [0] * SEATS)[:SEATS] for n in _PLAYERS]
PENALTY: int = _BOX.rules.penalty
TRACK: list[int] = _BOX.track.points
VILLA_POINTS: list[int] = _BOX.villas.points

CELL_OF_BIT = [next((cell for cell in range(CELLS) if (1 << cell) % 37 == rest), 0) for rest in range(37)]
"""The number of a single bit: 2 is a primitive root modulo 37, so the remainders of 2**0 … 2**35 are all different."""
