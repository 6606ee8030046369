"""Scenes: the moments at which a rule can be seen, with what to try there.

They are the positions of the rule tests, written down while those run (`tests/games/scene_recorder.py`), so nobody keeps them
up to date by hand: a test whose position is another one fails until its scene is recorded again.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from vicus.errors import BadRecord, UnknownGame
from vicus.registry import folder, names

from .game import game as find_game
from .match import Match

FILE = "scenes.json"
GO_ON = ""
"""A step that is nobody's decision: what is due comes (the next turn, a scoring, the end)."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which a rule applies, and what to try in it."""

    name: str
    """The rule and a number: `B-45.1`. The first is the plainest."""
    rule: str
    test: str
    """Whose position it is, from the folder of the game's tests on."""
    moment: int
    """Which of the moments that the test went through."""
    players: int
    seed: int
    fields: dict[str, Any]
    """What of the state is not as in a new game of that seed."""
    steps: tuple[str, ...] = ()
    """What to do, one after the other, as texts of actions."""
    refused: str = ""
    """An action that cannot be done, since the rule forbids it."""
    options: dict[str, str] = {}
    box: dict[str, Any] = {}
    """What is not as in the standard box."""

    def match(self, game: str) -> Match:
        """A match of its own in this position; raises `BadRecord` where the game's state has another form by now."""
        match = find_game(game, box=self.box or None).new(players=self.players, seed=self.seed, **self.options)
        for name, value in self.fields.items():
            if _shape(getattr(match.state, name, None)) != _shape(value):
                raise BadRecord("record-digest")
            setattr(match.state, name, msgspec.json.decode(msgspec.json.encode(value)))  # a list of its own
        match.refresh(hold=self.steps[:1] == (GO_ON,))
        return match


def fields_of(match: Match) -> dict[str, Any]:
    """What a scene keeps of a position."""
    new = match.game.new(players=match.players, seed=match.seed, **match.options).state
    return {name: value for name, value in match.state.values() if value != getattr(new, name)}


def step(match: Match, what: str) -> None:
    """Do something in a scene; raises `IllegalAction` or `UnknownAction`. Turns end by themselves."""
    if what == GO_ON and match.held:
        match.proceed()
    else:
        match.play(what)


def _shape(value: Any) -> Any:
    """Lists of lists as their lengths; None for what no state holds."""
    if isinstance(value, list):
        return [_shape(part) for part in value]
    return 0 if isinstance(value, int) else None


@cache
def scenes(game: str) -> dict[str, Scene]:
    """The scenes of a game by name; none if it has no file of them. Raises UnknownGame.

    >>> scene = scenes("bohemian_villages")["B-45.1"]
    >>> scene.steps[0] in [action.text for action in scene.match("bohemian_villages").legal()]
    True
    """
    if game not in names():
        raise UnknownGame("unknown-game", name=game, games=", ".join(names()))
    file = folder(game) / FILE
    if not file.is_file():
        return {}
    return {scene.name: scene for scene in msgspec.json.decode(file.read_bytes(), type=list[Scene])}


@cache
def scenes_of_rules(game: str) -> dict[str, list[str]]:
    """The names of the scenes for each rule that has some."""
    found: dict[str, list[str]] = {}
    for scene in scenes(game).values():
        found.setdefault(scene.rule, []).append(scene.name)
    return found
