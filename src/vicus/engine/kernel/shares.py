"""Shares of a win: the only fractions that rules come to."""


def share(winners: int) -> float:
    """What each of so many gets who have won together."""
    return 1 / winners
