"""The end of a round: its order, coins, school-leavers, newborns, new buildings."""

from collections import Counter
from itertools import pairwise

import pytest

from vicus.games.helvetia.components import KINDS

from .positions import Table, games


def rest(players: int = 3, keeper: int = 0, **options: str) -> Table:
    """Everybody has two goods to deliver; the coins of all but one lie at the persons, equally many everywhere."""
    table = Table(players=players, seat=keeper, **options)
    for seat in range(players):
        table.village("0 well woman", "1 grain_farm man", of=seat)
        if seat != keeper:
            table.spent("carter", 2, seat=seat).spent("midwife", 2, seat=seat)
    if players == 2:
        table.neutral_coin(False)
    return table


# -- order ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-100")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("keeper", [0, 1, 2])
def test_who_has_coins_left_takes_the_start_player_tile(players, keeper):
    table = rest(players, keeper)
    table.s.starter = (keeper + 1) % players
    table.round_over(keeper)
    assert table.told("starter") == [{"seat": keeper}]
    assert [table.lines(p)["start_tile"] for p in range(players)] == [int(p == keeper) for p in range(players)]
    assert (table.match.seat, table.s.round) == (keeper, 2)


@pytest.mark.rule("H-100", "H-100a", "H-101", "H-106", "H-107", "H-110")
def test_in_this_order():
    """Start-player tile, person tiles, school-leavers, newborns to school, then new buildings."""
    table = rest().spent("priest", 1, seat=1).school(woman=1, seat=1).newborn(man=1).school(man=1, seat=2)
    table.village("5 bakehouse", of=2).s.starter = 2
    table.round_over()
    kinds = [event.kind for event in table.match.events]
    assert list(dict.fromkeys(kinds)) == [
        *("round_over", "starter", "person_tile", "turn", "moved_in", "centred", "grew_up", "round", "revealed"),
    ]
    assert kinds.count("revealed") == 5
    assert kinds[-1] == "turn"


@pytest.mark.rule("H-100a", "H-104", "H-105")
def test_tiles_and_coins_come_before_the_school():
    """While the first school-leaver is asked about, coins and tiles are back, newborns and buildings have not come."""
    table = rest().spent("priest", 1, seat=1).tile("carter", turned=True).newborn(woman=1).school(woman=1, man=1)
    table.village("5 bakehouse").round_over()
    assert table.match.view()["phase"] == "school"
    assert (table.holder("priest"), sum(table.s.turned)) == (1, 0)
    assert (table.s.coins[:3], sum(map(sum, table.s.spent))) == ([4, 5, 4], 0)
    assert (table.s.newborn[0], table.s.round, sum(table.s.on_offer)) == ([1, 0], 1, 11)


@pytest.mark.rule("H-100a", "H-109")
def test_the_end_of_the_game_comes_before_new_buildings():
    table = rest().newborn(man=1).delivered(*("wood", "brick", "stone", "ore", "grain", "water"))
    for place, kind in ((2, "mill"), (3, "tavern"), (4, "town_hall"), (5, "church")):
        table.village(f"{place} {kind}")
    table.s.person_tile[4] = 0
    assert table.points() == 20
    stacks = sum(table.s.stack_2), sum(table.s.stack_3), sum(table.s.on_offer)
    table.round_over()
    assert table.match.over
    assert (sum(table.s.stack_2), sum(table.s.stack_3), sum(table.s.on_offer)) == stacks
    assert table.told("revealed") == []
    assert (table.s.newborn[0], table.s.school[0]) == ([0, 0], [0, 1]), "newborns have come to school before"
    assert table.told("ended") == [{"rounds": 1}]


# -- coins ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-105")
def test_coins_come_back_from_the_persons():
    table = Table(players=3).coins(2).dowry(1, 0, 2).dowry(0, 1, 2)
    for person, coins in (("builder", (1, 1, 0)), ("carter", (0, 2, 1)), ("watchman", (1, 0, 1)), ("priest", (0, 1, 1))):
        for seat, number in enumerate(coins):
            table.spent(person, number, seat=seat)
    table.spent("midwife", 1, seat=2).round_over()
    assert table.s.round == 2
    assert table.s.coins[:3] == [2 + 2, 4, 4], "unspent ones are kept"
    assert all(table.at_person(person) == [0, 0, 0] for person in ("builder", "carter", "watchman", "priest", "midwife"))
    assert (table.s.dowry[0][:3], table.s.dowry[1][:3]) == ([0, 1, 1], [1, 0, 1]), "dowry stays where it is"


