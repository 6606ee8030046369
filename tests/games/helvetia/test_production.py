"""Producing goods, chains and exchanges."""

import pytest

from .positions import GAME, Table, games

BOX = GAME.box.data["buildings"]
MARKETS = {
    "marketplace": ["wood", "brick", "stone", "ore", "grain", "water"],
    "cattle_market": ["cow", "bread", "iron"],
    "goat_market": ["goat", "beer", "iron"],
    "delicatessen": ["milk", "cheese", "meat", "cloth", "cowbell"],
}
MAKER = {printed["output"]: kind for kind, printed in BOX.items() if "output" in printed}


def chain_of(good: str) -> list[str]:
    """The buildings that make a good, itself last."""
    made_of = BOX[MAKER[good]].get("input")
    return [*(chain_of(made_of) if made_of else []), MAKER[good]]


# -- who works ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-40")
def test_worker_makes_one_good_and_sleeps():
    table = Table().village("0 grain_farm woman", "1 well man").play("deliver grain")
    assert table.sleepers() == {(0, 0, 0)}
    assert table.at(0, 0) == "grain_farm woman asleep"
    assert table.told("worked") == [{"seat": 0, "good": "grain", "village": 0, "place": 0}]
    assert table.offers("deliver") == ["water"]


@pytest.mark.rule("H-40")
@pytest.mark.parametrize("village", [0, 1, 2])
def test_worker_may_be_in_any_village(village):
    table = Table().village("5 mine woman").village("3 grain_farm woman" + " + 0" * (village > 0), of=village)
    table.play("deliver grain")
    assert table.sleepers() == {(0, village, 3)}
    assert table.at(village, 3) == ("grain_farm woman asleep" if village == 0 else "grain_farm woman + 0 asleep")


@pytest.mark.rule("H-40")
def test_sleepers_do_not_work():
    table = Table().village("0 grain_farm woman asleep", "1 well man").village("2 mine man + 0 asleep", of=1)
    assert table.offers("deliver") == ["water"]
    assert table.why_not("deliver grain") == "H-60"


@pytest.mark.rule("H-40", "H-40a")
def test_nothing_is_stored():
    """What was made for one delivery is gone for the next."""
    table = Table().village("0 grain_farm woman", "1 cowshed man", "2 bakehouse woman", "3 well man").play("deliver grain")
    assert table.offers("deliver") == ["water"]
    table = Table().village("0 grain_farm woman", "1 cowshed man", "2 bakehouse woman", "3 well man").play("deliver cow")
    assert table.offers("deliver") == ["water"]


@pytest.mark.rule("H-40a")
def test_one_good_per_waking():
    def table(coins: int) -> Table:  # a dairy costs 2 wood and 1 stone
        return Table().village("0 woodcutter woman", "1 marketplace man", "2 well man asleep").offer("dairy").coins(coins)

    assert "build dairy" not in table(2).legal  # one wood can be made, one coin is left for goods
    assert "build dairy" in table(3).legal


@pytest.mark.rule("H-40a")
def test_after_waking_somebody_works_again():
    table = Table().village("0 grain_farm woman asleep", "1 well man").coins(3)
    assert "grain" not in table.offers("deliver")
    table.tile("watchman").refresh().play("extra wake 0 top_left")
    assert "grain" in table.offers("deliver")
    table.play("deliver grain")
    assert table.sleepers() == {(0, 0, 0)}


@pytest.mark.rule("H-40a")
def test_couple_works_apart_each_for_its_own_player():
    def couple(seat: int) -> Table:
        return Table(seat=seat).village("0 grain_farm woman + 1", "1 well man", of=0).village("5 mine woman", of=1)

    table = couple(seat=0).play("deliver grain")
    assert table.at(0, 0) == "grain_farm woman asleep + 1"
    table = couple(seat=1)
    assert set(table.offers("deliver")) == {"grain", "ore"}  # not the other's well
    table.play("deliver grain")
    assert table.at(0, 0) == "grain_farm woman + 1 asleep"
    table = couple(seat=2).village("0 well man", "1 brickworks woman", of=2)
    assert set(table.offers("deliver")) == {"water", "brick"}


