"""What an action would bring, told before it is played."""

import pytest

import vicus
from vicus.games.bohemian_villages.actions import SET, Bishop, Pass, Place, Reroll, Tile, Use

from .table import Table, pair, positions, use


def preview(table: Table, text: str) -> dict:
    return table.match.preview()[text]


def chosen(kind: str, **about: object) -> Table:
    """Seat 0 has chosen two dice for this kind of building, and two ones are left."""
    return Table(players=3, dice=(*pair(kind), 1, 1), **about)


def place(table: Table, kind: str, village: str) -> int:
    return table.s.place[table.building(kind, village)]


# -- choosing dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-18")
def test_dice_tell_what_they_reach():
    table = Table(players=3, dice=(4, 4, 1, 2)).put(1, "farm", "Anschow")
    free = [place(table, kind, village) for kind, village in table.buildings("farm") if village != "Anschow"]
    assert preview(table, "use 4+4") == {"places": free, "bishop": True, "tile": True}
    assert set(preview(table, "use 1+2")) == {"places", "tile"}
    assert set(preview(table, "use 1+2+4")) == {"places"}


@pytest.mark.rule("B-30")
def test_dice_reach_figures_that_may_be_evicted():
    table = Table(players=3, dice=(4, 4, 1, 2)).fill(1, "farm", but=1).fill(0, "farm")
    others = [place(table, *farm) for farm in table.buildings("farm") if table.owner(*farm) == 1]
    assert others
    assert preview(table, "use 4+4")["places"] == others


def test_nothing_is_told_of_dice_that_are_not_rolled_yet_nor_of_stopping():
    table = Table(players=2, dice=(3, 3, 5, 5))
    table.s.special[0] = 1
    table.play("use 3+5", "place farm Mirschetz")
    assert preview(table, "reroll 3") == preview(table, "pass") == {}


# -- setting a figure ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-40", "B-48")
@pytest.mark.parametrize(("kind", "village"), [("bakery", "Kolbitsch"), ("church", "Anschow")])
def test_what_counts_at_the_end_brings_nothing_at_once(kind, village):
    table = chosen(kind)
    assert preview(table.play(use(kind)), f"place {kind} {table.buildings(kind)[0][1]}") == {}


@pytest.mark.rule("B-43")
def test_a_farm_pays_as_many_coins_as_farms():
    table = chosen("farm").put(0, "farm", "Anschow").put(0, "farm", "Chrastau").play(use("farm"))
    assert preview(table, "place farm Elhotin")["pays"] == [{"seat": 0, "coins": 3, "source": "farm"}]


@pytest.mark.rule("B-49")
def test_a_manor_pays_what_is_printed_on_it():
    table = chosen("manor")
    village = table.buildings("manor")[0][1]
    building = next(
        b for v in table.match.view()["villages"] if v["name"] == village for b in v["buildings"] if b["kind"] == "manor"
    )
    told = preview(table.play(use("manor")), f"place manor {village}")
    assert told["pays"] == [{"seat": 0, "coins": building["value"], "source": "manor"}]


@pytest.mark.rule("B-41", "B-42", "B-44")
@pytest.mark.parametrize(("kind", "tile"), [("mill", "flour"), ("manufactory", "glass"), ("inn", "inn")])
def test_tiles(kind, tile):
    table = chosen(kind)
    assert preview(table.play(use(kind)), f"place {kind} {table.buildings(kind)[0][1]}") == {"gets": tile}


@pytest.mark.rule("B-41")
def test_the_last_mill_pays_everybody_who_stands_on_one():
    table = chosen("mill").fill(2, "mill", but=2).fill(1, "mill", but=1)
    others = len(table.buildings("mill")) - 2
    table.play(use("mill"))
    (text,) = (text for text in table.legal if text.startswith("place"))
    assert preview(table, text) == {
        "gets": "flour",
        "scores": "mill",
        "pays": [
            {"seat": 0, "coins": 2, "source": "flour"},
            {"seat": 1, "coins": 2, "source": "flour"},
            {"seat": 2, "coins": 2 * others, "source": "flour"},
        ],
        "returns": [1, 1, others],
    }


