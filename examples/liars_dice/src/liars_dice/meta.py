"""What the game is and how it can be played."""

from vicus.spec.meta import Line, Meta, Option

META = Meta(
    title="Liar's Dice",
    designer="traditional",
    publisher="public domain",
    year=1800,
    players=(2, 3, 4, 5),
    rules_version=1,
    lines=(Line("outlasted"), Line("dice")),
    options={"ones": Option(("wild", "plain"))},
    rounds="round",
)
