"""Players that need no person. A bot gets a view and the legal actions, never a Match."""
