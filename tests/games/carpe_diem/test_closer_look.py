"""A closer look: what is printed, as it lies. Worked out here a second time, from the box and the plain observation."""

from random import Random

import numpy as np
import pytest

import vicus
from vicus.games.carpe_diem.components import CELLS, COMPASS, LETTERS, PAYOUTS, SIDES, SINGLES, SIZE, TASK_KINDS

from ..reading import spec_of

GAME = vicus.game("carpe_diem")
BOX = GAME.box.contents
TILES = [BOX.tiles[name] for name in BOX.tile_ids]


def looks(players: int, seed: int, every: int = 7):
    """Positions of a random game, each seen by all seats: plain and closer fields by name."""
    match, random = GAME.new(players=players, seed=seed), Random(seed)
    spec = spec_of(GAME, players, closer=True)
    sight = GAME.sight(players, closer=True)
    number = 0
    while True:
        if number % every == 0 or match.over:
            for seat in range(players):
                yield match, seat, spec.read(np.array(sight.see(match.state, seat), "i1"))
        if match.over:
            return
        number += 1
        match.play(random.choice(match.legal()))


def pictures(tile: int, turns: int = 0) -> list[int]:
    """Of a tile, by its number plus one, after so many quarter turns clockwise: N, E, S, W."""
    if tile == 0:
        return [0] * 4
    sides = TILES[tile - 1].sides
    return [LETTERS.index(sides[(side - turns) % 4]) + 1 for side in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_are_those_of_the_tiles_that_lie_there(players):
    built = 0
    for _, _, seen in looks(players, players):
        assert seen["hand_side"].tolist() == pictures(int(seen["hand"]))
        assert seen["at_side"].tolist() == [[pictures(int(tile)) for tile in space] for space in seen["at"]]
        assert seen["display_side"].tolist() == [pictures(int(tile)) for tile in seen["display"]]
        own = zip(seen["tile"][0], seen["turn"][0], strict=True)
        assert seen["side"].tolist() == [pictures(int(tile), int(turns)) for tile, turns in own]
        bits = [[int(bits) >> side & 1 for side in range(4)] for bits in seen["finished"][0]]
        assert seen["side_finished"].tolist() == bits
        built += int((seen["tile"][0] > 0).sum())
    assert built > 0


def test_single_buildings_and_chimneys_are_those_of_the_tiles():
    for _, _, seen in looks(3, 1):
        for where, tiles in (("hand", [seen["hand"]]), ("at", seen["at"].ravel()), ("display", seen["display"])):
            printed = [TILES[int(tile) - 1] if tile else None for tile in tiles]
            singles = [SINGLES.index(tile.single) + 1 if tile and tile.single else 0 for tile in printed]
            assert seen[f"{where}_single"].ravel().tolist() == singles
            assert seen[f"{where}_chimneys"].ravel().tolist() == [tile.chimneys if tile else 0 for tile in printed]
        own = [TILES[int(tile) - 1].chimneys if tile else 0 for tile in seen["tile"][0]]
        assert seen["chimneys_at"].tolist() == own


def test_empty_cells_show_what_the_board_has_there():
    for _, _, seen in looks(2, 5):
        signs = BOX.boards[BOX.board_ids[int(seen["board"][0])]].signs
        shown = [0 if tile else {"x": 1, "S": 2}.get(sign, 0) for sign, tile in zip(signs, seen["tile"][0], strict=True)]
        assert seen["spot"].tolist() == shown


def test_tasks_are_those_of_the_frame_and_met_when_they_bring_points():
    met = 0
    for match, seat, seen in looks(2, 3):
        frames = [BOX.frames[BOX.frame_ids[int(number)]].printed for number in seen["frame"][0]]
        labels = spec_of(GAME, 2, closer=True)["task"].labels
        assert [[labels[kind] for kind in pair] for pair in seen["task"]] == [[t.kind for t in tasks] for tasks in frames]
        assert seen["task_slot"].tolist() == [[task.slot for task in tasks] for tasks in frames]
        points = sum(
            BOX.tasks.of(task.kind)
            for side, tasks in enumerate(frames)
            for number, task in enumerate(tasks)
            if seen["task_met"][side][number]
        )
        assert points == dict(match.scores()[seat].lines)["frame"]
        assert len(frames) == len(COMPASS)
        met += int(seen["task_met"].sum())
    assert met > 0


def test_a_card_is_met_as_often_as_it_could_be_paid_or_is_owned():
    """With what the plain observation tells: goods and coins for a red one, what is finished for a green one."""
    found = set()
    for _, _, seen in looks(3, 2):
        for player, place in np.ndindex(*seen["meets"].shape):
            number = int(seen["card"][place])
            if number == 0:
                assert seen["meets"][player, place] == 0
                continue
            found.add(times := int(seen["meets"][player, place]))
            wanted = BOX.cards[BOX.card_ids[number - 1]].require
            goods = [
                (seen["goods"][player][k], wanted.get(good, 0)) for k, good in enumerate(("grapes", "herbs", "chicken", "fish"))
            ]
            if any(need for _, need in goods):
                missing = [sum(max(0, n * need - int(have)) for have, need in goods) for n in (times, times + 1)]
                assert missing[0] <= seen["coins"][player] < missing[1]
    assert len(found) > 2


def district(seen, player: int) -> dict[int, list[int]]:
    """The pictures of the tiles that a player has laid, by cell."""
    laid = zip(seen["tile"][player], seen["turn"][player], strict=True)
    return {cell: pictures(int(tile), int(turns)) for cell, (tile, turns) in enumerate(laid) if tile}


def neighbours(cell: int) -> dict[int, int]:
    """By side, from N clockwise: the cell that lies there."""
    row, column = divmod(cell, SIZE)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return {side: r * SIZE + c for side, (r, c) in enumerate(around) if 0 <= r < SIZE and 0 <= c < SIZE}


MEADOW = LETTERS.index("-") + 1
"""As sides are shown."""


def wanted(tiles: dict[int, list[int]], cell: int) -> list[int]:
    """The pictures, as they are shown, that an empty cell has to have."""
    sides = [tiles[there][(side + 2) % SIDES] for side, there in neighbours(cell).items() if there in tiles]
    return [picture for picture in sides if picture != MEADOW]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gaps_are_cells_beside_tiles_that_have_to_show_pictures(players):
    sizes = set()
    for _, _, seen in looks(players, players + 30):
        for player in range(players):
            tiles = district(seen, player)
            wants = [wanted(tiles, cell) for cell in range(CELLS) if cell not in tiles]
            numbers = [len(each) for each in wants]
            assert seen["gaps"][player].tolist() == [numbers.count(1), numbers.count(2), sum(n > 2 for n in numbers)]
            if player == 0:
                all_wanted = [picture for each in wants for picture in each]
                assert seen["wanted"].tolist() == [all_wanted.count(kind + 2) for kind in range(len(TASK_KINDS))]
            sizes |= set(numbers)
    assert sizes >= {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 4])
