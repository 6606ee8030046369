"""Craftsmen: a tile from the row at the edge, chains, and when the order matters (C-26, C-27, C-29)."""

import pytest

from .positions import GAME, Table, finishing, games


def craftsman(*display: str) -> Table:
    """Seat 0 finishes a craftsman's dwelling with these tiles in the row."""
    return Table().display(*display).lay("2,2 -K--").hand("K---").play("build 2,3 turn 3")


def row(table: Table) -> list[str | None]:
    return [tile and tile["id"] for tile in table.match.view()["display"]]


# -- the tile -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-26", "C-27a")
def test_any_tile_of_the_row_may_be_taken():
    table = Table().lay("2,2 -K--").hand("K---").play("build 2,3 turn 3")
    assert (table.match.seat, table.offers("craft")) == (0, [str(slot) for slot in range(1, 12)])


@pytest.mark.rule("C-26")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_tile_is_taken_and_built_at_once(slot):
    table = craftsman("D01", "D31", "D16").play(f"craft {slot}")
    name = ["D01", "D31", "D16"][slot - 1]
    assert table.tile_name(table.s.hand) == name
    assert {text.split()[0] for text in table.legal} == {"build", "store"}
    table.play("build 1,2 turn 0")
    assert (table.tile_name(table.s.tile[0][8]), table.match.seat) == (name, 1)


@pytest.mark.rule("C-26", "C-27a")
def test_row_is_not_refilled():
    table = craftsman("D01", "D31", "D16").play("craft 2", "build 1,2 turn 0")
    assert row(table) == ["D01", None, "D16"] + [None] * 8
    assert table.pieces_add_up()


