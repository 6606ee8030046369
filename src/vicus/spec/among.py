"""What a field of an action, or a parameter of an event, can be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


class Among:
    """One of these values, in this order.

    Stands in the annotation of a field: `space: Annotated[int, Among(range(7))]`. The order gives the ids of actions; `text`
    writes a value where its plain form would not do.

    >>> Among(range(1, 4)).form
    '1 … 3'
    >>> Among(("red", "green")).form
    'red, green'
    """

    def __init__(self, values: Iterable[Any], text: Callable[[Any], str] = str, same: Callable[[str], str] = str) -> None:
        self.values = tuple(values)
        self.texts = tuple(map(text, self.values))
        self._same = same
        """Brings texts that mean the same into one form, such as dice in another order."""
        self._numbers = {self._plain(text): number for number, text in enumerate(self.texts)}
        self._positions = {value: number for number, value in enumerate(self.values)}
        self._longest = max((len(text.split()) for text in self._numbers), default=0)

    def __len__(self) -> int:
        return len(self.values)

    @property
    def form(self) -> str:
        """The values as an error message tells them."""
        if len(self) > 2 and all(isinstance(value, int) for value in self.values):
            return f"{self.texts[0]} … {self.texts[-1]}"
        if len(self) > 30:
            return f"{self.texts[0]}, {self.texts[1]} … {self.texts[-1]}"
        return ", ".join(self.texts)

    def position(self, value: Any) -> int:
        """The number of a value; KeyError if it is not among them."""
        return self._positions[value]

    def read(self, words: list[str]) -> tuple[int, int] | None:
        """The number of the value that these words begin with, and how many of them it takes."""
        for taken in range(min(self._longest, len(words)), 0, -1):
            number = self._numbers.get(self._plain(" ".join(words[:taken])))
            if number is not None:
                return number, taken
        return None

    def _plain(self, text: str) -> str:
        """As it is compared: capitals and underscores do not matter."""
        return self._same(" ".join(text.casefold().replace("_", " ").split()))