def test_points_of_the_end_are_those_of_the_score_as_it_stands(players):
    """Others' fountain cards show when all is over (C-07a)."""
    shown = set()
    for match, seat, seen in looks(players, 6):
        for player in range(players):
            lines = dict(match.scores()[(seat + player) % players].lines)
            if player and not match.over:
                lines["fountain"] = 0
            parts = ("leftovers", "track", "fountain", "frame")
            assert seen["would_bring"][player].tolist() == [lines[part] for part in parts]
            shown |= {(part, player > 0) for part in parts if lines[part]}
            storage = SHOWN_STORAGE + player
            assert seen["stored"][player] == (seen["lies"] == storage).sum()
            assert seen["tiles_laid"][player] == (seen["tile"][player] > 0).sum()
    assert len(shown) == 8


SHOWN_STORAGE = 2
"""Of where tiles lie, what stands for the own storage; the next players' follow."""


def test_a_card_brings_what_it_pays_as_often_as_it_is_met():
    brought = np.zeros(len(PAYOUTS), int)
    for _, _, seen in looks(3, 15):
        for place, number in enumerate(seen["card"]):
            pays = BOX.cards[BOX.card_ids[int(number) - 1]].payout if number else {}
            times = int(seen["meets"][0, place])
            assert seen["brings"][place].tolist() == [times * pays.get(each, 0) for each in PAYOUTS]
            brought += seen["brings"][place]
    assert (brought > 0).all()


