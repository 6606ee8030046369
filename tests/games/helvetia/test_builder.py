"""The builder: paying, placing, moving in, the surrounded centre (H-50 … H-58)."""

from __future__ import annotations

import pytest

from .positions import GAME, Table, games

BOX = GAME.box.data["buildings"]
RING_1, RING_2 = range(10), range(10, 28)
VICTORY = ["mill", "tavern", "town_hall", "church"]


def mason(*more: str, **options: str) -> Table:
    """Seat 0 has a woodcutter, a brickworks and a stonemason at work, on places 0, 1 and 2."""
    return Table(**options).busy().village("0 woodcutter woman", "1 brickworks man", "2 stonemason woman", *more)


# -- a coin, a building, a place ----------------------------------------------------------------------------------------


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


# -- bought goods -------------------------------------------------------------------------------------------------------


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


# -- each kind once -----------------------------------------------------------------------------------------------------


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


# -- places -------------------------------------------------------------------------------------------------------------


def places_for(table: Table) -> set[int]:
    """Where a mine may go that is built now."""
    table.play("build mine")
    if not table.offers("lay"):
        table.play("buy")
    return {int(place) for place in table.offers("lay")}


@pytest.mark.rule("H-53")
def test_any_free_place_of_ring_1():
    table = mason().offer("mine").coins(2)
    assert places_for(table) == set(RING_1) - {0, 1, 2}
    assert table.why_not("lay 0") == "H-53"
    assert table.why_not("lay 10") == "H-53"


def nine(*last: str) -> Table:
    """Nine of the ten places of ring 1 are built on, three of these buildings with villagers; and more."""
    kinds = ["mill", "tavern", "town_hall", "church", "dairy", "tannery"]
    return mason(*(f"{place + 3} {kind}" for place, kind in enumerate(kinds)), *last).offer("mine", "goat_shed").coins(2)


@pytest.mark.rule("H-53", "H-53a")
def test_second_ring_only_when_the_first_is_full():
    table = nine()
    table.play("build mine", "work 0 0")  # no choice where it goes, but ring 1 is full now
    assert table.at(0, 9) == "mine"
    assert places_for(nine("9 butcher")) == set(RING_2)


@pytest.mark.rule("H-53a")
def test_full_means_built_occupied_or_not():
    table = nine("9 butcher")
    assert [place for place in RING_1 if " " in str(table.at(0, place))] == [0, 1, 2]  # seven stand empty
    assert 10 in places_for(table)


@pytest.mark.rule("H-53a")
def test_ring_2_in_any_order():
    view = Table().match.view()["villages"][0]["places"]
    ring = {(p["x"], p["y"]) for p in view if p["ring"] == 2}
    outside = {(x, y) for x in range(-2, 4) for y in range(-2, 3)} - {(x, y) for x in range(-1, 3) for y in range(-1, 2)}
    assert ring == outside
    assert len(ring) == 18
    table = nine("9 butcher", "27 bell_founder", "14 cowshed")
    assert places_for(table) == set(RING_2) - {27, 14}


@pytest.mark.rule("H-53a")
def test_there_are_always_places_enough():
    start = [kind for kind, printed in BOX.items() if "start" in printed]
    later = [kind for kind in BOX if kind not in start]
    assert 3 + len(later) == 22  # of every kind one, but three start buildings
    # four neutral ones to begin with, one for each of the 12 villagers in the neutral centre, and victory buildings
    assert 4 + 12 + sum(BOX[kind][stack] for kind in VICTORY for stack in ("stack2", "stack3")) == 24
    table = mason(*(f"{place + 3} {kind}" for place, kind in enumerate(k for k in later if k != "mine"))).offer("mine")
    assert len(table.village_of(0)) == 21
    assert len(places_for(table.coins(2))) == 7


@pytest.mark.rule("H-53a")
def test_full_neutral_village_takes_no_more():
    """An owner's box may have so many victory buildings that all 28 places of the neutral village are built on."""
    later = {kind: {stack: 0 for stack in ("stack2", "stack3") if stack in printed} for kind, printed in BOX.items()}
    table = Table(players=2, box={"buildings": later | {"church": {"stack2": 17, "stack3": 11}}}).busy(0, 1)
    table.village("well woman", "well man", "grain_farm woman", "grain_farm man", *["church"] * 24, of=2)
    table.offer("church", "mine")
    assert len(table.village_of(2)) == 28
    assert table.offers("neutral build") == []


