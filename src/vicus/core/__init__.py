"""Match, Action, Record, Score: what bots, server and page use. Knows no particular game."""
