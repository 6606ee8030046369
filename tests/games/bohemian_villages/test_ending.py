import pytest

from .table import Table, positions


def purse(coins: int, **options) -> Table:
    """A table with two players whose bank holds this much."""
    return Table(players=2, box={"coins": {"1": coins}}, **options)


def ended(table: Table) -> str | None:
    return table.match.view()["ended"]


def booked(table: Table) -> bool:
    """B-60d: coins and bank are the box's coins and what was borrowed."""
    s = table.s
    return sum(s.coins) + s.bank == int(table.game.box.data["coins"]["1"]) + s.substitute


# -- the bank runs out --------------------------------------------------------------------------------------------------


def third_farm(coins: int) -> Table:
    table = purse(coins, dice=(2, 6, 1, 2)).put(0, "farm", "Chrastau").put(0, "farm", "Elhotin")
    return table.play("use 2+6", "place farm Ibenow")


@pytest.mark.rule("B-60", "B-60b")
@pytest.mark.parametrize(("coins", "end"), [(2, "bank"), (3, "bank"), (4, None)])
def test_game_ends_when_a_payment_leaves_nothing(coins, end):
    table = third_farm(coins)
    assert ended(table) == end
    assert table.lines(0)["coins"] == 3
    assert table.match.over == (end is not None)


@pytest.mark.rule("B-60", "B-60c")
def test_no_further_move_after_the_bank_ran_out():
    table = third_farm(3)
    assert table.legal == []
    assert table.match.why_not("use 1+2")[0] == "B-60"
    assert [event.kind for event in table.match.events if event.kind in ("turn", "rolled", "passed", "stuck")] == []


@pytest.mark.rule("B-60b")
@pytest.mark.parametrize(("coins", "end"), [(5, "bank"), (6, "bank"), (7, None)])
def test_manor_empties_the_bank(coins, end):
    table = purse(coins, dice=(6, 6, 1, 2)).play("use 6+6", "place manor Kolbitsch")
    assert ended(table) == end
    assert table.lines(0)["coins"] == 6
    assert booked(table)


@pytest.mark.rule("B-60b")
def test_bishop_and_tile_cost_nothing():
    table = purse(1, dice=(5, 5, 1, 2)).play("use 5+5", "bishop", "use 1+2", "tile")
    assert ended(table) is None


@pytest.mark.rule("B-60c")
@pytest.mark.parametrize(("coins", "end", "borrowed"), [(1, "bank", 3), (3, "bank", 1), (4, "bank", 0), (5, None, 0)])
def test_income_is_paid_whole_and_nobody_rolls(coins, end, borrowed):
    table = purse(coins).put(0, "inn", "Chrastau").put(0, "inn", "Elhotin").wake("Chrastau").wake("Elhotin")
    table.put(0, "church", "Grunitz").put(0, "church", "Ibenow")
    for seat, village in enumerate(("Grunitz", "Kolbitsch")):
        table.put(seat, "town_hall", village)
    table.s.bishop = 0
    table.turn_of(0)
    assert ended(table) == end
    assert table.lines(0)["coins"] == 4
    assert (len(table.told("rolled")) == 0) == (end is not None)
    assert table.s.substitute == borrowed + (10 if end else 0)  # and 10 for the churches
    assert booked(table)


def last_mill(coins: int) -> Table:
    """Four mills: seat 1 has three, seat 0 sets on the last and has two dice left."""
    table = purse(coins, dice=(1, 5, 4, 6)).fill(1, "mill", but=1)
    return table.play("use 1+5", "place mill Ibenow")


@pytest.mark.rule("B-60c", "B-41")
@pytest.mark.parametrize(("coins", "end", "borrowed"), [(1, "bank", 7), (2, "bank", 6), (8, "bank", 0), (9, None, 0)])
def test_scoring_is_finished_for_everybody(coins, end, borrowed):
    table = last_mill(coins)
    assert ended(table) == end
    assert [table.lines(p)["coins"] for p in (0, 1)] == [2, 6]
    assert table.s.substitute == borrowed
    assert table.s.flour[:2] == [0, 0]
    assert table.s.figures[:2] == [13, 13]
    assert [table.lines(p)["tiles"] for p in (0, 1)] == [0, 0]
    assert booked(table)


@pytest.mark.rule("B-60c")
def test_manufactories_too_are_finished():
    table = purse(1, dice=(1, 6, 4, 6)).fill(1, "manufactory", but=1).play("use 1+6", "place manufactory Mirschetz")
    assert ended(table) == "bank"
    assert [table.lines(p)["coins"] for p in (0, 1)] == [3, 9]
    assert [table.lines(p)["tiles"] for p in (0, 1)] == [0, 0]


