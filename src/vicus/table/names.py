"""Names that can be told over the phone, and links that cannot be guessed."""

from __future__ import annotations

import secrets

FIRST = """
amber blue bright brown calm clear copper dusty early fair fine gentle gold green grey high honey ivory late light long
merry mild mossy old olive pale plum quiet
red round rusty shady silver small stone straw sunny tall warm white wide wild winter young
""".split()  # noqa: SIM905
SECOND = """
abbey alley arch barn bell bench bridge brook cellar chapel corner court dairy door farm ferry field forge fountain garden gate
hall hearth hill inn kiln lane lantern mill mint orchard oven path pond porch road roof slate square stable
steps tower vine well yard
""".split()  # noqa: SIM905


def new_table_name() -> str:
    """Two words, like amber-mill."""
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}"


def new_table_id() -> str:
    """The secret part of a private table's link: 72 random bits."""
    return secrets.token_urlsafe(9)