@pytest.mark.rule("H-40a")
def test_sleeping_partner_does_not_matter():
    table = Table().village("0 grain_farm woman + 1 asleep", "1 well man asleep + 1", "2 mine man")
    assert set(table.offers("deliver")) == {"grain", "ore"}


@pytest.mark.rule("H-40a")
def test_empty_building_makes_nothing():
    table = Table().village("0 grain_farm", "1 well man", "2 mine man").centre(woman=3).school(man=2).newborn(woman=1)
    assert set(table.offers("deliver")) == {"water", "ore"}


@pytest.mark.rule("H-40", "H-40a", "H-40b")
def test_player_chooses_who_works():
    table = Table(players=4).village("0 grain_farm woman", "1 mine man").village("2 grain_farm man + 0", of=1)
    table.village("7 grain_farm woman + 0", "8 grain_farm woman + 1", of=2).village("3 grain_farm man", of=3)
    table.play("deliver grain")
    assert table.legal == ["work 0 0", "work 1 2", "work 2 7"]
    assert table.why_not("work 2 8") == "H-40"  # somebody else's
    assert table.why_not("work 0 1") == "H-40"  # makes something else
    table.play("work 2 7")
    assert table.sleepers() == {(0, 2, 7)}


@pytest.mark.rule("H-40", "H-40b")
def test_sleepers_cannot_be_chosen():
    table = Table(players=4).village("0 grain_farm woman asleep", "1 mine man").village("2 grain_farm man + 0", of=1)
    table.village("7 grain_farm woman + 0 asleep", of=2).village("3 grain_farm man asleep + 0", of=3).play("deliver grain")
    assert table.legal == ["work 1 2", "work 3 3"]
    assert table.why_not("work 0 0") == "H-40"


@pytest.mark.rule("H-40b", "H-42a")
def test_exchange_may_work_although_the_producer_is_awake():
    table = Table().village("0 grain_farm woman", "1 well man", "2 marketplace man", "3 mine woman").play("deliver grain")
    assert table.legal == ["work 0 0", "work 0 2"]
    table.play("work 0 2")
    assert table.legal == ["from ore", "from water"]
    table.play("from water")
    assert table.sleepers() == {(0, 0, 1), (0, 0, 2)}


# -- chains -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-41", "X-H-41")
def test_cow_from_grain():
    """One cow, no grain left, two villagers asleep."""
    table = Table().village("0 grain_farm woman", "1 cowshed man", "2 well woman").play("deliver cow")
    assert table.stones() == {"cow"}
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1)}
    assert [event["good"] for event in table.told("worked")] == ["cow", "grain"]
    assert table.offers("deliver") == ["water"]


@pytest.mark.rule("H-41")
@pytest.mark.parametrize(
    ("good", "inputs"),
    [
        ("cow", ["grain"]),
        ("bread", ["grain"]),
        ("iron", ["ore"]),
        ("goat", ["water"]),
        ("beer", ["water"]),
        ("milk", ["cow", "grain"]),
        ("meat", ["cow", "grain"]),
        ("cheese", ["goat", "water"]),
        ("cloth", ["goat", "water"]),
        ("cowbell", ["iron", "ore"]),
    ],
)
def test_chain_of_every_complex_good(good, inputs):
    table = Table().village(*(f"{MAKER[g]} woman" for g in (good, *inputs)), "9 stonemason man").play(f"deliver {good}")
    assert [event["good"] for event in table.told("worked")] == [good, *inputs]
    assert len(table.sleepers()) == 1 + len(inputs)
    assert table.stones() == {good}


@pytest.mark.rule("H-41")
def test_links_in_whatever_villages():
    table = Table().village("0 well woman")
    table.village("1 grain_farm woman + 0", of=1).village("2 cowshed man + 0", "3 dairy man + 0", of=2).play("deliver milk")
    assert table.sleepers() == {(0, 1, 1), (0, 2, 2), (0, 2, 3)}


