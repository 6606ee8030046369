"""The builder: paying, and each kind once (H-50 …)."""

from __future__ import annotations

import pytest

from .building_sites import BOX, mason
from .positions import Table

# -- a coin, a building, a place -------------------------------------------------------------------------


@pytest.mark.rule("H-50")
def test_a_building_for_a_coin():
    table = mason().offer("cowshed", "cowshed").coins(3).play("build cowshed", "work 0 0", "work 0 1", "work 0 2")
    assert (table.s.coins[0], table.at_person("builder")) == (2, [1, 0, 0])
    assert table.offers("lay") == [str(place) for place in range(3, 10)]
    table.play("lay 7")
    assert table.at(0, 7) == "cowshed"
    assert table.on_offer() == {"cowshed": 1}
    assert table.told("built") == [{"seat": 0, "kind": "cowshed", "village": 0, "place": 7}]
    assert table.pieces_add_up()


@pytest.mark.rule("H-50")
@pytest.mark.parametrize("kind", [kind for kind, printed in BOX.items() if "start" not in printed])
def test_every_good_of_the_cost_is_paid(kind):
    """With exactly those at work who are needed, all of them sleep; without any one of them it cannot be built."""
    makers = []
    for good, number in BOX[kind]["cost"].items():
        makers += [chain for _ in range(number) for chain in chain_of(good)]

    def table(without: int | None = None) -> Table:
        table = Table().busy().village("20 well man asleep").offer(kind).coins(1)
        for number, maker in enumerate(makers):
            village = makers[:number].count(maker)  # a second one of a kind is abroad
            text = f"{number} {maker} woman" + " + 0" * (village > 0) + " asleep" * (number == without)
            table.village(text, of=village)
        return table

    full = table()
    assert full.offers("build") == [kind]
    full.play(f"build {kind}")
    while not full.offers("lay"):
        full.play(full.legal[0])
    assert len(full.sleepers()) == 1 + len(makers)
    assert full.at_person("builder") == [1, 0, 0]
    for number in range(len(makers)):
        assert table(number).offers("build") == []


def chain_of(good: str) -> list[str]:
    kind = next(k for k, printed in BOX.items() if printed.get("output") == good)
    return [kind, *(chain_of(BOX[kind]["input"]) if "input" in BOX[kind] else [])]


@pytest.mark.rule("H-50")
def test_only_what_lies_face_up():
    table = mason().offer("cowshed", "brewery").coins(4)
    assert table.offers("build") == ["cowshed", "brewery"]
    assert table.why_not("build mine") == "H-50"
    assert table.why_not("build woodcutter") == "H-50"


@pytest.mark.rule("H-50")
def test_several_buildings_in_one_turn():
    table = mason().offer("mine", "marketplace", "ironworks").coins(4).play("build mine", "work 0 0", "lay 4")
    assert (table.match.seat, table.s.paid) == (0, 1)
    assert table.offers("build") == ["ironworks", "marketplace"]
    table.play("build marketplace", "work 0 1", "lay 5")
    assert table.at_person("builder") == [2, 0, 0]
    assert table.offers("build") == ["ironworks"]  # one stone, and one coin for the brick
    table.play("build ironworks", "lay 6")
    assert table.at_person("builder") == [4, 0, 0]
    assert table.match.seat == 2  # no coin left: the turn is over


@pytest.mark.rule("H-50a")
def test_nothing_is_begun_that_cannot_be_paid():
    table = Table().village("0 brickworks woman", "1 well man").offer("brewery", "marketplace", "mine").coins(1)
    assert table.offers("build") == ["marketplace"]
    assert table.why_not("build brewery") == "H-50a"
    table = Table().village("0 brickworks woman", "1 well man").offer("brewery", "marketplace", "mine").coins(2)
    assert table.offers("build") == ["mine", "brewery", "marketplace"]


@pytest.mark.rule("H-50a")
def test_only_ways_that_pay_the_whole_cost():
    """The stonemason is needed for stone: he cannot make the brick over the marketplace."""
    table = Table().village("0 brickworks woman", "1 stonemason man", "2 marketplace man", "3 well woman", "4 mine man asleep")
    table.offer("bakehouse").coins(1).play("build bakehouse")
    assert table.legal == ["work 0 0", "work 0 2"]
    table.play("work 0 2")  # from water or ... but not from stone
    assert table.sleepers() == {(0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 0, 4)}
    table = Table().village("0 brickworks woman", "1 stonemason man", "2 marketplace man", "3 well woman asleep")
    table.offer("bakehouse").coins(1).play("build bakehouse")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 0, 3)}  # there was one way only


