"""What finished structures and single buildings bring, and in which order (C-26, C-28, C-29, C-33)."""

import pytest

from .positions import Table, finishing


def built(sides: str, **have: int) -> Table:
    return finishing(sides).have(**have).play("build 2,2 turn 0")


# -- each reward --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-26")
def test_baker_brings_two_breads():
    table = built("B---", breads=1)
    assert (table.s.breads[:3], table.s.coins[0], table.s.step[0]) == ([3, 0, 0], 0, 0)
    assert table.told("gained") == [{"seat": 0, "what": "breads", "amount": 2, "source": "baker"}]


@pytest.mark.rule("C-26")
def test_steward_brings_two_steps():
    table = built("S---")
    assert (table.s.step[:3], table.s.breads[0], table.s.coins[0]) == ([2, 0, 0], 0, 0)
    assert table.pile(2) == [0]


@pytest.mark.rule("C-26")
def test_dwelling_pays_once():
    table = Table().lay("2,2 -B--", "2,3 ---B").hand("market").play("build 2,4 turn 0")
    assert (table.told("finished"), table.s.breads[0], table.owns("baker")) == ([], 0, 1)


@pytest.mark.rule("C-26")
def test_half_a_dwelling_brings_nothing():
    table = Table().lay("2,2 P-H-").hand("B---").play("build 2,3 turn 0")
    assert (table.s.breads[0], table.owns("baker")) == (0, 0)


@pytest.mark.rule("X-C-26", "C-26")
@pytest.mark.parametrize(("goods", "coins"), [({"fish": 2, "chicken": 1, "grapes": 1}, 5), ({}, 1)])
def test_example_merchant(goods, coins):
    table = built("M---", **goods)
    assert (table.s.coins[0], sum(table.goods().values())) == (coins, 0)
    assert table.told("traded") == [{"seat": 0, "goods": coins - 1, "coins": coins}]


@pytest.mark.rule("C-26a")
def test_merchant_turns_every_good_and_nothing_else():
    table = finishing("M---").have(grapes=1, herbs=2, chicken=3, fish=4, coins=7, breads=5).have(seat=1, fish=2)
    table.play("build 2,2 turn 0")
    assert (table.s.goods[0], table.s.coins[0], table.s.breads[0]) == ([0] * 4, 7 + 10 + 1, 5)
    assert (table.goods(1)["fish"], table.s.coins[1]) == (2, 0)


@pytest.mark.rule("C-26a")
@pytest.mark.parametrize("letter", "PMBS")
def test_rewards_are_not_a_choice(letter):
    table = built(f"{letter}---", herbs=3)
    assert (table.match.seat, table.match.view()["phase"]) == (1, "take")


@pytest.mark.rule("C-28")
@pytest.mark.parametrize(("single", "coins", "breads"), [("market", 1, 0), ("bakery", 0, 1)])
def test_market_and_bakery_give_at_once(single, coins, breads):
    table = Table().lay("2,2 P-H-").hand(single).play("build 2,3 turn 0")
    assert (table.s.coins[:3], table.s.breads[:3]) == ([coins, 0, 0], [breads, 0, 0])
    assert (table.owns(single), table.match.seat) == (1, 1)


@pytest.mark.rule("C-28")
def test_fountain_lets_look_at_cards_at_once():
    table = Table().lay("2,2 P-H-").hand("fountain").stack("pond", "villa").play("build 2,3 turn 0")
    assert (table.match.seat, table.match.view()["phase"], table.owns("fountain")) == (0, "fountain", 1)


@pytest.mark.rule("C-28")
@pytest.mark.parametrize("single", ["market", "bakery", "fountain"])
def test_stored_single_building_gives_nothing(single):
    table = Table().lay("2,2 P-H-").hand(single).play("store")
    assert (table.s.coins[0], table.s.breads[0], table.owns(single), table.kept()) == (0, 0, 0, [])


# -- several at once ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-29")
@pytest.mark.parametrize(("first", "coins", "fish"), [("pond", 3, 0), ("merchant", 2, 1)])
def test_player_chooses_the_order(first, coins, fish):
    table = built("P-M-", herbs=1)
    assert (table.match.seat, table.legal) == (0, ["reward pond", "reward merchant"])
    table.play(f"reward {first}")
    assert (table.s.coins[0], table.goods()) == (coins, {"grapes": 0, "herbs": 0, "chicken": 0, "fish": fish})
    assert table.match.seat == 1