@pytest.mark.rule("B-44", "B-44a")
def test_inns_that_would_wake_are_told_whosever_they_are():
    table = chosen("farm")
    village = next(v for _, v in table.buildings("inn") if ("farm", v) in table.buildings("farm"))
    table.put(2, "inn", village)
    kinds = [b["kind"] for v in table.match.view()["villages"] if v["name"] == village for b in v["buildings"]]
    for kind in [kind for kind in kinds if kind not in ("inn", "farm", "mill", "manufactory")][:2]:
        table.put(1, kind, village)
    told = preview(table.play(use("farm")), f"place farm {village}")
    assert told["wakes"] == [{"seat": 2, "place": place(table, "inn", village)}]


@pytest.mark.rule("B-30")
def test_whose_figure_is_evicted():
    table = chosen("church").fill(2, "church").play(use("church"))
    village = table.buildings("church")[0][1]
    assert preview(table, f"place church {village}")["evicts"] == 2


@pytest.mark.rule("B-47")
def test_a_village_that_becomes_full():
    table = chosen("farm").fill_village(1, "Anschow", but=("farm",)).play(use("farm"))
    assert preview(table, "place farm Anschow")["fills"] is True
    assert "fills" not in preview(table, "place farm Chrastau")


@pytest.mark.rule("B-47a")
def test_a_village_that_a_scoring_empties_is_not_full():
    table = chosen("mill").fill(1, "mill", but=1).play(use("mill"))
    (text,) = (text for text in table.legal if text.startswith("place"))
    village = text.split(" ", 2)[2]
    table = chosen("mill").fill(1, "mill", but=1).fill_village(2, village, but=("mill",)).play(use("mill"))
    assert "fills" not in preview(table, text)


@pytest.mark.rule("B-60")
def test_an_empty_bank_ends_the_game():
    table = chosen("farm")
    table.s.coins[1], table.s.bank = table.s.bank - 1, 1
    told = preview(table.play(use("farm")), "place farm Anschow")
    assert told["ends"] is True
    assert not table.match.over


@pytest.mark.rule("B-50")
def test_who_would_lose_the_bishop():
    table = Table(players=3, dice=(4, 4, 1, 2)).play("use 4+4")
    assert preview(table, "bishop") == {}
    table = Table(players=3, dice=(4, 4, 1, 2))
    table.s.bishop = 2
    assert preview(table.play("use 4+4"), "bishop") == {"bishop_from": 2}
    assert preview(table, "tile") == {}


# -- any game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_a_preview_is_what_happens(players, seed):
    """Whatever is played, it brings what was told before, and telling it has changed nothing."""
    game = vicus.game("bohemian_villages")
    match = game.new(players=players, seed=seed)
    for position in positions(players, seed):
        told = position.preview()
        assert set(told) == {action.text for action in position.legal()}
        if match.actions != position.actions:
            before, action = match.copy(), position.actions[-1]
            match.play(action)
            _compare(before, action.value, before.preview()[action.text], match)
        assert match.state == position.state


def _compare(before: vicus.Match, value: object, told: dict, after: vicus.Match) -> None:
    kinds = [event.kind for event in after.events]
    until = min((kinds.index(kind) for kind in ("turn", "ended") if kind in kinds), default=len(kinds))
    happened = after.events[:until]

    def params(kind: str) -> list[dict]:
        return [event.params for event in happened if event.kind == kind]

    match value:
        case Use() if len(told["places"]) > 1:
            uses = [action.value for action in after.legal()]
            assert told["places"] == [after.game.actions.find(use) - SET for use in uses if isinstance(use, Place)]
            assert (told.get("bishop", False), told.get("tile", False)) == (Bishop() in uses, Tile() in uses)
        case Place():
            assert told.get("pays", []) == params("earned")
            assert [told[key] for key in ("evicts",) if key in told] == [event["seat"] for event in params("evicted")]
            assert told.get("wakes", []) == [{"seat": event["seat"], "place": event["place"]} for event in params("woke")]
            assert sum(told.get("returns", [])) == len(params("went_home"))
            assert [told[key] for key in ("scores",) if key in told] == [event["kind"] for event in params("scored")]
        case Bishop():
            assert told.get("bishop_from") == params("bishop")[0]["from"]
        case Reroll() | Tile() | Pass():
            assert told == {}