# -- moving in ----------------------------------------------------------------------------------------------------------


def built(table: Table, kind: str = "mine", place: int = 9) -> Table:
    """The seat builds this with coins, as far as it can be bought."""
    table.play(f"build {kind}")
    while not table.offers("lay") and not table.at(table.seat, place):
        table.play("buy" if "buy" in table.legal else table.legal[0])
    return table.play(f"lay {place}") if table.offers("lay") else table  # it lies already where there was no choice


@pytest.mark.rule("H-54", "H-54a")
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_somebody_moves_in_at_once(sex):
    table = built(mason().centre(**{sex: 2}).school(woman=1, man=1).offer("mine").coins(6))
    assert table.at(0, 9) == f"mine {sex}"  # no choice, and awake
    assert table.told("moved_in") == [{"seat": 0, "sex": sex, "village": 0, "place": 9}]
    assert table.s.centre[0][("woman", "man").index(sex)] == 1  # exactly one
    assert table.s.school[0] == [1, 1]
    assert table.pieces_add_up()
    assert table.s.awake[0][3] == 1  # on the mine


@pytest.mark.rule("H-54", "H-54a")
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_player_chooses_who_moves_in(sex):
    table = built(mason().centre(woman=1, man=2).offer("mine", "cowshed").coins(6))
    assert table.legal == ["in woman", "in man"]
    assert table.why_not("end") == "H-54"  # it must
    table.play(f"in {sex}")
    assert table.at(0, 9) == f"mine {sex}"
    assert table.s.centre[0] == ([0, 2] if sex == "woman" else [1, 1])


@pytest.mark.rule("H-54a")
def test_nobody_moves_in_from_the_school():
    table = built(mason().school(woman=1, man=1).newborn(woman=1).offer("mine").coins(6))
    assert table.at(0, 9) == "mine"
    assert table.told("moved_in") == []
    assert table.s.school[0] == [1, 1]
    assert (table.match.seat, table.match.held) == (2, False)  # nobody is asked; there is nothing more to build


@pytest.mark.rule("H-54")
def test_only_from_the_own_centre_and_only_into_the_new_building():
    table = mason("3 well").centre(woman=2, man=2, seat=1).offer("mine").coins(6)
    built(table)
    assert (table.at(0, 9), table.at(0, 3)) == ("mine", "well")
    assert table.s.centre[1] == [2, 2]


@pytest.mark.rule("H-54")
@pytest.mark.parametrize("kind", VICTORY)
def test_nobody_moves_into_a_victory_building(kind):
    table = mason("3 well woman", "4 grain_farm man", "5 mine man", "6 ironworks woman", "7 brewery man", "8 bakehouse man")
    built(table.centre(woman=1).offer(kind).coins(6), kind)
    assert table.at(0, 9) == kind
    assert table.s.centre[0] == [1, 0]
    assert table.match.view()["phase"] == "act"


@pytest.mark.rule("H-55")
def test_new_building_is_used_for_the_next_one():
    """The mine's ore goes into the mill at once."""
    table = mason("3 well woman", "4 grain_farm man").centre(man=1).offer("mine", "mill").coins(3)
    assert table.offers("build") == ["mine"]
    table.play("build mine", "buy", "lay 9")
    assert table.at(0, 9) == "mine man"
    assert table.offers("build") == ["mill"]
    table.play("build mill", "lay 8")
    assert (0, 0, 9) in table.sleepers()


@pytest.mark.rule("H-55")
def test_without_anybody_moving_in_it_is_no_use():
    table = mason("3 well woman", "4 grain_farm man").school(man=1).offer("mine", "mill").coins(4)
    table.play("build mine", "buy", "lay 9")
    assert table.match.seat == 2  # nothing more to build: the turn is over


@pytest.mark.rule("H-55a")
def test_whoever_moved_in_works_in_an_extra_action():
    table = mason("3 well woman").centre(man=1).offer("mine").tile("carter").coins(2).play("build mine", "buy", "lay 9")
    assert "extra deliver ore" in table.legal
    table.play("extra deliver ore")
    assert (0, 0, 9) in table.sleepers()


