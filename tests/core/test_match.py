import json
import pickle

import numpy as np
import pytest

import vicus


@pytest.fixture
def game():
    return vicus.game("bohemian_villages")


@pytest.fixture
def match(game):
    return game.new(players=3, seed=7)


def test_a_new_match_asks_the_first_seat(match):
    assert match.seat == 0
    assert not match.over
    assert match.winners() == []
    assert len(match.legal()) > 1
    assert [e.kind for e in match.events] == ["turn", "rolled"]


def test_the_same_seed_gives_the_same_match(game):
    assert game.new(players=4, seed=5).state == game.new(players=4, seed=5).state
    assert game.new(players=4, seed=5).state != game.new(players=4, seed=6).state


def test_without_a_seed_matches_differ(game):
    assert len({game.new(players=2).seed for _ in range(20)}) == 20


@pytest.mark.parametrize("form", [lambda a: a, lambda a: a.id, lambda a: a.text, lambda a: f"  {a.text.upper()} "])
def test_an_action_can_be_given_as_itself_its_id_or_its_text(match, form):
    action = match.legal()[0]
    match.play(form(action))
    assert match.actions == [action]


def test_actions_are_hashable_and_say_what_they_are(match):
    first, second = match.legal()[:2]
    assert len({first, second, match.legal()[0]}) == 2
    assert str(first) == first.text


def test_an_illegal_action_names_rule_and_reason(match):
    before = match.state.copy()
    with pytest.raises(vicus.IllegalAction) as refusal:
        match.play("pass")
    assert refusal.value.rule == "B-15b"
    assert refusal.value.reason == "must-move"
    assert str(refusal.value) == "The first move is compulsory while one is possible."
    assert "Pflicht" in refusal.value.message("de")
    assert match.state == before
    assert match.actions == []


def test_why_not_gives_rule_and_parameters(match):
    assert match.why_not("pass") == ("B-15b", {"reason": "must-move"})
    assert match.why_not(match.legal()[0]) is None


@pytest.mark.parametrize(
    "rubbish", ["", "  ", "dance", "place", "place inn", "place inn Atlantis", "use 3+9", "use 7", "use x", "#", 99999, -1]
)
def test_rubbish_is_no_action(match, rubbish):
    before = match.state.copy()
    with pytest.raises(vicus.UnknownAction) as problem:
        match.play(rubbish)
    assert str(problem.value)
    assert match.state == before


def test_undo_goes_back_to_the_roll_and_no_further(match):
    start = match.state.copy()
    match.play(next(a for a in match.legal() if a.text.count("+") == 1))
    match.play(match.legal()[0])
    assert match.seat == 0
    assert match.can_undo
    match.undo()
    match.undo()
    assert match.state == start
    assert match.actions == []
    assert not match.can_undo
    with pytest.raises(vicus.CannotUndo, match="last roll"):
        match.undo()


def test_the_next_player_s_roll_seals_a_turn(match):
    while match.seat == 0:
        match.play(match.legal()[-1])
    assert not match.can_undo


def test_a_held_turn_shows_nothing_of_the_next_and_can_be_undone(match):
    while not match.held:
        match.play(match.legal()[0], hold=True)
    assert match.seat == 1
    assert match.legal() == []
    assert "rolled" not in [e.kind for e in match.events]
    words = list(match.state.chance)
    held = match.state.copy()
    match.undo()
    assert match.seat == 0
    match.play(match.actions[-1] if not match.legal() else match.legal()[0], hold=True)
    assert match.state == held
    assert match.state.chance == words
    assert [e.kind for e in match.proceed()][:2] == ["turn", "rolled"]
    assert not match.can_undo
    assert match.proceed() == match.events, "there is nothing more to hand on"


def test_a_held_match_is_saved_as_if_handed_on(match):
    while not match.held:
        match.play(match.legal()[0], hold=True)
    again = vicus.load(match.save())
    match.proceed()
    assert again.state == match.state


def test_events_are_what_the_last_play_caused(match):
    action = match.legal()[0]
    events = match.play(action)
    assert events == match.events
    assert events[0].kind == "chose"
    assert events[0].params["seat"] == 0
    assert match.events_for(None) == events


def test_views_are_for_seats_that_exist(match):
    assert match.view()["viewer"] is None
    assert match.view(2)["viewer"] == 2
    for seat in (3, -1, "0", 1.0, True):
        with pytest.raises(vicus.BadOption, match="no seat"):
            match.view(seat)
        with pytest.raises(vicus.BadOption):
            match.events_for(seat)
    assert json.dumps(match.view(np.int64(1)))


def test_scores_have_lines(match):
    for score in match.scores():
        assert score.total == -5
        assert dict(score.lines)["no_town_hall"] == -5


def test_nothing_can_be_played_after_the_end(game):
    match = game.new(players=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(vicus.IllegalAction) as refusal:
        match.play("pass")
    assert refusal.value.rule == "B-60"
    best = max(score.total for score in match.scores())
    assert match.winners() == [p for p, score in enumerate(match.scores()) if score.total == best]


def test_the_end_is_final(game):
    match = game.new(players=2, seed=1)
    while not match.over:
        match.play(match.legal()[0], hold=True)
        match.proceed()
    assert not match.can_undo


def test_an_action_of_nowhere(match):
    for number in (-1, 10**9, match.game.actions.size):
        with pytest.raises(vicus.UnknownAction):
            match.play(vicus.Action(number, "made up", None))


def test_errors_travel_between_processes(match):
    with pytest.raises(vicus.IllegalAction) as refusal:
        match.play("pass")
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (type(again), str(again), again.rule, again.params) == (
        vicus.IllegalAction,
        str(refusal.value),
        "B-15b",
        refusal.value.params,
    )


@pytest.mark.parametrize(
    "intent",
    [-(10**5000), {"type": 10**5000}, {"type": "use", "dice": [10**5000]}, {"type": "\ud800"}, {10**5000: "use"}, "\ud800"],
    ids=["number", "kind", "field", "half a sign", "name", "text"],
)
def test_whatever_is_no_action_is_told_in_words(match, intent):
    with pytest.raises(vicus.UnknownAction) as caught:
        match.play(intent)
    assert all(caught.value.message(language) for language in ("en", "de", "ru"))


def test_a_seat_can_be_observed_as_numbers(game):
    match = game.new(players=3, seed=1)
    spec = game.observation(players=3)
    for seat in range(3):
        seen = match.observe(seat)
        assert (seen.dtype, seen.shape) == ("int8", (spec.width,))
        assert (spec.low <= seen).all()
        assert (seen <= spec.high).all()
        read = spec.read(seen)
        assert (read["players"], read["seat"], read["mover"]) == (3, seat, (0 - seat) % 3 + 1)


@pytest.mark.parametrize("seat", [3, -1, None, "first"])
def test_nobody_else_can_be_observed(game, seat):
    with pytest.raises(vicus.BadOption):
        game.new(players=3, seed=1).observe(seat)
