"""What is counted in many games, against a count by hand at the table."""

import numpy as np
import pytest

import vicus
from vicus.arena.contest import Plan, play
from vicus.arena.lab_settings import LabSettings, lab_settings
from vicus.arena.net_games import NetGames
from vicus.arena.retelling import Retelling
from vicus.arena.subjects import Subject, action_subjects, event_fields
from vicus.arena.tally import Events, tally
from vicus.bots.code import code_for
from vicus.games import names

from ..nets.random_nets import net_file_of

GAMES = names()


def nobody(done):
    """Work in silence."""


@pytest.fixture(scope="module", params=GAMES)
def counted(request):
    """A few random games for two, and their tally."""
    game = vicus.game(request.param)
    settings = lab_settings(game.name)
    plan = Plan(game.name, ("random",), 2, 4, 3, game.check_options({}))
    events = Events(event_fields(game, settings), settings.opening_events, 3)
    return game, plan, settings, tally(plan, action_subjects(game, settings), events, 1, nobody)


def told_by_hand(game, plan):
    """For each game: the decisions (seat, chosen, on offer) and all events, at a table."""
    for pairing in plan.pairings():
        match = game.new(players=plan.players, seed=pairing.deal)
        decisions, events = [], list(match.events)
        for action in play(plan, pairing).actions:
            if len(match.legal()) > 1:
                decisions.append((match.seat, game.actions.value(action), [each.value for each in match.legal()]))
            match.play(action)
            events += match.events
        yield decisions, events, match


def is_about(value, subject):
    tag = value.__struct_config__.tag
    return tag == subject.kind and (not subject.field or str(getattr(value, subject.field)) == subject.value)


def test_choices_and_offers_are_those_at_the_table(counted):
    game, plan, _, found = counted
    for number, (decisions, _, match) in enumerate(told_by_hand(game, plan)):
        assert found.played[number].lines == [[points for _, points in score.lines] for score in match.scores()]
        for place, subject in enumerate(found.subjects.subjects):
            for seat in range(plan.players):
                offered = [
                    chosen for s, chosen, menu in decisions if s == seat and any(is_about(each, subject) for each in menu)
                ]
                assert found.offered[number, seat, place] == len(offered), subject
                assert found.chosen[number, seat, place] == sum(is_about(chosen, subject) for chosen in offered), subject
                assert found.done[number, seat, place] >= found.chosen[number, seat, place]


SAME = {
    "bohemian_villages": (("place", "kind"), ("set", "kind")),
    "carpe_diem": (("store", ""), ("stored", "")),
    "helvetia": (("deliver", "good"), ("delivered", "good")),
}
"""What is done is told: by which field of which action, and of which event."""


def test_what_is_done_without_a_choice_counts_too(counted):
    game, plan, _, found = counted
    (kind, name), (event_kind, event_name) = SAME[game.name]
    wanted = [(place, each) for place, each in enumerate(found.subjects.subjects) if each[:2] == (kind, name)]
    assert wanted
    for number, (_, events, _) in enumerate(told_by_hand(game, plan)):
        for seat in range(plan.players):
            told = [event for event in events if event.kind == event_kind and event.params["seat"] == seat]
            for place, subject in wanted:
                expected = sum(not event_name or event.params[event_name] == subject.value for event in told)
                assert found.done[number, seat, place] == expected, subject


def test_events_are_counted_for_whom_they_happen(counted):
    game, plan, settings, found = counted
    for number, (_, events, _) in enumerate(told_by_hand(game, plan)):
        if number == 3:
            break  # so many were asked for
        for subject, times in found.happenings.items():
            assert times.shape == (3, plan.players)
            for seat in range(plan.players):
                same = [event for event in events if event.kind == subject.kind and event.params["seat"] == seat]
                assert times[number, seat] == sum(
                    not subject.field or str(event.params[subject.field]) == subject.value for event in same
                )
        for kind, field in settings.opening_events.items():
            firsts = [next((e for e in events if e.kind == kind and e.params["seat"] == seat), None) for seat in (0, 1)]
            assert found.opening_events[kind][number] == [event and str(event.params[field]) for event in firsts]


def test_the_order_is_that_of_first_actions(counted):
    game, plan, _, found = counted
    for number, (decisions, _, _) in enumerate(told_by_hand(game, plan)):
        seats = list(dict.fromkeys(seat for seat, _, _ in decisions))
        assert sorted(found.order[number].tolist()) == [0, 1]
        if game.name != "helvetia":  # there, somebody's first action may leave no choice
            assert found.order[number].tolist() == seats


@pytest.mark.parametrize("name", GAMES)
def test_compiled_games_are_entered_as_those_that_are_told_again(name, tmp_path):
    game, file = vicus.game(name), net_file_of(name, tmp_path)
    subjects = action_subjects(game, lab_settings(name))
    plan = Plan(name, (f"policy/temperature=200/net={file}",), 2, 1, 5, game.check_options({}))
    room, again = NetGames(code_for(game, "interpreted", thinks=True), plan, subjects.table), Retelling(plan, subjects)
    for pairing in plan.pairings():
        room.play(pairing)
        again.tell(pairing, room.actions)
        for part in ("done", "offered", "chosen", "firsts", "decisions", "entrances"):
            assert getattr(room.ledger, part) == getattr(again.ledger, part), part
        assert np.array(room.ledger.done).sum() > 10


def test_without_settings_all_words_are_counted():
    game = vicus.game("helvetia")
    found = action_subjects(game, LabSettings())
    assert Subject("build", "kind", "mill") in found.subjects
    assert not [each for each in found.subjects if each.field == "place"]  # numbers say nothing
    assert event_fields(game, LabSettings())["delivered"] == ["good"]
