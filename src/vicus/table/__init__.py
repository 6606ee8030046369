"""A table as a pure thing: its log in, views and events out. Knows no storage, no web and no database."""
