"""What the game is and how it can be played."""

from typing import Literal, get_args

from vicus.spec.meta import Line, Meta, Option

LINES = ("start_tile", "deliveries", "goods_tiles", "person_tiles", "victory_buildings", "branches", "surround")
"""The lines of a score, in the order of rules/points.py."""

Direction = Literal["counterclockwise", "clockwise"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
NeutralCoin = Literal["turn", "action"]
"""What the neutral coin of a game for two stands for (H-124e)."""
NEUTRAL_COIN: tuple[NeutralCoin, ...] = get_args(NeutralCoin)

META = Meta(
    title="Helvetia",
    designer="Matthias Cramer",
    publisher="Kosmos",
    year=2011,
    players=(2, 3, 4),
    rules_version=1,
    lines=tuple(Line(key) for key in LINES),
    options={
        "quick_setup": Option(("no", "yes")),
        "first_game": Option(("no", "yes")),
        "direction": Option(DIRECTIONS),
        "neutral_coin": Option(NEUTRAL_COIN, shown_as="neutral_coin_for"),
    },
    rounds="round",
)
