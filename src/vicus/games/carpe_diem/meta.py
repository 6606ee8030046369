"""What the game is and how it can be played."""

from vicus.engine.meta import Meta, Option

META = Meta(
    title="Carpe Diem",
    designer="Stefan Feld",
    publisher="alea / Ravensburger",
    year=2018,
    players=(2, 3, 4),
    rules_version=1,
    options={"movement": Option(("star", "ring"))},
)

LINES = ("points", "villas", "leftovers", "track", "fountain", "frame")
"""The lines of a score, in the order of rules/ending.py."""