@pytest.mark.rule("H-55a")
def test_whoever_has_just_married_works_in_the_same_turn():
    def table() -> Table:
        return mason().centre(woman=1).village("4 grain_farm man asleep", of=1).tile("carter").tile("priest").coins(3)

    regular = table().play("marry centre 1 4")
    assert "extra deliver grain" in regular.legal
    extra = table().play("extra marry centre 1 4")
    assert "deliver grain" in extra.legal
    extra.play("deliver grain")
    assert extra.at(1, 4) == "grain_farm man asleep + 0 asleep"


@pytest.mark.rule("H-56")
def test_building_without_anybody_to_move_in():
    table = built(mason().offer("mine").coins(6))
    assert table.at(0, 9) == "mine"
    assert table.s.awake[0][3] == 0


# -- the surrounded centre ----------------------------------------------------------------------------------------------


def last_gap(*more: str, centre: bool = True, seat: int = 0) -> Table:
    """All places of ring 1 but place 9 are built and occupied; a mine can be built there."""
    kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm", "cowshed", "goat_shed", "marketplace", "bakehouse"]
    table = Table(seat=seat).busy().offer("mine", "mine", "delicatessen")
    table.village(*(f"{place} {kind} {('woman', 'man')[place % 2]}" for place, kind in enumerate(kinds)), *more)
    return table.centre(woman=int(centre)).coins(6)


def surrounds(table: Table) -> list[int | None]:
    return [tile["seat"] for tile in table.match.view()["surround_tiles"]]


def fill_gap(table: Table) -> Table:
    return table.play("build mine", "buy")


@pytest.mark.rule("H-57", "H-57a")
def test_first_surrounded_centre_is_worth_4_the_second_2():
    table = fill_gap(last_gap())
    assert surrounds(table) == [0, None]
    assert table.told("surrounded") == [{"seat": 0, "points": 4}]
    assert table.lines(0)["surround"] == 4
    table = fill_gap(last_gap().surround_tiles(2))
    assert surrounds(table) == [2, 0]
    assert table.told("surrounded") == [{"seat": 0, "points": 2}]
    assert table.lines(0)["surround"] == 2


@pytest.mark.rule("H-57b")
def test_a_third_player_gets_nothing():
    table = fill_gap(last_gap().surround_tiles(2, 1))
    assert surrounds(table) == [2, 1]
    assert table.lines(0)["surround"] == 0


@pytest.mark.rule("H-57")
def test_not_with_a_gap_in_ring_1():
    kinds = ["mill", "tavern", "town_hall", "church", "dairy"]
    table = mason(*(f"{place + 3} {kind}" for place, kind in enumerate(kinds[:4]))).offer("mine").centre(woman=1).coins(6)
    built(table)
    assert len([place for place in RING_1 if table.at(0, place)]) == 8
    assert surrounds(table) == [None, None]


@pytest.mark.rule("H-57")
def test_not_with_an_empty_building():
    assert surrounds(fill_gap(last_gap(centre=False))) == [None, None]
    table = last_gap()
    table.s.home[0] &= ~(1 << 3)  # somebody is missing on the well
    table.s.women[0] &= table.s.home[0]
    assert surrounds(fill_gap(table)) == [None, None]


@pytest.mark.rule("H-57")
def test_victory_buildings_count_as_they_are():
    kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm"]
    table = Table().village(*(f"{place} {kind} woman" for place, kind in enumerate(kinds)))
    table.village(*(f"{place + 5} {kind}" for place, kind in enumerate(VICTORY))).centre(man=1).offer("mine").coins(6)
    assert surrounds(fill_gap(table)) == [0, None]


@pytest.mark.rule("H-57")
def test_a_victory_building_can_be_the_last():
    table = last_gap(centre=False).offer("mill").play("build mill")
    while table.match.view()["phase"] in ("worker", "input"):
        table.play(table.legal[0])
    assert table.at(0, 9) == "mill"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57")
