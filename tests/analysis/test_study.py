"""The study of a game: the same figures in any order, luck and choice apart, nothing that a spectator may not know."""

import random

import msgspec
import pytest

from vicus.analysis.analyse import analyse
from vicus.analysis.asking import ROLLOUTS, Found, Scales
from vicus.analysis.progress import Progress, merged
from vicus.analysis.report import Report
from vicus.analysis.study import EFFORT, Study
from vicus.bots.judge import judge
from vicus.core.match import Match
from vicus.engine.kernel.search import ALL_KNOWN

from .games import answer, made_up, played

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(scope="module")
def match():
    return played("bohemian_villages")


def carried_out(study, jobs, scales):
    for job in jobs:
        study.take(job, scales.carry_out(study.work(job)))


def test_the_order_of_jobs_changes_nothing(match):
    first = analyse(match)
    study, scales = Study(match), Scales(match.game, 2)
    for jobs in study.phases():
        carried_out(study, random.Random(3).sample(jobs, len(jobs)), scales)
    assert study.report() == first


def test_what_happened_is_luck_and_choice(match):
    """From the first position to the result: what the decisions changed, and what chance did, and nothing else."""
    report = analyse(match)
    assert report.end is not None
    for seat in range(2):
        chosen = sum(step.after.chances[seat] - step.before.chances[seat] for step in report.steps)
        luck = sum(step.luck.chances[seat] for step in report.steps if step.luck)
        ended = report.end.chances[seat] - report.steps[0].before.chances[seat]
        assert chosen + luck == pytest.approx(ended, abs=0.002 * len(report.steps))
    tally = report.tallies[0]
    assert tally.points == match.scores()[0].total
    assert tally.fair == pytest.approx(tally.points - tally.luck_points)


def test_a_report_is_plain_data(match):
    report = analyse(match)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
    assert report.judged == report.decisions == len(report.steps)
    assert 0 < len(report.turning) <= 5


def test_luck_knows_how_sure_it_is(match):
    """Errors of both sides of every piece of luck, added up: they are independent draws."""
    report = analyse(match)
    lucks = [step.luck for step in report.steps if step.luck]
    assert all(error > 0 for luck in lucks[:-1] for error in luck.point_doubts)
    for tally in report.tallies:
        errors = [luck.point_doubts[tally.seat] for luck in lucks]
        assert tally.luck_doubt == pytest.approx(sum(error**2 for error in errors) ** 0.5, abs=0.01)
        assert max(errors) < tally.luck_doubt < sum(errors)


def test_the_parts_make_the_whole(match):
    progress, scales = Progress(Study(match)), Scales(match.game, 2)
    report, told = None, 0
    while (job := progress.next()) is not None:
        progress.take(job, scales.carry_out(progress.study.work(job)))
        if progress.tellable and (report is None or told % 7 == 0):
            part = progress.part(whole=report is None)
            report = part.report if report is None else merged(report, part)
            assert len(report.steps) == report.decisions, "no holes"
        told += 1
    assert merged(report, progress.part()) == analyse(match)
    assert progress.done


def test_biggest_swings_are_judged_first(match):
    study, scales = Study(match), Scales(match.game, 2)
    carried_out(study, study.first_look(), scales)
    order = [job.moment for job in study.judgements()]
    assert sorted(order) == list(range(len(order)))
    steps = study.report().steps
    after = [*(step.before for step in steps[1:]), study.end]
    swings = [
        max(abs(b - a) for a, b in zip(s.before.chances, n.chances, strict=True)) for s, n in zip(steps, after, strict=True)
    ]
    assert [swings[number] for number in order] == sorted(swings, reverse=True)


def test_decisions_are_judged_from_the_view_alone(monkeypatch):
    """C-07a: fountain cards of others are hidden. Whatever they are, a decision is asked about in the same way."""
    match = played("carpe_diem", seed=11)
    asked = []

    def weigh(ask):
        asked.append(ask)
        return made_up(ask)

    answer(monkeypatch, weigh)
    study, scales = Study(match), Scales(match.game, 2)
    jobs = study.judgements()
    carried_out(study, [job for job in jobs if job.moment % 8 == 0], scales)
    seats = {moment.seat for moment in study._moments}
    assert asked
    assert all(ask.seat in seats for ask in asked), "from somebody's view"
    hidden = 0
    for job in (job for job in jobs if job.moment % 8 == 0):
        moment = study._moments[job.moment]
        other = moment.state.copy()
        match.game.engine.rules.resample(other, moment.seat)
        hidden += other != moment.state
        view = match.game.spec.view(other, moment.seat, match.game.box.contents)
        assert view == study._view(moment, moment.seat)
    assert hidden, "there was something to hide"


