"""What the game is and how it can be played."""

from vicus.spec.meta import Line, Meta

LINES = ("coins", "town_halls", "no_town_hall", "shops", "churches", "tiles")
"""The lines of a score, in the order of rules/scoring.py."""

META = Meta(
    title="Bohemian Villages",
    designer="Reiner Stockhausen",
    publisher="dlp games",
    year=2016,
    players=(2, 3, 4, 5),
    rules_version=1,
    lines=tuple(Line(key) for key in LINES),
)