def test_an_empty_building_in_ring_2_blocks_it():
    """Ring 1 is full but for an empty building; it fills at the end of the round."""
    table = full_but_school("12 delicatessen").school(woman=1)
    table.spent("carter", 1, seat=1).round_over()
    assert table.offers("settle") == ["9 woman", "9 nobody"]
    table.play("settle 9 woman")
    assert surrounds(table) == [None, None]
    table = full_but_school("12 delicatessen woman").school(woman=1).spent("carter", 1, seat=1).round_over()
    assert table.at(0, 9) == "mine woman"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57")
def test_ring_2_need_not_be_full():
    table = full_but_school("12 delicatessen man").school(woman=1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, None]
    assert len([place for place in RING_2 if table.at(0, place)]) == 1


def full_but_school(*more: str, seat: int = 0) -> Table:
    """All ten places of ring 1 are built, only the mine on place 9 is empty."""
    return last_gap("9 mine", *more, centre=False, seat=seat)


@pytest.mark.rule("H-57a")
def test_checked_after_moving_in_and_before_the_next_building():
    """Mine (occupied) surrounds the centre; the delicatessen after it stands empty and changes nothing."""
    table = last_gap().play("build mine", "buy")
    assert surrounds(table) == [0, None]
    table.play("build delicatessen")
    while not table.offers("lay"):
        table.play(table.legal[-1])
    table.play("lay 12")
    assert table.at(0, 12) == "delicatessen"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57a")
def test_not_before_somebody_has_moved_in():
    table = last_gap()
    table.centre(man=1).play("build mine", "buy")
    assert table.legal == ["in woman", "in man"]
    assert surrounds(table) == [None, None]
    table.play("in man")
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57a")
@pytest.mark.parametrize(("starter", "tiles"), [(0, [0, 2]), (2, [2, 0]), (1, [0, 2])])
def test_school_leavers_in_turn_order(starter, tiles):
    """Seats 0 and 2 are both surrounded at the end of the round: the order is that of the turns, 0, 2, 1 …"""
    table = Table()
    for seat in (0, 2):
        kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm", "cowshed", "goat_shed", "marketplace"]
        table.village(*(f"{place} {kind} {('woman', 'man')[place % 2]}" for place, kind in enumerate(kinds)), of=seat)
        table.village("8 bakehouse woman", "9 mine", of=seat).school(man=1, seat=seat)
    table.village("0 well woman", "1 mine man", of=1)
    table.spent("carter", 1, seat=(starter + 1) % 3).round_over(keeper=starter)
    assert surrounds(table) == tiles


@pytest.mark.rule("H-57b")
def test_one_tile_each():
    table = full_but_school().surround_tiles(0).school(woman=1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, None]
    table = fill_gap(last_gap().surround_tiles(1, 0))
    assert surrounds(table) == [1, 0]
    assert table.told("surrounded") == []


@pytest.mark.rule("H-57b")
def test_kept_when_a_later_building_stands_empty():
    table = full_but_school("12 delicatessen").surround_tiles(0, 1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, 1]
    assert table.lines(0)["surround"] == 4
    for m in games(4, seed=13):
        taken = [tile["seat"] for tile in m.view()["surround_tiles"]]
        assert taken[0] is not None or taken[1] is None


@pytest.mark.rule("H-58")
def test_asleep_or_awake_is_occupied():
    table = last_gap()
    table.s.asleep[0] = table.s.home[0] & ~0b111
    assert surrounds(fill_gap(table)) == [0, None]
    table = full_but_school().school(woman=1)
    table.s.asleep[0] = table.s.home[0]
    assert surrounds(table.spent("carter", 1, seat=1).round_over()) == [0, None]


@pytest.mark.rule("H-58")
def test_a_spouse_adds_nothing():
    table = (
        full_but_school("12 delicatessen man + 1").newborn(man=1).centre(man=1, seat=1).spent("carter", 1, seat=1).round_over()
    )
    assert surrounds(table) == [None, None]


@pytest.mark.rule("H-58")
def test_somebody_in_centre_or_school_does_not_occupy():
    """The centre can only be looked at through the end of the round, when nobody leaves school."""
    table = full_but_school().newborn(woman=2).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [None, None]
    assert table.at(0, 9) == "mine"
