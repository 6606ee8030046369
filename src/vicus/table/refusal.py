"""What is refused: requests that cannot be met, and why. Nothing has changed then."""

from __future__ import annotations

from typing import Any

from .answers import Code


class Refused(Exception):
    """A request that cannot be met; the page gets it as an `answers.Refusal`.

    `code` is for the page, `message` a key of the catalogues where there is more to say, `params` its parameters.
    """

    def __init__(self, code: Code, message: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code: Code = code
        self.message = message
        self.params = params
