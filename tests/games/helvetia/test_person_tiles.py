"""Person tiles: who takes them, and the extra action they allow."""

import pytest

from .positions import Table, games

PERSONS = ("builder", "carter", "watchman", "priest", "midwife")


def table_of(players: int = 3, **options: str) -> Table:
    """Seat 0 can do two things with every person, of which none hinders another; so can the others with some."""
    table = Table(players=players, **options).centre(woman=2, man=2)
    table.village("0 woodcutter woman", "1 brickworks man", "2 well woman + 1", "3 bakehouse man asleep", "4 cowshed woman + 1")
    table.village("6 stonemason man", "8 ironworks man asleep")
    for seat in range(1, players):
        table.village("0 stonemason woman", "1 grain_farm man", "2 brewery woman", "3 goat_shed man", of=seat)
    return table


REGULARS = {
    "builder": "build mine",
    "carter": "deliver water",
    "watchman": "wake 0 top_right",
    "priest": "marry centre 2 1",
    "midwife": "bear 4 woman",
}
EXTRAS = {
    "builder": "extra build marketplace",
    "carter": "extra deliver stone",
    "watchman": "extra wake 0 bottom_right",
    "priest": "extra marry centre 2 0",
    "midwife": "extra bear 2 man",
}


def shop(*kinds: str, coins: int = 4) -> Table:
    """Seat 0 has the builder's tile and nobody who makes what these buildings cost; everybody can deliver water and grain."""
    table = Table(players=3).tile("builder").offer(*kinds).coins(coins)
    for seat in range(3):
        table.village("0 well woman", "1 grain_farm man", of=seat)
    return table


def act(table: Table, text: str) -> Table:
    """An action to its end; of several ways to pay and places to go the first one."""
    seat = table.match.seat
    table.play(text)
    while table.match.seat == seat and table.match.view()["phase"] in ("worker", "input", "place", "mover"):
        table.play(table.legal[0])
    return table


def coins_of(table: Table) -> tuple[list[int], list[list[int]]]:
    """In hand, and at the persons."""
    return list(table.s.coins), [table.at_person(person) for person in PERSONS]


# -- who takes them ---------------------------------------------------------------------------------------------------------


def ended(table: Table, coins: dict[str, tuple[int, ...]]) -> Table:
    """The round ends with these coins at the persons; seat 0 keeps its own."""
    for person, row in coins.items():
        for seat, number in enumerate(row):
            table.spent(person, number, seat=seat)
    for seat in range(1, table.players):
        if not any(row[seat] for row in coins.values()):
            table.spent("carter", 1, seat=seat)
    return table.round_over()


@pytest.mark.rule("H-101")
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize(
    ("coins", "holder"),
    [
        ((0, 2, 1), 1),
        ((1, 0, 0), 0),
        ((0, 0, 3), 2),
        ((2, 3, 2), 1),
        ((2, 2, 3), 2),
        ((2, 2, 1), None),
        ((1, 2, 2), None),
        ((2, 1, 2), None),
        ((2, 2, 2), None),
        ((0, 0, 0), None),
    ],
)
def test_strictly_more_coins_than_every_other(person, coins, holder):
    other = "watchman" if person == "carter" else "carter"
    table = Table(players=3).spent(other, 1, seat=1).spent(other, 1, seat=2)
    for seat, number in enumerate(coins):
        table.spent(person, number, seat=seat)
    table.round_over()
    assert table.s.round == 2
    assert table.holder(person) == holder
    assert table.told("person_tile") == ([] if holder is None else [{"seat": holder, "person": person}])


@pytest.mark.rule("H-101", "H-103a")
@pytest.mark.parametrize(("coins", "holder"), [((0, 0, 0), 2), ((1, 1, 0), 2), ((2, 1, 2), 2), ((1, 0, 0), 0), ((0, 0, 1), 2)])
def test_otherwise_it_stays_where_it_is(coins, holder):
    """Seat 2 has it: an equal number or none at all takes it from nobody, and it never goes back to the board."""
    table = Table(players=3).tile("midwife", seat=2).spent("carter", 1, seat=1).spent("carter", 1, seat=2)
    for seat, number in enumerate(coins):
        table.spent("midwife", number, seat=seat)
    assert table.round_over().holder("midwife") == holder


