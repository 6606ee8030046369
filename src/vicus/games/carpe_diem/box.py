"""Reading and checking what is in the box."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from vicus.engine.box import Box, known_keys, merge, read, whole
from vicus.errors import BadBox

from .components import (
    BANDEROLES,
    BOARDS,
    DARK,
    DECKS,
    FIRST_DWELLING,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    FRAMES,
    GOODS,
    LAST_DWELLING,
    LETTERS,
    LIGHT,
    OWNED,
    PAYOUTS,
    PICTURES,
    RED_DECKS,
    SCORING_CARDS,
    SINGLES,
    SIZE,
)
from .meta import META

NOTES = ("provenance", "note")
NAMED = ("boards", "frames", "tiles", "cards", "fountain_cards")
KEYS = {
    "box": ("title",),
    "rules": ("penalty", "start_points", "cards"),
    "tasks": ("landscape", "dwelling", "villa"),
    "track": ("points",),
    "villas": ("points",),
}
HALVES = LETTERS[FIRST_DWELLING : LAST_DWELLING + 1]
MOST_SPACES = 100
MOST_POINTS = 100
MOST_WANTED = 9


@lru_cache(maxsize=1)
def standard() -> Box:
    data = read(Path(__file__).with_name("box.toml"))
    check(data)
    return Box(data, standard=True)


def changed(changes: dict[str, Any]) -> Box:
    """The standard box with what an owner has typed in; a tile, and what a card wants and pays, is replaced as a whole."""
    tiles = changes.get("tiles")
    data = merge(standard().data, changes, replaced=("require", "payout", *(tiles if isinstance(tiles, dict) else ())))
    check(data)
    return Box(data)


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="carpe_diem", **params)


def check(data: dict[str, Any]) -> None:
    """Raise BadBox for a box that no game can be played with."""
    for section in data:
        if section not in (*KEYS, *NAMED):
            raise _bad("box-unknown-section", section=section)
        if not isinstance(data[section], dict):
            raise _bad("box-not-a-table", section=section)
    for section, keys in KEYS.items():
        known_keys(data[section], section, (*keys, *NOTES))
    for section in NAMED:
        for name, entry in data[section].items():
            if not isinstance(entry, dict):
                raise _bad("box-not-a-table", section=f"{section}.{name}")
    _check_rules(data["rules"])
    whole(data["tasks"], "tasks", ["landscape", "dwelling", "villa"], 0, MOST_POINTS)
    _check_points(data["track"], "track", MOST_SPACES)
    _check_points(data["villas"], "villas", MOST_SPACES)
    _check_boards(data["boards"])
    _check_frames(data["frames"])
    _check_tiles(data["tiles"])
    _check_cards(data["cards"], data["rules"]["cards"])
    _check_fountain_cards(data["fountain_cards"])


def _check_rules(rules: dict[str, Any]) -> None:
    whole(rules, "rules", ["penalty"], 0, MOST_POINTS)
    for name in ("start_points", "cards"):
        if not isinstance(rules[name], dict):
            raise _bad("box-not-a-table", section=f"rules.{name}")
        known_keys(rules[name], f"rules.{name}", (*(str(n) for n in META.players), *NOTES))
    for n in META.players:
        points = rules["start_points"][str(n)]
        if not _are_numbers(points, 0) or len(points) != n:
            raise _bad("box-start-points", players=n, most=MOST_POINTS)
        decks = rules["cards"][str(n)]
        if not isinstance(decks, str) or len(decks) != 2 * n + 4 or set(decks) - set(DECKS):
            raise _bad("box-decks", players=n, number=2 * n + 4, decks=", ".join(DECKS))


def _are_numbers(values: Any, low: int) -> bool:
    return isinstance(values, list) and all(type(v) is int and low <= v <= MOST_POINTS for v in values)


def _check_points(section: dict[str, Any], name: str, most: int) -> None:
    points = section["points"]
    if not _are_numbers(points, 0) or not 2 <= len(points) <= most:
        raise _bad("box-points", section=name, most=most, highest=MOST_POINTS)


def _number_of(section: dict[str, Any], name: str, number: int) -> None:
    if len(section) != number:
        raise _bad("box-count", section=name, number=number, found=len(section))


def _check_boards(boards: dict[str, Any]) -> None:
    _number_of(boards, "boards", BOARDS)
    for name, board in boards.items():
        known_keys(board, f"boards.{name}", ("rows", *NOTES))
        rows = board.get("rows")
        if not isinstance(rows, list) or len(rows) != SIZE or not all(isinstance(r, str) and len(r) == SIZE for r in rows):
            raise _bad("box-board-rows", board=name, size=SIZE)
        signs = "".join(rows)
        if set(signs) - set(".xS") or signs.count("S") != 1 or signs.count("x") != BANDEROLES:
            raise _bad("box-board-signs", board=name, banderoles=BANDEROLES)
        row, column = divmod(signs.index("S"), SIZE)
        if not (0 < row < SIZE - 1 and 0 < column < SIZE - 1):  # C-20a: the first tile must fit in every turn
            raise _bad("box-board-shovel", board=name)


def _check_frames(frames: dict[str, Any]) -> None:
    _number_of(frames, "frames", FRAMES)
    for name, frame in frames.items():
        known_keys(frame, f"frames.{name}", ("tasks", *NOTES))
        tasks = frame.get("tasks")
        if not isinstance(tasks, list) or len(tasks) != 2 or not all(map(_is_task, tasks)):
            raise _bad("box-frame", frame=name, kinds=", ".join(PICTURES[1:]), size=SIZE)


def _is_task(task: Any) -> bool:
    kind, *slot = task.split() if isinstance(task, str) and task.strip() else ("",)
    return kind in PICTURES[1:] and len(slot) == 1 and slot[0] in map(str, range(1, SIZE + 1))


def _check_tiles(tiles: dict[str, Any]) -> None:
    for back, number in (("L", LIGHT), ("D", DARK)):
        _number_of({name: 0 for name in tiles if name.startswith(back)}, f"tiles {back}…", number)
    _number_of(tiles, "tiles", LIGHT + DARK)
    for name, tile in tiles.items():
        known_keys(tile, f"tiles.{name}", ("sides", "chimneys", "single", *NOTES))
        _check_tile(name, tile, tile.get("sides"))


def _check_tile(name: str, tile: dict[str, Any], sides: Any) -> None:
    if not isinstance(sides, str) or len(sides) != 4 or set(sides) - set(LETTERS):
        raise _bad("box-tile-sides", tile=name, letters=" ".join(LETTERS))
    pictures = set(sides) - {"-"}
    if any(sides.count(half) > 1 for half in HALVES):  # C-26: a dwelling is exactly two halves
        raise _bad("box-tile-half", tile=name)
    single, chimneys = tile.get("single"), tile.get("chimneys", 0)
    if single is not None and (single not in SINGLES or pictures):  # C-28
        raise _bad("box-tile-single", tile=name, singles=", ".join(SINGLES))
    if single is None and not pictures:
        raise _bad("box-tile-empty", tile=name)
    if type(chimneys) is not int or not 0 <= chimneys <= MOST_WANTED or (chimneys and "V" not in sides):
        raise _bad("box-tile-chimneys", tile=name, most=MOST_WANTED)
    if name.startswith("D") and len(pictures) > 1:  # C-70
        raise _bad("box-tile-dark", tile=name)


def _check_cards(cards: dict[str, Any], used: dict[str, str]) -> None:
    _number_of(cards, "cards", SCORING_CARDS)
    for name, card in cards.items():
        if name[:1] not in DECKS:
            raise _bad("box-card-deck", card=name, decks=", ".join(DECKS))
        known_keys(card, f"cards.{name}", ("require", "payout", *NOTES))
        things = GOODS if name[0] in RED_DECKS else OWNED[1:]
        for part, known in (("require", things), ("payout", PAYOUTS)):
            values = card.get(part)
            if not isinstance(values, dict) or not values:
                raise _bad("box-card-part", card=name, name=part)
            known_keys(values, f"cards.{name}.{part}", known)
            whole(values, f"cards.{name}.{part}", list(values), 1, MOST_WANTED)
    for n in META.players:
        for deck in DECKS:
            have = sum(name[0] == deck for name in cards)
            if used[str(n)].count(deck) > have:
                raise _bad("box-deck-small", deck=deck, players=n, number=used[str(n)].count(deck), have=have)


def _check_fountain_cards(cards: dict[str, Any]) -> None:
    for name, card in cards.items():
        if name not in FOUNTAIN_KINDS:
            raise _bad("box-fountain-kind", name=name, kinds=", ".join(FOUNTAIN_KINDS))
        known_keys(card, f"fountain_cards.{name}", ("copies", "points", *NOTES))
        whole(card, f"fountain_cards.{name}", ["copies"], 0, FOUNTAIN_CARDS)
        whole(card, f"fountain_cards.{name}", ["points"], 0, MOST_POINTS)
    total = sum(card["copies"] for card in cards.values())
    if total != FOUNTAIN_CARDS:
        raise _bad("box-count", section="fountain_cards", number=FOUNTAIN_CARDS, found=total)
