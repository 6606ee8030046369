"""Liar's Dice: what the game declares about itself. Everything else is made from this."""

from vicus.spec.game import GameSpec

from . import events
from .actions import KINDS, Value
from .box import BOX
from .census import census
from .explain import duty, explain
from .features import BURDENS, Feature
from .meta import META
from .view import View, restore, view

GAME: GameSpec[View, Value] = GameSpec(
    name="liars_dice",
    package=__name__,
    meta=META,
    box=BOX,
    actions=KINDS,
    events=events,
    View=View,
    view=view,
    restore=restore,
    explain=explain,
    duty=duty,
    census=census,
    features=Feature,
    burdens=BURDENS,
)

__all__ = ["GAME"]
