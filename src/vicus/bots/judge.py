"""Who judges positions of a game for people: hints, analyses and puzzles. Its own section of a game's `judgement.toml` says so.

[judge]
by = "deep"             # or "search"; a game that says nothing is judged by the search
simulations = 1200      # of the net's search, for a decision that is looked back at

[judge.calibration]     # by number of players: what `python -m bench.outlook.calibration GAME --judge deep` has found
net = "a802de"          # for this net; another one is taken as it is
2 = [900, 15, 850]      # temperature of the net's logits (per mille), what is added for who moves (thousandths), and the
                        # temperature of what a search makes of them (per mille)
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from math import exp, log
from typing import Any, Literal, get_args

from vicus.core.game import Game
from vicus.engine.net_place import has_net, net_mark
from vicus.errors import BadOption

from .code import can_plan, can_think
from .judgement import file_of, within
from .levels import net_fits

Kind = Literal["search", "deep"]
SECTION = "judge"
SIMULATIONS = 1200
WHOLE = 1000
TEMPERATURES, BIASES, SIMULATIONS_RANGE = (100, 10_000), (-5000, 5000), (16, 1_000_000)


@dataclass(frozen=True)
class Calibration:
    """What makes the net's shares of a win those of games that were won: fitted on games, by number of players.

    Temperature and bias are applied to each single judgement of the net, before means are taken: so means over what chance may
    do stay means. What a search has found is changed only where somebody is told of it.
    """

    temperature: int = 1000
    """Per mille: logits of seats are divided by it."""
    bias: int = 0
    """Thousandths of a logit that whoever moves has besides, before that."""
    searched: int = 1000
    """Per mille: how far the chance that a search has found is from even, in logits, is divided by it."""

    def told(self, chance: float, players: int) -> float:
        """A chance that a search has found, as it is told.

        >>> sure = Calibration(searched=500)
        >>> round(sure.told(0.25, 4), 3), round(sure.told(0.6, 2), 3), Calibration().told(0.3, 2)
        (0.25, 0.692, 0.3)
        """
        if self.searched == WHOLE or not 0 < chance < 1:
            return chance
        even = -log(players - 1)
        logit = even + (log(chance / (1 - chance)) - even) * WHOLE / self.searched
        return 1 / (1 + exp(-logit))

    def told_doubt(self, chance: float, doubt: float, players: int) -> float:
        """The standard error of a chance, as it is told."""
        if self.searched == WHOLE or not 0 < chance < 1:
            return doubt
        told = self.told(chance, players)
        return doubt * WHOLE / self.searched * told * (1 - told) / (chance * (1 - chance))


NONE = Calibration()
WIDE = {"prior_temperature": 1000, "c_puct": 800}
"""Settings of the net's search where somebody wants to know what else there is: one that plays hardly tries it."""


@dataclass(frozen=True)
class Judge:
    """What a game says of its judge."""

    by: Kind = "search"
    simulations: int = SIMULATIONS
    """Of the net's search for a decision that is looked back at; the plain search has a master's."""
    calibrations: dict[int, Calibration] = field(default_factory=dict)
    net: str = ""
    """Of which net they are (`vicus.engine.net_place.net_mark`); empty: of whichever there is."""

    def calibration(self, players: int) -> Calibration:
        """For games of so many; of the nearest number where there is none of its own."""
        if not self.calibrations:
            return NONE
        return self.calibrations[min(self.calibrations, key=lambda known: (abs(known - players), known))]


@cache
def judge(game: str) -> Judge:
    """What a game says. BadOption for words and numbers that cannot be.

    >>> judge("bohemian_villages").by, judge("bohemian_villages").simulations
    ('deep', 1200)
    """
    file = file_of(game)
    try:
        found = tomllib.loads(file.read_text("utf-8")).get(SECTION, {}) if file.exists() else {}
    except ValueError as problem:
        raise BadOption("judgement-not-toml", file=str(file), problem=str(problem)) from None
    of_any_net = read(found, str(file))
    is_of_another = of_any_net.net and has_net(game) and of_any_net.net != net_mark(game)
    return replace(of_any_net, calibrations={}) if is_of_another else of_any_net


def read(found: Any, file: str) -> Judge:
    """The section of a file.

    >>> read({"by": "deep", "calibration": {"2": [900, 15]}}, "mine.toml").calibration(3)
    Calibration(temperature=900, bias=15, searched=1000)
    """
    known = ("by", "simulations", "calibration")
    if not isinstance(found, dict) or not isinstance(found.get("calibration", {}), dict):
        raise BadOption("judgement-unknown", file=file, section=SECTION, name=str(found), known=", ".join(known))
    if unknown := [name for name in found if name not in known]:
        raise BadOption("judgement-unknown", file=file, section=SECTION, name=unknown[0], known=", ".join(known))
    by: Kind | None = next((kind for kind in get_args(Kind) if kind == found.get("by", "search")), None)
    if by is None:
        kinds = ", ".join(get_args(Kind))
        raise BadOption("judgement-unknown", file=file, section=SECTION, name=str(found["by"]), known=kinds)
    calibrations = {}
    numbers_of = dict(found.get("calibration", {}))
    net = numbers_of.pop("net", "")
    if not isinstance(net, str):
        raise BadOption("judgement-pair", file=file, section=f"{SECTION}.calibration", name="net", value=str(net))
    for players, pair in numbers_of.items():
        whole = isinstance(pair, list) and len(pair) in (2, 3) and all(type(number) is int for number in pair)
        if not whole or not players.isdigit():
            raise BadOption("judgement-pair", file=file, section=f"{SECTION}.calibration", name=players, value=str(pair))
        ranges = (TEMPERATURES, BIASES, TEMPERATURES)
        numbers = [within(players, number, *limits) for number, limits in zip(pair, ranges, strict=False)]
        calibrations[int(players)] = Calibration(*numbers)
    simulations = found.get("simulations", SIMULATIONS)
    if type(simulations) is not int:
        raise BadOption("judgement-number", file=file, section=SECTION, name="simulations", value=str(simulations))
    return Judge(by, within("simulations", simulations, *SIMULATIONS_RANGE), calibrations, net)


def judge_here(game: Game) -> Kind | None:
    """Who can judge here and now, without compiling: the game's own judge, else the search, else nobody.

    The net's search steps back where its code is not there, or the net is not one for this game as it is now.
    """
    if judge(game.name).by == "deep" and can_think(game) and can_plan(game) and net_fits(game):
        return "deep"
    return "search" if can_plan(game) else None
