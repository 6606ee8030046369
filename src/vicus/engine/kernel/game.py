"""The game as the kernels see it.

When a game is loaded, this module is replaced by that game's `rules` package; what stands here only tells readers and mypy
what the rules must provide.
"""

from vicus.engine.layout import Acts, Header, Ints

State = Header
States = list[Header]

MAX_LEGAL = 0
"""No decision has more options than this."""
LINES = 0
"""How many lines the itemised score has."""
FEATURES = 0
"""How many numbers a position is judged by."""


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """Lay out a new game on a cleared state whose `players` and random words are set."""
    raise NotImplementedError


def advance(s: State) -> None:
    """Carry out what is pending: dice, draws, the start of a turn."""
    raise NotImplementedError


def legal(s: State, acts: Acts) -> int:
    """Write the legal action ids and return how many there are (at least one while the game runs)."""
    raise NotImplementedError


def apply(s: State, action: int) -> None:
    """Carry out a legal action of the seat whose decision it is."""
    raise NotImplementedError


def course(s: State) -> int:
    """Optional: which way through the rules the decision takes that is due, 0 to 95 (without it: by `s.phase`).

    Only the speed of long rules depends on it: on a GPU, whole random games that go the same way are played side by side.
    """
    raise NotImplementedError


def score(s: State, p: int, lines: Ints) -> None:
    """Write the itemised score of a seat, as if the game ended now; final once it has."""
    raise NotImplementedError


def tiebreak(s: State, p: int) -> int:
    """What decides between equal totals; higher is better, equal shares the win."""
    raise NotImplementedError


def features(s: State, p: int, out: Ints) -> None:
    """Write what a bot judges the position of a seat by."""
    raise NotImplementedError


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent."""
    raise NotImplementedError


def is_quiescent(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    raise NotImplementedError


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    raise NotImplementedError


def resample(s: State, seat: int) -> None:
    """Deal anew what a seat cannot see."""
    raise NotImplementedError
