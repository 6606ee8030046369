"""Rule tests show their positions on the page: what a test goes through is watched, and the best of it kept as scenes.

    pytest tests/games -n 0 --record-scenes

writes `scenes.json` of each game anew. Without it, every rule test that a scene was made from checks that it would be the
same today. Which tests a rule is shown by follows from their marks, the plainest first; `scene_choice.toml` says otherwise
where people would see more in another one.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import vicus
from vicus.core.catalogue import catalogue
from vicus.core.match import Match
from vicus.core.scene import FILE, GO_ON, Scene, fields_of, scenes, step
from vicus.errors import IllegalAction
from vicus.registry import folder, names

HERE = Path(__file__).parent
MOST_MOMENTS = 40
"""A test that goes through more plays whole games: none of its positions was made to show anything."""
MOST_STEPS, MOST_STEPS_OF_EXAMPLES = 3, 8
MOST_SCENES = 3
"""For one rule."""
DULL = frozenset({"turn", "rolled"})
"""Events that every turn brings: nothing is shown by them."""


BESIDE = ("test_preview", "test_view")
"""Tests that are about what is told of a position: others show more of the rule."""


class Moment(NamedTuple):
    """Something was done, or tried in vain."""

    match: Match
    """A copy, as it was before."""
    text: str
    rule: str | None = None
    """What forbids it."""
    events: tuple[str, ...] = ()
    after: Any = None
    """The state that it led to."""


class Watch:
    """Notes what a test does with matches."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def note(self, *moment: Any) -> None:
        if len(self.moments) <= MOST_MOMENTS:
            self.moments.append(Moment(*moment))

    def looks_at(self, match: Match) -> bool:
        return len(self.moments) <= MOST_MOMENTS


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """All that is done with matches until the end of the block."""
    watch = Watch()
    play, refresh, why_not = Match.play, Match.refresh, Match.why_not

    def watched_play(match: Match, action: Any, hold: bool = False) -> Any:
        if not watch.looks_at(match):
            return play(match, action, hold)
        before = match.copy()
        try:
            events = play(match, action, hold)
        except IllegalAction as refused:
            watch.note(before, match.game.action(match.find(action)).text, refused.rule)
            raise
        watch.note(before, match.actions[-1].text, None, tuple(event.kind for event in events), match.state.copy())
        return events

    def watched_refresh(match: Match, hold: bool = False) -> None:
        before = match.copy() if watch.looks_at(match) and match.state.pending else None
        refresh(match, hold)
        if before is not None:
            watch.note(before, GO_ON, None, tuple(event.kind for event in match.events), match.state.copy())

    def watched_why_not(match: Match, intent: Any) -> Any:
        found = why_not(match, intent)
        if found is not None and watch.looks_at(match):
            watch.note(match.copy(), match.game.action(match.find(intent)).text, found[0])
        return found

    monkeypatch.setattr(Match, "play", watched_play)
    monkeypatch.setattr(Match, "refresh", watched_refresh)
    monkeypatch.setattr(Match, "why_not", watched_why_not)
    try:
        yield watch
    finally:
        monkeypatch.undo()


class Candidate(NamedTuple):
    """A scene that could be shown."""

    rank: tuple[int, ...]
    scene: Scene


def scene_at(rule: str, test: str, moments: list[Moment], start: int, length: int) -> Scene:
    """What a scene would be that begins at a moment of a test; without a name yet."""
    first = moments[start]
    match = first.match
    options = {name: value for name, value in match.options.items() if value != match.game.meta.options[name].values[0]}
    steps = tuple(moment.text for moment in moments[start : start + length])
    refused = "" if first.rule is None else first.text
    about = (test, start, match.players, match.seed, fields_of(match))
    return Scene("", rule, *about, () if refused else steps, refused, options, box_of(match.game))


def box_of(game: vicus.Game) -> dict[str, Any]:
    """What of a box is not as in the standard one."""
    if game.box.standard:
        return {}
    standard = vicus.game(game.name).box.data
    return {
        section: {key: value for key, value in data.items() if value != standard[section].get(key)}
        if isinstance(data, dict)
        else data
        for section, data in game.box.data.items()
        if data != standard.get(section)
    }