def test_spectators_of_a_running_game_learn_nothing_hidden(monkeypatch):
    """Only what is public goes in: with other hidden cards the report is the same, and it names no actions."""
    match = played("carpe_diem", seed=11, decisions=60)
    asked = []

    def weigh(ask):
        asked.append(ask)
        return made_up(ask)

    answer(monkeypatch, weigh)
    study, scales = Study(match, public=True), Scales(match.game, 2)
    for jobs in study.phases():
        carried_out(study, jobs, scales)
    report = study.report()
    assert {ask.seat for ask in asked} == {-1}, "dealt anew for every look"
    for number, (ask, moment) in enumerate(zip(asked, study._moments, strict=True)):
        other = moment.state.copy()
        match.game.engine.rules.resample(other, -1)
        view = match.game.spec.view(other, None, match.game.box.contents)
        assert match.game.sample(view, study._seed(number, 4)) == ask.state, "whatever is hidden, this is asked"
    assert report.public
    assert report.judged == 0
    assert report.turning == []
    assert all(step.played == "" and step.judged is None and step.luck is None for step in report.steps)
    assert report.end is None
    assert all(step.legal == 0 for step in report.steps), "how many options there are tells what somebody holds"
    other = Study(Match(match.game, 2, match.seed + 1, match.options), public=True)
    assert study._seed(3, 4) == other._seed(3, 4), "nothing follows from the seed"


def test_the_first_look_takes_as_long_at_any_depth(match, monkeypatch):
    asked = {}
    for depth in EFFORT:
        asked[depth] = []
        answer(monkeypatch, lambda ask, depth=depth: asked[depth].append(ask.simulations) or made_up(ask))
        study = Study(match, depth)
        carried_out(study, study.first_look(), Scales(match.game, 2))
    assert asked["quick"] == asked["thorough"] == asked["deep"]


def by_two(ask):
    """A net and a search that do not agree at all."""
    found = made_up(ask)
    n, share = ask.simulations, 0.8 if ask.judge == "deep" else 0.3
    points = [0.0, 0.0] if ask.judge == "deep" else found.sums.points
    return Found(found.visits, found.sums._replace(shares=[n * share, n * (1 - share)], points=points))


def test_chances_are_the_judges_and_points_come_from_rollouts(match, monkeypatch):
    asked = []
    answer(monkeypatch, lambda ask: asked.append(ask) or by_two(ask))
    told = judge("bohemian_villages").calibration(2).told
    by_net, by_search = analyse(match, judge="deep"), analyse(match, judge="search")
    assert (by_net.judge, by_search.judge) == ("deep", "search")
    for step, plain in zip(by_net.steps, by_search.steps, strict=True):
        assert step.before.chances == [0.8, 0.2]
        assert plain.before.chances == [0.3, 0.7]
        assert step.before.points == plain.before.points, "whoever judges"
        assert step.before.points != [0.0, 0.0]
        searched = round(told(step.before.chances[step.seat], 2), 4)
        assert all(option.chance == searched for option in step.judged.options), "what a search has found is calibrated"
        assert all(option.points > 0 for option in step.judged.options)
    assert {ask.judge for ask in asked} == {"search", "deep"}


def test_a_nets_chances_are_means_over_chance_and_no_tree_grows(match, monkeypatch):
    """Else whoever moves next would look better the longer a position is searched, and luck would not be fair."""
    asked = []
    answer(monkeypatch, lambda ask: asked.append(ask) or made_up(ask))
    study = Study(match, judge="deep")
    carried_out(study, study.first_look() + study.second_look(), Scales(match.game, 2))
    thoughts = [ask for ask in asked if ask.judge == "deep"]
    assert len(thoughts) == len(asked) / 2
    assert all(ask.nodes == ROLLOUTS and ask.seat == ALL_KNOWN for ask in thoughts)


def test_a_report_of_an_earlier_version_is_read(match):
    """It did not say who judged: the search did."""
    kept = msgspec.to_builtins(analyse(match, judge="deep"))
    del kept["judge"]
    assert msgspec.convert(kept, Report).judge == "search"
