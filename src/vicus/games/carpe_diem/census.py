"""Where every piece is: what must always add up (C-01, C-05, C-14, C-20b, C-31a, C-52)."""

from __future__ import annotations

from collections import Counter

from .box import Contents
from .components import FOUNTAIN, FOUNTAIN_CARDS, NOBODY, PASSES, ROUNDS, SPACES, TILES, TILES_AT_SPACE
from .state import LOOK, NEXT_TURN, State


def census(s: State, box: Contents) -> dict[str, tuple[int, int]]:
    """By name: how many pieces were found, and how many there must be."""
    return _tiles(s) | _cards(s) | _discs(s) | _districts(s)


def _tiles(s: State) -> dict[str, tuple[int, int]]:
    rows = [s.light, s.dark, s.display, [s.hand], *s.at, *s.tile, *s.stored]
    found = Counter(tile for row in rows for tile in row if tile >= 0)
    # Each space gives as many tiles a pass as there are players; the others are removed (C-14c).
    past = min(s.passes, PASSES - 1) * SPACES * (TILES_AT_SPACE - s.players)
    removed = past + sum(TILES_AT_SPACE - s.left[space] - s.taken[space] for space in range(SPACES))
    return {
        "tiles": (sum(found.values()) + removed, TILES),
        "tiles in two places": (sum(n - 1 for n in found.values()), 0),
        "tiles on the spaces": (sum(tile >= 0 for row in s.at for tile in row), sum(s.left)),
        "face-down tiles": (sum(tile >= 0 for tile in (*s.light, *s.dark)), s.lights + s.darks),
    }


def _cards(s: State) -> dict[str, tuple[int, int]]:
    kept = sum(map(sum, s.kept))
    return {
        "fountain cards": (sum(s.fresh) + s.returns + s.looking + kept, FOUNTAIN_CARDS),
        "returned cards": (sum(kind >= 0 for kind in s.returned), s.returns),
        "scoring cards": (sum(card >= 0 for card in s.card), 2 * s.players + 4),
        "different scoring cards": (len({card for card in s.card if card >= 0}), 2 * s.players + 4),
    }


def _discs(s: State) -> dict[str, tuple[int, int]]:
    lying = sum(owner != NOBODY for owner in s.disc)
    done = s.passes * s.players + (s.scored if _in_scoring(s) and not s.over else 0)
    under_way = int(s.circle >= 0)
    return {"scoring discs": (lying, done + under_way)}


def _in_scoring(s: State) -> bool:
    return s.turns == ROUNDS * s.players and s.pending != NEXT_TURN


def _districts(s: State) -> dict[str, tuple[int, int]]:
    counted = {}
    for p in range(s.players):
        laid = sum(tile >= 0 for tile in s.tile[p])
        counted[f"laid tiles of seat {p}"] = (laid, bin(s.built[p]).count("1"))
        looks = int(s.seat == p and (s.pending == LOOK or s.looking > 0))
        counted[f"fountain cards of seat {p}"] = (sum(s.kept[p]) + looks, s.owned[p][FOUNTAIN])
        counted[f"stored tiles of seat {p}"] = (sum(tile >= 0 for tile in s.stored[p]), s.stores[p])
        finished = 0
        for bits in s.done[p]:
            finished |= bits
        counted[f"finished cells of seat {p} without a tile"] = (bin(finished & ~s.built[p]).count("1"), 0)
    return counted
