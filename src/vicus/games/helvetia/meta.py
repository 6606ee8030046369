"""What the game is and how it can be played."""

from vicus.engine.meta import Meta, Option

META = Meta(
    title="Helvetia",
    designer="Matthias Cramer",
    publisher="Kosmos",
    year=2011,
    players=(2, 3, 4),
    rules_version=1,
    options={
        "quick_setup": Option(("no", "yes")),
        "first_game": Option(("no", "yes")),
        "direction": Option(("counterclockwise", "clockwise")),
    },
)

LINES = ("start_tile", "deliveries", "goods_tiles", "person_tiles", "victory_buildings", "branches", "surround")
"""The lines of a score, in the order of rules/points.py."""
