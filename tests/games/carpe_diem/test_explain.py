"""Why not: each reason in a position that shows it, with the rule it names."""

import re
from itertools import islice
from types import SimpleNamespace

import pytest

from vicus.core.catalogue import catalogue
from vicus.texts import LANGUAGES, texts

from .districts import BETWEEN, district, triggered
from .positions import GAME, Table, games


def starting() -> SimpleNamespace:
    match = GAME.new(players=3, seed=1)
    match.play("start 2")
    return SimpleNamespace(match=match)


def taking(**have: int) -> Table:
    """Seat 0 stands on space 0 of the star; spaces 1 and 3 are empty, slots 2 to 4 of space 4 too."""
    return Table(players=3).lay("2,2 market").have(**have).empty(1, 3).space(4, "market", taken=2)


def ring(**have: int) -> Table:
    return Table(players=3, movement="ring").lay("2,2 market").have(**have)


def building() -> Table:
    """A tile P--- in hand beside -P-- on 2,2; a market lies on 0,1 and on 2,0."""
    return Table(players=3).lay("2,2 -P--", "0,1 market", "2,0 market").hand("P---")


def first_tile() -> Table:
    return Table(players=3).hand("P-H-")


def large_pond() -> Table:
    """A pond of four tiles with an open side to the south of 1,3, and a tile in hand that shows a garden as well."""
    tiles = {"L01": "-P--", "L02": "-P-P", "L03": "-P-P", "L04": "--PP", "L05": "H-P-"}
    return Table(players=3, tiles=tiles).lay("1,0 L01", "1,1 L02", "1,2 L03", "1,3 L04").hand("L05")


def rewarding() -> Table:
    """A tile has finished a merchant and a pond: which first?"""
    table = Table(players=3, tiles={"L01": "P--M"}).lay("1,3 --P-", "2,2 -M--").hand("L01")
    return table.play("build 2,3 turn 0")


def crafting() -> Table:
    return Table(players=3).lay("2,2 -K--").display("P---", "H---").hand("---K").play("build 2,3 turn 3")


def returning() -> Table:
    table = Table(players=3).lay("2,2 market").stack("pond", "villa").hand("fountain")
    return table.play("build 2,3 turn 0")


def disc() -> Table:
    """Seat 0's disc lies on the circle between places 1 and 2; seat 1 is next."""
    return triggered(district(), "D01", "D03").play("card 1")


def cards() -> Table:
    return triggered(district().have(0, herbs=2, breads=3), "A04", "D03")


def paying() -> Table:
    return cards().play("card 1")


def eating() -> Table:
    """A green card, three breads."""
    return cards().play("card 2")


def eating_red() -> Table:
    return paying().play("pay 1")


def held() -> Table:
    table = Table(players=3).lay("2,2 market").hand("L05")
    table.match.play("store", hold=True)
    return table


def over() -> Table:
    return Table(players=3).finish()


REASONS = [
    (starting, "start 2", "C-02", "space-taken"),
    (starting, "take 0 1", "C-02", "now-patrician"),
    (starting, "disc 2", "C-02", "now-patrician"),
    (taking, "take 3 1", "C-12", "space-empty"),
    (taking, "bread 1 1", "C-42a", "space-empty"),
    (taking, "take 4 2", "C-10", "slot-empty"),
    (taking, "bread 4 1", "C-42b", "no-bread-needed"),
    (taking, "bread 5 1", "C-42", "no-bread"),
    (taking, "take 5 1", "C-10", "not-linked"),
    (taking, "start 5", "C-10", "now-take"),
    (taking, "store", "C-10", "now-take"),
    (taking, "pay 0", "C-10", "now-take"),
    (lambda: Table(players=3), "take 0 1", "C-11", "must-move"),
    (lambda: Table(players=3).have(breads=1), "take 0 1", "C-11", "must-move-bread"),
    (lambda: taking(breads=1), "take 5 1", "C-10", "not-linked-bread"),
    (ring, "take 3 1", "C-14a", "not-linked"),
    (lambda: ring(breads=1), "take 3 1", "C-14a", "not-linked-bread"),
    (ring, "take 0 1", "C-11", "must-move"),
    (first_tile, "build 0,0 turn 0", "C-20", "shovel-first"),
    (lambda: Table(players=3).hand("P-P-"), "build 2,2 turn 2", "C-21", "same-turn"),
    (first_tile, "store", "C-20a", "first-not-stored"),
    (building, "build 2,2 turn 0", "C-20b", "cell-taken"),
    (building, "build 5,5 turn 0", "C-20", "not-adjacent"),
    (building, "build 3,3 turn 0", "C-20", "not-adjacent"),  # diagonal
    (building, "build 2,3 turn 0", "C-21", "sides-differ"),
    (building, "build 1,2 turn 2", "C-21", "sides-differ"),
    (building, "build 0,0 turn 0", "C-21", "frame-is-meadow"),
    (lambda: Table(players=3).lay("2,2 market").hand("P-P-"), "build 2,3 turn 2", "C-21", "same-turn"),
    (large_pond, "build 2,3 turn 2", "C-25", "landscape-too-large"),
    (building, "take 3 1", "C-13", "now-build"),
    (rewarding, "reward baker", "C-29", "no-such-reward"),
    (rewarding, "build 0,0 turn 0", "C-29", "now-reward"),
    (crafting, "craft 3", "C-26", "no-tile-in-row"),
    (crafting, "store", "C-26", "now-craft"),
    (returning, "return market", "C-31a", "no-such-card"),
    (returning, "store", "C-30", "now-return"),
    (disc, f"disc {BETWEEN}", "C-52", "circle-taken"),
    (disc, "disc 0", "C-04", "no-circle"),
    (disc, "card 1", "C-52", "now-disc"),
    (disc, "take 0 1", "C-52", "now-disc"),
    (cards, "card 5", "C-52", "other-card"),
    (cards, "pay 1", "C-52a", "now-card"),
    (cards, "disc 3", "C-52a", "now-card"),
    (paying, "pay 2", "C-54", "too-few-goods"),
    (paying, "breads 1", "C-55", "now-pay"),
    (eating, "breads 2", "C-43", "too-few-breads"),
    (eating, "pay 1", "C-55", "green-not-paid"),
    (eating, "card 1", "C-59", "now-breads"),
    (eating_red, "pay 1", "C-59", "now-breads"),
    (held, "store", "C-10", "turn-over"),
    (held, "take 3 1", "C-10", "turn-over"),
    (over, "take 0 1", "C-09", "over"),
]


