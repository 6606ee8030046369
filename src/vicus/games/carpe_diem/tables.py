"""The box as numbers for the rules."""

from vicus.engine.box import in_play

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
    SINGLES,
    SIZE,
)
from .pieces import board_ids, card_ids, frame_ids, line, packed, task_class, tile_ids

_BOX = in_play()
_PLAYERS = range(5)


def _turns(sides: str) -> int:
    """How many quarter turns look different."""
    return next(n for n in (1, 2, 4) if sides[-n:] + sides[:-n] == sides)


# Tiles, light ones first
_TILES = [_BOX["tiles"][name] for name in tile_ids(_BOX)]
FACE: list[int] = [packed(tile["sides"]) for tile in _TILES]
TURNS: list[int] = [_turns(tile["sides"]) for tile in _TILES]
CHIMNEYS_ON: list[int] = [tile.get("chimneys", 0) for tile in _TILES]
SINGLE_ON: list[int] = [OWNED.index(tile["single"]) if tile.get("single") in SINGLES else 0 for tile in _TILES]

# Boards and frames
_ROWS = ["".join(board["rows"]) for board in (_BOX["boards"][name] for name in board_ids(_BOX))]
SHOVEL: list[int] = [rows.index("S") for rows in _ROWS]
BANDEROLE = [sum(1 << cell for cell in range(CELLS) if rows[cell] == "x") for rows in _ROWS]
_TASKS = [[task.split() for task in frame["tasks"]] for frame in (_BOX["frames"][name] for name in frame_ids(_BOX))]
TASK_KIND = [[PICTURES.index(kind) for kind, _ in tasks] for tasks in _TASKS]
TASK_SLOT = [[int(slot) for _, slot in tasks] for tasks in _TASKS]
TASK_POINTS: list[int] = [0] + [_BOX["tasks"][task_class(kind)] for kind in PICTURES[1:]]
LINE = [[0] + [sum(1 << cell for cell in line(side, slot)) for slot in range(1, SIZE + 1)] for side in range(SIDES)]

# Scoring cards, by deck
_CARDS = [_BOX["cards"][name] for name in card_ids(_BOX)]
FIRST_OF_DECK: list[int] = [sum(name[0] < deck for name in _BOX["cards"]) for deck in (*DECKS, "E")]
CARDS_OF_DECK = [[_BOX["rules"]["cards"].get(str(n), "").count(deck) for deck in DECKS] for n in _PLAYERS]
IS_RED: list[int] = [int(name[0] in RED_DECKS) for name in card_ids(_BOX)]
GOODS_WANTED = [[card["require"].get(good, 0) for good in GOODS] for card in _CARDS]
WANTED = [[card["require"].get(thing, 0) for thing in OWNED] for card in _CARDS]
PAYS = [[card["payout"].get(what, 0) for what in PAYOUTS] for card in _CARDS]
FIRST_CARD: list[int] = [first for first, _ in CIRCLES]
SECOND_CARD: list[int] = [second for _, second in CIRCLES]
HAS_CARD = [[int(place not in EMPTY_CORNERS.get(n, ())) for place in range(PLACES)] for n in _PLAYERS]

# Fountain cards, by kind
COPIES: list[int] = [_BOX["fountain_cards"].get(kind, {"copies": 0})["copies"] for kind in FOUNTAIN_KINDS]
FOUNTAIN_PAYS: list[int] = [_BOX["fountain_cards"].get(kind, {"points": 0})["points"] for kind in FOUNTAIN_KINDS]

# Points
START_POINTS: list[list[int]] = [(_BOX["rules"]["start_points"].get(str(n), []) + [0] * SEATS)[:SEATS] for n in _PLAYERS]
PENALTY: int = _BOX["rules"]["penalty"]
TRACK: list[int] = _BOX["track"]["points"]
VILLA_POINTS: list[int] = _BOX["villas"]["points"]

CELL_OF_BIT = [next((cell for cell in range(CELLS) if (1 << cell) % 37 == rest), 0) for rest in range(37)]
"""The number of a single bit: 2 is a primitive root modulo 37, so the remainders of 2**0 … 2**35 are all different."""
