"""Why not: each reason in a position that shows it, with the rule it names."""

import pytest

import vicus
from vicus.texts import LANGUAGES, texts

from .table import Table, positions


def why(table: Table, text: str) -> tuple[str, str]:
    rule, params = table.match.why_not(text)
    for language in LANGUAGES:  # every reason can be said
        about = {k: v for k, v in params.items() if k != "reason"}
        assert texts(language, "bohemian_villages")("reason-" + params["reason"], **about)
    return rule, params["reason"]


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("use 3", "B-14", "single-die"),
        ("use 6+6", "B-14", "dice-not-there"),
        ("use 4+5+6", "B-17", "sum-too-high"),
        ("reroll 3", "B-53", "no-tile-to-use"),
        ("place inn Nenbrad", "B-01", "other-side-up"),
        ("place inn Sonnhofen", "B-02", "village-not-in-play"),
        ("place farm Mirschetz", "B-14", "dice-first"),
        ("place bakery Chrastau", "B-17", "sum-not-there"),
        ("bishop", "B-50", "no-double"),
        ("tile", "B-14", "dice-first"),
        ("pass", "B-15b", "must-move"),
    ],
)
def test_before_the_dice_are_chosen(text, rule, reason):
    assert why(Table(players=2, dice=(3, 4, 5, 6)), text) == (rule, reason)


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("use 5+6", "B-16a", "group-chosen"),
        ("pass", "B-16a", "group-chosen"),
        ("place farm Mirschetz", "B-17", "other-sum"),
        ("bishop", "B-50", "bishop-needs-double"),
    ],
)
def test_after_the_dice_are_chosen(text, rule, reason):
    assert why(Table(players=2, dice=(3, 4, 5, 6)).play("use 3+4"), text) == (rule, reason)


def test_a_group_of_three():
    table = Table(players=2, dice=(2, 2, 2, 6)).play("use 2+2+2")
    assert why(table, "bishop") == ("B-50b", "bishop-needs-two-dice")
    assert why(table, "tile") == ("B-52b", "tile-needs-two-dice")


def test_occupied_buildings():
    table = Table(players=2, dice=(4, 4, 6, 6)).put(1, "farm", "Chrastau").put(0, "farm", "Elhotin").play("use 4+4")
    assert why(table, "place farm Chrastau") == ("B-30", "free-one-first")
    assert why(table, "place farm Elhotin") == ("B-34", "own-figure")


def test_protected_figures():
    table = Table(players=2, dice=(6, 6, 1, 1)).fill(1, "manor").fill(1, "bakery", but=1).fill(0, "bakery")
    assert why(table, "place manor Elhotin") == ("B-33", "never-evicted")
    taken = next(v for k, v in table.buildings("bakery") if table.owner(k, v) == 1)
    assert why(table.play("use 1+1"), f"place bakery {taken}") == ("B-32", "has-that-shop")


def test_sums_that_fit_nothing():
    table = Table(players=2, dice=(4, 4, 1, 2)).fill(0, "farm")
    table.s.special_supply, table.s.bishop = 0, 0
    assert why(table, "use 4+4") == ("B-34", "all-own")
    table = Table(players=2, dice=(6, 6, 1, 2)).fill(1, "manor")
    table.s.special_supply, table.s.bishop = 0, 0
    assert why(table, "use 6+6") == ("B-33", "never-evicted")


def test_a_kind_that_is_not_in_play():
    names = vicus.game("bohemian_villages").box.data["villages"]
    without = {letter: {"buildings": [b for b in v["buildings"] if b != "bakery"]} for letter, v in names.items()}
    table = Table(players=2, dice=(1, 1, 3, 4), box={"villages": without})
    table.s.special_supply, table.s.bishop = 0, 0
    assert why(table, "use 1+1") == ("B-17a", "kind-not-in-play")


def test_no_figure_left():
    table = Table(players=2, dice=(3, 3, 5, 5))
    table.s.figures[0] = 0
    assert why(table, "place farm Mirschetz") == ("B-20", "no-figure")
    table.s.special_supply = 0
    table.match.refresh()
    assert why(table, "use 3+5") == ("B-20", "no-figure")


def test_tiles():
    table = Table(players=2, dice=(3, 4, 5, 5))
    table.s.special[0] = 1
    assert why(table, "tile") == ("B-52", "has-a-tile")
    assert why(table, "reroll 6") == ("B-53", "dice-not-there")
    table.s.special_supply, table.s.special[0] = 0, 0
    table.match.refresh()
    assert why(table, "tile") == ("B-52a", "no-tile-left")
    table.s.rerolled = 1
    assert why(table, "tile") == ("B-52", "tile-used-this-turn")


def test_a_tile_taken_this_turn():
    table = Table(players=2, dice=(3, 4, 5, 5)).play("use 3+4", "tile")
    assert why(table, "reroll 5") == ("B-54", "tile-taken-this-turn")


def test_no_reroll_with_a_group_in_hand():
    table = Table(players=2, dice=(3, 4, 5, 5))
    table.s.special[0] = 1
    assert why(table.play("use 3+4"), "reroll 5") == ("B-53a", "group-chosen")
    other = Table(players=2, dice=(2, 2, 2, 6))
    other.s.special[0] = 1
    assert why(other.play("use 2+2+2"), "reroll 6") == ("B-53a", "too-few-dice")


def test_the_bishop_at_home():
    table = Table(players=2, dice=(5, 5, 1, 2))
    table.s.bishop = 0
    assert why(table, "bishop") == ("B-51", "bishop-is-yours")


def test_a_tile_that_must_be_used():
    table = Table(players=2, dice=(6, 6, 6, 6)).fill(1, "manor")
    table.s.bishop, table.s.special[0], table.s.special_supply = 0, 1, 0
    assert all(text.startswith("reroll") for text in table.legal)
    assert why(table, "pass") == ("B-22", "must-reroll")


def test_a_held_turn():
    table = Table(players=2, dice=(6, 6, 1, 1))
    for text in ("use 6+6", "bishop", "use 1+1", "tile"):
        table.match.play(text, hold=True)
    assert table.match.held
    for text in ("tile", "pass", "bishop", "use 1+1", "use 3+4", "reroll 3", "place farm Mirschetz"):
        assert why(table, text) == ("B-10", "turn-over")


def test_after_the_end():
    table = Table(players=2)
    table.s.figures[0] = 0
    table.turn_of(0)
    assert why(table, "pass") == ("B-60", "over")


@pytest.mark.rule("B-14", "B-15", "B-16a")
def test_what_is_to_be_done_now():
    table = Table(players=2, dice=(3, 4, 5, 6))
    asked = [table.match.duty()]
    asked.append(table.play("use 3+4").match.duty())
    asked.append(table.play("tile").match.duty())
    assert [(duty.rule, duty.reason) for duty in asked] == [("B-14", "now-dice"), ("B-16a", "now-use"), ("B-15", "now-second")]
    for language in LANGUAGES:
        say = texts(language, "bohemian_villages")
        assert all(say(f"reason-{duty.reason}", **duty.params) for duty in asked)


def test_every_action_that_is_not_legal_has_a_reason():
    for number, match in enumerate(positions(3, seed=21)):
        legal = {action.id for action in match.legal()}
        for action in match.game.actions if number % 11 == 0 else ():
            assert (match.why_not(action) is None) == (action in legal)