@pytest.mark.rule("B-60", "B-61")
def test_final_scoring_follows_an_empty_bank():
    table = purse(1, dice=(2, 6, 1, 2)).put(0, "bakery", "Chrastau").put(1, "town_hall", "Grunitz").put(1, "mill", "Elhotin")
    table.play("use 2+6", "place farm Ibenow")
    assert ended(table) == "bank"
    assert [table.match.scores()[p].total for p in (0, 1)] == [1 - 5 + 1, 1]
    assert table.s.coins[:2] == [-3, 1]


# -- substitute ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-60a")
def test_final_scoring_is_paid_in_full_after_a_normal_end():
    table = purse(5).put(0, "town_hall", "Grunitz").put(1, "town_hall", "Kolbitsch").put(1, "church", "Grunitz")
    for kind, village in (("bakery", "Chrastau"), ("butcher", "Elhotin"), ("dairy", "Grunitz"), ("tailor", "Grunitz")):
        table.put(0, kind, village)
    table.finish(0)
    assert ended(table) == "figures"
    assert table.s.coins[:2] == [20, 10]
    assert (table.s.bank, table.s.substitute) == (0, 25)
    assert booked(table)


@pytest.mark.rule("B-60d")
def test_loss_goes_back_to_the_bank_before_shops_are_paid():
    table = purse(3).put(0, "town_hall", "Grunitz")
    for kind, village in (("bakery", "Chrastau"), ("butcher", "Elhotin"), ("dairy", "Grunitz")):
        table.put(0, kind, village)
    table.finish(0)
    # 3 in the bank, 5 from seat 1, 12 to seat 0
    assert (table.s.coins[:2], table.s.bank, table.s.substitute) == ([12, -5], 0, 4)
    assert booked(table)


@pytest.mark.rule("B-60d")
def test_a_loss_is_booked_with_the_town_halls_of_its_seat():
    table = purse(4).fill_village(1, "Grunitz").finish(0)
    # 4 in the bank, 5 from seat 0, 8 and then 5 + 10 to seat 1: without the 5 first, the town hall would have been borrowed
    assert table.lines(1)["town_halls"] == 8
    assert [(part["line"], part["seat"]) for part in table.told("final")][:2] == [("no_town_hall", 0), ("town_halls", 1)]
    assert booked(table)


@pytest.mark.rule("B-60d", "B-61")
def test_parts_are_booked_one_after_the_other_and_seat_by_seat():
    table = Table(players=2).fill_village(0, "Grunitz").fill_village(1, "Mirschetz").put(0, "mill", "Elhotin").finish(0)
    assert [(part["line"], part["seat"]) for part in table.told("final")] == [
        ("town_halls", 0),
        ("town_halls", 1),
        ("shops", 0),
        ("shops", 1),
        ("churches", 0),
        ("churches", 1),
        ("tiles", 0),
        ("tiles", 1),
    ]


@pytest.mark.rule("B-60d")
@pytest.mark.parametrize("coins", [7, 30, 60])
@pytest.mark.parametrize("players", [2, 5])
def test_books_always_balance(coins, players):
    endings = set()
    for seed in range(10):
        for match in positions(players, seed, {"coins": {"1": coins}}):
            s = match.state
            assert sum(s.coins[:players]) + s.bank == coins + s.substitute
            assert s.bank >= 0
            assert match.over or (s.bank > 0 and s.substitute == 0)
        endings.add(match.view()["ended"])
    assert coins > 7 or endings == {"bank"}


# -- final scoring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-61")
def test_four_parts():
    table = Table(players=2).put(0, "town_hall", "Mirschetz").fill_village(1, "Mirschetz", but=["church", "dairy"])
    table.put(0, "church", "Mirschetz").put(0, "dairy", "Mirschetz").put(0, "mill", "Chrastau").put(0, "mill", "Elhotin")
    table.s.coins[0] = 30
    table.finish(0)
    assert table.lines(0) == {"coins": 30, "town_halls": 8, "no_town_hall": 0, "shops": 1, "churches": 10, "tiles": 2}
    assert table.lines(1) == {"coins": 0, "town_halls": 0, "no_town_hall": -5, "shops": 0, "churches": 0, "tiles": 1}
    assert table.s.coins[:2] == [51, -4]
    assert [score.total for score in table.match.scores()] == [51, -4]


def tiles(flour: int, glass: int) -> int:
    table = Table()
    table.s.flour[0], table.s.glass[0] = flour, glass
    return table.lines(0)["tiles"]


