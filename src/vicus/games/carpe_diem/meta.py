"""What the game is and how it can be played."""

from vicus.spec.meta import Line, Meta, Option

SCORE = (Line("points"), Line("villas"), Line("leftovers"), Line("track"), Line("fountain", private=True), Line("frame"))
"""The lines of a score, in the order of rules/ending.py; fountain cards are shown at the end (C-83)."""
LINES = tuple(line.key for line in SCORE)

META = Meta(
    title="Carpe Diem",
    designer="Stefan Feld",
    publisher="alea / Ravensburger",
    year=2018,
    players=(2, 3, 4),
    rules_version=1,
    lines=SCORE,
    options={"movement": Option(("star", "ring"))},
    rounds="round",
)
