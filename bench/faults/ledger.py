"""What people have sent, and what they were told is done."""

from __future__ import annotations

from collections import Counter, defaultdict

Move = tuple[str, str]
"""What was asked for (act, undo, restart, end_turn), and the text of an action."""
Place = tuple[str, int]
"""A table, and the number of a move in its log."""


class Ledger:
    """Everything that was sent, acknowledged and shown, of all people together."""

    def __init__(self) -> None:
        self.sent: defaultdict[Place, set[Move]] = defaultdict(set)
        self.acknowledged: dict[Place, Move] = {}
        self.shown: Counter[str] = Counter()
        """By table: the highest number that anybody was shown. So many moves there are, whoever made them."""
        self.refused: Counter[str] = Counter()
        """By code."""
        self.silences: list[str] = []
        """Requests that were not answered, so that somebody connected anew."""

    def send(self, table: str, number: int, move: Move) -> None:
        self.sent[table, number] |= {move}

    def acknowledge(self, table: str, number: int, move: Move) -> None:
        self.acknowledged[table, number] = move

    def show(self, table: str, number: int) -> None:
        self.shown[table] = max(self.shown[table], number)
