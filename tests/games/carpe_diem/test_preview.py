"""What an action would bring is what it does bring."""

from itertools import islice

import pytest

from vicus.games.carpe_diem.components import FOUNTAIN_KINDS, GOODS

from .districts import BETWEEN, district, triggered
from .positions import Table, games

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
EACH = 3
"""Every third position of a random game is looked at."""


def holdings(match, seat: int) -> dict[str, int]:
    s = match.state
    goods = dict(zip(GOODS, s.goods[seat], strict=True))
    return {"points": s.points[seat], "coins": s.coins[seat], "breads": s.breads[seat], "steps": s.step[seat], **goods}


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def played(match, *texts: str):
    """A copy of the match after these actions, before the next turn."""
    twin = match.copy()
    for text in texts:
        twin.play(text, hold=True)
    return twin


def brought(match, *texts: str) -> dict[str, int]:
    return difference(holdings(match, match.seat), holdings(played(match, *texts), match.seat))


def met_tasks(match, seat: int) -> set[int]:
    return {i for i, task in enumerate(match.view()["seats"][seat]["frame"]) if task["met"]}


# -- in random games ----------------------------------------------------------------------------------------------------


@PLAYERS
def test_building(players):
    """All placements; where a forced choice follows (a craftsman's last tile) only what comes before it is compared."""
    found = set()
    for match in games(players, 3):
        if match.view()["phase"] != "build":
            continue
        seat, single = match.seat, match.view()["hand"]["single"]
        for text, shown in match.preview().items():
            if text == "store":
                continue
            twin = played(match, text)
            events = [event for event in twin.events if event.kind not in ("turn", "pass", "scoring")]
            kinds = [event.kind for event in events]
            if "crafted" not in kinds:
                assert shown["brings"] == difference(holdings(match, seat), holdings(twin, seat))
                assert set(shown["tasks"]) == met_tasks(twin, seat) - met_tasks(match, seat)
            finished = [
                {key: event.params[key] for key in ("kind", "tiles", "chimneys")}
                for event in events
                if event.kind == "finished"
            ]
            assert shown["finishes"] == finished[: len(shown["finishes"])]
            assert len(shown["finishes"]) == len(finished) or "crafted" in kinds
            assert shown["fountain"] == (single == "fountain")
            assert shown["craftsman"] == any(finish["kind"] == "craftsman" for finish in shown["finishes"])
            found |= {name for name in ("finishes", "brings", "tasks", "fountain", "craftsman") if shown[name]}
    assert found == {"finishes", "brings", "tasks", "fountain", "craftsman"}


@PLAYERS
def test_taking(players):
    verbs = set()
    for match in islice(games(players, 3), 0, None, EACH):
        if match.view()["phase"] not in ("take", "craft"):
            continue
        for text, shown in match.preview().items():
            twin = played(match, text)
            builds = [action.text for action in twin.legal() if action.text.startswith("build")]
            if twin.view()["phase"] == "build" and not twin.held:
                assert shown == {"tile": twin.view()["hand"], "ways": len(builds)}
            else:  # there was one way only, and it was taken
                (last,) = (event for event in twin.events if event.kind in ("built", "stored"))
                assert (shown["ways"], shown["tile"]["id"]) == (int(last.kind == "built"), last.params["tile"])
            verbs.add(text.split()[0])
    assert verbs >= {"take"}


def best_way(match, disc: str) -> dict[str, int]:
    """Both cards in the better order, each paid as often as possible, without breads."""
    ways = []
    for first in (action.text for action in played(match, disc).legal()):
        twin = played(match, disc, first)
        while twin.seat == match.seat and twin.legal():
            texts = [action.text for action in twin.legal()]
            twin.play(texts[-1] if texts[-1].startswith("pay") else texts[0], hold=True)
        ways.append(difference(holdings(match, match.seat), holdings(twin, match.seat)))
    return max(ways, key=lambda way: (way.get("points", 0), sum(way.values())))


