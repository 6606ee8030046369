"""What every game promises, checked on random games."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

import vicus
from vicus.core.action import Action, Event
from vicus.core.game import Game
from vicus.core.match import Match
from vicus.core.standing import previews, seen_score
from vicus.engine.cuda.playouts import COURSES
from vicus.engine.engines import interpreted
from vicus.texts import LANGUAGES, texts

from .walk import matches, walk, where


def check(game: Game, games: int = 5, engines: tuple[str, ...] = ("native",)) -> None:
    """Every check below. `games` per number of players; `engines` are compared with the interpreted one.

    Raises AssertionError for the first promise that the game breaks, with the seed that shows it.

    >>> check(vicus.game("bohemian_villages"), games=1, engines=())
    """
    for each in CHECKS:
        each(game, games)
    for engine in engines:
        engines_agree(game, max(games, 20), engine)


def never_stuck(game: Game, games: int) -> None:
    """While a game runs there is a choice of at least two (or one is asked to hide that there is none), and it ends."""
    for match in matches(game, games):
        for m in walk(match):
            fewest = 1 if game.spec.asks_alone(m.state) else 2
            assert m.over or len(m.legal()) >= fewest, f"fewer than two choices: {where(m)}"
            assert m.over or len({a.id for a in m.legal()}) == len(m.legal()), f"a choice is offered twice: {where(m)}"
        assert match.winners(), f"nobody has won: {where(match)}"
        assert match.seat is None, f"a seat is to move after the end: {where(match)}"
        assert match.legal() == [], f"something is legal after the end: {where(match)}"


def pieces_are_conserved(game: Game, games: int) -> None:
    """Figures, coins, tiles, cards are all somewhere."""
    for match in matches(game, games):
        for m in walk(match):
            for name, (found, wanted) in game.spec.census(m.state, game.box.contents).items():
                assert found == wanted, f"{name}: {found} instead of {wanted}: {where(m)}"


def courses_are_known(game: Game, games: int) -> None:
    """What `course` says, in games that have one, is a number that a GPU has a place for."""
    course = getattr(game.engine.rules, "course", None)
    if course is None:
        return
    options, acts = game.encode_options(game.check_options({})), [0] * game.engine.rules.MAX_LEGAL
    for players in game.meta.players:
        for seed in range(games):
            s: Any = game.engine.state()
            game.engine.play.begin(s, seed, players, options)
            while not s.over:  # forced decisions, too: a match shows those with a choice
                told = 0 if s.pending else course(s)
                assert 0 <= told < COURSES, f"course is {told}, not 0 to {COURSES - 1}: {game.name}, {players} players, {seed=}"
                game.engine.play.go_on(s, seed, acts)


def copies_are_independent(game: Game, games: int) -> None:
    """A copy of a state stays as it is while the game goes on, and the other way round."""
    for match in matches(game, games):
        kept: list[tuple[object, dict[str, object]]] = []
        for m in walk(match):
            copy = m.state.copy()
            assert copy == m.state, f"a copy differs: {where(m)}"
            kept.append((copy, json.loads(json.dumps(dict(copy.values())))))
        for copy, values in kept:
            assert dict(copy.values()) == values, f"an older state has changed: {where(match)}"  # type: ignore[attr-defined]


def refused_actions_change_nothing(game: Game, games: int) -> None:
    """An illegal action is refused with a rule, in words, and the state stays the same."""
    for match in matches(game, max(games // 2, 1)):
        chooser = random.Random(match.seed)
        for m in walk(match):
            before, legal = m.state.copy(), {a.id for a in m.legal()}
            for number in chooser.sample(range(game.actions.size), min(25, game.actions.size)):
                if number not in legal:
                    _is_refused(m, number)
            assert m.state == before, f"a refused action changed the state: {where(m)}"


def _is_refused(m: Match, number: int) -> None:
    try:
        action = m.game.action(number)
    except vicus.UnknownAction:
        return  # not every number in the range of ids need be an action
    try:
        m.play(action)
    except vicus.IllegalAction as refusal:
        assert refusal.rule, f"{action.text} is refused without a rule: {where(m)}"
        assert str(refusal), f"{action.text} is refused without words: {where(m)}"
        assert m.why_not(action.text) == (refusal.rule, {"reason": refusal.reason, **_params(refusal)}), where(m)
    else:
        raise AssertionError(f"{action.text} was not legal and was played: {where(m)}")


def _params(refusal: vicus.IllegalAction) -> dict[str, object]:
    return {k: v for k, v in refusal.params.items() if k != "rule"}


def texts_read_back(game: Game, games: int) -> None:
    """Every legal action has a canonical text that reads back, whatever its capitals, and can be played in three ways."""
    for match in matches(game, games):
        for m in walk(match):
            for action in m.legal():
                assert game.actions.parse(action.text) == action.id, f"{action.text!r} does not read back: {where(m)}"
                assert game.actions.parse(action.text.upper()) == action.id, f"{action.text!r} needs small letters: {where(m)}"
                plain = msgspec.to_builtins(action.value)
                assert game.actions.find(plain) == action.id, f"{plain} is not found by its value: {where(m)}"
                assert game.action(action.id) == action, f"id {action.id} is another action: {where(m)}"
                assert m.why_not(action) is None, f"a legal action is explained away: {where(m)}"


def records_replay(game: Game, games: int) -> None:
    """A saved match loads to the same state, half way and at the end."""
    for match in matches(game, games):
        for m in walk(match):
            if m.over or len(m.actions) == 10:
                again = vicus.load(m.save())
                assert again.state == m.state, f"replay differs in {again.state.differences(m.state)}: {where(m)}"
                assert again.legal() == m.legal(), f"replay offers other choices: {where(m)}"


def undo_restores(game: Game, games: int) -> None:
    """Undo gives back exactly the position before, as long as nothing new was seen; a held turn can be undone."""
    for match in matches(game, games):
        chooser = random.Random(match.seed + 1)
        while not match.over:
            before, legal = match.state.copy(), match.legal()
            match.play(chooser.choice(legal), hold=True)
            if match.can_undo:
                assert match.state.chance == before.chance, f"undo across chance: {where(match)}"
                match.undo()
                assert match.state == before, f"undo leaves {match.state.differences(before)}: {where(match)}"
                assert match.legal() == legal, f"undo leaves other choices: {where(match)}"
                match.play(chooser.choice(legal), hold=True)
            if match.held:
                assert match.why_not(legal[0]), f"something is legal while a turn is held: {where(match)}"
                match.proceed()
                assert not match.can_undo, f"a turn handed on can be undone: {where(match)}"


def undo_tells_nothing(game: Game, games: int) -> None:
    """What is shown seals undo: after a step that can be taken back, a seat sees the same, however the hidden things lie."""
    for match in matches(game, max(games // 4, 1)):
        chooser = random.Random(match.seed + 2)
        while not match.over:
            action = chooser.choice(match.legal())
            if len(match.actions) % 3 == 0:
                seen = [view for view in (_after(match, action, seed) for seed in (1, 2)) if view is not None]
                assert seen[1:] in ([], seen[:1]), f"{action.text} shows something hidden and can be undone: {where(match)}"
            match.play(action)


def _after(match: Match, action: Action, seed: int) -> dict[str, object] | None:
    """What the seat to move would see after a step, if the hidden things lay another way; None if undo stops there."""
    twin, seat = match.copy(), match.seat
    twin.state = match.game.sample(match.view(seat), seed)
    twin.refresh()
    events = twin.play(action, hold=True)
    if not twin.can_undo:
        return None
    told = [(event.kind, event.params) for event in (match.game.events.seen(event, seat) for event in events)]
    return {"view": twin.view(seat), "events": told}


def everything_has_words(game: Game, games: int) -> None:
    """Names, events as each seat may know them, and duties can be told in every language."""
    options = [[name, f"{name}-hint", *(f"{name}-{v}" for v in o.values)] for name, o in game.meta.options.items()]
    keys = ["title", *(f"line-{line}" for line in game.lines), *(f"feature-{f.name.lower()}" for f in game.spec.features)]
    told: dict[object, tuple[str, dict[str, object]]] = {key: (key, {}) for key in keys}
    told |= {f"option-{key}": (f"option-{key}", {}) for option in options for key in option}
    for match in matches(game, max(games // 2, 1)):
        for m in walk(match):
            for seat in (None, *range(m.players)):
                told |= {_form(event): (f"event-{event.kind}", event.params) for event in m.events_for(seat)}
            if why := m.duty():
                told[why.reason] = (f"reason-{why.reason}", why.params)
    for language in LANGUAGES:
        say = texts(language, game.name)
        for key, params in told.values():
            assert say.has(key), f"{game.name} has no words {key} ({language})"
            try:
                say(key, **params)
            except LookupError as problem:
                raise AssertionError(f"{game.name}: {problem} (parameters: {', '.join(params)})") from problem


def _form(event: Event) -> tuple[object, ...]:
    """Events of one form can be told alike: of those that a seat may not fully know, parameters are missing."""
    return event.kind, *event.params


def views_are_fair(game: Game, games: int) -> None:
    """A view is plain data, does not change with what it hides, and is all that a planner needs."""
    for match in matches(game, games):
        for m in walk(match):
            words = {str(w) for w in m.state.chance}
            viewers = (None, *range(m.players))
            turn = len(m.actions) % len(viewers)
            for seat in viewers if m.over else viewers[turn : turn + 1]:  # one after the other, and all at the end
                view = m.view(seat)
                text = json.dumps(view)
                assert json.loads(text) == view, f"the view is not plain data: {where(m)}"
                assert not any(w in text for w in words if len(w) > 5), f"the view shows the random words: {where(m)}"
                if seat is not None:
                    _resampling_agrees(m, seat, view)


def _resampling_agrees(m: Match, seat: int, view: dict[str, object]) -> None:
    twins = [m.game.sample(view, seed) for seed in (1, 2)]
    assert twins[0].chance != twins[1].chance, f"a resampled state keeps its chance: {where(m)}"
    for twin in twins:
        seen = m.game.spec.view(twin, seat, m.game.box.contents)
        assert seen == view, f"a resampled state looks different: {where(m)}"
        if m.seat == seat:
            acts = [0] * m.game.engine.rules.MAX_LEGAL
            n = m.game.engine.rules.legal(twin, acts)
            assert acts[:n] == [a.id for a in m.legal()], f"a resampled state offers other choices: {where(m)}"
    # What bots are told besides is made from a view: see vicus.bots.Info.
    told = [seen_score(m.game, twins[0], p, seat) for p in range(m.players)]
    assert told == m.scores_for(seat), f"a line of a score that is not private depends on what is hidden: {where(m)}"
    if m.seat == seat:
        assert previews(m.game, twins[0], m.legal()) == m.preview(), f"a preview depends on what is hidden: {where(m)}"


def scores_add_up(game: Game, games: int) -> None:
    """The lines of a score make its total, live and final, and looking at it changes nothing."""
    for match in matches(game, games):
        for m in walk(match):
            before = m.state.copy()
            for score in m.scores():
                assert score.total == sum(points or 0 for _, points in score.lines), f"lines do not add up: {where(m)}"
                assert [key for key, _ in score.lines] == list(game.lines), f"lines are missing: {where(m)}"
            assert m.state == before, f"scoring changed the state: {where(m)}"


def engines_agree(game: Game, games: int, engine: str = "native") -> None:
    """Another engine plays the same random games to the same final states, all fields."""
    for players in game.meta.players:
        ours = game.simulate(games, players=players, seed=11, engine="interpreted")
        theirs = game.simulate(games, players=players, seed=11, engine=engine)
        assert ours.checksum == theirs.checksum, f"{engine} plays other games with {players} players"
        assert (ours.scores == theirs.scores).all(), f"{engine} scores differently with {players} players"


def matches_equal_simulations(game: Game, games: int) -> None:
    """A simulated game is an ordinary match with the same seed."""
    from vicus.engine.kernel.chance import derive, pick

    for players in game.meta.players:
        batch = interpreted(game.name, game.box).simulate(5, 0, games, players, _standard(game), keep=games)
        for number in range(games):
            seed = derive(5, number)
            match = game.new(players=players, seed=seed)
            while not match.over:
                match.play(match.legal()[pick(seed, match.state.moves, len(match.legal()))])
            assert match.state == batch.states[number], f"{match.state.differences(batch.states[number])}: {where(match)}"


def _standard(game: Game) -> list[int]:
    return game.encode_options(game.check_options({}))


CHECKS: tuple[Callable[[Game, int], None], ...] = (
    never_stuck,
    pieces_are_conserved,
    courses_are_known,
    copies_are_independent,
    refused_actions_change_nothing,
    texts_read_back,
    records_replay,
    undo_restores,
    undo_tells_nothing,
    everything_has_words,
    views_are_fair,
    scores_add_up,
    matches_equal_simulations,
)
