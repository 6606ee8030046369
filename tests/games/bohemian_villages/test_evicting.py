import pytest

from .table import Table, pair, use

SHOPS = ("bakery", "butcher", "dairy", "tailor")
ALWAYS = ("farm", "inn", "town_hall", "church")
NEVER = ("manor", "mill", "manufactory")


def places(table: Table) -> list[str]:
    return [text for text in table.legal if text.startswith("place")]


def rolled(kind: str) -> Table:
    """A pair for the kind, and dice that leave a choice."""
    return Table(players=3, dice=(*pair(kind), 3, 6))


def rolled_without_tiles(kind: str) -> Table:
    """The same, but the pair can do nothing else than set a figure: the bishop is one's own, no tile may be taken."""
    table = rolled(kind)
    table.s.bishop, table.s.special[0], table.s.special_supply = 0, 1, 6
    return table


@pytest.mark.rule("B-30")
@pytest.mark.parametrize("kind", [*ALWAYS, *SHOPS])
def test_no_eviction_while_one_is_free(kind):
    table = rolled(kind).fill(1, kind, but=1).play(use(kind))
    free = table.buildings(kind)[-1][1]
    assert places(table) == [f"place {kind} {free}"]
    assert table.match.why_not(f"place {kind} {table.buildings(kind)[0][1]}")[0] == "B-30"


@pytest.mark.rule("B-30")
def test_evicted_figure_goes_home_and_can_be_set_again():
    table = Table(dice=(4, 6, 1, 2)).fill(1, "town_hall")
    assert table.s.figures[1] == 9
    table.play("use 4+6", "place town_hall Grunitz")
    assert (table.s.figures[0], table.s.figures[1]) == (12, 10)
    evicted = table.told("evicted")[0]
    assert (evicted["seat"], evicted["by"], evicted["village"]) == (1, 0, "Grunitz")
    assert table.census_is_right()
    table.next_roll(4, 6, 1, 1).play("pass").play("use 4+6", "place town_hall Grunitz")
    assert table.owner("town_hall", "Grunitz") == 1
    assert table.s.figures[1] == 9


@pytest.mark.rule("B-30a")
@pytest.mark.parametrize("village", ["Grunitz", "Kolbitsch", "Mirschetz", "Obethal"])
def test_evictor_chooses_which(village):
    table = Table(dice=(4, 6, 1, 2)).put(1, "town_hall", "Grunitz").fill(2, "town_hall").play("use 4+6")
    assert len(places(table)) == 4
    loser = table.owner("town_hall", village)
    table.play(f"place town_hall {village}")
    assert table.owner("town_hall", village) == 0
    assert table.s.own[loser][10] == {1: 0, 2: 2}[loser]


@pytest.mark.rule("B-30b", "B-43a")
def test_evicting_from_a_farm_pays_and_takes_no_coins_back():
    table = Table(dice=(4, 4, 1, 2)).put(0, "farm", "Anschow").fill(1, "farm")
    table.s.coins[1] = 15
    table.play("use 4+4", "place farm Obethal")
    assert (table.s.coins[0], table.s.coins[1]) == (2, 15)


@pytest.mark.rule("B-30b")
def test_eviction_leaves_the_village_as_occupied_as_before():
    table = Table(dice=(4, 4, 1, 2)).fill(1, "farm").put(2, "inn", "Elhotin").put(2, "mill", "Elhotin")
    table.play("use 4+4", "place farm Elhotin")
    assert not table.active("Elhotin")
    assert table.s.taken[2] == 3


@pytest.mark.rule("B-31")
@pytest.mark.parametrize("kind", ALWAYS)
@pytest.mark.parametrize("own", [0, 2])
def test_always_evictable(kind, own):
    table = rolled(kind)
    for place in table.buildings(kind)[:own]:
        table.put(0, *place)
    table.fill(1, kind).play(use(kind))
    assert places(table) == [f"place {kind} {village}" for _, village in table.buildings(kind)[own:]]


