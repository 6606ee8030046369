"""Placements and structures of whole games against a second, slow way of finding them, from the view alone."""

from collections.abc import Iterator
from typing import Any

import pytest

from vicus.games.carpe_diem.components import CELLS, LETTERS, PICTURES, SIZE
from vicus.games.carpe_diem.pieces import turned

from .positions import games

LANDSCAPES, DWELLINGS = PICTURES[1:5], PICTURES[5:9]
Laid = dict[int, str]
"""The sides of the tiles in a district, by cell."""


def beside(cell: int) -> Iterator[tuple[int, int]]:
    """The sides of a cell that do not lie against the frame, and the cell there."""
    row, column = divmod(cell, SIZE)
    for side, (y, x) in enumerate(((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))):
        if y in range(SIZE) and x in range(SIZE):
            yield side, y * SIZE + x


def structures(laid: Laid) -> list[tuple[str, set[int], bool]]:
    """Every structure: its picture, its cells, whether it is finished."""
    found, seen = [], set()
    for cell, sides in laid.items():
        for letter in set(sides) - {"-"} - {letter for at, letter in seen if at == cell}:
            cells, todo, finished = {cell}, [cell], True
            while todo:
                at = todo.pop()
                for side, there in beside(at):
                    if laid[at][side] == letter:
                        finished &= there in laid
                        if there in laid and there not in cells:
                            cells.add(there)
                            todo.append(there)
            seen |= {(at, letter) for at in cells}
            found.append((PICTURES[LETTERS.index(letter)], cells, finished))
    return found


def fits(laid: Laid, cell: int, sides: str) -> bool:
    around = dict(beside(cell))
    if cell in laid or not any(there in laid for there in around.values()):
        return False
    for side in range(4):
        there = around.get(side)
        against = "-" if there is None else laid[there][(side + 2) % 4] if there in laid else sides[side]
        if sides[side] != against:
            return False
    after = structures(laid | {cell: sides})
    return all(len(cells) <= 4 for kind, cells, _ in after if kind in LANDSCAPES)


def placements(laid: Laid, shovel: int, printed: str) -> set[tuple[int, str]]:
    """Where a tile may go, and how it looks there."""
    looks = {turned(printed, turn) for turn in range(4)}
    if not laid:
        return {(shovel, sides) for sides in looks}
    return {(cell, sides) for cell in range(CELLS) for sides in looks if fits(laid, cell, sides)}


def district(seat: dict[str, Any]) -> Laid:
    return {cell: tile["sides"] for cell, tile in enumerate(seat["cells"]) if tile}


@pytest.mark.rule("C-20", "C-20a", "C-21", "C-21a", "C-25")
@pytest.mark.parametrize(("players", "seed"), [(2, 101), (3, 102), (4, 103)])
def test_placements(players, seed):
    asked = 0
    for match in games(players, seed=seed):
        view = match.view()
        if view["phase"] == "build" and not match.over:
            asked += 1
            seat, printed = view["seats"][view["seat"]], view["hand"]["sides"]
            offered = [(a.value.row * SIZE + a.value.column, a.value.turn) for a in match.legal() if a.text != "store"]
            looks = {(cell, turned(printed, turn)) for cell, turn in offered}
            assert looks == placements(district(seat), seat["shovel"], printed)
            assert len(offered) == len(looks)
            assert ("store" in [a.text for a in match.legal()]) == bool(district(seat))
    assert asked > 20 * players


@pytest.mark.rule("C-21b", "C-23", "C-23b", "C-24", "C-26")
@pytest.mark.parametrize(("players", "seed"), [(2, 104), (3, 105), (4, 106)])
def test_structures(players, seed):
    finished = 0
    for match in games(players, seed=seed):
        for seat in match.view()["seats"]:
            found = structures(district(seat))
            done = {kind: [cells for each, cells, ready in found if each == kind and ready] for kind in PICTURES[1:]}
            owns = {kind: len(each) for kind, each in done.items()}
            owns["any_landscape"] = sum(owns[kind] for kind in LANDSCAPES)
            owns["any_dwelling"] = sum(owns[kind] for kind in DWELLINGS)
            owns["chimneys"] = sum(tile["chimneys"] for tile in seat["cells"] if tile)
            assert seat["owns"].items() >= owns.items()
            assert seat["done"] == {kind: sorted(set().union(*each)) for kind, each in done.items() if each}
            assert all(len(cells) == 2 for kind in DWELLINGS for cells in done[kind])
            assert all(len(cells) > 1 for each in done.values() for cells in each)
            finished = max(finished, sum(map(len, done.values())))
    assert finished > 4