@pytest.mark.rule("C-27a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_row_starts_with_11_and_only_shrinks(players):
    shown = [tile["id"] for tile in GAME.new(players=players, seed=27).view()["display"]]
    assert len(shown) == 11
    for m in games(players, seed=27):
        now = [tile and tile["id"] for tile in m.view()["display"]]
        assert all(tile in (None, before) for before, tile in zip(shown, now, strict=True))
        shown = now
    assert m.view()["dark_left"] == 0  # 39 = 11 + 28


@pytest.mark.rule("C-27a")
def test_empty_slots_are_not_offered():
    table = Table().display("D01", "D31", "D16").lay("2,2 -K--").hand("K---")
    table.s.display[1] = -1
    table.play("build 2,3 turn 3")
    assert table.offers("craft") == ["1", "3"]
    assert table.why_not("craft 2") == "C-26"


@pytest.mark.rule("C-26")
def test_tile_follows_the_building_rules():
    table = craftsman("P---", "market").play("craft 1")
    assert table.cells() == {"1,2", "1,3", "2,1", "2,4", "3,2", "3,3"}
    assert table.turns("2,1") == {0, 2, 3}


@pytest.mark.rule("C-26", "C-27a")
@pytest.mark.parametrize(
    ("half", "tile", "won"),
    [("-P--", "P---", "fish"), ("-M--", "M---", "coins"), ("-B--", "B---", "breads"), ("-S--", "S---", "steps")],
)
def test_tile_brings_its_own_rewards(half, tile, won):
    table = Table().display(tile, "market").lay("2,2 -K--", f"4,3 {half}").hand("K---")
    table.play("build 2,3 turn 3", "craft 1", "build 4,4 turn 3")
    got = {"fish": table.goods()["fish"], "coins": table.s.coins[0], "breads": table.s.breads[0], "steps": table.s.step[0]}
    assert got == dict.fromkeys(got, 0) | {won: 1 if won in ("fish", "coins") else 2}
    assert table.match.seat == 1


@pytest.mark.rule("C-27a", "C-28")
@pytest.mark.parametrize(("single", "coins", "breads"), [("market", 1, 0), ("bakery", 0, 1)])
def test_tile_may_be_a_single_building(single, coins, breads):
    table = craftsman(single, "P---").play("craft 1", "build 1,3 turn 0")
    assert (table.s.coins[0], table.s.breads[0], table.match.seat) == (coins, breads, 1)


@pytest.mark.rule("C-27a", "C-30")
def test_tile_may_be_a_fountain():
    table = craftsman("fountain", "P---").play("craft 1", "build 1,3 turn 0")
    assert (table.match.seat, table.match.view()["phase"]) == (0, "fountain")
    table.play(table.legal[0])
    assert (len(table.kept()), table.match.seat) == (1, 1)


@pytest.mark.rule("C-27a", "C-22")
def test_tile_covers_banderoles():
    table = craftsman("P---", "market").play("craft 1", "build 1,2 turn 0")
    assert (table.told("banderole"), table.s.step[0]) == ([{"seat": 0, "cell": 8}], 1)


@pytest.mark.rule("C-27a")
def test_tile_costs_no_turn_and_moves_no_patrician():
    table = craftsman("P---", "market")
    assert (table.s.turns, table.match.seat) == (0, 0)
    table.play("craft 1", "build 1,3 turn 0")
    assert (table.s.turns, table.match.seat, table.s.patrician[:3]) == (1, 1, [0, 1, 2])
    assert (table.s.left, table.s.taken) == ([4] * 7, [0] * 7)


# -- not built ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-27")
def test_tile_may_be_stored():
    table = craftsman("D01", "D31").play("craft 1", "store")
    assert (table.s.stores[0], table.tile_name(table.s.stored[0][0]), table.match.seat) == (1, "D01", 1)
    assert row(table)[0] is None


@pytest.mark.rule("C-27", "C-27a")
def test_tile_that_does_not_fit_may_be_taken_and_is_stored():
    table = Table(tiles={"D01": "PPPP"}).display("D01", "D31").lay("2,2 -K--").hand("K---").play("build 2,3 turn 3")
    assert table.offers("craft") == ["1", "2"]
    table.play("craft 1")
    assert (table.told("stored"), table.match.seat) == ([{"seat": 0, "tile": "D01"}], 1)


@pytest.mark.rule("C-27")
def test_no_tile_left_and_the_reward_lapses():
    table = craftsman()
    assert table.told("lapsed") == [{"seat": 0, "kind": "craftsman"}]
    assert (table.match.seat, table.owns("craftsman"), table.s.stores[0]) == (1, 1, 0)


@pytest.mark.rule("C-27", "C-29a")
def test_waiting_rewards_are_paid_after_a_stored_tile():
    table = finishing("M-K-").lay("4,4 -P--").display("P---", "market").have(herbs=2)
    table.play("build 2,2 turn 0", "reward craftsman", "craft 1", "store")
    assert (table.s.coins[0], table.match.seat) == (3, 1)


# -- chains -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-26")
def test_chain_of_craftsmen():
    table = Table(tiles={"L01": "K---", "L02": "K---"}).lay("2,2 -K--", "4,2 -K--").display("K---", "D01", "D31").hand("K---")
    table.play("build 2,3 turn 3", "craft 1", "build 4,3 turn 3")
    assert (table.match.seat, table.offers("craft"), table.owns("craftsman")) == (0, ["2", "3"], 2)
    table.play("craft 3", "build 4,4 turn 0")
    assert (table.s.coins[0], table.match.seat) == (1, 1)


@pytest.mark.rule("C-26", "C-27")
def test_longest_chain_empties_the_row():
    halves = {f"L{n:02}": "K---" for n in range(1, 14)} | {f"D{n:02}": "K---" for n in range(1, 12)}
    table = Table(tiles=halves).display(*(f"D{n:02}" for n in range(1, 12)))
    table.lay(*(f"{i % 6},{i // 6 * 2} -K--" for i in range(12))).hand("L13")
    for number in range(12):
        table.play(f"build {number % 6},{number // 6 * 2 + 1} turn 3")
        if number < 10:  # the last tile is no choice
            table.play(f"craft {number + 1}")
    assert table.told("lapsed") == [{"seat": 0, "kind": "craftsman"}]
    assert (table.owns("craftsman"), table.match.seat, row(table)) == (12, 1, [None] * 11)


# -- the order ----------------------------------------------------------------------------------------------------------


def pond_and_craftsman() -> Table:
    """A pond and a craftsman's dwelling wait; the row has what another merchant's dwelling needs on 4,5."""
    return finishing("P-K-").lay("4,4 -M--").display("M---", "market").have(herbs=2).play("build 2,2 turn 0")


@pytest.mark.rule("C-29")
def test_goods_before_the_craftsmans_merchant():
    table = pond_and_craftsman()
    assert table.legal == ["reward pond", "reward craftsman"]
    table.play("reward pond", "craft 1", "build 4,5 turn 3")
    assert (table.s.coins[0], table.goods()["fish"], table.match.seat) == (4, 0, 1)


@pytest.mark.rule("C-29", "C-29a")
def test_craftsmans_merchant_is_settled_before_waiting_goods():
    table = pond_and_craftsman().play("reward craftsman", "craft 1", "build 4,5 turn 3")
    assert (table.s.coins[0], table.goods()["fish"], table.match.seat) == (3, 1, 1)


def merchant_and_craftsman() -> Table:
    """A merchant's and a craftsman's dwelling wait; the row has what another pond needs on 4,5."""
    return finishing("M-K-").lay("4,4 -P--").display("P---", "market").have(herbs=2).play("build 2,2 turn 0")


@pytest.mark.rule("C-29", "C-29a")
def test_craftsmans_goods_are_settled_before_a_waiting_merchant():
    table = merchant_and_craftsman()
    assert table.legal == ["reward merchant", "reward craftsman"]
    table.play("reward craftsman", "craft 1", "build 4,5 turn 3")
    assert (table.s.coins[0], table.goods()["fish"], table.match.seat) == (4, 0, 1)


@pytest.mark.rule("C-29")
def test_merchant_before_the_craftsmans_goods():
    table = merchant_and_craftsman().play("reward merchant", "craft 1", "build 4,5 turn 3")
    assert (table.s.coins[0], table.goods()["fish"], table.match.seat) == (3, 1, 1)


@pytest.mark.rule("C-29a")
def test_whole_chain_is_settled_before_what_waits():
    table = finishing("M-K-", L02="K---", L03="K---").lay("4,4 -K--", "0,4 -P--").display("K---", "P---")
    table.play("build 2,2 turn 0", "reward craftsman", "craft 1", "build 4,5 turn 3", "build 0,5 turn 3")
    assert (table.s.coins[0], table.goods()["fish"], table.match.seat) == (2, 0, 1)


@pytest.mark.rule("C-29a", "C-30")
def test_craftsmans_fountain_is_settled_before_what_waits():
    table = finishing("M-K-").lay("4,4 -P--").display("fountain", "P---").have(fish=1).stack("pond", "villa")
    table.play("build 2,2 turn 0", "reward craftsman", "craft 1", "build 3,3 turn 0")
    assert (table.match.view()["phase"], table.s.coins[0]) == ("fountain", 0)
    table.play("return pond")
    assert (table.s.coins[0], table.match.seat) == (2, 1)


@pytest.mark.rule("C-29")
def test_all_three_in_any_order():
    table = finishing("PMK-").lay("4,4 -M--").display("M---", "market").play("build 2,2 turn 0")
    assert table.legal == ["reward pond", "reward merchant", "reward craftsman"]
    table.play("reward merchant")
    assert table.legal == ["reward pond", "reward craftsman"]


@pytest.mark.rule("C-29b")
@pytest.mark.parametrize(
    ("sides", "half", "display", "asked"),
    [
        ("P-K-", "-M--", ("M---", "market"), True),
        ("H-K-", "-M--", ("M---", "market"), True),
        ("P-K-", "-M--", ("B---", "market"), False),  # no merchant in the row
        ("P-K-", "-B--", ("M---", "market"), False),  # no merchant to finish
        ("P-K-", "-P--", ("P---", "market"), False),  # goods and goods
        ("M-K-", "-P--", ("P---", "market"), True),
        ("M-K-", "-G--", ("G---", "market"), True),
        ("M-K-", "-H--", ("H---", "market"), True),
        ("M-K-", "-C--", ("C---", "market"), True),
        ("M-K-", "-P--", ("C---", "market"), False),  # no pond in the row
        ("M-K-", "-M--", ("M---", "market"), False),  # one sells what the other would
        ("B-K-", "-M--", ("M---", "market"), False),
        ("S-K-", "-P--", ("P---", "market"), False),
        ("V-K-", "-M--", ("M---", "market"), False),
    ],
)
def test_order_with_a_craftsman_is_asked_where_it_matters(sides, half, display, asked):
    table = finishing(sides).lay(f"4,4 {half}").display(*display).play("build 2,2 turn 0")
    assert table.match.view()["phase"] == ("reward" if asked else "craft")


@pytest.mark.rule("C-29b")
@pytest.mark.parametrize(("sides", "letter"), [("P-K-", "M"), ("M-K-", "P")])
def test_finished_things_are_no_reason_to_ask(sides, letter):
    table = finishing(sides).lay(f"4,4 -{letter}--", f"4,5 ---{letter}").display("M---", "P---")
    assert table.play("build 2,2 turn 0").match.view()["phase"] == "craft"


@pytest.mark.rule("C-29b")
def test_nothing_is_asked_without_a_craftsman():
    # A merchant could be finished from the row, but nobody goes there.
    table = finishing("P-H-").lay("4,4 -M--").display("M---", "market").play("build 2,2 turn 0")
    assert (table.match.seat, table.goods()["fish"], table.goods()["herbs"]) == (1, 1, 1)


@pytest.mark.rule("C-29b")
def test_order_with_an_empty_row_is_not_asked():
    table = finishing("P-K-").lay("4,4 -M--").display().play("build 2,2 turn 0")
    assert (table.match.seat, table.goods()["fish"], table.told("lapsed")) == (1, 1, [{"seat": 0, "kind": "craftsman"}])


@pytest.mark.rule("C-29b")
def test_pond_that_can_never_be_finished_is_no_reason_to_ask():
    straight = {f"L{n:02}": "P-P-" for n in range(2, 6)}
    table = finishing("M-K-", **straight).lay("5,0 -P--", "5,1 -P-P", "5,2 -P-P", "5,3 -P-P").display("P---", "market")
    assert table.play("build 2,2 turn 0").match.view()["phase"] == "craft"


@pytest.mark.rule("C-29b")
def test_chain_does_not_help_a_pond_that_can_never_be_finished():
    # Another craftsman's tile only adds sides to match: what fits after a chain fits before it.
    faces = {f"L{n:02}": "P-P-" for n in range(2, 6)} | {"L06": "K---", "L07": "K---"}
    table = finishing("M-K-", **faces).lay("5,0 -P--", "5,1 -P-P", "5,2 -P-P", "5,3 -P-P", "0,4 -K--").display("P---", "K---")
    assert table.play("build 2,2 turn 0").match.view()["phase"] == "craft"


@pytest.mark.rule("C-29b", "C-29")
def test_chain_that_may_finish_a_pond_is_a_reason_to_ask():
    table = finishing("M-K-", L06="K---", L07="K---").lay("5,4 -P--", "0,4 -K--").display("P---", "K---")
    table.play("build 2,2 turn 0")
    assert table.offers("reward") == ["merchant", "craftsman"]
    table.play("reward craftsman", "craft 2", "build 0,5 turn 3", "build 5,5 turn 3")
    assert (table.s.coins[0], table.match.seat) == (2, 1)


@pytest.mark.rule("C-29b")
def test_half_that_no_tile_of_the_row_can_join_is_no_reason_to_ask():
    # Below 4,5 a pond side looks up: a merchant's half alone does not fit there.
    table = finishing("P-K-").lay("4,4 -M--", "5,5 P---").display("M---", "market")
    assert table.play("build 2,2 turn 0").match.view()["phase"] == "craft"
