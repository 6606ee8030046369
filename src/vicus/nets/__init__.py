"""Nets that judge positions by observations: what goes in, what comes out, and how they are kept."""