@pytest.mark.rule("H-41")
def test_the_input_is_used_up():
    """One grain is one cow or one bread: with two farmers both, with one only one of them."""
    for farms, left in ((1, []), (2, ["grain", "bread"])):
        table = Table().village("0 cowshed man", "1 bakehouse woman").coins(4)
        for village in range(farms):
            table.village("5 grain_farm woman + 0", of=village + 1)
        table.play("deliver cow")
        if farms == 2:
            table.play("work 1 5")
        assert table.offers("deliver") == left


@pytest.mark.rule("H-41")
def test_somebody_else_cannot_help():
    table = Table().village("0 cowshed man + 1", "1 well woman").village("1 grain_farm woman", of=1)
    assert "cow" not in table.offers("deliver")


# -- exchanges ----------------------------------------------------------------------------------------------------------


def markets_open(market: str, good: str) -> set[str]:
    """All goods that one exchange building gives for one good."""
    villagers = [f"{kind} woman" for kind in chain_of(good)]
    before = set(Table().village(*villagers, "mill", "9 well man asleep").offers("deliver")) | {good}
    table = Table().village(*villagers, f"{market} man")
    return set(table.offers("deliver")) - before


@pytest.mark.rule("H-42")
@pytest.mark.parametrize(("market", "good"), [(market, good) for market, goods in MARKETS.items() for good in goods])
def test_what_an_exchange_gives(market, good):
    assert markets_open(market, good) == set(MARKETS[market]) - {good}


def chain_goods(good: str) -> set[str]:
    return {BOX[kind]["output"] for kind in chain_of(good)}


@pytest.mark.rule("H-42")
@pytest.mark.parametrize("market", MARKETS)
def test_an_exchange_takes_only_what_it_shows(market):
    for good in MAKER:
        if not set(MARKETS[market]) & chain_goods(good):
            assert markets_open(market, good) == set()


@pytest.mark.rule("H-42")
def test_exchange_alone_makes_nothing_and_sleeps_after_work():
    assert Table().village("0 marketplace woman", "1 cattle_market man", "2 mine woman asleep").offers("deliver") == []
    table = Table().village("0 marketplace woman", "1 mine man", "2 well woman", "3 brickworks woman").play("deliver wood")
    assert table.legal == ["from brick", "from ore", "from water"]
    table.play("from ore")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1)}
    assert table.told("exchanged") == [{"seat": 0, "good": "ore", "into": "wood"}]
    assert set(table.offers("deliver")) == {"brick", "water"}


@pytest.mark.rule("H-42")
def test_exchange_needs_an_own_villager_awake():
    for market in ("2 marketplace man asleep", "2 marketplace", "2 marketplace man asleep + 1"):
        assert Table().village("0 mine woman", "1 well man", market).offers("deliver") == ["ore", "water"]
    table = Table().village("0 mine woman", "1 well man").village("2 marketplace man", of=1)
    assert table.offers("deliver") == ["ore", "water"]
    table = Table().village("0 mine woman", "1 well man").village("2 marketplace man + 0", of=1)
    assert table.offers("deliver") == ["wood", "brick", "stone", "ore", "grain", "water"]


@pytest.mark.rule("H-42", "X-H-42")
def test_bread_from_stone():
    """Stonemason, marketplace, bakehouse: three villagers sleep."""
    table = Table().village("0 stonemason man", "1 marketplace woman", "2 bakehouse woman", "3 well man")
    table.play("deliver bread")
    assert table.legal == ["from stone", "from water"]  # wanted for the bread: grain
    table.play("from stone")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 0, 2)}
    assert table.stones() == {"bread"}
    assert table.told("exchanged") == [{"seat": 0, "good": "stone", "into": "grain"}]
    assert table.offers("deliver") == ["water"]


