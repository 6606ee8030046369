"""Rules that need no code of their own, and why."""

UNCODED: dict[str, str] = {}
