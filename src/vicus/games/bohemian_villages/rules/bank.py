"""Coins: the bank is one amount (B-05b)."""

from ..state import State


def pay(s: State, p: int, coins: int) -> None:
    """B-60a, B-60d: always in full; what the bank lacks is booked as substitute."""
    s.coins[p] += coins
    s.bank -= coins
    if s.bank < 0:
        s.substitute -= s.bank
        s.bank = 0


def bank_ran_out(s: State) -> bool:
    """B-60b: nothing is left. Asked after a payment is finished for everybody (B-60c)."""
    return s.bank == 0
