"""Helvetia, by Matthias Cramer. Read RULES.md, then state.py, then rules/."""

from vicus.spec.game import GameSpec

from . import events
from .account import account
from .actions import ACTIONS, Value
from .box import BOX
from .census import census
from .ending import ending
from .explain import duty, explain
from .features import BURDENS, Feature
from .meta import META
from .preview import Preview, preview
from .restore import restore
from .view import View, view

GAME: GameSpec[View, Value] = GameSpec(
    name="helvetia",
    package=__name__,
    meta=META,
    box=BOX,
    actions=ACTIONS,
    events=events,
    View=View,
    view=view,
    restore=restore,
    explain=explain,
    duty=duty,
    census=census,
    features=Feature,
    burdens=BURDENS,
    Preview=Preview,
    preview=preview,
    account=account,
    ending=ending,
)

__all__ = ["GAME"]