@pytest.mark.rule("H-42a")
def test_exchanges_at_every_link():
    """Wood > grain (marketplace) > cow > iron (cattle market) > cowbell > cheese (delicatessen)."""
    chain = ["woodcutter", "marketplace", "cowshed", "cattle_market", "bell_founder", "delicatessen"]
    table = Table().village(*(f"{i} {kind} woman" for i, kind in enumerate(chain)), "9 brickworks man asleep")
    assert "cheese" in table.offers("deliver")
    table.play("deliver cheese")
    assert len(table.sleepers()) == 7
    assert [e["good"] for e in table.told("worked")] == ["cheese", "cowbell", "iron", "cow", "grain", "wood"]
    exchanged = [(e["good"], e["into"]) for e in table.told("exchanged")]
    assert exchanged == [("cowbell", "cheese"), ("cow", "iron"), ("wood", "grain")]
    for missing in chain:
        rest = [kind for kind in chain if kind != missing]
        assert "cheese" not in Table().village(*(f"{kind} woman" for kind in rest)).offers("deliver")


@pytest.mark.rule("H-42a")
def test_two_exchanges_in_a_row():
    """Goat > iron (goat market) > cow (cattle market), and the other way round."""
    table = Table().village("0 well woman", "1 goat_shed man", "2 goat_market woman", "3 cattle_market man", "4 dairy woman")
    assert set(table.offers("deliver")) == {"water", "goat", "beer", "iron", "cow", "bread", "milk"}
    table = Table().village("0 grain_farm woman", "1 bakehouse man", "2 goat_market woman", "3 cattle_market man")
    table.village("4 tannery man")
    assert set(table.offers("deliver")) == {"grain", "bread", "cow", "iron", "goat", "beer", "cloth"}
    table.play("deliver cloth")
    assert [(e["good"], e["into"]) for e in table.told("exchanged")] == [("iron", "goat"), ("bread", "iron")]


@pytest.mark.rule("H-42a", "H-43a")
def test_roundabout_way_with_the_same_exchange_twice():
    """Two marketplaces: water > ore > grain is a roundabout way, but nothing is made in vain."""
    table = Table().village("0 well woman", "1 marketplace man").village("5 marketplace man + 0", of=1)
    table.play("deliver grain", "work 1 5")
    assert table.legal == ["from wood", "from brick", "from stone", "from ore", "from water"]
    table.play("from ore")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 1, 5)}
    assert [(e["good"], e["into"]) for e in table.told("exchanged")] == [("ore", "grain"), ("water", "ore")]


DETOURS = [
    (good, market, other)
    for market, goods in MARKETS.items()
    for good in goods
    for other in goods
    if len(chain_of(good)) > 1 and not set(chain_of(good)) & set(chain_of(other))
]
"""Complex goods that an exchange gives for another one, of which nothing would do for the good itself."""


@pytest.mark.rule("H-41", "H-50a")
@pytest.mark.parametrize(("good", "market", "other"), DETOURS)
def test_maker_without_input_is_not_offered(good, market, other):
    """The maker of the good is awake, but its input cannot be had: the good comes over the exchange, out of another one."""
    table = Table().village(f"0 {MAKER[good]} woman", f"1 {market} man", *(f"{kind} woman" for kind in chain_of(other)))
    table.village("9 stonemason man asleep").play(f"deliver {good}")
    assert table.stones() == {good}
    assert table.at(0, 0) == f"{MAKER[good]} woman"
    assert len(table.sleepers()) == 2 + len(chain_of(other))


# -- nothing in vain ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-43a")
def test_no_good_twice_in_a_chain():
    """Grain for grain over the other marketplace would be a loop."""
    table = Table().village("0 grain_farm woman", "1 marketplace man", "2 well woman").village("5 marketplace man + 0", of=1)
    table.play("deliver grain", "work 0 1")
    assert "from grain" not in table.legal
    assert table.why_not("from grain") == "H-43a"
    table.play("from wood")
    # wood is wanted now, which the other marketplace gives for water, but not for grain
    assert table.sleepers() == {(0, 0, 1), (0, 1, 5), (0, 0, 2)}


@pytest.mark.rule("H-43a")
def test_a_producer_of_what_came_up_is_no_source():
    """Only a farmer and two marketplaces: grain is made by the farmer, never exchanged."""
    table = Table().village("0 grain_farm woman", "1 marketplace man", "3 mine woman asleep")
    table.village("5 marketplace man + 0", of=1).play("deliver grain")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 3)}


