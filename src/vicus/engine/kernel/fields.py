"""What is derived from a state's layout. The bodies are written for the game at hand by `vicus.engine.fieldcode`."""

from vicus.engine.layout import Header


def clear(s: Header) -> None:
    """Set every field to 0."""
    raise NotImplementedError


def digest(s: Header) -> int:
    """62 bits that depend on every number in every field."""
    raise NotImplementedError
