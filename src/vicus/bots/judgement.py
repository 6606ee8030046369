"""What our bots know of a game: the features of a position, weights for them, and settings of the search.

Each game has a `judgement.toml`; `vicus fit --out FILE` writes another one, and `search:500/judgement=FILE` plays by it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from vicus.core.game import declaration
from vicus.errors import BadOption

from .ladder import FURTHER, LEVELS, PLAIN, Rung, parsed, plain_of
from .ladder import written as written_level

SETTINGS = {
    "rollout_depth": (0, 10_000),
    "candidates": (1, 1000),
    "prior_temperature": (1, 1_000_000),
    "c_puct": (0, 1_000_000),
    "win_share": (0, 1000),
    "win_doubt": (0, 1000),
}
"""In the order of `kernel.search`, each with its range: compiled code checks nothing."""
DEEP_SETTINGS = {
    "prior_temperature": (1, 100_000),
    "c_puct": (0, 1_000_000),
    "doubt": (0, 1000),
    "corrections": (0, 10_000),
}
"""Those of the search by the net, in the order of `kernel.deep`."""
SINCE = {"win_doubt": 0}
"""Settings that files of earlier versions do not have, and what was done then."""
FORMER_NAMES = {"look_ahead": "rollout_depth", "prior_scale": "prior_temperature", "explore": "c_puct"}
"""Names of settings in bots' names and files that people have."""
SECTIONS = "search", "deep", "levels", "plain", "judge", "weights", "prospects", "corrections"
JUDGE = re.compile(r"^\[judge[^\]\n]*\]\n(?:(?!\[).*\n?)*", re.MULTILINE)
"""Sections of who judges for people (`vicus.bots.judge`)."""
LARGEST = 1_000_000_000
"""Of a weight: sums of features times weights stay within 63 bits."""


@dataclass(frozen=True)
class Judgement:
    """The features by name, and two weights of each: now, and as far as the game is still to come.

    `weights`, in hundredths of a point, order moves; `prospects`, in thousandths of a logit, tell who will win; `corrections`
    are added to what a net says of that. All that counts now comes first, then all that is to come.
    """

    features: tuple[str, ...]
    burdens: frozenset[str]
    """Features that are better fewer."""
    weights: tuple[int, ...]
    prospects: tuple[int, ...]
    corrections: tuple[int, ...]
    """All 0 where the net of a game needs none."""
    settings: tuple[int, ...]
    levels: dict[str, Rung]
    """What plays behind each of their names: see `ladder`."""
    plain: dict[str, int]
    """The levels as they would be without nets, which stay when levels are set anew: `search:strong`, `search:master`, and
    all that reckons by a master's simulations (analyses, puzzles) or a casual player's mistakes (fitting)."""
    deep: dict[str, int]
    """Settings of the search by the net in which this game differs (`vicus.bots.deep_settings`)."""

    def changed(self, settings: Mapping[str, int]) -> Judgement:
        """With some settings of the search changed; BadOption for names and values that cannot be.

        >>> dict(zip(SETTINGS, judgement("helvetia").changed({"c_puct": 7}).settings))["c_puct"]
        7
        """
        named = {FORMER_NAMES.get(name, name): value for name, value in settings.items()}
        for name, value in settings.items():
            if FORMER_NAMES.get(name, name) not in SETTINGS:
                raise BadOption("unknown-setting", setting=name, known=", ".join((*SETTINGS, "threads")))
            within(name, value, *SETTINGS[FORMER_NAMES.get(name, name)])
        return replace(self, settings=tuple(named.get(name, now) for name, now in zip(SETTINGS, self.settings, strict=True)))


def within(setting: str, value: int, low: int, high: int) -> int:
    """The value, if it is a possible one; else a BadOption that names the range."""
    if not low <= value <= high:
        raise BadOption("setting-range", setting=setting, value=str(value), low=low, high=high)
    return value


def file_of(game: str) -> Path:
    """The judgement that comes with a game."""
    return declaration(game).folder / "judgement.toml"


def judgement(game: str, file: str | Path | None = None) -> Judgement:
    """What bots know of a game: from the game's own file, or from `file` (TOML, as `vicus fit --out` writes it).

    A file of one's own may leave out `[search]`, `[deep]`, `[levels]`, `[plain]` and `[corrections]`: then they are the game's.
    BadOption if it cannot be read, has other names than the game's features, or values that cannot be.

    >>> judgement("bohemian_villages").features[:2]
    ('coins', 'shop_sets')
    """
    return _standard(game) if file is None else _read(game, Path(file), _standard(game))


@cache
def _standard(game: str) -> Judgement:
    return _read(game, file_of(game), None)


