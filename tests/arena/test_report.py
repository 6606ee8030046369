from dataclasses import replace
from xml.etree import ElementTree

import pytest

from vicus.arena import plots
from vicus.arena.contest import Fault, Outcome, Plan
from vicus.arena.report import labels, quantiles, summary
from vicus.core.statistics import wilson
from vicus.texts import texts


def outcome(number, seats, scores, faults=(), simulations=0):
    winners = [score == max(scores) for score in scores]
    shares = [won / sum(winners) for won in winners]
    n = len(seats)
    return Outcome(
        number,
        list(seats),
        list(scores),
        [[score] for score in scores],
        shares,
        [10] * n,
        [0.5] * n,
        [simulations] * n,
        None,
        list(faults),
    )


def plan(*bots, players=2):
    return Plan("bohemian_villages", bots, players, 4, 1, {})


def test_wins_scores_and_times():
    games = [outcome(n, (0, 1) if n % 2 == 0 else (1, 0), (30, 20), simulations=1000) for n in range(4)]
    games[3] = outcome(3, (1, 0), (25, 25))
    figures = summary(plan("a", "b"), games)
    a, b = figures["bots"]["a"], figures["bots"]["b"]
    assert figures["games"] == 4
    assert figures["box"] == "standard"
    assert (a["wins"], b["wins"]) == (2.5, 1.5)
    assert a["win_share"] == 2.5 / 4
    assert (a["low"], a["high"]) == wilson(2.5, 4)
    assert a["mean_score"] == (30 + 20 + 30 + 25) / 4
    assert a["scores"] == {"20": 1, "25": 1, "30": 2}
    assert a["quantiles"]["0.5"] == 27.5
    assert a["seconds_per_decision"] == 0.05
    assert a["simulations_per_second"] == 3000 / 2
    assert a["rating"] > b["rating"]
    assert [seat["win_share"] for seat in figures["seats"]] == [3.5 / 4, 0.5 / 4]


def test_a_filler_is_told_by_the_seat_and_its_interval_by_the_game():
    """One bot against three of another: everybody even at a quarter."""
    games = [outcome(n, (0, 1, 1, 1), (40, 10, 20, 30)) for n in range(10)]
    figures = summary(
        plan("one", "three", players=4), [*games, *[outcome(9 + n, (1, 0, 1, 1), (40, 10, 20, 30)) for n in range(30)]]
    )
    one, three = figures["bots"]["one"], figures["bots"]["three"]
    assert (one["win_share"], three["win_share"]) == (0.25, 0.25)
    assert (one["low"], one["high"]) == wilson(10, 40)
    assert (three["low"], three["high"]) == tuple(end / 3 for end in wilson(30, 40))


def test_equals_on_several_seats_have_equal_ratings():
    """A bot on three of four seats is not the better for being the best of three."""
    games = []
    for number in range(400):
        seat = number % 4
        scores = [20, 20, 20, 20]
        scores[(number // 4) % 4] = 30
        games.append(outcome(number, [int(s != seat) for s in range(4)], scores))
    figures = summary(plan("one", "three", players=4), games)
    one, three = figures["bots"].values()
    assert abs(one["rating"] - three["rating"]) < 3 * one["rating_sigma"]


def test_who_comes_before_whom():
    """Of three, by their places; equal results are half for each."""
    games = [outcome(0, (0, 1, 2), (30, 20, 10)), outcome(1, (2, 0, 1), (30, 20, 20)), outcome(2, (0, 1, 2), (5, 6, 4))]
    found = summary(plan("a", "b", "c", players=3), games)["head_to_head"]
    assert set(found["a"]) == {"b", "c"}
    assert (found["a"]["b"]["games"], found["a"]["b"]["share"]) == (3, 0.5)
    assert (found["b"]["a"]["share"], found["a"]["c"]["share"]) == (0.5, 2 / 3)
    assert (found["c"]["b"]["low"], found["c"]["b"]["high"]) == wilson(1, 3)


def test_a_filler_meets_the_other_once_a_game():
    found = summary(plan("one", "three", players=4), [outcome(0, (0, 1, 1, 1), (20, 30, 10, 15))])["head_to_head"]
    assert found == {"one": {"three": {**found["one"]["three"], "games": 1, "share": 2 / 3}}, "three": found["three"]}
    assert found["three"]["one"]["share"] == pytest.approx(1 / 3)


def test_faults_are_told_by_bot():
    fault = Fault(1, 7, "bot-ended", {"bot": "b"})
    later = replace(fault, seat=0, times=2, key="bot-out")
    figures = summary(plan("a", "b"), [outcome(0, (0, 1), (2, 1), [fault]), outcome(1, (1, 0), (2, 1), [later])])
    assert figures["bots"]["a"]["faults"] == 0
    assert figures["bots"]["a"]["first_fault"] is None
    assert figures["bots"]["b"]["faults"] == 9
    assert figures["bots"]["b"]["first_fault"] == {"key": "bot-ended", "params": {"bot": "b"}}


def test_equal_names_are_told_apart():
    assert labels(("a", "b", "a", "a")) == ["a", "b", "a#2", "a#3"]
    assert len(set(labels(("a", "a", "a#2", "a#2")))) == 4


def test_quantiles():
    assert quantiles([4, 2, 3, 1])["0.5"] == 2.5
    assert set(quantiles([7]).values()) == {7}
    assert set(quantiles([]).values()) == {0}


def test_pictures_show_every_bot_and_its_figures():
    name = "cmd:<a & b> with a very long name indeed"
    figures = summary(plan("greedy", name), [outcome(n, (0, 1), (30, 20)) for n in range(4)])
    say = texts("en", "bohemian_villages")
    for picture in (plots.win_shares(figures, say), plots.scores(figures, say)):
        words = [element.text for element in ElementTree.fromstring(picture).iter() if element.text and element.text.strip()]
        assert any("Bohemian Villages, 2 players: 4 games" in text for text in words)
        assert "greedy" in words
        assert name in words
        ticks = [text for text in words if text.removesuffix("%").replace("−", "-").lstrip("-").isdigit()]
        assert len(ticks) > 2
    assert "100.0% (51.0% – 100.0%)" in plots.win_shares(figures, say)
    assert ">even: 50.0%<" in plots.win_shares(figures, say)


def test_the_same_figures_give_the_same_picture():
    figures = summary(plan("a", "b"), [outcome(n, (0, 1), (30, 20)) for n in range(4)])
    say = texts("en", "bohemian_villages")
    pictures = [plots.win_shares(figures, say) for _ in range(2)]
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith("<svg")
    assert "<dc:date>" not in pictures[0]


def test_a_very_long_name_is_cut():
    figures = summary(plan("a", "cmd:" + "long " * 30), [outcome(0, (0, 1), (2, 1))])
    words = list(ElementTree.fromstring(plots.scores(figures, texts("en", "bohemian_villages"))).itertext())
    assert max(len(text) for text in words if "long" in text) == plots.LONGEST_NAME


@pytest.mark.parametrize("language", ["de", "ru"])
def test_pictures_speak_the_language(language):
    say = texts(language, "bohemian_villages")
    assert "players" not in plots.win_shares(summary(plan("a", "b"), [outcome(0, (0, 1), (2, 1))]), say)
