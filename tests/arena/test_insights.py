"""The page of insights: its figures against sums by hand, and what a reader is told."""

import re
from functools import cache

import numpy as np
import pytest

import vicus
from vicus.arena.contest import Plan, play
from vicus.arena.insight_page import page
from vicus.arena.insights import Extent, Inquiry, insights
from vicus.arena.lab_settings import lab_settings
from vicus.arena.reconstructed import Foundations, reconstructed
from vicus.core.statistics import wilson
from vicus.games import names
from vicus.texts import texts

GAMES = 6


def nobody(done):
    """Work in silence."""


@pytest.fixture(scope="module", params=names())
def made(request):
    """The figures of a few random games of each number of players, and the page."""
    game = vicus.game(request.param)
    asked = Inquiry(game.name, "random", 3, Extent(GAMES, 2, 2, 0), lab_settings(game.name), 1)
    seen = []
    figures = insights(asked, seen.append)
    assert sum(seen) == asked.extent.total(game)
    return game, figures, page(figures, game, texts("en", game.name), "vicus lab …")


@cache
def outcomes(name, players):
    plan = Plan(name, ("random",), players, GAMES, 3, vicus.game(name).check_options({}))
    return [play(plan, pairing) for pairing in plan.pairings()]


def test_points_and_leads_are_those_of_the_games(made):
    game, figures, _ = made
    for players, found in figures["players"].items():
        played = outcomes(game.name, players)
        scores = [sorted(each.scores) for each in played]
        assert found["games"] == GAMES
        assert found["course"]["score"]["value"] == pytest.approx(np.mean(scores))
        assert found["course"]["lead"]["value"] == pytest.approx(np.mean([each[-1] - each[-2] for each in scores]))
        assert found["equal"]["value"] == np.mean([each[-1] == each[-2] for each in scores])
        for number, row in enumerate(found["lines"]):
            won = [sum(lines[number] * share for lines, share in zip(each.lines, each.shares, strict=True)) for each in played]
            rest = [sum(lines[number] for lines in each.lines) for each in played]
            others = [(whole - own) / (players - 1) for whole, own in zip(rest, won, strict=True)]
            assert row["winners"]["value"] == pytest.approx(np.mean(won))
            assert row["others"]["value"] == pytest.approx(np.mean(others))
            assert row["difference"]["value"] == pytest.approx(np.mean(won) - np.mean(others))


def test_wins_by_turn_order_add_up(made):
    game, figures, _ = made
    for players, found in figures["players"].items():
        assert sum(each["value"] for each in found["order"]) == pytest.approx(1)
        if found["in_seat_order"]:
            shares = np.array([each.shares for each in outcomes(game.name, players)])
            assert [each["value"] for each in found["order"]] == pytest.approx(shares.mean(0).tolist())
            assert (found["order"][0]["low"], found["order"][0]["high"]) == wilson(shares[:, 0].sum(), GAMES)


def test_wins_of_those_who_chose_something_are_theirs(made):
    """By hand, for the first kind of action that the game counts."""
    game, figures, _ = made
    for row in figures["players"][2]["subjects"][:5]:
        chosen, declined = [], []
        for pairing, outcome in zip(
            Plan(game.name, ("random",), 2, GAMES, 3, {}).pairings(), outcomes(game.name, 2), strict=True
        ):
            match = game.new(players=2, seed=pairing.deal)
            for action in outcome.actions:
                here = [each for each in match.legal() if _is_about(each.value, row)]
                if here and len(match.legal()) > 1:
                    taken = any(each.id == action for each in here)
                    (chosen if taken else declined).append(outcome.shares[match.seat])
                match.play(action)
        for which, shares in (("yes", chosen), ("no", declined)):
            told = row["choice"][which]
            assert (told["number"] if told else 0) == len(shares)
            assert not shares or told["value"] == pytest.approx(np.mean(shares))
        if chosen and declined:
            difference = row["choice"]["difference"]
            assert difference["value"] == pytest.approx(np.mean(chosen) - np.mean(declined))
            assert difference["low"] <= difference["value"] <= difference["high"]


