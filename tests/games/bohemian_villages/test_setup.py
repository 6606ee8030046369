from itertools import combinations

import pytest

import vicus
from vicus.games.bohemian_villages.components import FIRST_KIND, LAST_KIND, NOBODY

from .table import Table, positions

GAME = vicus.game("bohemian_villages")
MANY = 6000
OUT = {2: {"AB", "OP", "ST"}, 3: {"ST"}, 4: {"ST"}, 5: set()}
BOARDS = ["".join(board["sides"]) for board in GAME.box.data["boards"]]


def letters(match: vicus.Match) -> list[str]:
    return [village["letter"] for village in match.view()["villages"]]


def visible(match: vicus.Match, kind: str) -> int:
    printed = match.game.box.data["villages"]
    return sum(building.split()[0] == kind for letter in letters(match) for building in printed[letter]["buildings"])


@pytest.mark.rule("B-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_only_two_to_five_can_play(players):
    with pytest.raises(vicus.BadOption):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("B-01")
def test_nine_boards_with_two_different_sides():
    assert len(BOARDS) == 9
    assert len(set("".join(BOARDS))) == len(GAME.box.data["villages"]) == 18


@pytest.mark.rule("B-01", "B-01a")
def test_sides_are_fair_and_independent():
    up = [[side % 2 for side in GAME.new(players=5, seed=seed).state.side] for seed in range(MANY)]
    fair = range(MANY // 2 - 200, MANY // 2 + 201)  # five standard deviations
    assert all(sum(sides[board] for sides in up) in fair for board in range(9))
    assert all(sum(sides[a] == sides[b] for sides in up) in fair for a, b in combinations(range(9), 2))
    assert len(set(map(tuple, up))) == 2**9


@pytest.mark.rule("B-01")
def test_other_side_is_out_of_the_game():
    table = Table(sides="ACEGIKMO", dice=(1, 5, 2, 2)).play("use 1+5")
    assert table.match.why_not("place mill Bracholnitz")[0] == "B-01"


@pytest.mark.rule("B-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_villages_in_play(players):
    boards = {board for board in BOARDS if board not in OUT[players]}
    assert len(boards) == {2: 6, 3: 8, 4: 8, 5: 9}[players]
    for seed in range(50):
        seen = letters(GAME.new(players=players, seed=seed))
        assert {board for board in BOARDS for letter in seen if letter in board} == boards
        assert len(seen) == len(boards)


@pytest.mark.rule("B-02")
@pytest.mark.parametrize(
    ("letter", "name"),
    [("S", "Sonnhofen"), ("T", "Tielden"), ("A", "Anschow"), ("B", "Bracholnitz"), ("O", "Obethal"), ("P", "Palewnitz")],
)
def test_names_of_the_villages_left_out(letter, name):
    assert GAME.box.data["villages"][letter]["name"] == name


@pytest.mark.rule("B-02")
def test_no_figure_on_a_village_left_out():
    table = Table(players=3, dice=(2, 6, 3, 3)).play("use 2+6")
    assert table.match.why_not("place farm Tielden")[0] == "B-02"


@pytest.mark.rule("B-03")
@pytest.mark.parametrize(("players", "figures"), [(2, 13), (3, 13), (4, 10), (5, 10)])
def test_figures_per_player(players, figures):
    view = GAME.new(players=players, seed=3).view()
    assert [seat["figures"] for seat in view["seats"]] == [figures] * players


@pytest.mark.rule("B-03a")
@pytest.mark.parametrize(("players", "figures"), [(2, 13), (3, 13), (4, 10), (5, 10)])
def test_no_figure_comes_or_goes(players, figures):
    for match in positions(players, seed=players):
        s = match.state
        assert all(s.figures[p] + s.owner[: s.first[LAST_KIND + 1]].count(p) == figures for p in range(players))
        assert min(s.figures) >= 0


@pytest.mark.rule("B-03a")
def test_five_colours_of_thirteen():
    figures = GAME.box.data["figures"]
    assert figures["in_box"] == 13
    assert max(GAME.meta.players) == len(GAME.new(players=5, seed=1).view()["seats"]) == 5


@pytest.mark.rule("B-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_tiles_as_buildings(players):
    laid_out = set()
    for seed in range(50):
        match = GAME.new(players=players, seed=seed)
        supply = tuple(match.view()[f"{tile}_supply"] for tile in ("inn", "glass", "flour"))
        assert supply == tuple(visible(match, kind) for kind in ("inn", "manufactory", "mill"))
        laid_out.add(supply)
    assert len(laid_out) > 3  # the rulebook: the numbers vary from game to game


@pytest.mark.rule("B-04a")
def test_tiles_in_the_box():
    tiles = GAME.box.data["tiles"]
    assert (tiles["inn"], tiles["glass"], tiles["flour"]) == (8, 7, 6)


# The standard box needs every tile with some choice of sides, so one more building is one too many.
@pytest.mark.rule("B-04a")
@pytest.mark.parametrize(
    ("letter", "kind"), [("G", "inn"), ("N", "inn"), ("G", "manufactory"), ("J", "manufactory"), ("K", "mill"), ("A", "mill")]
)
def test_more_buildings_than_tiles_are_refused(letter, kind):
    buildings = [*GAME.box.data["villages"][letter]["buildings"], kind]
    with pytest.raises(vicus.BadBox) as refused:
        vicus.game("bohemian_villages", box={"villages": {letter: {"buildings": buildings}}})
    assert refused.value.key == "box-too-many"


@pytest.mark.rule("B-04a")
@pytest.mark.parametrize("tile", ["inn", "glass", "flour"])
def test_fewer_tiles_than_buildings_are_refused(tile):
    with pytest.raises(vicus.BadBox) as refused:
        vicus.game("bohemian_villages", box={"tiles": {tile: GAME.box.data["tiles"][tile] - 1}})
    assert refused.value.key == "box-too-many"


@pytest.mark.rule("B-04a")
def test_a_side_with_fewer_buildings_than_its_back_may_have_more():
    buildings = [*GAME.box.data["villages"]["M"]["buildings"], "inn"]
    vicus.game("bohemian_villages", box={"villages": {"M": {"buildings": buildings}}})


@pytest.mark.rule("B-05")
@pytest.mark.parametrize("players", [2, 5])
def test_supply(players):
    view = GAME.new(players=players, seed=1).view()
    assert (view["special_supply"], view["special_gone"], view["bishop"], view["bank"]) == (7, 0, None, 285)


@pytest.mark.rule("B-05a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_starts_with_anything(players):
    view = GAME.new(players=players, seed=2).view()
    for seat in view["seats"]:
        assert [seat[thing] for thing in ("coins", "flour", "glass", "special")] == [0, 0, 0, 0]
        assert not any(seat["own"].values())
    assert all(building["owner"] is None for village in view["villages"] for building in village["buildings"])
    assert not any(building.get("active") for village in view["villages"] for building in village["buildings"])


@pytest.mark.rule("B-05b")
def test_bank_is_one_amount():
    assert vicus.game("bohemian_villages", box={"coins": {"1": 3, "7": 2}}).new(players=2, seed=1).view()["bank"] == 17


@pytest.mark.rule("B-05b")
def test_change_is_always_possible():
    table = Table(players=2, dice=(2, 6, 1, 1), box={"coins": {"10": 2}}).play("use 2+6", "place farm Ibenow")
    assert (table.s.coins[0], table.s.bank, table.s.substitute) == (1, 19, 0)


@pytest.mark.rule("B-06", "B-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seat_0_begins_and_seats_follow_rising(players):
    match = GAME.new(players=players, seed=5)
    assert match.seat == 0
    turns = [event.params["seat"] for m in positions(players, seed=5) for event in m.events if event.kind == "turn"]
    assert len(turns) > 2 * players
    assert turns == [number % players for number in range(len(turns))]


@pytest.mark.rule("B-06")
def test_seat_0_begins_with_every_seed():
    assert {GAME.new(players=4, seed=seed).seat for seed in range(100)} == {0}


def numbers(data) -> set[int]:
    if isinstance(data, dict):
        data = list(data.values())
    return set().union(*map(numbers, data)) if isinstance(data, list) else {data}


@pytest.mark.rule("B-07")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_sees_the_same(players):
    for match in positions(players, seed=9):
        open_to_all = match.view(None) | {"viewer": "anybody"}
        for seat in range(players):
            assert match.view(seat) | {"viewer": "anybody"} == open_to_all


@pytest.mark.rule("B-07")
def test_everybody_hears_the_same():
    for match in positions(3, seed=9):
        assert all(match.events_for(seat) == match.events for seat in (0, 1, 2, None))


@pytest.mark.rule("B-07")
def test_view_shows_what_players_own():
    table = Table().put(1, "mill", "Elhotin").put(1, "inn", "Elhotin").wake("Elhotin")
    table.s.coins[1], table.s.special[1], table.s.bishop = 17, 1, 1
    view = table.match.view(0)
    seat = view["seats"][1]
    assert (seat["coins"], seat["special"], seat["flour"], seat["figures"], view["bishop"]) == (17, 1, 1, 11, 1)
    elhotin = next(village for village in view["villages"] if village["name"] == "Elhotin")
    inn = next(building for building in elhotin["buildings"] if building["kind"] == "inn")
    assert (inn["owner"], inn["active"]) == (1, True)


@pytest.mark.rule("B-07")
def test_coming_dice_are_hidden():
    match = GAME.new(players=3, seed=7)
    before = match.view(0)
    assert not numbers(before) & set(match.state.chance)
    match.state.chance = [1, 2]
    assert match.view(0) == before


@pytest.mark.rule("B-19")
def test_every_building_has_room_for_one():
    s = GAME.new(players=5, seed=1).state
    assert s.owner[: s.first[LAST_KIND + 1]] == [NOBODY] * s.first[LAST_KIND + 1]
    assert sum(s.free[FIRST_KIND : LAST_KIND + 1]) == s.first[LAST_KIND + 1] == sum(s.size)