@pytest.mark.rule("H-103a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_once_taken_never_returns_to_the_board(players):
    taken = set()
    for match in games(players, 7):
        now = {n for n, seat in enumerate(match.state.person_tile) if seat >= 0}
        assert taken <= now
        taken = now
    assert len(taken) == 5


@pytest.mark.rule("H-101")
def test_four_players():
    table = ended(Table(players=4), {"priest": (0, 2, 2, 3), "builder": (1, 1, 1, 0), "carter": (1, 1, 1, 1)})
    assert [table.holder(person) for person in PERSONS] == [None, None, None, 3, None]


@pytest.mark.rule("H-101", "H-51")
def test_coins_for_goods_count_at_the_builder():
    """Seat 0 pays one coin for the action and two for goods; seat 1 has two coins there."""
    table = Table(players=3).coins(3).offer("brewery", "bakehouse").coins(0, seat=2).spent("carter", 4, seat=2)
    table.spent("builder", 2, seat=1).coins(2, seat=1)
    table.play("build brewery", "lay 0")
    assert table.s.round == 2, "seat 1 alone has coins"
    assert table.holder("builder") == 0


@pytest.mark.rule("H-101")
def test_the_builder_without_goods():
    """The same, but the goods are made: one coin against two."""
    table = Table(players=3).coins(1).offer("brewery", "bakehouse").coins(0, seat=2).spent("carter", 4, seat=2)
    table.village("0 woodcutter woman", "1 brickworks man").spent("builder", 2, seat=1).coins(2, seat=1)
    table.play("build brewery", "lay 5")
    assert (table.s.round, table.holder("builder")) == (2, 1)


@pytest.mark.rule("X-H-101")
def test_the_example_of_the_rulebook():
    """Yellow is seat 0, red 1, white 2, blue 3; blue has the midwife's tile from before, the watchman's lies on the board."""
    table = Table(players=4).tile("midwife", seat=3).tile("carter", seat=2)
    coins = {"builder": (3, 1, 0, 2), "carter": (0, 2, 1, 1), "priest": (0, 0, 2, 0), "midwife": (0, 1, 0, 1)}
    table = ended(table, coins)
    assert {person: table.holder(person) for person in PERSONS} == {
        "builder": 0,
        "carter": 1,
        "watchman": None,
        "priest": 2,
        "midwife": 3,
    }


@pytest.mark.rule("H-101", "H-16")
def test_none_in_the_first_game():
    table = ended(Table(players=3, first_game="yes"), {"priest": (0, 2, 1)})
    assert (table.s.round, table.holder("priest"), table.told("person_tile")) == (2, None, [])


# -- the extra action -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-102")
@pytest.mark.parametrize("person", PERSONS)
def test_a_tile_is_worth_one_point(person):
    table = Table(players=3).tile(person)
    assert [table.lines(seat)["person_tiles"] for seat in range(3)] == [1, 0, 0]
    assert [score.total for score in table.match.scores()] == [2, 0, 0], "with the start-player tile"


@pytest.mark.rule("H-102", "H-103")
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("regular", PERSONS)
def test_one_extra_action_after_the_regular_ones(person, regular):
    """With the same person or another; it costs no coin and none lies there."""
    table = act(table_of().tile(person), REGULARS[regular])
    before = coins_of(table)
    assert before[0][0] == 3
    act(table, EXTRAS[person])
    assert coins_of(table) == before
    assert [tile["turned"] for tile in table.match.view()["persons"]] == [p == person for p in PERSONS]


@pytest.mark.rule("H-102", "H-102a", "H-103")
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("regular", PERSONS)
def test_or_before_them(person, regular):
    table = act(table_of().tile(person), EXTRAS[person])
    assert table.match.seat == 0
    assert coins_of(table) == ([4, 4, 4, 0], [[0] * 3] * 5)
    assert [tile["turned"] for tile in table.match.view()["persons"]] == [p == person for p in PERSONS]
    assert table.why_not("end") == "H-30", "a regular action is still due"
    act(table, REGULARS[regular])
    assert (table.s.coins[0], table.at_person(regular)) == (3, [1, 0, 0])


@pytest.mark.rule("H-102")
def test_only_with_a_tile_of_ones_own():
    table = table_of().tile("carter", seat=1)
    assert table.offers("extra") == []
    assert table.match.why_not("extra deliver wood") == ("H-102", {"reason": "no-tile", "person": "carter"})


@pytest.mark.rule("H-102")
def test_once_in_a_round():
    table = table_of().tile("carter").play("deliver wood", "extra deliver brick", "end").begin_turn(0)
    assert table.offers("extra") == []
    assert table.match.why_not("extra deliver water") == ("H-102", {"reason": "tile-used", "person": "carter"})


@pytest.mark.rule("H-102")
def test_one_tile_in_a_turn():
    table = table_of().tile("carter").tile("priest").play("extra deliver wood")
    assert table.offers("extra") == []
    assert table.match.why_not("extra marry centre 1 0") == ("H-102", {"reason": "one-tile-a-turn", "person": "carter"})
    table.play("deliver brick", "end").begin_turn(0)
    assert table.offers("extra marry"), "the other one in a later turn"


@pytest.mark.rule("H-102")
def test_not_without_a_turn_of_ones_own():
    """Without coins there is no turn, with tiles or not."""
    table = table_of().tile("carter", seat=2).coins(0, seat=2).play("deliver wood", "end")
    assert table.match.seat == 1


@pytest.mark.rule("H-102", "H-102b")
def test_nor_beside_the_neutral_coin():
    """Two players: who has no coin may take the neutral one, but uses no tile."""
    table = table_of(2).tile("carter").coins(0)
    assert table.offers("neutral")
    assert table.offers("extra") == []
    assert table.match.why_not("extra deliver wood") == ("H-102b", {"reason": "no-coin-for-regular"})


@pytest.mark.rule("H-102", "H-103b")
def test_the_same_person_is_carried_out_together():
    """Extra and regular deliveries in any order."""
    table = table_of().tile("carter").play("deliver wood", "extra deliver brick", "deliver water", "deliver stone")
    assert table.stones() == {"wood", "brick", "water", "stone"}
    assert (table.s.coins[0], table.at_person("carter")) == (1, [3, 0, 0])


@pytest.mark.rule("H-102a")
def test_another_person_stands_before_all_regular_actions_or_after_them():
    table = table_of().tile("priest").play("deliver wood", "extra marry centre 2 0")
    assert table.match.seat == 2, "no more regular actions: the turn is over"
    table = table_of().tile("priest").tile("carter").play("deliver wood", "extra marry centre 2 0")
    assert table.match.seat == 2, "and no second tile"


@pytest.mark.rule("H-102a")
def test_regular_actions_are_closed_by_the_extra_one():
    """Seen while the turn is held, or while the dowry of the extra marriage is chosen."""
    table = table_of().tile("priest").dowry(2, 0, 1).play("deliver wood", "extra marry centre 2 0")
    assert table.legal == ["dowry 0", "dowry 1"]
    table.play("dowry 1")
    assert table.match.seat == 2
    assert table.at_person("carter") == [1, 0, 0]


@pytest.mark.rule("H-102a")
@pytest.mark.parametrize(
    ("begin", "phase"), [("deliver brick", "worker"), ("build mine", "place"), ("marry centre 2 1", "dowry")]
)
def test_an_action_is_finished_before_the_next_begins(begin, phase):
    table = table_of().tile("priest").dowry(2, 0, 1).village("5 brickworks woman + 0", of=1)
    act(table, begin) if phase == "dowry" else table.play(begin)
    if table.match.view()["phase"] == "worker" and phase == "place":
        table.play(table.legal[0])
    assert table.match.view()["phase"] == phase
    assert {text.split()[0] for text in table.legal} == {{"worker": "work", "place": "lay", "dowry": "dowry"}[phase]}
    for text in (begin, "extra marry centre 2 0", "deliver wood", "end"):
        assert table.why_not(text)


@pytest.mark.rule("H-102b")
@pytest.mark.parametrize(("coins", "kinds"), [(1, []), (2, ["mine"]), (3, ["mine", "brewery"])])
def test_before_the_regular_ones_a_coin_is_left_for_them(coins, kinds):
    """The tile's building may take coins for goods (a mine one, a brewery two), but not the last one."""
    table = shop("mine", "brewery", coins=coins)
    assert table.offers("extra build") == kinds
    if not kinds:
        assert table.why_not("extra build mine") == "H-50a"
        return
    table.play(f"extra build {kinds[-1]}", "lay 5")
    assert (table.s.coins[0], table.at_person("builder"), table.match.seat) == (1, [coins - 1, 0, 0], 0)
    assert table.offers("deliver") == ["grain", "water"]


@pytest.mark.rule("H-102b")
def test_while_paying_too():
    """Two coins: after the first good is bought the other one must be made."""
    table = shop("brewery", coins=2).village("2 woodcutter woman", "3 brickworks man").play("extra build brewery", "buy")
    assert (table.s.coins[0], table.at_person("builder")) == (1, [1, 0, 0])
    assert table.match.view()["phase"] == "place", "the brick was made without asking"
    assert table.sleepers() == {(0, 0, 3)}


@pytest.mark.rule("H-102b", "H-34")
def test_if_nothing_is_left_after_it_the_empty_wake_comes():
    """The only thing to do is one marriage, and it is done by the tile."""
    table = Table(players=3).offer().tile("priest").centre(woman=1).coins(2)
    for seat in (1, 2):
        table.village("0 well woman", "1 grain_farm woman", of=seat)
    table.village("2 cowshed man", of=1).village("2 cowshed man", of=2).play("extra marry centre 1 2")
    assert table.told("empty_wake") == [{"seat": 0}]
    assert (table.s.coins[0], table.at_person("watchman"), table.match.seat) == (1, [1, 0, 0], 2)


@pytest.mark.rule("H-102b")
def test_after_the_regular_ones_without_a_coin():
    table = table_of().coins(1).tile("midwife").play("deliver wood")
    assert (table.match.seat, table.s.coins[0]) == (0, 0)
    assert set(table.legal) == {"extra bear 2 woman", "extra bear 2 man", "extra bear 4 woman", "extra bear 4 man", "end"}


@pytest.mark.rule("H-102b")
def test_the_builder_after_the_regular_ones_with_the_last_coin():
    table = shop("mine", coins=2).play("deliver water")
    assert table.offers("extra build") == ["mine"]
    table.play("extra build mine", "lay 5")
    assert (table.s.coins[0], table.match.seat, table.at_person("builder")) == (0, 2, [1, 0, 0])


@pytest.mark.rule("H-102c")
def test_it_is_voluntary():
    table = table_of().tile("priest").play("deliver wood")
    assert "end" in table.legal
    table.play("end")
    assert (table.match.seat, table.s.turned[3]) == (2, 0)


@pytest.mark.rule("H-102c")
@pytest.mark.parametrize("person", PERSONS)
def test_it_follows_the_same_rules(person):
    """What may be done by a tile is what may be done for a coin."""
    table = table_of().tile(person)
    verb = REGULARS[person].split()[0]
    assert table.offers(f"extra {verb}") == table.offers(verb) != []
    assert len(table.offers("extra")) == len(table.offers(verb))


@pytest.mark.rule("H-102c")
@pytest.mark.parametrize("person", PERSONS)
def test_it_must_take_effect(person):
    """Seat 0 can do nothing but deliver, or marry if it has the carter's tile."""
    table = Table(players=3).tile(person).offer().village("0 bakehouse woman", "1 cowshed man")
    table.village("0 cowshed man", "1 bakehouse man", of=1)
    if person == "carter":
        table.centre(woman=1)
    else:
        table.village("2 well woman", "3 stonemason man")
    assert len(table.legal) == 2
    assert table.offers("extra") == []


@pytest.mark.rule("H-102c")
@pytest.mark.parametrize("person", PERSONS)
def test_it_adds_nothing_to_the_coins_at_the_person(person):
    """Seat 1 has one coin there and takes the tile, whatever the extra action."""
    table = table_of().tile(person).spent(person, 1, seat=1).coins(0, seat=1).coins(1)
    act(table, EXTRAS[person])
    assert table.at_person(person) == [0, 1, 0]
    act(table, REGULARS["carter" if person != "carter" else "midwife"])
    assert (table.s.round, table.holder(person)) == (2, 1)


@pytest.mark.rule("H-102c", "H-103")
def test_except_coins_for_goods_at_the_builder():
    table = shop("brewery", "cattle_market", coins=3).tile("builder").coins(0, seat=1).spent("builder", 1, seat=1)
    table.play("extra build brewery", "lay 5")
    assert table.at_person("builder") == [2, 1, 0]
    table.play("deliver grain")
    assert (table.s.round, table.holder("builder")) == (2, 0)


@pytest.mark.rule("H-102d")
def test_a_used_tile_keeps_its_point():
    table = table_of().tile("carter")
    before = table.lines()["person_tiles"]
    assert table.play("extra deliver wood").lines()["person_tiles"] == before == 1
    assert table.match.view()["persons"][1] == {"person": "carter", "coins": [0, 0, 0], "tile": 0, "turned": True}


@pytest.mark.rule("H-103")
def test_it_costs_no_coin():
    table = table_of().coins(1).tile("carter").play("extra deliver wood")
    assert (table.s.coins[0], table.at_person("carter")) == (1, [0, 0, 0])
    assert table.told("extra") == [{"seat": 0, "person": "carter"}]
    assert table.told("acted") == []


@pytest.mark.rule("H-103")
def test_coins_for_goods_with_the_builders_tile():
    table = shop("brewery").play("deliver water", "extra build brewery", "lay 4")
    assert (table.s.coins[0], table.at_person("builder"), table.at_person("carter")) == (1, [2, 0, 0], [1, 0, 0])


@pytest.mark.rule("H-103")
@pytest.mark.parametrize(("first", "second"), [("extra build mine", "build brewery"), ("build brewery", "extra build mine")])
def test_both_builders_in_one_turn(first, second):
    """Three goods are bought, one action is paid."""
    table = shop("mine", "brewery").play(first, "lay 4", second, "lay 5")
    assert (table.s.coins[0], table.at_person("builder"), table.match.seat) == (0, [4, 0, 0], 2)


@pytest.mark.rule("H-103b")
@pytest.mark.parametrize(("first", "second"), [("extra bear 2 man", "bear 2 man"), ("bear 2 man", "extra bear 2 man")])
def test_the_midwife_still_gives_one_child_to_a_couple(first, second):
    table = table_of().tile("midwife").play(first)
    assert table.match.why_not(second) == ("H-90", {"reason": "had-child"})
    assert second.replace("2 man", "4 man") in table.legal
    table.play(second.replace("2 man", "4 man"))
    assert table.s.newborn[0] == [0, 2]
    assert (table.s.coins[0], table.match.seat) == (3, 2), "no couple is left"


@pytest.mark.rule("H-103b")
def test_also_with_another_person_in_between():
    """A child by the tile first, then deliveries: in the next turn the couple can have another."""
    table = table_of().tile("midwife").play("extra bear 2 man", "deliver wood", "end").begin_turn(0)
    assert "bear 2 man" in table.legal


@pytest.mark.rule("H-104")
def test_tiles_turn_face_up_again_at_the_end_of_the_round():
    table = table_of().tile("carter", turned=True).tile("priest", seat=1, turned=True)
    assert [person["turned"] for person in table.match.view()["persons"]] == [False, True, False, True, False]
    table.spent("midwife", 1, seat=1).spent("midwife", 1, seat=2).round_over()
    assert table.s.round == 2
    assert [person["turned"] for person in table.match.view()["persons"]] == [False] * 5
    assert table.offers("extra deliver"), "and can be used again"


@pytest.mark.rule("X-H-102")
def test_two_goods_and_a_marriage_by_the_tile():
    table = table_of().coins(2).tile("priest").play("deliver wood", "deliver brick")
    assert (table.match.seat, table.s.coins[0]) == (0, 0)
    table.play("extra marry centre 1 0")
    assert table.at(1, 0) == "stonemason woman + 0"
    assert (table.at_person("carter"), table.at_person("priest")) == ([2, 0, 0], [0, 0, 0])
    assert table.stones() == {"wood", "brick"}
    assert table.match.seat == 2