@pytest.mark.rule("H-50a")
def test_a_building_cannot_pay_for_itself():
    table = Table().village("0 stonemason woman", "1 well man").centre(woman=1).offer("marketplace", "mine").coins(1)
    assert table.offers("build") == []  # stone would become brick on the marketplace
    assert "build marketplace" in Table().village("0 brickworks woman", "1 well man").offer("marketplace").coins(1).legal


# -- bought goods ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-51", "X-H-51")
def test_butcher_with_one_brick_bought():
    """2 brick + 1 stone: 1 coin for the action, 1 coin for the second brick, two villagers asleep."""
    table = Table().village("0 stonemason woman", "1 brickworks man", "2 well man").offer("butcher").coins(2)
    table.play("build butcher")
    assert table.legal == ["work 0 1", "buy"]
    table.play("work 0 1")  # the other two goods: one coin and the stonemason, no choice
    assert table.told("bought") == [{"seat": 0, "good": "brick"}]
    assert (table.s.coins[0], table.at_person("builder")) == (0, [2, 0, 0])
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1)}
    table.play("lay 6")
    assert table.at(0, 6) == "butcher"


@pytest.mark.rule("H-51")
@pytest.mark.parametrize(("coins", "legal"), [(1, False), (2, False), (3, False), (4, True)])
def test_every_bought_good_costs_a_coin(coins, legal):
    """Nobody can help: butcher for 1 + 3 coins."""
    table = Table().busy().village("0 well woman", "1 grain_farm man").offer("butcher").coins(coins)
    assert ("build butcher" in table.legal) == legal
    if legal:
        table.play("build butcher", "lay 2")
        assert (table.s.coins[0], table.at_person("builder"), table.sleepers()) == (0, [4, 0, 0], set())


@pytest.mark.rule("H-51")
@pytest.mark.parametrize("kind", ["mill", "tavern", "town_hall", "church"])
def test_other_goods_cannot_be_bought(kind):
    table = Table().village("0 well woman", "1 grain_farm man").offer(kind, "dairy").coins(6)
    assert table.offers("build") == ["dairy"]


@pytest.mark.rule("H-51")
def test_no_goods_are_bought_elsewhere():
    table = Table().village("0 well woman", "1 grain_farm man").coins(6)
    assert table.offers("deliver") == ["grain", "water"]
    table = Table().village("0 woodcutter woman", "1 marketplace man", "2 well woman").coins(6).play("deliver wood")
    assert table.legal == ["work 0 0", "work 0 1"]
    assert table.why_not("buy") == "H-62"


@pytest.mark.rule("H-51a")
def test_bought_goods_cannot_be_exchanged():
    """Mill: water, grain, ore. The missing ore cannot come from bought wood over the marketplace."""
    table = Table().village("0 well woman", "1 grain_farm man", "2 marketplace man").offer("mill", "dairy").coins(6)
    assert table.offers("build") == ["dairy"]
    table.village("3 woodcutter woman").refresh()
    assert table.offers("build") == ["dairy", "mill"]
    table.play("build mill")
    while not table.offers("lay"):
        assert "buy" not in table.legal
        table.play(table.legal[0])


@pytest.mark.rule("H-51a")
def test_no_buying_inside_a_chain():
    """The tavern's beer needs water, which is exchanged for wood: that wood cannot be bought, the tavern's own can."""
    table = Table().village("0 brewery woman", "1 marketplace man", "2 woodcutter woman", "3 stonemason man")
    table.village("4 mine woman asleep").offer("tavern").coins(3).play("build tavern")
    assert table.legal == ["from wood", "from stone"]  # for water
    table.play("from wood")
    assert (0, 0, 2) in table.sleepers()
    # now wood and brick of the price: the stonemason cannot help, both are bought
    assert [event["good"] for event in table.told("bought")] == ["wood", "brick"]
    assert table.s.coins[0] == 0