@pytest.mark.rule("B-32")
@pytest.mark.parametrize("kind", SHOPS)
def test_shop_evicted_by_a_player_without_one(kind):
    table = rolled(kind).fill(1, kind)
    for other in SHOPS:
        if other != kind:
            table.put(0, *table.buildings(other)[0])
    table.play(use(kind))
    assert places(table) == [f"place {kind} {village}" for _, village in table.buildings(kind)]


@pytest.mark.rule("B-32")
@pytest.mark.parametrize("kind", SHOPS)
def test_no_shop_evicted_by_a_player_with_one(kind):
    table = rolled_without_tiles(kind).put(0, *Table().buildings(kind)[0]).fill(1, kind)
    assert use(kind) not in table.legal
    assert table.match.why_not(use(kind))[0] == "B-32"
    assert table.match.why_not(f"place {kind} {table.buildings(kind)[1][1]}")[0] == "B-32"


@pytest.mark.rule("X-B-32")
def test_example_klemens_and_the_other_bakery():
    table = Table(players=2, dice=(1, 1, 3, 5)).put(0, "bakery", "Chrastau").put(1, "bakery", "Kolbitsch")
    assert len(table.buildings("bakery")) == 2
    assert table.play("use 1+1").legal == ["bishop", "tile"]
    assert table.match.why_not("place bakery Kolbitsch")[0] == "B-32"


@pytest.mark.rule("B-32a")
@pytest.mark.parametrize("kind", SHOPS)
def test_second_shop_of_a_kind_on_a_free_building(kind):
    table = rolled(kind)
    (_, first), (_, second), *_ = table.buildings(kind)
    table.put(0, kind, first).play(use(kind), f"place {kind} {second}")
    assert table.owner(kind, second) == 0


@pytest.mark.rule("B-33")
@pytest.mark.parametrize("kind", NEVER)
def test_never_evicted(kind):
    # Mills and manufactories are emptied before they could all be occupied (B-41): this is the rule without that reason.
    table = rolled_without_tiles(kind).fill(1, kind)
    assert use(kind) not in table.legal
    assert table.match.why_not(use(kind))[0] == "B-33"
    assert table.match.why_not(f"place {kind} {table.buildings(kind)[0][1]}")[0] == "B-33"


@pytest.mark.rule("B-33")
def test_no_other_mill_than_the_free_one():
    table = rolled("mill").fill(1, "mill", but=1).play(use("mill"))
    assert places(table) == ["place mill Ibenow"]


@pytest.mark.rule("B-34")
@pytest.mark.parametrize("kind", [*ALWAYS, *SHOPS])
def test_own_figures_stay(kind):
    table = rolled_without_tiles(kind).fill(0, kind)
    assert use(kind) not in table.legal
    assert table.match.why_not(use(kind))[0] == "B-34"
    assert table.match.why_not(f"place {kind} {table.buildings(kind)[0][1]}")[0] == "B-34"


@pytest.mark.rule("B-34", "B-34a")
def test_sum_that_fits_nothing_lapses():
    table = Table(dice=(4, 4, 1, 2)).fill(0, "farm")
    table.s.special_supply, table.s.bishop = 0, 0
    assert "use 4+4" not in table.legal
    assert table.match.why_not("use 4+4")[0] == "B-34"
    table.play("use 1+2", "place butcher Anschow")
    assert (table.told("passed"), table.told("stuck")) == ([], [{"seat": 0}])


@pytest.mark.rule("B-34a")
@pytest.mark.parametrize("kind", ["bakery", "dairy", "manor"])
def test_figures_one_may_not_evict_make_no_move(kind):
    table = rolled_without_tiles(kind).put(0, *Table().buildings(kind)[0]).fill(1, kind)
    assert use(kind) not in table.legal


@pytest.mark.rule("B-34a")
def test_sum_without_a_building_still_takes_bishop_or_tile():
    assert Table(dice=(4, 4, 1, 2)).fill(0, "farm").play("use 4+4").legal == ["bishop", "tile"]
    table = Table(dice=(3, 5, 1, 2)).fill(0, "farm").next_roll(1, 2, 3, 4).play("use 3+5")
    assert table.told("took_tile") == [{"seat": 0}]
