"""Bohemian Villages, by Reiner Stockhausen. Read RULES.md, then state.py, then rules/."""
