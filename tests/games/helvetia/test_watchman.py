"""The night watchman: quarters and who wakes."""

import pytest

from .positions import Table, games

QUARTERS = {
    "top_left": {0, 1, 4, 10, 11, 12, 16, 18},
    "top_right": {2, 3, 5, 13, 14, 15, 17, 19},
    "bottom_left": {4, 6, 7, 18, 20, 22, 23, 24},
    "bottom_right": {5, 8, 9, 19, 21, 25, 26, 27},
}
"""Places 0–3 above the centre, 4 left, 5 right, 6–9 below; 10–15 the row above these, 16, 18, 20 left, 17, 19, 21 right,
22–27 the last row."""


@pytest.mark.rule("H-70", "H-70b")
@pytest.mark.parametrize("place", range(28))
def test_a_sleeper_wakes_in_the_quarters_of_its_place(place):
    """Left and right, and what lies straight behind them, belong to two."""
    table = Table(players=3).village(f"{place} mine woman asleep", of=1)
    wanted = [f"1 {quarter}" for quarter, places in QUARTERS.items() if place in places]
    assert table.offers("wake") == wanted
    assert len(wanted) == (2 if place in (4, 5, 18, 19) else 1)
    for quarter in wanted:
        twin = table.match.copy()
        twin.play(f"wake {quarter}")
        assert twin.state.asleep[1] == 0


@pytest.mark.rule("H-70b")
def test_three_places_in_ring_1_and_five_in_ring_2():
    for village in Table(players=3).match.view()["villages"]:
        for quarter, places in QUARTERS.items():
            found = {there["place"] for there in village["places"] if quarter in there["quarters"]}
            assert found == places
            assert (len([p for p in found if p < 10]), len([p for p in found if p >= 10])) == (3, 5)


@pytest.mark.rule("H-70b")
def test_where_the_places_lie():
    """The centre covers (0, 0) and (1, 0); quarters meet in its middle."""
    for there in Table(players=3).match.view()["villages"][0]["places"]:
        x, y = there["x"] - 0.5, there["y"]
        sides = {("bottom", "top")[y < 0]} if y else {"top", "bottom"}
        assert set(there["quarters"]) == {f"{side}_{'left' if x < 0 else 'right'}" for side in sides}


@pytest.mark.rule("H-70")
def test_everybody_in_the_quarter_own_and_foreign():
    table = Table(players=3).village(
        *(
            "0 well woman asleep + 1 asleep",
            "1 mine man asleep",
            "4 cowshed woman + 2 asleep",
            "7 bakehouse man asleep + 1 asleep",
        )
    )
    table.village("0 well woman asleep", of=1).play("wake 0 top_left")
    assert table.sleepers() == {(0, 0, 7), (1, 0, 7), (1, 1, 0)}, "the other quarters and villages sleep on"
    assert table.told("woke") == [{"seat": 0, "village": 0, "quarter": "top_left", "count": 4}]
    assert table.s.awake[0][5] == 1, "the well can be used again"
    assert table.at_person("watchman") == [1, 0, 0]


@pytest.mark.rule("H-70")
def test_any_village_and_each_coin_anew():
    table = Table(players=3).village("0 well woman asleep", "9 mine man asleep")
    table.village("0 well woman + 2 asleep", of=1).village("5 mine man asleep", of=2)
    assert set(table.offers("wake")) == {"0 top_left", "0 bottom_right", "1 top_left", "2 top_right", "2 bottom_right"}
    table.play("wake 2 top_right", "wake 0 bottom_right", "wake 1 top_left")
    assert table.sleepers() == {(0, 0, 0)}
    assert (table.s.coins[0], table.at_person("watchman")) == (1, [3, 0, 0])


@pytest.mark.rule("H-70")
def test_who_was_woken_can_work_and_be_woken_again():
    table = Table(players=3).village("0 well woman asleep", "1 mine man").play("wake 0 top_left").begin_turn(0)
    table.play("deliver water", "end").begin_turn(0)
    assert table.offers("wake") == ["0 top_left"]


@pytest.mark.rule("H-70")
@pytest.mark.parametrize("place", [4, 18])
@pytest.mark.parametrize("quarter", ["top_left", "bottom_left"])
def test_what_is_shared_wakes_with_either_quarter(place, quarter):
    table = Table(players=3).village(f"{place} well woman asleep + 1 asleep", "3 mine man asleep").play(f"wake 0 {quarter}")
    assert table.sleepers() == {(0, 0, 3)}


# -- nothing else wakes anybody ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H-70a")
def test_nobody_wakes_at_the_end_of_a_round():
    table = Table(players=3).village("0 well woman asleep + 1 asleep", "1 mine man asleep").village("0 well man asleep", of=2)
    before = {(0, 0, 0), (1, 0, 0), (0, 0, 1), (2, 2, 0)}
    assert table.sleepers() == before
    table.spent("carter", 4, seat=1).spent("carter", 4, seat=2).school(woman=1).newborn(man=1, seat=1).round_over()
    assert (table.s.round, table.sleepers()) == (2, before)


@pytest.mark.rule("H-70a", "H-80")
def test_nobody_wakes_by_being_married():
    table = Table(players=3).centre(man=1).village("0 well woman asleep", "1 mine woman", of=1).play("marry centre 1 0")
    assert table.at(1, 0) == "well woman asleep + 0"


@pytest.mark.rule("H-70a", "H-90")
def test_nobody_wakes_by_having_a_child():
    table = (
        Table(players=3).village("0 well woman asleep + 1 asleep", "1 mine man asleep + 2").play("bear 0 man", "bear 1 woman")
    )
    assert table.sleepers() == {(0, 0, 0), (1, 0, 0), (0, 0, 1)}


@pytest.mark.rule("H-70a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_only_the_watchman_wakes(players):
    wakes, before = 0, set()
    for match in games(players, 3):
        s = match.state
        now = {(v, bit) for v in range(4) for bit in range(28) if (s.asleep[v] >> bit) & 1}
        now |= {(v, -1 - bit) for v in range(4) for bit in range(28) if (s.wed_asleep[v] >> bit) & 1}
        told = [event.kind for event in match.events]
        if match.actions and "woke" not in told:
            assert before <= now
        wakes += "woke" in told
        before = now
    assert wakes


# -- the example of the rulebook --------------------------------------------------------------------------------------------


@pytest.mark.rule("X-H-70")
def test_red_wakes_the_top_left_quarter():
    """Red is seat 0, yellow 1, blue 2, white 3."""
    table = Table(players=4).village(
        *("0 brickworks woman asleep + 1 asleep", "1 stonemason man + 2", "4 woodcutter man asleep"),
        "8 goat_shed woman asleep + 3 asleep",
    )
    table.play("wake 0 top_left")
    assert table.village_of(0) == {
        0: "brickworks woman + 1",
        1: "stonemason man + 2",
        4: "woodcutter man",
        8: "goat_shed woman asleep + 3 asleep",
    }
    assert table.told("woke") == [{"seat": 0, "village": 0, "quarter": "top_left", "count": 3}]
    assert table.at_person("watchman") == [1, 0, 0, 0]
    assert {0, 1, 4} == QUARTERS["top_left"] & set(table.village_of(0)), "three buildings are touched"
