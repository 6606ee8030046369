"""Matches between bots: who plays where, ratings with error bars, reports, balance."""