@pytest.mark.rule("H-51b")
def test_buying_although_somebody_could_work():
    table = mason().offer("cowshed").coins(6).play("build cowshed")
    assert table.legal == ["work 0 0", "buy"]
    table.play("buy", "buy", "buy")
    assert (table.s.coins[0], table.at_person("builder")) == (2, [4, 0, 0])
    assert table.sleepers() == set()
    assert table.offers("lay")  # and no fourth good


@pytest.mark.rule("H-51b")
def test_no_more_is_bought_than_asked_for():
    table = mason().offer("mine").coins(6).play("build mine", "buy")
    assert not any(text == "buy" for text in table.legal)
    assert table.s.coins[0] == 4


# -- each kind once --------------------------------------------------------------------------------------


@pytest.mark.rule("H-52")
def test_each_kind_once():
    table = mason("3 cowshed man").offer("cowshed", "goat_shed", "goat_shed").coins(6)
    assert table.offers("build") == ["goat_shed"]
    assert table.why_not("build cowshed") == "H-52"
    table.play("build goat_shed", "work 0 0", "buy", "work 0 2", "lay 9")  # and no second one, in the same turn or later
    assert table.at(0, 9) == "goat_shed"
    assert table.match.seat == 2
    assert "build goat_shed" not in table.begin_turn(0).legal


@pytest.mark.rule("H-52")
def test_start_buildings_count():
    box = {"buildings": {"woodcutter": {"start": 3, "stack1": 1, "cost": {"wood": 1}}, "mine": {"stack1": 2}}}
    table = Table(box=box).village("0 woodcutter woman", "1 well man")
    table.s.on_offer[0] = 1
    assert table.refresh().why_not("build woodcutter") == "H-52"
    other = Table(box=box).village("0 brickworks woman", "1 well man")
    other.s.on_offer[0] = 1
    assert "build woodcutter" in other.refresh().legal


@pytest.mark.rule("H-52")
def test_others_kinds_do_not_count():
    table = mason().village("3 cowshed man + 0", of=1).offer("cowshed").coins(2)
    assert table.offers("build") == ["cowshed"]


@pytest.mark.rule("H-52")
def test_neutral_village_may_have_a_kind_twice():
    table = Table(players=2).village("0 cowshed woman", "1 well man", "2 well woman", of=2).village("0 well man", "1 mine man")
    table.offer("cowshed", "cowshed")
    assert table.offers("neutral build") == ["cowshed"]
    table.play("neutral build cowshed", "lay 3", "in man")
    assert (table.at(2, 0), table.at(2, 3)) == ("cowshed woman", "cowshed man")


@pytest.mark.rule("H-52a")
def test_victory_buildings_are_four_kinds():
    table = Table().village("0 well woman", "1 grain_farm man", "2 mine man", "3 church", "4 tavern", "5 town_hall")
    table.offer("mill", "church", "tavern", "town_hall").coins(1)
    assert table.offers("build") == ["mill"]
    table.play("build mill")
    while not table.offers("lay"):
        table.play(table.legal[0])
    table.play("lay 9")
    assert table.lines()["victory_buildings"] == 12


@pytest.mark.rule("H-52a")
def test_two_victory_buildings_in_one_turn():
    table = Table().busy().village("0 well woman", "1 grain_farm man", "2 mine man", "3 ironworks woman")
    table.village("5 mine woman + 0", of=1).offer("mill", "church").coins(6)
    table.play("build mill")
    while not table.offers("lay"):
        table.play(table.legal[0])
    table.play("lay 9")
    assert table.offers("build") == ["church"]
    table.play("build church", "lay 8")
    assert table.lines()["victory_buildings"] == 6


@pytest.mark.rule("H-52a")
@pytest.mark.parametrize("kind", ["dairy", "butcher", "cheese_dairy", "tannery", "bell_founder"])
def test_copies_of_both_stacks_are_one_kind(kind):
    table = mason().offer(kind, kind).coins(6)
    assert table.on_offer() == {kind: 2}
    assert BOX[kind]["stack2"] == BOX[kind]["stack3"] == 1
    table.play(f"build {kind}")
    while not table.offers("lay"):
        table.play("buy")
    table.play("lay 9")
    assert table.on_offer() == {kind: 1}
    assert table.match.seat == 2  # not again, with two coins left
    assert mason(f"3 {kind}").offer(kind).coins(6).why_not(f"build {kind}") == "H-52"