@pytest.mark.rule("X-B-61")
def test_example_one_flour_and_one_glass():
    table = Table().put(0, "mill", "Elhotin").put(0, "manufactory", "Elhotin").put(0, "town_hall", "Grunitz").finish(0)
    assert table.lines(0)["tiles"] == 2
    assert table.s.coins[0] == 2


@pytest.mark.rule("B-61", "B-61a")
@pytest.mark.parametrize(
    ("flour", "glass", "coins"), [(1, 0, 1), (3, 0, 3), (0, 1, 1), (0, 2, 3), (0, 3, 4), (1, 2, 4), (1, 3, 5), (4, 5, 11)]
)
def test_half_of_flour_and_glass_rounded_once(flour, glass, coins):
    assert tiles(flour, glass) == coins


@pytest.mark.rule("B-61a")
def test_each_player_is_rounded_alone():
    table = Table().put(0, "manufactory", "Elhotin").put(1, "manufactory", "Chrastau")
    assert [table.lines(p)["tiles"] for p in range(3)] == [1, 1, 0]


@pytest.mark.rule("B-61b")
def test_nothing_else_counts():
    table = Table(players=2).put(0, "town_hall", "Grunitz").put(1, "town_hall", "Kolbitsch").put(1, "church", "Grunitz")
    table.put(1, "church", "Mirschetz").fill(0, "inn").fill(0, "farm").fill(0, "manor").put(0, "church", "Chrastau")
    for village in ("Chrastau", "Elhotin", "Ibenow"):
        table.wake(village)
    table.s.bishop = 0
    table.s.special[0] = 1
    table.finish(0)
    assert table.s.coins[:2] == [6, 10]  # the churches; seat 1 has eight figures left, too


@pytest.mark.rule("B-61b")
def test_nobody_has_income_at_the_end():
    table = Table(players=2).put(0, "town_hall", "Grunitz").put(1, "town_hall", "Kolbitsch")
    table.put(1, "inn", "Chrastau").wake("Chrastau").put(0, "inn", "Elhotin").wake("Elhotin").finish(0)
    assert table.s.coins[:2] == [0, 0]


# -- who wins -----------------------------------------------------------------------------------------------------------


def won(*coins: int) -> list[int]:
    table = Table(players=len(coins))
    table.s.coins[: len(coins)] = coins
    return table.finish(0).match.winners()


@pytest.mark.rule("B-62")
@pytest.mark.parametrize(("coins", "winners"), [((5, 9, 7), [1]), ((20, 9), [0]), ((1, 2, 3, 4, 5), [4])])
def test_most_coins_wins(coins, winners):
    assert won(*coins) == winners


@pytest.mark.rule("B-62")
def test_winner_is_known_after_the_final_scoring():
    table = Table(players=2).fill_village(1, "Grunitz")
    table.s.coins[:2] = [10, 0]
    assert table.match.winners() == []
    assert table.finish(0).match.winners() == [1]


@pytest.mark.rule("B-62a")
@pytest.mark.parametrize(("coins", "winners"), [((9, 9), [0, 1]), ((9, 4, 9), [0, 2]), ((3, 3, 3, 3, 3), [0, 1, 2, 3, 4])])
def test_tie_is_shared(coins, winners):
    assert won(*coins) == winners


@pytest.mark.rule("B-62a")
def test_nothing_breaks_a_tie():
    table = Table(players=2).put(0, "town_hall", "Grunitz").put(1, "town_hall", "Kolbitsch").fill(1, "farm")
    table.s.bishop, table.s.special[1] = 1, 1
    assert table.finish(0).match.winners() == [0, 1]


@pytest.mark.rule("B-63")
@pytest.mark.parametrize(("coins", "total"), [(0, -5), (3, -2), (5, 0), (8, 3)])
def test_coins_may_go_negative(coins, total):
    table = Table(players=2).put(1, "town_hall", "Grunitz")
    table.s.coins[0] = coins
    table.s.bank -= coins
    table.finish(0)
    assert table.s.coins[0] == table.match.scores()[0].total == total
    assert table.s.bank == 285 - total


@pytest.mark.rule("B-61a")
def test_flour_and_glass_are_rounded_together_whatever_they_are_worth():
    """With odd values both ways of rounding differ: (3 + 3) // 2 is 3, 3 // 2 + 3 // 2 would be 2."""
    table = Table(players=2, box={"scoring": {"flour": 3}}).put(0, "mill", "Elhotin").put(0, "manufactory", "Elhotin")
    assert table.finish(1).lines(0)["tiles"] == 3
