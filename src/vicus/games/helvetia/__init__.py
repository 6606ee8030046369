"""Helvetia, by Matthias Cramer. Read RULES.md, then state.py, then rules/."""
