"""Conformance checks for any game: `vicus.testing.check(game)`.

>>> import vicus
>>> from vicus.testing import conformance
>>> conformance.never_stuck(vicus.game("bohemian_villages"), games=1)  # one of them alone

Each raises AssertionError, with the seed of the game that shows it, for the first promise of the contract that a game breaks.
"""

from vicus.testing.conformance import CHECKS, check

__all__ = ["CHECKS", "check"]