@pytest.mark.rule("C-29")
@pytest.mark.parametrize(
    ("order", "coins", "fish", "herbs"),
    [
        (("merchant",), 1, 1, 1),
        (("pond", "merchant"), 2, 0, 1),
        (("herb_garden", "merchant"), 2, 1, 0),
        (("pond", "herb_garden"), 3, 0, 0),
    ],
)
def test_order_of_three(order, coins, fish, herbs):
    table = built("PHM-").play(*(f"reward {kind}" for kind in order))
    assert (table.s.coins[0], table.goods()["fish"], table.goods()["herbs"], table.match.seat) == (coins, fish, herbs, 1)


@pytest.mark.rule("C-29")
def test_four_finished_things_pay_all():
    table = built("PMBS")
    assert table.legal == ["reward pond", "reward merchant"]
    table.play("reward merchant")
    assert (table.s.coins[0], table.goods()["fish"], table.s.breads[0], table.s.step[0]) == (1, 1, 2, 2)


@pytest.mark.rule("C-29")
def test_only_what_is_waiting_can_be_chosen():
    table = built("P-M-")
    assert table.why_not("reward baker") == "C-29"
    assert table.why_not("reward hen_yard") == "C-29"


@pytest.mark.rule("C-29b", "C-29")
@pytest.mark.parametrize(
    ("sides", "paid"),
    [
        ("P-H-", {"fish": 1, "herbs": 1}),
        ("GHCP", {"grapes": 1, "herbs": 1, "chicken": 1, "fish": 1}),
        ("B-S-", {"breads": 2, "steps": 2}),
        ("M-B-", {"coins": 1, "breads": 2}),
        ("M-S-", {"coins": 1, "steps": 2}),
        ("MBS-", {"coins": 1, "breads": 2, "steps": 2}),
        ("P-B-", {"fish": 1, "breads": 2}),
        ("C-S-", {"chicken": 1, "steps": 2}),
        ("VMB-", {"coins": 1, "breads": 2}),
        ("V-P-", {"fish": 1}),
        ("V-M-", {"coins": 1}),
    ],
)
def test_order_that_changes_nothing_is_not_asked(sides, paid):
    table = built(sides)
    assert table.match.seat == 1
    won = table.goods() | {"coins": table.s.coins[0], "breads": table.s.breads[0], "steps": table.s.step[0]}
    assert {what: number for what, number in won.items() if number} == paid


@pytest.mark.rule("C-29b")
def test_landscapes_left_after_the_merchant_are_not_asked_for():
    assert built("PHM-").play("reward merchant").match.seat == 1


# -- the banderole first ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-29a")
def test_step_for_the_banderole_comes_before_rewards():
    table = finishing("S---").board("B").play("build 2,2 turn 0")  # a banderole of board B
    assert [(e["steps"], e["space"]) for e in table.told("steps")] == [(1, 1), (2, 3)]


@pytest.mark.rule("C-29a")
def test_step_is_made_before_the_order_is_chosen():
    table = finishing("P-M-").board("B").play("build 2,2 turn 0")
    assert (table.offers("reward"), table.s.step[0]) == (["pond", "merchant"], 1)


@pytest.mark.rule("C-29a")
def test_step_is_made_before_cards_are_looked_at():
    table = Table().board("B").lay("2,1 P-H-").hand("fountain").play("build 2,2 turn 0")
    kinds = [e.kind for e in table.match.events]
    assert kinds.index("steps") < kinds.index("looked")


# -- never running out --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-33")
@pytest.mark.parametrize(("letter", "good"), [("G", "grapes"), ("H", "herbs"), ("C", "chicken"), ("P", "fish")])
def test_goods_never_run_out(letter, good):
    table = finishing(f"{letter}---").have(seat=1, **{good: 5}).have(**{good: 5})  # the box has five of each
    assert table.play("build 2,2 turn 0").goods()[good] == 6


@pytest.mark.rule("C-33")
def test_coins_and_breads_never_run_out():
    for p in (1, 2):  # the box has 24 coins and 18 breads
        table = finishing("M-B-").have(seat=p, coins=24, breads=18).have(coins=24, breads=18, fish=30)
        table.play("build 2,2 turn 0")
        assert (table.s.coins[0], table.s.breads[0]) == (24 + 31, 20)


@pytest.mark.rule("C-33")
def test_points_never_run_out():
    table = Table(players=2, seat=1).have(points=900, fish=4).card(1, "A10").card(2, "A11").scoring()  # 2 fish: 4 points
    circle = next(i for i, c in enumerate(table.match.view()["circles"]) if c["cards"] == [1, 2])
    table.play(f"disc {circle}", "card 1", "pay 1")
    assert table.s.points[1] == 904