# -- what can be done now: tried out here ------------------------------------------------------------------------------------


def finished_by(match, action) -> set[str]:
    """The kinds of structures that the tile now built finishes (not those that a craftsman's tile finishes after it)."""
    twin = match.copy()
    twin.play(action, hold=True)
    kinds = [event.kind for event in twin.events]
    own = twin.events[: kinds.index("crafted")] if "crafted" in kinds else twin.events
    return {event.params["kind"] for event in own if event.kind == "finished"}


def fits_and_finishes(match, action) -> tuple[bool, set[str]]:
    """Of a tile that is taken: whether it can be built then, and what it finishes wherever that is."""
    twin = match.copy()
    twin.play(action, hold=True)
    if twin.view(match.seat)["phase"] != "build" or twin.seat != match.seat:
        return "stored" not in [event.kind for event in twin.events], set()
    builds = [each for each in twin.legal() if each.text.startswith("build")]
    return bool(builds), {kind for each in builds for kind in finished_by(twin, each)}


@pytest.mark.parametrize(("players", "seed"), [(2, 15), (3, 5), (4, 4)])
def test_what_can_be_built_shows_how_much_it_finishes(players, seed):
    """In these games something can finish two structures at once."""
    found = set()
    for match, seat, seen in looks(players, seed, every=1):
        expected = np.zeros((CELLS, SIDES), int)
        if match.seat == seat and match.view(seat)["phase"] == "build" and match.state.built[seat]:
            for action in match.legal():
                if action.text != "store":
                    number = len(finished_by(match, action))
                    expected[action.value.row * SIZE + action.value.column, action.value.turn] = min(2, number)
        assert seen["builds"].tolist() == expected.tolist()
        found |= set(expected.ravel().tolist())
    assert found == {0, 1, 2}


@pytest.mark.parametrize(("players", "seed"), [(2, 15), (4, 4)])
def test_what_can_be_built_shows_how_many_cells_get_harder_to_fill(players, seed):
    found = set()
    for match, seat, seen in looks(players, seed, every=1):
        expected = np.zeros((CELLS, SIDES), int)
        if match.seat == seat and match.view(seat)["phase"] == "build" and match.state.built[seat]:
            tiles = district(seen, 0)
            for action in match.legal():
                if action.text != "store":
                    cell, turn = action.value.row * SIZE + action.value.column, action.value.turn
                    laid = pictures(int(seen["hand"]), turn)
                    crowded = [
                        there
                        for side, there in neighbours(cell).items()
                        if there not in tiles and laid[side] != MEADOW and wanted(tiles, there)
                    ]
                    expected[cell, turn] = min(2, len(crowded))
        assert seen["crowds"].tolist() == expected.tolist()
        found |= set(expected.ravel().tolist())
    assert found == {0, 1, 2}


@pytest.mark.parametrize(("name", "players"), [("take", 2), ("craft", 2), ("take", 4)])
def test_tiles_that_can_be_taken_show_whether_they_fit_and_what_they_finish(name, players):
    asked, fitting, finishing = 0, set(), set()
    for match, seat, seen in looks(players, 21, every=1):
        fits, finishes = (np.zeros_like(seen[f"{name}_{what}"], int) for what in ("fits", "finishes"))
        if match.seat == seat and match.view(seat)["phase"] == name:
            asked += 1
            for action in match.legal():
                value = action.value
                at = (value.slot - 1,) if name == "craft" else (value.space, value.slot - 1)
                fits[at], kinds = fits_and_finishes(match, action)
                finishes[at] = [kind in kinds for kind in TASK_KINDS]
        assert seen[f"{name}_fits"].tolist() == fits.tolist()
        assert seen[f"{name}_finishes"].tolist() == finishes.tolist()
        fitting |= set(fits.ravel().tolist())
        finishing |= set(finishes.ravel().tolist())
    assert asked
    assert fitting == finishing == {0, 1}
