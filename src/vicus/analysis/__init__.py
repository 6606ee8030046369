"""Looking back at a game: chances and expected points over time, luck and skill apart."""