@PLAYERS
def test_discs(players):
    shown_times = 0
    for seed in range(3):
        for match in games(players, seed):
            if match.view()["phase"] != "disc":
                continue
            for disc, shown in match.preview().items():
                best = best_way(match, disc)
                assert shown["brings"] == best
                circle = match.view()["circles"][int(disc.split()[1])]
                assert sorted(card["place"] for card in shown["cards"]) == circle["cards"]
                sums = {name: sum(card["brings"].get(name, 0) for card in shown["cards"]) for name in holdings(match, 0)}
                assert {name: n for name, n in sums.items() if n} == best
                shown_times += sum(card["times"] for card in shown["cards"])
    assert shown_times


@PLAYERS
def test_looking_ahead_changes_nothing(players):
    for match in islice(games(players, 4), 0, None, EACH):
        before, events = match.state.copy(), list(match.events)
        shown = match.preview()
        assert match.state == before
        assert match.events == events
        assert set(shown) == {action.text for action in match.legal()}


@PLAYERS
def test_what_brings_nothing_by_itself_shows_nothing(players):
    verbs = set()
    for match in games(players, 5):
        for text, shown in match.preview().items():
            verb = text.split()[0]
            if verb in ("start", "store", "return"):
                assert shown == {}
                verbs.add(verb)
            else:
                assert shown
    assert verbs == {"start", "store", "return"}


# -- by hand ------------------------------------------------------------------------------------------------------------


def test_a_placement_that_brings_much():
    """A pond of three tiles is finished on a banderole, and a baker with it."""
    table = Table(players=2, tiles={"L01": "P--B"}).board("A").frame("R01", "R02", "R03", "R04")
    table.lay("1,3 --P-", "2,3 P-P-", "3,2 -B--").hand("L01")
    shown = table.match.preview()["build 3,3 turn 0"]
    assert sorted(finish["kind"] for finish in shown["finishes"]) == ["baker", "pond"]
    assert {finish["kind"]: finish["tiles"] for finish in shown["finishes"]} == {"baker": 2, "pond": 3}
    assert shown["brings"] == {"breads": 2, "fish": 2, "steps": 1} == brought(table.match, "build 3,3 turn 0")
    frame = table.match.view()["seats"][0]["frame"]
    pond, baker = {9, 15, 21}, {20, 21}
    wanted = [i for i, t in enumerate(frame) if set(t["cells"]) & {"pond": pond, "baker": baker}.get(t["kind"], set())]
    assert shown["tasks"] == wanted != []


def test_a_banderole_is_a_step():
    table = Table(players=2).board("A").lay("2,2 market").hand("bakery")
    brings = {text: shown.get("brings") for text, shown in table.match.preview().items()}
    assert brings["build 1,2 turn 0"] == {"breads": 1, "steps": 1}
    assert brings["build 3,2 turn 0"] == {"breads": 1}


def test_chimneys_of_a_finished_villa():
    table = Table(players=2, box={"tiles": {"L01": {"sides": "-V--", "chimneys": 3}, "L02": {"sides": "---V", "chimneys": 4}}})
    table.lay("2,2 L01").hand("L02")
    assert table.match.preview()["build 2,3 turn 0"]["finishes"] == [{"kind": "villa", "tiles": 2, "chimneys": 7}]


@pytest.mark.parametrize(("first", "coins", "fish"), [("merchant", 1, 1), ("pond", 2, 0)])
def test_rewards_in_either_order(first, coins, fish):
    table = Table(players=2, tiles={"L01": "P--M"}).lay("1,3 --P-", "2,2 -M--").hand("L01").play("build 2,3 turn 0")
    shown = table.match.preview()
    assert set(shown) == {"reward merchant", "reward pond"}
    brings = {name: n for name, n in (("coins", coins), ("fish", fish)) if n}
    assert shown[f"reward {first}"] == {"brings": brings}
    assert brought(table.match, f"reward {first}") == brings


def test_a_craftsman_is_told_and_not_followed():
    table = Table(players=2).lay("2,2 -K--").display("P---", "H---").hand("---K")
    shown = table.match.preview()["build 2,3 turn 3"]
    assert (shown["craftsman"], shown["brings"], [f["kind"] for f in shown["finishes"]]) == (True, {}, ["craftsman"])


@pytest.mark.rule("C-27")
def test_no_craftsmans_tile_is_promised_from_an_empty_row():
    table = Table(players=2).lay("2,2 -K--").display().hand("---K")
    assert not table.match.preview()["build 2,3 turn 3"]["craftsman"]
    assert table.play("build 2,3 turn 3").told("lapsed") == [{"seat": 0, "kind": "craftsman"}]