# -- school-leavers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-106")
def test_more_buildings_than_villagers():
    """One woman, two empty buildings: she chooses where she goes."""
    table = rest().village("5 bakehouse", "7 cowshed").school(woman=1).round_over()
    assert (table.match.seat, table.match.view()["school_place"]) == (0, 5)
    assert table.legal == ["settle 5 woman", "settle 5 nobody"]
    twin = table.match.copy()
    twin.play("settle 5 nobody")
    assert (twin.state.home[0] >> 7) & 1
    assert not (twin.state.home[0] >> 5) & 1
    table.play("settle 5 woman")
    assert (table.at(0, 5), table.at(0, 7)) == ("bakehouse woman", "cowshed")
    assert (table.s.school[0], table.s.centre[0], table.s.round) == ([0, 0], [0, 0], 2)


@pytest.mark.rule("H-106")
def test_more_villagers_than_buildings():
    """A woman and a man, one empty building: one of them moves in, the other goes to the centre."""
    table = rest().village("5 bakehouse").school(woman=1, man=1).round_over()
    assert table.legal == ["settle 5 woman", "settle 5 man"]
    table.play("settle 5 man")
    assert (table.at(0, 5), table.s.centre[0], table.s.school[0]) == ("bakehouse man", [1, 0], [0, 0])
    assert table.told("moved_in") == [{"seat": 0, "sex": "man", "village": 0, "place": 5}]
    assert table.told("centred") == [{"seat": 0, "sex": "woman"}]


@pytest.mark.rule("H-106")
def test_nobody_is_asked_where_there_is_no_choice():
    table = rest().village("5 bakehouse").school(woman=1).school(man=2, seat=1).round_over()
    assert (table.s.round, table.at(0, 5)) == (2, "bakehouse woman")
    assert table.s.centre[1] == [0, 2]


@pytest.mark.rule("H-106")
@pytest.mark.parametrize(("direction", "order"), [("counterclockwise", [1, 0, 2]), ("clockwise", [1, 2, 0])])
def test_in_turn_order_from_the_new_start_player(direction, order):
    table = rest(3, keeper=1, direction=direction)
    table.s.starter = 0
    for seat in range(3):
        table.village("5 bakehouse" if seat < 2 else "5 cowshed", of=seat).school(woman=1, man=1, seat=seat)
    table.round_over(1)
    seats = []
    while table.match.view()["phase"] == "school":
        seats.append(table.match.seat)
        table.play("settle 5 woman")
    assert seats == order
    assert (table.match.seat, table.s.round) == (1, 2)


@pytest.mark.rule("H-106")
def test_they_are_awake():
    table = rest().village("5 bakehouse").school(woman=1, man=1).round_over().play("settle 5 woman")
    assert table.at(0, 5) == "bakehouse woman"
    assert table.offers("deliver") == ["grain", "water", "bread"]


@pytest.mark.rule("H-106a")
def test_never_onto_victory_buildings_nor_into_occupied_ones():
    table = rest().village("5 church", "6 mill").school(woman=1, man=1).round_over()
    assert table.s.round == 2
    assert table.s.centre[0] == [1, 1]
    assert (table.at(0, 5), table.at(0, 0)) == ("church", "well woman")


@pytest.mark.rule("H-106a")
def test_one_villager_in_each():
    table = rest().village("5 bakehouse", "7 cowshed").school(woman=3).round_over()
    assert (table.s.round, table.at(0, 5), table.at(0, 7)) == (2, "bakehouse woman", "cowshed woman")
    assert table.s.centre[0] == [1, 0]


@pytest.mark.rule("H-106a")
def test_moving_in_is_compulsory():
    table = rest().village("5 bakehouse", "7 marketplace").school(woman=1, man=1).round_over()
    assert table.legal == ["settle 5 woman", "settle 5 man"]
    assert table.match.why_not("settle 5 nobody") == ("H-106a", {"reason": "must-move-in"})
    table = rest().village("5 bakehouse", "7 marketplace", "8 cowshed").school(woman=1, man=1).round_over()
    table.play("settle 5 nobody")
    assert table.why_not("settle 7 nobody") == "H-106a", "two are left for two buildings"
    table.play("settle 7 man")
    assert [table.at(0, place) for place in (5, 7, 8)] == ["bakehouse", "marketplace man", "cowshed woman"]


@pytest.mark.rule("H-106a")
def test_exchange_buildings_too():
    assert rest().village("5 marketplace").school(man=1).round_over().at(0, 5) == "marketplace man"


