"""Finished games for tests of the archive, without playing any."""

from __future__ import annotations

from vicus.server.kept_games import KeptGame, KeptSeat

ADA, BEN, CLEO = ("a" * 64, "b" * 64, "c" * 64)


def seat(who: str, total: int | None, won: bool = False, place: int = 0, **more) -> KeptSeat:
    """Of a guest by id, or of a bot by its level."""
    lines = [("villages", total - 5), ("goods", 5)] if total is not None else []
    about = {"total": total, "won": won, "place": place, "lines": lines} | more
    return KeptSeat(guest=who, **about) if len(who) == 64 else KeptSeat(level=who, name="Bruno", **about)


def played(number: int, *results: tuple[str, int], why="", **more) -> KeptGame:
    """A game with the points of each seat."""
    best = max(total for _, total in results)
    ranks = [1 + sum(other > total for _, other in results) for _, total in results]
    seats = tuple(seat(who, total, total == best, rank) for (who, total), rank in zip(results, ranks, strict=True))
    about = {"status": "over", "options": {}, "plies": 40, "ended": 1000.0 + number, "number": number} | more
    return KeptGame(id=f"game-{number}", game="helvetia", name="quiet-mill", players=len(seats), seats=seats, why=why, **about)