@pytest.mark.rule("C-32")
@pytest.mark.parametrize(("left", "promised"), [((), False), (("pond",), True)])
def test_no_fountain_card_is_promised_from_an_empty_stack(left, promised):
    table = Table(players=2).lay("2,2 market").hand("fountain")
    table.keep(*(kind for kind in FOUNTAIN_KINDS for _ in range(2 - left.count(kind))), seat=1)
    assert table.match.preview()["build 2,3 turn 0"]["fountain"] == promised
    assert len(table.play("build 2,3 turn 0").told("lapsed")) == (not promised)


def cards() -> Table:
    """Two herbs or a herb and a coin, three fish, and breads: everything is asked."""
    return triggered(district().have(0, points=20, herbs=3, fish=3, coins=1, breads=6), "A04", "A12")


def test_cards_are_paid_as_often_as_possible_and_without_breads():
    match = cards().match
    shown = match.preview()
    assert shown["card 1"]["brings"] == {"points": 8, "herbs": -3, "coins": -1} == brought(match, "card 1", "pay 2", "breads 0")
    assert shown["card 2"]["brings"] == {"points": 7, "fish": -3} == brought(match, "card 2", "pay 1", "breads 0")


@pytest.mark.parametrize(
    ("times", "brings"),
    [(0, {"points": -4}), (1, {"points": 4, "herbs": -2}), (2, {"points": 8, "herbs": -3, "coins": -1})],
)
def test_handing_in(times, brings):
    match = cards().play("card 1").match
    assert match.preview()[f"pay {times}"] == {"brings": brings}
    assert brought(match, f"pay {times}", "breads 0") == brings


@pytest.mark.parametrize(
    ("times", "brings"), [(0, {"points": 4}), (1, {"points": 8, "breads": -3}), (2, {"points": 12, "breads": -6})]
)
def test_breads(times, brings):
    match = cards().play("card 1", "pay 1").match
    assert match.preview()[f"breads {times}"] == {"brings": brings}
    if times < 2:  # with three breads left the second card asks
        assert brought(match, f"breads {times}") == brings


def test_the_better_order_is_shown():
    """The coin of the first card pays for the second."""
    table = district("V2").have(0, points=20, herbs=1).track((1, "0")).card(1, "A04").card(2, "C02").scoring()
    shown = table.match.preview()[f"disc {BETWEEN}"]
    assert shown["brings"] == {"points": 4, "herbs": -1}
    assert [(card["place"], card["times"]) for card in shown["cards"]] == [(2, 1), (1, 1)]
    assert [card["brings"] for card in shown["cards"]] == [{"coins": 1}, {"points": 4, "coins": -1, "herbs": -1}]


def test_how_often_a_card_is_met_is_shown():
    table = district("V2 V2 V2").have(0, points=20, herbs=4).track((1, "0")).card(1, "A04").card(2, "C05").scoring()
    cards = table.match.preview()[f"disc {BETWEEN}"]["cards"]
    assert {card["place"]: card["times"] for card in cards} == {1: 2, 2: 3}


def test_a_missed_card_is_shown_as_a_loss():
    table = district("V2").have(0, points=2).track((1, "0")).card(1, "A04").card(2, "D01").scoring()
    shown = table.match.preview()[f"disc {BETWEEN}"]
    assert shown["brings"] == {"points": -2}
    assert [card["times"] for card in shown["cards"]] == [0, 0]


def test_more_points_go_on_top_of_a_loss():
    """2 points: the loss first, then the gain, is the better way (C-58a)."""
    table = district("V2").have(0, points=2).track((1, "0")).card(1, "A04").card(2, "C05").scoring()
    shown = table.match.preview()[f"disc {BETWEEN}"]
    assert [card["place"] for card in shown["cards"]] == [1, 2]
    assert shown["brings"] == {"points": 1}


def test_previews_of_one_turn_fit_together():
    """What taking shows is what building offers."""
    table = Table(players=2).lay("2,2 market").space(3, "P---", "market", "M---", "L05")
    for text, shown in table.match.preview().items():
        after = played(table.match, text)
        ways = [t for t in after.preview() if t.startswith("build")]
        assert shown["ways"] == len(ways)
