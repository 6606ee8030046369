"""What bots are called: each level has names of its own, and a bot keeps its name as long as its table lasts."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

NAMES = {
    "beginner": ("Pip", "Mimi", "Fips", "Nuno", "Kiki", "Bibo", "Lolo", "Tiki"),
    "casual": ("Rosa", "Jonte", "Milka", "Tilo", "Hedda", "Pauli", "Wanda", "Enno"),
    "strong": ("Bruno", "Selma", "Korbin", "Thea", "Ruven", "Gerda", "Falk", "Ylva"),
    "master": ("Livia", "Magnus", "Ottilie", "Valentin", "Sibyl", "Kasimir", "Aurelia", "Leander"),
    "grandmaster": ("Eudora", "Cosimo", "Philippa", "Melchior", "Octavia", "Anselm", "Isolde", "Tiberius"),
}
"""By level. The same in every language; short enough for a card, and no two that could be mixed up."""
OTHERS = ("Kobalt", "Zinna", "Argon", "Nikla", "Titan", "Silva", "Ferro", "Kupra")
"""Of bots that have no level: a host's own, and those for experiments."""


def bot_names(table: str, levels: Sequence[str | None], chairs: Sequence[int] | None = None) -> list[str]:
    """What the bots at a table are called, by seat; the empty text where `levels` has none, since no bot sits there.

    A name follows from the table's id, the seat and the level alone, so whoever asks gets the same. `chairs`: numbers of the
    seats that stay with them where seats change places.

    >>> bot_names("x", [None, "casual", "casual", "master"]) == bot_names("x", [None, "casual", "casual", "master"])
    True
    >>> bot_names("x", [None, "casual", None])
    ['', 'Hedda', '']
    """
    numbered = zip(chairs or range(len(levels)), levels, strict=True)
    return ["" if level is None else _name(table, chair, level) for chair, level in numbered]


def _name(table: str, seat: int, level: str) -> str:
    names = NAMES.get(level, OTHERS)
    # From the same beginning for all who share a list, one step a seat: no two of up to eight have the same name.
    start = int.from_bytes(sha256(f"{table} {names[0]}".encode()).digest()[:4])
    name, again = names[(start + seat) % len(names)], seat // len(names)
    return f"{name} {again + 1}" if again else name
