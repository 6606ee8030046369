"""Find the move: positions of strong games in which one decision is clearly best (docs/puzzles.md)."""
