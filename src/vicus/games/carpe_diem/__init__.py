"""Carpe Diem by Stefan Feld."""
