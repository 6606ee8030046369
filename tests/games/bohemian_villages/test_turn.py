import pytest

from vicus.games.bohemian_villages.components import NOBODY

from .table import Table, positions


def inns(table: Table, seat: int, number: int) -> Table:
    """The first inns in play, active."""
    for kind, village in table.buildings("inn")[:number]:
        table.put(seat, kind, village).wake(village)
    return table


def churches(table: Table, seat: int, number: int) -> Table:
    for place in table.buildings("church")[:number]:
        table.put(seat, *place)
    return table


# -- the start of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-10")
def test_play_goes_clockwise():
    table = Table(players=3, dice=(1, 2, 5, 6))
    for seat, village in [(0, "Anschow"), (1, "Chrastau"), (2, "Grunitz"), (0, "Ibenow")]:
        assert table.match.seat == seat
        table.next_roll(1, 2, 5, 6).play("use 5+6", f"place church {village}", "pass")


@pytest.mark.rule("B-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_figure_at_the_start_of_a_turn_ends_the_game_before_income(seat):
    table = inns(Table(players=3), seat, 2)
    table.s.bishop = seat
    churches(table, seat, 1).put(seat, "town_hall", "Grunitz")
    table.finish(seat)
    assert table.match.over
    assert table.match.view()["ended"] == "figures"
    assert table.lines(seat)["coins"] == 0
    assert [event.kind for event in table.match.events if event.kind in ("income", "rolled", "turn")] == []


@pytest.mark.rule("B-10")
def test_one_figure_is_enough_to_go_on():
    table = Table()
    table.s.figures[0] = 1
    assert not table.turn_of(0).match.over


def last_figure_set() -> Table:
    """Seat 0 has all farms and sets its last figure; seat 1 has a pair for a farm."""
    table = Table(players=2, dice=(1, 1, 5, 6)).fill(0, "farm")
    table.s.figures[0] = 1
    return table.play("use 1+1", "place bakery Chrastau").next_roll(4, 4, 1, 2).play("pass")


@pytest.mark.rule("B-10a")
def test_setting_the_last_figure_does_not_end_the_game():
    table = last_figure_set()
    assert table.s.figures[0] == 0
    assert not table.match.over
    assert table.match.seat == 1


@pytest.mark.rule("B-10a")
def test_figure_back_by_eviction_in_time():
    table = last_figure_set().play("use 4+4", "place farm Ibenow", "pass")
    assert not table.match.over
    assert table.match.seat == 0


@pytest.mark.rule("B-10a")
def test_figure_back_by_a_scoring_in_time():
    table = Table(players=2, dice=(1, 1, 5, 6)).fill(0, "mill", but=1)
    table.s.figures[0] = 1
    table.play("use 1+1", "place bakery Chrastau").next_roll(3, 3, 1, 2).play("pass")
    table.play("use 3+3", "place mill Ibenow", "pass")
    assert table.match.seat == 0
    assert table.s.figures[0] == 3


@pytest.mark.rule("B-10", "B-10a")
def test_no_figure_back_in_time():
    table = last_figure_set().play("use 4+4", "bishop", "pass")
    assert table.match.over
    assert table.match.view()["ended"] == "figures"


@pytest.mark.rule("B-10b")
def test_nothing_puts_the_end_off():
    table = Table(players=3).put(0, "mill", "Chrastau")
    table.s.bishop, table.s.special[0] = 0, 1
    assert table.finish(0).match.over


@pytest.mark.rule("B-10b")
def test_round_is_not_finished():
    table = Table(players=3, dice=(1, 2, 4, 6), seat=0)
    table.s.figures[1] = 0
    table.play("use 1+2", "place butcher Anschow", "pass")
    assert table.match.over
    assert table.told("turn") == []


@pytest.mark.rule("B-10b")
def test_others_without_figures_do_not_end_the_game():
    table = Table(players=3)
    table.s.figures[1] = table.s.figures[2] = 0
    assert not table.turn_of(0).match.over


# -- income -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-11")
@pytest.mark.parametrize(
    ("active", "own_churches", "bishop", "coins"),
    [(0, 0, 0, 0), (1, 0, 1, 1), (3, 0, 1, 3), (0, 2, 0, 2), (0, 2, 1, 0), (0, 2, NOBODY, 0), (2, 3, 0, 5), (2, 3, 1, 2)],
)
def test_income(active, own_churches, bishop, coins):
    table = churches(inns(Table(), 0, active), 0, own_churches)
    table.s.bishop = bishop
    table.turn_of(0)
    assert (table.s.coins[0], table.s.bank) == (coins, 285 - coins)
    assert len(table.told("income")) == (coins > 0)


@pytest.mark.rule("B-11")
def test_inactive_inns_and_other_players_inns_bring_nothing():
    table = Table().put(0, "inn", "Chrastau").put(1, "inn", "Elhotin").wake("Elhotin").put(1, "church", "Grunitz")
    table.s.bishop = 0
    assert table.turn_of(0).s.coins == [0] * 5


@pytest.mark.rule("B-11", "B-12")
def test_income_comes_by_itself_before_the_roll():
    table = inns(Table(), 0, 2).turn_of(0)
    assert [event.kind for event in table.match.events] == ["turn", "income", "rolled"]
    assert table.told("income") == [{"seat": 0, "inns": 2, "churches": 0}]
    assert table.match.seat == 0


@pytest.mark.rule("B-12")
def test_income_never_lapses():
    for match in positions(3, seed=12):
        for number, event in enumerate(match.events):
            if event.kind == "turn" and event.params["seat"] == match.seat and not match.over:
                s, seat = match.state, match.seat
                inns = sum(s.active[inn - s.first[9]] for inn in range(s.first[9], s.first[10]) if s.owner[inn] == seat)
                due = inns + (s.own[seat][11] if s.bishop == seat else 0)
                income = [e.params for e in match.events[number:] if e.kind == "income"]
                assert sum(i["inns"] + i["churches"] for i in income) == due


# -- moves --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-15", "B-15b")
def test_first_move_is_compulsory_second_is_not():
    table = Table(dice=(1, 2, 4, 6))
    assert "pass" not in table.legal
    assert table.match.why_not("pass")[0] == "B-15b"
    assert "pass" not in table.play("use 1+2").legal
    table.play("place butcher Anschow")
    assert table.legal == ["use 4+6", "pass"]
    assert table.play("pass").match.seat == 1


@pytest.mark.rule("B-15")
@pytest.mark.parametrize("move", ["bishop", "tile"])
def test_bishop_and_tile_are_moves(move):
    table = Table(dice=(5, 5, 1, 2)).play("use 5+5", move)
    assert "pass" in table.legal
    table.play("use 1+2", "place butcher Anschow")
    assert table.match.seat == 1


@pytest.mark.rule("B-15a")
def test_first_move_may_be_a_poor_one():
    table = Table(dice=(1, 1, 2, 5))
    # Two pairs would set two figures; a triple, all four dice and the tile are as legal.
    assert {"use 1+2", "use 1+5", "use 1+1+2", "use 1+1+2+5"} <= set(table.legal)
    assert "tile" in table.play("use 1+5").legal


@pytest.mark.rule("B-15a")
def test_eviction_that_is_the_only_move_must_be_made():
    table = Table(players=2).fill(1, "farm").fill(1, "manor").next_roll(4, 4, 4, 4)
    table.s.bishop, table.s.special_supply = 0, 0
    table.turn_of(0)
    assert table.legal == [f"place farm {village}" for village in ("Chrastau", "Elhotin", "Ibenow", "Mirschetz")]


@pytest.mark.rule("B-15b")
@pytest.mark.parametrize("left", [1, 7])
def test_tile_in_the_supply_is_always_a_move(left):
    table = stuck(5, 6, 6, 6)
    table.s.special_supply = left
    for place in table.buildings("church"):
        table.put(0, *place)
    table.turn_of(0)
    assert table.legal == ["use 5+6", "use 6+6"]
    assert table.match.why_not("pass")[0] == "B-15b"


@pytest.mark.rule("B-16")
def test_second_group_finds_the_board_as_the_first_left_it():
    table = Table(players=2, dice=(2, 6, 3, 5)).fill(1, "farm", but=1)
    table.play("use 2+6")
    assert table.match.why_not("place farm Chrastau")[0] == "B-30"
    table.play("place farm Mirschetz", "use 3+5")
    assert [text for text in table.legal if text.startswith("place")] == [
        "place farm Chrastau",
        "place farm Elhotin",
        "place farm Ibenow",
    ]


@pytest.mark.rule("B-16", "B-16a")
@pytest.mark.parametrize(("first", "coins"), [("3+5", 1), ("1+4", 0)])
def test_either_group_first_and_carried_out_whole(first, coins):
    table = Table(players=2, dice=(1, 4, 3, 5))
    table.play(f"use {first}", "place farm Ibenow" if first == "3+5" else "place tailor Grunitz")
    assert table.s.coins[0] == coins
    assert table.legal == ["use 1+4" if first == "3+5" else "use 3+5", "pass"]


@pytest.mark.rule("B-16a")
def test_one_group_at_a_time():
    table = Table(dice=(1, 4, 3, 5)).play("use 3+5")
    assert table.match.why_not("use 1+4")[0] == "B-16a"
    assert table.match.why_not("pass")[0] == "B-16a"


# -- no move ------------------------------------------------------------------------------------------------------------


def stuck(*roll: int) -> Table:
    """The rulebook's case: 6,6,6,6, every manor occupied, the bishop one's own, no special-action tile anywhere."""
    table = Table(players=2).fill(1, "manor").next_roll(*(roll or (6, 6, 6, 6)))
    table.s.bishop, table.s.special_supply, table.s.special_gone = 0, 0, 7
    return table


@pytest.mark.rule("B-21", "X-B-21")
def test_example_four_sixes_are_skipped():
    table = stuck().turn_of(0)
    assert table.told("skipped") == [{"seat": 0}]
    assert table.match.seat == 1
    assert table.s.figures[0] == 13


@pytest.mark.rule("X-B-21")
@pytest.mark.parametrize(("holder", "told"), [(NOBODY, None), (1, 1)])
def test_example_bishop_elsewhere_must_be_fetched(holder, told):
    table = stuck()
    table.s.bishop = holder
    table.turn_of(0)
    assert table.told("bishop") == [{"seat": 0, "from": told}]
    assert table.told("skipped") == []
    assert table.s.bishop == 0


@pytest.mark.rule("X-B-21")
def test_example_tile_in_the_supply_must_be_taken():
    table = stuck()
    table.s.special_supply, table.s.special_gone = 1, 6
    table.turn_of(0)
    assert table.told("took_tile") == [{"seat": 0}]
    assert table.told("skipped") == []
    assert (table.s.special[0], table.s.special_supply) == (1, 0)


@pytest.mark.rule("X-B-21", "B-22")
def test_example_tile_in_hand_must_be_used():
    table = stuck()
    table.s.special[0], table.s.special_gone = 1, 6
    table.turn_of(0)
    assert table.legal == ["reroll 6", "reroll 6+6", "reroll 6+6+6", "reroll 6+6+6+6"]
    assert table.match.why_not("pass")[0] == "B-22"


@pytest.mark.rule("X-B-21")
def test_example_free_manor_must_be_occupied():
    table = Table(players=2).fill(1, "manor", but=1).next_roll(6, 6, 6, 6)
    table.s.bishop, table.s.special_supply = 0, 0
    table.turn_of(0)
    assert table.owner("manor", "Kolbitsch") == 0
    assert table.told("skipped") == []


@pytest.mark.rule("B-21")
def test_skip_looks_at_groups_of_every_size():
    # 1,1,1,1 makes 2, 3 and 4: own shops everywhere, except one kind at a time.
    for free in (None, "bakery", "butcher", "dairy"):
        table = stuck(1, 1, 1, 1)
        for kind in ("bakery", "butcher", "dairy"):
            table.fill(0, kind, but=kind == free)
        table.turn_of(0)
        assert len(table.told("skipped")) == (free is None)


@pytest.mark.rule("B-21")
def test_skip_is_for_the_first_move_only():
    table = Table(players=2, dice=(1, 2, 6, 6)).fill(1, "manor")
    table.s.bishop, table.s.special_supply = 0, 0
    table.play("use 1+2", "place butcher Elhotin")
    assert (table.told("skipped"), table.told("passed"), table.told("stuck")) == ([], [], [{"seat": 0}])


@pytest.mark.rule("B-15")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_only_who_could_go_on_leaves_it_at_one_move(players, seed):
    """Nobody is said to have left it at one move who had no choice, and nobody to be stuck who had one."""
    kinds = []
    for match in positions(players, seed):
        chosen = bool(match.actions) and match.actions[-1].text == "pass"
        ends = [event.kind for event in match.events if event.kind in ("passed", "stuck")]
        assert ends.count("passed") == chosen
        kinds += ends
    assert {"passed", "stuck"} <= set(kinds)


@pytest.mark.rule("B-21a")
def test_skipped_turn_keeps_its_income():
    table = churches(inns(stuck(), 0, 1), 0, 2).turn_of(0)
    assert table.told("skipped") == [{"seat": 0}]
    assert (table.s.coins[0], table.match.seat) == (3, 1)


@pytest.mark.rule("B-22")
def test_number_of_dice_to_roll_again_is_free():
    table = stuck(5, 6, 6, 6).fill(0, "church")
    table.s.special[0], table.s.special_gone = 1, 6
    table.turn_of(0)
    assert sorted(table.legal) == sorted(f"reroll {dice}" for dice in ("5", "6", "5+6", "6+6", "5+6+6", "6+6+6", "5+6+6+6"))


def rolled_again(*faces: int) -> Table:
    table = stuck()
    table.s.special[0], table.s.special_supply, table.s.special_gone = 1, 3, 3
    return table.turn_of(0).next_roll(*faces).play("reroll 6+6+6+6")


@pytest.mark.rule("B-22a")
def test_second_useless_roll_is_skipped_although_tiles_are_left():
    table = rolled_again(6, 6, 6, 6)
    assert table.told("skipped") == [{"seat": 0}]
    assert (table.match.seat, table.s.special[0], table.s.special_supply) == (1, 0, 3)


@pytest.mark.rule("B-22a")
def test_move_is_compulsory_after_rolling_again():
    table = rolled_again(1, 2, 6, 6)
    assert (table.match.seat, table.told("skipped")) == (0, [])
    assert table.match.why_not("pass")[0] == "B-15b"
    assert table.match.why_not("use 6+6")[0] == "B-33"