def candidates(rule: str, marked: tuple[str, ...], test: str, moments: list[Moment]) -> Iterator[Candidate]:
    """What of a test could show a rule."""
    if len(moments) > MOST_MOMENTS:
        return
    place = 0 if marked == (rule,) else 1 if marked[0] == rule else 2
    place += 3 * test.startswith(BESIDE)
    boxed = sum(not moment.match.game.box.standard for moment in moments[:1])
    for start, moment in enumerate(moments):
        if is_about(moment.rule, rule):
            yield Candidate((boxed, place, start), scene_at(rule, test, moments, start, 1))
    most = MOST_STEPS_OF_EXAMPLES if rule.startswith("X-") else MOST_STEPS
    chains = list(_chains(moments))
    for start, stop in chains if rule.startswith("X-") else chains[::-1]:  # a test comes to its point; an example is told
        if stop < len(moments) and is_about(moments[stop].rule, rule):
            continue  # it led to what cannot be done
        while stop > start and not set(moments[stop - 1].events) - DULL:
            stop -= 1
        if stop > start:
            start = max(start, stop - most)
            yield Candidate((boxed, place, len(moments) - stop), scene_at(rule, test, moments, start, stop - start))


def is_about(refusal: str | None, rule: str) -> bool:
    """Does a reason name a rule? That of an example names what it is an example of."""
    return refusal is not None and refusal == (rule.removeprefix("X-").rstrip("abc") if rule.startswith("X-") else rule)


def _chains(moments: list[Moment]) -> Iterator[tuple[int, int]]:
    """Moments that follow from each other, without anything being changed by hand between them."""
    start = 0
    for index in range(1, len(moments) + 1):
        last = moments[index - 1]
        if index == len(moments) or last.after is None or moments[index].match.state != last.after or moments[index].rule:
            if last.rule is None:
                yield start, index
            start = index


def is_shown(scene: Scene, game: str, box: str) -> bool:
    """Can it be seen as the page would show it?"""
    match = scene.match(game)
    if match.game.box.digest != box:
        return False
    for text in scene.steps:
        before = [match.view(p) for p in (None, *range(match.players))], match.scores()
        try:
            step(match, text)
        except IllegalAction:
            return False
    if scene.refused:
        why = match.why_not(scene.refused)
        return why is not None and is_about(why[0], scene.rule)
    return ([match.view(p) for p in (None, *range(match.players))], match.scores()) != before


@cache
def choice() -> dict[str, dict[str, list[str]]]:
    """By game and rule: the tests that show it, where they were chosen by hand; none at all for an empty list."""
    return tomllib.loads((HERE / "scene_choice.toml").read_text("utf-8"))


class Recorder:
    """Collects what all tests could show, and writes the best of it."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, list[Candidate]]] = {game: {} for game in names()}
        self.order: Counter[str] = Counter()

    def note(self, game: str, marked: tuple[str, ...], test: str, moments: list[Moment]) -> None:
        for rule in dict.fromkeys(marked):
            chosen = choice().get(game, {}).get(rule)
            if chosen is not None and test not in chosen:
                continue
            for candidate in candidates(rule, marked, test, moments):
                if is_shown(candidate.scene, game, moments[candidate.scene.moment].match.game.box.digest):
                    self.found[game].setdefault(rule, []).append(candidate)

    def write(self) -> None:
        for game, found in self.found.items():
            if found:
                lines = [
                    msgspec.json.encode(scene).decode() for rule in catalogue(game) for scene in self._best(found, rule.id)
                ]
                (folder(game) / FILE).write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")

    @staticmethod
    def _best(found: dict[str, list[Candidate]], rule: str) -> Iterator[Scene]:
        kept: list[Scene] = []
        tests: set[tuple[str, bool, bool]] = set()
        some = found.get(rule, [])
        if any(not candidate.scene.box for candidate in some):  # another box would only be in the way
            some = [candidate for candidate in some if not candidate.scene.box]
        for kind in (False, True):  # what can be done first, then what cannot
            of_kind = [candidate for candidate in some if bool(candidate.scene.refused) == kind]
            for candidate in sorted(of_kind, key=lambda c: c.rank[:2]):  # else in the order of the tests
                scene = candidate.scene
                function = (scene.test.partition("[")[0], kind, scene.steps[-1:] == (GO_ON,))
                if function not in tests and len(kept) < MOST_SCENES - (not kind):
                    tests.add(function)
                    kept.append(scene)
        for number, scene in enumerate(kept, 1):
            yield msgspec.structs.replace(scene, name=f"{rule}.{number}")


def check_fresh(game: str, test: str, moments: list[Moment]) -> None:
    """Every scene that was made from a test is as the test has it today."""
    for scene in scenes(game).values():
        if scene.test == test:
            length = max(1, len(scene.steps))
            now = scene_at(scene.rule, test, moments, scene.moment, length) if scene.moment < len(moments) else None
            same = now is not None and msgspec.structs.replace(now, name=scene.name) == scene
            assert same, f"{scene.name} is not the position of this test any more: pytest tests/games -n 0 --record-scenes"


@cache
def shown_tests(game: str) -> frozenset[str]:
    return frozenset(scene.test for scene in scenes(game).values())
