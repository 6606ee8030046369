"""Take or leave: the smallest game that has all that the engines need, so that a test can compile it in a few seconds.

Everybody rolls a die in turn and takes the points or leaves them; who takes pays a point for each time before. Rules, tables
and a state are all there is: no texts, no view, nothing for people. The fixture `toy` installs it.
"""

from types import SimpleNamespace

from .box import BOX

GAME = SimpleNamespace(name="toy", package=__name__, box=BOX)
"""As much of a declaration as the engines ask for."""