@pytest.mark.rule("H-106b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_empty_building_while_somebody_waits_in_the_centre(players):
    waited = empty = 0
    for seed in range(4):
        for match in games(players, seed):
            s = match.state
            if not s.round or match.view()["phase"] != "act":
                continue
            for p in range(players):
                free, centre = s.built[p] & ~s.home[p] & ~s.victory[p], sum(s.centre[p])
                assert not (free and centre)
                waited, empty = waited + (centre > 0), empty + (free > 0)
    assert waited
    assert empty


@pytest.mark.rule("H-106b")
def test_only_school_leavers_move():
    """(A position that cannot come up: somebody waits in the centre beside an empty building, and stays there.)"""
    table = rest().village("5 bakehouse").centre(woman=1).round_over()
    assert (table.s.round, table.at(0, 5), table.s.centre[0]) == (2, "bakehouse", [1, 0])


@pytest.mark.rule("H-106c")
def test_as_many_buildings_as_villagers():
    """Who goes where is the player's choice."""
    ends = set()
    for first in ("woman", "man"):
        table = rest().village("5 bakehouse", "7 cowshed").school(woman=1, man=1).round_over()
        assert table.legal == ["settle 5 woman", "settle 5 man"]
        table.play(f"settle 5 {first}")
        ends.add((table.at(0, 5), table.at(0, 7)))
    assert ends == {("bakehouse woman", "cowshed man"), ("bakehouse man", "cowshed woman")}


# -- newborns ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-107")
def test_newborns_go_to_school():
    table = rest().newborn(woman=1, man=2).newborn(man=1, seat=2).round_over()
    assert (table.s.newborn, table.s.school) == ([[0, 0]] * 4, [[1, 2], [0, 0], [0, 1], [0, 0]])
    assert table.told("grew_up") == [{"seat": 0, "children": 3}, {"seat": 2, "children": 1}]


@pytest.mark.rule("H-107", "H-100a")
def test_after_the_school_leavers():
    """An empty building stays empty: the newborns come to school only now, and leave it a round later."""
    table = rest().village("5 bakehouse").newborn(woman=1).round_over()
    assert (table.at(0, 5), table.s.school[0]) == ("bakehouse", [1, 0])
    table.spent("carter", 4, seat=1).spent("carter", 4, seat=2).round_over()
    assert (table.s.round, table.at(0, 5), table.s.school[0]) == (3, "bakehouse woman", [0, 0])


@pytest.mark.rule("H-107")
def test_they_can_marry_in_the_next_round():
    table = rest().newborn(woman=1).village("5 bakehouse man", of=1)
    assert table.offers("marry") == []
    table.round_over()
    assert "marry school 1 5" in table.legal


@pytest.mark.rule("H-107")
def test_else_they_leave_at_its_end():
    table = rest().newborn(woman=1).round_over()
    assert table.s.school[0] == [1, 0]
    table.spent("carter", 4, seat=1).spent("carter", 4, seat=2).round_over()
    assert (table.s.school[0], table.s.centre[0]) == ([0, 0], [1, 0])


# -- new buildings ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-110")
def test_five_new_buildings_beside_those_still_there():
    table = rest()
    before = Counter(table.on_offer())
    table.round_over()
    revealed = [event["kind"] for event in table.told("revealed")]
    assert len(revealed) == 5
    assert Counter(table.on_offer()) == before + Counter(revealed)
    assert (sum(table.s.stack_2), sum(table.s.stack_3)) == (12, 11)
    stack_2 = table.game.box.data["buildings"]
    assert all(stack_2[kind].get("stack2") for kind in revealed)


@pytest.mark.rule("H-110", "H-110a")
def test_five_by_five_until_none_is_left():
    """17 and 11 come as 5, 5, 5, 2 + 3, 5, 3, and then none."""
    table = rest()
    left, numbers = [(17, 11)], []
    for _ in range(8):
        for seat in (1, 2):
            table.spent("carter", 2, seat=seat).spent("midwife", 2, seat=seat)
        table.round_over()
        numbers.append(len(table.told("revealed")))
        left.append((sum(table.s.stack_2), sum(table.s.stack_3)))
    assert numbers == [5, 5, 5, 5, 5, 3, 0, 0]
    taken = [(a - c, b - d) for (a, b), (c, d) in pairwise(left)]
    assert taken == [(5, 0), (5, 0), (5, 0), (2, 3), (0, 5), (0, 3), (0, 0), (0, 0)]
    assert table.pieces_add_up()
    assert sum(table.s.on_offer) == 11 + 17 + 11


@pytest.mark.rule("H-110a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_1_has_stack_1_only(players):
    for match in games(players, 2):
        if match.state.round == 1:
            view = match.view()
            assert sum(view["offer"].values()) == 11
            assert set(view["offer"]) == {"mine", "cowshed", "goat_shed", "marketplace"}
            break


@pytest.mark.rule("H-110")
def test_any_of_the_face_down_ones_can_come():
    """Over seeds every kind of stack 2 is among the first five, and stack 3 never."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = rest(seed=seed).round_over()
        seen.update(event["kind"] for event in table.told("revealed"))
    wanted = {kind for kind in KINDS if table.game.box.data["buildings"][kind].get("stack2")}
    assert set(seen) == wanted
    assert seen["bakehouse"] > seen["cattle_market"], "two copies against one"