def _is_about(value, row):
    return value.__struct_config__.tag == row["kind"] and (
        not row["field"] or str(getattr(value, row["field"])) == row["value"]
    )


def test_every_option_is_tried_with_every_number_of_players(made):
    game, figures, _ = made
    values = [(name, value) for name, option in game.meta.options.items() for value in option.values[1:]]
    tried = [(row["option"], row["value"], row["players"]) for row in figures["options"]]
    assert sorted(tried) == sorted((*each, players) for each in values for players in game.meta.players)


def test_the_page_tells_what_it_is_and_shows_its_pictures(made):
    game, figures, files = made
    text = files[f"{game.name}-insights.md"]
    assert text.startswith(f"# {game.meta.title}: what was learned")
    for part in (
        "`random`",
        "Company, not cause",
        "95 % interval",
        "## Who acts first",
        "## What points are made of",
        "## The box",
    ):
        assert part in text
    assert ("## Options" in text) == bool(game.meta.options)
    shown = set(re.findall(r"\]\(([\w-]+/[\w-]+\.svg)\)", text))
    assert shown == {name for name in files if name.endswith(".svg")}
    assert all(files[name].startswith("<svg") for name in shown)
    for section in figures["reconstructed"]:
        assert f"- `{section}`" in text
    tables = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert all(len({row.count("|") for row in table.splitlines()}) == 1 for table in tables)


def test_a_row_names_the_reconstructed_parts_that_it_rests_on():
    helvetia, bohemia, rome = (
        Foundations(vicus.game(name).box.data, lab_settings(name).rests)
        for name in ("helvetia", "bohemian_villages", "carpe_diem")
    )
    assert helvetia.of("build", "kind", "delicatessen") == ["buildings"]
    assert helvetia.of("build", "kind", "mill") == []  # its cost is known from a public page
    assert helvetia.of("deliver", "good", "cow") == ["goods_tiles"]
    assert helvetia.of("deliver", "good", "stone") == []
    assert bohemia.of("place", "kind", "town_hall") == ["villages"]  # the lists of buildings are reconstructed
    assert bohemia.of("pass", "", "") == []
    assert rome.of("met", "card", "C05") == []
    assert rome.of("met", "card", "C06") == ["cards"]
    assert rome.of("built", "tile", "D16") == ["tiles"]  # there is a card of that name, too


def test_parts_are_told_by_section():
    helvetia, bohemia = (reconstructed(vicus.game(name).box.data) for name in ("helvetia", "bohemian_villages"))
    assert helvetia["letters"] == ["A", "B", "C", "D", "E"]
    assert "scoring" not in bohemia


def test_an_owners_box_and_options_can_be_looked_at():
    game = vicus.game("carpe_diem")
    asked = Inquiry("carpe_diem", "random", 3, Extent(2, 1, 0, 0), lab_settings("carpe_diem"), 1, {"movement": "ring"})
    figures = insights(asked, nobody)
    assert figures["options"] == []
    plan = Plan("carpe_diem", ("random",), 2, 2, 3, {"movement": "ring"})
    scores = [play(plan, pairing).scores for pairing in plan.pairings()]
    assert figures["players"][2]["course"]["score"]["value"] == pytest.approx(np.mean(scores))
    assert game.box.standard


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
@pytest.mark.parametrize("name", names())
def test_compiled_games_make_the_same_page(name):
    """The net plays as in the arena, so the figures are the same whoever counts."""
    settings = lab_settings(name)
    few = Extent(2, 1, 0, 0)
    compiled = insights(Inquiry(name, settings.insights, 1, few, settings, 1, engine="native"), nobody)
    told = insights(Inquiry(name, settings.insights, 1, few, settings, 1, engine="wasm"), nobody)
    assert compiled == told