def _read(game: str, file: Path, standard: Judgement | None) -> Judgement:
    declared = declaration(game)
    names = tuple(feature.name.lower() for feature in declared.features)
    data = _Sections(file)
    settings = {FORMER_NAMES.get(name, name): value for name, value in data.numbers("search").items()}
    levels, told = data.levels(), data.numbers("plain")
    data.check_names("plain", told, PLAIN, complete=False)
    told = {name: parsed(name, value).number for name, value in told.items()}
    plain = plain_of(levels, told, standard.plain if standard else {})
    if standard is not None:
        settings = {**dict(zip(SETTINGS, standard.settings, strict=True)), **settings}
        levels = {**standard.levels, **levels}
    settings = {**SINCE, **settings}
    # Files of earlier versions know no grandmaster: there it is a master who looks further.
    levels = {"grandmaster": Rung("search", FURTHER * plain["master"]), **levels}
    data.check_names("search", settings, SETTINGS)
    data.check_names("levels", levels, dict.fromkeys(LEVELS))
    for name, value in settings.items():
        within(name, value, *SETTINGS[name])
    return Judgement(
        names,
        frozenset(feature.name.lower() for feature in declared.burdens),
        data.weights("weights", names),
        data.weights("prospects", names),
        data.weights("corrections", names, standard.corrections if standard else (0,) * (2 * len(names))),
        tuple(settings[name] for name in SETTINGS),
        {name: levels[name] for name in LEVELS},
        plain,
        {**(standard.deep if standard else {}), **_of_deep(data)},
    )


def _of_deep(data: _Sections) -> dict[str, int]:
    """What a file says of the search by the net: as much as it likes."""
    found = data.numbers("deep")
    data.check_names("deep", found, DEEP_SETTINGS, complete=False)
    return {name: within(name, value, *DEEP_SETTINGS[name]) for name, value in found.items()}


class _Sections:
    """A judgement file, section by section; what is wrong with it is told in words."""

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        try:
            self._data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        except OSError as problem:
            raise BadOption("judgement-unread", file=self._file, problem=problem.strerror or str(problem)) from None
        except (ValueError, RecursionError) as problem:
            raise BadOption("judgement-not-toml", file=self._file, problem=str(problem)) from None
        self.check_names("", self._data, dict.fromkeys(SECTIONS), complete=False)

    def numbers(self, section: str) -> dict[str, int]:
        """One number for each name; nothing if there is no such section."""
        found = self._section(section)
        for name, value in found.items():
            if type(value) is not int:
                raise BadOption("judgement-number", file=self._file, section=section, name=name, value=str(value))
        return found

    def levels(self) -> dict[str, Rung]:
        """What is told of them; which names there are is looked at later."""
        found = self._section("levels")
        self.check_names("levels", found, dict.fromkeys(LEVELS), complete=False)
        return {name: parsed(name, value) for name, value in found.items()}

    def weights(self, section: str, names: tuple[str, ...], missing: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Two numbers for each feature, as the kernels want them; `missing`: what holds where there is no such section."""
        if missing and section not in self._data:
            return missing
        found = self._section(section)
        self.check_names(section, found, dict.fromkeys(names))
        for name, pair in found.items():
            whole = isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and abs(n) <= LARGEST for n in pair)
            if not whole:
                raise BadOption("judgement-pair", file=self._file, section=section, name=name, value=str(pair))
        return tuple(found[name][i] for i in (0, 1) for name in names)

    def check_names(self, section: str, found: Mapping[str, Any], known: Mapping[str, Any], complete: bool = True) -> None:
        if unknown := [name for name in found if name not in known]:
            about = {"section": section or "–", "name": unknown[0], "known": ", ".join(known)}
            raise BadOption("judgement-unknown", file=self._file, **about)
        if complete and (missing := [name for name in known if name not in found]):
            raise BadOption("judgement-missing", file=self._file, section=section, names=", ".join(missing))

    def _section(self, name: str) -> dict[str, Any]:
        found = self._data.get(name, {})
        if not isinstance(found, dict):
            raise BadOption("judgement-unknown", file=self._file, section="–", name=name, known=f"[{name}]")
        return found


def written(game: str, known: Judgement) -> str:
    """The text of a judgement file, with the comments of the game's own.

    >>> "[weights]" in written("helvetia", judgement("helvetia"))
    True
    """
    text = file_of(game).read_text("utf-8")
    parts = [text[: text.index("\n[")].rstrip()]
    numbers: dict[str, Mapping[str, object]] = {
        "search": dict(zip(SETTINGS, known.settings, strict=True)),
        **({"deep": known.deep} if known.deep else {}),
        "levels": {name: written_level(name, rung) for name, rung in known.levels.items()},
        "plain": known.plain,
    }
    for title, values in numbers.items():
        parts.append("\n".join([f"[{title}]", *(f"{name} = {value}" for name, value in values.items())]))
    parts += [found[0].strip() for found in JUDGE.finditer(text)]  # what nets are worth does not follow from weights
    size = len(known.features)
    pairs = {"weights": known.weights, "prospects": known.prospects}
    if any(known.corrections):
        pairs["corrections"] = known.corrections
    for title, weights in pairs.items():
        lines = [f"{name} = [{weights[i]}, {weights[size + i]}]" for i, name in enumerate(known.features)]
        parts.append("\n".join([f"[{title}]", *lines]))
    return "\n\n".join(parts) + "\n"
