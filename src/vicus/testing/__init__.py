"""Conformance checks for any game: `vicus.testing.check(game)`."""