@pytest.mark.rule("H-43a")
def test_no_loop_over_two_delicatessens():
    """Milk > cheese > milk is none: the dairy delivers its milk itself."""
    table = Table().village("0 grain_farm woman", "1 cowshed man", "2 dairy woman", "3 delicatessen man", "4 well man asleep")
    table.village("5 delicatessen man + 0", of=1).play("deliver milk")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 4)}


@pytest.mark.rule("H-43a")
def test_no_loop_over_iron():
    """With two cattle markets: iron out of bread out of iron out of goat is none, iron out of goat is."""
    box = {"buildings": {"cattle_market": {"stack2": 2}, "bakehouse": {"stack2": 1}}}
    table = Table(box=box).village("0 well woman", "1 goat_shed man", "2 goat_market woman", "3 cattle_market man")
    table.village("5 cattle_market man + 0", of=1).village("4 mine man asleep").play("deliver iron")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 4)}


@pytest.mark.rule("H-43c")
def test_crosswise_exchanges_between_chains():
    """Cost brick + stone: brick out of stone and stone out of brick, each chain by itself."""
    table = Table().village("0 brickworks woman", "1 stonemason man", "2 marketplace woman")
    table.village("5 marketplace man + 0", of=1).offer("bakehouse").coins(1).play("build bakehouse")
    assert table.legal == ["work 0 0", "work 0 2", "work 1 5"]
    table.play("work 0 2")  # now both can only be paid crosswise
    assert [(e["good"], e["into"]) for e in table.told("exchanged")] == [("stone", "brick"), ("brick", "stone")]
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 5)}
    assert table.offers("lay")


@pytest.mark.rule("H-43", "H-43b")
def test_nobody_works_without_need():
    """Nothing is made but for a payment or a delivery; and then exactly what it needs."""
    table = Table().village("0 grain_farm woman", "1 cowshed man", "2 woodcutter man", "3 marketplace woman")
    assert not any(text.startswith(("work", "from", "buy")) for text in table.legal)
    assert table.why_not("work 0 0") == "H-30"
    assert table.why_not("buy") == "H-30"


@pytest.mark.rule("H-43b")
def test_no_good_is_delivered_twice():
    table = Table().village("0 grain_farm woman", "1 well man").village("3 grain_farm woman + 0", of=1).delivered("grain")
    assert table.offers("deliver") == ["water"]
    assert table.why_not("deliver grain") == "H-60"


class Books:
    """Accounts of what is made and what it goes into, from what is told."""

    def __init__(self) -> None:
        self.wanted: str | None = None
        self.paid: list[str] = []
        self.closed = {"built": 0, "delivered": 0}

    def worked(self, good: str, kind: str) -> None:
        if self.wanted is None:
            self.paid.append(good)
        else:
            assert good == self.wanted
        self.wanted = None
        if kind not in MARKETS:
            assert BOX[kind]["output"] == good
            self.wanted = BOX[kind].get("input")

    def bought(self, good: str) -> None:
        assert self.wanted is None
        self.paid.append(good)

    def close(self, name: str, price: list[str]) -> None:
        assert (sorted(self.paid), self.wanted) == (sorted(price), None)
        self.paid = []
        self.closed[name] += 1


@pytest.mark.rule("H-43", "H-43b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_made_are_the_goods_needed(players):
    """In whole games: every good that was made or bought went into the price, the delivery or the next good."""
    books = Books()
    for m in games(players, seed=11):
        for e in m.events:
            if e.kind == "worked":
                there = m.view()["villages"][e.params["village"]]["places"][e.params["place"]]
                books.worked(e.params["good"], there["kind"])
            elif e.kind == "exchanged":
                books.wanted = e.params["good"]
            elif e.kind == "bought":
                books.bought(e.params["good"])
            elif e.kind == "built":
                books.close("built", [good for good, n in BOX[e.params["kind"]]["cost"].items() for _ in range(n)])
            elif e.kind == "delivered":
                books.close("delivered", [e.params["good"]])
    assert min(books.closed.values()) > 5
