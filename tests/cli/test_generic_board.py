"""The board for games that bring none: made from a view alone."""

import pytest
from rich.console import Console

import vicus
from vicus.cli.choices import choices
from vicus.cli.generic_board import describe, draw
from vicus.testing.walk import walk
from vicus.texts import LANGUAGES, texts

SAY = texts("en")
VIEW = {"game": "any", "over": False, "viewer": 0, "players": 2, "seat": 1, "pending": 0, "moves": 3, "forced": 0}


def drawn(view, say=SAY, width=100):
    console = Console(width=width, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(draw(VIEW | view, say))
    return capture.get()


def test_what_every_view_has_is_said_elsewhere():
    assert drawn({}).strip() == ""


def test_plain_values_and_short_lists_are_facts():
    told = drawn({"round": 3, "last_card": None, "is_night": True, "dice": [4, 2]})
    assert "round 3" in told
    assert "last card –" in told
    assert "is night yes" in told
    assert "dice 4 2" in told


def test_a_row_for_each_player_and_a_pointer_at_whose_turn_it_is():
    lines = drawn({"seats": [{"coins": 7}, {"coins": 12}]}).splitlines()
    assert any("coins" in line for line in lines)
    first, second = (line for line in lines if "Player" in line)
    assert "● Player 1" in first
    assert first.rstrip().endswith("7")
    assert second.lstrip().startswith("➤■ Player 2")


def test_what_is_kept_from_the_viewer_is_a_question_mark():
    own, others = (
        line.split()[-1] for line in drawn({"seats": [{"cards": [5]}, {"cards": None}]}).splitlines() if "Player" in line
    )
    assert own == "5"
    assert others == "?"


def test_what_somebody_simply_has_not_is_a_dash():
    lines = drawn({"seats": [{"crown": None}, {"crown": "gold"}]}).splitlines()
    assert [line.split()[-1] for line in lines if "Player" in line] == ["–", "gold"]


def test_seats_are_players_and_words_of_the_game_are_put_into_words():
    say = texts("de", "bohemian_villages")
    told = drawn({"owner": 1, "pool": [{"kind": "inn", "owner": 0}]}, say)
    assert "■ Spieler 2" in told
    assert say("kind-inn") in told
    assert "● Spieler 1" in told


def test_a_list_of_records_is_a_table():
    lines = drawn({"bids": [{"count": 2, "face": 5}, {"count": 3, "face": 1}]}).splitlines()
    assert "bids" in lines[0]
    assert lines[1].split()[1:3] == ["count", "face"]
    assert lines[3].split()[1:3] == ["3", "1"]


def test_tables_of_things_leave_out_what_is_not_there():
    assert "wood 2" in drawn({"seats": [{"goods": {"wood": 2, "ore": 0}}, {"goods": {"wood": 0, "ore": 0}}]})
    assert "ore" not in drawn({"seats": [{"goods": {"wood": 2, "ore": 0}}, {"goods": {"wood": 0, "ore": 0}}]})


def test_brackets_in_words_are_no_markup():
    assert "[bold]" in drawn({"name": "[bold]"})


@pytest.mark.parametrize("game", vicus.games())
def test_any_game_can_be_drawn_from_every_seat(game):
    for number, match in enumerate(walk(vicus.game(game).new(players=2, seed=4))):
        if number % 150 == 7 or match.over:
            for say in (texts(language, game) for language in LANGUAGES):
                for seat in (None, 0, 1):
                    assert drawn(match.view(seat), say, width=80).strip()
                view = match.view(match.seat)
                assert all(describe(action, view, say) for action in match.legal())


def listed(words, width=100):
    console = Console(width=width, highlight=False, emoji=False)
    actions = [vicus.Action(number, f"text {number}", None) for number in range(len(words))]
    with console.capture() as capture:
        console.print(choices(actions, words))
    return capture.get().splitlines()


def test_a_few_options_have_a_line_each_with_their_texts():
    lines = listed([f"option {number}" for number in range(20)])
    assert len(lines) == 20
    assert lines[0].split() == ["1", "option", "0", "text", "0"]


def test_many_short_options_stand_side_by_side():
    lines = listed([f"{number} × 6" for number in range(90)])
    assert len(lines) < 20
    assert lines[0].split()[:4] == ["1", "0", "×", "6"]


def test_many_long_options_keep_a_line_each():
    assert len(listed([f"{number} and a long story that goes with it" for number in range(30)])) == 30
