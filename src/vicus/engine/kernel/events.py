"""`emit`: what happened, for log, animation and screen reader."""

from vicus.engine.layout import Header


def emit(s: Header, kind: int, a: int, b: int, c: int) -> None:
    """Record an event while somebody listens. The compiled engines replace this by an empty function."""
    if s.log is not None:
        s.log.append((kind, a, b, c))