@pytest.mark.parametrize(("position", "text", "rule", "reason"), REASONS)
def test_reasons(position, text, rule, reason):
    table = position()
    found = table.match.why_not(text)
    assert found
    assert (found[0], found[1]["reason"]) == (rule, reason)
    about = {key: value for key, value in found[1].items() if key != "reason"}
    for language in LANGUAGES:  # every reason can be said
        assert texts(language, "carpe_diem")(f"reason-{reason}", **about)


def test_every_reason_is_shown():
    source = (GAME.spec.folder / "explain.py").read_text("utf-8")
    known = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)) - {"kind", "side", "shown", "wanted", "space", "slot", "spaces"}
    known -= {"row", "column", "turn", "circle", "players", "owner", "times", "needed"}
    assert known == {reason for *_, reason in REASONS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_is_legal_or_refused_with_a_known_reason(players):
    """All ids, in some positions of a random game."""
    ids, reasons = {rule.id for rule in catalogue("carpe_diem")}, {reason for *_, reason in REASONS}
    for match in islice(games(players, 6), 0, None, 9):
        legal = {action.id for action in match.legal()}
        for number in range(GAME.actions.size):
            found = match.why_not(number)
            assert (found is None) == (number in legal)
            assert found is None or (found[0] in ids and found[1]["reason"] in reasons)


@pytest.mark.parametrize(
    ("position", "text", "about"),
    [
        (starting, "start 2", {"space": 2}),
        (lambda: Table(players=3), "take 5 2", {"space": 5, "slot": 2, "spaces": "3, 4"}),
        (building, "build 2,3 turn 0", {"side": "W", "shown": "meadow", "wanted": "pond"}),
        (building, "build 0,0 turn 0", {"side": "N", "shown": "pond", "wanted": "meadow"}),
        (building, "build 2,2 turn 0", {"row": 2, "column": 2}),
        (rewarding, "reward baker", {"kind": "baker"}),
        (returning, "return market", {"kind": "market"}),
        (crafting, "craft 3", {"slot": 3}),
        (disc, f"disc {BETWEEN}", {"circle": BETWEEN, "owner": 0}),
        (disc, "disc 0", {"circle": 0, "players": 2}),
        (paying, "pay 2", {"times": 2}),
        (eating, "breads 2", {"times": 2, "needed": 6}),
    ],
)
def test_what_a_reason_is_about(position, text, about):
    _, params = position().match.why_not(text)
    assert {key: value for key, value in params.items() if key != "reason"} == about


@pytest.mark.parametrize(
    ("laid", "text", "side"),
    [
        ("1,3 market", "build 0,3 turn 0", "N"),
        ("3,4 market", "build 3,5 turn 1", "E"),
        ("4,3 market", "build 5,3 turn 2", "S"),
        ("3,1 market", "build 3,0 turn 3", "W"),
    ],
)
def test_the_side_at_the_frame_is_named(laid, text, side):
    about = {"reason": "frame-is-meadow", "side": side, "shown": "pond", "wanted": "meadow"}
    assert Table(players=3).lay(laid).hand("P---").match.why_not(text) == ("C-21", about)


def test_the_landscape_that_would_be_too_large_is_named():
    """The tile shows a garden to the south and joins the pond to the north."""
    assert large_pond().match.why_not("build 2,3 turn 2")[1]["kind"] == "pond"


def test_the_landscape_that_would_be_too_large_is_named_in_another_turn():
    """The tile shows a garden to the north, where nothing lies, and joins the pond to the west."""
    tiles = {"L01": "-P--", "L02": "-P-P", "L03": "-P-P", "L04": "-P-P", "L05": "H--P"}
    table = Table(players=3, tiles=tiles).lay("1,0 L01", "1,1 L02", "1,2 L03", "1,3 L04").hand("L05")
    assert table.match.why_not("build 1,4 turn 0") == ("C-25", {"reason": "landscape-too-large", "kind": "pond"})


def test_a_legal_action_needs_no_reason():
    assert building().match.why_not("build 2,3 turn 3") is None
